"""Measurements, as ratios against a reference in the same run. Not tests: `make bench` runs them."""

import sys
from pathlib import Path

# What the tests share imports its own as pytest finds it.
sys.path.insert(0, str(Path(__file__).parent.parent))
