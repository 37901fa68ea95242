"""The map: where everything lies, and what it looks like."""
