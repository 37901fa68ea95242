"""The league: levels of play meet in many games, and what comes of it is measured."""
