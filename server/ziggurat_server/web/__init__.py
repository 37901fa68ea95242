"""The door for browsers: the page, and the protocol by WebSocket."""
