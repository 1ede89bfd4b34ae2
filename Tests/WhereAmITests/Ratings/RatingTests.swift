import CairnServices
import CairnProto
import WhereAmIProto
import WhereAmIServices
import CairnTesting
import Cryptography
import Protobuf
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import Events
@testable import GameCommon
@testable import WhereAmI

@Suite("Ratings in the database")
struct RatingTests {
  private static let now = GameFixtures.start

  private func withBench(_ body: @escaping @Sendable (GeoGuessBench) async throws -> Void) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in try await body(GeoGuessBench(database)) }
  }

  /// - Parameter isFromAfar: Whether each plays from a network of its own; otherwise from where is not known.
  private static func begin(_ accountIDs: [UUID], isFromAfar: Bool = true, _ bench: GeoGuessBench) async throws -> PlayedGame {
    let (game, actions) = GameFixtures.online(of: accountIDs, at: bench.clock.now())
    try await bench.database.transaction { transaction in
      try await bench.play.beginShared(game, actions, transaction)
      for accountID in isFromAfar ? accountIDs : [] {
        try await GameSessionStore().note(
          UUID(), of: accountID, from: Array(accountID.uuidString.utf8.prefix(32)), in: game.id, at: bench.clock.now(), transaction)
      }
    }
    return game
  }

  private static func move(_ move: PhaseMachine.Move, by accountID: UUID, in game: PlayedGame, _ bench: GeoGuessBench) async throws {
    _ = try await bench.database.transaction {
      try await bench.play.move(move, in: game.id, by: accountID, at: bench.clock.now(), $0)
    }
  }

  /// Each answers all rounds: the places of the players' games, or far off.
  private static func play(_ game: PlayedGame, _ answers: [(UUID, isRight: Bool)], _ bench: GeoGuessBench) async throws {
    for round in 1...GeoGuessRules.roundCount {
      for (player, _) in answers { try await move(.loaded(round: round), by: player, in: game, bench) }
      for (player, isRight) in answers {
        let place = isRight ? GameFixtures.positions[round - 1] : GameFixtures.point(-60, -120)
        try await move(.submitGuess(round: round, place), by: player, in: game, bench)
      }
      for (player, _) in answers { try await move(.ready(round: round), by: player, in: game, bench) }
      if round < GeoGuessRules.roundCount { try await bench.fireTimer(of: game.id) }
    }
  }

  private static func rating(_ accountID: UUID, _ bench: GeoGuessBench) async throws -> RatingRules.Rating? {
    try await RatingStore().ratings(of: [accountID], in: bench.database)[accountID]
  }

  /// A moderator has decided.
  private static func sanction(_ accountID: UUID, _ reason: String, isLifted: Bool = false, _ bench: GeoGuessBench) async -> Delivery {
    let sanctioned = AccountSanctioned(accountID: accountID.text, isLifted: isLifted, reason: reason)
    let event = InboxEvent(
      eventID: UUID(), type: RefundInbox.eventType, orderingKey: accountID.text, source: "social", createTime: bench.clock.now(),
      payload: sanctioned.encoded())
    return await Inbox(database: bench.database, time: bench.clock, handlers: [RefundInbox().handler]).receive([event])
  }

  /// What the ledger adds up to is what the rating is.
  private static func expectLedger(_ accountIDs: [UUID], _ bench: GeoGuessBench) async throws {
    for accountID in accountIDs {
      let changes = try await RatingStore().changes(of: accountID, after: nil, limit: 100, in: bench.database)
      let rating = try await rating(accountID, bench)?.value ?? RatingRules.start
      #expect(changes.reduce(RatingRules.start) { $0 + $1.change } == rating)
      #expect(changes.contains { $0.rating == rating })
    }
  }

  @Test("a game that is won, lost or drawn changes both ratings, once")
  func outcomes() async throws {
    try await withBench { (bench) async throws in
      let (anna, berta) = (UUID(), UUID())
      try await Self.play(try await Self.begin([anna, berta], bench), [(anna, true), (berta, false)], bench)
      #expect(try await Self.rating(anna, bench) == RatingRules.Rating(value: 520, gameCount: 1))
      #expect(try await Self.rating(berta, bench) == RatingRules.Rating(value: 480, gameCount: 1))
      // Equal in points and distances.
      try await Self.play(try await Self.begin([anna, berta], bench), [(anna, false), (berta, false)], bench)
      #expect(try await Self.rating(anna, bench) == RatingRules.Rating(value: 517, gameCount: 2))
      #expect(try await Self.rating(berta, bench) == RatingRules.Rating(value: 483, gameCount: 2))
      try await Self.expectLedger([anna, berta], bench)
      let shown = try #require(
        try await bench.statistics.getStatistics(
          GetStatisticsRequest(), bench.call(StatisticsServiceMethods.getStatistics, by: anna)
        ).statistics)
      #expect(shown.rating == 517 && shown.ratedGameCount == 2)
    }
  }

  @Test("after ninety days a change is forgotten, the rating is not, and both go on from there")
  func oldChanges() async throws {
    try await withBench { (bench) async throws in
      let (anna, berta) = (UUID(), UUID())
      let changes = { try await RatingStore().changes(of: anna, after: nil, limit: 10, in: bench.database).map(\.rating) }
      try await Self.play(try await Self.begin([anna, berta], bench), [(anna, true), (berta, false)], bench)
      bench.clock.advance(by: RatingRules.retention)
      try await Ratings().forgetOld(at: bench.clock.now(), in: bench.database)
      #expect(try await changes() == [520])
      bench.clock.advance(by: .seconds(3_600))
      // On two replicas at once.
      async let one: Void = Ratings().forgetOld(at: bench.clock.now(), in: bench.database)
      async let other: Void = Ratings().forgetOld(at: bench.clock.now(), in: bench.database)
      _ = try await (one, other)
      #expect(try await changes() == [])
      #expect(try await Self.rating(anna, bench) == RatingRules.Rating(value: 520, gameCount: 1))
      try await Self.play(try await Self.begin([anna, berta], bench), [(anna, false), (berta, false)], bench)
      #expect(try await changes() == [517])
      #expect(try await Self.rating(anna, bench) == RatingRules.Rating(value: 517, gameCount: 2))
    }
  }

  @Test("who leaves has lost, and the other's playing on changes nothing more; a void game changes nothing")
  func forfeit() async throws {
    try await withBench { (bench) async throws in
      let (anna, berta) = (UUID(), UUID())
      let game = try await Self.begin([anna, berta], bench)
      for player in [anna, berta] { try await Self.move(.loaded(round: 1), by: player, in: game, bench) }
      async let first: Void = Self.move(.leave, by: berta, in: game, bench)
      async let again: Void = Self.move(.leave, by: berta, in: game, bench)
      _ = try await (first, again)
      #expect(try await Self.rating(anna, bench)?.value == 520)
      #expect(try await Self.rating(berta, bench)?.value == 480)
      try await Self.move(.submitGuess(round: 1, GameFixtures.positions[0]), by: anna, in: game, bench)
      try await Self.move(.leave, by: anna, in: game, bench)
      #expect(try await Self.rating(anna, bench)?.value == 520)
      // Nobody was heard from: rather a fault of ours.
      let void = try await Self.begin([anna, berta], bench)
      while try await bench.store.load(void.id, in: bench.database)?.play.hasEnded == false { try await bench.fireTimer(of: void.id) }
      #expect(try await Self.rating(anna, bench)?.gameCount == 1)
      try await Self.expectLedger([anna, berta], bench)
      #expect(try await bench.database.query("SELECT FROM open_seats").isEmpty)
    }
  }

  @Test("games alone and games of three change no rating")
  func unrated() async throws {
    try await withBench { (bench) async throws in
      let players = (0..<3).map { _ in UUID() }
      try await Self.play(try await Self.begin(players, bench), players.map { ($0, $0 == players[0]) }, bench)
      #expect(try await RatingStore().ratings(of: players, in: bench.database).isEmpty)
    }
  }

  @Test("what was lost to a cheat is given back, once, and the list of changes goes on page by page")
  func refund() async throws {
    try await withBench { (bench) async throws in
      let (cheat, anna, berta) = (UUID(), UUID(), UUID())
      for other in [anna, anna, berta] {
        bench.clock.advance(by: .seconds(60))
        try await Self.play(try await Self.begin([cheat, other], bench), [(cheat, true), (other, false)], bench)
      }
      let before = try #require(try await Self.rating(anna, bench)).value
      #expect(before < 480)
      for _ in 0..<2 {
        #expect(await Self.sanction(cheat, "SPAM", bench).takenCount == 1)
        #expect(await Self.sanction(cheat, "CHEATING", isLifted: true, bench).takenCount == 1)
      }
      #expect(try await Self.rating(anna, bench)?.value == before)
      for _ in 0..<2 { #expect(await Self.sanction(cheat, "CHEATING", bench).takenCount == 1) }
      #expect(try await Self.rating(anna, bench)?.value == 500)
      #expect(try await Self.rating(berta, bench)?.value == 500)
      #expect(try #require(try await Self.rating(cheat, bench)).value > 500)
      try await Self.expectLedger([anna, berta, cheat], bench)
      var (token, found): (String, [RatingChange]) = ("", [])
      repeat {
        let page = try await bench.ratings.handlers.listRatingChanges(
          ListRatingChangesRequest(pageSize: 1, pageToken: token), bench.call(RatingServiceMethods.listRatingChanges, by: anna))
        found += page.ratingChanges
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(found.map(\.reason).sorted { $0.rawValue < $1.rawValue } == [.loss, .loss, .refund, .refund])
      #expect(found.map(\.change).reduce(0, +) == 0)
      let purged = try await bench.database.transaction { try await PlayerData.make(bench.database).purge(anna, in: $0) }
      #expect(Set(purged.map(\.name)).isSuperset(of: ["ratings", "rating_changes"]))
    }
  }

  @Test(
    "nobody has points given back by losing to an account of one's own: of a pair a few games count, of a new account fewer, of a left one none"
  )
  func arrangedLosses() async throws {
    try await withBench { (bench) async throws in
      let old = UUID()
      let new = TimeOrderedIDs().next(at: bench.clock.now())
      for cheat in [old, new] {
        let farmer = UUID()
        for _ in 0..<8 {
          bench.clock.advance(by: .seconds(60))
          try await Self.play(try await Self.begin([cheat, farmer], bench), [(cheat, true), (farmer, false)], bench)
        }
        // One that was left counts for the cheat, and is not given back.
        let leaver = UUID()
        let left = try await Self.begin([cheat, leaver], bench)
        for player in [cheat, leaver] { try await Self.move(.loaded(round: 1), by: player, in: left, bench) }
        try await Self.move(.leave, by: leaver, in: left, bench)
        for player in [cheat] { try await Self.move(.leave, by: player, in: left, bench) }
        let losses = try await RatingStore().changes(of: farmer, after: nil, limit: 100, in: bench.database).reversed().map { -$0.change }
        #expect(losses.count == 8 && losses.allSatisfy { $0 > 0 })
        for _ in 0..<2 { #expect(await Self.sanction(cheat, "CHEATING", bench).takenCount == 1) }
        let back = losses[0] + losses[1] + (cheat == old ? losses[2] / 2 : 0)
        #expect(try await Self.rating(farmer, bench)?.value == RatingRules.start - losses.reduce(0, +) + back)
        #expect(try #require(try await Self.rating(leaver, bench)).value < RatingRules.start)
        try await Self.expectLedger([farmer, leaver], bench)
      }
    }
  }

  @Test("of many throw-away accounts no more is given back than of two")
  func throwAways() async throws {
    try await withBench { (bench) async throws in
      let (farmer, cheats) = (UUID(), (0..<4).map { _ in UUID() })
      for cheat in cheats {
        for _ in 0..<RatingRules.refundsPerPair {
          bench.clock.advance(by: .seconds(60))
          try await Self.play(try await Self.begin([cheat, farmer], bench), [(cheat, true), (farmer, false)], bench)
        }
      }
      for cheat in cheats { #expect(await Self.sanction(cheat, "CHEATING", bench).takenCount == 1) }
      func refundCount() async throws -> Int {
        try await RatingStore().changes(of: farmer, after: nil, limit: 100, in: bench.database).count { $0.reason == .refund }
      }
      #expect(try await refundCount() == RatingRules.refundsPerLoser)
      try await Self.expectLedger([farmer], bench)
      // What is long past stands in nobody's way.
      bench.clock.advance(by: RatingRules.refundWindow + .seconds(1))
      let late = UUID()
      try await Self.play(try await Self.begin([late, farmer], bench), [(late, true), (farmer, false)], bench)
      #expect(await Self.sanction(late, "CHEATING", bench).takenCount == 1)
      #expect(try await refundCount() == RatingRules.refundsPerLoser + 1)
    }
  }

  @Test(
    "what was lost to a cheat from one's own network is not given back, and neither is what was lost to one from nobody knows where",
    arguments: [("192.0.2.7", false), ("192.0.2.8", true), (nil, false)] as [(String?, Bool)])
  func oneNetwork(loserAddress: String?, isGivenBack: Bool) async throws {
    try await withBench { (bench) async throws in
      let (cheat, loser) = (UUID(), UUID())
      let game = try await Self.begin([cheat, loser], isFromAfar: false, bench)
      for (player, address) in [(cheat, "192.0.2.7"), (loser, loserAddress)] {
        let context = RequestContext(
          caller: Caller(accountID: player, sessionID: UUID()), method: GeoGuessServiceMethods.roundLoaded, now: bench.clock.now(),
          clientAddress: address)
        _ = try await bench.handlers.roundLoaded(RoundLoadedRequest(gameID: game.id.text, roundNumber: 1), context)
      }
      for round in 1...GeoGuessRules.roundCount {
        if round > 1 { for player in [cheat, loser] { try await Self.move(.loaded(round: round), by: player, in: game, bench) } }
        for (player, place) in [(cheat, GameFixtures.positions[round - 1]), (loser, GameFixtures.point(-60, -120))] {
          try await Self.move(.submitGuess(round: round, place), by: player, in: game, bench)
        }
        for player in [cheat, loser] { try await Self.move(.ready(round: round), by: player, in: game, bench) }
        if round < GeoGuessRules.roundCount { try await bench.fireTimer(of: game.id) }
      }
      let before = try #require(try await Self.rating(loser, bench)).value
      #expect(before < RatingRules.start)
      #expect(await Self.sanction(cheat, "CHEATING", bench).takenCount == 1)
      #expect(try await Self.rating(loser, bench)?.value == (isGivenBack ? RatingRules.start : before))
    }
  }

  @Test("others are told how somebody did as of the day's beginning: nobody sees within a second that somebody plays who appears offline")
  func toldByTheDay() async throws {
    try await withBench { (bench) async throws in
      let (anna, berta) = (UUID(), UUID())
      bench.social.show(CheckViewResponse(isFound: true, isShown: true))
      let badges = try #require(try bench.features().features.compactMap { $0 as? AchievementFeature }.map { $0.handlers }.first)
      func seen(by accountID: UUID) async throws -> (WhereAmIProto.Statistics?, [Badge]) {
        let call = { (method: MethodRow) in
          RequestContext(
            caller: Caller(accountID: accountID, sessionID: accountID), method: method, now: bench.clock.now())
        }
        let list = ListBadgesRequest(accountID: anna.text)
        let told = try await bench.statistics.getStatistics(
          GetStatisticsRequest(accountID: anna.text), call(StatisticsServiceMethods.getStatistics)
        ).statistics
        return (told, try await badges.listBadges(list, call(AchievementServiceMethods.listBadges)).badges)
      }
      var before = try await seen(by: berta)
      for day in 1...3 {
        for _ in 1...2 {
          let other = UUID()
          try await Self.play(try await Self.begin([anna, other], bench), [(anna, true), (other, false)], bench)
          let now = try await seen(by: berta)
          #expect(now.0 == before.0 && now.1 == before.1, "day \(day)")
        }
        #expect(try await seen(by: anna).0?.gameCount == Int64(2 * day))
        bench.clock.set(to: CalendarDay(of: bench.clock.now()).next.start)
        before = try await seen(by: berta)
        let own = try await seen(by: anna).0
        #expect(before.0?.gameCount == Int64(2 * day) && before.0?.rating == own?.rating)
        for badge in before.1 { if let time = badge.unlockTime { #expect(time == CalendarDay(of: time).start) } }
      }
    }
  }
}
