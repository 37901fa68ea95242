"""What lies over the board while a player chooses."""
