import AllAppsProto
import CairnProto
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
@testable import RPC

extension AchievementRules.Balance {
  fileprivate static let points = Self("cache_out.points", revocationMin: 10)
  fileprivate static let parks = Self("expeditions.parks", kind: .distinct)
}

/// Badges of two apps that do not exist.
private enum Catalogues {
  static let cacheOut = AchievementCatalogue(
    realm: .cacheOut, version: 1,
    definitions: [
      .init(
        badge: .init(rawValue: "finder"), name: "Finder", description: "Find caches.", balance: .points,
        levels: [.init("Bronze", at: 100), .init("Silver", at: 500), .init("Gold", at: 1_500)], isRevocable: true),
      .init(badge: .init(rawValue: "starter"), name: "Starter", description: "Score.", balance: .points, goal: 20, isRevocable: false),
    ])

  static let expeditions = AchievementCatalogue(
    realm: .expeditions, version: 3,
    definitions: [
      .init(badge: .init(rawValue: "walker"), name: "Walker", description: "Visit parks.", balance: .parks, goal: 2, isRevocable: true)
    ])
}

/// Requirements C-33, C-S4, E-S13.
@Suite("Medals and balances")
struct MedalTests {
  fileprivate static let now = Moment(milliseconds: 1_750_000_000_000)

  private struct House: Sendable {
    let database: Database
    let social = FriendCircle()
    let clock = FakeClock(now)
    let feature: AchievementFeature

    init(_ database: Database) throws {
      self.database = database
      let base = FeatureEnvironment.testing(database, clock: clock, others: ["social": social])
      let catalogue = try AchievementCatalogue(joining: [Catalogues.cacheOut, Catalogues.expeditions])
      feature = try AchievementFeature(base, Achievements(outbox: base.outbox, catalogue: catalogue))
    }

    func post(_ changes: BalanceChange...) async throws {
      try await database.transaction { try await feature.achievements.post(changes, at: clock.now(), in: $0) }
    }

    /// An amount of points, for a cause that is new.
    @discardableResult func score(_ amount: Int64, by accountID: UUID, cause: UUID = UUID()) async throws -> UUID {
      try await post(.add(amount, to: .points, of: accountID, cause: cause))
      return cause
    }

    func list(_ accountID: UUID, by callerID: UUID? = nil, realm: Realm = .unspecified) async throws -> [CairnProto.Badge] {
      let caller = Caller(accountID: callerID ?? accountID, sessionID: accountID)
      let context = RequestContext(caller: caller, method: AchievementServiceMethods.listBadges, now: clock.now())
      return try await feature.handlers.listBadges(ListBadgesRequest(accountID: accountID.text, realm: realm), context).badges
    }

    func badge(_ name: String, of accountID: UUID) async throws -> CairnProto.Badge {
      try #require(try await list(accountID).first { $0.badgeID == name })
    }

    /// What was sent since it was asked last, in its order.
    func heard() async throws -> [String] {
      let rows = try await database.transaction { transaction in
        try await transaction.query("DELETE FROM outbox RETURNING number, type, payload").map {
          (number: try $0.get(0) as Int64, type: try $0.get(1) as String, payload: try $0.get(2) as [UInt8])
        }
      }
      return try rows.sorted { $0.number < $1.number }.map { row in
        switch row.type {
        case "user.event":
          switch try UserEventSent(decoding: row.payload).event?.content {
          case .badgeUnlocked(let unlocked): return "unlocked \(unlocked.badge?.badgeID ?? "") \(unlocked.badge?.level ?? -1)"
          case .badgeRevoked(let revoked): return "revoked \(revoked.badge?.badgeID ?? "") \(revoked.badge?.level ?? -1)"
          default: return row.type
          }
        case "notification.requested":
          let requested = try NotificationRequested(decoding: row.payload)
          return "notified \(requested.objectID) \(requested.objectName)"
        case "notification.withdrawn": return "withdrawn \(try NotificationWithdrawn(decoding: row.payload).objectID)"
        default: return row.type
        }
      }
    }
  }

  private func withHouse(_ body: @escaping @Sendable (House) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { database in try await body(House(database)) }
  }

  @Test("a medal has levels, each told once, and says how far it is to the next one")
  func levels() async throws {
    try await withHouse { (house) async throws in
      let player = UUID()
      try await house.score(99, by: player)
      #expect(try await house.heard() == ["unlocked starter 1", "notified starter Starter"])
      var finder = try await house.badge("finder", of: player)
      #expect(finder.level == 0 && finder.progress == 99 && finder.goal == 100 && finder.unlockTime == nil && finder.realm == .cacheOut)
      #expect(finder.isRevocable && finder.levels.map(\.name) == ["Bronze", "Silver", "Gold"])
      // Two levels at once are told by the higher one.
      house.clock.advance(by: .seconds(60))
      try await house.score(401, by: player)
      #expect(try await house.heard() == ["unlocked finder 2", "notified finder/2 Finder: Silver"])
      finder = try await house.badge("finder", of: player)
      #expect(finder.level == 2 && finder.progress == 500 && finder.goal == 1_500 && finder.unlockTime == Self.now + .seconds(60))
      #expect(finder.levels.map { $0.unlockTime != nil } == [true, true, false])
      try await house.score(5_000, by: player)
      finder = try await house.badge("finder", of: player)
      #expect(finder.level == 3 && finder.progress == 1_500 && finder.goal == 1_500)
      let starter = try await house.badge("starter", of: player)
      #expect(starter.level == 1 && starter.levels.isEmpty && !starter.isRevocable)
    }
  }

  @Test("a wrong verdict takes the medal away, and its reversal brings it back as it was; a badge that is not revocable stays")
  func reversed() async throws {
    try await withHouse { (house) async throws in
      let player = UUID()
      try await house.score(90, by: player)
      let cause = try await house.score(420, by: player)
      let before = try await house.list(player)
      _ = try await house.heard()
      house.clock.advance(by: .seconds(3_600))
      for _ in 0..<2 { try await house.post(.withdraw(from: .points, of: player, cause: cause)) }
      #expect(try await house.heard() == ["revoked finder 0", "withdrawn finder/1", "withdrawn finder/2"])
      let finder = try await house.badge("finder", of: player)
      #expect(finder.level == 0 && finder.progress == 90 && finder.unlockTime == nil)
      #expect(try await house.badge("starter", of: player).unlockTime == Self.now)
      // Judged again by newer rules it is not given back.
      try await house.feature.achievements.judgeAgain(at: house.clock.now(), version: 99, in: house.database)
      #expect(try await house.badge("finder", of: player).level == 0)
      house.clock.advance(by: .seconds(3_600))
      for _ in 0..<2 { try await house.score(420, by: player, cause: cause) }
      #expect(try await house.heard() == ["unlocked finder 2", "notified finder/2 Finder: Silver"])
      #expect(try await house.list(player) == before)
      // What is earned anew by something else is a new badge.
      try await house.post(.withdraw(from: .points, of: player, cause: cause))
      try await house.score(10, by: player)
      #expect(try await house.badge("finder", of: player).levels[0].unlockTime == Self.now + .seconds(7_200))
    }
  }

  @Test("a correction by less than a cache takes no medal away, one by a cache does, and what was lost by one is found by the next")
  func corrections() async throws {
    try await withHouse { (house) async throws in
      let player = UUID()
      let cause = try await house.score(100, by: player)
      for (amount, level) in [(91, 1), (90, 1), (99, 1), (89, 0), (99, 0), (100, 1)] as [(Int64, Int32)] {
        try await house.post(.correct(amount, in: .points, of: player, cause: cause))
        let finder = try await house.badge("finder", of: player)
        #expect(finder.level == level && finder.progress == (level == 0 ? amount : min(amount, 500)), "\(amount)")
      }
      // A cause that is not there is not corrected.
      try await house.post(.correct(1, in: .points, of: player, cause: UUID()), .withdraw(from: .points, of: UUID(), cause: cause))
      #expect(try await house.badge("finder", of: player).progress == 100)
    }
  }

  @Test("a park counts once, however often it was visited, until its last visit is taken back")
  func distinct() async throws {
    try await withHouse { (house) async throws in
      let (player, causes) = (UUID(), (0..<4).map { _ in UUID() })
      for (cause, park) in zip(causes, ["north", "north", "south", "north"]) {
        try await house.post(.add(1, to: .parks, of: player, cause: cause, subject: park))
      }
      #expect(try await house.badge("walker", of: player).level == 1)
      // Three visits of one park, the last of which takes it along.
      for (cause, level) in [(causes[0], 1), (causes[3], 1), (causes[1], 0)] as [(UUID, Int32)] {
        try await house.post(.withdraw(from: .parks, of: player, cause: cause))
        let walker = try await house.badge("walker", of: player)
        #expect(walker.level == level && walker.progress == (level == 1 ? 2 : 1))
      }
      try await house.post(.add(1, to: .parks, of: player, cause: causes[1], subject: "north"))
      #expect(try await house.badge("walker", of: player).level == 1)
    }
  }

  @Test("what is added and withdrawn at once is what a ledger says that is added up by hand")
  func race() async throws {
    try await withHouse { (house) async throws in
      let players = [UUID(), UUID()]
      let causes = (0..<40).map { _ in UUID() }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for (index, cause) in causes.enumerated() {
          for _ in 0..<2 {
            group.addTask {
              // Of both players in one transaction, in either order.
              let changes = (index % 2 == 0 ? players : players.reversed()).map {
                BalanceChange.add(Int64(index), to: .points, of: $0, cause: cause)
              }
              try await house.database.transaction { try await house.feature.achievements.post(changes, at: Self.now, in: $0) }
            }
          }
        }
        try await group.waitForAll()
        for (index, cause) in causes.enumerated() where index % 4 != 0 {
          for player in players { group.addTask { try await house.post(.withdraw(from: .points, of: player, cause: cause)) } }
        }
        try await group.waitForAll()
      }
      let left = (0..<40).filter { $0 % 4 == 0 }.reduce(0, +)
      for player in players {
        #expect(try await house.feature.achievements.store.measures(of: player, in: house.database) == ["cache_out.points": Int64(left)])
        #expect(try await house.badge("finder", of: player).level == 1)
      }
      #expect(try await house.heard().filter { $0.hasPrefix("unlocked finder") }.count >= 4)
    }
  }

  @Test("others see medals as they were when the day began, what was revoked today among them")
  func told() async throws {
    try await withHouse { (house) async throws in
      let (player, other) = (UUID(), UUID())
      house.social.show(CheckViewResponse(isFound: true, isShown: true))
      func seen() async throws -> CairnProto.Badge? { try await house.list(player, by: other).first }
      let cause = try await house.score(600, by: player)
      #expect(try await seen()?.level == 0)
      house.clock.advance(by: .seconds(86_400))
      #expect(try await seen()?.level == 2)
      try await house.post(.withdraw(from: .points, of: player, cause: cause))
      #expect(try await seen()?.level == 2)
      #expect(try await house.badge("finder", of: player).level == 0)
      house.clock.advance(by: .seconds(86_400))
      #expect(try await seen()?.level == 0)
    }
  }

  @Test("a guest's ledger becomes the account's: a cause that both have counts once")
  func merged() async throws {
    try await withHouse { (house) async throws in
      let (guest, account, both) = (UUID(), UUID(), UUID())
      try await house.score(60, by: guest)
      try await house.score(30, by: guest, cause: both)
      try await house.score(30, by: account, cause: both)
      try await house.score(15, by: account)
      try await house.post(
        .add(1, to: .parks, of: guest, cause: both, subject: "north"), .add(1, to: .parks, of: account, cause: UUID(), subject: "north"))
      let inbox = Inbox(database: house.database, time: house.clock, handlers: GuestMerges([house.feature.personal]).handlers)
      let merged = AccountMerged(guest: guest.bytes, account: account.bytes)
      let delivery = await inbox.receive([
        InboxEvent(
          eventID: UUID(), type: GuestMerges.eventType, orderingKey: "key", source: "auth", createTime: Self.now, payload: merged.encoded())
      ])
      #expect(delivery.takenCount == 1)
      #expect(try await house.badge("finder", of: account).progress == 100)
      try await house.feature.achievements.judgeAgain(at: Self.now, in: house.database)
      #expect(try await house.badge("finder", of: account).level == 1)
      #expect(try await house.badge("walker", of: account).progress == 1)
      // The guest's causes can be withdrawn from the account.
      try await house.post(.withdraw(from: .points, of: account, cause: both))
      #expect(try await house.badge("finder", of: account).progress == 75)
      #expect(try await house.badge("finder", of: guest).progress == 0)
    }
  }

  @Test("the list can be of one app")
  func realms() async throws {
    try await withHouse { (house) async throws in
      let player = UUID()
      #expect(try await house.list(player).map(\.badgeID) == ["finder", "starter", "walker"])
      #expect(try await house.list(player, realm: .expeditions).map(\.badgeID) == ["walker"])
      #expect(try await house.list(player, realm: .qwalk).isEmpty)
      await #expect(throws: RPCError.self) { try await house.list(player, realm: .init(rawValue: 99)) }
    }
  }
}

@Suite("Catalogues of badges")
struct AchievementCatalogueTests {
  private func definition(_ badge: String, _ measure: String, _ goals: [Int64]) -> AchievementRules.Definition {
    .init(
      badge: .init(rawValue: badge), name: "Name", description: "What.", balance: .init(measure),
      levels: goals.map { .init("Level", at: $0) }, isRevocable: true)
  }

  @Test("whichever app raises its version, what was measured is judged again")
  func versions() throws {
    #expect(try AchievementCatalogue(joining: [Catalogues.cacheOut, Catalogues.expeditions]).version == 4)
  }

  @Test("a badge that cannot be, or that is there twice, does not start; nor do two apps that mean one measure")
  func faults() {
    let sound = AchievementCatalogue(realm: .qwalk, version: 1, definitions: [definition("one", "measure", [1])])
    let others: [(AchievementCatalogue, AchievementCatalogue.Fault)] = [
      (.init(realm: .cacheOut, version: 1, definitions: [definition("one", "other", [1])]), .badge("one")),
      (.init(realm: .cacheOut, version: 1, definitions: [definition("two", "measure", [1])]), .measure("measure")),
      (.init(realm: .cacheOut, version: 1, definitions: [definition("two", "other", [])]), .badge("two")),
      (.init(realm: .cacheOut, version: 1, definitions: [definition("two", "other", [0, 5])]), .badge("two")),
      (.init(realm: .cacheOut, version: 1, definitions: [definition("two", "other", [5, 5])]), .badge("two")),
      (.init(realm: .cacheOut, version: 1, definitions: [definition("two", String(repeating: "m", count: 51), [1])]), .badge("two")),
    ]
    for (other, fault) in others { #expect(throws: fault) { try AchievementCatalogue(joining: [sound, other]) } }
    #expect(throws: Never.self) {
      try AchievementCatalogue(joining: [sound, .init(realm: .qwalk, version: 1, definitions: [definition("two", "measure", [2])])])
    }
  }

  @Test("only a fall takes away: a withdrawal always, a correction from the balance's bound on")
  func revoking() {
    let balance = AchievementRules.Balance("b", revocationMin: 10)
    for (former, latter, isWithdrawal, expected) in [
      (100, 99, true, true), (100, 99, false, false), (100, 91, false, false), (100, 90, false, true), (100, 100, true, false),
      (100, 101, true, false), (5, -5, false, true),
    ] as [(Int64, Int64, Bool, Bool)] {
      #expect(AchievementRules.isRevoking(balance, from: former, to: latter, isWithdrawal: isWithdrawal) == expected)
    }
  }
}
