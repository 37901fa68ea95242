"""The real server, whose data lie on a disk of its own of one mebibyte: `small_disk_server.py FOLDER [ARGUMENT…]`.

The disk is mounted on the folder for this process alone; the test sees it at /proc/PID/root/FOLDER. Linux only.
"""

from __future__ import annotations

import os
import sys

MOUNT = 'mount -t tmpfs -o size=1m none "$0" && exec "$@"'

if __name__ == "__main__":
    folder, *arguments = sys.argv[1:]
    serve = [sys.executable, "-m", "ziggurat_server", *arguments, "--data", folder]
    os.execvp("unshare", ["unshare", "--map-root-user", "--mount", "sh", "-c", MOUNT, folder, *serve])
