"""Weather at the start of attempts: asked of a server of others over HTTPS, rewarded where it is extreme, warned of where it is a thunderstorm."""

from __future__ import annotations

import re

import pytest
from cairn.game.expeditions.v1 import attempts_pb2
from expeditions import COMPASS, GPS, Runner, Type, along, beyond
from fake_weather import FakeWeather
from installation import SHORT_TIMING, Installation, eventually


@pytest.fixture(scope="module")
def sky():
    fake = FakeWeather()
    try:
        yield fake
    finally:
        fake.stop()


@pytest.fixture(scope="module")
def cairn(sky):
    """An installation of its own: others ask nobody for the weather."""
    with Installation(**SHORT_TIMING, **sky.settings) as installation:
        yield installation


def weather(runner: Runner, attempt_id: str):
    attempt = runner.ask(runner.attempts, "get_attempt", attempts_pb2.GetAttemptRequest(attempt_id=attempt_id)).attempt
    return attempt if attempt.HasField("weather") else None


def test_frost_is_rewarded_and_the_place_is_told_roughly(cairn, sky):
    runner = Runner(cairn.url)
    park_id, places = runner.course()
    challenge_id = runner.create(runner.draft(Type.CHALLENGE_TYPE_RACE, park_id, places))
    runner.publish(challenge_id)
    sky.hour, sky.asked = (-15.0, 20.0, 0.0, 71), []
    way = [beyond(places[1], places[0], 60), *places[:2], beyond(places[0], places[1], 60)]
    done = runner.upload(challenge_id, places[0], along(way, 3.4))
    attempt = eventually(lambda: weather(runner, done.attempt.attempt_id), within=30, what="the weather")
    assert attempt.weather.is_extreme and attempt.weather.apparent_temperature_c == -15 and attempt.weather.wind_kmh == 20
    assert attempt.points.weather_points == round(attempt.points.base_points / 5 + 0.01)
    (asked,) = sky.asked
    assert re.fullmatch(r"60\.\d", asked["latitude"]) and re.fullmatch(r"2[45]\.\d", asked["longitude"])
    assert set(asked) == {"latitude", "longitude", "hourly", "wind_speed_unit", "timezone", "start_hour", "end_hour"}


def test_a_thunderstorm_is_told(cairn, sky):
    runner = Runner(cairn.url)
    park_id, places = runner.course()
    challenge_id = runner.create(runner.draft(Type.CHALLENGE_TYPE_FREE_RIDE, park_id, places))
    runner.publish(challenge_id)
    sky.hour = (20.0, 80.0, 12.0, 95)
    attempt_id = runner.start(challenge_id, places[0], features=(GPS, COMPASS))
    told = eventually(lambda: weather(runner, attempt_id), within=30, what="the weather").weather
    assert told.is_storm and not told.is_extreme
