"""The evaluation of Babel, for its bots."""
