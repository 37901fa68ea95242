"""The ways to a server: by address, on the local network, and being let in."""
