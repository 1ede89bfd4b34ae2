"""B-17: make a walk of three questions with an image, place them, publish: it is on top of one's own; found by user name and by code; somebody else
walks it; a pin is moved from home."""

import uuid

from cairn.game.quizwalks.v1 import questions_pb2, walks_pb2
from cairn.social.v1 import media_pb2, people_pb2
from cairn.social.v1.people_connect import PeopleServiceClientSync
from player import Player, refused
from test_media import Phone, sample_jpeg
from walkers import FRIENDS, Section, Walker, choice, guest, pin


def test_a_walk_from_the_first_word_to_another_ones_result(cairn):
    anna = Player(cairn.url).sign_up()
    maker = Walker(anna)
    maker.make("An older walk")
    walk_id = maker.create()
    assert maker.list(Section.SECTION_MINE)[0].walk_id == walk_id, "a draft is on top of one's own"

    # A title, a description and an image; half a question is kept as well.
    image = questions_pb2.WalkImage(media_id=upload(anna), alt_text="A bridge over the river")
    head = walks_pb2.DraftHead(title="Kring ån", description="Three questions.\nBring a friend.", lang="sv", image=image)
    maker.walks.update_walk(walks_pb2.UpdateWalkRequest(walk_id=walk_id, head=head), headers=maker.headers())
    half = questions_pb2.Question(question_id=str(uuid.uuid4()), choice=questions_pb2.ChoiceQuestion(options=["one"]))
    assert maker.put(walk_id, half).title == "Fråga 1"
    with refused("failed_precondition", "WALK_INCOMPLETE") as missing:
        maker.publish(walk_id)
    assert set(missing.refusal.fields) == {"questions[1]"} and "QUESTION_WITHOUT_POSITION" in missing.refusal.message
    maker.walks.delete_question(walks_pb2.DeleteQuestionRequest(walk_id=walk_id, question_id=half.question_id), headers=maker.headers())

    picture = questions_pb2.WalkImage(media_id=upload(anna), alt_text="A stone")
    questions = [maker.put(walk_id, choice(f"Secret text {n}", ["a", "b", "c"], 1, image=picture if n == 1 else None)) for n in (1, 2, 3)]
    for number, question in enumerate(questions, 1):
        maker.place(walk_id, question.question_id, pin(number))
    assert maker.publish(walk_id) == 1
    first = maker.list(Section.SECTION_MINE)[0]
    assert (first.walk_id, first.title, first.question_count) == (walk_id, "Kring ån", 3)
    assert first.permissions.can_edit and first.image.alt_text == "A bridge over the river"

    # By user name and by code.
    berta = Player(cairn.url).sign_up()
    people = PeopleServiceClientSync(berta.url, http_client=berta.http, send_compression=None)
    found = people.search_users(people_pb2.SearchUsersRequest(username_prefix=anna.username), headers=berta.headers())
    walker = Walker(berta)
    walks = walker.list(Section.SECTION_USER, found.users[0].person.account_id)
    assert [walk.title for walk in walks] == ["Kring ån", "An older walk"] and walks[0].maker.username == anna.username
    assert walker.find(walks[0].code.lower()).walk_id == walk_id
    with refused("not_found", "WALK_NOT_FOUND"):
        walker.draft(walk_id)

    # Another one walks it, while the maker moves a pin from home.
    run_id = walker.start(walk_id)
    maker.place(walk_id, questions[0].question_id, pin(1.5))
    assert maker.publish(walk_id) == 2
    before = walker.run(run_id)
    question = walker.unlock(run_id, before.questions[0].question_id, pin(1), 40_000)
    assert question.asked.image.media_id == picture.media_id and question.asked.image.alt_text == "A stone"
    assert walker.answer(run_id, question.question_id, 1).points == 1
    result = walker.end(run_id)
    assert result.run.version == 1 and result.run.points == 1
    moved = walker.run(walker.start(walk_id)).questions[0].position
    assert abs(moved.longitude_degrees - pin(1.5).longitude_degrees) < 1e-6


def upload(player: Player) -> str:
    phone = Phone(player)
    return phone.send(sample_jpeg(), media_pb2.MEDIA_PURPOSE_PHOTO).media_id


def test_a_guest_publishes_nothing(cairn):
    walker = Walker(guest(cairn.url))
    with refused("permission_denied", "GUEST_NOT_ALLOWED"):
        walker.create("Mine")
    with refused("permission_denied", "GUEST_NOT_ALLOWED"):
        walker.publish(str(uuid.uuid4()))


def test_walks_are_for_those_they_are_for(cairn):
    anna, berta, carla = (Player(cairn.url).sign_up() for _ in range(3))
    anna.ask_friend(berta.username)
    berta.answer_friend(anna)
    maker = Walker(anna)
    walk_id = maker.make("For friends")
    request = walks_pb2.SetWalkVisibilityRequest(walk_id=walk_id, visibility=FRIENDS)
    maker.walks.set_walk_visibility(request, headers=maker.headers())
    assert Walker(berta).walk(walk_id).title == "For friends"
    with refused("not_found", "WALK_NOT_FOUND"):
        Walker(carla).walk(walk_id)
    with refused("not_found", "WALK_NOT_FOUND"):
        Walker(carla).find(Walker(berta).walk(walk_id).code)
    anna.block(berta)
    with refused("not_found", "WALK_NOT_FOUND"):
        Walker(berta).start(walk_id)


def test_a_code_is_not_found_by_trying(cairn):
    walker = Walker(guest(cairn.url))
    for _ in range(10):
        with refused("not_found", "WALK_NOT_FOUND"):
            walker.find("222222")
    with refused("resource_exhausted", "TOO_MANY_CODES"):
        walker.find("222222")
