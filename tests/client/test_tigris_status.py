"""The top bar of Tigris & Euphrates: the round, the treasures and the bag, in whatever room there is."""

from __future__ import annotations

import pytest

from ziggurat_client.art.numerals import number_width
from ziggurat_client.boards.tigris.board.status import Status, status_pieces
from ziggurat_client.window.screen import Box

BEGUN = Status("Round", 1, 10, "treasures left", 131, "in the bag")


@pytest.mark.parametrize("width", [180, 240, 300, 600])
def test_the_whole_number_of_the_bag_has_room(width: int) -> None:
    bag = status_pieces(Box(0, 0, width, 64), BEGUN)["bag"].box
    assert bag.width >= 42 + number_width("131", 28)
    assert bag.right <= width + 0.01


@pytest.mark.parametrize(("width", "names"), [(180, ["treasures", "bag"]), (600, ["round", "treasures", "bag"])])
def test_the_round_gives_way_to_what_ends_the_game(width: int, names: list[str]) -> None:
    assert list(status_pieces(Box(0, 0, width, 64), BEGUN)) == names
