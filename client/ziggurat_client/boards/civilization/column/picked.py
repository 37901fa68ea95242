"""What is picked of units as the tray below the map shows it."""

from __future__ import annotations

from ziggurat.games.civilization.areas import AREAS
from ziggurat_client.boards.civilization.board.affliction_signs import colour_of
from ziggurat_client.boards.civilization.calamities.modes import Losing
from ziggurat_client.boards.civilization.calamities.questions import LOSSES, owner_of, reach, required
from ziggurat_client.boards.civilization.calamities.tray import City, Tray
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.column.choice import Choice


def tray_of(choice: Choice, known: Known, mode: Losing) -> Tray:
    """The tray for what must be named, and for what is."""
    board, question, say = known.board, mode.question, choice.say
    found = reach(board, question, known.seat)
    due = required(board, question, known.seat, mode.grain)
    cities = tuple(
        City(choice.teller.city(AREAS[area].id), say("civilization.strike.counts_as", count=found.worth), found.worth)
        for area in mode.cities
    )
    tokens, loses = sum(mode.tokens.values()), question.asked in LOSSES
    left = max(0, due - tokens - found.worth * len(cities))
    return Tray(
        owner_of(question, known.seat),
        colour_of(question.calamity),
        due,
        cities,
        tokens,
        loses,
        say("civilization.strike.must_lose" if loses else "civilization.strike.must_pick"),
        say("civilization.strike.of_due", count=due),
        say("civilization.strike.left", count=left) if left else say("civilization.strike.complete"),
    )
