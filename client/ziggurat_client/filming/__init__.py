"""Pictures and small films of what the window shows, for people to send to others."""
