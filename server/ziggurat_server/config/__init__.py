"""What a host can choose: the keys, and where their values come from: files, environment and command line."""
