"""Which games have lessons."""

from __future__ import annotations

from typing import Final

from ziggurat_client.boards.ur.lessons.course import UR_COURSE
from ziggurat_client.lessons.lesson import Course

COURSES: Final[dict[str, Course]] = {UR_COURSE.game: UR_COURSE}
"""Every course, by its game's id."""
