"""One run of the server: put together, watched over, counted, logged, drained and ended."""
