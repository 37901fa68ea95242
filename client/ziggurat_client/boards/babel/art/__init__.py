"""What Babel is drawn of: peoples, their cards, temples, pawns and the board they lie on."""
