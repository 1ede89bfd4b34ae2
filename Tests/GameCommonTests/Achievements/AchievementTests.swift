import CairnProto
import AllAppsProto
import CairnServices
import CairnTesting
import Cryptography
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
@testable import RPC

@Suite("Badges")
struct AchievementTests {
  private static let now = Moment(milliseconds: 1_750_000_000_000)

  /// The feature as a process has it, beside a SocialService that answers what it is told to.
  private struct House: Sendable {
    let database: Database
    let social: FriendCircle
    let feature: AchievementFeature

    init(_ database: Database) throws {
      self.database = database
      social = FriendCircle()
      let base = FeatureEnvironment.testing(database, clock: FakeClock(now), others: ["social": social])
      feature = try AchievementFeature(base, Achievements(outbox: base.outbox, catalogue: BadgeCatalogue.whereAmI))
    }

    var achievements: Achievements { feature.achievements }

    func count(_ friends: Int64, of accountID: UUID, id: UUID = UUID(), from source: String = "social") async -> Delivery {
      await receive("friend.accepted", FriendsCounted(account: accountID.bytes, friendCount: friends), id, source)
    }

    func changePicture(of accountID: UUID, id: UUID = UUID()) async -> Delivery {
      await receive("profile.picture_changed", ProfilePictureChanged(account: accountID.bytes), id, "social")
    }

    func receive(_ type: String, _ message: some Message, _ id: UUID, _ source: String) async -> Delivery {
      let inbox = Inbox(
        database: database, time: FakeClock(now),
        handlers: feature.events + GuestMerges([feature.personal]).handlers)
      return await inbox.receive([
        InboxEvent(eventID: id, type: type, orderingKey: "key", source: source, createTime: now, payload: message.encoded())
      ])
    }

    func list(
      _ accountID: UUID? = nil, by callerID: UUID, size: Int32 = 0, token: String = "", includesHidden: Bool = false,
      capabilities: [String] = []
    ) async throws -> ListBadgesResponse {
      let context = RequestContext(
        caller: Caller(accountID: callerID, sessionID: callerID, capabilities: capabilities), method: AchievementServiceMethods.listBadges,
        now: now)
      return try await feature.handlers.listBadges(
        ListBadgesRequest(accountID: accountID?.text ?? "", pageSize: size, pageToken: token, includesHidden: includesHidden),
        context)
    }

    func hide(_ badgeID: String, _ isHidden: Bool = true, by callerID: UUID) async throws {
      let context = RequestContext(
        caller: Caller(accountID: callerID, sessionID: callerID), method: AchievementServiceMethods.setBadgeHidden,
        now: now,
        idempotencyKey: UUID().text)
      _ = try await feature.handlers.setBadgeHidden(SetBadgeHiddenRequest(badgeID: badgeID, isHidden: isHidden), context)
    }

    func quit(_ count: Int64, by accountID: UUID) async throws {
      try await database.transaction { try await achievements.raise(.quits, of: accountID, to: count, at: now, in: $0) }
    }

    /// What waits to be sent, by type, in its order.
    func sent(of accountID: UUID) async throws -> [String] {
      try await database.query(
        "SELECT type || ' to ' || destination FROM outbox WHERE ordering_key = \(accountID.text) ORDER BY number"
      ).map { try $0.get(0) }
    }

    func payload(_ type: String, of accountID: UUID) async throws -> [UInt8] {
      try await database.query("SELECT payload FROM outbox WHERE ordering_key = \(accountID.text) AND type = \(type)").firstRow().get(0)
    }
  }

  private func withHouse(_ body: @escaping @Sendable (House) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { database in try await body(House(database)) }
  }

  private func refusal(_ body: nonisolated(nonsending) () async throws -> Void) async -> String? {
    do { try await body() } catch { return RPCError(wrapping: error).reason }
    return nil
  }

  @Test("ten friends who have moved along unlock the extrovert, and nobody is told, also not when the rules judge again")
  func untold() async throws {
    try await withHouse { (house) async throws in
      let account = UUID()
      let counted = FriendsCounted(account: account.bytes, friendCount: 10)
      #expect(await house.receive("friends.counted", counted, UUID(), "social").takenCount == 1)
      let badge = try #require(try await house.list(by: account).badges.first)
      #expect(badge.badgeID == "extrovert" && badge.unlockTime != nil)
      #expect(try await house.sent(of: account).isEmpty)
      // An eleventh is a friend, and no other badge; newer rules find the badge there.
      #expect(await house.count(11, of: account).takenCount == 1)
      try await house.achievements.judgeAgain(at: Self.now, version: 99, in: house.database)
      #expect(try await house.sent(of: account).isEmpty)
      for malformed in [FriendsCounted(account: [1], friendCount: 10), FriendsCounted(account: account.bytes, friendCount: 0)] {
        #expect(await house.receive("friends.counted", malformed, UUID(), "social").takenCount == 0)
      }
    }
  }

  @Test("ten friends unlock the extrovert once, and the player is told on the stream and by a notification")
  func extrovert() async throws {
    try await withHouse { (house) async throws in
      let account = UUID()
      #expect(await house.count(9, of: account).takenCount == 1)
      var badge = try #require(try await house.list(by: account).badges.first)
      #expect(badge.badgeID == "extrovert" && badge.progress == 9 && badge.goal == 10 && badge.unlockTime == nil)
      #expect(try await house.sent(of: account).isEmpty)
      #expect(await house.count(10, of: account).takenCount == 1)
      badge = try #require(try await house.list(by: account).badges.first)
      #expect(badge.progress == 10 && badge.unlockTime == Self.now)
      #expect(try await house.sent(of: account) == ["user.event to social", "notification.requested to social"])
      let told = try UserEventSent(decoding: try await house.payload("user.event", of: account))
      #expect(told.accounts == [account.bytes] && told.subject.isEmpty)
      #expect(told.event?.content == .badgeUnlocked(BadgeUnlocked(badge: badge)))
      let requested = try NotificationRequested(decoding: try await house.payload("notification.requested", of: account))
      #expect(requested.kind == .badgeUnlocked && requested.objectID == "extrovert" && requested.objectName == "Extrovert")
      // More friends, and fewer, change nothing.
      #expect(await house.count(11, of: account).takenCount == 1)
      #expect(await house.count(3, of: account).takenCount == 1)
      #expect(try await house.list(by: account).badges.first == badge)
      #expect(try await house.sent(of: account).count == 2)
    }
  }

  @Test("progress never falls, in whatever order the events come")
  func order() async throws {
    try await withHouse { (house) async throws in
      let account = UUID()
      for count in [Int64(7), 5, 6] { _ = await house.count(count, of: account) }
      #expect(try await house.list(by: account).badges.first?.progress == 7)
    }
  }

  @Test("another picture unlocks the doppelganger; an event that is replayed counts once")
  func doppelganger() async throws {
    try await withHouse { (house) async throws in
      let (account, event) = (UUID(), UUID())
      for _ in 0..<3 { #expect(await house.changePicture(of: account, id: event).takenCount == 1) }
      #expect(await house.changePicture(of: account).takenCount == 1)
      let badges = try await house.list(by: account).badges
      #expect(badges.filter { $0.unlockTime != nil }.map(\.badgeID) == ["doppelganger"])
      #expect(try await house.sent(of: account).count == 2)
      #expect(
        try await house.database.transaction {
          try await AchievementStore(version: BadgeCatalogue.whereAmI.version).count(.pictureChanges, of: account, at: Self.now, in: $0)
        } == 3)
    }
  }

  @Test("twenty events at once unlock once")
  func race() async throws {
    try await withHouse { (house) async throws in
      let account = UUID()
      try await withThrowingTaskGroup(of: Delivery.self) { group in
        for count in 1...Int64(20) { group.addTask { await house.count(count, of: account) } }
        for try await delivery in group { #expect(delivery.takenCount == 1) }
      }
      #expect(try await house.list(by: account).badges.first?.unlockTime != nil)
      #expect(try await house.sent(of: account).count == 2)
    }
  }

  @Test("what was measured under earlier rules is judged again, once")
  func judging() async throws {
    try await withHouse { (house) async throws in
      let accounts = (0..<5).map { _ in UUID() }
      // As a process left them that knew no such badge.
      for (index, account) in accounts.enumerated() {
        try await house.database.execute(
          """
          INSERT INTO achievement_measures (account_id, measure, value, rules_version) VALUES (\(account), 'friends', \(Int64(8 + index)), 0),
            (\(account), 'of_a_newer_version', 1000, 0)
          """)
      }
      for _ in 0..<2 { try await house.achievements.judgeAgain(at: Self.now, in: house.database) }
      for (index, account) in accounts.enumerated() {
        #expect(try await house.sent(of: account).count == (index < 2 ? 0 : 2))
        #expect(try await house.list(by: account).badges.first?.unlockTime == (index < 2 ? nil : Self.now))
      }
      let left = try await house.database.query("SELECT count(*) FROM achievement_measures WHERE rules_version = 0").firstRow()
      #expect(try left.get(0, as: Int64.self) == 0)
    }
  }

  @Test("only SocialService may say so, and nonsense is refused")
  func refused() async throws {
    try await withHouse { (house) async throws in
      #expect(await house.count(10, of: UUID(), from: "geo").failure?.reason == "EVENT_SOURCE_REFUSED")
      #expect(await house.count(0, of: UUID()).failure?.reason == "EVENT_MALFORMED")
      let nobody = await house.receive("profile.picture_changed", ProfilePictureChanged(account: [1]), UUID(), "social")
      #expect(nobody.failure?.reason == "EVENT_MALFORMED")
    }
  }

  @Test("others see badges as they see the profile; a guest sees only its own")
  func visibility() async throws {
    try await withHouse { (house) async throws in
      let (viewer, other) = (UUID(), UUID())
      _ = await house.changePicture(of: other)
      house.social.show(CheckViewResponse(isFound: true, isShown: true))
      // Quits are nobody else's business.
      #expect(try await house.list(other, by: viewer).badges.count == 6)
      #expect(house.social.viewAsked == CheckViewRequest(viewer: viewer.bytes, account: other.bytes))
      house.social.show(CheckViewResponse(isFound: true))
      #expect(try await house.list(other, by: viewer) == ListBadgesResponse())
      house.social.show(CheckViewResponse())
      #expect(await refusal { _ = try await house.list(other, by: viewer) } == "USER_NOT_FOUND")
      house.social.setDown(true)
      #expect(await refusal { _ = try await house.list(other, by: viewer) } == "UNAVAILABLE")
      #expect(try await house.list(viewer, by: viewer).badges.count == 8)
      #expect(try await house.list(by: viewer, capabilities: ["guest"]).badges.count == 8)
      house.social.setDown(false)
      house.social.show(CheckViewResponse(isFound: true, isShown: true))
      #expect(await refusal { _ = try await house.list(other, by: viewer, capabilities: ["guest"]) } != nil)
    }
  }

  @Test("the list goes on page by page, for one caller and one player")
  func pages() async throws {
    try await withHouse { (house) async throws in
      let account = UUID()
      let all = try await house.list(by: account).badges.map(\.badgeID)
      let first = try await house.list(by: account, size: 1)
      #expect(first.badges.map(\.badgeID) == Array(all.prefix(1)) && !first.nextPageToken.isEmpty)
      let second = try await house.list(by: account, size: 7, token: first.nextPageToken)
      #expect(second.badges.map(\.badgeID) == Array(all.dropFirst()) && second.nextPageToken.isEmpty)
      #expect(await refusal { _ = try await house.list(by: UUID(), token: first.nextPageToken) } == "INVALID_ARGUMENT")
      #expect(await refusal { _ = try await house.list(by: account, size: -1) } == "INVALID_ARGUMENT")
    }
  }

  /// Requirement W-S19.
  @Test("what only its owner sees can be hidden from the owner too, and shown again")
  func hiding() async throws {
    try await withHouse { (house) async throws in
      let (account, other) = (UUID(), UUID())
      try await house.quit(5, by: account)
      #expect(try await house.sent(of: account).count == 2)
      let all = try await house.list(by: account).badges
      #expect(all.filter(\.isPrivate).map(\.badgeID) == ["quitter", "real_quitter"] && all.allSatisfy { !$0.isHidden })
      for _ in 0..<2 { for badge in ["quitter", "real_quitter"] { try await house.hide(badge, by: account) } }
      #expect(try await house.list(by: account).badges == all.filter { !$0.isPrivate })
      // What was told of it is taken back.
      let withdrawn = try await house.database.query("SELECT payload FROM outbox WHERE type = 'notification.withdrawn'")
        .map { try NotificationWithdrawn(decoding: try $0.get(0)) }
      #expect(withdrawn.map(\.objectID).contains("quitter") && withdrawn.allSatisfy { $0.accounts == [account.bytes] })
      #expect(
        try await house.list(by: account, includesHidden: true).badges.filter(\.isHidden).map(\.badgeID) == ["quitter", "real_quitter"])
      // Nobody else's list is another, with hidden ones asked for or not.
      #expect(try await house.list(by: other).badges.count == all.count)
      house.social.show(CheckViewResponse(isFound: true, isShown: true))
      #expect(try await house.list(account, by: other, includesHidden: true).badges.allSatisfy { !$0.isPrivate && !$0.isHidden })
      // Page by page the same, also when one is hidden between two pages.
      try await house.hide("quitter", false, by: account)
      let first = try await house.list(by: account, size: 7)
      #expect(first.badges.last?.badgeID == "quitter" && first.nextPageToken.isEmpty)
      let most = try await house.list(by: account, size: 7, includesHidden: true)
      #expect(most.badges.last?.badgeID == "quitter" && !most.nextPageToken.isEmpty)
      try await house.hide("quitter", by: account)
      let rest = try await house.list(by: account, size: 7, token: most.nextPageToken, includesHidden: true)
      #expect(rest.badges.map(\.badgeID) == ["real_quitter"])
      // It is earned all the same, and nobody is told.
      let told = try await house.sent(of: account).filter { !$0.hasPrefix("notification.withdrawn") }
      try await house.quit(25, by: account)
      #expect(try await house.sent(of: account).filter { !$0.hasPrefix("notification.withdrawn") } == told && told.count == 2)
      try await house.hide("real_quitter", false, by: account)
      #expect(try await house.list(by: account).badges.last?.unlockTime == Self.now)
      for badge in ["extrovert", "", "of_a_newer_version"] {
        #expect(await refusal { try await house.hide(badge, by: account) } == "INVALID_ARGUMENT")
      }
    }
  }

  @Test("a guest's badges become the account's")
  func merge() async throws {
    try await withHouse { (house) async throws in
      let (guest, account) = (UUID(), UUID())
      _ = await house.count(10, of: guest)
      _ = await house.count(4, of: account)
      try await house.hide("quitter", by: guest)
      let merged = AccountMerged(guest: guest.bytes, account: account.bytes)
      #expect(await house.receive(GuestMerges.eventType, merged, UUID(), "auth").takenCount == 1)
      let badge = try #require(try await house.list(by: account).badges.first)
      #expect(badge.unlockTime != nil && badge.progress == 10)
      #expect(try await house.list(by: account).badges.count == 7)
      #expect(try await house.list(by: guest).badges.count == 8)
      #expect(try await house.list(by: guest).badges.allSatisfy { $0.unlockTime == nil && $0.progress == 0 })
      // It has the badge already: nothing is told again.
      try await house.achievements.judgeAgain(at: Self.now, in: house.database)
      #expect(try await house.sent(of: account).isEmpty)
    }
  }

  @Test("badges are given out and forgotten with the account")
  func personalData() async throws {
    try await withHouse { (house) async throws in
      let (account, other) = (UUID(), UUID())
      for one in [account, other] { _ = await house.count(10, of: one) }
      for one in [account, other] { try await house.hide("quitter", by: one) }
      let tables = try await house.database.transaction { try await PersonalData(database: house.database).purge(account, in: $0) }
      #expect(Set(tables.map(\.name)).isSuperset(of: ["badges", "achievement_measures", "hidden_badges"]))
      #expect(try await house.list(by: account).badges.allSatisfy { $0.unlockTime == nil })
      #expect(try await house.list(by: other).badges.first?.unlockTime != nil)
      #expect(try await house.list(by: account).badges.count == 8)
      #expect(try await house.list(by: other).badges.count == 7)
    }
  }
}
