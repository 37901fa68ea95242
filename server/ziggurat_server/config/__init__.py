"""What a host can choose: the keys, where their values come from, and whether they can be used."""
