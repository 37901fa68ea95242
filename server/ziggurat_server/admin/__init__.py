"""Looking after a server that runs: its health, its figures, and what its host can tell it to do."""
