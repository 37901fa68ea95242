"""The goal strip over a board: what its player has, and what comes next."""
