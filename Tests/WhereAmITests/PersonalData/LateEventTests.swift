import CairnProto
import WhereAmIProto
import CairnServices
import CairnTesting
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import Protobuf
import ServiceDatabase
import Testing
import Timekeeping

@testable import Events
@testable import GameCommon
@testable import WhereAmI

/// What other services had on its way when an account was deleted, and what arrives behind both rounds of the purge.
@Suite("Late events") struct LateEventTests {
  private static func event(_ type: String, _ message: some Message, from source: String) -> InboxEvent {
    InboxEvent(
      eventID: UUID(), type: type, orderingKey: "key", source: source, createTime: GameFixtures.start, payload: message.encoded())
  }

  /// Every kind of event that the service takes, about somebody, but the deletion.
  private static func all(about accountID: UUID, and other: UUID) -> [InboxEvent] {
    return [
      event("profile.picture_changed", ProfilePictureChanged(account: accountID.bytes), from: "social"),
      event("friend.accepted", FriendsCounted(account: accountID.bytes, friendCount: 10), from: "social"),
      event("friends.counted", FriendsCounted(account: accountID.bytes, friendCount: 10), from: "social"),
      event(GuestMerges.eventType, AccountMerged(guest: other.bytes, account: accountID.bytes), from: "auth"),
      event(GuestMerges.eventType, AccountMerged(guest: accountID.bytes, account: UUID().bytes), from: "auth"),
      event("account.upgraded", AccountUpgraded(accountID: accountID.text, upgradeTime: GameFixtures.start), from: "auth"),
      ended(sessionOf: accountID), caught(accountID),
      event(BlockInbox.eventType, BlockMade(account: accountID.bytes, blockedAccount: other.bytes), from: "social"),
      event(HiddenPlayers.eventType, PresenceHidden(account: accountID.bytes, appearsOffline: true), from: "social"),
      event(
        Contents.moderatedType,
        ContentModerated(
          content: ContentRef(realm: .whereAmI, kind: "game", id: UUID().text), isHidden: true, decideTime: GameFixtures.start),
        from: "social"),
    ]
  }

  /// The session by which somebody has done everything is over.
  private static func ended(sessionOf accountID: UUID) -> InboxEvent {
    event(SessionInbox.eventType, SessionsEnded(accountID: accountID.text, sessionIDs: [accountID.text]), from: "auth")
  }

  /// Somebody is suspended for cheating.
  private static func caught(_ accountID: UUID) -> InboxEvent {
    event(
      RefundInbox.eventType,
      AccountSanctioned(
        accountID: accountID.text, actorAccountID: UUID().text, reason: RefundInbox.reason, startTime: GameFixtures.start),
      from: "social")
  }

  /// Somebody has won against others, has invited them, and waits for one more.
  private static func play(_ accountID: UUID, against others: [UUID], in database: Database) async throws {
    let (now, end) = (GameFixtures.start, GameFixtures.start + .seconds(60))
    try await database.transaction { transaction in
      for other in others {
        let gameID = UUID()
        // From two networks: of one, or of one that is not known, a loss may have been arranged.
        for (number, player) in [accountID, other].enumerated() {
          try await transaction.execute(
            """
            INSERT INTO game_sessions (game_id, account_id, session_id, first_time, last_time, network)
            VALUES (\(gameID), \(player), \(player), \(now), \(now), \([UInt8](repeating: UInt8(number), count: 32)))
            """)
        }
        try await Ratings().rate(gameID, accountID, other, .win, at: now, in: transaction)
        let invitation = Invitation(
          id: UUID(), inviterID: accountID, friendID: other, mapID: "world", timeZone: "UTC", createTime: now, expireTime: end,
          sessionID: accountID)
        #expect(try await InvitationStore().insert(invitation, in: transaction))
      }
      let ticket = QueueTicket(
        accountID: accountID, ticketID: UUID(), mapID: "world", timeZone: "UTC", rating: 500, joinTime: now, expireTime: end,
        sessionID: accountID)
      _ = try await QueueStore().join(ticket, in: transaction)
    }
  }

  /// As when everything was delivered.
  private static func emptyOutbox(of database: Database) async throws {
    try await database.execute("DELETE FROM outbox")
    try await database.execute("DELETE FROM outbox_keys")
  }

  private static func deleted(_ accountID: UUID) -> [InboxEvent] {
    (1...2).map { round in
      let message = AccountDeleted(accountID: accountID.text, deletionID: UUID().text, round: Int32(round))
      return event(PersonalData.deletedEvent, message, from: "auth")
    }
  }

  private static func handlers(_ database: Database) throws -> [EventHandler] {
    try GeoGuessBench(database).features().events(Outbox(ids: TimeOrderedIDs()))
  }

  /// The service was away when she changed her picture and deleted her account; what SocialService had to tell was tried again last.
  @Test func aPictureThatWasChangedBeforeTheDeletionUnlocksNothingAfterwards() async throws {
    let scratch = try ScratchDatabase("events", "game")
    try await scratch.withDatabase { database async throws in
      let anna = UUID()
      let inbox = Inbox(database: database, time: FakeClock(GameFixtures.start), handlers: try Self.handlers(database))
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
      let handlers = try Self.handlers(database)
      let inbox = Inbox(database: database, time: FakeClock(GameFixtures.start), handlers: handlers)
      // There is something to be merged.
      try await database.execute("INSERT INTO statistics (account_id, single_game_count) VALUES (\(guest), 1)")
      try await database.execute("INSERT INTO badges (account_id, badge, level, unlock_time) VALUES (\(guest), 'center', 1, now())")
      let events = Self.all(about: anna, and: guest)
      #expect(Set(events.map(\.type) + [PersonalData.deletedEvent]) == Set(handlers.map(\.type)), "an event is missing here")
      // While she is there, they have their effect.
      #expect(await inbox.receive([events[0]]).takenCount == 1)
      #expect(try await database.query("SELECT 1 FROM badges WHERE account_id = \(anna)").count == 1)
      // And she has played against somebody, who is there still.
      let carla = UUID()
      try await Self.play(anna, against: [carla], in: database)
      try await Self.emptyOutbox(of: database)
      #expect(await inbox.receive(Self.deleted(anna)).takenCount == 2)
      let again = Self.all(about: anna, and: guest)
      #expect(await inbox.receive(again).takenCount == again.count)
      #expect(try PersonalDataLaw.traces(of: [anna.text, anna.hex], in: scratch) == [])
    }
  }

  /// Events about somebody who is there, which the deleted had to do with.
  @Test func whatIsGivenBackAndTakenBackWritesNothingOfWhoWasInvitedOrHasLostAndIsDeleted() async throws {
    let scratch = try ScratchDatabase("events", "game")
    try await scratch.withDatabase { database async throws in
      let (anna, berta, carla) = (UUID(), UUID(), UUID())
      let inbox = Inbox(database: database, time: FakeClock(GameFixtures.start), handlers: try Self.handlers(database))
      try await Self.play(anna, against: [berta, carla], in: database)
      #expect(await inbox.receive(Self.deleted(berta)).takenCount == 2)
      try await Self.emptyOutbox(of: database)
      #expect(await inbox.receive([Self.ended(sessionOf: anna), Self.caught(anna)]).takenCount == 2)
      #expect(try PersonalDataLaw.traces(of: [berta.text, berta.hex], in: scratch) == [])
      // The other one hears of the invitation, and has back what was lost.
      #expect(try await database.query("SELECT 1 FROM outbox WHERE type = 'user.event'").count >= 1)
      #expect(try await RatingStore().ratings(of: [carla], in: database)[carla]?.value == RatingRules.start)
      #expect(try await database.query("SELECT 1 FROM queue_tickets UNION ALL SELECT 1 FROM invitations").isEmpty)
    }
  }
}

extension UUID {
  /// As bytes are shown.
  fileprivate var hex: String { text.replacing("-", with: "") }
}
