import CairnProto
import CairnTesting
import Events
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import GameTesting
import Identity
import Positions
import Postgres
import RPC
import ServiceDatabase
import Testing
import Timekeeping
import TrackJudge
import TrackTesting

@testable import Expeditions
@testable import GameCommon

/// Points, boards and figures, and what a moderator's word does to them.
@Suite struct ResultTests {
  private func race(_ house: ExpeditionsHouse, _ challengeID: String, by accountID: UUID, seed: UInt64, speed: Double, hour: Double = 0)
    async throws -> Attempt
  {
    let samples = ChallengeKinds.track(.race, seed: seed, speed: speed, from: hour * 3_600)
    return try #require(try await house.done(challengeID, samples, by: accountID).attempt)
  }

  @Test func betterThanBeforeAndOnlyOnceADay() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let first = try await race(house, challengeID, by: anna, seed: 1, speed: 3)
      let sameDay = try await race(house, challengeID, by: anna, seed: 2, speed: 3, hour: 1)
      #expect(first.points?.topTenPoints == 10)
      #expect((sameDay.points?.basePoints ?? 9) <= 1, "a second time on one day only what is more counts")
      let better = try await race(house, challengeID, by: anna, seed: 3, speed: 5, hour: 30)
      #expect(better.points?.basePoints == better.points?.fullBasePoints && better.points?.topTenPoints == 10)
      #expect(better.points?.improvementPoints == PointsFormula.percent(10, of: better.points?.basePoints ?? 0))
      let stats = try await house.stats(of: anna)
      let sum = [first, sameDay, better].reduce(0) { $0 + ($1.points?.totalPoints ?? 0) }
      #expect(stats.totalPoints == sum && stats.acceptedAttemptCount == 3 && stats.completedChallengeCount == 1)
      #expect(try await house.board(challengeID, by: anna).rows.count == 1)
    }
  }

  @Test func boardsRankTheBestOfEachAndLeaveOutTheBlocked() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      var times: [(accountID: UUID, elapsed: Int64)] = []
      for index in 0..<12 {
        let runner = UUID()
        let attempt = try await race(house, challengeID, by: runner, seed: UInt64(index + 1), speed: 5.2 - Double(index) * 0.2)
        let elapsed = attempt.verdict?.elapsedMs ?? 0
        let isAmongTen = times.count { $0.elapsed < elapsed } < 10
        #expect(attempt.points?.topTenPoints == (isAmongTen ? 10 : 0))
        times.append((runner, elapsed))
      }
      let runners = times.sorted { $0.elapsed < $1.elapsed }.map(\.accountID)
      var (rows, token): ([BoardRow], String) = ([], "")
      repeat {
        let page = try await house.board(challengeID, by: runners[5], size: 5, token: token)
        rows += page.rows
        token = page.nextPageToken
      } while !token.isEmpty
      // Equals share a rank.
      let ranks = Dictionary(
        uniqueKeysWithValues: times.map { one in (one.accountID, Int64(times.count { $0.elapsed < one.elapsed }) + 1) })
      #expect(Set(rows.map(\.accountID)) == Set(runners.map(\.text)) && rows.count == 12)
      #expect(
        rows.map(\.rank) == rows.map { row in UUID(text: row.accountID).flatMap { ranks[$0] } ?? 0 }
          && rows.map(\.rank) == ranks.values.sorted())
      #expect(try await house.board(challengeID, by: runners[5]).ownRow?.rank == ranks[runners[5]])
      house.social.block(runners[5], runners[2])
      let page = try await house.board(challengeID, by: runners[5], size: 5)
      #expect(page.rows.map(\.rank) == rows.prefix(5).filter { $0.accountID != runners[2].text }.map(\.rank) && page.rows.count == 4)
      // Overtaken by an eleventh, the tenth keeps what it had.
      let tenth = try await house.stats(of: runners[9]).totalPoints
      _ = try await race(house, challengeID, by: UUID(), seed: 77, speed: 6)
      #expect(try await house.stats(of: runners[9]).totalPoints == tenth)
      house.social.befriend(runners[0], runners[1])
      let context = house.call(ResultServiceMethods.getFriendScores, by: runners[0])
      let scores = try await house.results.getFriendScores(GetFriendScoresRequest(), context).scores
      #expect(Set(scores.map(\.accountID)) == [runners[0].text, runners[1].text] && scores[0].rank == 1)
    }
  }

  /// With the time that it took, a finish to the millisecond would tell when somebody was where.
  @Test func boardsTellTheDayAlone() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, berta, challengeID) = (UUID(), UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let attempt = try await race(house, challengeID, by: anna, seed: 1, speed: 3)
      for viewer in [anna, berta] {
        let board = try await house.board(challengeID, by: viewer)
        #expect(board.rows.map(\.finishTime) == [Moment(milliseconds: 1_779_926_400_000)], "when the day began")
        #expect(board.ownRow?.finishTime == (viewer == anna ? board.rows[0].finishTime : nil))
      }
      // Equals stand as they came, whatever is told of it.
      for runner in [berta, UUID()] {
        try await house.database.execute(
          """
          INSERT INTO challenge_bests (challenge_id, version, account_id, attempt_id, rank, tie, score, score_unit, end_time)
          SELECT challenge_id, version, \(runner), gen_random_uuid(), rank, tie, score, score_unit,
            end_time - interval '1 minute' * (SELECT count(*) FROM challenge_bests)
          FROM challenge_bests WHERE account_id = \(anna)
          """)
      }
      var (rows, token): ([BoardRow], String) = ([], "")
      repeat {
        let page = try await house.board(challengeID, by: anna, size: 1, token: token)
        rows += page.rows
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(rows.map(\.rank) == [1, 1, 1] && rows[1].accountID == berta.text && rows[2].accountID == anna.text)
      #expect(Set(rows.map(\.finishTime)).count == 1 && attempt.state == .accepted)
    }
  }

  @Test func whoAppearsOfflineIsNotSeenToRunBeforeTheNextDay() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, berta) = (UUID(), UUID())
      house.social.befriend(anna, berta)
      house.social.know([anna: "anna", berta: "berta"])
      house.social.show(CheckViewResponse(isFound: true, isShown: true))
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      try await house.database.transaction { _ = try await $0.execute("INSERT INTO hidden_players (account_id) VALUES (\(anna))") }
      func seen() async throws -> (rows: [BoardRow], points: Int64?, friend: Int64?) {
        let stats = try await house.results.getExpeditionStats(
          GetExpeditionStatsRequest(accountID: anna.text), house.call(ResultServiceMethods.getExpeditionStats, by: berta))
        let scores = try await house.results.getFriendScores(
          GetFriendScoresRequest(), house.call(ResultServiceMethods.getFriendScores, by: berta))
        let friend = scores.scores.first { $0.accountID == anna.text }
        #expect(friend?.person?.username == "anna")
        return (try await house.board(challengeID, by: berta).rows, stats.stats?.totalPoints, friend?.totalPoints)
      }
      _ = try await race(house, challengeID, by: anna, seed: 1, speed: 3)
      let own = try await house.stats(of: anna).totalPoints
      let before = try await seen()
      #expect(own > 0 && before.rows.isEmpty && before.points == 0 && before.friend == 0)
      house.clock.advance(by: .seconds(86_400))
      async let first: Void = house.taker.enterDue(at: house.clock.now(), in: house.database)
      async let second: Void = house.taker.enterDue(at: house.clock.now(), in: house.database)
      _ = try await (first, second)
      let after = try await seen()
      #expect(after.rows.map { $0.person?.username } == ["anna"])
      #expect(try await house.stats(of: anna).totalPoints > own, "the bonus for the ten best comes with the board")
      try await house.database.transaction { _ = try await $0.execute("DELETE FROM hidden_players") }
      let (shown, whole) = (try await seen().points, try await house.stats(of: anna).totalPoints)
      #expect(shown == whole)
    }
  }

  /// A line that was drawn: held, and what a moderator decides of it.
  private func held(_ house: ExpeditionsHouse, _ challengeID: String, by accountID: UUID) async throws -> String {
    var maker = TrackMaker(seed: 4)
    let line = maker.spoofed(maker.gone([(-60, 0), (0, 0), (300, 0), (360, 0)], speed: 3, variation: 0, weave: 0))
    let done = try await house.done(challengeID, line, by: accountID)
    #expect(done.verdict?.outcome == .held && done.verdict?.findings.contains { $0.kind == .noNoise } == true)
    return done.attempt?.attemptID ?? ""
  }

  @Test func whatIsHeldIsDecidedByAModerator() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, berta, moderator) = (UUID(), UUID(), UUID())
      house.auth.appoint(moderator)
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      house.social.know([anna: "anna"])
      let friend = UUID()
      house.social.befriend(anna, friend)
      _ = try await race(house, challengeID, by: friend, seed: 9, speed: 2)
      let attemptID = try await held(house, challengeID, by: anna)
      #expect(try await house.stats(of: anna).totalPoints == 0)
      func context(_ method: MethodRow, _ accountID: UUID) -> RequestContext { house.call(method, by: accountID, roles: ["moderator"]) }
      func decide(_ isAccepted: Bool, by accountID: UUID, overrules: Bool = false) async throws -> AttemptState? {
        let request = DecideAttemptRequest(attemptID: attemptID, isAccepted: isAccepted, note: "Seen.", overrules: overrules)
        let answer = try await house.moderation.decideAttempt(request, context(AttemptModerationServiceMethods.decideAttempt, accountID))
        return answer.waitingAttempt?.attempt?.state
      }
      #expect(await house.refusal { _ = try await decide(true, by: berta) }?.reason == "PERMISSION_DENIED")
      let list = try await house.moderation.listWaitingAttempts(
        ListWaitingAttemptsRequest(), context(AttemptModerationServiceMethods.listWaitingAttempts, moderator))
      #expect(list.attempts.map { $0.attempt?.attemptID } == [attemptID] && list.attempts[0].accountID == anna.text)
      #expect(list.attempts[0].person?.username == "anna")
      let map = try await house.moderation.getWaitingAttempt(
        GetWaitingAttemptRequest(attemptID: attemptID), context(AttemptModerationServiceMethods.getWaitingAttempt, moderator))
      #expect(map.waitingAttempt?.person?.username == "anna")
      #expect(map.samples.count == 60 && map.waitingAttempt?.attempt?.verdict?.findings.isEmpty == false)
      for _ in 0..<2 { #expect(try await decide(true, by: moderator) == .accepted) }
      #expect(await house.refusal { _ = try await decide(false, by: moderator) }?.reason == "ALREADY_DECIDED")
      let attempt = try await house.attempt(attemptID, by: anna)
      #expect(attempt.verdict?.outcome == .accepted && attempt.decisionNote == "Seen." && attempt.points?.topTenPoints == 10)
      #expect(try await house.stats(of: anna).totalPoints == attempt.points?.totalPoints)
      #expect(try await house.board(challengeID, by: anna).rows.count == 2)
      // Friends hear of it as if the machine had accepted it.
      let beaten = ExpeditionsEvent.OneOfContent.recordBeaten(RecordBeaten(challengeID: challengeID, accountID: anna.text))
      #expect(try await house.told(to: friend).count { $0 == beaten } == 1)
      // What a moderator has decided is taken back by one who says so, with the points.
      #expect(try await house.board(challengeID, by: anna).rows.map(\.attemptID).contains(attemptID))
      #expect(try await decide(false, by: moderator, overrules: true) == .rejected)
      #expect(try await house.stats(of: anna).totalPoints == 0)
      #expect(try await house.board(challengeID, by: anna).rows.map(\.accountID) == [friend.text])
      #expect(try await decide(true, by: moderator, overrules: true) == .accepted)
    }
  }

  /// Somebody has seen that it was a car.
  @Test func whatTheMachineHasAcceptedAModeratorTakesBack() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, moderator) = (UUID(), UUID())
      house.auth.appoint(moderator)
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      let accepted = try #require(try await house.done(challengeID, ChallengeKinds.track(.race), by: anna).attempt)
      #expect(accepted.state == .accepted)
      func decide(overrules: Bool) async throws -> AttemptState? {
        let request = DecideAttemptRequest(attemptID: accepted.attemptID, isAccepted: false, note: "A car.", overrules: overrules)
        let context = house.call(AttemptModerationServiceMethods.decideAttempt, by: moderator, roles: ["moderator"])
        return try await house.moderation.decideAttempt(request, context).waitingAttempt?.attempt?.state
      }
      #expect(await house.refusal { _ = try await decide(overrules: false) }?.reason == "ALREADY_DECIDED")
      for _ in 0..<2 { #expect(try await decide(overrules: true) == .rejected) }
      #expect(try await house.stats(of: anna).totalPoints == 0)
      #expect(try await house.board(challengeID, by: anna).rows.isEmpty)
    }
  }

  @Test func whoWasRejectedMayAppeal() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, moderator) = (UUID(), UUID())
      house.auth.appoint(moderator)
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      let rejected = try #require(try await house.done(challengeID, ChallengeKinds.track(.race, speed: 13), by: anna).attempt)
      #expect(rejected.state == .rejected)
      let context = house.call(AttemptServiceMethods.appealVerdict, by: anna)
      for _ in 0..<2 {
        let request = AppealVerdictRequest(attemptID: rejected.attemptID, text: "The wind was strong.")
        #expect(try await house.attempts.handlers.appealVerdict(request, context).attempt?.isAppealed == true)
      }
      let list = try await house.moderation.listWaitingAttempts(
        ListWaitingAttemptsRequest(), house.call(AttemptModerationServiceMethods.listWaitingAttempts, by: moderator, roles: ["moderator"]))
      #expect(list.attempts.map(\.appeal) == ["The wind was strong."])
      let request = DecideAttemptRequest(attemptID: rejected.attemptID, isAccepted: false)
      let decided = try await house.moderation.decideAttempt(
        request, house.call(AttemptModerationServiceMethods.decideAttempt, by: moderator, roles: ["moderator"]))
      #expect(decided.waitingAttempt?.attempt?.state == .rejected)
      let accepted = try await race(house, challengeID, by: UUID(), seed: 3, speed: 3, hour: 5)
      let other = await house.refusal {
        _ = try await house.attempts.handlers.appealVerdict(AppealVerdictRequest(attemptID: accepted.attemptID), context)
      }
      #expect(other?.reason == "ATTEMPT_NOT_FOUND")
    }
  }

  @Test func whenRulesChangeAttemptsAreJudgedAgain() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let attempt = try await race(house, challengeID, by: anna, seed: 1, speed: 3)
      let id = try #require(UUID(text: attempt.attemptID))
      // Former rules had another score, and more points for it.
      try await house.database.execute("UPDATE attempts SET full_base_points = 500, rank = 0, ruleset_version = 0 WHERE attempt_id = \(id)")
      #expect(try await house.attempts.review.judgeAgain(at: house.clock.now()) == 1)
      let latter = try await house.attempt(attempt.attemptID, by: anna)
      #expect(latter.points == attempt.points && latter.state == .accepted)
      #expect(try await house.stats(of: anna).totalPoints == attempt.points?.totalPoints)
      #expect(try await house.attempts.review.judgeAgain(at: house.clock.now()) == 0)
      // Without a track nothing can be said anew, and the verdict stays.
      house.clock.advance(by: .seconds(91 * 86_400))
      #expect(try await house.attempts.review.forgetTracks(at: house.clock.now()) == 1)
      #expect(try await house.attempts.review.forgetTracks(at: house.clock.now()) == 0)
      try await house.database.execute("UPDATE attempts SET ruleset_version = 0 WHERE attempt_id = \(id)")
      #expect(try await house.attempts.review.judgeAgain(at: house.clock.now()) == 1)
      #expect(try await house.attempt(attempt.attemptID, by: anna).points == attempt.points)
    }
  }

  /// By new rules a control was not passed. What a moderator gives back then is what it had, and no time of nothing.
  @Test func whatIsNotCompleteAnyMoreKeepsItsResultForAModerator() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, moderator, challengeID) = (UUID(), UUID(), try await house.published(ChallengeKinds.draft(.race)))
      house.auth.appoint(moderator)
      let before = try await race(house, challengeID, by: anna, seed: 1, speed: 3)
      let id = try #require(UUID(text: before.attemptID))
      let row = try await house.board(challengeID, by: anna).rows
      try await house.database.execute("DELETE FROM track_chunks WHERE attempt_id = \(id) AND sequence >= 1")
      try await house.database.execute("UPDATE attempts SET ruleset_version = 0 WHERE attempt_id = \(id)")
      #expect(try await house.attempts.review.judgeAgain(at: house.clock.now()) == 1)
      #expect(try await house.attempt(before.attemptID, by: anna).state == .held)
      #expect(try await house.board(challengeID, by: anna).rows.isEmpty)
      let request = DecideAttemptRequest(attemptID: before.attemptID, isAccepted: true)
      let context = house.call(AttemptModerationServiceMethods.decideAttempt, by: moderator, roles: ["moderator"])
      _ = try await house.moderation.decideAttempt(request, context)
      #expect(try await house.board(challengeID, by: anna).rows == row)
      #expect(try await house.attempt(before.attemptID, by: anna).points?.totalPoints == before.points?.totalPoints)
    }
  }

  /// The judge looks before anything is locked: what a moderator has decided meanwhile stands, and two processes judge an attempt again once.
  @Test func whatWasDecidedMeanwhileIsNotJudgedAway() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      let (moderator, version) = (UUID(), AttemptRules.rulesetVersion + 1)
      house.auth.appoint(moderator)
      for seed in 1...4 {
        let runner = UUID()
        let attemptID = try await held(house, challengeID, by: runner)
        let context = house.call(AttemptModerationServiceMethods.decideAttempt, by: moderator, roles: ["moderator"])
        let request = DecideAttemptRequest(attemptID: attemptID, isAccepted: true)
        async let again = house.attempts.review.judgeAgain(at: house.clock.now(), rulesetVersion: version)
        async let other = house.attempts.review.judgeAgain(at: house.clock.now(), rulesetVersion: version)
        async let decided = house.moderation.decideAttempt(request, context)
        _ = try await (again, other, decided)
        #expect(try await house.attempt(attemptID, by: runner).state == .accepted, "\(seed)")
        #expect(try await house.stats(of: runner).acceptedAttemptCount == 1)
      }
    }
  }

  @Test func eachBadgeOfTheDocumentIsThere() {
    let levels = Dictionary(
      ExpeditionBadges.catalogue.definitions.map { ($0.badge.rawValue, $0.levels.map(\.goal)) }, uniquingKeysWith: { first, _ in first })
    #expect(
      levels == [
        "challenger": [1, 10, 50, 100], "park_visitor": [5, 20, 50], "weatherproof": [1, 5], "all_rounder": [9], "podium": [1],
        "early_bird": [1], "explorer": [1],
      ])
    for (hour, isEarly) in [(3, true), (5, true), (6, false), (23, false)] {
      // A day of the place, at the middle of Europe's first zone.
      #expect(AttemptRules.isEarly(at: Int64(hour - 1) * 3_600_000, longitude: 15 * GridPoint.stepsPerDegree) == isEarly, "\(hour)")
    }
  }

  @Test func whatARunnerLeavesBehindGoesWithTheRunner() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      _ = try await race(house, challengeID, by: anna, seed: 1, speed: 3)
      _ = try await house.database.transaction { try await house.features().personal.purge(anna, in: $0) }
      let counts = try await house.database.query(
        """
        SELECT (SELECT count(*) FROM attempts), (SELECT count(*) FROM track_chunks), (SELECT count(*) FROM track_prints),
          (SELECT count(*) FROM challenge_bests)
        """
      ).firstRow()
      for column in 0..<4 { #expect(try counts.get(column, as: Int64.self) == 0) }
      #expect(try await house.board(challengeID, by: UUID()).rows.isEmpty)
    }
  }
}
