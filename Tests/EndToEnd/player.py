"""A player's phone: the generated Connect client of another ecosystem, over HTTP/2."""

from __future__ import annotations

import json
import secrets
import uuid
from dataclasses import dataclass
from datetime import datetime, timezone

from cairn.auth.v1 import accounts_pb2, emails_pb2, passwords_pb2, sessions_pb2
from cairn.auth.v1.accounts_connect import AccountServiceClientSync
from cairn.auth.v1.guests_connect import GuestServiceClientSync
from cairn.auth.v1.identities_connect import IdentityServiceClientSync
from cairn.auth.v1.emails_connect import EmailServiceClientSync
from cairn.auth.v1.passwords_connect import PasswordServiceClientSync
from cairn.auth.v1.server_info_connect import ServerInfoServiceClientSync
from cairn.auth.v1.sessions_connect import SessionServiceClientSync
from cairn.game.v1 import achievements_pb2, leaderboards_pb2
from cairn.game.whereami.v1 import daily_games_pb2, geo_guess_pb2, invitations_pb2, matchmaking_pb2, ratings_pb2, statistics_pb2
from cairn.game.v1.achievements_connect import AchievementServiceClientSync
from cairn.game.whereami.v1.daily_games_connect import DailyGameServiceClientSync
from cairn.game.whereami.v1.geo_guess_connect import GeoGuessServiceClientSync
from cairn.game.whereami.v1.invitations_connect import InvitationServiceClientSync
from cairn.game.v1.leaderboards_connect import LeaderboardServiceClientSync
from cairn.game.whereami.v1.matchmaking_connect import MatchmakingServiceClientSync
from cairn.game.whereami.v1.ratings_connect import RatingServiceClientSync
from cairn.game.whereami.v1.rematches_connect import RematchServiceClientSync
from cairn.game.whereami.v1.rooms_connect import RoomServiceClientSync
from cairn.game.whereami.v1.signals_connect import SignalServiceClientSync
from cairn.game.whereami.v1.statistics_connect import StatisticsServiceClientSync
from cairn.geo.v1 import cities_pb2, maps_pb2
from cairn.geo.v1.cities_connect import CityServiceClientSync
from cairn.geo.v1.maps_connect import MapServiceClientSync
from cairn.geo.v1.parks_connect import ParkServiceClientSync
from cairn.geo.v1.points_of_interest_connect import PointOfInterestServiceClientSync
from cairn.geo.v1.zones_connect import ZoneServiceClientSync
from cairn.rpc.v1 import error_info_pb2
from cairn.social.v1 import blocks_pb2, friends_pb2, streams_pb2
from cairn.social.v1.blocks_connect import BlockServiceClientSync
from cairn.social.v1.friends_connect import FriendServiceClientSync
from cairn.social.v1.notifications_connect import NotificationServiceClientSync
from cairn.social.v1.push_devices_connect import PushDeviceServiceClientSync
from cairn.social.v1.streams_connect import StreamServiceClientSync
from cairn.type.v1 import lat_lng_pb2
from connectrpc.errors import ConnectError
from google.protobuf.message import Message
from pyqwest import HTTPVersion, SyncClient, SyncHTTPTransport

State = geo_guess_pb2.Game.State
Origin = geo_guess_pb2.Guess.Origin


def http2(timeout: float = 30, ca: bytes | None = None) -> SyncClient:
    """An HTTP client that speaks HTTP/2 from the first byte (h2c), or by ALPN when the address is https."""
    version = None if ca else HTTPVersion.HTTP2
    return SyncClient(SyncHTTPTransport(http_version=version, timeout=timeout, tls_ca_cert=ca))


def told(event: Message) -> tuple[str | None, Message | None]:
    """What a person's stream tells, by its name and its content; an app's own events stand one level deeper."""
    name = event.WhichOneof("content")
    content = getattr(event, name) if name else None
    return told(content) if name in ("where_am_i", "geocaches", "local_buddy") else (name, content)


def place(latitude: float, longitude: float) -> lat_lng_pb2.LatLng:
    return lat_lng_pb2.LatLng(latitude_degrees=latitude, longitude_degrees=longitude)


def moment(timestamp) -> datetime:
    return timestamp.ToDatetime(tzinfo=timezone.utc)


@dataclass
class Refusal:
    """What a client branches on."""

    code: str
    reason: str
    metadata: dict[str, str]
    fields: list[str]
    message: str


def refusal(error: ConnectError) -> Refusal:
    info = error_info_pb2.ErrorInfo()
    for detail in error.details:
        if detail.type_name == "cairn.rpc.v1.ErrorInfo":
            info.ParseFromString(detail.message_bytes)
    return Refusal(
        error.code.value, info.reason, dict(info.metadata), [violation.field for violation in info.field_violations], error.message
    )


class refused:
    """`with refused("not_found", "GAME_NOT_FOUND"):` — the call inside must be refused so."""

    def __init__(self, code: str, reason: str) -> None:
        self.expected = (code, reason)
        self.refusal: Refusal | None = None

    def __enter__(self) -> "refused":
        return self

    def __exit__(self, kind, error, traceback) -> bool:
        assert error is not None, f"expected {self.expected}, but the call succeeded"
        if not isinstance(error, ConnectError):
            return False
        self.refusal = refusal(error)
        assert (self.refusal.code, self.refusal.reason) == self.expected, self.refusal
        return True


class Player:
    """Somebody with an account and a session."""

    def __init__(self, url: str, http: SyncClient | None = None) -> None:
        self.url = url
        self.http = http or http2()
        # Nothing is compressed unless a test asks for it, so that a capture of the wire can be read.
        options = {"http_client": self.http, "send_compression": None, "timeout_ms": 20_000}
        self.accounts = AccountServiceClientSync(url, **options)
        self.sessions = SessionServiceClientSync(url, **options)
        self.guests = GuestServiceClientSync(url, **options)
        self.identities = IdentityServiceClientSync(url, **options)
        self.emails = EmailServiceClientSync(url, **options)
        self.passwords = PasswordServiceClientSync(url, **options)
        self.games = GeoGuessServiceClientSync(url, **options)
        self.statistics_service = StatisticsServiceClientSync(url, **options)
        self.leaderboards = LeaderboardServiceClientSync(url, **options)
        self.dailies = DailyGameServiceClientSync(url, **options)
        self.matchmaking = MatchmakingServiceClientSync(url, **options)
        self.ratings = RatingServiceClientSync(url, **options)
        self.invitations = InvitationServiceClientSync(url, **options)
        self.rematches = RematchServiceClientSync(url, **options)
        self.rooms = RoomServiceClientSync(url, **options)
        self.signals = SignalServiceClientSync(url, **options)
        self.achievements = AchievementServiceClientSync(url, **options)
        self.maps = MapServiceClientSync(url, **options)
        self.cities = CityServiceClientSync(url, **options)
        self.parks = ParkServiceClientSync(url, **options)
        self.points_of_interest = PointOfInterestServiceClientSync(url, **options)
        self.zones = ZoneServiceClientSync(url, **options)
        self.streams = StreamServiceClientSync(url, **options)
        self.friends = FriendServiceClientSync(url, **options)
        self.blocks = BlockServiceClientSync(url, **options)
        self.notifications = NotificationServiceClientSync(url, **options)
        self.push_devices = PushDeviceServiceClientSync(url, **options)
        self.server_info = ServerInfoServiceClientSync(url, **options)
        self.access_token = ""
        self.refresh_token = ""
        self.account_id = ""

    # Sessions

    def sign_up(self, email: str | None = None, locale: str = "", **more) -> "Player":
        self.username = "p_" + secrets.token_hex(8)
        self.email = email or f"{self.username}@example.com"
        self.password = "correct horse " + secrets.token_hex(4)
        answer = self.accounts.sign_up_with_password(
            accounts_pb2.SignUpWithPasswordRequest(
                email=self.email, password=self.password, username=self.username, locale=locale, **more
            )
        )
        self.account_id = answer.account.account_id
        self._keep(answer.tokens)
        return self

    def log_in(self, login: str, password: str | None = None, even_if_suspended: bool = False):
        answer = self.sessions.log_in_with_password(
            sessions_pb2.LogInWithPasswordRequest(
                login=login, password=self.password if password is None else password, even_if_suspended=even_if_suspended
            )
        )
        self._keep(answer.tokens)
        return answer

    def refresh(self, token: str | None = None):
        answer = self.sessions.refresh_session(sessions_pb2.RefreshSessionRequest(refresh_token=token or self.refresh_token))
        self._keep(answer.tokens)
        return answer.tokens

    def verify(self, code: str) -> None:
        self.emails.verify_email(emails_pb2.VerifyEmailRequest(email=self.email, code=code))

    def reset_password(self, password: str, email: str = "", code: str = "", token: str = "") -> None:
        self.passwords.reset_password(passwords_pb2.ResetPasswordRequest(email=email, code=code, token=token, new_password=password))

    def log_out(self) -> None:
        self.sessions.log_out(sessions_pb2.LogOutRequest(), headers=self.headers())

    def who_am_i(self):
        return self.accounts.who_am_i(accounts_pb2.WhoAmIRequest(), headers=self.headers())

    def _keep(self, tokens) -> None:
        self.access_token = tokens.access_token
        self.refresh_token = tokens.refresh_token

    def headers(self, key: str | None = None) -> dict[str, str]:
        headers = {"authorization": f"Bearer {self.access_token}"}
        if key:
            headers["idempotency-key"] = key
        return headers

    # Friends and streams

    def ask_friend(self, username: str, key: str | None = None):
        request = friends_pb2.SendFriendRequestRequest(username=username)
        return self.friends.send_friend_request(request, headers=self.headers(key or str(uuid.uuid4()))).state

    def answer_friend(self, other: "Player", accepts: bool = True, key: str | None = None) -> None:
        answers = friends_pb2.RespondFriendRequestRequest.Answer
        answer = answers.ANSWER_ACCEPT if accepts else answers.ANSWER_DECLINE
        request = friends_pb2.RespondFriendRequestRequest(account_id=other.account_id, answer=answer)
        self.friends.respond_friend_request(request, headers=self.headers(key or str(uuid.uuid4())))

    def cancel_friend(self, other: "Player", key: str | None = None) -> None:
        request = friends_pb2.CancelFriendRequestRequest(account_id=other.account_id)
        self.friends.cancel_friend_request(request, headers=self.headers(key or str(uuid.uuid4())))

    def remove_friend(self, other: "Player", key: str | None = None) -> None:
        request = friends_pb2.RemoveFriendRequest(account_id=other.account_id)
        self.friends.remove_friend(request, headers=self.headers(key or str(uuid.uuid4())))

    def list_friends(self) -> list[str]:
        answer = self.friends.list_friends(friends_pb2.ListFriendsRequest(), headers=self.headers())
        return [friend.person.username for friend in answer.friends]

    def list_requests(self, direction: str = "RECEIVED") -> list[str]:
        request = friends_pb2.ListFriendRequestsRequest(direction=f"DIRECTION_{direction}")
        answer = self.friends.list_friend_requests(request, headers=self.headers())
        return [waiting.person.username for waiting in answer.requests]

    def block(self, other: "Player") -> None:
        request = blocks_pb2.BlockUserRequest(account_id=other.account_id)
        self.blocks.block_user(request, headers=self.headers(str(uuid.uuid4())))

    def sync(self, since=None, page_size: int = 0):
        return self.streams.sync(streams_pb2.SyncRequest(since=since, page_size=page_size), headers=self.headers())

    def subscribe(self, device_id: str, after=None, timeout_ms: int = 60_000):
        request = streams_pb2.SubscribeEventsRequest(device_id=device_id, after=after)
        return self.streams.subscribe_events(request, headers=self.headers(), timeout_ms=timeout_ms)

    def acknowledge(self, device_id: str, cursor, viewing: str = "") -> None:
        request = streams_pb2.AcknowledgeRequest(device_id=device_id, cursor=cursor, viewing=viewing)
        self.streams.acknowledge(request, headers=self.headers())

    # Where am I

    def start_single(self, map_id: str = "", key: str | None = None, time_zone: str = "Europe/Rome"):
        request = geo_guess_pb2.StartSingleRequest(map_id=map_id, time_zone=time_zone)
        return self.games.start_single(request, headers=self.headers(key or str(uuid.uuid4()))).game

    def game(self, game_id: str):
        return self.games.get_game(geo_guess_pb2.GetGameRequest(game_id=game_id), headers=self.headers()).game

    def loaded(self, game):
        request = geo_guess_pb2.RoundLoadedRequest(game_id=game.game_id, round_number=game.round_number)
        return self.games.round_loaded(request, headers=self.headers()).game

    def end_moving(self, game):
        request = geo_guess_pb2.EndMovingRequest(game_id=game.game_id, round_number=game.round_number)
        return self.games.end_moving(request, headers=self.headers()).game

    def place_marker(self, game, latitude: float, longitude: float) -> None:
        request = geo_guess_pb2.PlaceMarkerRequest(
            game_id=game.game_id, round_number=game.round_number, position=place(latitude, longitude)
        )
        self.games.place_marker(request, headers=self.headers())

    def guess(self, game, latitude: float, longitude: float, key: str | None = None):
        request = geo_guess_pb2.SubmitGuessRequest(
            game_id=game.game_id, round_number=game.round_number, position=place(latitude, longitude)
        )
        return self.games.submit_guess(request, headers=self.headers(key)).game

    def ready(self, game):
        request = geo_guess_pb2.SetReadyRequest(game_id=game.game_id, round_number=game.round_number)
        return self.games.set_ready(request, headers=self.headers()).game

    def leave(self, game):
        return self.games.leave_game(geo_guess_pb2.LeaveGameRequest(game_id=game.game_id), headers=self.headers()).game

    def result(self, game):
        return self.games.get_result(geo_guess_pb2.GetResultRequest(game_id=game.game_id), headers=self.headers())

    def history(self, page_size: int = 0, page_token: str = ""):
        request = geo_guess_pb2.ListMyGamesRequest(page_size=page_size, page_token=page_token)
        return self.games.list_my_games(request, headers=self.headers())

    def watch(self, game):
        return self.games.watch_game(geo_guess_pb2.WatchGameRequest(game_id=game.game_id), headers=self.headers(), timeout_ms=60_000)

    def play_single(self, latitude: float = 48.8, longitude: float = 2.3, map_id: str = ""):
        """A whole game, as fast as it can be played."""
        game = self.start_single(map_id)
        for _ in range(game.round_count):
            game = self.guess(self.loaded(game), latitude, longitude)
            game = self.ready(game)
        assert game.state == State.STATE_FINISHED
        return game

    def quit_single(self):
        """A game that is left once its panorama was seen."""
        return self.leave(self.loaded(self.start_single()))

    def daily(self, day: str = ""):
        return self.dailies.get_daily(daily_games_pb2.GetDailyRequest(day=day), headers=self.headers())

    def start_daily(self, key: str | None = None):
        request = daily_games_pb2.StartDailyRequest(time_zone="Europe/Rome")
        return self.dailies.start_daily(request, headers=self.headers(key or str(uuid.uuid4()))).game

    def join_queue(self, map_id: str = "", key: str | None = None):
        request = matchmaking_pb2.JoinQueueRequest(map_id=map_id, time_zone="Europe/Rome")
        return self.matchmaking.join_queue(request, headers=self.headers(key or str(uuid.uuid4()))).ticket

    def leave_queue(self) -> str:
        return self.matchmaking.leave_queue(matchmaking_pb2.LeaveQueueRequest(), headers=self.headers()).game_id

    def queue(self):
        return self.matchmaking.get_queue(matchmaking_pb2.GetQueueRequest(), headers=self.headers())

    def invite(self, other: "Player", key: str | None = None):
        request = invitations_pb2.InviteToGameRequest(account_id=other.account_id, time_zone="Europe/Rome")
        return self.invitations.invite_to_game(request, headers=self.headers(key or str(uuid.uuid4())))

    def cancel_invitation(self, invitation) -> str:
        request = invitations_pb2.CancelInvitationRequest(invitation_id=invitation.invitation_id)
        return self.invitations.cancel_invitation(request, headers=self.headers()).game_id

    def answer_invitation(self, invitation, accepts: bool = True, key: str | None = None) -> str:
        request = invitations_pb2.RespondInvitationRequest(invitation_id=invitation.invitation_id, accepts=accepts)
        return self.invitations.respond_invitation(request, headers=self.headers(key or str(uuid.uuid4()))).game_id

    def open_invitations(self):
        return self.invitations.get_invitations(invitations_pb2.GetInvitationsRequest(), headers=self.headers()).invitations

    def rating_changes(self):
        request = ratings_pb2.ListRatingChangesRequest()
        return self.ratings.list_rating_changes(request, headers=self.headers()).rating_changes

    def statistics(self, account_id: str = ""):
        request = statistics_pb2.GetStatisticsRequest(account_id=account_id)
        return self.statistics_service.get_statistics(request, headers=self.headers()).statistics

    def leaderboard(self, scope: str = "GLOBAL", period: str = "ALL", map_id: str = "", page_size: int = 0, page_token: str = ""):
        board = leaderboards_pb2.Leaderboard(
            realm="REALM_WHERE_AM_I", board="score", key=map_id, scope=f"SCOPE_{scope}", period=f"PERIOD_{period}"
        )
        request = leaderboards_pb2.GetLeaderboardRequest(leaderboard=board, page_size=page_size, page_token=page_token)
        return self.leaderboards.get_leaderboard(request, headers=self.headers())

    def rank_around(self, scope: str = "GLOBAL", period: str = "ALL", row_count: int = 0):
        board = leaderboards_pb2.Leaderboard(realm="REALM_WHERE_AM_I", board="score", scope=f"SCOPE_{scope}", period=f"PERIOD_{period}")
        request = leaderboards_pb2.GetRankAroundRequest(leaderboard=board, row_count=row_count)
        return self.leaderboards.get_rank_around(request, headers=self.headers())

    def board_of(self, realm: str, board: str, key: str = "", scope: str = "GLOBAL", period: str = "ALL"):
        """A board of any app."""
        asked = leaderboards_pb2.Leaderboard(
            realm=f"REALM_{realm}", board=board, key=key, scope=f"SCOPE_{scope}", period=f"PERIOD_{period}"
        )
        return self.leaderboards.get_leaderboard(leaderboards_pb2.GetLeaderboardRequest(leaderboard=asked), headers=self.headers())

    def standing_of(self, realm: str, board: str, key: str = "", scope: str = "GLOBAL", period: str = "ALL"):
        """The caller's own rank and value on a board of any app; None for nothing there."""
        own = self.board_of(realm, board, key, scope, period).own
        return (own.rank, getattr(own.value, own.value.WhichOneof("value"))) if own.value.WhichOneof("value") else None

    def badges(self, account_id: str = "") -> dict[str, bool]:
        """Which badges there are for the caller to see, and whether they were earned."""
        request = achievements_pb2.ListBadgesRequest(account_id=account_id)
        answer = self.achievements.list_badges(request, headers=self.headers())
        return {badge.badge_id: badge.HasField("unlock_time") for badge in answer.badges}

    def map(self, map_id: str):
        return self.maps.get_map(maps_pb2.GetMapRequest(map_id=map_id), headers=self.headers()).map

    def autocomplete(self, prefix: str, limit: int = 0, **bias):
        request = cities_pb2.AutocompleteCityRequest(prefix=prefix, limit=limit, **bias)
        return self.cities.autocomplete_city(request, headers=self.headers()).cities

    def city(self, city_id: int):
        return self.cities.get_city(cities_pb2.GetCityRequest(city_id=city_id), headers=self.headers()).city

    def city_here(self, latitude: float, longitude: float):
        request = cities_pb2.ReverseGeocodeCityRequest(position=place(latitude, longitude))
        return self.cities.reverse_geocode_city(request, headers=self.headers())

    def featured_cities(self, country_code: str = "", page_size: int = 0, page_token: str = ""):
        request = cities_pb2.ListFeaturedCitiesRequest(country_code=country_code, page_size=page_size, page_token=page_token)
        return self.cities.list_featured_cities(request, headers=self.headers())

    # Without the generated client, for what it would never send

    def post(self, method: str, body: bytes, content_type: str = "application/proto", **headers: str):
        """One raw POST. `method` is "cairn.auth.v1.AccountService/WhoAmI"; headers replace underscores by hyphens."""
        all_headers = {"content-type": content_type, "connect-protocol-version": "1"}
        if self.access_token:
            all_headers["authorization"] = f"Bearer {self.access_token}"
        all_headers.update({name.replace("_", "-"): value for name, value in headers.items()})
        return self.http.post(f"{self.url}/{method}", headers=all_headers, content=body)

    def post_json(self, method: str, value, **headers: str):
        body = value if isinstance(value, bytes) else json.dumps(value).encode()
        return self.post(method, body, content_type="application/json", **headers)
