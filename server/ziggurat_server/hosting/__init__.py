"""One run of the server: its configuration checked, put together, watched over, counted, logged, drained and ended."""
