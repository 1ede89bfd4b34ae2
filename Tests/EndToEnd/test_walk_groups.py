"""A class of Qwalk: a teacher's code, pupils as guests, a board that is followed on the stream, a QR code to be printed."""

import subprocess
import sys
import time

from cairn.game.quizwalks.v1 import walk_groups_pb2, walk_links_pb2
from cairn.game.quizwalks.v1.walk_groups_connect import WalkGroupServiceClientSync
from cairn.game.quizwalks.v1.walk_links_connect import WalkLinkServiceClientSync
from player import Player, refused, told
from walkers import Walker, guest, pin

CLASS = walk_groups_pb2.WALK_GROUP_KIND_CLASS


class Member(Walker):
    """Somebody who takes a walk with others."""

    def __init__(self, player: Player) -> None:
        super().__init__(player)
        options = {"http_client": player.http, "send_compression": None, "timeout_ms": 20_000}
        self.groups = WalkGroupServiceClientSync(player.url, **options)
        self.links = WalkLinkServiceClientSync(player.url, **options)

    def group(self, group_id: str):
        return self.groups.get_walk_group(walk_groups_pb2.GetWalkGroupRequest(group_id=group_id), headers=self.headers()).group

    def join(self, code: str, name: str = "") -> str:
        request = walk_groups_pb2.JoinWalkGroupRequest(code=code, name=name)
        return self.groups.join_walk_group(request, headers=self.headers()).group_id

    def start_in(self, group_id: str) -> str:
        request = walk_groups_pb2.StartGroupRunRequest(group_id=group_id, position=self.position(pin(0), 59_000))
        return self.groups.start_group_run(request, headers=self.headers()).run_id


def progress_of(player: Player, cursor, number: int, deadline: float):
    """The latest that the player's stream tells of a member who has answered."""
    while time.monotonic() < deadline:
        page = player.sync(cursor)
        cursor = page.cursor
        for event in page.events:
            name, content = told(event.event)
            # An app's own events stand one level deeper.
            if name == "quiz_walks" and content.WhichOneof("content") == "walk_group_progressed":
                progressed = content.walk_group_progressed
                if progressed.number == number and progressed.progress.answered_count == 1:
                    return progressed.progress
        time.sleep(0.05)
    raise AssertionError("the teacher has heard nothing")


def link_of(member: Member, group_id: str, form: int):
    request = walk_links_pb2.GetWalkGroupLinkRequest(group_id=group_id, format=form)
    return member.links.get_walk_group_link(request, headers=member.headers()).link


def test_a_class_walks_and_its_teacher_sees_how_far_each_is(cairn):
    teacher = Member(Player(cairn.url).sign_up())
    walk_id = teacher.make("Med klassen")
    create = walk_groups_pb2.CreateWalkGroupRequest(walk_id=walk_id, kind=CLASS)
    group_id = teacher.groups.create_walk_group(create, headers=teacher.headers()).group_id
    code = teacher.group(group_id).code
    cursor = teacher.player.sync().cursor

    pupils = [Member(guest(cairn.url)) for _ in range(3)]
    with refused("not_found", "WALK_GROUP_NOT_FOUND"):
        pupils[0].join("222222", "Anna")
    for pupil, name in zip(pupils, ("Anna", "Bo", "Cecilia")):
        assert pupil.join(code.lower(), name) == group_id
    with refused("failed_precondition", "WALK_GROUP_NOT_STARTED"):
        pupils[0].start_in(group_id)
    teacher.groups.start_walk_group(walk_groups_pb2.StartWalkGroupRequest(group_id=group_id), headers=teacher.headers())

    for index, pupil in enumerate(pupils):
        run_id = pupil.start_in(group_id)
        question = pupil.run(run_id).questions[0]
        pupil.unlock(run_id, question.question_id, pin(1), 20_000)
        pupil.answer(run_id, question.question_id, 1 if index == 0 else 0)
    assert progress_of(teacher.player, cursor, 1, time.monotonic() + 20).points == 1

    board = teacher.group(group_id)
    assert [(member.name, member.progress.points) for member in board.members] == [("Anna", 1), ("Bo", 0), ("Cecilia", 0)]
    assert [question.right_count for question in board.questions] == [1, 0, 0]
    seen = pupils[1].group(group_id)
    assert [member.HasField("progress") for member in seen.members] == [False, True, False]

    links = [link_of(teacher, group_id, form) for form in (walk_links_pb2.QR_FORMAT_PNG, walk_links_pb2.QR_FORMAT_SVG)]
    assert [link.content_type for link in links] == ["image/png", "image/svg+xml"]
    assert links[0].link.endswith(f"qwalk/groups/{code}")
    # What a camera reads.
    reader = [sys.executable, "-B", cairn.repository / "Tests/QuizWalksTests/Tables/qr_read.py", cairn.repository / "scripts/lib"]
    read = subprocess.run([*reader, *(link.image.hex() for link in links)], capture_output=True, text=True, timeout=60, check=True)
    assert read.stdout.split() == [links[0].link, links[1].link]

    teacher.groups.end_walk_group(walk_groups_pb2.EndWalkGroupRequest(group_id=group_id), headers=teacher.headers())
    ranks = [member.progress.rank for member in pupils[2].group(group_id).members]
    # Time decides between the two with as many points.
    assert ranks[0] == 1 and sorted(ranks[1:]) in ([2, 2], [2, 3])
    with refused("not_found", "WALK_GROUP_NOT_FOUND"):
        Member(guest(cairn.url)).join(code, "Late")
