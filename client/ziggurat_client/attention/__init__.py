"""How a person who looks elsewhere learns that it is their turn."""
