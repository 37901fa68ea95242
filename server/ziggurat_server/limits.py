"""Every number that bounds what the server does for anyone. Those that a client can keep to are in `welcome`."""

from __future__ import annotations

from typing import Final

import msgspec

from ziggurat.wire.messages import (
    AddBot,
    Answer,
    Bar,
    Befriend,
    ChooseColour,
    ClientMessage,
    Configure,
    GoOn,
    HandOver,
    History,
    Limits,
    LookAlone,
    LookTogether,
    Matches,
    MatchHistory,
    Mute,
    Offer,
    Open,
    PassBaton,
    Pause,
    PlayOn,
    Ready,
    Reclaim,
    Remove,
    ReplaceWithBot,
    Replay,
    ReplayMatch,
    Report,
    Resign,
    Resume,
    Say,
    ShowFriends,
    Sit,
    Skip,
    Stand,
    Subscribe,
    Unbar,
    VoteHost,
    WantBaton,
    Watch,
    Whisper,
)

OWN_PROGRAMS: Final = Limits(messages_per_second=5_000, burst=20_000, silence_seconds=20)
"""What the bots that the server itself started may do: they think as fast as they can, and never for long, so that one
which hangs is soon found out and started again."""

RELAYED: Final = Limits(messages_per_second=5_000, burst=20_000, connections_per_address=1_000_000)
"""What another server of the community may do that passes on what somebody asks, whom it has kept to their limits."""

COSTS: Final[dict[type[ClientMessage], int]] = {
    **dict.fromkeys((Say, Ready, ChooseColour, Sit, Stand, Watch, Configure, HandOver, Remove), 5),
    **dict.fromkeys((Mute, Bar, Unbar, Offer, Answer, Resign, VoteHost, Pause, GoOn, Reclaim), 5),
    **dict.fromkeys((LookTogether, LookAlone, PassBaton, WantBaton, PlayOn, Whisper, Befriend, Report), 5),
    **dict.fromkeys((Subscribe, Resume, Replay, History, Matches, ReplayMatch, MatchHistory), 10),
    **dict.fromkeys((Open, AddBot, Skip, ReplaceWithBot, ShowFriends), 10),
}
"""How many messages one of these counts for: they are told to many, or answered with much. All others count once."""


class ServerLimits(msgspec.Struct, frozen=True):
    """`told` is what `welcome` states; the rest is the server's own affair.

    Times are in seconds. `absence` is how long a seat in a room waits for a lost connection, `absence_at_start` how
    long when it was the server that was gone, `empty_table` how long a table stays at which nobody sits, `held_match`
    how long a running match waits once every person is gone, `reunion` how long nobody's bank runs after the server has
    started, nor the time of a phase while somebody is not back.
    `linger` is how long a connection that is ended has to take what was still said, `bot_pause` how long a hired bot
    takes for each act at least, so that people can follow.
    `restarts` is how often a bot that dies in a running match is started again, `restart_delay` the pause before the
    first of these. `overruns` is how many messages too fast are refused before the connection is closed. `moments` is
    how many revisions `resume` can go back, `chat_lines` how many lines of a table's chat whoever comes is told.
    `finished_matches` is how many matches are kept once they are over, `finished_days` for how long.

    It is large because each limit is a field; there is nothing in it but these.
    """

    told: Limits = Limits()
    linger: float = 5.0
    overruns: int = 200
    connections: int = 5_000
    tables: int = 1_000
    bots: int = 64
    bot_pause: float = 0.6
    remembered_people: int = 10_000
    listed_watchers: int = 50
    absence: float = 20.0
    absence_at_start: float = 120.0
    empty_table: float = 300.0
    held_match: float = 600.0
    reunion: float = 30.0
    restarts: int = 3
    restart_delay: float = 0.5
    moments: int = 50
    chat_lines: int = 50
    waiting_actions: int = 64
    finished_matches: int = 1_000
    finished_days: int = 365
    lobby_interval: float = 0.1
