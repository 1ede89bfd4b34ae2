"""Somebody in LocalBuddy: the generated clients of another ecosystem, over HTTP/2."""

from __future__ import annotations

import uuid
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from cairn.auth.v1 import accounts_pb2
from cairn.social.localbuddy.v1 import buddies_pb2, meeting_feedback_pb2, meeting_feeds_pb2, meeting_shares_pb2, meetings_pb2
from cairn.social.localbuddy.v1.buddies_connect import BuddyServiceClientSync
from cairn.social.localbuddy.v1.meeting_feedback_connect import MeetingFeedbackServiceClientSync
from cairn.social.localbuddy.v1.meeting_feeds_connect import MeetingFeedServiceClientSync
from cairn.social.localbuddy.v1.meeting_shares_connect import MeetingShareServiceClientSync
from cairn.social.localbuddy.v1.meetings_connect import MeetingServiceClientSync
from cairn.social.v1 import conversations_pb2, messages_pb2, notifications_pb2
from cairn.social.v1.conversations_connect import ConversationServiceClientSync
from cairn.social.v1.messages_connect import MessageServiceClientSync
from player import Player

Gender = accounts_pb2.Gender
State = meetings_pb2.MeetingState
Kind = meetings_pb2.MeetingKind
Answer = meetings_pb2.RespondMeetingRequest.Answer
LOCAL_BUDDY = 4


def joined(url: str, birth_date: str = "2000-05-17", gender: int = Gender.GENDER_FEMALE) -> "Local":
    """Somebody who has just signed up."""
    return Local(Player(url).sign_up(birth_date=birth_date, gender=gender))


class Local:
    """What somebody does in LocalBuddy."""

    def __init__(self, player: Player) -> None:
        self.player = player
        options = {"http_client": player.http, "send_compression": None, "timeout_ms": 20_000}
        self.buddies = BuddyServiceClientSync(player.url, **options)
        self.meetings = MeetingServiceClientSync(player.url, **options)
        self.feeds = MeetingFeedServiceClientSync(player.url, **options)
        self.shares = MeetingShareServiceClientSync(player.url, **options)
        self.feedbacks = MeetingFeedbackServiceClientSync(player.url, **options)
        self.conversations = ConversationServiceClientSync(player.url, **options)
        self.messages = MessageServiceClientSync(player.url, **options)

    @property
    def account_id(self) -> str:
        return self.player.account_id

    def headers(self, key: str | None = None) -> dict[str, str]:
        return self.player.headers(key)

    def keyed(self, key: str | None = None) -> dict[str, str]:
        return self.headers(key or str(uuid.uuid4()))

    # Buddies

    def become(self, *cities: int, min_age: int = 18, max_age: int = 99, genders=(), about: str = "Ciao") -> int:
        request = buddies_pb2.SetBuddySettingsRequest(
            city_ids=cities, min_age=min_age, max_age=max_age, genders=genders, languages=["it", "en"], about=about
        )
        return self.buddies.set_buddy_settings(request, headers=self.keyed()).version

    def settings(self):
        return self.buddies.get_buddy_settings(buddies_pb2.GetBuddySettingsRequest(), headers=self.headers()).settings

    def add_city(self, city_id: int) -> list[str]:
        request = buddies_pb2.AddBuddyCityRequest(city_id=city_id)
        return [city.name for city in self.buddies.add_buddy_city(request, headers=self.headers()).settings.cities]

    def remove_city(self, city_id: int) -> list[str]:
        request = buddies_pb2.RemoveBuddyCityRequest(city_id=city_id)
        return [city.name for city in self.buddies.remove_buddy_city(request, headers=self.headers()).settings.cities]

    def find(self, city_id: int, near: bool = False, size: int = 100, token: str = ""):
        request = buddies_pb2.FindBuddiesRequest(city_id=city_id, includes_near_cities=near, page_size=size, page_token=token)
        return self.buddies.find_buddies(request, headers=self.headers())

    def names(self, city_id: int, near: bool = False) -> list[str]:
        """All of them, page by page."""
        names, token = [], ""
        while True:
            page = self.find(city_id, near, token=token)
            names += [buddy.person.username for buddy in page.buddies]
            token = page.next_page_token
            if not token:
                return names

    def buddy(self, other: "Local"):
        request = buddies_pb2.GetBuddyRequest(account_id=other.account_id)
        return self.buddies.get_buddy(request, headers=self.headers()).buddy

    # Writing

    def open(self, other: "Local") -> str:
        request = conversations_pb2.OpenConversationRequest(account_id=other.account_id, realm=LOCAL_BUDDY)
        return self.conversations.open_conversation(request, headers=self.keyed()).conversation_id

    def write(self, conversation_id: str, text: str):
        request = messages_pb2.SendMessageRequest(conversation_id=conversation_id, message_id=str(uuid.uuid4()), text=text)
        return self.messages.send_message(request, headers=self.headers())

    def read(self, conversation_id: str) -> list[str]:
        """Texts of a conversation, the latest first."""
        request = messages_pb2.ListMessagesRequest(conversation_id=conversation_id)
        return [message.text for message in self.messages.list_messages(request, headers=self.headers()).messages]

    def chats(self) -> list[str]:
        request = conversations_pb2.ListConversationsRequest()
        listed = self.conversations.list_conversations(request, headers=self.headers())
        return [conversation.conversation_id for conversation in listed.conversations]

    # Meetings

    def propose(self, other: "Local", content, key: str | None = None) -> str:
        request = meetings_pb2.CreateMeetingRequest(other_account_id=other.account_id, content=content)
        return self.meetings.create_meeting(request, headers=self.keyed(key)).meeting_id

    def answer(self, meeting_id: str, answer: int = Answer.ANSWER_ACCEPT) -> int:
        request = meetings_pb2.RespondMeetingRequest(meeting_id=meeting_id, answer=answer)
        return self.meetings.respond_meeting(request, headers=self.keyed()).state

    def cancel(self, meeting_id: str, reason: str = "") -> int:
        request = meetings_pb2.CancelMeetingRequest(meeting_id=meeting_id, reason=reason)
        return self.meetings.cancel_meeting(request, headers=self.keyed()).state

    def move(self, meeting_id: str, content) -> str:
        request = meetings_pb2.RescheduleMeetingRequest(meeting_id=meeting_id, content=content)
        return self.meetings.reschedule_meeting(request, headers=self.keyed()).meeting_id

    def meeting(self, meeting_id: str):
        return self.meetings.get_meeting(meetings_pb2.GetMeetingRequest(meeting_id=meeting_id), headers=self.headers()).meeting

    def agenda(self, **filters) -> list[str]:
        found, token = [], ""
        while True:
            request = meetings_pb2.ListMeetingsRequest(page_token=token, **filters)
            page = self.meetings.list_meetings(request, headers=self.headers())
            found += [meeting.meeting_id for meeting in page.meetings]
            token = page.next_page_token
            if not token:
                return found

    def month(self, month: str) -> dict[str, tuple[int, int, int]]:
        days = self.meetings.get_meeting_month(meetings_pb2.GetMeetingMonthRequest(month=month), headers=self.headers()).days
        return {day.date: (day.fixed_count, day.new_count, day.pending_count) for day in days}

    def calendar(self, meeting_id: str) -> str:
        request = meetings_pb2.GetMeetingCalendarRequest(meeting_id=meeting_id)
        return self.meetings.get_meeting_calendar(request, headers=self.headers()).calendar

    def feed(self) -> str:
        """Another path for calendars."""
        self.feeds.renew_meeting_feed(meeting_feeds_pb2.RenewMeetingFeedRequest(), headers=self.keyed())
        return self.feeds.get_meeting_feed(meeting_feeds_pb2.GetMeetingFeedRequest(), headers=self.headers()).path

    def fetch(self, path: str, headers: dict[str, str] | None = None):
        """As a calendar does, which has no account."""
        return self.player.http.get(f"{self.player.url}{path}", headers=headers or {})

    def share(self, meeting_id: str) -> str:
        """A path for somebody whom one trusts."""
        request = meeting_shares_pb2.ShareMeetingRequest(meeting_id=meeting_id)
        share_id = self.shares.share_meeting(request, headers=self.keyed()).share_id
        links = self.shares.get_meeting_shares(meeting_shares_pb2.GetMeetingSharesRequest(meeting_id=meeting_id), headers=self.headers())
        (path,) = [link.path for link in links.shares if link.share_id == share_id]
        return path

    def say_home(self, meeting_id: str) -> None:
        self.shares.say_home(meeting_shares_pb2.SayHomeRequest(meeting_id=meeting_id), headers=self.headers())

    # Feedback

    def give(self, meeting_id: str, rating: int, text: str = ""):
        request = meeting_feedback_pb2.GiveFeedbackRequest(meeting_id=meeting_id, rating=rating, text=text)
        return self.feedbacks.give_feedback(request, headers=self.keyed())

    def feedback(self, other: "Local"):
        request = meeting_feedback_pb2.ListFeedbackRequest(account_id=other.account_id)
        return self.feedbacks.list_feedback(request, headers=self.headers())

    # News

    def notified(self, kind: str, object_id: str) -> bool:
        request = notifications_pb2.ListNotificationsRequest()
        listed = self.player.notifications.list_notifications(request, headers=self.headers()).notifications
        return any(one.kind == kind and one.object_id == object_id for one in listed)


def content(after: timedelta = timedelta(days=2), zone: str = "Europe/Rome", **more):
    """A meeting some time from now, by the clocks of a place."""
    at = datetime.now(ZoneInfo(zone)) + after
    fields = {"date": at.strftime("%Y-%m-%d"), "time": at.strftime("%H:%M"), "time_zone": zone, "title": "Coffee", "place": "Piazza Duomo"}
    return meetings_pb2.MeetingContent(**{**fields, **more})
