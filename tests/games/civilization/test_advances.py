"""The civilization cards: prices, groups, copies, and the credits that they give each other (10.1)."""

from __future__ import annotations

import pytest

from games.civilization.notation import known
from ziggurat.games.civilization.advances import ADVANCES, cost_of, credit_for, groups_of, points_of

PRINTED = {
    "mysticism": ("arts sciences", 30, 3),
    "pottery": ("crafts", 45, 4),
    "weaving": ("crafts", 45, 4),
    "music": ("arts", 60, 4),
    "theatre": ("arts", 60, 4),
    "architecture": ("arts civics", 80, 6),
    "metallurgy": ("crafts", 80, 4),
    "agriculture": ("crafts", 110, 4),
    "astronomy": ("sciences", 110, 4),
    "coinage": ("sciences", 110, 4),
    "literacy": ("arts civics", 110, 6),
    "engineering": ("crafts sciences", 140, 4),
    "medicine": ("sciences", 140, 4),
    "law": ("civics", 170, 7),
    "democracy": ("civics", 200, 5),
    "philosophy": ("civics", 240, 5),
}
BY_GROUP = {"arts": (5, "law"), "crafts": (10, "democracy"), "sciences": (20, "philosophy")}
"""What a card of the group gives toward others of it, and toward one card of Civics."""
SPECIAL = {
    "music": {"philosophy": 30},
    "theatre": {"literacy": 20},
    "architecture": dict.fromkeys(("literacy", "law", "democracy", "philosophy"), 15),
    "literacy": dict.fromkeys(("law", "democracy", "philosophy"), 25),
}


def groups(card: str) -> set[str]:
    return set(PRINTED[card][0].split())


def credit(owned: str, bought: str) -> int:
    """The one credit that the owned card gives: the highest that applies."""
    if owned == bought:
        return 0
    found = [SPECIAL.get(owned, {}).get(bought, 0)]
    for group, (number, civic) in BY_GROUP.items():
        if group in groups(owned) and (group in groups(bought) or bought == civic):
            found.append(number)
    return max(found)


def test_there_are_72_cards_of_sixteen_kinds_with_the_printed_groups_and_prices() -> None:
    kept = {each.id: (" ".join(sorted(each.groups)), each.price, each.copies) for each in ADVANCES.values()}
    assert kept == PRINTED
    assert sum(copies for _, _, copies in PRINTED.values()) == 72


def test_democracy_and_philosophy_need_law_and_nothing_else_needs_anything() -> None:
    needing = {each.id: each.requires for each in ADVANCES.values() if each.requires}
    assert needing == {"democracy": "law", "philosophy": "law"}


@pytest.mark.parametrize("owned", PRINTED)
def test_one_owned_card_gives_the_highest_credit_that_applies(owned: str) -> None:
    given = {bought: credit_for(known(bought), [known(owned)]) for bought in PRINTED}
    assert given == {bought: credit(owned, bought) for bought in PRINTED}


@pytest.mark.parametrize(
    ("owned", "bought", "cost"),
    [
        ("music mysticism architecture", "law", 170 - 25),
        ("music mysticism architecture", "philosophy", 240 - 65),
        ("", "medicine", 140),
        ("literacy architecture", "law", 170 - 25 - 15),
        ("music theatre architecture literacy astronomy", "mysticism", 0),
    ],
)
def test_credits_of_several_cards_add_up_and_no_price_falls_below_nothing(owned: str, bought: str, cost: int) -> None:
    assert cost_of(known(bought), map(known, owned.split())) == cost


def test_points_are_the_printed_prices_whatever_was_paid() -> None:
    assert points_of(map(known, ("mysticism", "law", "philosophy"))) == 30 + 170 + 240


def test_r36_a_card_of_two_groups_counts_for_both() -> None:
    assert groups_of(map(known, ("engineering", "literacy"))) == {"crafts", "sciences", "arts", "civics"}
