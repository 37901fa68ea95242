"""The way from every scene to every other one: the one place that knows them all.

Each is imported when it is first shown, so that the title is there at once and nobody waits for what they do not open.
"""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.bounds import PersonId
from ziggurat.match.puzzle import Puzzle
from ziggurat.match.record import MatchRecord
from ziggurat.wire.links import Address
from ziggurat_client.kept.waiting_games import KeptGame
from ziggurat_client.scenes.pages.scene import Atlas, Scene
from ziggurat_client.scenes.pages.stack import Stack
from ziggurat_client.services import Services
from ziggurat_client.ui.text_field import TextField


class LazyAtlas(Atlas):
    """Makes each scene with the services and the stack of one application. It is large because there are so many."""

    def __init__(self, services: Services, stack: Stack[Scene]) -> None:
        self._services = services
        self._stack = stack

    @property
    def services(self) -> Services:
        return self._services

    @property
    def stack(self) -> Stack[Scene]:
        return self._stack

    def keys(self, shown: Scene) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.pages.keys import KeysScene

        return KeysScene(self, shown)

    def keyboard(self, field: TextField) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.pages.keyboard import KeyboardScene

        return KeyboardScene(self, field)

    def bindings(self) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.settings.bindings import BindingsScene

        return BindingsScene(self)

    def welcome(self) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.welcome.welcome import WelcomeScene

        return WelcomeScene(self)

    def settings(self) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.settings.settings import SettingsScene

        return SettingsScene(self)

    def credits(self) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.title.credits import CreditsScene

        return CreditsScene(self)

    def learn(self, game: str) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.learn.learn import LearnScene

        return LearnScene(self, game)

    def puzzles(self, opened: Sequence[Puzzle] = ()) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.puzzles.puzzles import PuzzlesScene

        return PuzzlesScene(self, opened=opened)

    def rules(self, game: str, paragraph: str = "") -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.rules.rules import RulesScene

        return RulesScene(self, game, paragraph)

    def winning(self, game: str, *, playing: bool = False) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.welcome.winning import WinningScene

        return WinningScene(self, game, playing=playing)

    def join(self) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.servers.join import JoinScene

        return JoinScene(self)

    def lan(self) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.servers.lan import LanScene

        return LanScene(self)

    def connecting(self, address: Address, *, watching: bool = False) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.servers.connecting import ConnectingScene

        return ConnectingScene(self, address, watching=watching)

    def play_now(
        self, game: str | None = None, *, mode: str | None = None, watching: bool = False, guided: bool = False
    ) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.play_now.play_now import PlayNowScene

        return PlayNowScene(self, game=game, mode=mode, watching=watching, guided=guided)

    def go_on(self, game: KeptGame, *, looking_back: bool = False) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.play_now.continue_game import ContinueScene

        return ContinueScene(self, game, looking_back=looking_back)

    def play_on(self, beginning: MatchRecord, names: tuple[str, ...], seat: int, where: str) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.play_now.play_on import PlayOnScene

        return PlayOnScene(self, beginning, names, seat, where)

    def waiting(self) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.play_now.waiting import WaitingScene

        return WaitingScene(self)

    def together(self) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.play_now.together import TogetherScene

        return TogetherScene(self)

    def replays(self) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.replay.kept import ReplaysScene

        return ReplaysScene(self)

    def replays_on_server(self) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.replay.on_server import ServerReplaysScene

        return ServerReplaysScene(self)

    def profile(self, person: PersonId | None) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.profile.profile import ProfileScene

        return ProfileScene(self, person)

    def whisper(self, person: PersonId, name: str) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.table.whisper import WhisperScene

        return WhisperScene(self, person, name)

    def friends(self) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.friends.friends import FriendsScene

        return FriendsScene(self)

    def nights(self) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.night.nights import NightsScene

        return NightsScene(self)

    def night(self, code: str) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.night.night import NightScene

        return NightScene(self, code)

    def live_replay(self, code: str) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.replay.live import LiveReplayScene

        return LiveReplayScene(self, code)

    def coming(self, code: str) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.table.coming import ComingScene

        return ComingScene(self, code)

    def table(self, code: str) -> Scene:
        record = self.services.remote.tables[code]
        if record.table.stage == "room" or record.seen_by_all is None:
            return self._room(code)
        return self._result(code) if record.table.stage == "over" else self._game(code)

    def _room(self, code: str) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.room.room import RoomScene

        return RoomScene(self, code)

    def _game(self, code: str) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.game.game import GameScene

        return GameScene(self, code)

    def _result(self, code: str) -> Scene:
        # Imported here: see above.
        from ziggurat_client.scenes.result.result import ResultScene

        return ResultScene(self, code)
