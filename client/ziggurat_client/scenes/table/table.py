"""Which scene shows a table: its room, its match or its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ziggurat_client.app import App
    from ziggurat_client.scenes.pages.scene import Scene


def table_scene(app: App, code: str) -> Scene:
    """The scene for the table of that code as it stands now. Raises LookupError if we are not at it."""
    # Imported here, because these scenes lead to one another.
    record = app.remote.tables[code]
    if record.table.stage == "room" or record.seen_by_all is None:
        from ziggurat_client.scenes.room.room import RoomScene

        return RoomScene(app, code)
    if record.table.stage == "over":
        from ziggurat_client.scenes.result.result import ResultScene

        return ResultScene(app, code)
    from ziggurat_client.scenes.game.game import GameScene

    return GameScene(app, code)
