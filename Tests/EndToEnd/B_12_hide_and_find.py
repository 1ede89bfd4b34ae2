"""B-12: add a cache here, edit it; a friend hears of it, finds it, logs with a photo, gets points and a medal and moves on the friends' board; who has found it
hears of its update; deleting archives it."""

from __future__ import annotations

import os
import subprocess
import uuid
from pathlib import Path

import pytest
from cairn.game.geocaches.v1 import cache_kinds_pb2, cache_logs_pb2, caches_pb2
from cairn.game.v1 import achievements_pb2, leaderboards_pb2
from cairn.social.v1 import friends_pb2, media_pb2, notifications_pb2
from geocacher import Geocacher, LogKind, Status, content
from google.protobuf import timestamp_pb2
from installation import eventually
from player import Player, place, refused
from test_friends import Listener, people
from test_media import Phone, sample_jpeg

TAMPERE = (61.4981, 23.7610)


@pytest.fixture
def friends(cairn) -> tuple[Geocacher, Geocacher]:
    anna, berta = people(cairn.url)
    anna.ask_friend(berta.username)
    berta.answer_friend(anna)
    return Geocacher(anna), Geocacher(berta)


def notified(cacher: Geocacher, kind: str, object_id: str) -> bool:
    request = notifications_pb2.ListNotificationsRequest()
    listed = cacher.player.notifications.list_notifications(request, headers=cacher.headers()).notifications
    return any(one.kind == kind and one.object_id == object_id for one in listed)


def hears(listener: Listener, name: str) -> None:
    """Notifications and badges come between."""
    heard = []
    while name not in heard:
        heard.append(listener.next())
        assert len(heard) < 20, heard


def friends_board(cacher: Geocacher, board: str = "points") -> list[tuple[str, int]]:
    """Names and values of the caller and the caller's friends, the best first."""
    asked = leaderboards_pb2.Leaderboard(realm="REALM_CACHE_OUT", board=board, scope="SCOPE_FRIENDS")
    request = leaderboards_pb2.GetLeaderboardRequest(leaderboard=asked)
    rows = cacher.player.leaderboards.get_leaderboard(request, headers=cacher.headers()).rows
    return [(row.person.username, getattr(row.value, row.value.WhichOneof("value"))) for row in rows]


def friends_by_score(cacher: Geocacher) -> list[tuple[str, float | None]]:
    """The list of friends as C-12 wants it, with scores where there are some."""
    order = friends_pb2.ListFriendsRequest.ORDER_SCORE
    request = friends_pb2.ListFriendsRequest(score_realm="REALM_CACHE_OUT", order=order)
    answer = cacher.player.friends.list_friends(request, headers=cacher.headers())
    assert answer.has_scores
    return [(one.person.username, one.score if one.HasField("score") else None) for one in answer.friends]


def medal(cacher: Geocacher) -> tuple[int, list[str]]:
    """Level of the medal for points, and the names of the levels that were reached."""
    request = achievements_pb2.ListBadgesRequest(realm="REALM_CACHE_OUT")
    badges = cacher.player.achievements.list_badges(request, headers=cacher.headers()).badges
    (badge,) = [badge for badge in badges if badge.badge_id == "cacher"]
    return badge.level, [level.name for level in badge.levels if level.HasField("unlock_time")]


def fix(latitude: float, longitude: float) -> caches_pb2.PositionFix:
    return caches_pb2.PositionFix(position=place(latitude, longitude), accuracy_m=8)


def test_hidden_found_changed_deleted(friends):
    anna, berta = friends
    at_berta = Listener(berta.player)
    # Here: the mean of what the phone has measured.
    draft = anna.create(fixes=[fix(TAMPERE[0], TAMPERE[1] + step) for step in (-0.0001, 0, 0.0001)])
    begun = anna.get(draft.cache_id)
    assert abs(begun.content.position.longitude_degrees - TAMPERE[1]) < 1e-9 and 0 < begun.position_accuracy_m <= 8
    with refused("failed_precondition", "CACHE_INCOMPLETE") as error:
        anna.publish(draft.cache_id)
    assert "name" in error.refusal.metadata["fields"]
    filled = content("The weir", *TAMPERE)
    version = anna.update(draft.cache_id, begun.version, filled)
    with refused("aborted", "VERSION_MISMATCH") as error:
        anna.update(draft.cache_id, begun.version, content("Another", *TAMPERE))
    assert error.refusal.metadata["version"] == str(version)
    key = str(uuid.uuid4())
    published = anna.publish(draft.cache_id, version, key)
    assert anna.publish(draft.cache_id, version, key) == published, "the answer was lost"
    # The friend hears of it, and goes.
    hears(at_berta, "cache_published")
    eventually(lambda: notified(berta, "friend.cache_published", draft.cache_id), within=15, what="the notification")
    seen = berta.get(draft.cache_id, at=place(TAMPERE[0] + 0.01, TAMPERE[1]), shows_hint=True)
    assert seen.owner.username == anna.player.username and seen.content.hint == "Look up." and 1_100 < seen.summary.distance_m < 1_120
    # Found, with a photo; once.
    media = Phone(berta.player).send(sample_jpeg(), media_pb2.MEDIA_PURPOSE_PHOTO)
    photo = caches_pb2.CachePhoto(media_id=media.media_id, alt_text="The lid")
    time = timestamp_pb2.Timestamp()
    time.GetCurrentTime()
    time.nanos = time.nanos // 1_000 * 1_000
    log = berta.log(draft.cache_id, comment="Found!", photos=[photo], visit_time=time)
    assert log.points == 28 and log.is_first_find
    repeated = berta.log(draft.cache_id, comment="Found!", photos=[photo], visit_time=time)
    assert repeated.log_id == log.log_id and repeated.is_duplicate
    with refused("already_exists", "ALREADY_FOUND"):
        berta.log(draft.cache_id)
    with refused("failed_precondition", "OWN_CACHE"):
        anna.log(draft.cache_id)
    (visit,) = anna.visits(draft.cache_id)
    assert visit.author.username == berta.player.username and visit.content.photos[0] == photo and visit.is_first_find
    stats = anna.stats(berta.player.account_id)
    assert (stats.find_count, stats.point_count, stats.first_find_count) == (1, 28, 1)
    # Points make a medal, and move whoever has them on the friends' board.
    assert friends_board(anna) == [(berta.player.username, 28)] and medal(berta) == (0, [])
    tower = berta.hide(content("Tower", TAMPERE[0], TAMPERE[1] + 0.1, difficulty=5, terrain=5))
    assert anna.log(tower).points == 60
    hears(at_berta, "cache_logged")
    assert friends_board(berta) == [(anna.player.username, 60), (berta.player.username, 28)]
    crag = anna.hide(content("Crag", TAMPERE[0], TAMPERE[1] + 0.2, difficulty=5, terrain=5))
    hears(at_berta, "cache_published")
    cave = anna.hide(content("Cave", TAMPERE[0], TAMPERE[1] + 0.3, difficulty=5, terrain=5))
    hears(at_berta, "cache_published")
    for cache_id in (crag, cave):
        assert berta.log(cache_id).points == 60
    assert friends_board(anna) == [(berta.player.username, 148), (anna.player.username, 60)]
    assert friends_board(anna, "finds") == [(berta.player.username, 3), (anna.player.username, 1)]
    assert medal(berta) == (1, ["Bronze"])
    hears(at_berta, "badge_unlocked")
    # In their lists of friends likewise: whoever has found nothing comes last.
    carla = Player(anna.player.url).sign_up()
    anna.player.ask_friend(carla.username)
    carla.answer_friend(anna.player)
    assert friends_by_score(anna) == [(berta.player.username, 148), (carla.username, None)]
    assert friends_by_score(berta) == [(anna.player.username, 60)]
    # Changed: who has found it hears of it.
    cache = anna.get(draft.cache_id)
    assert cache.summary.find_count == 1 and list(cache.health.found_visits) == [True]
    anna.update(draft.cache_id, cache.version, content("The weir", *TAMPERE, difficulty=2))
    hears(at_berta, "cache_updated")
    eventually(lambda: notified(berta, "cache.updated", draft.cache_id), within=15, what="the notification")
    # Deleted: archived, and the find stays.
    assert anna.archive(draft.cache_id) is True
    archived = berta.get(draft.cache_id)
    assert archived.summary.status == Status.CACHE_STATUS_ARCHIVED and archived.summary.is_found
    assert berta.stats().point_count == 148
    assert draft.cache_id not in {cache.cache_id for cache in berta.near(*TAMPERE).caches}


def test_a_patrols_day_without_a_network(cairn, friends):
    """A day's visits sent at once, then half of them once more, then all."""
    anna, berta = friends
    ids = [anna.hide(content(f"Station {number}", TAMPERE[0] + number / 100, TAMPERE[1])) for number in range(1, 6)]
    own = berta.hide(content("Own", TAMPERE[0] - 0.02, TAMPERE[1]))
    time = timestamp_pb2.Timestamp()
    time.GetCurrentTime()
    time.nanos = 0

    def visit(number: int, cache_id: str):
        at = timestamp_pb2.Timestamp(seconds=time.seconds + number)
        kind = LogKind.LOG_KIND_DID_NOT_FIND if number == 2 else LogKind.LOG_KIND_FOUND
        what = cache_logs_pb2.LogContent(kind=kind, visit_time=at, comment=f"{number}", time_zone="Europe/Helsinki")
        return cache_logs_pb2.SubmitLogRequest(cache_id=cache_id, content=what)

    day = [visit(number, cache_id) for number, cache_id in enumerate([*ids[:3], own, *ids[3:]])]
    half = berta.log_all(day[:3])
    whole = berta.log_all(day)
    again = berta.log_all(day)
    assert [result.reason for result in whole] == ["", "", "", "OWN_CACHE", "", ""]
    assert [result.log.log_id for result in whole[:3]] == [result.log.log_id for result in half]
    assert [result.log.log_id for result in again] == [result.log.log_id for result in whole]
    assert all(result.log.is_duplicate for result in again if not result.reason)
    assert berta.stats().find_count == 4 and berta.stats().did_not_find_count == 1


def test_a_patrol_finds_together(cairn, friends):
    """C-61: one logs the day, with the word of each box, a photo and who was along; each confirms it as an own find. All of it sent again changes nothing."""
    anna, berta = friends
    owner = Geocacher(Player(cairn.url).sign_up())
    words = {"proof": cache_kinds_pb2.FIND_PROOF_CODE, "proof_code": "Frog"}
    ids = [owner.hide(content(f"Box {number}", TAMPERE[0] - number / 100, TAMPERE[1] + 0.5, **words)) for number in range(2)]
    time = timestamp_pb2.Timestamp()
    time.GetCurrentTime()

    def photo(cacher: Geocacher):
        media = Phone(cacher.player).send(sample_jpeg(), media_pb2.MEDIA_PURPOSE_PHOTO)
        return caches_pb2.CachePhoto(media_id=media.media_id, alt_text="The lid")

    lids = [photo(anna), photo(anna)]

    def visit(number: int, word: str = "frog"):
        at = timestamp_pb2.Timestamp(seconds=time.seconds + number)
        what = cache_logs_pb2.LogContent(
            kind=LogKind.LOG_KIND_FOUND, visit_time=at, comment="Together", photos=[lids[number]], time_zone="Europe/Helsinki"
        )
        proof = cache_logs_pb2.LogProof(code=word)
        return cache_logs_pb2.SubmitLogRequest(
            cache_id=ids[number], content=what, proof=proof, companion_account_ids=[berta.player.account_id]
        )

    assert [result.reason for result in anna.log_all([visit(0, "toad")])] == ["PROOF_WRONG"]
    first, again = (anna.log_all([visit(0), visit(1)]) for _ in range(2))
    assert [result.log.log_id for result in first] == [result.log.log_id for result in again] and not any(result.reason for result in first)
    asked = berta.logs.list_companion_requests(cache_logs_pb2.ListCompanionRequestsRequest(), headers=berta.headers()).logs
    assert {log.cache_id for log in asked} == set(ids) and {log.author.username for log in asked} == {anna.player.username}
    assert berta.stats().find_count == 0, "nobody finds for another"
    for log in asked:
        own = photo(berta)
        request = cache_logs_pb2.ConfirmCompanionRequest(log_id=log.log_id, comment="Me too", photos=[own])
        answers = [berta.logs.confirm_companion(request, headers=berta.headers()).log for _ in range(2)]
        assert answers[0].log_id == answers[1].log_id
        mine = next(found for found in owner.visits(log.cache_id) if found.log_id == answers[0].log_id)
        assert mine.author.username == berta.player.username and mine.content.photos[0] == own
    assert not berta.logs.list_companion_requests(cache_logs_pb2.ListCompanionRequestsRequest(), headers=berta.headers()).logs
    assert (anna.stats().find_count, anna.stats().first_find_count, berta.stats().find_count) == (2, 2, 2)


def test_the_command_plays_it(cairn):
    program = Path(os.environ.get("CAIRN_BUILD_PATH", cairn.repository / ".build")) / "release" / "cairn"
    command = [str(program), "demo", "geocaches", "--gateway", cairn.url]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env={**os.environ, "NO_PROXY": "*"})
    assert done.returncode == 0, done.stdout + done.stderr
    for said in ("X", "has found it: 23 points", "may not find her own", "hears that a cache she has found has changed", "archived"):
        assert said in done.stdout, done.stdout
