"""Ten megabytes of combining marks, and as many of them as a text may have: refused, or taken, at once, by whatever takes words in LocalBuddy and in
conversations."""

from __future__ import annotations

import uuid

import pytest
from B_13_meeting import city
from cairn.social.localbuddy.v1 import buddies_pb2, meeting_feedback_pb2, meetings_pb2
from cairn.social.v1 import conversations_pb2, groups_pb2, messages_pb2
from local_buddy import Local, content, joined
from test_bad_input import error, quickly, violations

pytestmark = pytest.mark.usefixtures("still_alive")

# An accent above and a point below again and again: each pair stands in the wrong order, and whoever sorts marks has to turn all of them.
PILE = "\u0301\u0323"
SOCIAL, BUDDY = "cairn.social.v1", "cairn.social.localbuddy.v1"
KEPT_KB_MAX = 16_384


@pytest.fixture(scope="module")
def pair(cairn) -> tuple[Local, Local, str, str]:
    """Somebody, with whom they write, the conversation, and a meeting that they have proposed."""
    anna, berta = joined(cairn.url), joined(cairn.url)
    berta.become(city(anna.player, "Mi", "Milan"))
    conversation = anna.open(berta)
    anna.write(conversation, "hello")
    berta.write(conversation, "hello")
    return anna, berta, conversation, anna.propose(berta, content())


def requests(conversation: str, other: str, meeting: str, text: str) -> dict[str, object]:
    """All that takes words, with these words."""
    own = str(uuid.uuid4())
    return {
        f"{SOCIAL}.MessageService/SendMessage": messages_pb2.SendMessageRequest(conversation_id=conversation, message_id=own, text=text),
        f"{SOCIAL}.MessageService/EditMessage": messages_pb2.EditMessageRequest(conversation_id=conversation, number=1, text=text),
        f"{SOCIAL}.MessageService/SetReaction": messages_pb2.SetReactionRequest(conversation_id=conversation, number=1, emoji=text),
        f"{SOCIAL}.MessageService/SearchMessages": messages_pb2.SearchMessagesRequest(query=text),
        f"{SOCIAL}.GroupService/CreateGroup": groups_pb2.CreateGroupRequest(title=text, realm=4),
        f"{BUDDY}.BuddyService/SetBuddySettings": buddies_pb2.SetBuddySettingsRequest(min_age=18, max_age=99, about=text),
        f"{BUDDY}.MeetingService/CreateMeeting": meetings_pb2.CreateMeetingRequest(other_account_id=other, content=content(description=text)),
        f"{BUDDY}.MeetingService/CancelMeeting": meetings_pb2.CancelMeetingRequest(meeting_id=meeting, reason=text),
        f"{BUDDY}.MeetingFeedbackService/GiveFeedback": meeting_feedback_pb2.GiveFeedbackRequest(meeting_id=meeting, rating=5, text=text),
    }


def ask(person: Local, method: str, request):
    return quickly(lambda: person.player.post(method, request.SerializeToString(), idempotency_key=str(uuid.uuid4())))


@pytest.mark.parametrize("method", requests("", "", "", "").keys())
def test_ten_megabytes_of_marks_are_refused_at_once(cairn, pair, method):
    anna, berta, conversation, meeting = pair
    before = {name: cairn.resident_kb(name) for name in ("gateway", "social")}
    try:
        answer = ask(anna, method, requests(conversation, berta.account_id, meeting, "e" + PILE * 2_500_000)[method])
        assert error(answer)[1] == "resource_exhausted"
    except AssertionError:
        raise
    except Exception as reset:  # a server may also close the stream while the client is still sending
        assert any(word in repr(reset).lower() for word in ("reset", "stream", "closed")), reset
    for name, kb in before.items():
        assert cairn.resident_kb(name) - kb < KEPT_KB_MAX, f"{name} kept the body"


@pytest.mark.parametrize("method", requests("", "", "", "").keys())
def test_more_marks_than_a_text_has_are_refused_by_their_field(pair, method):
    anna, berta, conversation, meeting = pair
    # Within the body that each method takes, and beyond the text that it takes, also where accents are joined with their letters.
    count = {"SendMessage": 4_100, "EditMessage": 4_100, "CreateMeeting": 2_001, "SetBuddySettings": 2_001, "GiveFeedback": 2_001}
    text = ("e" + PILE * 2_500)[: count.get(method.rsplit("/", 1)[1], 601)]
    answer = ask(anna, method, requests(conversation, berta.account_id, meeting, text)[method])
    if error(answer)[1] != "resource_exhausted":
        assert error(answer)[1] == "invalid_argument" and violations(answer), answer.content


def test_a_text_of_nothing_but_marks_is_kept_read_and_found_as_any_other(pair):
    anna, berta, conversation, meeting = pair
    text = "caff" + "e" + (PILE * 2_000)[: 4_000 - len("caffe zzyzx")] + " zzyzx"
    method = f"{SOCIAL}.MessageService/SendMessage"
    answer = ask(anna, method, requests(conversation, berta.account_id, meeting, text)[method])
    assert answer.status == 200, answer.content
    assert quickly(lambda: berta.read(conversation))[0] == text
    for query in ("caffe", "zzyzx"):
        request = messages_pb2.SearchMessagesRequest(query=query)
        found = quickly(lambda: berta.messages.search_messages(request, headers=berta.headers())).messages
        assert [message.text for message in found] == [text]
    page = quickly(lambda: berta.conversations.sync_conversations(conversations_pb2.SyncConversationsRequest(), headers=berta.headers()))
    assert page.messages[-1].text == text
