"""Runners of Challenge Expeditions: their phones, and the tracks that these record."""

from __future__ import annotations

import hashlib
import math
import random
import time
import uuid
from datetime import datetime, timezone
from xml.etree import ElementTree

from cairn.game.expeditions.v1 import attempts_pb2, challenges_pb2, park_packs_pb2, results_pb2, track_imports_pb2
from cairn.game.expeditions.v1.attempts_connect import AttemptServiceClientSync
from cairn.game.expeditions.v1.challenges_connect import ChallengeServiceClientSync
from cairn.game.expeditions.v1.park_packs_connect import ParkPackServiceClientSync
from cairn.game.expeditions.v1.results_connect import ResultServiceClientSync
from cairn.game.expeditions.v1.track_imports_connect import TrackImportServiceClientSync
from cairn.geo.v1 import parks_pb2
from cairn.social.v1 import media_pb2
from cairn.social.v1.media_connect import MediaServiceClientSync
from earth import haversine_m
from installation import eventually
from player import Player, place

Type = challenges_pb2.ChallengeType
Outcome = attempts_pb2.Verdict.Outcome
Kind = attempts_pb2.TrackFinding.Kind
GPS, COMPASS, CAMERA = challenges_pb2.DEVICE_FEATURE_GPS, challenges_pb2.DEVICE_FEATURE_COMPASS, challenges_pb2.DEVICE_FEATURE_CAMERA
PARAMETERS = {Type.CHALLENGE_TYPE_ORIENTEERING: {"mode": 1}, Type.CHALLENGE_TYPE_TIME_ATTACK: {"start_seconds": 600}}
WITHOUT_COURSE = (Type.CHALLENGE_TYPE_FREE_RIDE, Type.CHALLENGE_TYPE_ENDURANCE, Type.CHALLENGE_TYPE_ZONE)
BY_BICYCLE = (Type.CHALLENGE_TYPE_SPEED_TRAP, Type.CHALLENGE_TYPE_ZONE)
TYPES = [number for name, number in Type.items() if number]


class Runner(Player):
    def __init__(self, url: str) -> None:
        super().__init__(url)
        options = {"http_client": self.http, "send_compression": None, "timeout_ms": 20_000}
        self.challenges = ChallengeServiceClientSync(url, **options)
        self.attempts = AttemptServiceClientSync(url, **options)
        self.results = ResultServiceClientSync(url, **options)
        self.imports = TrackImportServiceClientSync(url, **options)
        self.packs = ParkPackServiceClientSync(url, **options)
        self.media = MediaServiceClientSync(url, **options)
        self.sign_up()

    def ask(self, client, method: str, request, key: bool = False):
        return getattr(client, method)(request, headers=self.headers(str(uuid.uuid4()) if key else None))

    # Parks

    def course(self, count: int = 4) -> tuple[str, list]:
        """A park and places at its edge, far from each other."""
        nearby = self.parks.find_nearby_parks(
            parks_pb2.FindNearbyParksRequest(position=place(60.1715, 24.9441), limit=10), headers=self.headers()
        )
        summary = max((found.park for found in nearby.parks), key=lambda park: park.area_m2)
        park = self.parks.get_park(parks_pb2.GetParkRequest(park_id=summary.park_id), headers=self.headers()).park
        points = list(park.polygons[0].exterior.points)
        chosen = [max(points, key=lambda point: haversine_m(point, summary.centre))]
        while len(chosen) < count:
            chosen.append(max(points, key=lambda point: min(haversine_m(point, other) for other in chosen)))
        return summary.park_id, chosen

    # Challenges

    def draft(self, kind: int, park_id: str, places: list):
        draft = challenges_pb2.ChallengeDraft(
            name=f"Walk {kind}",
            park_id=park_id,
            type=kind,
            activity=challenges_pb2.ACTIVITY_BIKING if kind in BY_BICYCLE else challenges_pb2.ACTIVITY_RUNNING,
        )
        for name, value in PARAMETERS.get(kind, {}).items():
            draft.parameters.add(name=name, value=value)
        if kind not in WITHOUT_COURSE:
            for spot in places[:2] if kind == Type.CHALLENGE_TYPE_RACE else places:
                draft.controls.add(position=spot, radius_m=15)
        return draft

    def create(self, draft, features=None) -> str:
        request = challenges_pb2.CreateChallengeRequest(draft=draft)
        if features is not None:
            request.device.features.extend(features)
        return self.ask(self.challenges, "create_challenge", request, key=True).challenge_id

    def publish(self, challenge_id: str):
        request = challenges_pb2.PublishChallengeRequest(challenge_id=challenge_id)
        return self.ask(self.challenges, "publish_challenge", request).challenge

    # Attempts

    def start(self, challenge_id: str, spot, features=(GPS, COMPASS), recorded: float | None = None) -> str:
        request = attempts_pb2.StartAttemptRequest(
            challenge_id=challenge_id, position=spot, accuracy_m=6, features=features, device="Python"
        )
        if recorded:
            request.record_start_time.FromDatetime(datetime.fromtimestamp(recorded, timezone.utc))
        return self.ask(self.attempts, "start_attempt", request, key=True).attempt_id

    def append(self, attempt_id: str, sequence: int, samples):
        request = attempts_pb2.AppendTrackRequest(attempt_id=attempt_id, sequence=sequence, samples=samples)
        return self.ask(self.attempts, "append_track", request)

    def finish(self, attempt_id: str):
        return self.ask(self.attempts, "finish_attempt", attempts_pb2.FinishAttemptRequest(attempt_id=attempt_id))

    def active(self) -> list:
        return self.ask(self.attempts, "get_active_attempts", attempts_pb2.GetActiveAttemptsRequest()).attempts

    def attempt(self, attempt_id: str):
        return self.ask(self.attempts, "get_attempt", attempts_pb2.GetAttemptRequest(attempt_id=attempt_id)).attempt

    def track(self, attempt_id: str) -> list:
        """The positions of a track, from its GPX file."""
        file, token = "", ""
        while True:
            request = attempts_pb2.ExportTrackRequest(attempt_id=attempt_id, page_token=token)
            answer = self.ask(self.attempts, "export_track", request)
            file, token = file + answer.gpx, answer.next_page_token
            if not token:
                return ElementTree.fromstring(file.encode()).findall(".//{http://www.topografix.com/GPX/1/1}trkpt")

    def upload(self, challenge_id: str, spot, samples):
        """An attempt that was recorded without a network: begun, sent and ended afterwards."""
        attempt_id = self.start(challenge_id, spot, recorded=samples[0].sample_time.ToDatetime(tzinfo=timezone.utc).timestamp())
        for sequence in range(0, len(samples), 60):
            self.append(attempt_id, sequence // 60, samples[sequence : sequence + 60])
        return self.finish(attempt_id)

    def import_track(self, attempt_id: str, file: bytes):
        """Sends a file in pieces and has it become the track of an attempt: how it ended."""
        begin = media_pb2.BeginUploadRequest(
            purpose=media_pb2.MEDIA_PURPOSE_TRACK, size_bytes=len(file), sha256=hashlib.sha256(file).digest()
        )
        upload_id = self.ask(self.media, "begin_upload", begin, key=True).upload_id
        for offset in range(0, len(file), 16_384):
            piece = media_pb2.AppendUploadRequest(upload_id=upload_id, offset=offset, data=file[offset : offset + 16_384])
            self.ask(self.media, "append_upload", piece)
        media = self.ask(self.media, "complete_upload", media_pb2.CompleteUploadRequest(upload_id=upload_id)).media
        request = track_imports_pb2.ImportTrackRequest(attempt_id=attempt_id, media_id=media.media_id)
        self.ask(self.imports, "import_track", request)

        def ended():
            asked = track_imports_pb2.GetTrackImportRequest(attempt_id=attempt_id)
            found = self.ask(self.imports, "get_track_import", asked).track_import
            return found if found.state != found.STATE_WAITING else None

        return eventually(ended, within=20, what="the import")

    def pack(self, park_id: str):
        return self.ask(self.packs, "get_park_pack", park_packs_pb2.GetParkPackRequest(park_id=park_id)).pack

    def another(self, challenge_id: str, park_id: str, places: list) -> str:
        """A further race on the same course."""
        other = self.create(self.draft(Type.CHALLENGE_TYPE_RACE, park_id, places))
        assert other != challenge_id
        self.publish(other)
        return other

    def stats(self):
        return self.ask(self.results, "get_expedition_stats", results_pb2.GetExpeditionStatsRequest()).stats

    def board(self, challenge_id: str):
        return self.ask(self.results, "list_challenge_board", results_pb2.ListChallengeBoardRequest(challenge_id=challenge_id))


def gpx(samples: list) -> bytes:
    """A watch's file of a track."""
    points = "".join(
        f'<trkpt lat="{one.position.latitude_degrees:.7f}" lon="{one.position.longitude_degrees:.7f}">'
        f"<time>{one.sample_time.ToDatetime(tzinfo=timezone.utc).isoformat()}</time></trkpt>\n"
        for one in samples
    )
    head = '<?xml version="1.0" encoding="UTF-8"?><gpx version="1.1" creator="Watch" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>'
    return f"{head}{points}</trkseg></trk></gpx>".encode()


def beyond(first, second, metres: float):
    """A place behind the second, seen from the first."""
    share = metres / haversine_m(first, second)
    return place(
        second.latitude_degrees + (second.latitude_degrees - first.latitude_degrees) * share,
        second.longitude_degrees + (second.longitude_degrees - first.longitude_degrees) * share,
    )


def along(places: list, speed: float, begin: float | None = None, seed: int = 1, drift: float = 3.0) -> list:
    """What a phone records each second: slow errors of some metres, a little new noise, a pace that is never the same."""
    chance = random.Random(seed)
    moment = begin or time.time() - 3_600
    samples, east, north, pace = [], chance.gauss(0, drift), chance.gauss(0, drift), 0.0
    memory = math.exp(-1 / 45)
    for start, end in zip(places, places[1:]):
        length, gone = haversine_m(start, end), 0.0
        while gone < length:
            share = gone / length
            latitude = start.latitude_degrees + (end.latitude_degrees - start.latitude_degrees) * share
            longitude = start.longitude_degrees + (end.longitude_degrees - start.longitude_degrees) * share
            fresh = drift * math.sqrt(1 - memory**2)
            east, north = east * memory + chance.gauss(0, fresh), north * memory + chance.gauss(0, fresh)
            sample = attempts_pb2.TrackSample(accuracy_m=5 + chance.random() * 2)
            sample.position.latitude_degrees = latitude + (north + chance.gauss(0, 0.25)) / 111_195
            sample.position.longitude_degrees = longitude + (east + chance.gauss(0, 0.25)) / 111_195 / math.cos(math.radians(latitude))
            sample.sample_time.FromDatetime(datetime.fromtimestamp(moment, timezone.utc))
            samples.append(sample)
            pace = pace * 0.95 + chance.gauss(0, 0.04)
            gone += speed * max(0.3, 1 + pace)
            moment += 1
    return samples
