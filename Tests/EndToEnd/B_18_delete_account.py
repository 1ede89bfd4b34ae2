"""B-18: an account is exported, then deleted: invisible at once, restored within the grace, gone everywhere without one."""

import base64
import io
import json
import struct
import subprocess
import threading
import time
import uuid
import zipfile

import pytest
from B_02_random_opponent import events_until, matched
from cairn.auth.v1 import account_deletion_pb2, exports_pb2, guests_pb2
from cairn.auth.v1.account_deletion_connect import AccountDeletionServiceClientSync
from cairn.auth.v1.exports_connect import ExportServiceClientSync
from cairn.game.geocaches.v1 import caches_pb2
from cairn.game.whereami.v1 import rooms_pb2
from cairn.social.v1 import profiles_pb2
from cairn.social.v1.profiles_connect import ProfileServiceClientSync
from cairn.type.v1 import realm_pb2
from geocacher import Geocacher
from installation import SHORT_TIMING, Installation, eventually
from player import Player, place, refusal, refused
from test_friends import Listener
from test_people import profile
from test_rematches import again
from test_reports import Reporter

Receipt = account_deletion_pb2.GetDeletionReceiptResponse
Export = exports_pb2.Export
SERVICES = ("auth", "game", "geo", "social")


@pytest.fixture(scope="module")
def house():
    with Installation(**SHORT_TIMING, CAIRN_AUTH_DELETION_SWEEP_MS="1000") as installation:
        yield installation


# What clients do


def service(kind, player: Player):
    return kind(player.url, http_client=player.http, send_compression=None, timeout_ms=20_000)


def delete(player: Player, password: str | None = None):
    request = account_deletion_pb2.DeleteAccountRequest(password=player.password if password is None else password)
    return service(AccountDeletionServiceClientSync, player).delete_account(request, headers=player.headers())


def cancel(player: Player, token: str) -> None:
    request = account_deletion_pb2.CancelDeletionRequest(receipt_token=token)
    service(AccountDeletionServiceClientSync, player).cancel_deletion(request)


def receipt(player: Player, token: str):
    request = account_deletion_pb2.GetDeletionReceiptRequest(receipt_token=token)
    return service(AccountDeletionServiceClientSync, player).get_deletion_receipt(request)


def ask(player: Player) -> exports_pb2.Export:
    return service(ExportServiceClientSync, player).export_my_data(exports_pb2.ExportMyDataRequest(), headers=player.headers()).export


def find(player: Player, export_id: str = "") -> exports_pb2.Export:
    request = exports_pb2.GetExportRequest(export_id=export_id)
    return service(ExportServiceClientSync, player).get_export(request, headers=player.headers()).export


def download(player: Player, export_id: str, first_part: int = 0) -> list[bytes]:
    request = exports_pb2.DownloadExportRequest(export_id=export_id, first_part=first_part)
    headers = player.headers() if player.access_token else {}
    return [part.data for part in service(ExportServiceClientSync, player).download_export(request, headers=headers)]


def export(player: Player) -> tuple[exports_pb2.Export, zipfile.ZipFile]:
    asked = ask(player)

    def ready():
        found = find(player, asked.export_id)
        return found if found.state == Export.STATE_READY else None

    found = eventually(ready, within=60, every=0.2, what="the export")
    parts = download(player, asked.export_id)
    data = b"".join(parts)
    assert len(parts) == found.part_count and len(data) == found.size_bytes
    assert download(player, asked.export_id, found.part_count - 1) == parts[-1:]
    return found, zipfile.ZipFile(io.BytesIO(data))


def completed(player: Player, token: str):
    def complete():
        try:
            found = receipt(player, token)
        except Exception:
            return None
        return found if found.state == Receipt.STATE_COMPLETE else None

    return eventually(complete, within=120, every=0.2, what="the complete receipt")


def is_signed_out(player: Player) -> bool:
    """By the gateway: GameService knows nothing of sessions and would answer."""
    try:
        player.history()
        return False
    except Exception as error:
        assert refusal(error).reason == "SESSION_REVOKED", error
        return True


# What is in the databases

SUPERUSER = """
source "$(dirname "$0")/lib/home.sh"; source scripts/lib/ports.sh; source scripts/lib/postgres.sh
load_ports; find_postgres_home; superuser_psql "cairn_$1" -At
"""


def psql(house: Installation, database: str) -> subprocess.Popen:
    return subprocess.Popen(
        ["bash", "-c", SUPERUSER, "scripts/service.sh", database],
        cwd=house.repository,
        env=house.environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def sql(house: Installation, database: str, text: str) -> list[str]:
    process = psql(house, database)
    output, _ = process.communicate(text, timeout=60)
    assert process.returncode == 0, output
    return output.splitlines()


def traces(house: Installation, *words: str) -> list[str]:
    """Tables of any service in which a word stands in any column, as text or as bytes."""
    wanted = {form for word in words for form in (word.lower(), word.replace("-", "").lower(), word.encode().hex())}
    conditions = " OR ".join(f"strpos(lower(t::text), ''{form}'') > 0" for form in sorted(wanted))
    found = []
    for database in SERVICES:
        rows = sql(
            house,
            database,
            f"SELECT format('SELECT %L, t.* FROM %s t WHERE {conditions}', oid::regclass, oid::regclass) FROM pg_class "
            "WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace\n\\gexec\nSELECT 'searched ' || count(*) FROM outbox;\n",
        )
        assert rows[-1].startswith("searched ")
        found += [f"{database}.{row}" for row in rows[:-1]]
    return found


def coordinate(degrees: float) -> list[str]:
    """The forms in which a table may hold a coordinate: as a number, in steps of 10^-7 and 10^-6 degrees, and in the bytes of a message."""
    steps = [str(round(degrees * 10**digits)) for digits in (7, 6)]
    return [repr(degrees), *steps, struct.pack("<d", degrees).hex(), struct.pack(">d", degrees).hex()]


# The story


def test_an_export_holds_everything_and_is_nobody_elses(house):
    player, other = Player(house.url).sign_up(), Player(house.url).sign_up()
    player.start_single()
    with refused("not_found", "EXPORT_NOT_FOUND"):
        find(player)
    found, zipped = export(player)
    assert zipped.testzip() is None
    assert found.expire_time.ToSeconds() - found.finish_time.ToSeconds() == 7 * 86_400
    names = set(zipped.namelist())
    account = json.loads(zipped.read("auth/accounts.json"))[0]
    assert (account["username"], account["email"]) == (player.username, player.email)
    game = json.loads(zipped.read("game/games.json"))[0]
    assert game["time_zone"] == "Europe/Rome"
    everything = b"".join(zipped.read(name) for name in names)
    assert b"argon2" not in everything and other.username.encode() not in everything
    # By the comments of columns: every table, every column.
    for database in SERVICES:
        kept = {"revocations", "account_deletions"}
        columns: dict[str, set[str]] = {}
        for line in sql(
            house,
            database,
            "SELECT table_name, column_name FROM personal_columns WHERE is_exported AND table_name IN (SELECT * FROM personal_tables);",
        ):
            table, column = line.split("|")
            columns.setdefault(table, set()).add(column)
        for table in columns.keys() - kept:
            rows = json.loads(zipped.read(f"{database}/{table}.json"))
            assert all(row.keys() == columns[table] for row in rows), table
            if table in {"accounts", "sessions", "security_events", "game_players"}:
                assert rows, table
    # Nobody else's, and no longer than seven days.
    with refused("not_found", "EXPORT_NOT_FOUND"):
        find(other, found.export_id)
    with refused("not_found", "EXPORT_NOT_FOUND"):
        download(other, found.export_id)
    with refused("unauthenticated", "UNAUTHENTICATED"):
        download(Player(house.url), found.export_id)
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        download(player, found.export_id, found.part_count)
    assert ask(player).export_id == found.export_id
    sql(house, "auth", f"UPDATE exports SET expire_time = now() WHERE export_id = '{found.export_id}';")
    with refused("not_found", "EXPORT_NOT_FOUND"):
        find(player, found.export_id)
    with refused("not_found", "EXPORT_NOT_FOUND"):
        download(player, found.export_id)


def test_an_export_that_is_not_ready(house):
    player = Player(house.url).sign_up()
    house.kill("social")
    asked = ask(player)
    with refused("failed_precondition", "EXPORT_NOT_READY"):
        download(player, asked.export_id)
    assert ask(player).export_id == asked.export_id
    house.kill("auth")
    house.start_service("auth")
    house.start_service("social")

    def ready() -> bool:
        try:
            return find(player).state == Export.STATE_READY
        except Exception:
            return False

    eventually(ready, within=120, every=0.5, what="the export after both came back")
    assert zipfile.ZipFile(io.BytesIO(b"".join(download(player, asked.export_id)))).testzip() is None


def test_an_export_whose_process_is_killed_is_made_whole_by_the_next(house):
    player = Player(house.url).sign_up()
    player.start_single()
    # So much of AuthService's own that parts are kept before GameService is asked.
    sql(
        house,
        "auth",
        "INSERT INTO security_events (account_id, event_id, kind, create_time) "
        f"SELECT '{player.account_id}', gen_random_uuid(), 'LOG_IN', now() FROM generate_series(1, 12000);",
    )
    # GameService cannot go on in the middle of what it gives out: somebody holds a table that it needs.
    holder = psql(house, "game")
    holder.stdin.write("BEGIN; LOCK TABLE statistics IN ACCESS EXCLUSIVE MODE; SELECT 'held';\n")
    holder.stdin.flush()
    assert holder.stdout.readline().strip() == "held"
    asked = ask(player)
    waiting = "SELECT count(*) FROM pg_locks WHERE relation = 'statistics'::regclass AND NOT granted;"
    parts = f"SELECT count(*) FROM export_parts WHERE export_id = '{asked.export_id}'"
    jobs = f"SELECT attempt_count FROM jobs WHERE kind = 'export' AND job_key = '{asked.export_id}';"

    def halfway() -> bool:
        return sql(house, "auth", f"{parts};") != ["0"] and sql(house, "game", waiting) != ["0"]

    eventually(halfway, within=30, every=0.2, what="an export that waits for GameService, with parts")
    assert sql(house, "auth", jobs) == ["1"]
    generation = sql(house, "auth", f"SELECT DISTINCT generation FROM export_parts WHERE export_id = '{asked.export_id}';")
    house.kill("auth")
    holder.communicate("ROLLBACK;\n", timeout=20)
    house.start_service("auth")

    def seen_pending() -> bool:
        try:
            return find(player, asked.export_id).state == Export.STATE_PENDING
        except Exception:
            return False

    eventually(seen_pending, within=20, every=0.2, what="the new process, which has not made it yet")
    with refused("failed_precondition", "EXPORT_NOT_READY"):
        download(player, asked.export_id)
    assert ask(player).export_id == asked.export_id

    # When the lease of the one that was killed has ended.
    def ready():
        found = find(player, asked.export_id)
        return found if found.state == Export.STATE_READY else None

    found = eventually(ready, within=90, every=0.5, what="the export that another process makes")
    zipped = zipfile.ZipFile(io.BytesIO(b"".join(download(player, asked.export_id))))
    assert zipped.testzip() is None
    events = json.loads(zipped.read("auth/security_events.json"))
    assert len({event["event_id"] for event in events}) == len(events) > 12_000
    assert json.loads(zipped.read("game/games.json")) and "social/profiles.json" in zipped.namelist()
    # Nothing of the first is left, and it was told once.
    assert sql(house, "auth", f"{parts};") == [str(found.part_count)]
    assert sql(house, "auth", f"{parts} AND generation = {generation[0]};") == ["0"]
    assert sql(house, "auth", jobs) == []
    assert sum(event["kind"] == "EXPORT_READY" for event in events) == 0
    told = f"SELECT count(*) FROM security_events WHERE account_id = '{player.account_id}' AND kind = 'EXPORT_READY';"
    assert sql(house, "auth", told) == ["1"]
    eventually(lambda: stream(player).count("exportReady") == 1, within=20, what="the news of it in the stream")


def test_everything_is_gone_everywhere_though_services_die(house):
    player = Player(house.url).sign_up()
    tablet = Player(house.url)
    tablet.password = player.password
    tablet.log_in(player.username)
    player.start_single()
    # What the search below finds while it is there.
    here = {trace.split("|")[0] for trace in traces(house, player.account_id, player.username, player.email)}
    assert here >= {"auth.accounts", "auth.sessions", "auth.username_claims", "game.open_singles", "game.game_players"}
    with refused("permission_denied", "INVALID_CREDENTIALS"):
        delete(player, "wrong horse 12")
    # GameService is stopped in the middle of its purge, by somebody who holds a table it needs.
    holder = psql(house, "game")
    holder.stdin.write("BEGIN; LOCK TABLE statistics IN ACCESS EXCLUSIVE MODE; SELECT 'held';\n")
    holder.stdin.flush()
    assert holder.stdout.readline().strip() == "held"
    house.kill("social")
    begun = time.monotonic()
    answer = delete(player)
    for device in (player, tablet):
        eventually(lambda: is_signed_out(device), within=1, every=0.02, what="the end of the session")
    assert time.monotonic() - begun < 2
    waiting = "SELECT count(*) FROM pg_locks WHERE relation = 'statistics'::regclass AND NOT granted;"
    eventually(lambda: sql(house, "game", waiting) != ["0"], within=20, what="GameService in the middle of its purge")
    house.kill("game")
    holder.communicate("ROLLBACK;\n", timeout=20)
    assert sql(house, "game", f"SELECT count(*) FROM game_players WHERE account_id = '{player.account_id}';") == ["1"]
    # So does the one that tells the others.
    house.kill("auth")
    house.start_service("auth")

    def purging():
        try:
            found = receipt(player, answer.receipt_token)
        except Exception:
            return None
        return found if {"auth", "geo"} <= {part.service for part in found.service_receipts} else None

    found = eventually(purging, within=60, every=0.2, what="the receipts of the services that live")
    assert found.state == Receipt.STATE_PURGING and not found.signed_receipt
    with refused("unauthenticated", "INVALID_CREDENTIALS"):
        player.log_in(player.username)
    with refused("unauthenticated", "REFRESH_TOKEN_INVALID"):
        tablet.refresh()
    house.start_service("game")
    house.start_service("social")
    found = completed(player, answer.receipt_token)
    removed = {(part.service, row.table): row.row_count for part in found.service_receipts for row in part.removed_rows}
    assert removed[("auth", "accounts")] == 1 and removed[("game", "games")] == 1
    assert {part.service for part in found.service_receipts} == set(SERVICES)
    header, payload, signature = found.signed_receipt.split(".")
    assert json.loads(base64.urlsafe_b64decode(header + "=="))["typ"] == "deletion-receipt+jws" and len(signature) == 86
    assert json.loads(base64.urlsafe_b64decode(payload + "=="))["state"] == "STATE_COMPLETE"
    eventually(
        lambda: not traces(house, player.account_id, player.username, player.email), within=30, every=1, what="an empty search"
    )
    # The name and the address are free.
    again = Player(house.url)
    again.sign_up(email=player.email)


def test_no_place_of_the_person_is_left_anywhere(house):
    player = Player(house.url).sign_up()
    # Numbers that nobody else's places have.
    latitude, longitude = 41.2345671, 12.9876543
    game = player.end_moving(player.loaded(player.start_single()))
    player.place_marker(game, latitude, longitude)
    player.leave(game)
    fix = caches_pb2.PositionFix(position=place(latitude, longitude), accuracy_m=5)
    Geocacher(player).create(fixes=[fix])
    words = coordinate(latitude) + coordinate(longitude)
    here = {trace.split("|")[0] for trace in traces(house, *words)}
    # What the search below finds while it is there.
    assert here >= {"game.turns", "game.caches"}, here
    completed(player, delete(player).receipt_token)
    eventually(lambda: not traces(house, player.account_id, *words), within=30, every=1, what="an empty search")


# What others see, as JSON
SEEN_BY_OTHERS = (
    "FriendService/ListFriends",
    "NotificationService/ListNotifications",
    "ReportService/ListMyReports",
)


def stream(by: Player) -> str:
    """All that somebody's stream tells, from its beginning."""
    since = {"epoch": str(by.sync().cursor.epoch), "number": "0"}
    answer = by.post_json("cairn.social.v1.StreamService/Sync", {"since": since})
    assert answer.status == 200 and not json.loads(answer.content).get("isReset")
    return answer.content.decode()


def seen(by: Player, username: str) -> dict[str, str]:
    """All that somebody is told of people."""
    answers = {method: by.post_json(f"cairn.social.v1.{method}", {}) for method in SEEN_BY_OTHERS}
    for direction in ("DIRECTION_SENT", "DIRECTION_RECEIVED"):
        answers[direction] = by.post_json("cairn.social.v1.FriendService/ListFriendRequests", {"direction": direction})
    answers["search"] = by.post_json("cairn.social.v1.PeopleService/SearchUsers", {"usernamePrefix": username})
    answers["history"] = by.post_json("cairn.game.whereami.v1.GeoGuessService/ListMyGames", {})
    assert all(answer.status == 200 for answer in answers.values()), {name: answer.status for name, answer in answers.items()}
    return {name: answer.content.decode() for name, answer in answers.items()} | {"stream": stream(by)}


def test_who_knew_the_person_sees_nothing_of_them_any_more(house):
    player, friend, asked = (Player(house.url).sign_up() for _ in range(3))
    friend.ask_friend(player.username)
    player.answer_friend(friend)
    # Friends are told that a profile is another, under a key that names whose it is.
    change = profiles_pb2.UpdateProfileRequest(about="walks a lot")
    service(ProfileServiceClientSync, player).update_profile(change, headers=player.headers(str(uuid.uuid4())))
    player.ask_friend(asked.username)
    Reporter(friend).report(player)

    def places(by: Player) -> set[str]:
        """Where the person is named."""
        return {name for name, text in seen(by, player.username).items() if player.username in text or player.account_id in text}

    assert places(friend) >= {"FriendService/ListFriends", "NotificationService/ListNotifications", "search", "stream"}
    assert places(asked) >= {"DIRECTION_RECEIVED", "NotificationService/ListNotifications", "search", "stream"}
    completed(player, delete(player).receipt_token)
    for other in (friend, asked):
        # That somebody is a friend no more, or asks no more, is told without saying who.
        eventually(lambda: not places(other), within=30, every=0.5, what="nothing of the person")
        with refused("not_found", "USER_NOT_FOUND"):
            profile(player, other)
    eventually(
        lambda: not traces(house, player.account_id, player.username, player.email), within=30, every=1, what="an empty search"
    )


def test_an_opponent_is_in_no_stream_any_more(house):
    player, opponent = (Player(house.url).sign_up() for _ in range(2))
    listeners = [Listener(one) for one in (player, opponent)]
    game_id = matched(player, opponent)
    for one in (player, opponent):
        one.leave(one.game(game_id))
    assert not again(player, game_id).game_id
    assert again(opponent, game_id).game_id
    events_until(listeners[1], "rematch_offered")
    eventually(lambda: stream(opponent).count("matchFound") == 2, within=10, what="both games in the stream")
    room = player.rooms.create_room(rooms_pb2.CreateRoomRequest(time_zone="Europe/Rome"), headers=player.headers(str(uuid.uuid4()))).room
    request = rooms_pb2.JoinRoomRequest(code=room.code, time_zone="Europe/Rome")
    opponent.rooms.join_room(request, headers=opponent.headers(str(uuid.uuid4())))
    player.rooms.leave_room(rooms_pb2.LeaveRoomRequest(room_id=room.room_id), headers=player.headers())
    events_until(listeners[1], "room_changed")
    assert player.account_id in stream(opponent)
    completed(player, delete(player).receipt_token)
    eventually(lambda: player.account_id not in stream(opponent), within=30, every=0.5, what="nothing of the opponent")


def test_devices_that_go_on_leave_nothing_behind(house):
    player = Player(house.url).sign_up()
    devices = [Player(house.url) for _ in range(3)]
    for device in devices:
        device.password = player.password
        device.log_in(player.username)
    stop = threading.Event()

    def go_on(device: Player, what) -> None:
        # A few refusals more than one: too many would slow down whoever logs in from this address.
        refusals = 0
        while not stop.is_set() and refusals < 3:
            try:
                what(device)
            except Exception:
                refusals += 1
                time.sleep(0.1)

    def play(device: Player) -> None:
        game = device.loaded(device.start_single())
        device.place_marker(game, 41.9, 12.5)
        device.leave(game)

    activities = [lambda device: device.refresh(), lambda device: device.log_in(player.username), play]
    threads = [threading.Thread(target=go_on, args=pair) for pair in zip(devices, activities)]
    for thread in threads:
        thread.start()
    time.sleep(1)
    tokens, refusals = [], []

    def delete_it(device: Player) -> None:
        try:
            tokens.append(delete(device).receipt_token)
        except Exception as error:
            refusals.append(refusal(error).reason)

    # Of two who delete at once one gets the receipt.
    twice = [threading.Thread(target=delete_it, args=(player,)) for _ in range(2)]
    for thread in twice:
        thread.start()
    for thread in twice:
        thread.join()
    assert len(tokens) == 1 and refusals == ["SESSION_REVOKED"]
    time.sleep(2)
    stop.set()
    for thread in threads:
        thread.join()
    completed(player, tokens[0])
    eventually(
        lambda: not traces(house, player.account_id, player.username, player.email), within=30, every=1, what="an empty search"
    )


def new_guest(house: Installation) -> Player:
    guest = Player(house.url)
    answer = guest.guests.create_guest(guests_pb2.CreateGuestRequest(realm=realm_pb2.Realm.REALM_WHERE_AM_I, device_name="phone"))
    guest.account_id = answer.account.account_id
    guest._keep(answer.tokens)
    return guest


def test_a_guest_that_is_merged_hands_its_games_over_and_is_forgotten_though_game_service_was_away(house):
    guest, player = new_guest(house), Player(house.url).sign_up()
    game = guest.start_single()
    house.stop_service("game")
    request = guests_pb2.MergeGuestRequest(
        guest_refresh_token=guest.refresh_token, results=guests_pb2.MergeGuestRequest.Results.RESULTS_MOVED
    )
    player.guests.merge_guest(request, headers=player.headers())
    # Until both rounds of the guest's deletion wait behind the merge.
    waiting = "SELECT string_agg(type, ' ' ORDER BY number) FROM outbox WHERE destination = 'game';"
    both = ["account.merged account.deleted account.deleted"]
    eventually(lambda: sql(house, "auth", waiting) == both, within=30, every=0.5, what="three events in one order")
    house.start_service("game")

    def games() -> list[str]:
        try:
            return [found.game_id for found in player.history().games]
        except Exception:
            return []

    eventually(lambda: games() == [game.game_id], within=60, every=0.5, what="the guest's game")
    eventually(lambda: not traces(house, guest.account_id), within=60, every=1, what="an empty search")
    assert games() == [game.game_id]
    completed(player, delete(player).receipt_token)
    eventually(lambda: not traces(house, player.account_id), within=30, every=1, what="an empty search")


def test_a_guest_goes_without_a_password(house):
    guest = new_guest(house)
    guest.start_single()
    token = delete(guest, "").receipt_token
    assert completed(guest, token).state == Receipt.STATE_COMPLETE
    eventually(lambda: not traces(house, guest.account_id), within=30, every=1, what="an empty search")


def test_within_the_grace_a_log_in_restores(house):
    house.stop_service("auth")
    house.environment["CAIRN_AUTH_DELETION_GRACE_DAYS"] = "7"
    house.start_service("auth")
    eventually(house.is_ready, within=30, what="the gateway's readiness")
    player = Player(house.url).sign_up()
    game = player.start_single()
    other = Player(house.url)
    other.password = player.password
    answer = delete(player)
    eventually(lambda: is_signed_out(player), within=1, every=0.02, what="the end of the session")
    assert receipt(player, answer.receipt_token).state == Receipt.STATE_GRACE
    assert other.log_in(player.username).account_id == player.account_id
    assert other.who_am_i().account.username == player.username
    assert [kept.game_id for kept in other.history().games] == [game.game_id]
    with refused("not_found", "DELETION_NOT_FOUND"):
        receipt(player, answer.receipt_token)
    # Once more, taken back by whoever holds the receipt.
    answer = delete(other)
    cancel(other, answer.receipt_token)
    with refused("not_found", "DELETION_NOT_FOUND"):
        cancel(other, answer.receipt_token)
    assert other.log_in(player.username).account_id == player.account_id
    # And once to the end.
    answer = delete(other)
    sql(
        house,
        "auth",
        f"UPDATE timers SET next_time = now(), due_time = now() WHERE kind = 'account_deletion.grace_end' AND aggregate_id IN ("
        f"SELECT deletion_id FROM account_deletions WHERE account_id = '{player.account_id}');",
    )
    found = completed(other, answer.receipt_token)
    assert found.request_time.ToSeconds() < found.purge_time.ToSeconds()
    with refused("failed_precondition", "DELETION_BEGUN"):
        cancel(other, answer.receipt_token)
    eventually(
        lambda: not traces(house, player.account_id, player.username, player.email), within=30, every=1, what="an empty search"
    )
