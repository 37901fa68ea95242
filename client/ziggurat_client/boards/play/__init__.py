"""What the boards of all games share for their players: choosing, the column, and the running turn."""
