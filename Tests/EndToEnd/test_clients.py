"""docs/clients.md, as it stands there: a client by the official generators starts in four calls."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path

from cairn.auth.v1 import server_info_pb2
from cairn.auth.v1.server_info_connect import ServerInfoServiceClientSync
from cairn.type.v1 import realm_pb2
from installation import REPOSITORY


def test_the_guides_program_runs(cairn):
    guide = (REPOSITORY / "docs" / "clients.md").read_text()
    program = re.search(r"```python\n(.*?)```", guide, re.DOTALL)
    assert program, "docs/clients.md has no program in Python"
    client = Path(server_info_pb2.__file__).parents[3]
    environment = {**os.environ, "CAIRN_GATEWAY_URL": cairn.url, "PYTHONPATH": str(client)}
    run = subprocess.run(
        [sys.executable, "-c", program.group(1)], env=environment, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    assert re.fullmatch(r"\d+\.\d+\.\d+ new_[0-9a-f]{12} \d+\n", run.stdout), run.stdout


def test_an_app_learns_what_there_is_before_anybody_has_logged_in(shared_player):
    info = ServerInfoServiceClientSync(shared_player.url, http_client=shared_player.http).get_server_info(
        server_info_pb2.GetServerInfoRequest())
    assert realm_pb2.REALM_WHERE_AM_I in info.realms and info.limits.username_length_max == 30


def test_an_address_is_drawn_for_a_camera():
    """Held against the code that another program (qrcode 8.2) makes of the same text with the same mask."""
    drawn = subprocess.run(
        [sys.executable, REPOSITORY / "scripts/lib/qr.py", "https://192.168.1.7:7443"], capture_output=True, timeout=60, check=True).stdout
    assert hashlib.sha256(drawn).hexdigest() == "ec194fcdc3593e02c89806a5aa173c55008c674a749c6c0d02b41fc3a713faed"
