"""What every screen is made of: the contract, pages of pieces, dialogs, questions, waiting, writing with a gamepad."""
