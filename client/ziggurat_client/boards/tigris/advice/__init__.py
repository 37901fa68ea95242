"""What is advised, and what speaks for it by the rules."""
