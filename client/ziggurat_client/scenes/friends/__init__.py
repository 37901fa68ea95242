"""Friends: who they are, where they are, and whom one would rather not hear."""
