"""How bots use cards and coins outside the market: purchases, discards, gold and taxes."""
