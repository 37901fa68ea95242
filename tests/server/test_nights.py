"""Games nights: signed up for, paired round by round, counted, and still there after a kill."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from server.on_disk import ServerOnDisk
from server.test_watching import finish
from server.world import Visitor, World, written
from ziggurat.wire.codec import encode
from ziggurat.wire.messages import (
    Act,
    Done,
    EndNight,
    Entrant,
    ForgetMe,
    HideNight,
    Leave,
    NextRound,
    Night,
    NightMessage,
    NightPlace,
    NightRound,
    Nights,
    NightTable,
    NightTerms,
    OpenNight,
    PositionMessage,
    Profile,
    ShowNight,
    ShowProfile,
    SignOff,
    SignUp,
    Sit,
    Subscribe,
)
from ziggurat.wire.nights import MOST_ENTRANTS, MOST_ROUNDS
from ziggurat.wire.terms import MAX_LINE
from ziggurat_server.nights.standings import standings
from ziggurat_server.nights.telling import told

SHORT = {"ur": msgspec.Raw(b'{"max_rounds":1}')}
TERMS = NightTerms(("ur",), rounds=2, seats=2, break_seconds=60, options=SHORT)
NAMES = ("Anna", "Belit", "Clio", "Dudu")


class Evening:
    """A night and the people at it; the first of them organises it."""

    def __init__(self, world: World, names: Sequence[str] = NAMES, terms: NightTerms = TERMS) -> None:
        self.world = world
        self.people = [world.visitor(name) for name in names]
        self.organiser.say(OpenNight(1, terms, "Friday"))
        self.code = self.organiser.last(Done).night or ""
        for person in self.people:
            person.say(SignUp(2, self.code))

    @property
    def organiser(self) -> Visitor:
        return self.people[0]

    def told(self, person: Visitor | None = None) -> NightMessage:
        """The night as somebody was told of it last; the organiser if nobody is named."""
        return (person or self.organiser).last(NightMessage)

    @property
    def night(self) -> Night:
        state = self.told().state
        assert state is not None
        return state

    def begin(self) -> None:
        """The organiser has the next round paired."""
        self.organiser.say(NextRound(5, self.code))
        assert self.organiser.last(Done).id == 5

    def players_at(self, table: NightTable) -> list[Visitor]:
        """By seat the people at a table, who sit down there."""
        by_id = {person.person: person for person in self.people}
        players = []
        for number in table.seats:
            entrant = self.night.entrant(number)
            assert entrant is not None
            player = by_id[entrant.person or ""]
            player.say(Sit(6, table.table))
            player.position = player.now = player.last(PositionMessage)
            players.append(player)
        return players

    def play(self, table: NightTable) -> None:
        """Play a table's match to its end, and leave."""
        players = self.players_at(table)
        finish(players)
        for player in players:
            player.say(Leave(7, table.table))

    def play_round(self) -> None:
        for table in self.night.rounds[-1].tables:
            self.play(table)


@pytest.fixture
def evening(world: World) -> Evening:
    return Evening(world)


# ------------------------------------------------------------------ signing up


def test_whoever_signs_up_is_told_of_all_that_happens(evening: Evening) -> None:
    assert [entrant.name for entrant in evening.night.entrants] == list(NAMES)
    assert evening.told(evening.people[3]) == evening.told()
    assert (evening.night.name, evening.night.stage, evening.night.organiser) == (
        "Friday",
        "open",
        evening.organiser.person,
    )


def test_a_night_is_listed_in_the_lobby(evening: Evening) -> None:
    guest = evening.world.visitor("Guest")
    guest.say(Subscribe(3))
    (card,) = guest.last(Nights).nights
    assert (card.night, card.name, card.entrants, card.round, card.rounds) == (evening.code, "Friday", 4, 0, 2)


def test_who_looks_on_is_told_until_they_want_no_more(evening: Evening) -> None:
    guest = evening.world.visitor("Guest")
    guest.say(ShowNight(3, evening.code.lower()))
    assert guest.last(NightMessage) == evening.told()
    guest.say(HideNight(4, evening.code))
    evening.begin()
    assert guest.last(NightMessage) != evening.told()


def test_nobody_signs_up_twice(evening: Evening) -> None:
    evening.organiser.say(SignUp(3, evening.code))
    assert evening.organiser.refusal() == "already_in"


def test_who_signs_off_before_the_first_round_was_never_there(evening: Evening) -> None:
    evening.people[2].say(SignOff(3, evening.code))
    assert [entrant.name for entrant in evening.night.entrants] == ["Anna", "Belit", "Dudu"]


@pytest.mark.parametrize(
    "ask",
    [lambda code: NextRound(9, code), lambda code: EndNight(9, code), lambda code: SignUp(9, code, "merchant")],
)
def test_only_the_organiser_leads_a_night(evening: Evening, ask: object) -> None:
    assert callable(ask)
    evening.people[1].say(ask(evening.code))
    assert evening.people[1].refusal() == "not_organiser"


def test_nobody_but_the_organiser_signs_others_off(evening: Evening) -> None:
    evening.people[1].say(SignOff(3, evening.code, entrant=1))
    assert evening.people[1].refusal() == "not_organiser"
    evening.organiser.say(SignOff(3, evening.code, entrant=2))
    assert "Belit" not in [entrant.name for entrant in evening.night.entrants]


def test_a_night_of_one_does_not_begin(world: World) -> None:
    evening = Evening(world, ["Anna"])
    evening.organiser.say(NextRound(5, evening.code))
    assert evening.organiser.refusal() == "too_few_entrants"


def test_there_is_no_night_of_an_unknown_code(evening: Evening) -> None:
    evening.organiser.say(ShowNight(5, "NOWHERE-1"))
    assert evening.organiser.refusal() == "no_such_night"


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        (replace(TERMS, games=("chess",)), "unknown_game"),
        (replace(TERMS, options={"ur": msgspec.Raw(b'{"max_rounds":-1}')}), "bad_options"),
        (replace(TERMS, clock=msgspec.structs.replace(TERMS.clock, keeper="genius")), "unknown_level"),
    ],
)
def test_terms_that_cannot_be_kept_are_refused(world: World, terms: NightTerms, code: str) -> None:
    anna = world.visitor("Anna")
    anna.say(OpenNight(1, terms))
    assert anna.refusal() == code


def test_of_the_options_only_what_the_games_of_the_night_say_is_kept(world: World) -> None:
    padded = {
        "ur": msgspec.Raw(b'{"max_rounds":1' + b" " * 9000 + b"}"),
        "babel": msgspec.Raw(b'"' + b"x" * 9000 + b'"'),
    }
    evening = Evening(world, terms=replace(TERMS, options=padded))
    (game,) = evening.night.terms.options
    options = msgspec.json.decode(evening.night.terms.options[game])
    assert (game, options["max_rounds"]) == ("ur", 1)
    assert len(evening.night.terms.options[game]) < 200


def test_nobody_leads_more_than_two_nights_at_once(evening: Evening) -> None:
    evening.organiser.say(OpenNight(20, TERMS))
    evening.organiser.say(OpenNight(21, TERMS))
    assert evening.organiser.refusal() == "too_many_nights"
    evening.organiser.say(EndNight(22, evening.code))
    evening.organiser.say(OpenNight(23, TERMS))
    assert evening.organiser.last(Done).id == 23


def test_a_night_that_never_began_is_given_up(evening: Evening) -> None:
    evening.organiser.say(EndNight(5, evening.code))
    assert evening.told(evening.people[1]).state is None
    evening.people[1].say(ShowNight(6, evening.code))
    assert evening.people[1].refusal() == "no_such_night"


# ------------------------------------------------------------------ rounds


def test_everyone_has_a_seat_at_a_table_where_the_match_has_begun(evening: Evening) -> None:
    evening.begin()
    tables = evening.night.rounds[0].tables
    assert sorted(number for table in tables for number in table.seats) == [1, 2, 3, 4]
    for table in tables:
        players = evening.players_at(table)
        assert [player.table().your_seats for player in players] == [(0,), (1,)]
        assert {player.table().stage for player in players} == {"playing"}
        assert {player.table().night for player in players} == {evening.code}


def test_a_round_is_over_when_all_its_tables_are_and_each_place_has_its_points(evening: Evening) -> None:
    evening.begin()
    first, second = evening.night.rounds[0].tables
    evening.play(first)
    assert (evening.night.stage, evening.night.rounds[0].is_over) == ("playing", False)
    evening.play(second)
    assert (evening.night.stage, evening.night.rounds[0].is_over) == ("break", True)
    for table in evening.night.rounds[0].tables:
        points = {place.entrant: place.sum for place in evening.told().standings}
        expected = [{1: 3, 2: 1}[rank] for rank in table.ranks]
        assert [points[number] for number in table.seats] == expected


def test_the_next_round_begins_by_itself_after_the_break(evening: Evening) -> None:
    evening.begin()
    evening.play_round()
    assert evening.night.until is not None
    evening.world.wait(61)
    assert (len(evening.night.rounds), evening.night.stage) == (2, "playing")


def test_the_organiser_does_not_have_to_wait_for_the_end_of_the_break(evening: Evening) -> None:
    evening.begin()
    evening.play_round()
    evening.begin()
    assert len(evening.night.rounds) == 2


def test_no_round_begins_before_the_last_is_over(evening: Evening) -> None:
    evening.begin()
    evening.organiser.say(NextRound(8, evening.code))
    assert evening.organiser.refusal() == "round_not_over"


def test_four_who_played_meet_others_in_the_second_round(evening: Evening) -> None:
    evening.begin()
    evening.play_round()
    evening.begin()
    first, second = ({frozenset(table.seats) for table in played.tables} for played in evening.night.rounds)
    assert not first & second


def test_after_the_last_round_the_night_is_over(evening: Evening) -> None:
    for _ in range(2):
        evening.begin()
        evening.play_round()
    assert (evening.night.stage, evening.night.until) == ("over", None)
    evening.organiser.say(NextRound(8, evening.code))
    assert evening.organiser.refusal() == "round_not_over"


def test_an_odd_one_has_a_bye_and_its_points_and_not_twice(world: World) -> None:
    evening = Evening(world, NAMES[:3])
    evening.begin()
    (bye,) = evening.night.rounds[0].byes
    assert {place.entrant: place.sum for place in evening.told().standings}[bye] == 3
    evening.play_round()
    evening.begin()
    assert evening.night.rounds[1].byes != (bye,)


def test_who_comes_late_plays_from_the_next_round_on(evening: Evening) -> None:
    evening.begin()
    late = evening.world.visitor("Enna")
    evening.people.append(late)
    late.say(SignUp(3, evening.code))
    assert all(5 not in table.seats for table in evening.night.rounds[0].tables)
    evening.play_round()
    evening.begin()
    second = evening.night.rounds[1]
    assert 5 in {number for table in second.tables for number in table.seats} | set(second.byes)


def test_for_who_leaves_in_the_middle_a_bot_plays_on_under_their_name(evening: Evening) -> None:
    evening.begin()
    evening.play_round()
    evening.people[3].say(SignOff(8, evening.code))
    entrant = evening.night.entrant(4)
    assert entrant is not None
    assert (entrant.name, entrant.level, entrant.gone) == ("Dudu", "merchant", False)
    evening.begin()
    assert {bot.name for bot in evening.world.bots.started} == {"Dudu"}
    evening.people[3].say(SignUp(9, evening.code))
    back = evening.night.entrant(4)
    assert back is not None
    assert back.level is None


def test_who_leaves_a_night_that_skips_is_paired_no_more(world: World) -> None:
    evening = Evening(world, terms=replace(TERMS, leaver="skip"))
    evening.begin()
    evening.play_round()
    evening.people[3].say(SignOff(8, evening.code))
    evening.begin()
    second = evening.night.rounds[1]
    assert 4 not in {number for table in second.tables for number in table.seats} | set(second.byes)
    assert {place.entrant for place in evening.told().standings} == {1, 2, 3, 4}


def test_bots_with_names_of_their_own_play_though_nobody_is_there(world: World) -> None:
    evening = Evening(world, ["Anna"], replace(TERMS, seats=2))
    for _ in range(3):
        evening.organiser.say(SignUp(3, evening.code, "merchant", "any"))
    names = [entrant.name for entrant in evening.night.entrants]
    assert len(set(names)) == 4
    evening.begin()
    assert len(world.bots.started) == 3
    evening.organiser.hang_up()
    world.wait(300)
    assert all(table.table in world.game_server.lobby.tables for table in evening_tables(world))


def evening_tables(world: World) -> tuple[NightTable, ...]:
    """The tables of the only night's last round."""
    (held,) = world.game_server.nights._held.values()
    return held.night.rounds[-1].tables


def test_a_night_of_several_games_plays_them_in_turn(world: World) -> None:
    evening = Evening(world, terms=replace(TERMS, games=("ur", "babel")))
    evening.begin()
    evening.play_round()
    evening.begin()
    assert [played.tables[0].game for played in evening.night.rounds] == ["ur", "babel"]


# ------------------------------------------------------------------ kills


def back_again(folder: Path, evening: Evening) -> Evening:
    """The evening at the server that was started again, where everyone has come back."""
    again = ServerOnDisk(folder).world
    people = [again.visitor(name, before.welcome.token) for name, before in zip(NAMES, evening.people, strict=True)]
    after = object.__new__(Evening)
    after.world, after.people, after.code = again, people, evening.code
    return after


def test_a_night_goes_on_where_it_stood_when_the_server_was_killed_in_the_middle_of_a_round(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    evening = Evening(server.world)
    evening.begin()
    evening.play(evening.night.rounds[0].tables[0])
    before = evening.told()
    server.die()
    after = back_again(tmp_path, evening)
    assert after.told() == before
    after.play(after.night.rounds[0].tables[1])
    assert after.night.stage == "break"


def test_a_break_ends_though_the_server_was_killed_in_it(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    evening = Evening(server.world)
    evening.begin()
    evening.play_round()
    server.die()
    after = back_again(tmp_path, evening)
    assert after.night.stage == "break"
    after.world.wait(61)
    assert (len(after.night.rounds), after.night.stage) == (2, "playing")


def test_a_table_of_which_nothing_was_kept_is_opened_anew(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    evening = Evening(server.world)
    evening.begin()
    lost = evening.night.rounds[0].tables[1]
    server.place.store.sql.execute("UPDATE tables SET open = FALSE WHERE code = ?", (lost.table,))
    server.die()
    after = back_again(tmp_path, evening)
    after.play_round()
    assert after.night.stage == "break"


def test_a_night_that_is_over_is_there_after_a_kill(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    evening = Evening(server.world, terms=replace(TERMS, rounds=1))
    evening.begin()
    evening.play_round()
    standings = evening.told().standings
    server.die()
    guest = ServerOnDisk(tmp_path).world.visitor("Guest")
    guest.say(ShowNight(3, evening.code))
    assert guest.last(NightMessage).standings == standings


def test_a_night_that_cannot_be_read_costs_no_other(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    evening = Evening(server.world)
    evening.organiser.say(OpenNight(8, TERMS, "Saturday"))
    server.place.store.sql.execute("UPDATE nights SET told = '{' WHERE code = ?", (evening.code,))
    server.die()
    guest = ServerOnDisk(tmp_path).world.visitor("Guest")
    guest.say(Subscribe(3))
    assert [card.name for card in guest.last(Nights).nights] == ["Saturday"]


def test_who_is_forgotten_leaves_a_nameless_place_in_a_night(evening: Evening) -> None:
    evening.begin()
    evening.play_round()
    evening.people[1].say(ForgetMe(8))
    entrant = evening.night.entrant(2)
    assert entrant is not None
    assert (entrant.name, entrant.person, entrant.gone) == ("", None, True)
    assert 2 in {place.entrant for place in evening.told().standings}


def test_places_are_shared_by_who_has_as_many_points(evening: Evening) -> None:
    evening.begin()
    evening.play_round()
    standings: tuple[NightPlace, ...] = evening.told().standings
    for one, other in combinations(standings, 2):
        assert (one.sum == other.sum) == (one.place == other.place)
    assert [place.sum for place in standings] == sorted((place.sum for place in standings), reverse=True)


def test_an_entrant_keeps_the_number_and_takes_the_newest_name(evening: Evening) -> None:
    assert evening.night.entrants[0] == Entrant(1, "Anna", evening.organiser.person)


# ------------------------------------------------------------------ the longest


def test_the_longest_night_fits_into_a_line_with_the_tables_of_its_last_round() -> None:
    entrants = tuple(
        Entrant(number, "\N{CUNEIFORM SIGN AN}" * 24, person=f"p{number}") for number in range(1, MOST_ENTRANTS + 1)
    )
    tables = tuple(
        NightTable(f"LAGASH-{number}", "civilization", (2 * number - 1, 2 * number), True, (1, 2), (100, 90))
        for number in range(1, MOST_ENTRANTS // 2 + 1)
    )
    night = replace(Night("n", TERMS, "p1", "over", entrants), rounds=(NightRound(tables),) * MOST_ROUNDS)
    message = told("LAGASH-12", night, None)
    assert len(encode(message)) <= MAX_LINE
    assert message.state is not None
    assert (len(message.state.rounds), message.state.rounds[-1]) == (MOST_ROUNDS, NightRound(tables))
    assert message.standings == standings(night)


def test_a_night_of_usual_length_is_told_as_a_whole(evening: Evening) -> None:
    assert told(evening.code, evening.night, None).state == evening.night


# ------------------------------------------------------------------ nothing hidden


def act_somehow(world: World, table: str, players: Sequence[Visitor]) -> None:
    """Whoever is awaited at that table does the first thing that they may do."""
    play = world.game_server.lobby.tables[table].state.play
    assert play is not None
    seat = play.match.due.seats[0]
    action = next(iter(play.match.game.candidates(play.match.view(seat))))
    players[seat].say(Act(9, table, play.revision_of(seat), written(action)))
    assert players[seat].last(Done).id == 9


def test_a_night_says_nothing_of_a_match_that_is_played(world: World) -> None:
    evening = Evening(world, terms=replace(TERMS, games=("babel",), options={}))
    evening.begin()
    table, other = evening.night.rounds[-1].tables
    players = evening.players_at(table)
    listeners = [*evening.players_at(other), world.visitor("Guest")]
    listeners[-1].say(Subscribe(8))
    for listener in listeners:
        listener.forget()
    for _ in range(12):
        act_somehow(world, table.table, players)
    world.wait(5)
    assert [[*listener.all(NightMessage), *listener.all(Nights)] for listener in listeners] == [[], [], []]


def test_a_profile_says_nothing_of_a_match_that_is_played(world: World) -> None:
    code, players = world.match("Anna", "Belit", game="babel")
    guest = world.visitor("Guest")
    told = []
    for _ in range(6):
        act_somehow(world, code, players)
        guest.say(ShowProfile(9, players[0].person))
        told.append(guest.last(Profile))
    assert told == told[:1] * 6
