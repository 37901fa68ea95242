"""What a person is asked and shown before a first game."""
