"""What somebody has played on this server."""
