import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import Testing
import Timekeeping

@testable import Events
@testable import GameService

/// What other services had on its way when an account was deleted, and what arrives behind both rounds of the purge.
@Suite("Late events") struct LateEventTests {
  private static func event(_ type: String, _ message: some Message, from source: String) -> InboxEvent {
    InboxEvent(
      eventID: UUID(), type: type, orderingKey: "key", source: source, createTime: GameFixtures.start, payload: message.encoded())
  }

  /// Every kind of event that the service takes, about somebody, but the deletion.
  private static func all(about accountID: UUID, and other: UUID) -> [InboxEvent] {
    let sessions = SessionsEnded(accountID: accountID.text, sessionIDs: [UUID().text])
    let sanctioned = AccountSanctioned(
      accountID: accountID.text, actorAccountID: other.text, reason: RefundInbox.reason, startTime: GameFixtures.start)
    return [
      event("profile.picture_changed", ProfilePictureChanged(account: accountID.bytes), from: "social"),
      event("friend.accepted", FriendsCounted(account: accountID.bytes, friendCount: 10), from: "social"),
      event(AccountMerged.eventType, AccountMerged(guest: other.bytes, account: accountID.bytes), from: "auth"),
      event(AccountMerged.eventType, AccountMerged(guest: accountID.bytes, account: UUID().bytes), from: "auth"),
      event(SessionInbox.eventType, sessions, from: "auth"),
      event(RefundInbox.eventType, sanctioned, from: "social"),
    ]
  }

  private static func deleted(_ accountID: UUID) -> [InboxEvent] {
    (1...2).map { round in
      let message = AccountDeleted(accountID: accountID.text, deletionID: UUID().text, round: Int32(round))
      return event(PersonalData.deletedEvent, message, from: "auth")
    }
  }

  private static func handlers(_ database: Database) -> [EventHandler] {
    let bench = GeoGuessBench(database)
    let social = FriendCircle()
    let invitations = Invitations(
      database: database, people: PeopleServiceClient(social), blocks: BlockServiceClient(social),
      draws: LocationDraws(service: LocationServiceClient(bench.geo)), play: bench.play, ids: TimeOrderedIDs(), timing: .standardOnline)
    let outbox = Outbox(ids: TimeOrderedIDs())
    return GameService.eventHandlers(invitations, Achievements(outbox: outbox), PlayerData.make(database), outbox)
  }

  /// The service was away when she changed her picture and deleted her account; what SocialService had to tell was tried again last.
  @Test func aPictureThatWasChangedBeforeTheDeletionUnlocksNothingAfterwards() async throws {
    let scratch = try ScratchDatabase("events", "game")
    try await scratch.withDatabase { database async throws in
      let anna = UUID()
      let inbox = Inbox(database: database, time: FakeClock(GameFixtures.start), handlers: Self.handlers(database))
      #expect(await inbox.receive(Self.deleted(anna)).takenCount == 2)
      let changed = Self.event("profile.picture_changed", ProfilePictureChanged(account: anna.bytes), from: "social")
      #expect(await inbox.receive([changed]).takenCount == 1)
      #expect(try await database.query("SELECT 1 FROM badges").isEmpty)
      // Nobody else is told of a badge.
      #expect(try await database.query("SELECT type FROM outbox WHERE destination = 'social'").isEmpty)
      #expect(try PersonalDataLaw.traces(of: [anna.text, anna.hex], in: scratch) == [])
    }
  }

  @Test func noEventBringsAnythingBack() async throws {
    let scratch = try ScratchDatabase("events", "game")
    try await scratch.withDatabase { database async throws in
      let (anna, guest) = (UUID(), UUID())
      let handlers = Self.handlers(database)
      let inbox = Inbox(database: database, time: FakeClock(GameFixtures.start), handlers: handlers)
      // There is something to be merged.
      try await database.execute("INSERT INTO statistics (account_id, single_game_count) VALUES (\(guest), 1)")
      try await database.execute("INSERT INTO badges (account_id, badge, unlock_time) VALUES (\(guest), 'center', now())")
      let events = Self.all(about: anna, and: guest)
      #expect(Set(events.map(\.type) + [PersonalData.deletedEvent]) == Set(handlers.map(\.type)), "an event is missing here")
      // While she is there, they have their effect.
      #expect(await inbox.receive([events[0]]).takenCount == 1)
      #expect(try await database.query("SELECT 1 FROM badges WHERE account_id = \(anna)").count == 1)
      // And are heard of elsewhere.
      try await database.execute("DELETE FROM outbox")
      try await database.execute("DELETE FROM outbox_keys")
      #expect(await inbox.receive(Self.deleted(anna)).takenCount == 2)
      let again = Self.all(about: anna, and: guest)
      #expect(await inbox.receive(again).takenCount == again.count)
      #expect(try PersonalDataLaw.traces(of: [anna.text, anna.hex], in: scratch) == [])
    }
  }
}

extension UUID {
  /// As bytes are shown.
  fileprivate var hex: String { text.replacing("-", with: "") }
}
