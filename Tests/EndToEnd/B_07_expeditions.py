"""B-7: a park's challenges, a start with a feature that is missing, the track, "I am done": not complete, then accepted; points, board, figures."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from cairn.game.expeditions.v1 import attempts_pb2, challenges_pb2, park_packs_pb2, results_pb2
from expeditions import BY_BICYCLE, CAMERA, COMPASS, GPS, TYPES, Outcome, Runner, Type, along, beyond, gpx
from installation import eventually
from player import refused


@pytest.fixture(scope="module")
def anna(cairn) -> Runner:
    return Runner(cairn.url)


def test_the_documents_walk(cairn, anna):
    berta = Runner(cairn.url)
    park_id, places = anna.course()
    draft = anna.draft(Type.CHALLENGE_TYPE_CHECKPOINT, park_id, places)
    draft.required_features.append(CAMERA)
    challenge_id = anna.create(draft)
    listed = challenges_pb2.ListParkChallengesRequest(park_id=park_id)
    assert challenge_id not in [one.challenge_id for one in berta.ask(berta.challenges, "list_park_challenges", listed).challenges]
    anna.publish(challenge_id)
    found = berta.ask(berta.challenges, "list_park_challenges", listed).challenges
    assert challenge_id in [one.challenge_id for one in found]

    with refused("failed_precondition", "FEATURES_MISSING") as call:
        berta.start(challenge_id, places[0], features=(GPS, COMPASS))
    assert call.refusal.metadata["missing"] == "CAMERA"
    attempt_id = berta.start(challenge_id, places[0], features=(GPS, COMPASS, CAMERA))
    active = berta.active()
    assert [one.attempt_id for one in active] == [attempt_id] and not active[0].next_sequence

    begin = active[0].start_time.seconds + 1
    way = [beyond(places[1], places[0], 40), *places, beyond(places[2], places[3], 40)]
    samples = along(way, 4.4, begin=begin, seed=5)
    half = len(samples) // 2
    answer = berta.append(attempt_id, 0, samples[:half])
    assert berta.active()[0].next_sequence == answer.next_sequence == 1 and any(part.HasField("complete_time") for part in answer.parts) and not answer.is_complete
    verdict = berta.finish(attempt_id).verdict
    assert verdict.outcome == Outcome.OUTCOME_NOT_COMPLETE and not verdict.parts[-1].HasField("complete_time")
    with refused("not_found", "ATTEMPT_NOT_FOUND"):
        anna.append(attempt_id, 1, samples[half:])
    # The answer was lost, and the phone sends it once more.
    for _ in range(2):
        answer = berta.append(attempt_id, 1, samples[half:])
    assert answer.is_complete
    with refused("failed_precondition", "CHUNK_MISMATCH"):
        berta.append(attempt_id, 1, samples[half:-1])
    done = berta.finish(attempt_id)
    assert done.verdict.outcome == Outcome.OUTCOME_ACCEPTED, done.verdict.findings
    points = done.attempt.points
    assert points.top_ten_points == 10 and points.total_points == points.base_points + 10 + points.weather_points
    assert berta.finish(attempt_id) == done
    assert len(berta.track(attempt_id)) == len(samples)
    stats = berta.stats()
    assert (stats.total_points, stats.visited_park_count, stats.completed_challenge_count) == (points.total_points, 1, 1) and stats.rank >= 1
    board = berta.board(challenge_id)
    assert [row.account_id for row in board.rows] == [berta.account_id] and board.own_row.rank == 1
    assert board.rows[0].score.value == done.verdict.elapsed_ms and board.rows[0].finish_time.seconds % 86_400 == 0
    # One of the day before yesterday comes afterwards, and was slower: of it the later one is an improvement by a tenth, halves upwards.
    slower = along(way, 3.3, begin=begin - 40 * 3_600, seed=6)
    before = upload(berta, challenge_id, places[0], slower).attempt.points
    assert before.base_points > 0 and before.improvement_points == 0
    better = berta.attempt(attempt_id).points
    assert better.improvement_points == (better.base_points + 5) // 10 > 0, better
    assert better.total_points == points.total_points + better.improvement_points
    assert berta.stats().total_points == before.total_points + better.total_points
    berta.ask_friend(anna.username)
    anna.answer_friend(berta)
    scores = berta.ask(berta.results, "get_friend_scores", results_pb2.GetFriendScoresRequest()).scores
    assert [score.account_id for score in scores] == [berta.account_id, anna.account_id]


def upload(runner, challenge_id, spot, samples):
    attempt_id = runner.start(challenge_id, spot, features=(GPS, COMPASS, CAMERA), recorded=samples[0].sample_time.seconds)
    for sequence in range(0, len(samples), 60):
        runner.append(attempt_id, sequence // 60, samples[sequence : sequence + 60])
    return runner.finish(attempt_id)


def test_the_park_says_how_many_challenges_it_has(cairn, anna):
    from cairn.geo.v1 import parks_pb2

    park_id, places = anna.course()

    def count() -> int:
        return anna.parks.get_park(parks_pb2.GetParkRequest(park_id=park_id), headers=anna.headers()).park.summary.challenge_count

    before = count()
    anna.publish(anna.create(anna.draft(Type.CHALLENGE_TYPE_RACE, park_id, places)))
    eventually(lambda: count() > before, within=15, what="the park's count")


@pytest.mark.parametrize("kind", TYPES)
def test_every_type_is_done(cairn, anna, kind):
    park_id, places = anna.course()
    challenge_id = anna.create(anna.draft(kind, park_id, places))
    anna.publish(challenge_id)
    runner = Runner(cairn.url)
    way = [beyond(places[1], places[0], 60), *places, beyond(places[2], places[3], 60)]
    samples = along(way * 2 if kind in BY_BICYCLE else way, 7 if kind in BY_BICYCLE else 3.4, seed=kind)
    done = runner.upload(challenge_id, places[0], samples)
    assert done.verdict.outcome == Outcome.OUTCOME_ACCEPTED, done.verdict
    assert done.attempt.points.base_points > 0
    if kind == Type.CHALLENGE_TYPE_FREE_RIDE:
        with refused("failed_precondition", "NO_BOARD"):
            runner.board(challenge_id)
    else:
        assert runner.board(challenge_id).own_row.rank == 1


def test_a_watchs_track_comes_as_a_file(cairn, anna):
    """What one phone has recorded and exported is another one's file: sent in pieces, read by a job, judged as chunks are."""
    park_id, places = anna.course()
    challenge_id = anna.create(anna.draft(Type.CHALLENGE_TYPE_RACE, park_id, places))
    anna.publish(challenge_id)
    pack = anna.pack(park_id)
    assert challenge_id in [one.challenge_id for one in pack.challenges] and pack.park.summary.park_id == park_id
    assert not anna.ask(anna.packs, "get_park_pack", park_packs_pb2.GetParkPackRequest(park_id=park_id, etag=pack.etag)).HasField("pack")
    samples = along([beyond(places[1], places[0], 60), *places[:2], beyond(places[0], places[1], 60)], 3.4, seed=77)
    runner = Runner(cairn.url)
    attempt_id = runner.start(challenge_id, places[0], recorded=samples[0].sample_time.seconds)
    assert runner.import_track(attempt_id, gpx(samples)).sample_count == len(samples)
    done = runner.finish(attempt_id)
    assert done.verdict.outcome == Outcome.OUTCOME_ACCEPTED, done.verdict
    assert len(runner.track(attempt_id)) == len(samples)
    # A bomb is none.
    again = runner.start(anna.another(challenge_id, park_id, places), places[0], recorded=samples[0].sample_time.seconds)
    bomb = b'<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><gpx><trk><name>&b;</name></trk></gpx>'
    refused_one = runner.import_track(again, bomb)
    assert refused_one.refusal == refused_one.REFUSAL_MALFORMED and not refused_one.sample_count


def test_the_demo_runs_one_of_each_type(cairn):
    program = Path(os.environ.get("CAIRN_BUILD_PATH", cairn.repository / ".build")) / "release" / "cairn"
    command = [str(program), "demo", "expeditions", "--gateway", cairn.url]
    done = subprocess.run(command, capture_output=True, text=True, timeout=180, env={**os.environ, "NO_PROXY": "*"})
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("ACCEPTED") == 9 and done.stdout.count("REJECTED") == 1 and "9 challenges" in done.stdout, done.stdout
    assert "motor" in done.stdout and "Board: 1. in" in done.stdout and " points: " in done.stdout
