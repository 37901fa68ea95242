"""Ur: two to four players, forty tiles, five ziggurats. The rules page is docs/rules/ur.md."""
