"""What somebody has played here, as they and others are told of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from server.on_disk import ServerOnDisk
from server.test_colours import ONE_ROUND, begin, finish
from server.world import Visitor, World
from ziggurat.rating import Rating
from ziggurat.wire.messages import Profile, ShowProfile
from ziggurat_server.journal.results import PlayedMatch, Sitter
from ziggurat_server.profiles.history import Shown, last, of_each_game, streak

OURS, ENLIL, KING = Sitter("p1"), Sitter("p2"), Sitter(level="king")
OWN, ANOTHERS = Shown(own=True, now=100.0), Shown(own=False, now=100.0)


def played(number: int, rank: int = 1, game: str = "ur", other: Sitter = ENLIL, name: str = "Enlil") -> PlayedMatch:
    """A match of two in which we had the first seat and that rank."""
    return PlayedMatch(
        match=number,
        game=game,
        ended=float(number),
        seat=0,
        names=("Ninsun", name),
        sitters=(OURS, other),
        ranks=(rank, 3 - rank),
        scores=(20 + number, 20),
        deeds={"swap": 3, "attack": 1},
        before=Rating(25.0, 8.0, number - 1),
        after=Rating(25.0 + number, 8.0, number),
    )


@pytest.mark.parametrize(
    ("ranks", "longest"),
    [((), 0), ((2, 2), 0), ((1, 1, 2, 1), 2), ((2, 1, 1, 1), 3), ((1,), 1)],
)
def test_a_streak_is_the_most_games_won_in_a_row(ranks: Sequence[int], longest: int) -> None:
    assert streak([played(number, rank) for number, rank in enumerate(ranks, 1)]) == longest


def test_a_game_that_was_called_off_ends_no_streak() -> None:
    called_off = replace(played(2), ranks=(), scores=())
    assert streak([played(1), called_off, played(3)]) == 2


def test_games_are_told_apart_and_the_most_played_comes_first() -> None:
    found = of_each_game([played(1), played(2, game="babel"), played(3, 2, game="babel")])
    assert [(each.game, each.games, each.won) for each in found] == [("babel", 2, 1), ("ur", 1, 1)]


def test_the_rating_is_that_after_the_last_rated_game() -> None:
    unrated = replace(played(3), before=None, after=None)
    (found,) = of_each_game([played(1), played(2), unrated])
    assert [point.games for point in found.course] == [1, 2]
    assert found.course[-1].rating == Rating(27.0).shown


def test_a_long_course_is_told_in_fewer_points_and_ends_with_the_last() -> None:
    (found,) = of_each_game([played(number) for number in range(1, 500)])
    assert len(found.course) <= 200
    assert found.course[-1].games == 499


def test_somebody_who_has_another_name_by_now_is_one_rival() -> None:
    (found,) = of_each_game([played(1, 1), played(2, 2, name="Enlil the Great")])
    (rival,) = found.rivals
    assert (rival.name, rival.ahead, rival.behind) == ("Enlil the Great", 1, 1)


def test_bots_are_rivals_by_level_and_name() -> None:
    (found,) = of_each_game([played(1, other=KING, name="Gudea"), played(2, other=KING, name="Puabi")])
    assert [(rival.name, rival.level, rival.person) for rival in found.rivals] == [
        ("Gudea", "king", None),
        ("Puabi", "king", None),
    ]


def test_favourite_actions_are_shares_of_all() -> None:
    (found,) = of_each_game([played(1), played(2)])
    assert [(each.deed, each.share) for each in found.deeds] == [("swap", 0.75), ("attack", 0.25)]


def test_the_last_games_are_told_with_what_they_changed() -> None:
    newest, oldest = last([played(1), played(2)])
    assert (newest.match, oldest.match) == (2, 1)
    assert newest.change == Rating(27.0).shown - Rating(25.0).shown


def test_others_do_not_learn_of_a_match_before_watchers_may() -> None:
    late = replace(played(2), listed_from=101.0)
    assert ANOTHERS.counted([played(1), late]) == (played(1),)
    assert OWN.counted([played(1), late]) == (played(1), late)


def test_a_match_of_a_private_table_counts_for_others_and_is_not_listed() -> None:
    private = replace(played(2), private=True)
    assert len(ANOTHERS.counted([played(1), private])) == 2
    assert ANOTHERS.listed([played(1), private]) == (played(1),)
    assert OWN.listed([played(1), private]) == (played(1), private)


def test_both_are_told_of_the_match_that_they_played_and_what_it_made_of_their_ratings(world: World) -> None:
    code, players = world.room("Anna", "Belit", options=ONE_ROUND)
    begin(code, players)
    finish(players)
    profiles = [profile_of(player) for player in players]
    assert [profile.games for profile in profiles] == [1, 1]
    assert sum(profile.won for profile in profiles) >= 1
    ratings = [profile.played[0].course[-1].rating for profile in profiles]
    assert (max(ratings) > 1500 > min(ratings)) or ratings == [1500, 1500]


def test_a_killed_server_keeps_what_was_played(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    code, players = server.world.room("Anna", "Belit", options=ONE_ROUND)
    begin(code, players)
    finish(players)
    before = profile_of(players[0])
    server.die()
    again = ServerOnDisk(tmp_path)
    after = profile_of(again.world.visitor("Anna", players[0].welcome.token))
    assert (after.games, after.played, after.last) == (1, before.played, before.last)


def test_others_see_a_profile_by_the_persons_id(world: World) -> None:
    code, players = world.room("Anna", "Belit", options=ONE_ROUND)
    begin(code, players)
    finish(players)
    anna, belit = players
    belit.say(ShowProfile(9, anna.person))
    shown = belit.last(Profile)
    assert (shown.name, shown.here, shown.games) == ("Anna", True, 1)


def test_who_asks_for_nobody_is_refused(world: World) -> None:
    _, (anna, _) = world.room("Anna", "Belit")
    anna.say(ShowProfile(9, "p4711"))
    assert anna.refusal() == "no_such_person"


def profile_of(player: Visitor) -> Profile:
    player.say(ShowProfile(8))
    return player.last(Profile)
