"""Content of an app: its photos stay for as long as it shows them, and moderators hide it and show it again."""

from __future__ import annotations

import uuid

from cairn.game.expeditions.v1 import challenges_pb2
from cairn.game.geocaches.v1 import caches_pb2
from cairn.social.v1 import media_pb2, reports_pb2
from cairn.type.v1 import content_pb2, realm_pb2
from connectrpc.errors import ConnectError
from expeditions import Runner, Type
from geocacher import Geocacher, content
from installation import eventually
from player import Player, refused
from test_media import Phone, sample_jpeg
from test_notification_mails import sql
from test_reports import Reporter, moderator

GEOCACHE = media_pb2.MEDIA_PURPOSE_PHOTO


def ref(cache_id: str) -> content_pb2.ContentRef:
    return content_pb2.ContentRef(realm=realm_pb2.REALM_CACHE_OUT, kind="cache", id=cache_id)


def shown(phone: Phone, cache_id: str, media_id: str) -> list[str]:
    request = media_pb2.FindContentMediaRequest(contents=[ref(cache_id)], media_ids=[media_id])
    return [media.files[0].path for media in phone.media.find_content_media(request, headers=phone.headers()).entries]


def age(cairn, days: int) -> None:
    """Everything in the store of media is older by so many days, and SocialService looks for what nobody shows, as it does when it begins."""
    sql(cairn, f"UPDATE media SET orphan_time = orphan_time - interval '{days} days' WHERE orphan_time IS NOT NULL")
    cairn.stop_service("social")
    cairn.start_service("social")


def test_a_photo_of_a_cache_stays_as_long_as_the_cache_shows_it(cairn):
    anna, berta = (Player(cairn.url).sign_up() for _ in range(2))
    phone, looking = Phone(anna), Phone(berta)
    lost, kept = (phone.send(sample_jpeg(), GEOCACHE) for _ in range(2))
    cacher = Geocacher(anna)
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        Geocacher(berta).create(content("Not hers", 45.81, 9.08, photos=[caches_pb2.CachePhoto(media_id=kept.media_id)]))
    picture = caches_pb2.CachePhoto(media_id=kept.media_id, alt_text="A bridge")
    cache_id = cacher.hide(content("With a photo", 45.81, 9.08, photos=[picture]))
    (path,) = eventually(lambda: shown(looking, cache_id, kept.media_id), within=10, what="the claim of the photo")
    assert looking.http.get(cairn.url + path).status == 200
    # Nine days later: what is shown is there, and what nobody shows is not.
    age(cairn, 9)
    eventually(lambda: looking.http.get(cairn.url + lost.files[0].path).status == 404, within=30, what="the sweep of media")
    assert looking.http.get(cairn.url + path).status == 200
    assert cacher.archive(cache_id) is False
    mine = f"SELECT orphan_time IS NOT NULL FROM media WHERE media_id = '{kept.media_id}'"
    eventually(lambda: sql(cairn, mine) == "t", within=10, what="the release of the photo")
    age(cairn, 2)
    eventually(lambda: looking.http.get(cairn.url + path).status == 404, within=30, what="the end of the photo")


def test_a_cache_is_reported_hidden_appealed_and_shown_again(cairn):
    anna, berta = Player(cairn.url).sign_up(), Player(cairn.url).sign_up()
    mod, other = moderator(cairn), moderator(cairn)
    owner, reporter, finder = Reporter(anna), Reporter(berta), Geocacher(berta)
    name = f"Not here {uuid.uuid4().hex[:8]}"
    cache_id = Geocacher(anna).hide(content(name, 45.9, 9.2))

    def report() -> str:
        request = reports_pb2.CreateReportRequest(
            content=ref(cache_id), category=reports_pb2.REPORT_CATEGORY_PRIVACY, text="my garden", realm=realm_pb2.REALM_CACHE_OUT
        )
        return reporter.reports.create_report(request, headers=reporter._key()).report_id

    report()
    with refused("already_exists", "ALREADY_REPORTED"):
        report()
    case = mod.case_of(anna)
    assert case.content == ref(cache_id)
    (evidence,) = mod.look(case.case_id).evidence_items[0].contents
    assert evidence.evidence_type == caches_pb2.CacheContent.DESCRIPTOR.full_name
    assert caches_pb2.CacheContent.FromString(evidence.evidence).name == name
    mod.claim(case.case_id)
    decision_id = mod.decide(case.case_id, reports_pb2.REPORT_VERDICT_REMOVE_CONTENT, reports_pb2.REPORT_REASON_PRIVACY)

    def sees() -> bool:
        return cache_id in [cache.cache_id for cache in finder.box(45.85, 9.15, 45.95, 9.25).caches]

    eventually(lambda: not sees(), within=10, what="the end of the cache on the map")
    with refused("not_found", "CACHE_NOT_FOUND"):
        finder.get(cache_id)
    assert reporter.outcomes() == [reports_pb2.REPORT_OUTCOME_ACTED]
    owner.appeal(decision_id)
    other.decide_appeal(decision_id, reports_pb2.APPEAL_STATE_REVERSED)
    eventually(sees, within=10, what="the cache on the map again")
    assert finder.get(cache_id).content.name == name


def test_a_challenge_is_hidden_by_three_and_shown_again(cairn):
    maker, mod = Runner(cairn.url), moderator(cairn)
    park_id, places = maker.course()
    challenge_id = maker.create(maker.draft(Type.CHALLENGE_TYPE_RACE, park_id, places))
    maker.publish(challenge_id)
    people = [Runner(cairn.url) for _ in range(3)]
    reason = challenges_pb2.ReportChallengeRequest.REASON_NOT_ALLOWED
    for runner in people:
        runner.ask(runner.challenges, "report_challenge", challenges_pb2.ReportChallengeRequest(challenge_id=challenge_id, reason=reason))

    def seen() -> bool:
        request = challenges_pb2.GetChallengeRequest(challenge_id=challenge_id)
        try:
            return people[0].ask(people[0].challenges, "get_challenge", request).challenge.challenge_id == challenge_id
        except ConnectError:
            return False

    assert not seen()

    def whole():
        case = mod.case_of(maker)
        return case if case and case.report_count == 3 else None

    case = eventually(whole, within=20, what="the case with all three reports")
    assert (case.content.kind, case.content.id) == ("challenge", challenge_id)
    evidence = mod.look(case.case_id).evidence_items[0].contents[0]
    assert challenges_pb2.Challenge.FromString(evidence.evidence).challenge_id == challenge_id
    mod.claim(case.case_id)
    mod.decide(case.case_id, reports_pb2.REPORT_VERDICT_DISMISS, reports_pb2.REPORT_REASON_NO_VIOLATION)
    eventually(seen, within=20, what="the challenge as it was")
    assert Reporter(people[0]).outcomes() == [reports_pb2.REPORT_OUTCOME_KEPT]
