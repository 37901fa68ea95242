"""How a player comes to an action: modes, what leads from one to the next, and what each action would lead to."""
