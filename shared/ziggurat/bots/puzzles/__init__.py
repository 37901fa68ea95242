"""Turns that make a puzzle, found in matches: few ways to play them win, and a deeper search finds one."""
