"""What the laboratory knows of Babel: what is counted in its games."""
