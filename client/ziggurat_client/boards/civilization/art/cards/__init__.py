"""Trade cards: goods and calamities as one holds them, their backs, and sets of them."""
