"""The screen on which advances are bought, and cards laid down after it."""
