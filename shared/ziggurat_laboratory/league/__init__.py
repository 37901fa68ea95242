"""The league: levels of play meet in many games, and their strength is measured."""
