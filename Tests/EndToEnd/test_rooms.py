"""Rooms: four real phones come in by a code, three play to the end, one looks on; what that one sees, emotes, and a restart in between."""

from __future__ import annotations

import os
import re
import subprocess
import uuid
from pathlib import Path

from B_02_random_opponent import wait_for
from cairn.game.whereami.v1 import geo_guess_pb2, rooms_pb2
from connectrpc.errors import ConnectError
from installation import eventually
from player import State, refused, told
from test_friends import Listener, people


class Room:
    """One phone's view of rooms."""

    def __init__(self, player) -> None:
        self.player = player

    def _headers(self):
        return self.player.headers(str(uuid.uuid4()))

    def create(self, **settings):
        request = rooms_pb2.CreateRoomRequest(settings=rooms_pb2.RoomSettings(**settings), time_zone="Europe/Rome")
        return self.player.rooms.create_room(request, headers=self._headers()).room

    def join(self, code: str, as_spectator: bool = False):
        request = rooms_pb2.JoinRoomRequest(code=code, as_spectator=as_spectator)
        return self.player.rooms.join_room(request, headers=self._headers()).room

    def now(self):
        return self.player.rooms.get_room(rooms_pb2.GetRoomRequest(), headers=self.player.headers()).room

    def leave(self, room) -> None:
        self.player.rooms.leave_room(rooms_pb2.LeaveRoomRequest(room_id=room.room_id), headers=self.player.headers())

    def kick(self, room, other):
        request = rooms_pb2.KickMemberRequest(room_id=room.room_id, account_id=other.account_id)
        return self.player.rooms.kick_member(request, headers=self.player.headers()).room

    def ready(self, room):
        request = rooms_pb2.SetRoomReadyRequest(room_id=room.room_id, is_ready=True)
        return self.player.rooms.set_room_ready(request, headers=self.player.headers()).room

    def start(self, room) -> str:
        return self.player.rooms.start_room(rooms_pb2.StartRoomRequest(room_id=room.room_id), headers=self._headers()).game_id

    def show(self, room, emote: str) -> None:
        request = rooms_pb2.SendEmoteRequest(room_id=room.room_id, emote=f"EMOTE_{emote}")
        self.player.rooms.send_emote(request, headers=self.player.headers())


def attempt(call):
    """Nothing while a service is coming back."""
    try:
        return call()
    except ConnectError:
        return None


def heard(listener: Listener, name: str, is_ephemeral: bool = False):
    """The next event of a name."""
    while True:
        message = listener.messages.get(timeout=10)
        events = message.ephemeral_events if is_ephemeral else [event.event for event in message.events]
        for event in events:
            told_name, content = told(event)
            if told_name == name:
                return content


def test_three_play_and_one_looks_on(cairn):
    players = people(cairn.url, 4)
    anna, berta, carla, dora = players
    at = [Room(player) for player in players]
    room = at[0].create(player_count_max=3)
    listeners = [Listener(player) for player in players]
    for one in at[1:3]:
        one.join(room.code.lower())
    with refused("failed_precondition", "ROOM_FULL"):
        at[3].join(room.code)
    at[3].join(room.code, as_spectator=True)
    assert [member.is_host for member in at[3].now().members] == [True, False, False, False]
    with refused("failed_precondition", "PLAYERS_NOT_READY"):
        at[0].start(room)
    at[1].ready(room)
    before = at[1].now()
    cairn.kill("game")
    cairn.start_service("game")
    assert eventually(lambda: attempt(at[1].now), within=15, what="GameService") == before, "nothing of a room is in a process"
    at[2].ready(room)
    at[0].show(room, "HELLO")
    assert heard(listeners[3], "room_emote", is_ephemeral=True).account_id == anna.account_id
    game_id = at[0].start(room)
    for listener in listeners:
        while heard(listener, "room_changed").change != rooms_pb2.RoomChanged.CHANGE_STARTED:
            pass

    for number in range(1, 6):
        games = [wait_for(player, game_id, State.STATE_LOADING, number) for player in players[:3]]
        for player, game in zip(players, games):
            player.loaded(game)
        place = (10.5 + number, 20.25 + number)
        for player in players[:2]:
            player.guess(player.game(game_id), *place, key=str(uuid.uuid4()))
        seen = dora.game(game_id)
        assert seen.state == State.STATE_MOVING and [one.has_answered for one in seen.players] == [True, True, False]
        assert not seen.rounds[-1].guesses and not seen.rounds[-1].HasField("solution")
        carla.guess(carla.game(game_id), *place, key=str(uuid.uuid4()))
        seen = dora.game(game_id)
        assert len(seen.rounds[-1].guesses) == 3 and seen.rounds[-1].HasField("solution")
        for player in players[:3]:
            player.ready(player.game(game_id))
    ended = wait_for(dora, game_id, State.STATE_FINISHED, 5)
    assert ended.kind == geo_guess_pb2.Game.KIND_ROOM and [one.rank for one in ended.players] == [1, 1, 1]
    assert not anna.statistics().HasField("rating") and anna.statistics().multiplayer_game_count == 1
    assert not at[0].now().is_playing and at[0].now().game_id == game_id

    at[0].kick(room, carla)
    with refused("not_found", "ROOM_NOT_FOUND"):
        at[2].join(room.code)
    at[0].leave(room)
    assert at[1].now().members[0].account_id == berta.account_id and at[1].now().members[0].is_host
    with refused("not_found", "GAME_NOT_FOUND"):
        at[3].leave(room)
        dora.game(game_id)


def test_three_terminals_play_in_a_room(cairn):
    """`cairn play --room`: one opens it, two come in by the code that was printed."""
    program = Path(os.environ.get("CAIRN_BUILD_PATH", cairn.repository / ".build")) / "release" / "cairn"
    command = [str(program), "play", "--auto", "--gateway", cairn.url]

    def play(seed: str, *more: str) -> subprocess.Popen:
        arguments = [*command, "--seed", seed, "--room", *more]
        return subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    host = play("1")
    beginning = ""
    while "come in by" not in beginning:
        line = host.stdout.readline()
        assert line, beginning
        beginning += line
    code = beginning.split()[-1]
    guests = [play("2", code), play("3", code.lower())]
    outputs = [beginning + host.communicate(timeout=120)[0]] + [guest.communicate(timeout=120)[0] for guest in guests]
    for process, output in zip([host, *guests], outputs):
        assert process.returncode == 0, output
        assert output.count("Round ") >= 5 and "The game is over." in output and ": host" in output, output
        assert " 3. " in output, "three have played"
    assert sorted("You have won." in output for output in outputs) == [False, False, True], outputs
    assert all(f"You are in the room {code}." in output for output in outputs[1:])
    # Everybody is called what that one is called by themselves, in every terminal.
    names = [re.search(r"^You play as (\S+)\.$", output, re.MULTILINE)[1] for output in outputs]
    assert len(set(names)) == 3, names
    for name, output in zip(names, outputs):
        lines = re.findall(r"^  (\S+)( \(you\))?: (?:host|ready|not ready yet)$", output, re.MULTILINE)
        assert {called for called, _ in lines} == set(names) and {called for called, own in lines if own} == {name}, output
        assert f"  {names[0]}{' (you)' if name == names[0] else ''}: host" in output and "somebody" not in output, output
    stranger = subprocess.run([*command, "--room", "222222"], capture_output=True, text=True, timeout=60)
    assert stranger.returncode != 0 and "There is no room of this code" in stranger.stdout + stranger.stderr


def test_blocks_keep_people_and_emotes_apart(cairn):
    anna, berta, carla = people(cairn.url, 3)
    room = Room(anna).create()
    Room(berta).join(room.code)
    carla.block(anna)
    eventually(lambda: refused_code(carla, room.code) == "ROOM_NOT_FOUND", within=10, what="the block")
    berta.block(anna)
    at_berta = Listener(berta)
    Room(anna).show(room, "WOW")
    Room(berta).ready(room)
    with refused("failed_precondition", "NOT_ENOUGH_PLAYERS"):
        Room(anna).start(room)
    assert not Room(berta).now().room_id, "who came later is put out"
    while heard(at_berta, "room_changed").change != rooms_pb2.RoomChanged.CHANGE_LEFT:
        pass
    assert at_berta.messages.empty() or not at_berta.messages.get().ephemeral_events


def refused_code(player, code: str) -> str:
    try:
        Room(player).join(code)
    except Exception as error:
        return "ROOM_NOT_FOUND" if "ROOM_NOT_FOUND" in str(error) or "may see" in str(error) else str(error)
    return ""
