"""What a conflict would come to, in a sentence for whoever looks on (6.3)."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.games.game import Viewer
from ziggurat_client.boards.civilization.choosing.forecasts import Forecast
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller


def outcome(forecast: Forecast, viewer: Viewer, names: Sequence[str], teller: CivilizationTeller) -> str:
    """What is left of it, from the viewer's side if the viewer takes part."""
    if forecast.city is not None and forecast.assault is not None:
        return _of_city(forecast, viewer, names, teller)
    say = teller.words.say
    if viewer is not None and viewer in dict(forecast.before):
        before, after = forecast.count_of(viewer)
        others = sum(count for seat, count in forecast.after if seat != viewer)
        if not after:
            return say("civilization.outcome.all_lost", count=before)
        key = "both_stay" if others else "alone"
        return say(f"civilization.outcome.{key}", kept=after, before=before, count=others)
    left = [(seat, count) for seat, count in forecast.after if count]
    if not left:
        return say("civilization.outcome.nobody")
    return say("civilization.outcome.left", counts=", ".join(f"{names[seat]} {count}" for seat, count in left))


def _of_city(forecast: Forecast, viewer: Viewer, names: Sequence[str], teller: CivilizationTeller) -> str:
    """Whether the city stands, and what the viewer keeps there."""
    attacker = forecast.attacker
    if viewer == forecast.city:
        side, count = "owner", forecast.count_of(viewer)[1] if viewer is not None else 0
    elif viewer is not None and viewer == attacker:
        side, count = "attacker", forecast.count_of(viewer)[1]
    else:
        side, count = "others", 0 if attacker is None else forecast.count_of(attacker)[1]
    return teller.words.say(f"civilization.outcome.{forecast.assault}.{side}", count=count)
