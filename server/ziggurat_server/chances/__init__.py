"""Chances of winning, for those who watch: a process of its own finds them, so that nobody else waits for it."""
