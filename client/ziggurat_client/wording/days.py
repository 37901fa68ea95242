"""What a day is called that was not long ago."""

from __future__ import annotations

from datetime import date
from typing import Final

from ziggurat_client.wording.words import Words

_WEEK: Final = 7


def day_name(words: Words, ended: float, today: date) -> str:
    """The day of a moment, in seconds since 1970: today, yesterday, a day of the week, or else the date."""
    day = date.fromtimestamp(ended)
    past = (today - day).days
    if past in (0, 1):
        return words.say("day.today" if past == 0 else "day.yesterday")
    return words.say(f"day.{day.weekday()}") if 0 < past < _WEEK else day.isoformat()
