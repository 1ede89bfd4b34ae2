"""The runbook's recipes for a web server in front of the gateway, each with that web server: pages, calls, streams, the session's door."""

from __future__ import annotations

import base64
import contextlib
import json
import re
import secrets
import socket
import subprocess
import time
from pathlib import Path

import pytest
from installation import REPOSITORY, SHORT_TIMING, Installation, eventually
from player import Player
from test_media import Phone

RUNBOOK = (REPOSITORY / "docs/runbook.md").read_text()


@pytest.fixture(scope="module")
def cairn():
    """An installation of this file alone, because it believes a proxy on this machine."""
    with Installation(**SHORT_TIMING, CAIRN_TRUSTED_PROXIES="127.0.0.1/32") as installation:
        yield installation


def recipe(language: str, cairn: Installation, port: int) -> str:
    """What stands in the runbook, with addresses and files of this test."""
    block = re.search(rf"```{language}\n(.*?)```", RUNBOOK, re.DOTALL)
    assert block, f"the runbook has no recipe for {language}"
    folder = cairn.home / "secrets"
    text = block.group(1)
    for shown, real in {
        "127.0.0.1:7080": f"127.0.0.1:{cairn.ports['GATEWAY']}",
        "listen 443 ": f"listen 127.0.0.1:{port} ",
        "cairn.example.org": "localhost" if language == "nginx" else f"https://localhost:{port}",
        "/etc/ssl/cairn.pem": str(folder / "tls-certificate.pem"),
        "/etc/ssl/cairn.key": str(folder / "tls-key.pem"),
    }.items():
        assert shown in text or shown == "listen 443 ", f"{shown} is not in the recipe for {language}"
        text = text.replace(shown, real)
    return text


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def nginx(cairn: Installation, folder: Path, port: int) -> list[str]:
    folders = "".join(f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (folder / "nginx.conf").write_text(
        f"daemon off;\nuser root;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{folders}{recipe('nginx', cairn, port)}}}\n"
    )
    return ["/usr/sbin/nginx", "-e", "stderr", "-c", str(folder / "nginx.conf")]


def caddy(cairn: Installation, folder: Path, port: int) -> list[str]:
    (folder / "Caddyfile").write_text("{\n  admin off\n  auto_https disable_redirects\n}\n" + recipe("caddy", cairn, port))
    return ["/usr/bin/caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextlib.contextmanager
def running(command: list[str], folder: Path, port: int):
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, env={"HOME": str(folder), "PATH": "/usr/bin:/bin"})

    def answers() -> bool:
        assert server.poll() is None, (folder / "log").read_text()
        with socket.socket() as one:
            return one.connect_ex(("127.0.0.1", port)) == 0

    try:
        eventually(answers, within=20, what="the web server")
        yield f"https://localhost:{port}"
    finally:
        server.terminate()
        server.wait(timeout=10)


@pytest.fixture(scope="module", params=[nginx, caddy], ids=["nginx", "caddy"])
def front(request, cairn, tmp_path_factory):
    folder, port = tmp_path_factory.mktemp("front"), free_port()
    with running(request.param(cairn, folder, port), folder, port) as url:
        yield url


@pytest.fixture
def curl(cairn, front):
    def ask(path: str, *options: str, expects: int = 200, sends: str = "") -> str:
        """The body of an answer, which has the expected status."""
        written = subprocess.run(
            ["curl", "--silent", "--show-error", "--max-time", "10", "--cacert", str(cairn.certificate), "--write-out", "\n%{http_code}", *options, front + path],
            input=sends,
            capture_output=True,
            text=True,
        )
        body, _, status = written.stdout.rpartition("\n")
        assert int(status) == expects, (written.stderr, written.stdout[:2000])
        return body

    return ask


def authorization(player: Player) -> tuple[str, str]:
    return "--header", f"authorization: {player.headers()['authorization']}"


@pytest.mark.parametrize("version", ["--http1.1", "--http2"])
def test_pages_and_calls_come_through(curl, player, version):
    assert "<!doctype html>" in curl("/", version).lower()
    asked = "--header", "content-type: application/json", "--data", "{}"
    profile = curl("/cairn.social.v1.ProfileService/GetMyProfile", version, *asked, *authorization(player))
    assert player.username in profile
    refused = curl("/cairn.social.v1.ProfileService/GetMyProfile", version, *asked, expects=401)
    assert json.loads(refused)["code"] == "unauthenticated"


def test_a_stream_says_at_once_what_happens(cairn, front, player):
    """Nothing on the way waits until there is more: the state of a game comes while its stream goes on."""
    game = player.start_single()
    body = json.dumps({"gameId": game.game_id}).encode()
    stream = subprocess.Popen(
        [
            *("curl", "--silent", "--no-buffer", "--max-time", "20", "--http2", "--cacert", str(cairn.certificate), "--data-binary", "@-"),
            *("--header", "content-type: application/connect+json", "--header", "connect-protocol-version: 1", *authorization(player)),
            front + "/cairn.game.whereami.v1.GeoGuessService/WatchGame",
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    try:
        begun = time.monotonic()
        stream.stdin.write(bytes([0]) + len(body).to_bytes(4, "big") + body)
        stream.stdin.close()
        head = stream.stdout.read(5)
        first = stream.stdout.read(int.from_bytes(head[1:], "big"))
        assert game.game_id in first.decode() and time.monotonic() - begun < 5
        assert stream.poll() is None
    finally:
        stream.kill()
        stream.wait()
        stream.stdout.close()


def test_the_sessions_door_knows_its_own_page(curl, front):
    page = "--header", "x-cairn-page: 1", "--request", "POST"
    # Nobody has signed in: the door is asked, and has no session to renew.
    assert "FOREIGN_PAGE" not in curl("/session/renew", *page, "--header", f"origin: {front}", expects=401)
    assert "FOREIGN_PAGE" in curl("/session/renew", *page, "--header", "origin: https://elsewhere.example", expects=403)


def test_a_piece_of_a_picture_comes_through(curl, player):
    """As large as pieces may be, written as JSON: 700,000 bytes."""
    data = secrets.token_bytes(524_288 + 1)
    upload = Phone(player).begin(data)
    piece = json.dumps({"uploadId": upload, "offset": 0, "data": base64.b64encode(data[:-1]).decode()})
    asked = "--header", "content-type: application/json", "--data-binary", "@-", *authorization(player)
    assert json.loads(curl("/cairn.social.v1.MediaService/AppendUpload", *asked, sends=piece))["offset"] == "524288"
