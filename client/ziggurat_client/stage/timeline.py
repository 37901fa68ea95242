"""Clips that take time, one after the other or together, and the timeline that plays them.

Nothing here draws: a clip changes values as time passes, and whoever draws looks at them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from ziggurat_client.stage.easing import Easing, linear

HURRY_BACKLOG: Final = 3.0
"""Seconds of clips that may be left to play at the usual speed; with more, they play faster."""
HURRY: Final = 2.5
"""How much faster."""
LONGEST_BACKLOG: Final = 12.0
"""Seconds of clips that may be left at all; with more, the timeline jumps to the newest of them."""


class Clip:
    """Something that takes time. A clip is played once."""

    @property
    def remaining(self) -> float:
        """Seconds until it ends at speed 1; 0 once it has."""
        raise NotImplementedError

    @property
    def ended(self) -> bool:
        """Whether it has ended."""
        raise NotImplementedError

    def advance(self, seconds: float) -> float:
        """Move on. Returns the seconds that were left over when it ended, or 0.0 while it goes on."""
        raise NotImplementedError

    def finish(self) -> None:
        """Go to the end at once; everything the clip does has then been done."""
        raise NotImplementedError


class Do(Clip):
    """A call that takes no time."""

    def __init__(self, call: Callable[[], None]) -> None:
        self._call = call
        self._done = False

    @property
    def remaining(self) -> float:
        return 0.0

    @property
    def ended(self) -> bool:
        return self._done

    def advance(self, seconds: float) -> float:
        self.finish()
        return seconds

    def finish(self) -> None:
        if not self._done:
            self._done = True
            self._call()


class Cue(Do):
    """A call that only counts at its moment, such as a sound: when the clip is ended early it is left out."""

    def advance(self, seconds: float) -> float:
        super().finish()
        return seconds

    def finish(self) -> None:
        self._done = True


class Tween(Clip):
    """Calls `move` with the share of the way (0 to 1, eased) at every step, 0 first and 1 last."""

    def __init__(self, duration: float, move: Callable[[float], None], easing: Easing = linear) -> None:
        self._duration = duration
        self._move = move
        self._easing = easing
        self._elapsed = 0.0
        self._begun = False
        self._done = False

    @property
    def remaining(self) -> float:
        return 0.0 if self._done else self._duration - self._elapsed

    @property
    def ended(self) -> bool:
        return self._done

    def advance(self, seconds: float) -> float:
        if self._done:
            return seconds
        if not self._begun:
            self._begun = True
            self._move(self._easing(0.0))
        self._elapsed += seconds
        if self._elapsed < self._duration:
            self._move(self._easing(self._elapsed / self._duration))
            return 0.0
        self.finish()
        return self._elapsed - self._duration

    def finish(self) -> None:
        if not self._done:
            self._done = True
            self._move(self._easing(1.0))


class Pause(Tween):
    """Nothing, for a while."""

    def __init__(self, duration: float) -> None:
        super().__init__(duration, lambda _: None)


class Sequence(Clip):
    """Clips one after the other. What one leaves over of a step, the next one uses."""

    def __init__(self, *clips: Clip) -> None:
        self._clips = deque(clips)

    @property
    def remaining(self) -> float:
        return sum(clip.remaining for clip in self._clips)

    @property
    def ended(self) -> bool:
        return not self._clips

    def advance(self, seconds: float) -> float:
        while self._clips:
            seconds = self._clips[0].advance(seconds)
            if not self._clips[0].ended:
                return 0.0
            self._clips.popleft()
        return seconds

    def finish(self) -> None:
        while self._clips:
            self._clips.popleft().finish()


class Parallel(Clip):
    """Clips at the same time; it ends with the longest."""

    def __init__(self, *clips: Clip) -> None:
        self._clips = list(clips)

    @property
    def remaining(self) -> float:
        return max((clip.remaining for clip in self._clips), default=0.0)

    @property
    def ended(self) -> bool:
        return not self._clips

    def advance(self, seconds: float) -> float:
        if not self._clips:
            return seconds
        left_over = min(clip.advance(seconds) for clip in self._clips)
        self._clips = [clip for clip in self._clips if not clip.ended]
        return left_over if not self._clips else 0.0

    def finish(self) -> None:
        clips, self._clips = self._clips, []
        for clip in clips:
            clip.finish()


class Later(Clip):
    """A clip that is made only when its time comes, because it depends on what was played before it.

    `about` is how long it will take, as far as can be told beforehand.
    """

    def __init__(self, make: Callable[[], Clip], about: float) -> None:
        self._make = make
        self._about = about
        self._clip: Clip | None = None

    @property
    def remaining(self) -> float:
        return self._about if self._clip is None else self._clip.remaining

    @property
    def ended(self) -> bool:
        return self._clip is not None and self._clip.ended

    def advance(self, seconds: float) -> float:
        return self._made().advance(seconds)

    def finish(self) -> None:
        self._made().finish()

    def _made(self) -> Clip:
        if self._clip is None:
            self._clip = self._make()
        return self._clip


class Timeline:
    """Plays clips in the order they come, faster where many wait.

    `speed` is how fast: 2 halves every duration, 0 shows no motion at all.
    """

    def __init__(self, speed: float = 1.0) -> None:
        """Raises ValueError for a negative speed."""
        self._queue: deque[Clip] = deque()
        self.speed = speed

    @property
    def speed(self) -> float:
        """How fast time passes. Setting it raises ValueError for a negative speed, and 0 ends what is playing."""
        return self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        if speed < 0:
            raise ValueError("time does not run backwards")
        self._speed = speed
        if speed == 0:
            self.skip()

    @property
    def playing(self) -> bool:
        """Whether a clip plays or waits."""
        return bool(self._queue)

    @property
    def remaining(self) -> float:
        """Seconds until everything has been played, at speed 1."""
        return sum(clip.remaining for clip in self._queue)

    def play(self, clip: Clip) -> None:
        """Play `clip` after those that wait. If too much waits, everything before `clip` is ended at once."""
        if self.remaining > LONGEST_BACKLOG:
            self.skip()
        self._queue.append(clip)
        if self.speed == 0:
            self.skip()

    def update(self, elapsed: float) -> None:
        """Advance by `elapsed` seconds."""
        seconds = elapsed * self.speed * (HURRY if self.remaining > HURRY_BACKLOG else 1.0)
        while self._queue:
            seconds = self._queue[0].advance(seconds)
            if not self._queue[0].ended:
                return
            self._queue.popleft()

    def skip(self) -> None:
        """End every clip at once, in order."""
        while self._queue:
            self._queue.popleft().finish()
