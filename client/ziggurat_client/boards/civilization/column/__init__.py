"""The column beside the map: what is asked, what is in the hand, and what would follow."""
