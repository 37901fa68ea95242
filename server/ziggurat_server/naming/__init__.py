"""What people and things may be called, and what looks alike."""
