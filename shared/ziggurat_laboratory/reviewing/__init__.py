"""Whether reviews are right: the swings they name, asked again of a search ten times as deep."""
