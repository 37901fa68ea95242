"""How the weights by which boards of Ur are judged are learned from games played against oneself."""
