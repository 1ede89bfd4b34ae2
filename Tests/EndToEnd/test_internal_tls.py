"""Mutual TLS between the processes: everything works with it, and nobody without a certificate is let in."""

import socket
import subprocess
import time

import pytest
from installation import SHORT_TIMING, Installation
from player import Player
from tls_door import PREFACE, Authority


@pytest.fixture(scope="module")
def authority(tmp_path_factory):
    authority = Authority(tmp_path_factory.mktemp("internal"))
    authority.sign("service", "127.0.0.1", "localhost")
    return authority


@pytest.fixture(scope="module")
def private(authority):
    """An installation whose processes speak TLS with each other."""
    folder = authority.folder
    with Installation(
        **SHORT_TIMING,
        CAIRN_INTERNAL_TLS_CERTIFICATE=str(folder / "service.pem"),
        CAIRN_INTERNAL_TLS_KEY=str(folder / "service-key.pem"),
        CAIRN_INTERNAL_TLS_CA=str(authority.file),
    ) as installation:
        yield installation


def test_everything_works(private):
    player = Player(private.url).sign_up()
    assert player.who_am_i()
    # A whole game: the gateway calls the game service, which calls the geo service; answers and streams of them.
    assert "points" in private.script("demo.sh", timeout=120)
    # And again over new connections, after a service was away.
    private.restart("geo")
    private.restart("auth")
    assert player.who_am_i()


@pytest.mark.parametrize("service", ["AUTH", "GAME", "SOCIAL", "GEO"])
def test_who_shows_no_certificate_of_the_authority_is_refused(private, authority, tmp_path, service):
    address = f"127.0.0.1:{private.ports[service]}"

    def s_client(*arguments: str) -> str:
        """What is said after the handshake: with TLS 1.3 the refusal comes as the answer to the first bytes."""
        client = subprocess.Popen(
            ["openssl", "s_client", "-connect", address, "-alpn", "h2", "-CAfile", str(authority.file), "-quiet", *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )
        client.stdin.write(PREFACE)
        client.stdin.flush()
        time.sleep(0.5)
        return client.communicate(timeout=20)[0].decode(errors="replace")

    assert "certificate required" in s_client()
    stranger = Authority(tmp_path)
    certificate, key = stranger.sign("stranger", "127.0.0.1")
    assert "alert" in s_client("-cert", str(certificate), "-key", str(key))
    certificate, key = authority.folder / "service.pem", authority.folder / "service-key.pem"
    assert "alert" not in s_client("-cert", str(certificate), "-key", str(key))
    # Nor is plain text spoken.
    with socket.create_connection(("127.0.0.1", private.ports[service]), timeout=10) as plain:
        plain.sendall(PREFACE)
        received = plain.recv(1_000)
        assert b"\x00\x00\x00\x04" not in received[:9] and plain.recv(1_000) == b""
