"""Ur: two to four players, forty tiles, five ziggurats. The rules page is ziggurat_assets/rules/ur.en.md."""
