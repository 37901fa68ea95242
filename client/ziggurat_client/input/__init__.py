"""What a person presses, and what they mean by it."""
