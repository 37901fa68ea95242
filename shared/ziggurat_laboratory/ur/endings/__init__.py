"""Positions of Ur in which a King once let the other end the game for want of a swap and win."""
