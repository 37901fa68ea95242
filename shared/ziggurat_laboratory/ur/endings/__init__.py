"""Positions of Ur near the end: in which a King once let the other end the game and win, and in which one can do so."""
