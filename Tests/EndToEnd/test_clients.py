"""docs/clients.md, as it stands there: a client by the official generators starts in four calls."""

from __future__ import annotations

import hashlib
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from cairn.auth.v1 import server_info_pb2
from cairn.auth.v1.server_info_connect import ServerInfoServiceClientSync
from cairn.type.v1 import realm_pb2
from connectrpc.errors import ConnectError
from installation import REPOSITORY, eventually
from player import http2


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


NETWORK = r"""
source scripts/lib/home.sh; source scripts/lib/ports.sh; source scripts/lib/lan.sh; source scripts/lib/processes.sh
hostname() { case ${1:-} in -I) printf '192.168.1.7 172.17.0.1 fd00::7 10.0.0.2 \n' ;; *) printf 'desk\n' ;; esac; }
ip() { printf '192.0.2.1 via 192.168.1.1 dev wlan0 src 10.0.0.2 uid 1000 \\    cache\n'; }
"""


def ask_own_network(command: str) -> str:
    """What scripts/lib/lan.sh says of this machine as it is."""
    script = "source scripts/lib/home.sh; source scripts/lib/ports.sh; source scripts/lib/lan.sh; "
    return subprocess.run(["bash", "-c", script + command], cwd=REPOSITORY, capture_output=True, text=True, timeout=60, check=True).stdout


def ask_scripts(command: str, **settings: str) -> str:
    return subprocess.run(
        ["bash", "-c", NETWORK + command], cwd=REPOSITORY, env={**os.environ, **settings}, capture_output=True, text=True, timeout=60,
        check=True).stdout


def test_a_certificate_for_the_network_names_what_phones_call_the_machine():
    assert ask_scripts("certificate_names", CAIRN_LISTEN_LAN="no") == "DNS:localhost,IP:127.0.0.1,IP:::1"
    # The address it goes out by comes first; none of IPv6, as the gateway listens by IPv4, and none of containers.
    assert ask_scripts("certificate_names", CAIRN_LISTEN_LAN="yes") == (
        "DNS:localhost,IP:127.0.0.1,IP:::1,DNS:desk,DNS:desk.local,IP:10.0.0.2,IP:192.168.1.7")
    wrong = subprocess.run(
        ["bash", "-c", NETWORK], cwd=REPOSITORY, env={**os.environ, "CAIRN_LISTEN_LAN": "on"}, capture_output=True, text=True, timeout=60)
    assert wrong.returncode == 1 and "expected yes or no" in wrong.stderr


def is_answered(address: str, port: int) -> bool:
    try:
        socket.create_connection((address, port), timeout=5).close()
    except ConnectionRefusedError:
        return False
    return True


def test_the_network_reaches_the_tls_port_where_that_is_wanted_and_nothing_else(cairn):
    """127.0.0.2 is an address of this machine as any other: only who listens on all of them answers there."""
    tls, plain = cairn.ports["TLS"], cairn.ports["GATEWAY"]

    def answers() -> list[bool]:
        return [is_answered(address, port) for port in (tls, plain) for address in ("127.0.0.1", "127.0.0.2")]

    assert answers() == [True, False, True, False]
    try:
        cairn.environment["CAIRN_LISTEN_LAN"] = "yes"
        cairn.restart("gateway")
        eventually(lambda: answers() == [True, True, True, False], within=20, what="the door for the network")
    finally:
        del cairn.environment["CAIRN_LISTEN_LAN"]
        cairn.restart("gateway")
    eventually(lambda: answers() == [True, False, True, False], within=20, what="the door for this machine alone")
    eventually(cairn.is_ready, within=20, what="the gateway's readiness")


def test_make_run_for_the_network_prints_where_phones_find_it_and_its_certificate_is_good_there(cairn):
    """As somebody does it who has a phone beside the machine: what is printed is typed in, with the authority that is named."""
    address = ask_own_network("lan_addresses").splitlines()
    if not address:
        pytest.skip("this machine is in no network")
    try:
        cairn.environment["CAIRN_LISTEN_LAN"] = "yes"
        printed = cairn.script("run.sh", timeout=1200)
        door = f"https://{address[0]}:{cairn.ports['TLS']}"
        assert f"  {door}\n" in printed and f"which must trust {cairn.certificate}" in printed
        drawn = subprocess.run(
            [sys.executable, REPOSITORY / "scripts/lib/qr.py", door], capture_output=True, text=True, timeout=60, check=True).stdout
        assert drawn in printed
        trusting, strange = http2(ca=cairn.certificate.read_bytes()), http2()
        assert ServerInfoServiceClientSync(door, http_client=trusting).get_server_info(server_info_pb2.GetServerInfoRequest()).version
        # A phone that does not trust the authority believes nothing.
        with pytest.raises(ConnectError):
            ServerInfoServiceClientSync(door, http_client=strange).get_server_info(server_info_pb2.GetServerInfoRequest())
    finally:
        del cairn.environment["CAIRN_LISTEN_LAN"]
        printed = cairn.script("run.sh", timeout=1200)
    assert "For a phone" not in printed and not is_answered(address[0], cairn.ports["TLS"])
    eventually(cairn.is_ready, within=20, what="the gateway's readiness")
