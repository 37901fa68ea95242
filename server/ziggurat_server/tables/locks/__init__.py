"""The locks of private tables, and who makes and tries them."""
