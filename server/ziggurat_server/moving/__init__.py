"""What a server keeps in its file, carried over into a database that servers share."""
