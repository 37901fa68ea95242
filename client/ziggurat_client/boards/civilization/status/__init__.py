"""The turn and its phases in the top bar."""
