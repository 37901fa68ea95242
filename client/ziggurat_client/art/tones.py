"""The colours of panels, buttons and text. Players' and kinds' colours belong to the palette, which may be changed."""

from __future__ import annotations

from ziggurat_client.art import palette

TEXT, TEXT_SOFT, TEXT_FAINT, TEXT_HEAD, TEXT_OFF, TEXT_ON_GOLD = palette.STANDARD.words
TEXT_NAME = "#ffd98a"
TEXT_READY = "#e6fffb"

BITUMEN = palette.BITUMEN
WELL = "#060b24"
NIGHT = "#0b1434"
LAPIS_LINE = "#7f96dd"
PALE_LAPIS = "#aebcf0"

GOLD = "#f0c45c"
GOLD_EDGE = ("#f2cf7c", "#b98430", "#6d4717")
BRIGHT_EDGE = ("#fff0b8", "#e2a638")
FIELD_EDGE = ("#d9b565", "#7d5a22")
GOLD_FACE = ("#ffe59a", "#ecb949", "#a86c1f")

RED_INLAY = "#a8402f"
SHELL_INLAY = "#d9cba6"
LAPIS_INLAY = "#2f55b5"

READY_EDGE = "#2fb5a8"
READY_DEEP = "#0a3b3a"
READY_PALE = "#a8f0e6"
GOOD = "#7fe0a0"
