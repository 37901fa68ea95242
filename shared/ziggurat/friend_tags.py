"""What two friends say alike at a server, so that it can tell each that the other is there: nobody else knows whose
words these are.

Two people who become friends share a secret. At each server both make the same tag of it, another one at every server,
and from no tag can the secret be found. On the local network a server shows tags in short, each time with another salt:
whoever knows a tag finds it there, and whoever does not cannot even tell that it is the same as before.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Annotated, Final, TypeAlias

import msgspec

from ziggurat.bounds import ServerId
from ziggurat.whole import whole

_LABEL: Final = b"ziggurat friends 1"
_TAG_BYTES: Final = 16
_SHORT_BYTES: Final = 6
_SALT_BYTES: Final = 6
_WORDS: Final = "[A-Za-z0-9_-]"

PairSecret: TypeAlias = Annotated[str, msgspec.Meta(pattern=whole(f"{_WORDS}{{22}}"))]
"""The secret of two friends: 128 bits by chance."""
FriendTag: TypeAlias = Annotated[str, msgspec.Meta(pattern=whole(f"{_WORDS}{{22}}"))]
"""What both of them say at one server: 128 bits."""
ShortTag: TypeAlias = Annotated[str, msgspec.Meta(pattern=whole(f"{_WORDS}{{8}}"))]
"""A tag as the local network is shown it with a salt: 48 bits."""
TagSalt: TypeAlias = Annotated[str, msgspec.Meta(pattern=whole(f"{_WORDS}{{8}}"))]


def new_secret() -> PairSecret:
    """A secret that nobody can foresee."""
    return secrets.token_urlsafe(16)


def new_salt() -> TagSalt:
    """A salt for short tags."""
    return secrets.token_urlsafe(_SALT_BYTES)


def friend_tag(secret: PairSecret, server: ServerId) -> FriendTag:
    """What the two who have that secret say at that server."""
    digest = hmac.digest(secret.encode(), _LABEL + b" " + server.encode(), "sha256")
    return _written(digest[:_TAG_BYTES])


def short_tag(tag: FriendTag, salt: TagSalt) -> ShortTag:
    """The tag in short, as it looks with that salt."""
    return _written(hashlib.sha256(f"{salt}{tag}".encode()).digest()[:_SHORT_BYTES])


def _written(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()
