"""The laboratory: the levels of play measured, the games weighed, and weights learned. Players do not install it."""
