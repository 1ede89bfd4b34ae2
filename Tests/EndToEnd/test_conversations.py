"""Two people who write to each other, with two devices each, over the gateway."""

from __future__ import annotations

import random
import threading
import uuid

import pytest
from cairn.social.v1 import conversations_pb2, media_pb2, messages_pb2, reports_pb2
from cairn.social.v1.conversations_connect import ConversationServiceClientSync
from cairn.social.v1.messages_connect import MessageServiceClientSync
from cairn.type.v1 import content_pb2, realm_pb2
from installation import eventually
from player import Player, refused, told
from test_media import Phone, sample_jpeg
from test_reports import Reporter, moderator

STATE = messages_pb2.MessageState


class Device:
    """A phone of somebody: it keeps what changes tell it, and nothing else."""

    def __init__(self, player: Player) -> None:
        self.player = player
        options = {"http_client": player.http, "send_compression": None, "timeout_ms": 20_000}
        self.conversations = ConversationServiceClientSync(player.url, **options)
        self.messages = MessageServiceClientSync(player.url, **options)
        self.change_number = 0
        self.history: dict[tuple[str, int], messages_pb2.ChatMessage] = {}
        self.headers: dict[str, conversations_pb2.Conversation] = {}

    def open(self, other: Player, realm: int = realm_pb2.REALM_QWALK) -> str:
        request = conversations_pb2.OpenConversationRequest(account_id=other.account_id, realm=realm)
        return self.conversations.open_conversation(request, headers=self.player.headers(str(uuid.uuid4()))).conversation_id

    def send(self, conversation_id: str, text: str, message_id: str | None = None, media_ids=()) -> int:
        request = messages_pb2.SendMessageRequest(
            conversation_id=conversation_id, message_id=message_id or str(uuid.uuid4()), text=text, media_ids=media_ids
        )
        return self.messages.send_message(request, headers=self.player.headers()).number

    def edit(self, conversation_id: str, number: int, text: str, expected: int = 0) -> int:
        request = messages_pb2.EditMessageRequest(
            conversation_id=conversation_id, number=number, text=text, expected_version=expected
        )
        return self.messages.edit_message(request, headers=self.player.headers(str(uuid.uuid4()))).version

    def delete(self, conversation_id: str, number: int, for_all: bool = True) -> None:
        request = messages_pb2.DeleteMessageRequest(conversation_id=conversation_id, number=number, is_for_all=for_all)
        self.messages.delete_message(request, headers=self.player.headers(str(uuid.uuid4())))

    def react(self, conversation_id: str, number: int, emoji: str) -> None:
        request = messages_pb2.SetReactionRequest(conversation_id=conversation_id, number=number, emoji=emoji)
        self.messages.set_reaction(request, headers=self.player.headers(str(uuid.uuid4())))

    def read(self, conversation_id: str, number: int) -> None:
        request = messages_pb2.MarkReadRequest(conversation_id=conversation_id, up_to_number=number)
        self.messages.mark_read(request, headers=self.player.headers())

    def list(self):
        return self.conversations.list_conversations(
            conversations_pb2.ListConversationsRequest(), headers=self.player.headers()
        )

    def list_messages(self, conversation_id: str) -> list[messages_pb2.ChatMessage]:
        found, token = [], ""
        while True:
            request = messages_pb2.ListMessagesRequest(conversation_id=conversation_id, page_size=7, page_token=token)
            page = self.messages.list_messages(request, headers=self.player.headers())
            found += page.messages
            token = page.next_page_token
            if not token:
                return found[::-1]

    def sync(self, page_size: int = 5) -> None:
        while True:
            request = conversations_pb2.SyncConversationsRequest(
                after_change_number=self.change_number, page_size=page_size
            )
            page = self.conversations.sync_conversations(request, headers=self.player.headers())
            for message in page.messages:
                self.history[message.conversation_id, message.number] = message
            for conversation in page.conversations:
                self.headers[conversation.conversation_id] = conversation
            self.change_number = page.change_number
            if not page.has_more:
                return

    def kept(self, conversation_id: str) -> list[messages_pb2.ChatMessage]:
        return [message for (where, _), message in sorted(self.history.items()) if where == conversation_id]


@pytest.fixture
def friends(cairn) -> tuple[Player, Player]:
    anna, berta = Player(cairn.url).sign_up(), Player(cairn.url).sign_up()
    anna.ask_friend(berta.username)
    berta.answer_friend(anna)
    return anna, berta


def test_friends_write_and_every_device_has_the_same(friends):
    anna, berta = friends
    phone, tablet, other = Device(anna), Device(anna), Device(berta)
    conversation = phone.open(berta)
    assert other.open(anna) == conversation
    assert phone.send(conversation, "ciao") == 1
    assert other.send(conversation, "hello") == 2
    tablet.edit(conversation, 1, "ciao!", expected=1)
    with refused("aborted", "VERSION_CONFLICT"):
        phone.edit(conversation, 1, "ciao?", expected=1)
    other.react(conversation, 1, "👍")
    other.read(conversation, 2)
    for device in (phone, tablet, other):
        device.sync(page_size=2)
        assert [message.text for message in device.kept(conversation)] == ["ciao!", "hello"]
        assert device.kept(conversation) == device.list_messages(conversation)
    assert [r.read_number for r in phone.headers[conversation].receipts] == [2]
    assert [c.unread_count for c in phone.list().conversations] == [1]
    tablet.delete(conversation, 1)
    for device in (phone, tablet, other):
        device.sync()
        assert [message.state for message in device.kept(conversation)] == [
            STATE.MESSAGE_STATE_DELETED, STATE.MESSAGE_STATE_SHOWN,
        ]


def test_a_lost_answer_is_repeated_and_shown_once(friends):
    anna, berta = friends
    phone, other = Device(anna), Device(berta)
    conversation = phone.open(berta)
    message_id = str(uuid.uuid4())
    assert {phone.send(conversation, "once", message_id) for _ in range(3)} == {1}
    with refused("already_exists", "MESSAGE_ID_USED"):
        phone.send(conversation, "twice", message_id)
    other.sync()
    assert [message.text for message in other.kept(conversation)] == ["once"]


def test_messages_are_heard_on_the_stream_at_once(friends):
    anna, berta = friends
    phone, other = Device(anna), Device(berta)
    conversation = phone.open(berta)
    heard: list[str] = []
    is_open = threading.Event()

    def listen() -> None:
        for response in berta.subscribe(str(uuid.uuid4())):
            is_open.set()
            for event in response.events:
                name, content = told(event.event)
                if name == "conversation" and content.WhichOneof("content") == "message_changed":
                    heard.append(content.message_changed.message.text)
            if len(heard) == 3:
                return

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    assert is_open.wait(10)
    for text in ("one", "two", "three"):
        phone.send(conversation, text)
    listener.join(10)
    assert heard == ["one", "two", "three"]
    other.sync()
    assert len(other.kept(conversation)) == 3


def test_strangers_and_blocked_people_do_not_write(cairn, friends):
    anna, berta = friends
    stranger = Device(Player(cairn.url).sign_up())
    with refused("permission_denied", "CONTACT_NOT_ALLOWED"):
        stranger.open(anna)
    phone, other = Device(anna), Device(berta)
    conversation = phone.open(berta)
    phone.send(conversation, "hi")
    with refused("not_found", "CONVERSATION_NOT_FOUND"):
        stranger.send(conversation, "hi")
    berta.block(anna)
    with refused("not_found", "CONVERSATION_NOT_FOUND"):
        phone.send(conversation, "there?")
    with refused("not_found", "USER_NOT_FOUND"):
        phone.open(berta)
    assert not phone.list().conversations and not other.list().conversations


def named(conversation_id: str, number: int) -> content_pb2.ContentRef:
    return content_pb2.ContentRef(kind="message", id=f"{conversation_id}:{number}")


def test_a_picture_is_seen_by_those_who_read_the_message(cairn, friends):
    anna, berta = friends
    phone, other, outsider = Device(anna), Device(berta), Player(cairn.url).sign_up()
    conversation = phone.open(berta)
    media_id = Phone(anna).send(sample_jpeg(), media_pb2.MEDIA_PURPOSE_PHOTO).media_id
    assert phone.send(conversation, "", media_ids=[media_id]) == 1
    other.sync()
    assert [list(message.media_ids) for message in other.kept(conversation)] == [[media_id]]

    def shown(player: Player) -> list[str]:
        looking = Phone(player)
        request = media_pb2.FindContentMediaRequest(contents=[named(conversation, 1)], media_ids=[media_id])
        return [media.files[0].path for media in looking.media.find_content_media(request, headers=looking.headers()).entries]

    (path,) = shown(berta)
    assert berta.http.get(cairn.url + path).status == 200
    assert not shown(outsider)
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        other.send(conversation, "mine?", media_ids=[media_id])
    phone.delete(conversation, 1)
    assert not shown(berta) and not shown(anna)


def test_a_document_of_25_megabytes_is_brought_by_a_message_and_served_for_download_alone(friends):
    """L-S18: what is no picture is shown by no browser, whatever it holds."""
    anna, berta = friends
    phone, other, sending = Device(anna), Device(berta), Phone(anna)
    conversation = phone.open(berta)
    document = b"%PDF-1.7\n<script>alert(1)</script>\n" + random.Random(5).randbytes(1_000_000) * 25
    document = document[:25_000_000]
    upload_id = sending.begin(document, media_pb2.MEDIA_PURPOSE_DOCUMENT)
    for start in range(0, len(document), 500_000):
        sending.append(upload_id, start, document[start : start + 500_000])
    media_id = sending.complete(upload_id).media_id
    phone.send(conversation, "the map", media_ids=[media_id])
    other.sync()
    (message,) = other.kept(conversation)
    looking = Phone(berta)
    request = media_pb2.FindContentMediaRequest(contents=[named(conversation, 1)], media_ids=list(message.media_ids))
    (media,) = looking.media.find_content_media(request, headers=looking.headers()).entries
    answer = looking.fetch(media.files[0].path)
    assert answer.status == 200 and answer.content == document
    assert answer.headers["content-disposition"] == "attachment" and answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["content-type"] == "application/pdf"
    with refused("resource_exhausted", "MEDIA_TOO_LARGE"):
        sending.begin(document + b"x", media_pb2.MEDIA_PURPOSE_DOCUMENT)


def test_a_message_is_reported_hidden_and_shown_again(cairn, friends):
    anna, berta = friends
    mod, judge = moderator(cairn), moderator(cairn)
    phone, other, reporter = Device(anna), Device(berta), Reporter(berta)
    conversation = phone.open(berta)
    for text in ("one", "two", "you fool"):
        phone.send(conversation, text)
    request = reports_pb2.CreateReportRequest(
        content=named(conversation, 3), category=reports_pb2.REPORT_CATEGORY_HARASSMENT, realm=realm_pb2.REALM_QWALK
    )
    reporter.reports.create_report(request, headers=reporter._key())
    case = mod.case_of(anna)
    (evidence,) = mod.look(case.case_id).evidence_items[0].contents
    lines = messages_pb2.ListMessagesResponse.FromString(evidence.evidence).messages
    assert evidence.summary == "you fool" and [line.text for line in lines] == ["you fool", "two", "one"]
    mod.claim(case.case_id)
    decision_id = mod.decide(case.case_id, reports_pb2.REPORT_VERDICT_REMOVE_CONTENT, reports_pb2.REPORT_REASON_HARASSMENT)

    def texts(device: Device) -> list[str]:
        device.sync()
        return [message.text for message in device.kept(conversation)]

    eventually(lambda: texts(other) == ["one", "two", ""], within=10, what="the end of the message")
    assert texts(phone) == ["one", "two", "you fool"]
    Reporter(anna).appeal(decision_id)
    judge.decide_appeal(decision_id, reports_pb2.APPEAL_STATE_REVERSED)
    eventually(lambda: texts(other) == ["one", "two", "you fool"], within=10, what="the message again")


def test_devices_that_write_at_random_end_with_one_history(friends):
    """Three devices write at once, repeat what they have sent, and sync when they like."""
    anna, berta = friends
    devices = [Device(anna), Device(anna), Device(berta)]
    conversation = devices[0].open(berta)

    def write(device: Device, seed: int) -> None:
        chance = random.Random(seed)
        for number in range(20):
            message_id = str(uuid.uuid4())
            for _ in range(chance.choice((1, 1, 2))):
                device.send(conversation, f"{seed}.{number}", message_id)
            if chance.random() < 0.3:
                device.sync(page_size=chance.randint(1, 9))

    threads = [threading.Thread(target=write, args=(device, seed)) for seed, device in enumerate(devices)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for device in devices:
        device.sync(page_size=3)
    histories = [device.kept(conversation) for device in devices]
    assert [message.number for message in histories[0]] == list(range(1, 61))
    assert len({message.text for message in histories[0]}) == 60
    assert histories[0] == histories[1]
    assert [m.text for m in histories[2]] == [m.text for m in histories[0]]
    new = Device(anna)
    assert new.list_messages(conversation) == histories[0]
