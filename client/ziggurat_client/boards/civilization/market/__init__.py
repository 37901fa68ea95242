"""The market: the hand in sets, lots and tickets, answers, deals, and what is said (9)."""
