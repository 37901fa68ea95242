"""The shelf on which a hand of trade cards lies, in sets."""
