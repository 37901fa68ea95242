"""How bots trade: pure functions from what a seat sees of the market to what it does there."""
