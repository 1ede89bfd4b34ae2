"""Two people with three devices each write to each other while their connections are cut and SocialService is killed: every device ends with the same
messages in the same order and the same receipts, and each message is there once.

Ten thousand messages, and a million under `make soak`; `CAIRN_FAULT_MESSAGES` says another number."""

from __future__ import annotations

import hashlib
import os
import random
import threading
import time
import uuid
from array import array
from collections import deque

import pytest
from cairn.social.v1 import conversations_pb2, messages_pb2
from cairn.social.v1.conversations_connect import ConversationServiceClientSync
from cairn.social.v1.messages_connect import MessageServiceClientSync
from cairn.type.v1 import realm_pb2
from connectrpc.errors import ConnectError
from cutting_proxy import CuttingProxy
from installation import Installation
from player import Player, http2, refusal, told
from test_stream_faults import IS_SOAK, SETTINGS, TRANSIENT, asked_until_answered, renew

MESSAGES = int(os.environ.get("CAIRN_FAULT_MESSAGES", "1000000" if IS_SOAK else "10000"))
DEVICES_EACH = 3
KILLS_MIN = 3
# Ten rounds of cuts between two kills of a soak: a service that is killed all the time writes nothing.
ROUNDS_BETWEEN_KILLS = 10
# As slow as ten messages a second.
SECONDS_MAX = max(600, MESSAGES // 10)
STATE = messages_pb2.MessageState


def number_of(*words: object) -> int:
    """64 bits made of words: what a device keeps of a message, so that six devices keep a million of them."""
    digest = hashlib.blake2b("\0".join(str(word) for word in words).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


class History:
    """Messages of a conversation by their numbers, from 1: of each its name, what it says, and its latest change; zeros where there is none."""

    def __init__(self) -> None:
        self.names, self.contents, self.changes = array("q", [0]), array("q", [0]), array("q", [0])

    @property
    def latest(self) -> int:
        return len(self.names) - 1

    def take(self, message: messages_pb2.ChatMessage) -> bool:
        """Keeps a message unless a later change of it is known. False where its number was another message's before."""
        number, name = message.number, number_of(message.message_id)
        for column in (self.names, self.contents, self.changes):
            if number >= len(column):
                column.extend([0] * (number + 1 - len(column)))
        is_known = self.changes[number] > 0
        if is_known and self.names[number] != name:
            return False
        if self.changes[number] <= message.change_number:
            self.names[number], self.changes[number] = name, message.change_number
            self.contents[number] = number_of(message.sender_account_id, message.state, message.text)
        return True


class Phone:
    """A device that hears what its stream tells, catches up by changes, and writes; whatever is lost on the way it asks again."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player = player
        self.random = random.Random(seed)
        self.device_id = str(uuid.uuid4())
        options = {"http_client": player.http, "send_compression": None, "timeout_ms": 20_000}
        self.conversations = ConversationServiceClientSync(player.url, **options)
        self.messages = MessageServiceClientSync(player.url, **options)
        self.change_number = 0
        self.history = History()
        self.header: conversations_pb2.Conversation | None = None
        # Messages of this device by their numbers, each with its text; None for one that it has taken back.
        self.written: dict[int, str | None] = {}
        self.ids: dict[int, str] = {}
        self.recent: deque[int] = deque(maxlen=20)
        self.read_number = 0
        self.heard = 0
        self.failures: list[str] = []
        self.is_stopping = False
        self._lock = threading.Lock()

    # Keeping

    def _take(self, message: messages_pb2.ChatMessage) -> None:
        if not self.history.take(message):
            self.failures.append(f"message {message.number} was another one before")

    def listen(self) -> None:
        cursor = None
        while not self.is_stopping:
            try:
                for response in self.player.subscribe(self.device_id, cursor, timeout_ms=self.random.randint(5_000, 30_000)):
                    with self._lock:
                        for event in response.events:
                            self._hear(event)
                    cursor = response.cursor
                    if self.is_stopping:
                        return
            except ConnectError as error:
                seen = refusal(error)
                if seen.code == "unauthenticated":
                    renew(self.player)
                elif seen.code not in TRANSIENT and seen.reason != "STREAM_REPLACED":
                    self.failures.append(repr(seen))
                    return
            except (OSError, RuntimeError):
                pass
            time.sleep(self.random.uniform(0.01, 0.1))

    def _hear(self, event) -> None:
        name, content = told(event.event)
        if name == "conversation" and content.WhichOneof("content") == "message_changed":
            message = content.message_changed.message
            if not message.is_text_left_out:
                self._take(message)
                self.heard += 1

    def sync(self, page_size: int) -> None:
        while True:
            request = conversations_pb2.SyncConversationsRequest(after_change_number=self.change_number, page_size=page_size)
            page = asked_until_answered(
                self.player, lambda _: self.conversations.sync_conversations(request, headers=self.player.headers())
            )
            with self._lock:
                for message in page.messages:
                    self._take(message)
                for conversation in page.conversations:
                    self.header = conversation
                if page.change_number < self.change_number:
                    self.failures.append(f"change {page.change_number} came behind {self.change_number}")
                self.change_number = page.change_number
            if not page.has_more:
                return

    # Writing

    def write(self, conversation_id: str, count: int) -> None:
        try:
            for index in range(count):
                self._send(conversation_id, f"{self.device_id} {index}")
                deed = self.random.random()
                if deed < 0.05:
                    self._edit(conversation_id)
                elif deed < 0.08:
                    self._take_back(conversation_id)
                elif deed < 0.15:
                    self._read(conversation_id)
                elif deed < 0.20:
                    self.sync(self.random.randint(1, 50))
        except Exception as error:
            self.failures.append(f"writing: {error!r}")

    def _send(self, conversation_id: str, text: str) -> None:
        request = messages_pb2.SendMessageRequest(conversation_id=conversation_id, message_id=str(uuid.uuid4()), text=text)
        numbers = {
            asked_until_answered(self.player, lambda _: self.messages.send_message(request, headers=self.player.headers())).number
            for _ in range(self.random.choice((1, 1, 1, 2)))
        }
        assert len(numbers) == 1, "one message has two numbers"
        number = numbers.pop()
        self.written[number], self.ids[number] = text, request.message_id
        self.recent.append(number)

    def _own(self) -> int | None:
        # The latest alone: older ones cannot be edited any more.
        there = [number for number in self.recent if self.written[number] is not None]
        return self.random.choice(there) if there else None

    def _edit(self, conversation_id: str) -> None:
        if number := self._own():
            text = f"{self.written[number]}, edited"
            request = messages_pb2.EditMessageRequest(conversation_id=conversation_id, number=number, text=text)
            asked_until_answered(self.player, lambda key: self.messages.edit_message(request, headers=self.player.headers(key)))
            self.written[number] = text

    def _take_back(self, conversation_id: str) -> None:
        if number := self._own():
            request = messages_pb2.DeleteMessageRequest(conversation_id=conversation_id, number=number, is_for_all=True)
            asked_until_answered(self.player, lambda key: self.messages.delete_message(request, headers=self.player.headers(key)))
            self.written[number] = None

    def _read(self, conversation_id: str) -> None:
        with self._lock:
            number = self.history.latest
        request = messages_pb2.MarkReadRequest(conversation_id=conversation_id, up_to_number=number)
        asked_until_answered(self.player, lambda _: self.messages.mark_read(request, headers=self.player.headers()))
        self.read_number = max(self.read_number, number)


@pytest.fixture
def house():
    # Two people write as much as a town.
    with Installation(**{**SETTINGS, "CAIRN_RATE_SCALE": "100000"}) as installation:
        yield installation


def test_three_devices_each_end_with_one_history_whatever_is_cut_and_killed(house):
    proxy = CuttingProxy(house.ports["GATEWAY"])
    url = f"http://127.0.0.1:{proxy.port}"
    people = [Player(url, http2(timeout=40)).sign_up() for _ in range(2)]
    for player in people:
        player.renewing = threading.Lock()
    people[0].ask_friend(people[1].username)
    people[1].answer_friend(people[0])
    phones = [Phone(player, seed) for seed, player in enumerate(people * DEVICES_EACH)]
    opening = conversations_pb2.OpenConversationRequest(account_id=people[1].account_id, realm=realm_pb2.REALM_QWALK)
    conversation_id = phones[0].conversations.open_conversation(
        opening, headers=people[0].headers(str(uuid.uuid4()))
    ).conversation_id

    listeners = [threading.Thread(target=phone.listen, daemon=True) for phone in phones]
    each = MESSAGES // len(phones)
    writers = [threading.Thread(target=phone.write, args=(conversation_id, each), daemon=True) for phone in phones]
    for thread in listeners + writers:
        thread.start()
    kills, rounds, began = 0, 0, time.monotonic()
    try:
        while any(writer.is_alive() for writer in writers) and not any(phone.failures for phone in phones):
            assert time.monotonic() - began < SECONDS_MAX, f"{sum(len(phone.written) for phone in phones)} messages, {kills} kills"
            for _ in range(10):
                time.sleep(0.2)
                proxy.cut()
            rounds += 1
            if kills < KILLS_MIN or IS_SOAK and rounds % ROUNDS_BETWEEN_KILLS == 0:
                house.kill("social")
                kills += 1
                time.sleep(random.uniform(0, 0.3))
                house.start_service("social")
        for writer in writers:
            writer.join(timeout=150)
        for phone in phones:
            phone.sync(page_size=200)
    finally:
        for phone in phones:
            phone.is_stopping = True
        proxy.stop()
    assert not [failure for phone in phones for failure in phone.failures]
    check(phones, each)
    heard = sum(phone.heard for phone in phones)
    print(f"{each * len(phones)} messages, {heard} heard by streams, {proxy.cuts} cuts, {kills} kills, {time.monotonic() - began:.0f} s")


def check(phones: list[Phone], each: int) -> None:
    first, count = phones[0].history, each * len(phones)
    # In one order without gaps, each message once.
    assert first.latest == count and 0 not in first.changes[1:]
    assert len(set(first.names[1:])) == count
    for phone in phones[1:]:
        assert phone.history.names == first.names
        assert phone.history.contents == first.contents
    # What each device was told that it has written is what is there.
    for phone in phones:
        assert len(phone.written) == each
        for number, text in phone.written.items():
            state = STATE.MESSAGE_STATE_DELETED if text is None else STATE.MESSAGE_STATE_SHOWN
            assert first.names[number] == number_of(phone.ids[number])
            assert first.contents[number] == number_of(phone.player.account_id, state, text or ""), number
    # How far each has read is what the other one's devices show.
    for person in {phone.player.account_id for phone in phones}:
        furthest = max(phone.read_number for phone in phones if phone.player.account_id == person)
        for phone in phones:
            if phone.player.account_id == person:
                assert phone.header.read_number == furthest
            else:
                assert [receipt.read_number for receipt in phone.header.receipts] == [furthest]
