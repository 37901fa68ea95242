"""The client's drawings as symbols of SVG, for the pages that a server gives to browsers.

`python -m ziggurat_client.web_art [FOLDER]` draws everything with the client's own code, keeps what was filled instead
of the pixels, and writes a sheet of symbols for each game, one for what all share, one for profiles, and the palettes.
No outline is drawn a second time: where the client's drawing changes, the command is run again (a test holds the files
equal).

A page takes the sheets that it needs into its own document: only there do `<use href="#NAME">`, gradients and custom
properties find each other in every browser. No two sheets share a name. What several symbols of a sheet have in common
stands in it once, as `SHEET-group-N` and `SHEET-outline-N`, which are for these symbols alone. Every symbol is a box
seen whole, without light and shadow. What a palette decides is a custom property of CSS (`palettes.css`;
`data-palette` on an element chooses one): `--kind-K-light|mid|deep|spark`, `--seat-N`, `--seat-N-ink` (the mark on it),
`--word-plain`, `-secondary`, `-faint`, `-heading`, `-off`, `-on-gold`, `--edge-top|middle|bottom`, and tones that only
symbols use. N is the colour of a seat, 0 to 6.

The letters of the client are there too, `noto-sans-WEIGHT.woff2`, with what their licence asks for.

- common: `icon-NAME`, `mark-KIND` in `currentColor`; `cube-N`, `cube-ghost-N`, `cube-struck-N`; `digit-0` to `digit-9`,
  `digit-plus`, `-minus`, `-times`, `-colon`, `-unknown`, `-equals`: 6 × 8 cells without a fill of their own (give their
  `<use>` a colour or `url(#numeral-shell)`, `url(#numeral-gold)`, `url(#numeral-stone)`); `ziggurat` with a golden
  shrine, `ziggurat-N`, `ziggurat-figure`; `rosette`, `tooth` (of a band), `logotype`
- ur: for a kind K of A T C P W `glyph-K`, `glyph-K-bold` (for small sizes), `plaque-K`, `coin-K`, and `field-K`, which
  lies on `tile` (edge and band; the band in `currentColor`), as `field-night` does; `tile-light` around a tile in
  `currentColor`; `arrow` (to the right); `ur-frame-5`, `ur-frame-6`
- babel: for a people P of A H M P S `people-P`, `people-plaque-P`, `people-card-P`; `people-back`, `temple-back`; for a
  level L `temple-card-L`, `storey-L`; `flame`, `base-N`, `pawn-N`, `babel-frame`
- tigris: for a colour C of black red blue green yellow `tigris-tile-C`, `tigris-coin-C`; for a dynasty D of archer
  bull lion pot `leader-C-D` (its ring in `currentColor`), `leader-away-C-D`; for a monument M such as black-red
  `monument-M` (on its four tiles) and `tower-M`; `treasure`, `catastrophe`, `union`, `tile-back`; the `spears` of a
  strength; `tigris-ground` and `tigris-frame` (16 × 11 spaces of 70 in a frame of 32)
- civilization: `good-G`, `calamity-C`, `advance-A`, `group-G` (a field of its colour), `phase-SIGN` in `currentColor`;
  `city-N`, `ship-N`, `trade-back-red`, `trade-back-black`, `volcano`, `site-white`, `site-black`, `civ-conflict`,
  `civ-coin`. The modules `civilization-map.js` and `civilization-tables.js` have the outlines of all areas and what is
  on cards (see `civilization.map` and `civilization.tables`)
- seals: for each seal S of a game G `seal-G-S` (earned) and `mould-G-S` (to come), and `scribe`. The module
  `seal-needs.js` has how often each has to be earned
"""
