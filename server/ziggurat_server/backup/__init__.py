"""Everything that a server keeps, in one file; and back again."""
