"""What the client remembers between two starts."""
