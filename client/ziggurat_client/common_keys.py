"""What the keys do that work in every scene, unless the scene takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat_client.input.intentions import Intention
from ziggurat_client.kept.profile import USUAL_ZOOM

if TYPE_CHECKING:
    from ziggurat_client.app import App


def press_common_key(app: App, intention: Intention | None) -> None:
    """Do what was meant, if it means something everywhere."""
    match intention:
        case Intention.BACK:
            app.audio.play("back")
            if not app.scene.put_away():
                app.scene.back()
            app.redraw()
        case Intention.FULLSCREEN:
            app.toggle_fullscreen()
        case Intention.LARGER:
            app.settings.magnify(1)
            _tell_size(app)
        case Intention.SMALLER:
            app.settings.magnify(-1)
            _tell_size(app)
        case Intention.USUAL_SIZE:
            app.settings.choose(zoom=USUAL_ZOOM)
            _tell_size(app)
        case Intention.MUTE:
            app.toggle_mute()
        case Intention.RECONNECT:
            app.banner.press()
        case Intention.HELP:
            app.show_keys()


def _tell_size(app: App) -> None:
    """Say how large everything is now."""
    app.banner.tell(app.words.say("zoom.now", percent=app.settings.zoom))
