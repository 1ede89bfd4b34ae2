"""Friends, blocks and the stream that tells of them, from two phones."""

from __future__ import annotations

import queue
import threading
import time
import uuid

import pytest
from cairn.social.v1 import streams_pb2
from connectrpc.errors import ConnectError
from installation import eventually
from player import Player, refusal, refused, told


class Listener:
    """A phone that listens to its person's stream."""

    def __init__(self, player: Player, after=None) -> None:
        self.player = player
        self.device_id = str(uuid.uuid4())
        self.messages: queue.Queue = queue.Queue()
        self._told: list[str] = []
        self.end = None
        self.end_time = 0.0
        self._stream = player.subscribe(self.device_id, after)
        self._is_open = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        assert self._is_open.wait(10), "the stream did not begin"

    def _run(self) -> None:
        try:
            for message in self._stream:
                self._is_open.set()
                self.messages.put(message)
        except Exception as error:
            self.end = error
        self.end_time = time.monotonic()
        self._is_open.set()

    def next(self, within: float = 10) -> str:
        """What has happened next."""
        # What happened at once comes in one message.
        while not self._told:
            self._told += [told(event.event)[0] for event in self.messages.get(timeout=within).events]
        return self._told.pop(0)


def people(url: str, count: int = 2) -> list[Player]:
    return [Player(url).sign_up() for _ in range(count)]


def test_a_request_by_name_is_accepted_and_both_hear_at_once(cairn):
    """B-3, the friend half."""
    anna, berta = people(cairn.url)
    at_anna, at_berta = Listener(anna), Listener(berta)
    began = time.monotonic()
    assert anna.ask_friend(berta.username.upper()) == 1
    assert at_berta.next() == "friend_requested"
    assert time.monotonic() - began < 1
    assert berta.list_requests() == [anna.username] and anna.list_requests("SENT") == [berta.username]
    with refused("already_exists", "REQUEST_PENDING"):
        anna.ask_friend(berta.username)
    berta.answer_friend(anna)
    assert (at_anna.next(), at_berta.next()) == ("friend_accepted", "friend_accepted")
    assert (anna.list_friends(), berta.list_friends()) == ([berta.username], [anna.username])
    assert berta.list_requests() == []
    with refused("already_exists", "ALREADY_FRIENDS"):
        berta.ask_friend(anna.username)
    anna.remove_friend(berta)
    assert (at_anna.next(), at_berta.next()) == ("friend_removed", "friend_removed")
    assert anna.list_friends() == berta.list_friends() == []
    for name, reason in ((anna.username, "SELF"), ("nobody_of_that_name", "USER_NOT_FOUND")):
        with pytest.raises(ConnectError) as error:
            anna.ask_friend(name)
        assert refusal(error.value).reason == reason


def test_crossed_requests_declines_and_blocks(cairn):
    anna, berta, carla = people(cairn.url, 3)
    anna.ask_friend(berta.username)
    assert berta.ask_friend(anna.username) == 2
    anna.ask_friend(carla.username)
    carla.answer_friend(anna, accepts=False)
    assert anna.list_requests("SENT") == [carla.username]
    at_berta = Listener(berta)
    anna.block(berta)
    assert at_berta.next() == "friend_removed"
    assert anna.list_friends() == berta.list_friends() == []
    for one, other in ((anna, berta), (berta, anna)):
        with refused("not_found", "USER_NOT_FOUND"):
            one.ask_friend(other.username)


def test_a_new_device_syncs_and_an_old_one_resumes(cairn):
    anna, berta = people(cairn.url)
    start = berta.sync()
    assert start.is_reset and start.cursor.number == 0
    for _ in range(3):
        anna.ask_friend(berta.username)
        anna.cancel_friend(berta)
    page = berta.sync(start.cursor, page_size=4)
    assert [event.number for event in page.events] == [1, 2, 3, 4] and page.has_more and not page.is_reset
    rest = berta.sync(page.cursor)
    assert [event.number for event in rest.events] == [5, 6] and not rest.has_more
    # The stream goes on behind any cursor, as often as one likes.
    listener = Listener(berta, page.cursor)
    first = listener.messages.get(timeout=10)
    assert first.events == [] or [event.number for event in first.events] == [5, 6]
    berta.acknowledge(listener.device_id, rest.cursor, viewing="friends")
    wrong = [
        streams_pb2.Cursor(epoch=rest.cursor.epoch, number=7),
        streams_pb2.Cursor(epoch=rest.cursor.epoch ^ 1, number=1),
    ]
    for cursor in wrong:
        with refused("out_of_range", "CURSOR_TOO_OLD"):
            list(berta.subscribe(str(uuid.uuid4()), cursor))
        with refused("out_of_range", "CURSOR_TOO_OLD"):
            berta.acknowledge(listener.device_id, cursor)
        assert berta.sync(cursor).is_reset


def test_a_device_that_comes_again_takes_its_stream_over(cairn):
    (anna,) = people(cairn.url, 1)
    first = Listener(anna)
    stream = anna.subscribe(first.device_id)
    assert next(iter(stream)).cursor.number == 0
    eventually(lambda: first.end is not None, within=5, what="the end of the former stream")
    assert refusal(first.end).reason == "STREAM_REPLACED"


def test_an_open_stream_ends_with_its_session(cairn):
    (anna,) = people(cairn.url, 1)
    listener = Listener(anna)
    began = time.monotonic()
    anna.log_out()
    eventually(lambda: listener.end is not None, within=5, every=0.01, what="the end of the stream")
    assert listener.end_time - began < 1.0
    assert refusal(listener.end).reason == "SESSION_REVOKED"


def test_streams_need_a_session_and_a_device(cairn, stranger):
    with refused("unauthenticated", "UNAUTHENTICATED"):
        list(stranger.streams.subscribe_events(streams_pb2.SubscribeEventsRequest(device_id=str(uuid.uuid4()))))
    (anna,) = people(cairn.url, 1)
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        list(anna.subscribe("phone"))
