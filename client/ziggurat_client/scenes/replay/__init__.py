"""Matches told again: the lists to choose from, the theatre, and the review beside it."""
