"""What outlives the server: the journal, its file, and the matches that are over."""
