"""Where the server listens, with TLS or without."""
