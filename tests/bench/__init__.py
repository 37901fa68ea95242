"""Measurements, as ratios against a reference in the same run. Not tests: `make bench` runs them."""
