"""What has happened since somebody was here, for whoever comes back to a long game."""
