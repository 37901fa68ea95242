"""The pieces and the ground of Tigris & Euphrates, drawn."""
