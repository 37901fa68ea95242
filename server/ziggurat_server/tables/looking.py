"""What one can ask at a table about its finished match, to look at it and to play it on with the others."""

from __future__ import annotations

from typing import TypeAlias

from ziggurat.wire.messages import LookAlone, LookTogether, PassBaton, PlayOn, Point, WantBaton
from ziggurat_server.guests.people import Person
from ziggurat_server.tables.table import Table

TogetherRequest: TypeAlias = LookTogether | Point | PassBaton | WantBaton | LookAlone | PlayOn


def carry_out(table: Table, person: Person, ask: TogetherRequest) -> None:
    """Do it. Raises Refusal, and then nothing has changed."""
    match ask:
        case LookTogether():
            table.together.look(person, ask)
        case Point():
            table.together.point(person, ask)
        case PassBaton():
            table.together.pass_baton(person, ask)
        case WantBaton():
            table.together.want(person, ask)
        case LookAlone():
            table.together.leave(person)
        case PlayOn():
            table.playing_on.want(person, ask)
