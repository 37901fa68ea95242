"""What the program sounds like."""
