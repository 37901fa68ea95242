"""The bounds of simple values: those that messages, records of matches and what is kept on a disk are all held to."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from ziggurat.whole import whole

MOST_SEATS: Final = 16
"""The most seats of any table of any game."""
COLOURS: Final = 7
"""How many colours seats can have, each with a mark of its own, so that a number says both."""
LATEST: Final = 32_503_680_000
"""The last second since 1970 that may be spoken of, UTC: every system has a name for it."""

# ------------------------------------------------------------------ numbers

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""How many, or the how manyth; JSON readers everywhere hold such a number exactly."""
RequestId: TypeAlias = Count
Revision: TypeAlias = Count
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS - 1)]
SeatColour: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_SEATS - 1)]
"""The colour and mark of a seat; only at tables of more seats than that it may be none of the COLOURS."""
ChosenColour: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=COLOURS - 1)]
RulesVersion: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=2**53 - 1)]
"""Which version of a game's rules."""
Second: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=LATEST)]
"""A moment, in seconds since 1970, UTC."""
Instant: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=LATEST)]
"""A moment more exactly."""
Chance: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1)]
"""How likely something is: 1 for certain."""

# ------------------------------------------------------------------ texts, with the most characters that are taken

TableCode: TypeAlias = Annotated[str, msgspec.Meta(max_length=32)]
PersonId: TypeAlias = Annotated[str, msgspec.Meta(max_length=32)]
"""A person's public id."""
GameId: TypeAlias = Annotated[str, msgspec.Meta(max_length=32)]
LevelName: TypeAlias = Annotated[str, msgspec.Meta(max_length=32)]
"""The name of a bots' level."""
GivenName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""A name as it arrives; the server's own rules for names are stricter."""
ShownName: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
"""The name of a person, a table or a server, as the server tells it."""
ChatText: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
NoticeText: TypeAlias = Annotated[str, msgspec.Meta(max_length=500)]
Secret: TypeAlias = Annotated[str, msgspec.Meta(max_length=128)]
ServerId: TypeAlias = Annotated[str, msgspec.Meta(pattern=whole("[0-9a-f]{32}"))]
"""A server's own number, which it keeps; by it one knows the server again, whatever its name and addresses are."""
Version: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
"""The version of a server's program."""
GivenReason: TypeAlias = Annotated[str, msgspec.Meta(max_length=120)]
"""Why somebody decided something about somebody else, in their own words."""
Link: TypeAlias = Annotated[str, msgspec.Meta(max_length=300)]
Code: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
"""The stable name of a reason."""
Sentence: TypeAlias = Annotated[str, msgspec.Meta(max_length=1000)]
"""A reason in English, for logs."""
PhaseName: TypeAlias = Annotated[str, msgspec.Meta(max_length=32)]
"""What goes on in a match, in its game's own word."""
MOST_SKETCH: Final = 128
Sketch: TypeAlias = Annotated[str, msgspec.Meta(max_length=MOST_SKETCH)]
"""What a small picture of a running match shows, in the letters of its game."""
Rule: TypeAlias = Annotated[str, msgspec.Meta(max_length=32)]
"""The number of a paragraph of a game's rules page."""

# ------------------------------------------------------------------ several

Seats: TypeAlias = Annotated[tuple[SeatNumber, ...], msgspec.Meta(max_length=MOST_SEATS)]
Colours: TypeAlias = Annotated[tuple[SeatColour, ...], msgspec.Meta(max_length=MOST_SEATS)]
"""The colours of a table's seats in their order; if it is empty, each has that of its own number."""
SeatChances: TypeAlias = Annotated[tuple[Chance, ...], msgspec.Meta(max_length=MOST_SEATS)]
"""By seat the chance of winning; they sum to 1."""
Blank: TypeAlias = (
    Annotated[str, msgspec.Meta(max_length=200)] | Annotated[int, msgspec.Meta(ge=-(2**53) + 1, le=2**53 - 1)]
)
Params: TypeAlias = Annotated[dict[Code, Blank], msgspec.Meta(max_length=32)]
"""The blanks of a refusal's text, so that a client can say it in its own language."""
Crowd: TypeAlias = Annotated[tuple[PersonId, ...], msgspec.Meta(max_length=10_000)]
"""Many people."""

MOST_TABLES_NAMED: Final = 100
Tables: TypeAlias = Annotated[tuple[TableCode, ...], msgspec.Meta(max_length=MOST_TABLES_NAMED)]
