"""Turns that make a puzzle, found in matches: few ways to play them do what is asked, and a deeper search finds one."""
