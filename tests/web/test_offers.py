"""Whatever is legal in Ur and Babel can be chosen in a page, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from typing import Any, Final

import msgspec
import pytest

from games.golden_matches import golden_records
from web.scripts import needs_node, run
from ziggurat.games import GAMES
from ziggurat.match.match import Match
from ziggurat.match.replaying import replaying
from ziggurat_client.wording.words import sentences

pytestmark = needs_node

OFFERED = """
    const { Words } = await page("words/words.js");
    const { default: game } = await page(`games/${given.game}/game.js`);
    const words = new Words("en", async () => given.sentences);
    await words.learn("all");
    const upTo = (most) => Array.from({ length: most }, (_, count) => count + 1);
    const made = ({ kind, places, cards, most, make }) =>
        kind === "cards" ? [make(cards.slice(0, most).map(({ id }) => id))]
        : places.length === 1 ? upTo(most).map((count) => make(new Map([[places[0].place, count]])))
        : [make(new Map(places.map(({ place, now }) => [place, now])))];
    return given.decisions.map(({ legal, view, seats }) => {
        const context = { words, viewer: legal.seat, seats: seats.map((name, colour) => ({ name, colour })) };
        const offers = game.offers(legal, view, context);
        return offers.flatMap((offer) => (offer.compose ? made(offer.compose) : [offer.action]));
    });
"""
"""Every action that the offers of a decision come to; of amounts only some."""

OF_AMOUNTS: Final = {"agriculture", "politics", "allot", "discard"}
NAMES: Final = ("Enki", "Inanna", "Ashur", "Ninlil")
EVERY: Final = 3
"""Of so many decisions one is looked at."""


def decisions(game: str) -> list[dict[str, Any]]:
    """Decisions of golden matches: what is legal, and what the one sees whose decision it is."""
    steps = (match for record in golden_records(GAMES[game]) for match, _ in replaying(record))
    return [decision(match) for match in islice((match for match in steps if match.due.seats), 0, None, EVERY)]


def decision(match: Match) -> dict[str, Any]:
    seat = match.due.seats[0]
    view = match.view(seat)
    legal = {
        "seat": seat,
        "actions": list(match.game.candidates(view)),
        "spaces": list(match.game.spaces(view)),
    }
    return {"legal": msgspec.to_builtins(legal), "view": msgspec.to_builtins(view), "seats": NAMES}


def without_position(action: dict[str, Any], view: Any, seat: int) -> str:
    """An action of Babel by which cards are left after it: whichever of equal cards in a row pays."""
    if "position" not in action:
        return json.dumps(action, sort_keys=True)
    side = view["public"]["board"]["sides"][seat]
    column = side["columns"]["AHMPS".index(side["pawn"])]
    place = action["position"]
    left = column[:place] + column[place + 1 :]
    return json.dumps({**action, "position": left}, sort_keys=True)


def as_it_is(action: dict[str, Any], view: Any, seat: int) -> str:
    return json.dumps(action, sort_keys=True)


ALIKE: Final[dict[str, Callable[[dict[str, Any], Any, int], str]]] = {"ur": as_it_is, "babel": without_position}
"""By game, what makes two actions the same choice."""


@pytest.mark.parametrize("game", ALIKE)
def test_every_legal_action_is_offered_and_no_other(game: str) -> None:
    asked = decisions(game)
    offered = run(OFFERED, {"game": game, "sentences": sentences("en"), "decisions": asked})
    for each, actions in zip(asked, offered, strict=True):
        view, seat = each["view"], each["legal"]["seat"]
        alike = {ALIKE[game](action, view, seat) for action in each["legal"]["actions"] if plain(action)}
        assert {ALIKE[game](action, view, seat) for action in actions if plain(action)} == alike


@pytest.mark.parametrize("game", ALIKE)
def test_amounts_are_offered_where_the_rules_leave_them_free(game: str) -> None:
    asked = decisions(game)
    offered = run(OFFERED, {"game": game, "sentences": sentences("en"), "decisions": asked})
    free = [{action["type"] for action in each["legal"]["actions"]} & OF_AMOUNTS for each in asked]
    assert any(free)
    assert [{action["type"] for action in actions} & OF_AMOUNTS for actions in offered] == free


def plain(action: dict[str, Any]) -> bool:
    """Whether nothing in it is left free."""
    return action["type"] not in OF_AMOUNTS
