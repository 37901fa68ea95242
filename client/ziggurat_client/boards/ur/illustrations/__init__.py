"""Pictures of the game away from its board: emblem, figures of the rules, sample, breakdown of a result."""
