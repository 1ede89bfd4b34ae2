"""Reports, from the one who reports to the one who is judged: the queue, a claim, a suspension, an appeal, and kill -9 in between."""

from __future__ import annotations

import subprocess
import time
import uuid
from contextlib import contextmanager

import pytest
from authenticator import set_up
from B_02_random_opponent import events_until, matched
from cairn.game.whereami.v1 import replays_pb2
from cairn.social.v1 import notifications_pb2, report_moderation_pb2, reports_pb2
from cairn.social.v1.report_moderation_connect import ReportModerationServiceClientSync
from cairn.social.v1.reports_connect import ReportServiceClientSync
from cairn.type.v1 import content_pb2, realm_pb2
from connectrpc.errors import ConnectError
from installation import Installation, eventually
from player import Player, refusal, refused
from test_friends import Listener
from test_sessions import grant

Reason, Verdict, Outcome = reports_pb2.ReportReason, reports_pb2.ReportVerdict, reports_pb2.ReportOutcome


class Reporter:
    """What a player does about reports."""

    def __init__(self, player: Player) -> None:
        self.player = player
        options = {"http_client": player.http, "send_compression": None, "timeout_ms": 20_000}
        self.reports = ReportServiceClientSync(player.url, **options)
        self.queue = ReportModerationServiceClientSync(player.url, **options)

    def report(self, other: Player, text: str = "insults me") -> str:
        request = reports_pb2.CreateReportRequest(
            account_id=other.account_id, category=reports_pb2.REPORT_CATEGORY_HARASSMENT, text=text, realm=realm_pb2.REALM_QWALK
        )
        return self.reports.create_report(request, headers=self._key()).report_id

    def report_game(self, other: Player, game_id: str) -> str:
        request = reports_pb2.CreateReportRequest(
            account_id=other.account_id, category=reports_pb2.REPORT_CATEGORY_CHEATING, realm=realm_pb2.REALM_WHERE_AM_I,
            context=content_pb2.ContentRef(realm=realm_pb2.REALM_WHERE_AM_I, kind="game", id=game_id),
        )
        return self.reports.create_report(request, headers=self._key()).report_id

    def outcomes(self) -> list[int]:
        answer = self.reports.list_my_reports(reports_pb2.ListMyReportsRequest(), headers=self.player.headers())
        return [report.outcome for report in answer.reports]

    def told(self) -> list[tuple[str, str]]:
        answer = self.player.notifications.list_notifications(
            notifications_pb2.ListNotificationsRequest(), headers=self.player.headers()
        )
        return [(notification.kind, notification.object_name) for notification in answer.notifications]

    def decisions(self):
        answer = self.reports.list_my_decisions(reports_pb2.ListMyDecisionsRequest(), headers=self.player.headers())
        return list(answer.decisions)

    def appeal(self, decision_id: str) -> None:
        request = reports_pb2.AppealDecisionRequest(decision_id=decision_id, text="it was somebody else")
        self.reports.appeal_decision(request, headers=self._key())

    # As a moderator

    def case_of(self, other: Player, state: str = "STATE_OPEN"):
        request = report_moderation_pb2.ListReportCasesRequest(
            state=report_moderation_pb2.ListReportCasesRequest.State.Value(state), page_size=100
        )
        found = [
            case
            for case in self.queue.list_report_cases(request, headers=self.player.headers()).cases
            if case.account_id == other.account_id
        ]
        return found[0] if found else None

    def look(self, case_id: str):
        request = report_moderation_pb2.GetReportCaseRequest(case_id=case_id)
        return self.queue.get_report_case(request, headers=self.player.headers())

    def claim(self, case_id: str) -> None:
        self.queue.claim_report_case(report_moderation_pb2.ClaimReportCaseRequest(case_id=case_id), headers=self._key())

    def decide(self, case_id: str, verdict: int, reason: int) -> str:
        request = report_moderation_pb2.DecideReportCaseRequest(case_id=case_id, verdict=verdict, reason=reason)
        return self.queue.decide_report_case(request, headers=self._key()).decision_id

    def decide_appeal(self, decision_id: str, verdict: int) -> None:
        request = report_moderation_pb2.DecideAppealRequest(decision_id=decision_id, verdict=verdict)
        self.queue.decide_appeal(request, headers=self._key())

    def _key(self) -> dict[str, str]:
        return self.player.headers(str(uuid.uuid4()))


def reason_of(player: Player) -> str | None:
    try:
        player.list_friends()
        return None
    except ConnectError as error:
        return refusal(error).reason


def moderator(cairn: Installation) -> Reporter:
    player = Player(cairn.url).sign_up()
    set_up(cairn, player)
    grant(cairn, player, "moderator")
    there = Reporter(player)

    def may() -> bool:
        try:
            there.case_of(player)
            return True
        except ConnectError:
            return False

    eventually(may, within=10, what="the role")
    return there


@contextmanager
def account_held(cairn: Installation, player: Player):
    """AuthService cannot change the account meanwhile; it can be read."""
    with open(f"/proc/{cairn.pid('auth')}/environ", "rb") as file:
        (database,) = [entry[15:].decode() for entry in file.read().split(b"\0") if entry.startswith(b"CAIRN_DATABASE=")]
    process = subprocess.Popen(
        ["psql", "-X", "-q", "-At", database], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        process.stdin.write(f"BEGIN;\nSELECT 'held' FROM accounts WHERE account_id = '{player.account_id}' FOR UPDATE;\n")
        process.stdin.flush()
        assert process.stdout.readline().strip() == "held"
        yield
    finally:
        process.stdin.close()
        process.wait(timeout=10)


def test_a_report_leads_somewhere_and_its_decision_can_be_reversed(cairn):
    anna, berta = Reporter(Player(cairn.url).sign_up()), Reporter(Player(cairn.url).sign_up())
    one, two = moderator(cairn), moderator(cairn)
    with refused("permission_denied", "PERMISSION_DENIED"):
        anna.case_of(berta.player)
    anna.player.block(berta.player)
    anna.report(berta.player)
    with refused("already_exists", "ALREADY_REPORTED"):
        anna.report(berta.player)
    case = one.case_of(berta.player)
    assert case.report_count == 1
    shown = one.look(case.case_id)
    assert [report.text for report in shown.reports] == ["insults me"]
    assert shown.evidence_items[0].profile.person.username == berta.player.username
    one.claim(case.case_id)
    with refused("failed_precondition", "CASE_CLAIMED"):
        two.claim(case.case_id)
    assert reason_of(berta.player) is None
    began = time.monotonic()
    decision_id = one.decide(case.case_id, Verdict.REPORT_VERDICT_SUSPEND, Reason.REPORT_REASON_HARASSMENT)
    eventually(lambda: reason_of(berta.player) == "ACCOUNT_SUSPENDED", within=10, every=0.01, what="the suspension")
    assert time.monotonic() - began <= 1
    assert anna.outcomes() == [Outcome.REPORT_OUTCOME_ACTED]
    assert anna.told() == [("report.decided", "ACTED")]
    # Suspended, one sees the decision and appeals all the same.
    with refused("permission_denied", "ACCOUNT_SUSPENDED") as told:
        berta.player.log_in(berta.player.username)
    assert told.refusal.metadata["suspension_reason"] == "HARASSMENT"
    berta.player.log_in(berta.player.username, even_if_suspended=True)
    assert [decision.decision_id for decision in berta.decisions()] == [decision_id]
    berta.appeal(decision_id)
    assert two.case_of(berta.player, "STATE_APPEALED").case_id == case.case_id
    with refused("permission_denied", "OWN_CASE"):
        one.decide_appeal(decision_id, reports_pb2.APPEAL_STATE_REVERSED)
    began = time.monotonic()
    two.decide_appeal(decision_id, reports_pb2.APPEAL_STATE_REVERSED)
    eventually(lambda: reason_of(berta.player) is None, within=10, every=0.01, what="the end of the suspension")
    assert time.monotonic() - began <= 1
    assert [decision.appeal for decision in berta.decisions()] == [reports_pb2.APPEAL_STATE_REVERSED]
    assert [kind for kind, _ in berta.told()] == ["appeal.decided", "moderation.decided"]


def test_a_game_is_evidence_of_what_somebody_did_in_it(cairn):
    anna, berta, carla = (Reporter(Player(cairn.url).sign_up()) for _ in range(3))
    listeners = [Listener(one.player) for one in (anna, berta)]
    game_id = matched(anna.player, berta.player)
    with refused("failed_precondition", "GAME_NOT_FINISHED"):
        anna.report_game(berta.player, game_id)
    for listener, one in zip(listeners, (anna, berta)):
        events_until(listener, "match_found")
        one.player.loaded(one.player.game(game_id))
    for one, place in ((anna, (48.8, 2.3)), (berta, (41.9, 12.5))):
        one.player.guess(one.player.game(game_id), *place)
    for one in (anna, berta):
        one.player.leave(one.player.game(game_id))
    for reporter, other in ((carla, berta), (anna, carla)):
        with refused("not_found", "CONTENT_NOT_FOUND"):
            reporter.report_game(other.player, game_id)
    # That GameService is away loses nothing: it is asked again.
    cairn.stop_service("game")
    with pytest.raises(ConnectError) as error:
        anna.report_game(berta.player, game_id)
    assert refusal(error.value).code == "unavailable" and anna.outcomes() == []
    cairn.start_service("game")

    def reported():
        try:
            return anna.report_game(berta.player, game_id)
        except ConnectError as error:
            assert refusal(error).code == "unavailable"
            return None

    eventually(reported, within=30, every=0.2, what="the report")
    one = moderator(cairn)
    shown = one.look(one.case_of(berta.player).case_id)
    kept = replays_pb2.GameEvidence.FromString(shown.evidence_items[0].contents[0].evidence)
    assert kept.game.game_id == game_id and kept.is_complete and kept.player_index != kept.reporter_index
    assert [player.account_id for player in kept.game.players if player.account_id] == [berta.player.account_id]
    (mine,) = (guess for guess in kept.game.rounds[0].guesses if guess.player_index == kept.player_index)
    (other,) = (guess for guess in kept.game.rounds[0].guesses if guess.player_index == kept.reporter_index)
    assert (mine.position.latitude_degrees, mine.position.longitude_degrees) == (41.9, 12.5) and mine.HasField("submit_time")
    assert not other.HasField("position") and other.HasField("distance_m") and other.HasField("score")
    assert [event.position.latitude_degrees for event in kept.events if event.HasField("position")] == [41.9]
    # Nobody else is shown it: whoever has reported sees the report, and whom it is about nothing at all.
    assert anna.outcomes() == [Outcome.REPORT_OUTCOME_OPEN] and berta.outcomes() == [] and berta.decisions() == []
    with refused("permission_denied", "PERMISSION_DENIED"):
        anna.case_of(berta.player)


@pytest.mark.parametrize("round_number", range(2))
def test_what_was_decided_comes_true_though_the_services_are_killed(cairn, round_number):
    anna, berta = Reporter(Player(cairn.url).sign_up()), Reporter(Player(cairn.url).sign_up())
    one = moderator(cairn)
    anna.report(berta.player)
    case_id = one.case_of(berta.player).case_id
    one.claim(case_id)
    # The effect waits for the account's row, so that both processes die between decision and effect.
    with account_held(cairn, berta.player):
        one.decide(case_id, Verdict.REPORT_VERDICT_SUSPEND, Reason.REPORT_REASON_HATE)
        assert reason_of(berta.player) is None
        cairn.kill("social")
        cairn.kill("auth")
    cairn.start_service("auth")
    berta.player.refresh()
    cairn.start_service("social")
    eventually(lambda: reason_of(berta.player) == "ACCOUNT_SUSPENDED", within=60, what="the suspension")
    assert anna.outcomes() == [Outcome.REPORT_OUTCOME_ACTED]
