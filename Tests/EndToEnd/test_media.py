"""Pictures of people: sent in pieces over a line that breaks, shown to friends, fetched at the gateway."""

from __future__ import annotations

import base64
import concurrent.futures
import hashlib
import re
import struct
import time
import uuid
import zlib

import pytest
from cairn.social.v1 import friends_pb2, media_pb2, profiles_pb2, reports_pb2
from cairn.social.v1.media_connect import MediaServiceClientSync
from cairn.social.v1.profiles_connect import ProfileServiceClientSync
from cairn.social.v1.reports_connect import ReportServiceClientSync
from connectrpc.errors import ConnectError
from installation import REPOSITORY, eventually
from player import Player, http2, refusal, refused
from test_friends import Listener, people

AVATAR, ALBUM, VIDEO = media_pb2.MEDIA_PURPOSE_AVATAR, media_pb2.MEDIA_PURPOSE_ALBUM, media_pb2.MEDIA_PURPOSE_VIDEO
QWALK = 5


def sample_jpeg() -> bytes:
    """The lying photo with a place and a camera in its EXIF that the other tests have."""
    text = (REPOSITORY / "Sources/Shared/Testing/SampleImages.swift").read_text()
    return base64.b64decode(re.search(r'let jpeg = decoded\(\s*"""(.*?)"""', text, re.DOTALL)[1])


def png(width: int, height: int, rows: int | None = None) -> bytes:
    """A grey PNG, with fewer rows than it says for who wants it so."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    pixels = zlib.compress(bytes((width + 1) * (height if rows is None else rows)), 9)
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def box(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content) + 8) + kind + content


def mp4(milliseconds: int = 1_500) -> bytes:
    """A short video as a telephone writes it, box by box, with the place where it was made. Nobody here decodes its samples."""
    head = box(b"ftyp", b"isom\0\0\2\0isommp42")
    samples = (b"vide", b"avc1", b"PICTURE" * 20_000), (b"soun", b"mp4a", b"SOUND" * 1_000), (b"meta", b"mebx", b"GPS 48.2085 16.3721")
    tracks, data = b"", b""
    for handler, codec, content in samples:
        table = box(b"stsd", struct.pack(">II", 0, 1) + box(codec, bytes(16)))
        table += box(b"stts", bytes(8)) + box(b"stsc", struct.pack(">IIIII", 0, 1, 1, 1, 1))
        table += box(b"stsz", struct.pack(">IIII", 0, 0, 1, len(content)))
        table += box(b"stco", struct.pack(">III", 0, 1, len(head) + 8 + len(data)))
        references = box(b"dinf", box(b"dref", struct.pack(">II", 0, 1) + box(b"url ", b"\0\0\0\1")))
        media = box(b"mdhd", bytes(24)) + box(b"hdlr", bytes(8) + handler + bytes(13)) + box(b"minf", references + box(b"stbl", table))
        size = struct.pack(">II", 640 << 16, 480 << 16)
        tracks += box(b"trak", box(b"tkhd", b"\0\0\0\7" + bytes(72) + size) + box(b"mdia", media) + box(b"udta", b"trackplace"))
        data += content
    movie = box(b"mvhd", struct.pack(">IIIII", 0, 1, 2, 1_000, milliseconds) + bytes(80))
    place = box(b"udta", box(b"\xa9xyz", b"\0\x12\x15\xc7+48.2085+016.3721/"))
    return head + box(b"mdat", data) + box(b"moov", movie + tracks + place)


class Phone:
    """What somebody does with pictures, over a connection of its own."""

    def __init__(self, player: Player) -> None:
        self.player, self.http = player, http2()
        options = {"http_client": self.http, "send_compression": None, "timeout_ms": 20_000}
        self.media = MediaServiceClientSync(player.url, **options)
        self.profiles = ProfileServiceClientSync(player.url, **options)

    def headers(self, key: str | None = None) -> dict[str, str]:
        return self.player.headers(key)

    def begin(self, data: bytes, purpose: int = AVATAR) -> str:
        request = media_pb2.BeginUploadRequest(purpose=purpose, size_bytes=len(data), sha256=hashlib.sha256(data).digest())
        return self.media.begin_upload(request, headers=self.headers(str(uuid.uuid4()))).upload_id

    def append(self, upload_id: str, offset: int, piece: bytes) -> int:
        request = media_pb2.AppendUploadRequest(upload_id=upload_id, offset=offset, data=piece)
        return self.media.append_upload(request, headers=self.headers()).offset

    def offset(self, upload_id: str) -> int:
        return self.media.get_upload(media_pb2.GetUploadRequest(upload_id=upload_id), headers=self.headers()).offset

    def complete(self, upload_id: str):
        return self.media.complete_upload(media_pb2.CompleteUploadRequest(upload_id=upload_id), headers=self.headers()).media

    def send(self, data: bytes, purpose: int = AVATAR):
        upload_id = self.begin(data, purpose)
        self.append(upload_id, 0, data)
        return self.complete(upload_id)

    def set_picture(self, media_id: str, key: str | None = None) -> int:
        request = profiles_pb2.SetProfilePictureRequest(media_id=media_id)
        return self.profiles.set_profile_picture(request, headers=self.headers(key or str(uuid.uuid4()))).version

    def show_to(self, **visibility: int) -> None:
        request = profiles_pb2.UpdateProfileRequest(visibility=profiles_pb2.ProfileVisibility(**visibility))
        self.profiles.update_profile(request, headers=self.headers(str(uuid.uuid4())))

    def share_identity(self, is_shared: bool = True) -> None:
        request = profiles_pb2.SetAppFacetRequest(realm=QWALK, about_visibility=3, is_identity_shared=is_shared)
        self.profiles.set_app_facet(request, headers=self.headers(str(uuid.uuid4())))

    def album(self, other: Player, token: str = "", size: int = 0):
        request = media_pb2.ListAlbumRequest(account_id=other.account_id, realm=QWALK, page_size=size, page_token=token)
        return self.media.list_album(request, headers=self.headers())

    def report(self, media_id: str) -> None:
        request = reports_pb2.CreateReportRequest(media_id=media_id, category=reports_pb2.REPORT_CATEGORY_SEXUAL, realm=QWALK)
        ReportServiceClientSync(self.player.url, http_client=self.http, send_compression=None, timeout_ms=20_000).create_report(
            request, headers=self.headers(str(uuid.uuid4()))
        )

    def mine(self):
        return self.profiles.get_my_profile(profiles_pb2.GetMyProfileRequest(), headers=self.headers()).profile

    def profile(self, other: Player):
        request = profiles_pb2.GetProfileRequest(account_id=other.account_id, realm=QWALK)
        return self.profiles.get_profile(request, headers=self.headers()).profile

    def friends(self):
        return self.player.friends.list_friends(friends_pb2.ListFriendsRequest(), headers=self.headers()).friends

    def badges(self) -> dict[str, bool]:
        return self.player.badges()

    def fetch(self, path: str, **headers: str):
        """As a view of pictures does: without a token."""
        return self.http.get(self.player.url + path, headers={name.replace("_", "-"): value for name, value in headers.items()})


@pytest.fixture
def friends(cairn) -> tuple[Player, Player]:
    anna, berta = people(cairn.url)
    anna.ask_friend(berta.username)
    berta.answer_friend(anna)
    return anna, berta


def test_a_picture_comes_over_a_line_that_breaks_and_friends_see_it(friends):
    """B-4, the picture half: W-55, W-56, W-57, W-85, L-19."""
    anna, berta = friends
    phone, other = Phone(anna), Phone(berta)
    # Decoders take no notice of what follows the end.
    photo = sample_jpeg() + bytes(range(256)) * 400
    assert b"SpyCam" in photo
    upload_id = phone.begin(photo)
    assert phone.append(upload_id, 0, photo[:40_000]) == 40_000
    # The line is gone, and so is what was known of it; then a piece whose answer is lost.
    phone = Phone(anna)
    assert phone.offset(upload_id) == 40_000
    phone.append(upload_id, 40_000, photo[40_000:80_000])
    phone = Phone(anna)
    with refused("out_of_range", "UPLOAD_OFFSET_MISMATCH") as again:
        phone.append(upload_id, 0, photo[:90_000])
    assert again.refusal.metadata["offset"] == "80000"
    with refused("out_of_range", "UPLOAD_OFFSET_MISMATCH"):
        phone.complete(upload_id)
    assert phone.append(upload_id, 80_000, photo[80_000:]) == len(photo)
    media = phone.complete(upload_id)
    assert phone.complete(upload_id).media_id == media.media_id

    assert other.profile(anna).person.HasField("picture") is False and phone.badges()["doppelganger"] is False
    listener = Listener(berta)
    key = str(uuid.uuid4())
    versions = {phone.set_picture(media.media_id, key) for _ in range(2)}
    assert len(versions) == 1 and listener.next() == "profile_updated"
    picture = other.profile(anna).person.picture
    (friend,) = other.friends()
    assert friend.person.picture == picture == phone.mine().person.picture

    large, small = other.fetch(picture.path), other.fetch(picture.thumbnail_path)
    for answer in (large, small):
        assert answer.status == 200 and answer.headers["content-type"] == "image/webp"
        assert answer.content[:4] == b"RIFF" and answer.content[8:12] == b"WEBP"
        assert int(answer.headers["content-length"]) == len(answer.content)
        for trace in (b"SpyCam", b"Exif", b"EXIF", b"GPS", b"XMP", bytes(range(256))):
            assert trace not in answer.content
        assert re.fullmatch(r"private, max-age=\d+, immutable", answer.headers["cache-control"])
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert large.headers["etag"] != small.headers["etag"]
    part = other.fetch(picture.path, range="bytes=4-11")
    assert part.status == 206 and part.content == large.content[4:12]
    assert part.headers["content-range"] == f"bytes 4-11/{len(large.content)}"
    assert other.fetch(picture.path, if_none_match=large.headers["etag"]).status == 304
    assert other.fetch(picture.path, range="bytes=99999999-").status == 416
    assert other.fetch(picture.path[:-3] + "AAA").status == 404

    eventually(lambda: phone.badges()["doppelganger"], within=15, what="the badge")
    # Taken away: friends hear, nothing is shown.
    phone.set_picture("")
    assert listener.next() == "profile_updated"
    assert not other.profile(anna).person.HasField("picture") and not other.friends()[0].person.HasField("picture")
    assert phone.badges()["doppelganger"]


def test_who_may_see_it(cairn, friends):
    anna, berta = friends
    (carla,) = people(cairn.url, 1)
    phone = Phone(anna)
    phone.set_picture(phone.send(png(300, 200)).media_id)

    def seen() -> list[bool]:
        return [Phone(one).profile(anna).person.HasField("picture") for one in (anna, berta, carla)]

    assert seen() == [True, True, True]
    for visibility, expected in ((2, [True, True, False]), (3, [True, False, False]), (1, [True, True, True])):
        phone.show_to(picture=visibility)
        assert seen() == expected
    carla.block(anna)
    assert not Phone(carla).profile(anna).person.HasField("picture")


def test_an_album_is_seen_by_those_it_is_shown_to(cairn, friends):
    """E-38, the photos."""
    anna, berta = friends
    (carla,) = people(cairn.url, 1)
    phone, other, stranger = Phone(anna), Phone(berta), Phone(carla)
    photos = [phone.send(sample_jpeg() + bytes([number]), ALBUM).media_id for number in range(3)]
    phone.send(png(64, 64), AVATAR)

    def seen() -> list[int]:
        return [len(one.album(anna).entries) for one in (phone, other, stranger)]

    # Nobody has said yet that anna may be known here.
    assert seen() == [3, 0, 0]
    with refused("not_found", "MEDIA_NOT_FOUND"):
        other.report(photos[0])
    phone.share_identity()
    assert seen() == [3, 3, 0]
    first = other.album(anna, size=2)
    second = other.album(anna, first.next_page_token, size=2)
    assert [media.media_id for media in [*first.entries, *second.entries]] == photos[::-1] and second.next_page_token == ""
    full, small = first.entries[0].files
    for file in (full, small):
        answer = other.fetch(file.path)
        assert answer.status == 200 and answer.headers["content-type"] == "image/webp" and answer.content[8:12] == b"WEBP"
        assert b"SpyCam" not in answer.content and len(answer.content) == file.size_bytes
    # By whom it is seen, and by nobody else, it can be reported.
    with refused("not_found", "MEDIA_NOT_FOUND"):
        stranger.report(photos[0])
    other.report(photos[0])
    for visibility, expected in ((1, [3, 3, 3]), (3, [3, 0, 0]), (2, [3, 3, 0])):
        phone.show_to(album=visibility)
        assert seen() == expected
    phone.media.delete_media(media_pb2.DeleteMediaRequest(media_id=photos[1]), headers=phone.headers(str(uuid.uuid4())))
    assert seen() == [2, 2, 0]
    berta.block(anna)
    assert seen() == [2, 0, 0]
    with refused("not_found", "USER_NOT_FOUND"):
        phone.album(berta)


def test_what_is_no_picture_of_oneself_is_refused(cairn, friends):
    anna, berta = friends
    phone, other = Phone(anna), Phone(berta)
    refusals = [
        (png(50_000, 50_000, rows=1), ("resource_exhausted", "MEDIA_TOO_LARGE")),
        (b"GIF89a" + bytes(40), ("invalid_argument", "UNSUPPORTED_MEDIA")),
        (b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", ("invalid_argument", "UNSUPPORTED_MEDIA")),
        (sample_jpeg()[:600], ("invalid_argument", "UNSUPPORTED_MEDIA")),
        (png(64, 64)[:-1], ("invalid_argument", "UNSUPPORTED_MEDIA")),
    ]
    for data, (code, reason) in refusals:
        upload_id = phone.begin(data)
        phone.append(upload_id, 0, data)
        with refused(code, reason):
            phone.complete(upload_id)
    with refused("resource_exhausted", "MEDIA_TOO_LARGE"):
        request = media_pb2.BeginUploadRequest(purpose=AVATAR, size_bytes=(10 << 20) + 1, sha256=bytes(32))
        phone.media.begin_upload(request, headers=phone.headers(str(uuid.uuid4())))
    theirs, album = other.send(png(64, 64)), phone.send(png(64, 64), ALBUM)
    for media_id, expected in (
        (theirs.media_id, ("not_found", "MEDIA_NOT_FOUND")),
        (str(uuid.uuid4()), ("not_found", "MEDIA_NOT_FOUND")),
        (album.media_id, ("invalid_argument", "INVALID_ARGUMENT")),
        ("nonsense", ("invalid_argument", "INVALID_ARGUMENT")),
    ):
        with refused(*expected):
            phone.set_picture(media_id)
    assert not phone.mine().person.HasField("picture")


def test_a_short_video_is_sent_kept_without_its_place_and_fetched_in_parts(friends):
    """C-30, W-89."""
    anna, berta = friends
    phone, other = Phone(anna), Phone(berta)
    video = mp4()
    upload_id = phone.begin(video, VIDEO)
    for start in range(0, len(video), 60_000):
        assert phone.append(upload_id, start, video[start : start + 60_000]) == min(start + 60_000, len(video))
    media = phone.complete(upload_id)
    assert phone.complete(upload_id).media_id == media.media_id
    (file,) = media.files
    assert file.variant == media_pb2.MediaFile.VARIANT_FULL and (file.width, file.height) == (640, 480)
    answer = other.fetch(file.path)
    assert answer.status == 200 and answer.headers["content-type"] == "video/mp4"
    assert len(answer.content) == len(video) and answer.content[4:12] == b"ftypisom"
    assert b"PICTURE" * 20_000 in answer.content and b"SOUND" * 1_000 in answer.content
    for trace in (b"48.2085", b"16.3721", b"mebx", b"udta", b"trackplace"):
        assert trace in video and trace not in answer.content
    # As players fetch it.
    part = other.fetch(file.path, range="bytes=100000-100099")
    assert part.status == 206 and part.content == answer.content[100_000:100_100]
    assert part.headers["content-range"] == f"bytes 100000-100099/{len(video)}"
    for wrong, (code, reason) in (
        (mp4(milliseconds=60_001), ("resource_exhausted", "MEDIA_TOO_LARGE")),
        (video[:-1], ("invalid_argument", "UNSUPPORTED_MEDIA")),
        (png(64, 64), ("invalid_argument", "UNSUPPORTED_MEDIA")),
    ):
        upload_id = phone.begin(wrong, VIDEO)
        phone.append(upload_id, 0, wrong)
        with refused(code, reason):
            phone.complete(upload_id)


@pytest.mark.alone
def test_newcomers_with_dear_pictures_do_not_make_an_honest_upload_wait(cairn):
    """A dozen new accounts of the same address, two pictures each: of fifty megapixels in 157 KB, and as large as a newcomer may draw."""
    anna, *crowd = [Phone(player) for player in people(cairn.url, 13)]
    photo, gigantic, largest = sample_jpeg(), png(7_000, 7_000), png(4_000, 4_000)
    assert len(gigantic) < 160_000

    def timed(phone: Phone, data: bytes) -> float:
        began = time.monotonic()
        phone.send(data, ALBUM)
        return time.monotonic() - began

    def attack(phone: Phone) -> list[str]:
        reasons = []
        for data in (gigantic, largest):
            try:
                phone.send(data, ALBUM)
                reasons.append("kept")
            except ConnectError as error:
                reasons.append(refusal(error).reason)
        return reasons

    quiet = min(timed(anna, photo) for _ in range(2))
    with concurrent.futures.ThreadPoolExecutor(len(crowd)) as pool:
        attackers = [pool.submit(attack, phone) for phone in crowd]
        waits = []
        while not all(attacker.done() for attacker in attackers) and len(waits) < 8:
            waits.append(timed(anna, photo))
        outcomes = [attacker.result() for attacker in attackers]
    # The one before it in the worker's hands, and a machine that does other things beside it.
    assert waits and max(waits) < 5 * quiet + 3, (quiet, waits)
    # Fifty megapixels nobody new has worked at.
    assert all(first == "MEDIA_TOO_LARGE" for first, _ in outcomes), outcomes
    # What a newcomer may draw was worked at beside hers: there was something to wait for.
    assert any(second == "kept" for _, second in outcomes), outcomes
