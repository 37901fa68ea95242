"""The viewer's hand below the board."""
