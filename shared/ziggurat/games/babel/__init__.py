"""Babel: two players, five peoples, five sites. The rules page is ziggurat_assets/rules/babel.en.md."""
