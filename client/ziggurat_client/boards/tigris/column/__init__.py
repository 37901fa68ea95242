"""The column beside the board: whose turn it is, what can be done, and the buttons."""
