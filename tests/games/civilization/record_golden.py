"""Plays the golden matches and writes them down: `python -m games.civilization.record_golden` in the folder tests.

Run it only when the rules are meant to change.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from games.civilization import empire, merchants
from games.civilization.playthrough import told
from games.civilization.restless import played
from ziggurat.games.civilization.position import CivilizationOptions
from ziggurat.match.record import save

GOLDEN: Final = Path(__file__).parent / "golden"
MATCHES: Final = {
    "2p_nomads": (2, 22, CivilizationOptions(mode="nomads"), 4),
    "4p_nomads": (4, 26, CivilizationOptions(mode="nomads"), 4),
    "7p_nomads": (7, 26, CivilizationOptions(mode="nomads"), 3),
    "2p_farmers": (2, 22, CivilizationOptions(turn_limit=14), 5),
    "4p_farmers": (4, 221, CivilizationOptions(turn_limit=16), 3),
    "4p_farmers_at_war": (4, 204, CivilizationOptions(turn_limit=0), 6),
    "7p_farmers": (7, 28, CivilizationOptions(turn_limit=12), 4),
    "3p_first_societies": (3, 31, CivilizationOptions(mode="first_societies", turn_limit=40), 4),
    "2p_full": (2, 30, CivilizationOptions(mode="full", end_mark="12"), 6),
    "7p_full": (7, 30, CivilizationOptions(mode="full", turn_limit=12), 4),
    "7p_farmers_stop": (7, 28, CivilizationOptions(fight_on=False, turn_limit=11), 4),
}
"""By name: how many seats, the seed, the options, and how patient the nations are."""
EMPIRE: Final = "2p_empire"
MERCHANTS: Final = "3p_merchants"
THOUGHT_OUT: Final = (EMPIRE, MERCHANTS)
"""Matches that are not played at random."""
NAMES: Final = ("Minos", "Dido", "Hattusili", "Menes", "Sargon", "Romulus", "Teuta")


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    matches = {name: played(*how) for name, how in MATCHES.items()}
    matches[EMPIRE] = empire.played(7)
    matches[MERCHANTS] = merchants.played(3, 11, CivilizationOptions(mode="full", turn_limit=27))
    for name, match in matches.items():
        (GOLDEN / f"{name}.json").write_bytes(save(match.record(NAMES[: match.seats])))
        (GOLDEN / f"{name}.txt").write_text(told(match), encoding="utf-8")


if __name__ == "__main__":
    main()
