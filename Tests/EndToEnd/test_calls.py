"""Calls over the gateway: two phones hear what they need to talk, and Debian's coturn lets them in by what Cairn gives out (L-50, L-S13)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import shutil
import subprocess
import time
import uuid

import pytest
from cairn.social.v1 import calls_pb2
from cairn.social.v1.calls_connect import CallServiceClientSync
from installation import Installation, eventually
from mails import free_port
from player import Player, refused
from test_conversations import Device
from test_friends import Listener

Kind = calls_pb2.CallSignalKind
State = calls_pb2.CallState


class Turn:
    """Debian's coturn on this machine, with a secret of this test's."""

    def __init__(self, folder) -> None:
        assert shutil.which("turnserver"), "coturn is missing: scripts/packages.sh install browser"
        self.port, self.secret, self.log = free_port(), uuid.uuid4().hex, folder / "turn.log"
        command = [
            "turnserver", "-n", "--listening-ip", "127.0.0.1", "--listening-port", str(self.port), "--relay-ip", "127.0.0.1", "--use-auth-secret",
            "--static-auth-secret", self.secret, "--realm", "cairn", "--no-tls", "--no-dtls", "--no-cli", "--allow-loopback-peers",
            "--log-file", "stdout", "--simple-log", "--pidfile", str(folder / "turn.pid"), "--db", str(folder / "turn.db"),
        ]
        self.process = subprocess.Popen(command, stdout=self.log.open("wb"), stderr=subprocess.STDOUT)
        username = f"{int(time.time()) + 600}:test"
        password = base64.b64encode(hmac.new(self.secret.encode(), username.encode(), hashlib.sha1).digest()).decode()
        eventually(lambda: self.lets_in(username, password), within=30, every=1, what="the TURN server")

    def lets_in(self, username: str, password: str) -> bool:
        """Whether a phone may send by it: two of them send each other three packets."""
        command = ["turnutils_uclient", "-u", username, "-w", password, "-p", str(self.port), "-y", "-n", "3", "-c", "127.0.0.1"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        return done.returncode == 0 and "Total lost packets 0" in done.stdout

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(10)


@pytest.fixture(scope="module")
def turn(cairn: Installation, tmp_path_factory):
    folder = tmp_path_factory.mktemp("turn")
    server = Turn(folder)
    secret = folder / "secret"
    secret.write_text(server.secret + "\n")
    settings = {"CAIRN_TURN_URLS": f"turn:127.0.0.1:{server.port}?transport=udp", "CAIRN_TURN_SECRET": str(secret)}
    cairn.environment.update(settings)
    cairn.restart("social")
    eventually(cairn.is_ready, within=30, what="readiness after the restart of social")
    try:
        yield server
    finally:
        for name in settings:
            cairn.environment.pop(name)
        cairn.restart("social")
        eventually(cairn.is_ready, within=30, what="readiness after the restart of social")
        server.close()


class Phone:
    """A phone that calls."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.calls = CallServiceClientSync(player.url, http_client=player.http, send_compression=None, timeout_ms=20_000)

    def ring(self, conversation_id: str) -> calls_pb2.Call:
        request = calls_pb2.StartCallRequest(call_id=str(uuid.uuid4()), conversation_id=conversation_id, offer="v=0 offer")
        return self.calls.start_call(request, headers=self.player.headers()).call

    def say(self, call_id: str, kind: int, payload: str) -> calls_pb2.Call:
        request = calls_pb2.SendCallSignalRequest(call_id=call_id, signal_id=str(uuid.uuid4()), kind=kind, payload=payload)
        return self.calls.send_call_signal(request, headers=self.player.headers()).call

    def end(self, call_id: str) -> calls_pb2.Call:
        return self.calls.end_call(calls_pb2.EndCallRequest(call_id=call_id), headers=self.player.headers()).call

    def get(self, call_id: str = "", after: int = 0) -> calls_pb2.GetCallResponse:
        return self.calls.get_call(calls_pb2.GetCallRequest(call_id=call_id, after_number=after), headers=self.player.headers())

    def turn_servers(self) -> calls_pb2.GetTurnServersResponse:
        return self.calls.get_turn_servers(calls_pb2.GetTurnServersRequest(), headers=self.player.headers())


def hears_of_the_call(listener: Listener, within: float = 10) -> calls_pb2.CallChanged:
    """Other things are told in between."""
    deadline = time.monotonic() + within
    while time.monotonic() < deadline:
        message = listener.messages.get(timeout=within)
        for event in message.ephemeral_events:
            if event.WhichOneof("content") == "conversation" and event.conversation.HasField("call_changed"):
                return event.conversation.call_changed
    raise AssertionError("nothing was told of the call")


def test_a_turn_server_lets_in_by_what_cairn_gives_out(cairn, turn):
    phone = Phone(Player(cairn.url).sign_up())
    given = phone.turn_servers()
    assert list(given.urls) == [f"turn:127.0.0.1:{turn.port}?transport=udp"]
    expiry, account = given.username.split(":")
    assert account == phone.player.account_id and int(expiry) == given.expire_time.seconds and int(expiry) > time.time() + 5 * 3_600
    assert turn.lets_in(given.username, given.password)
    assert not turn.lets_in(given.username, "x" + given.password)
    # The time is what the password is made of.
    assert not turn.lets_in(f"{int(expiry) + 1}:{account}", given.password)


def test_two_phones_hear_what_they_need_to_talk(cairn):
    anna, berta = Player(cairn.url).sign_up(), Player(cairn.url).sign_up()
    anna.ask_friend(berta.username)
    berta.answer_friend(anna)
    devices = Device(anna), Device(berta)
    conversation = devices[0].open(berta)
    devices[0].send(conversation, "may I call?")
    phones = Phone(anna), Phone(berta)
    listener = Listener(berta)
    call = phones[0].ring(conversation)
    told = hears_of_the_call(listener)
    assert told.call_id == call.call_id and told.state == State.CALL_STATE_RINGING
    assert [signal.payload for signal in phones[1].get().signals] == ["v=0 offer"]
    assert phones[1].say(call.call_id, Kind.CALL_SIGNAL_KIND_ANSWER, "v=0 answer").state == State.CALL_STATE_ACTIVE
    assert [signal.payload for signal in phones[0].get(call.call_id).signals] == ["v=0 answer"]
    assert phones[0].end(call.call_id).outcome == calls_pb2.CALL_OUTCOME_HUNG_UP
    # Given up before it was answered: an entry in the conversation of both.
    phones[0].end(phones[0].ring(conversation).call_id)
    for device in devices:
        device.sync()
        assert [message.missed_call for message in device.kept(conversation)] == [0, 1]
    # A block ends what they talk, and nobody is rung any more.
    call = phones[1].ring(conversation)
    anna.block(berta)
    assert phones[1].get(call.call_id).call.outcome == calls_pb2.CALL_OUTCOME_LOST
    with refused("not_found", "CONVERSATION_NOT_FOUND"):
        phones[1].ring(conversation)
