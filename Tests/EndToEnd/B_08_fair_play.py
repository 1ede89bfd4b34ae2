"""B-8: a race by car is rejected with the reason and the place; a teleport is; the noise of a receiver is not."""

from __future__ import annotations

import pytest
from expeditions import Kind, Outcome, Runner, Type, along, beyond
from earth import haversine_m


@pytest.fixture(scope="module")
def race(cairn):
    maker = Runner(cairn.url)
    park_id, places = maker.course()
    challenge_id = maker.create(maker.draft(Type.CHALLENGE_TYPE_RACE, park_id, places))
    maker.publish(challenge_id)
    way = [beyond(places[1], places[0], 250), *places[:2], beyond(places[0], places[1], 250)]
    return challenge_id, places, way


def test_a_car_is_rejected(cairn, race):
    challenge_id, places, way = race
    runner = Runner(cairn.url)
    done = runner.upload(challenge_id, places[0], along(way, 14, seed=3))
    assert done.verdict.outcome == Outcome.OUTCOME_REJECTED and not done.attempt.HasField("points")
    car = next(finding for finding in done.verdict.findings if finding.kind == Kind.KIND_VEHICLE)
    assert car.value > 40 and "motor" in car.explanation and haversine_m(car.start_position, car.end_position) > 150
    assert runner.stats().total_points == 0 and not runner.board(challenge_id).HasField("own_row")
    assert runner.standing_of("EXPEDITIONS", "points") is None
    assert runner.standing_of("EXPEDITIONS", "times", f"{challenge_id}/1") is None


def test_what_is_accepted_stands_on_every_board(cairn, race):
    """Over all, in the park, at the challenge, this month, among friends; and makes a badge."""
    challenge_id, places, way = race
    anna, berta = Runner(cairn.url), Runner(cairn.url)
    slow = anna.upload(challenge_id, places[0], along(way, 3.0, seed=21))
    quick = berta.upload(challenge_id, places[0], along(way, 4.0, seed=22))
    total = slow.attempt.points.total_points
    for period in ("ALL", "MONTH"):
        assert anna.standing_of("EXPEDITIONS", "points", period=period)[1] == total
    park_id, _ = anna.course()
    assert anna.standing_of("EXPEDITIONS", "points", park_id)[1] == total
    anna.ask_friend(berta.username)
    berta.answer_friend(anna)
    board = anna.board_of("EXPEDITIONS", "times", f"{challenge_id}/1", scope="FRIENDS")
    assert [row.person.username for row in board.rows] == [berta.username, anna.username]
    assert board.rows[0].value.best == quick.verdict.elapsed_ms and board.own.rank > board.rows[0].rank
    assert anna.badges()["challenger"] and not Runner(cairn.url).badges()["challenger"]


def test_a_teleport_is_rejected(cairn, race):
    challenge_id, places, way = race
    before = along([way[0], places[0]], 3.2, seed=4)
    begin = before[-1].sample_time.seconds + 3
    after = along([places[1], way[3]], 3.2, begin=begin, seed=5)
    done = Runner(cairn.url).upload(challenge_id, places[0], before + after)
    assert done.verdict.outcome == Outcome.OUTCOME_REJECTED
    jump = next(finding for finding in done.verdict.findings if finding.kind == Kind.KIND_TELEPORT)
    assert haversine_m(jump.start_position, places[0]) < 60 and haversine_m(jump.end_position, places[1]) < 60


@pytest.mark.parametrize("seed", range(10, 15))
def test_noise_is_accepted(cairn, race, seed):
    challenge_id, places, way = race
    samples = along(way, 3.1, seed=seed, drift=6)
    # The first position after a cold start lies far off, one in the middle by kilometres; one is told twice.
    samples[0].position.latitude_degrees += 0.004
    samples[100].position.longitude_degrees += 0.1
    samples[120].sample_time.CopyFrom(samples[119].sample_time)
    done = Runner(cairn.url).upload(challenge_id, places[0], samples)
    assert done.verdict.outcome == Outcome.OUTCOME_ACCEPTED, done.verdict.findings


def test_an_unfinished_course_says_what_is_missing(cairn, race):
    challenge_id, places, way = race
    runner = Runner(cairn.url)
    samples = along([way[0], places[0]], 3.2, seed=8)
    done = runner.upload(challenge_id, places[0], samples)
    assert done.verdict.outcome == Outcome.OUTCOME_NOT_COMPLETE
    assert [part.HasField("complete_time") for part in done.verdict.parts] == [True, False]
