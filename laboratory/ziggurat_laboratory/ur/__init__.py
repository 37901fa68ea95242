"""What the laboratory knows of Ur: what is counted in its games, and how its weights are learned."""
