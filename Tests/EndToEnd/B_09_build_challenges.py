"""B-9: each of nine types is built, by phone and by browser; what is wrong is named."""

from __future__ import annotations

import pytest
from cairn.game.expeditions.v1 import challenges_pb2
from expeditions import COMPASS, GPS, TYPES, Runner, Type
from player import place, refused


@pytest.fixture(scope="module")
def maker(cairn) -> Runner:
    return Runner(cairn.url)


@pytest.fixture(scope="module")
def specs(maker):
    answer = maker.ask(maker.challenges, "get_challenge_types", challenges_pb2.GetChallengeTypesRequest())
    return {spec.type: spec for spec in answer.types}


@pytest.mark.parametrize("kind", TYPES)
def test_each_type_is_built(maker, specs, kind):
    park_id, places = maker.course()
    draft = maker.draft(kind, park_id, places)
    spec = specs[kind]
    assert draft.activity in spec.activities and spec.control_count_min <= len(draft.controls) <= spec.control_count_max
    with refused("failed_precondition", "FEATURES_MISSING"):
        maker.create(draft, features=[])
    challenge_id = maker.create(draft, features=[GPS, COMPASS])
    built = maker.publish(challenge_id)
    assert built.state == challenges_pb2.Challenge.STATE_PUBLISHED and built.draft.type == kind
    values = {parameter.name: parameter.value for parameter in built.draft.parameters}
    ranges = spec.parameters[list(spec.activities).index(draft.activity)].specs
    assert set(values) == {parameter.name for parameter in ranges}
    for parameter in ranges:
        assert parameter.value_min <= values[parameter.name] <= parameter.value_max
        draft.ClearField("parameters")
        for name, value in values.items():
            draft.parameters.add(name=name, value=parameter.value_max + 1 if name == parameter.name else value)
        with refused("invalid_argument", "INVALID_PARAMETERS") as call:
            maker.create(draft)
        assert call.refusal.fields == [f"parameters.{parameter.name}"]


def test_all_mistakes_are_named_at_once(maker):
    park_id, places = maker.course()
    draft = maker.draft(Type.CHALLENGE_TYPE_CHECKPOINT, park_id, places)
    draft.name = ""
    draft.parameters.add(name="warp_factor", value=9)
    draft.controls[1].radius_m = 5
    with refused("invalid_argument", "INVALID_PARAMETERS") as call:
        maker.create(draft)
    assert set(call.refusal.fields) == {"name", "parameters.warp_factor", "controls[1].radius_m"}


def test_a_draft_has_no_board_for_others(cairn, maker):
    park_id, places = maker.course()
    challenge_id = maker.create(maker.draft(Type.CHALLENGE_TYPE_RACE, park_id, places))
    other = Runner(cairn.url)
    for board, key in (("points", challenge_id), ("times", f"{challenge_id}/1")):
        assert not maker.board_of("EXPEDITIONS", board, key).rows
        with refused("not_found", "BOARD_NOT_FOUND"):
            other.board_of("EXPEDITIONS", board, key)
    maker.publish(challenge_id)
    assert not other.board_of("EXPEDITIONS", "points", challenge_id).rows


def test_a_challenge_lies_in_its_park(maker):
    park_id, places = maker.course()
    draft = maker.draft(Type.CHALLENGE_TYPE_RACE, park_id, [places[0], place(60.3, 25.1)])
    with refused("invalid_argument", "INVALID_PARAMETERS") as call:
        maker.create(draft)
    assert call.refusal.fields == ["controls[1].position"]
    draft.park_id = "osm-w1"
    with refused("not_found", "PARK_NOT_FOUND"):
        maker.create(draft)
