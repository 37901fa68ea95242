"""What the boards of all games share for whoever plays on them."""
