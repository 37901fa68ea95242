"""What people report to hosts and to whoever runs the server."""
