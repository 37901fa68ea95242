"""The guide of a first game: what is worth saying, when, and how it is shown."""
