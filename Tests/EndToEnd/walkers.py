"""Makers and walkers of Qwalk: a phone with the app, which says where it is."""

from __future__ import annotations

import uuid

from cairn.auth.v1 import guests_pb2
from cairn.game.quizwalks.v1 import questions_pb2, runs_pb2, walks_pb2
from cairn.game.quizwalks.v1.runs_connect import RunServiceClientSync
from cairn.game.quizwalks.v1.walks_connect import WalkServiceClientSync
from cairn.type.v1 import realm_pb2
from player import Player, place

Section = walks_pb2.ListWalksRequest.Section
PUBLIC, LINK, FRIENDS = (walks_pb2.WalkVisibility.Value(f"WALK_VISIBILITY_{name}") for name in ("PUBLIC", "LINK", "FRIENDS"))
State = runs_pb2.RunQuestionState
# A field in the north: one ten-thousandth of a degree of longitude is 5.7 m here.
NORTH, EAST = 59.3293, 18.0686


def pin(number: float):
    """Where the question with the number is: some 57 m from the one before it."""
    return place(NORTH, EAST + number * 0.001)


def guest(url: str) -> Player:
    player = Player(url)
    answer = player.guests.create_guest(guests_pb2.CreateGuestRequest(realm=realm_pb2.Realm.REALM_QWALK, device_name="phone"))
    player.account_id = answer.account.account_id
    player._keep(answer.tokens)
    return player


class Walker:
    """Somebody with Qwalk on a phone."""

    def __init__(self, player: Player) -> None:
        self.player = player
        options = {"http_client": player.http, "send_compression": None, "timeout_ms": 20_000}
        self.walks = WalkServiceClientSync(player.url, **options)
        self.runs = RunServiceClientSync(player.url, **options)

    def headers(self):
        return self.player.headers(str(uuid.uuid4()))

    # Making

    def create(self, title: str = "", lang: str = "sv") -> str:
        return self.walks.create_walk(walks_pb2.CreateWalkRequest(title=title, lang=lang), headers=self.headers()).walk_id

    def put(self, walk_id: str, question):
        return self.walks.put_question(walks_pb2.PutQuestionRequest(walk_id=walk_id, question=question), headers=self.headers()).question

    def place(self, walk_id: str, question_id: str, position) -> None:
        request = walks_pb2.PlaceQuestionRequest(walk_id=walk_id, question_id=question_id, position=position)
        self.walks.place_question(request, headers=self.headers())

    def draft(self, walk_id: str):
        return self.walks.get_draft(walks_pb2.GetDraftRequest(walk_id=walk_id), headers=self.headers()).draft

    def publish(self, walk_id: str, visibility: int = PUBLIC) -> int:
        request = walks_pb2.PublishWalkRequest(walk_id=walk_id, visibility=visibility)
        return self.walks.publish_walk(request, headers=self.headers()).version

    def make(self, title: str) -> str:
        """A walk of three questions, published."""
        walk_id = self.create(title)
        for number in (1, 2, 3):
            question = self.put(walk_id, choice(f"Secret text {number}", ["secret a", "secret b", "secret c"], 1))
            self.place(walk_id, question.question_id, pin(number))
        self.publish(walk_id)
        return walk_id

    # Finding

    def list(self, section: int, account_id: str = ""):
        request = walks_pb2.ListWalksRequest(section=section, account_id=account_id)
        return list(self.walks.list_walks(request, headers=self.headers()).walks)

    def walk(self, walk_id: str):
        return self.walks.get_walk(walks_pb2.GetWalkRequest(walk_id=walk_id), headers=self.headers()).walk

    def find(self, code: str):
        return self.walks.find_walk_by_code(walks_pb2.FindWalkByCodeRequest(code=code), headers=self.headers()).walk

    # Walking: three questions are as near as may be gone at once, so that nobody has to wait for a phone to walk

    @staticmethod
    def position(where, age_ms: int):
        return runs_pb2.RunPosition(position=where, accuracy_m=0, age_ms=age_ms)

    def start(self, walk_id: str, where=None, age_ms: int = 59_000, **options) -> str:
        position = self.position(where or pin(0.5), age_ms)
        request = runs_pb2.StartRunRequest(walk_id=walk_id, options=runs_pb2.RunOptions(**options), position=position)
        return self.runs.start_run(request, headers=self.headers()).run_id

    def run(self, run_id: str):
        return self.runs.get_run(runs_pb2.GetRunRequest(run_id=run_id), headers=self.headers()).run

    def tell(self, run_id: str, where, age_ms: int = 0):
        request = runs_pb2.TellPositionRequest(run_id=run_id, positions=[self.position(where, age_ms)])
        return self.runs.tell_position(request, headers=self.headers()).run

    def unlock(self, run_id: str, question_id: str, where, age_ms: int = 0):
        request = runs_pb2.UnlockQuestionRequest(run_id=run_id, question_id=question_id, positions=[self.position(where, age_ms)])
        return self.runs.unlock_question(request, headers=self.headers()).question

    def answer(self, run_id: str, question_id: str, option: int):
        request = runs_pb2.AnswerQuestionRequest(run_id=run_id, question_id=question_id, answer=questions_pb2.Answer(choice=option))
        return self.runs.answer_question(request, headers=self.headers())

    def end(self, run_id: str):
        return self.runs.end_run(runs_pb2.EndRunRequest(run_id=run_id), headers=self.headers()).result

    def result(self, run_id: str):
        return self.runs.get_run_result(runs_pb2.GetRunResultRequest(run_id=run_id), headers=self.headers()).result


def choice(text: str, options: list[str], right: int, **more):
    kind = questions_pb2.ChoiceQuestion(options=options, right_option=right)
    return questions_pb2.Question(question_id=str(uuid.uuid4()), text=text, choice=kind, explanation=f"Secret reason of {text}", **more)
