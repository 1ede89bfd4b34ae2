"""B-16: a guest plays a featured walk: in range, question, answer, next, results; hidden, speed, time and monkey, in every combination."""

import hashlib
import itertools
import os
import subprocess
from pathlib import Path

import pytest
from authenticator import set_up
from cairn.game.quizwalks.v1 import runs_pb2, walks_pb2
from connectrpc.errors import ConnectError
from installation import eventually
from player import Player, refused
from test_sessions import grant
from walkers import EAST, NORTH, Section, State, Walker, guest, pin

HARD = runs_pb2.MONKEY_HARD
CHALLENGES = {"is_hidden": True, "is_speed": True, "is_timed": True, "monkey": HARD}
# Every combination of the four: sixteen.
OPTIONS = [dict(chosen) for count in range(5) for chosen in itertools.combinations(CHALLENGES.items(), count)]


@pytest.fixture(scope="module")
def walk_id(cairn) -> str:
    """A walk of three questions that somebody has published."""
    return Walker(Player(cairn.url).sign_up()).make("Kring ån")


def check_secrets(run) -> None:
    """Until a question is unlocked nothing of it is told but where it is; until it is answered nothing that tells which answer is right."""
    for question in run.questions:
        told = question.SerializeToString()
        if question.state == State.RUN_QUESTION_STATE_OPEN:
            assert b"Secret" not in told and b"secret" not in told
        if question.state in (State.RUN_QUESTION_STATE_OPEN, State.RUN_QUESTION_STATE_UNLOCKED):
            assert not question.HasField("answered") and b"reason" not in told
    if run.HasField("monkey") and not run.HasField("end_time"):
        assert run.monkey.answer_seed == b""


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "plain")
def test_a_guest_walks(cairn, walk_id, options):
    walker = Walker(guest(cairn.url))
    assert walker.walk(walk_id).permissions.can_play and not walker.walk(walk_id).permissions.can_edit
    run_id = walker.start(walk_id, **options)
    run = walker.run(run_id)
    check_secrets(run)
    is_hidden, has_monkey = "is_hidden" in options, "monkey" in options
    assert len(run.questions) == (0 if is_hidden else 3) and run.HasField("bounds") == is_hidden
    if is_hidden:
        low, high = run.bounds.south_west, run.bounds.north_east
        assert low.latitude_degrees < NORTH < high.latitude_degrees and low.longitude_degrees < EAST + 0.001 < high.longitude_degrees
    if has_monkey:
        assert len(run.monkey.answer_seed_hash) == 32 and len(run.monkey.movement_seed) == (0 if is_hidden else 8)

    for number, age in ((1, 44_000), (2, 24_000), (3, 0)):
        # Nearer and nearer: the pin appears in a hidden run before it is in range.
        run = walker.tell(run_id, pin(number - 0.47), age + 5_000)
        check_secrets(run)
        question = run.questions[number - 1]
        assert (question.number, question.state) == (number, State.RUN_QUESTION_STATE_OPEN)
        with refused("failed_precondition", "NOT_IN_RANGE"):
            walker.unlock(run_id, question.question_id, pin(number - 0.47), age + 4_000)
        question = walker.unlock(run_id, question.question_id, pin(number), age)
        assert question.asked.title == f"Fråga {number}" and question.asked.text == f"Secret text {number}"
        assert question.asked.HasField("deadline_time") == ("is_timed" in options)
        check_secrets(walker.run(run_id))
        answer = walker.answer(run_id, question.question_id, 1 if number != 2 else 0)
        answered = answer.question.answered
        assert answered.is_right == (number != 2) and answered.right_answer.choice == 1 and answered.explanation
        assert answered.HasField("monkey_answer") == has_monkey

    result = walker.end(run_id)
    assert result.run.points == 2 and result.is_verified and result.run.options.is_speed == ("is_speed" in options)
    assert walker.result(run_id).run.points == 2
    if has_monkey:
        monkey = result.run.monkey
        assert hashlib.sha256(monkey.answer_seed).digest() == monkey.answer_seed_hash
        assert result.has_monkey_won == (monkey.points > 2)
    with refused("failed_precondition", "RUN_ENDED"):
        walker.tell(run_id, pin(1))


def test_a_guest_finds_and_walks_what_an_administrator_features(cairn, walk_id):
    admin, walker = Walker(Player(cairn.url).sign_up()), Walker(guest(cairn.url))
    set_up(cairn, admin.player)
    grant(cairn, admin.player, "admin")

    def feature(is_featured: bool) -> bool:
        try:
            request = walks_pb2.FeatureWalkRequest(walk_id=walk_id, is_featured=is_featured, version=1)
            admin.walks.feature_walk(request, headers=admin.headers())
            return True
        except ConnectError:
            return False

    with refused("permission_denied", "PERMISSION_DENIED"):
        walker.walks.feature_walk(walks_pb2.FeatureWalkRequest(walk_id=walk_id, is_featured=True), headers=walker.headers())
    eventually(lambda: feature(True), within=20, what="the role")
    with refused("aborted", "WALK_CHANGED"):
        other = walks_pb2.FeatureWalkRequest(walk_id=walk_id, is_featured=True, version=2)
        admin.walks.feature_walk(other, headers=admin.headers())
    assert [walk.walk_id for walk in walker.list(Section.SECTION_FEATURED)] == [walk_id]
    run_id = walker.start(walk_id)
    question = walker.unlock(run_id, walker.run(run_id).questions[0].question_id, pin(1))
    assert walker.answer(run_id, question.question_id, 1).points == 1 and walker.end(run_id).run.points == 1
    assert feature(False) and walker.list(Section.SECTION_FEATURED) == []


def test_a_jump_of_two_kilometres_is_held_and_told(cairn, walk_id):
    walker = Walker(guest(cairn.url))
    run_id = walker.start(walk_id, where=pin(-35), age_ms=1_000)
    question = walker.run(run_id).questions[2]
    with refused("failed_precondition", "POSITION_HELD") as told:
        walker.unlock(run_id, question.question_id, pin(3))
    assert int(told.refusal.metadata["held_ms"]) > 0


def test_another_device_goes_on_and_nobody_else(cairn, walk_id):
    anna = Player(cairn.url).sign_up()
    walker = Walker(anna)
    run_id = walker.start(walk_id, is_timed=True)
    questions = walker.run(run_id).questions
    walker.unlock(run_id, questions[0].question_id, pin(1), 20_000)
    tablet = Player(cairn.url)
    tablet.log_in(anna.username, anna.password)
    other = Walker(tablet)
    resumed = other.run(run_id)
    assert resumed.questions[0].asked.text == "Secret text 1" and resumed.questions[0].state == State.RUN_QUESTION_STATE_UNLOCKED
    assert other.answer(run_id, questions[0].question_id, 1).points == 1
    other.unlock(run_id, questions[1].question_id, pin(2))
    assert walker.answer(run_id, questions[1].question_id, 1).points == 2, "and the first goes on where the other was"
    assert other.end(run_id).run.points == 2
    with refused("not_found", "RUN_NOT_FOUND"):
        Walker(guest(cairn.url)).run(run_id)


def test_runs_stand_on_the_boards_of_friends(cairn, walk_id):
    """The best run on the walk, the first one over all walks; guests and makers on none."""
    anna, berta = Player(cairn.url).sign_up(), Player(cairn.url).sign_up()
    anna.ask_friend(berta.username)
    berta.answer_friend(anna)

    def walk(player, right: int) -> None:
        walker = Walker(player)
        run_id = walker.start(walk_id)
        for number, age in ((1, 44_000), (2, 24_000), (3, 0)):
            question = walker.run(run_id).questions[number - 1]
            walker.unlock(run_id, question.question_id, pin(number), age)
            walker.answer(run_id, question.question_id, 1 if number <= right else 0)
        walker.end(run_id)

    walk(anna, 1)
    walk(berta, 2)
    walk(anna, 3)
    board = anna.board_of("QWALK", "runs", walk_id, scope="FRIENDS")
    assert [(row.person.username, row.value.best) for row in board.rows] == [(anna.username, 3), (berta.username, 2)]
    assert anna.standing_of("QWALK", "points")[1] == 1 and berta.standing_of("QWALK", "points")[1] == 2
    # Without a mistake at once, and not with the answers of the first time.
    assert anna.badges()["walker"] and not anna.badges()["know_it_all"] and not berta.badges()["know_it_all"]
    with refused("permission_denied", "GUEST_NOT_ALLOWED"):
        guest(cairn.url).board_of("QWALK", "runs", walk_id)


def test_the_demo_walks_one(cairn):
    """`cairn demo quizwalks`, what people try first."""
    program = Path(os.environ.get("CAIRN_BUILD_PATH", cairn.repository / ".build")) / "release" / "cairn"
    command = [str(program), "demo", "quizwalks", "--gateway", cairn.url]
    output = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=120)
    assert output.returncode == 0, output.stdout
    for words in ("Fråga 1", "Apans svar", "Results", "monkey", "1. Kim: 1 of 3"):
        assert words in output.stdout, output.stdout
