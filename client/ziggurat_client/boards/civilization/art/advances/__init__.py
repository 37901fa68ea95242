"""The sixteen advances as signs (11.3)."""
