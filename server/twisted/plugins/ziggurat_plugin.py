"""The plugin by which Twisted's own program runs the server: `twist ziggurat --data …`."""

from __future__ import annotations

from twisted.application.service import ServiceMaker

ziggurat = ServiceMaker("Ziggurat", "ziggurat_server.hosting.twist", "Host tables of the Ziggurat arcade.", "ziggurat")
