"""One match: how it runs, what it is made of, and how it is saved and played again."""
