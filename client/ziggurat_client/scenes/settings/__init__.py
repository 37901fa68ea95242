"""What a person chooses for themselves."""
