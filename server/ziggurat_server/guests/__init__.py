"""Those who come: their connections, who they are, and what bounds them."""
