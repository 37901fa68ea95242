"""How a player comes to an action: modes, commands, and what an action would bring."""
