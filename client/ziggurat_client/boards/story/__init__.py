"""How a board tells what happened: what is on show, how events move, and the story that leads from one to the next."""
