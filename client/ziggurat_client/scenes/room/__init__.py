"""A table's room before its match."""
