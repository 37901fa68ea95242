"""What speaks for an action."""
