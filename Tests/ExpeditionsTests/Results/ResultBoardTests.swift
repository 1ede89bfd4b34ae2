import AllAppsProto
import CairnProto
import CairnServices
import CairnTesting
import Events
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import GameTesting
import Identity
import Positions
import Postgres
import Protobuf
import ServiceDatabase
import Testing
import Timekeeping

@testable import Expeditions
@testable import GameCommon
@testable import RPC

/// Attempts on the boards of all apps, and the badges they make; both follow when a verdict is another one.
@Suite struct ResultBoardTests {
  private typealias Standing = (rank: Int64?, value: Double?)

  private func standing(
    of accountID: UUID, on board: BoardDefinition, _ key: String = "", _ period: LeaderboardRules.Period = .all, in house: ExpeditionsHouse
  ) async throws -> Standing {
    let standing = try await Boards().standing(of: accountID, on: BoardKey(board, key, period: period), in: house.database)
    return (standing.rank, standing.value?.number)
  }

  private func race(_ house: ExpeditionsHouse, _ challengeID: String, by accountID: UUID, seed: UInt64, speed: Double, hour: Double = 0)
    async throws -> Attempt
  {
    let samples = ChallengeKinds.track(.race, seed: seed, speed: speed, from: hour * 3_600)
    return try #require(try await house.done(challengeID, samples, by: accountID).attempt)
  }

  /// Gives an attempt another verdict, as a moderator or new rules do.
  private func decide(_ attemptID: String, as state: StoredAttempt.State, _ house: ExpeditionsHouse) async throws {
    let id = try #require(UUID(text: attemptID))
    let decisions = house.attempts.review.decisions
    try await house.database.transaction { transaction in
      let known = try #require(try await decisions.store.attempt(id, in: transaction))
      try await decisions.store.lockPerson(known.accountID, in: transaction)
      let attempt = try #require(try await decisions.store.hold(id, in: transaction))
      let decision = try #require(attempt.decision)
      _ = try await decisions.decide(attempt, as: state, decision, kind: .race, at: house.clock.now(), transaction)
    }
  }

  private func levels(of accountID: UUID, _ house: ExpeditionsHouse) async throws -> [String: Int32] {
    try await house.badgeLevels(of: accountID)
  }

  @Test func pointsAndBestTimesStandOnTheBoards() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, berta, challengeID) = (UUID(), UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let first = try await race(house, challengeID, by: anna, seed: 1, speed: 3)
      let other = try await race(house, challengeID, by: berta, seed: 2, speed: 4)
      let better = try await race(house, challengeID, by: anna, seed: 3, speed: 5, hour: 30)
      let sum = Double((first.points?.totalPoints ?? 0) + (better.points?.totalPoints ?? 0))
      for key in ["", OnePark.parkID, challengeID] {
        for period in LeaderboardRules.Period.allCases {
          #expect(try await standing(of: anna, on: .expeditionPoints, key, period, in: house).value == sum)
        }
      }
      #expect(try await standing(of: berta, on: .expeditionPoints, in: house).value == other.points.map { Double($0.totalPoints) })
      let key = "\(challengeID)/1"
      #expect(try await standing(of: anna, on: .expeditionTimes, key, in: house) == (1, better.verdict.map { Double($0.elapsedMs) }))
      #expect(try await standing(of: berta, on: .expeditionTimes, key, in: house) == (2, other.verdict.map { Double($0.elapsedMs) }))
      #expect(try await standing(of: anna, on: .expeditionTimes, "\(challengeID)/2", in: house).value == nil)
    }
  }

  @Test func aVerdictThatIsReversedLeavesBoardsAndBadgesAsTheyWere() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, berta, challengeID) = (UUID(), UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let first = try await race(house, challengeID, by: anna, seed: 1, speed: 3)
      _ = try await race(house, challengeID, by: berta, seed: 2, speed: 4)
      let better = try await race(house, challengeID, by: anna, seed: 3, speed: 5, hour: 30)
      let key = "\(challengeID)/1"
      let before = try await (
        standing(of: anna, on: .expeditionPoints, in: house), standing(of: anna, on: .expeditionTimes, key, in: house),
        standing(of: berta, on: .expeditionTimes, key, in: house)
      )
      let badges = try await levels(of: anna, house)
      #expect(badges["challenger"] == 1 && badges["explorer"] == 1 && badges["podium"] == 1)
      // It was a forgery: the slower one is the best now, and its points follow.
      try await decide(better.attemptID, as: .rejected, house)
      #expect(try await standing(of: anna, on: .expeditionTimes, key, in: house) == (2, first.verdict.map { Double($0.elapsedMs) }))
      #expect(try await standing(of: berta, on: .expeditionTimes, key, in: house).rank == 1)
      #expect(try await standing(of: anna, on: .expeditionPoints, in: house).value == Double(house.stats(of: anna).totalPoints))
      #expect(try await levels(of: anna, house)["challenger"] == 1)
      try await decide(first.attemptID, as: .rejected, house)
      #expect(try await standing(of: anna, on: .expeditionTimes, key, in: house) == (nil, nil))
      #expect(try await standing(of: anna, on: .expeditionPoints, in: house).value == nil)
      #expect(try await levels(of: anna, house).isEmpty)
      // Both were right after all.
      try await decide(first.attemptID, as: .accepted, house)
      try await decide(better.attemptID, as: .accepted, house)
      let after = try await (
        standing(of: anna, on: .expeditionPoints, in: house), standing(of: anna, on: .expeditionTimes, key, in: house),
        standing(of: berta, on: .expeditionTimes, key, in: house)
      )
      #expect(after.1 == before.1 && after.2 == before.2)
      #expect(after.0.value == Double(try await house.stats(of: anna).totalPoints))
      #expect(try await levels(of: anna, house)["challenger"] == 1)
    }
  }

  @Test func anAttemptThatIsWithdrawnChangesThePointsOfOthersOfItsPerson() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      // On one day the second earns only what is more; without the first it earns all.
      let first = try await race(house, challengeID, by: anna, seed: 1, speed: 3)
      _ = try await race(house, challengeID, by: anna, seed: 2, speed: 4, hour: 1)
      try await decide(first.attemptID, as: .rejected, house)
      let total = try await house.stats(of: anna).totalPoints
      #expect(total > 0)
      #expect(try await standing(of: anna, on: .expeditionPoints, in: house).value == Double(total))
      #expect(try await standing(of: anna, on: .expeditionPoints, challengeID, in: house).value == Double(total))
    }
  }

  @Test func aFriendHearsOnceThatTheirBestIsBeaten() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, berta, stranger) = (UUID(), UUID(), UUID())
      house.social.befriend(anna, berta)
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      _ = try await race(house, challengeID, by: anna, seed: 1, speed: 3)
      _ = try await race(house, challengeID, by: stranger, seed: 2, speed: 3)
      _ = try await race(house, challengeID, by: berta, seed: 3, speed: 4)
      let news = ExpeditionsEvent.OneOfContent.recordBeaten(RecordBeaten(challengeID: challengeID, accountID: berta.text))
      func heard(_ accountID: UUID) async throws -> Int { try await house.told(to: accountID).count { $0 == news } }
      func notices() async throws -> [NotificationRequested] {
        try await house.database.query("SELECT payload FROM outbox WHERE type = 'notification.requested' ORDER BY event_id").map {
          try NotificationRequested(decoding: try $0.get(0, as: [UInt8].self))
        }.filter { $0.kind == .recordBeaten }
      }
      #expect(try await heard(anna) == 1)
      #expect(try await heard(stranger) == 0)
      let notice = try #require(try await notices().first)
      #expect(notice.accounts == [anna.bytes] && notice.subject == berta.bytes && notice.objectID == challengeID)
      // Beaten already: nothing is new, however much better.
      _ = try await race(house, challengeID, by: berta, seed: 4, speed: 5, hour: 30)
      #expect(try await heard(anna) == 1)
      #expect(try await notices().count == 1)
      // Nobody can be asked for friends: the verdict comes all the same.
      house.social.setDown(true)
      let carla = try await race(house, challengeID, by: UUID(), seed: 5, speed: 3, hour: 60)
      #expect(carla.state == .accepted)
    }
  }

  /// Somebody hears on the stream and by a notification that a record is beaten, or is not after all: kinds of events in their order.
  private func heard(_ accountID: UUID, _ house: ExpeditionsHouse) async throws -> [String] {
    try await house.database.query(
      "SELECT type, payload FROM outbox WHERE type IN ('user.event', 'notification.requested', 'notification.withdrawn') ORDER BY event_id"
    ).compactMap { (row) -> String? in
      let payload: [UInt8] = try row.get(1)
      switch try row.get(0, as: String.self) {
      case "notification.requested":
        let requested = try NotificationRequested(decoding: payload)
        return requested.kind == .recordBeaten && requested.accounts.contains(accountID.bytes) ? "notified" : nil
      case "notification.withdrawn":
        let withdrawn = try NotificationWithdrawn(decoding: payload)
        return withdrawn.kind == .recordBeaten && withdrawn.accounts.contains(accountID.bytes)
          ? "withdrawn \(withdrawn.subject.count)" : nil
      default:
        let sent = try UserEventSent(decoding: payload)
        guard sent.accounts.contains(accountID.bytes), case .expeditions(let event) = sent.event?.content else { return nil }
        return switch event.content {
        case .recordBeaten: "beaten"
        case .recordRestored: "restored"
        default: nil
        }
      }
    }
  }

  /// Another verdict by which an attempt counts less, as former rules of judging are followed by others.
  private func worsen(_ attemptID: String, of accountID: UUID, _ house: ExpeditionsHouse) async throws {
    let decisions = AttemptDecisions(outbox: house.taker.outbox, takers: [house.taker])
    try await house.database.transaction { transaction in
      try await AttemptStore().lockPerson(accountID, in: transaction)
      let id = try #require(UUID(text: attemptID))
      let attempt = try #require(try await AttemptStore().hold(id, in: transaction))
      var worse = try #require(attempt.decision)
      worse.rank -= 10_000_000
      _ = try await decisions.decide(attempt, as: .accepted, worse, kind: .race, at: house.clock.now(), transaction)
    }
  }

  @Test func aWorseVerdictOnSomebodyWhoAppearsOfflineTakesItBackTheNextDay() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, berta) = (UUID(), UUID())
      house.social.befriend(anna, berta)
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      _ = try await race(house, challengeID, by: anna, seed: 1, speed: 3)
      let best = try await race(house, challengeID, by: berta, seed: 3, speed: 4)
      let told = ["beaten", "notified"]
      #expect(try await heard(anna, house) == told)
      try await house.database.execute("INSERT INTO hidden_players (account_id) VALUES (\(berta))")
      try await worsen(best.attemptID, of: berta, house)
      #expect(try await heard(anna, house) == told, "nobody sees that something happens")
      house.clock.advance(by: .seconds(86_400))
      try await house.taker.enterDue(at: house.clock.now(), in: house.database)
      #expect(try await heard(anna, house) == told + ["restored", "withdrawn 16"])
    }
  }

  @Test func aVerdictThatIsReversedTakesBackThatARecordWasBeaten() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, berta) = (UUID(), UUID())
      house.social.befriend(anna, berta)
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      _ = try await race(house, challengeID, by: anna, seed: 1, speed: 3)
      let better = try await race(house, challengeID, by: berta, seed: 3, speed: 4)
      let best = try await race(house, challengeID, by: berta, seed: 4, speed: 5, hour: 30)
      let told = ["beaten", "notified"]
      #expect(try await heard(anna, house) == told)
      // What is left is still better than Anna's.
      try await decide(best.attemptID, as: .rejected, house)
      #expect(try await heard(anna, house) == told)
      for _ in 0..<2 { try await decide(better.attemptID, as: .rejected, house) }
      #expect(try await heard(anna, house) == told + ["restored", "withdrawn 16"])
      #expect(try await heard(berta, house).isEmpty)
      // A record that is beaten again is told again.
      _ = try await race(house, challengeID, by: berta, seed: 5, speed: 4.5, hour: 60)
      #expect(try await heard(anna, house) == told + ["restored", "withdrawn 16"] + told)
      // What nobody can change any more is forgotten, and with either of the two.
      func rows() async throws -> Int64 { try await house.database.query("SELECT count(*) FROM beaten_records").firstRow().get(0) }
      #expect(try await rows() == 1)
      let later = house.clock.now() + .seconds(1)
      let removed = try await house.taker.beaten.delete(before: later, limit: 10, in: house.database)
      let left = try await rows()
      #expect(removed == 1 && left == 0)
      try await decide(best.attemptID, as: .accepted, house)
      try await house.database.transaction { transaction in
        _ = try await transaction.execute(
          """
          INSERT INTO beaten_records (account_id, challenge_id, version, friend_account_id, rank, tie, beat_time)
          VALUES (\(berta), \(UUID()), 1, \(anna), 0, 0, \(later))
          """)
      }
      _ = try await house.database.transaction { try await house.features().personal.purge(anna, in: $0) }
      #expect(try await rows() == 0)
    }
  }

  @Test func whoAppearsOfflineHasThePlaceADayLaterAndLosesItWithTheVerdict() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      try await house.database.execute("INSERT INTO hidden_players (account_id) VALUES (\(anna))")
      let attempt = try await race(house, challengeID, by: anna, seed: 1, speed: 3)
      let before = try await levels(of: anna, house)
      #expect(before["challenger"] == 1 && before["podium"] == nil && before["explorer"] == nil)
      house.clock.advance(by: .seconds(86_400))
      for _ in 0..<2 { try await house.taker.enterDue(at: house.clock.now(), in: house.database) }
      let after = try await levels(of: anna, house)
      #expect(after["podium"] == 1 && after["explorer"] == 1 && after["challenger"] == 1)
      try await decide(attempt.attemptID, as: .rejected, house)
      #expect(try await levels(of: anna, house).isEmpty)
    }
  }

  @Test func boardsOfAChallengeAreForThoseWhoSeeIt() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let gate = ChallengeBoardGate(database: house.database)
      let (draft, published) = (
        try await house.create(ChallengeKinds.draft(.race)), try await house.published(ChallengeKinds.draft(.collection))
      )
      let (anna, now) = (UUID(), house.clock.now())
      for key in ["", OnePark.parkID, published, "\(published)/1"] { #expect(try await gate.isOpen(key, to: anna, at: now)) }
      for key in [draft, "\(draft)/1", UUID().text] { #expect(try await !gate.isOpen(key, to: anna, at: now)) }
      #expect(try await gate.isOpen(draft, to: house.maker, at: now))
    }
  }

  @Test(arguments: [
    (Evaluation.Unit.milliseconds, BoardDefinition.expeditionTimes, Int64(7)), (.seconds, .expeditionDurations, 7_000),
    (.controls, .expeditionControls, 7), (.points, .expeditionScores, 7), (.meters, .expeditionDistances, 7),
    // 5,000 mm/s are 18 km/h.
    (.kmhTenths, .expeditionSpeeds, 18_000),
  ])
  func everyUnitHasABoardOfIts(unit: Evaluation.Unit, board: BoardDefinition, value: Int64) {
    let measured = ResultBoards.measured(AttemptResult(unit: unit, score: 7, rank: 5_000, tie: 0, hasBoard: true))
    #expect(measured.board == board && measured.value == value && ResultBoards.bests.contains(board))
  }

  /// By the sun: at 90° east it is six hours later than at Greenwich.
  @Test(
    arguments: [
      (Int64(0), 0.0, true), (5 * 3_600_000 + 3_599_999, 0, true), (6 * 3_600_000, 0, false), (86_399_999, 0, false), (0, 90, false),
      (0, -15, false), (-1, 0, false), (18 * 3_600_000, 90, true),
    ] as [(Int64, Double, Bool)])
  func theEarlyBirdGoesByTheSun(time: Int64, longitude: Double, isEarly: Bool) {
    #expect(AttemptRules.isEarly(at: time, longitude: Int64(longitude * Double(GridPoint.stepsPerDegree))) == isEarly)
  }
}

extension ExpeditionsHouse {
  /// Badges that somebody has, with their levels.
  func badgeLevels(of accountID: UUID) async throws -> [String: Int32] {
    let context = call(AchievementServiceMethods.listBadges, by: accountID)
    let method = try #require(try features().methods.first { $0.row == AchievementServiceMethods.listBadges })
    guard case .unary(let body) = method.body else { return [:] }
    let answer = try ListBadgesResponse(decoding: try await body(ListBadgesRequest(realm: .expeditions).encoded(), context))
    return Dictionary(answer.badges.filter { $0.unlockTime != nil }.map { ($0.badgeID, max(1, $0.level)) }) { first, _ in first }
  }
}
