"""The board itself: where everything lies on it, what is on show, and how it looks."""
