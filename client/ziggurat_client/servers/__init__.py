"""Servers that the client starts, and the links that lead to them."""
