"""What is said to the person, in their language."""
