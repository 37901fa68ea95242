"""What is told of people: what they have played on this server."""
