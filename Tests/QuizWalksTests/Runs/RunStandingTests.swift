import CairnProto
import CairnServices
import CairnTesting
import Events
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import Protobuf
import QuizWalksProto
import QuizWalksServices
import ServiceDatabase
import Testing
import Timekeeping

@testable import GameCommon
@testable import QuizWalks
@testable import RPC

/// Runs on the boards of all apps, and the badges they make; both follow when a run is found to be none.
@Suite struct RunStandingTests {
  private func standing(
    of accountID: UUID, on board: BoardDefinition, _ key: String = "", in house: QuizHouse
  ) async throws -> (rank: Int64?, value: Double?) {
    let standing = try await Boards().standing(of: accountID, on: BoardKey(board, key), in: house.database)
    return (standing.rank, standing.value?.number)
  }

  /// Walks a walk of three questions, with so many right answers, and so many seconds between them.
  @discardableResult
  private func walk(
    _ walkID: String, by accountID: UUID, right: Int, pace: Int64 = 12, isGuest: Bool = false, ends: Bool = true, _ house: QuizHouse
  ) async throws -> String {
    let runID = try await house.start(walkID, by: accountID, isGuest: isGuest)
    let ids = try await house.run(runID, by: accountID).questions.map(\.questionID)
    for (index, id) in ids.enumerated() {
      house.clock.advance(by: .seconds(pace))
      let unlock = UnlockQuestionRequest(runID: runID, questionID: id, positions: [house.position(Double(index + 1) * 100)])
      _ = try await house.runs.unlockQuestion(unlock, house.call(RunServiceMethods.unlockQuestion, by: accountID, isGuest: isGuest))
      let answer = AnswerQuestionRequest(runID: runID, questionID: id, answer: Answer(kind: .choice(index < right ? 1 : 0)))
      _ = try await house.runs.answerQuestion(answer, house.call(RunServiceMethods.answerQuestion, by: accountID, isGuest: isGuest))
    }
    if ends {
      _ = try await house.runs.endRun(
        EndRunRequest(runID: runID), house.call(RunServiceMethods.endRun, by: accountID, isGuest: isGuest))
    }
    return runID
  }

  private func decide(_ runID: String, _ isCounted: Bool, by moderatorID: UUID, _ house: QuizHouse) async throws {
    let method = RunModerationServiceMethods.decideRun
    let context = RequestContext(
      caller: Caller(accountID: moderatorID, sessionID: moderatorID, roles: ["moderator"]), method: method, now: house.clock.now(),
      requestID: "test")
    _ = try await house.moderation.decideRun(DecideRunRequest(runID: runID, isCounted: isCounted), context)
  }

  private func levels(of accountID: UUID, _ house: QuizHouse) async throws -> [String: Int32] {
    let context = house.call(AchievementServiceMethods.listBadges, by: accountID)
    let method = try #require(house.features.methods.first { $0.row == AchievementServiceMethods.listBadges })
    guard case .unary(let body) = method.body else { return [:] }
    let answer = try ListBadgesResponse(decoding: try await body(ListBadgesRequest(realm: .qwalk).encoded(), context))
    return Dictionary(answer.badges.filter { $0.unlockTime != nil }.map { ($0.badgeID, max(1, $0.level)) }) { first, _ in first }
  }

  @Test func theBestRunStandsOnTheBoardOfItsWalkAndTheFirstCountsOverAll() async throws {
    try await QuizHouse.run { house in
      let (walkID, anna, berta) = (try await house.published(), UUID(), UUID())
      try await walk(walkID, by: anna, right: 1, house)
      try await walk(walkID, by: berta, right: 2, house)
      #expect(try await standing(of: anna, on: .walkRuns, walkID, in: house) == (2, 1))
      // At the second run the answers are known: it is better on the walk, and nothing more over all.
      try await walk(walkID, by: anna, right: 3, house)
      for key in [walkID, "\(walkID)/1"] {
        #expect(try await standing(of: anna, on: .walkRuns, key, in: house) == (1, 3))
        #expect(try await standing(of: berta, on: .walkRuns, key, in: house) == (2, 2))
      }
      #expect(try await standing(of: anna, on: .walkPoints, in: house) == (2, 1))
      #expect(try await standing(of: berta, on: .walkPoints, in: house) == (1, 2))
      try await walk(try await house.published(title: "Another"), by: anna, right: 3, house)
      #expect(try await standing(of: anna, on: .walkPoints, in: house) == (1, 4))
    }
  }

  @Test func ofRunsWithAsManyPointsTheQuickerIsBefore() async throws {
    try await QuizHouse.run { house in
      let (walkID, anna, berta) = (try await house.published(), UUID(), UUID())
      try await walk(walkID, by: anna, right: 2, pace: 20, house)
      try await walk(walkID, by: berta, right: 2, pace: 15, house)
      #expect(try await standing(of: berta, on: .walkRuns, walkID, in: house).rank == 1)
      #expect(try await standing(of: anna, on: .walkRuns, walkID, in: house).rank == 2)
    }
  }

  @Test func makersAndGuestsAreOnNoBoardAndPrivateWalksOnTheirOwn() async throws {
    try await QuizHouse.run { house in
      let (walkID, guest, friend) = (try await house.published(), UUID(), UUID())
      try await walk(walkID, by: house.maker, right: 3, house)
      try await walk(walkID, by: guest, right: 3, isGuest: true, house)
      for accountID in [house.maker, guest] {
        #expect(try await standing(of: accountID, on: .walkRuns, walkID, in: house).value == nil)
        #expect(try await standing(of: accountID, on: .walkPoints, in: house).value == nil)
        #expect(try await levels(of: accountID, house).isEmpty)
      }
      house.social.befriend(house.maker, friend)
      let secret = try await house.draft(title: "Among us")
      try await house.publish(secret, .friends)
      try await walk(secret, by: friend, right: 3, house)
      #expect(try await standing(of: friend, on: .walkRuns, secret, in: house) == (1, 3))
      #expect(try await standing(of: friend, on: .walkPoints, in: house).value == nil)
      let gate = WalkBoardGate(database: house.database, access: house.runs.access)
      let now = house.clock.now()
      #expect(try await gate.isOpen(secret, to: friend, at: now))
      #expect(try await gate.isOpen("\(secret)/1", to: house.maker, at: now))
      #expect(try await !gate.isOpen(secret, to: UUID(), at: now))
      #expect(try await gate.isOpen(walkID, to: UUID(), at: now))
      for key in ["", UUID().text] { #expect(try await !gate.isOpen(key, to: friend, at: now)) }
    }
  }

  @Test func aRunThatEndsByItselfCountsAsWell() async throws {
    try await QuizHouse.run { house in
      let (walkID, anna) = (try await house.published(), UUID())
      try await walk(walkID, by: anna, right: 2, ends: false, house)
      #expect(try await standing(of: anna, on: .walkRuns, walkID, in: house).value == nil)
      house.clock.advance(by: RunRules.lifetime)
      #expect(try await house.runs.expire(at: house.clock.now(), limit: 50) == 1)
      #expect(try await standing(of: anna, on: .walkRuns, walkID, in: house) == (1, 2))
      #expect(try await standing(of: anna, on: .walkPoints, in: house) == (1, 2))
    }
  }

  @Test func aRunThatWasForgedLeavesBoardsAndBadgesAndComesBackWhenItWasNot() async throws {
    try await QuizHouse.run { house in
      let (walkID, anna, moderator) = (try await house.published(), UUID(), UUID())
      house.social.appoint(moderator)
      let first = try await walk(walkID, by: anna, right: 3, house)
      let second = try await walk(walkID, by: anna, right: 1, house)
      #expect(try await levels(of: anna, house) == ["walker": 1, "know_it_all": 1])
      for _ in 0..<2 { try await decide(first, false, by: moderator, house) }
      #expect(try await standing(of: anna, on: .walkRuns, walkID, in: house) == (1, 1))
      #expect(try await standing(of: anna, on: .walkPoints, in: house) == (1, 1), "the second is the first that counts now")
      #expect(try await levels(of: anna, house) == ["walker": 1])
      try await decide(second, false, by: moderator, house)
      #expect(try await standing(of: anna, on: .walkRuns, walkID, in: house) == (nil, nil))
      #expect(try await standing(of: anna, on: .walkPoints, in: house) == (nil, nil))
      #expect(try await levels(of: anna, house).isEmpty)
      for runID in [second, first] { try await decide(runID, true, by: moderator, house) }
      #expect(try await standing(of: anna, on: .walkRuns, walkID, in: house) == (1, 3))
      #expect(try await standing(of: anna, on: .walkPoints, in: house) == (1, 3))
      #expect(try await levels(of: anna, house) == ["walker": 1, "know_it_all": 1])
    }
  }

  /// Answers a question of a run, wherever the player was before.
  private func answer(_ number: Int, _ choice: Int32, in runID: String, by accountID: UUID, isGuest: Bool = false, _ house: QuizHouse)
    async throws
  {
    house.clock.advance(by: .seconds(40))
    let id = try await house.run(runID, by: accountID).questions[number - 1].questionID
    let unlock = UnlockQuestionRequest(runID: runID, questionID: id, positions: [house.position(Double(number) * 100)])
    _ = try await house.runs.unlockQuestion(unlock, house.call(RunServiceMethods.unlockQuestion, by: accountID, isGuest: isGuest))
    let answer = AnswerQuestionRequest(runID: runID, questionID: id, answer: Answer(kind: .choice(choice)))
    _ = try await house.runs.answerQuestion(answer, house.call(RunServiceMethods.answerQuestion, by: accountID, isGuest: isGuest))
  }

  @Test func nothingCountsOverAllWhoseAnswersWereKnown() async throws {
    try await QuizHouse.run { house in
      let walkID = try await house.published()
      // All is answered in one run that is left open, and again in the other.
      let anna = UUID()
      try await walk(walkID, by: anna, right: 0, ends: false, house)
      try await walk(walkID, by: anna, right: 3, house)
      #expect(try await standing(of: anna, on: .walkPoints, in: house).value == nil, "the first goes on")
      #expect(try await levels(of: anna, house)["know_it_all"] == nil)
      // One is begun first and ended last, with what the other one has told meanwhile.
      let berta = UUID()
      let early = try await house.start(walkID, by: berta)
      try await answer(1, 1, in: early, by: berta, house)
      try await walk(walkID, by: berta, right: 0, house)
      for number in 2...3 { try await answer(number, 1, in: early, by: berta, house) }
      _ = try await house.end(early, by: berta)
      #expect(try await standing(of: berta, on: .walkPoints, in: house).value == nil)
      #expect(try await standing(of: berta, on: .walkRuns, walkID, in: house).value == 3, "the board of the walk has the best")
      // As a guest first.
      let carla = UUID()
      let asGuest = try await house.start(walkID, by: carla, isGuest: true)
      for number in 1...3 { try await answer(number, 0, in: asGuest, by: carla, isGuest: true, house) }
      _ = try await house.runs.endRun(EndRunRequest(runID: asGuest), house.call(RunServiceMethods.endRun, by: carla, isGuest: true))
      try await walk(walkID, by: carla, right: 3, house)
      #expect(try await standing(of: carla, on: .walkPoints, in: house).value == nil)
      // The day after, all has ended: the first of Anna's is the one that counts.
      house.clock.advance(by: RunRules.lifetime)
      _ = try await house.runs.expire(at: house.clock.now(), limit: 50)
      #expect(try await standing(of: anna, on: .walkPoints, in: house).value == 0)
    }
  }

  /// Timers that are over tell the right answers to who reads the run, whether anything was changed in it since or not.
  @Test func nothingCountsOverAllWhoseAnswersWereToldByTimers() async throws {
    try await QuizHouse.run { house in
      let (walkID, anna) = (try await house.published(), UUID())
      let runID = try await house.start(walkID, RunOptions(isTimed: true, questionTimerSeconds: 60), by: anna)
      for (index, id) in try await house.run(runID, by: anna).questions.map(\.questionID).enumerated() {
        house.clock.advance(by: .seconds(12))
        _ = try await house.unlock(id, at: Double(index + 1) * 100, in: runID, by: anna)
      }
      house.clock.advance(by: .seconds(100))
      #expect(try await house.run(runID, by: anna).questions.map(\.state) == [.timedOut, .timedOut, .timedOut])
      try await walk(walkID, by: anna, right: 3, house)
      #expect(try await standing(of: anna, on: .walkPoints, in: house).value == nil)
      #expect(try await levels(of: anna, house) == ["walker": 1])
      // A run in which a timer still ran when it ended has told nothing.
      let berta = UUID()
      let early = try await house.start(walkID, RunOptions(isTimed: true, questionTimerSeconds: 60), by: berta)
      let first = try await house.run(early, by: berta).questions[0].questionID
      house.clock.advance(by: .seconds(12))
      _ = try await house.unlock(first, at: 100, in: early, by: berta)
      _ = try await house.end(early, by: berta)
      house.clock.advance(by: .seconds(100))
      try await walk(walkID, by: berta, right: 3, house)
      #expect(try await standing(of: berta, on: .walkPoints, in: house).value == 3)
    }
  }

  @Test func whoHasWalkedItWhileItWasForFewOrHasEditedItIsNotFirstWhenItIsForAll() async throws {
    try await QuizHouse.run { house in
      let (friend, editor) = (UUID(), UUID())
      for account in [friend, editor] { house.social.befriend(house.maker, account) }
      let walkID = try await house.draft()
      let add = house.call(WalkServiceMethods.addEditor, by: house.maker)
      _ = try await house.walks.addEditor(AddEditorRequest(walkID: walkID, accountID: editor.text), add)
      try await house.publish(walkID, .friends)
      try await walk(walkID, by: friend, right: 1, house)
      let remove = house.call(WalkServiceMethods.removeEditor, by: editor)
      _ = try await house.walks.removeEditor(RemoveEditorRequest(walkID: walkID, accountID: editor.text), remove)
      try await house.publish(walkID)
      for account in [friend, editor] { try await walk(walkID, by: account, right: 3, house) }
      for account in [friend, editor] { #expect(try await standing(of: account, on: .walkPoints, in: house).value == nil) }
      #expect(try await standing(of: editor, on: .walkRuns, walkID, in: house).value == nil)
      #expect(try await levels(of: editor, house).isEmpty)
    }
  }

  @Test func whatIsBegunAndLeftIsNoWalkAndNoFirstOne() async throws {
    try await QuizHouse.run { house in
      let (walkID, anna) = (try await house.published(), UUID())
      _ = try await house.end(try await house.start(walkID, by: anna), by: anna)
      #expect(try await standing(of: anna, on: .walkRuns, walkID, in: house).value == nil)
      #expect(try await levels(of: anna, house).isEmpty)
      try await walk(walkID, by: anna, right: 3, house)
      #expect(try await standing(of: anna, on: .walkPoints, in: house).value == 3)
      #expect(try await levels(of: anna, house) == ["walker": 1, "know_it_all": 1])
      // One question of three is answered: its points count over all, and no monkey is beaten.
      let berta = UUID()
      for _ in 0..<20 {
        let runID = try await house.start(walkID, RunOptions(monkey: .hard), by: berta)
        try await answer(1, 1, in: runID, by: berta, house)
        _ = try await house.end(runID, by: berta)
        house.clock.advance(by: .seconds(300))
      }
      #expect(try await standing(of: berta, on: .walkRuns, walkID, in: house).value == nil)
      #expect(try await standing(of: berta, on: .walkPoints, in: house).value == 1)
      #expect(try await levels(of: berta, house).isEmpty)
    }
  }

  @Test func aSecondRunWithoutAMistakeIsNoFeat() async throws {
    try await QuizHouse.run { house in
      let (walkID, anna) = (try await house.published(), UUID())
      try await walk(walkID, by: anna, right: 2, house)
      try await walk(walkID, by: anna, right: 3, house)
      #expect(try await levels(of: anna, house) == ["walker": 1])
    }
  }

  @Test func aRunOfAGuestWhoHasAnAccountByNowIsTheAccounts() async throws {
    try await QuizHouse.run { house in
      let (walkID, anna) = (try await house.published(), UUID())
      let runID = try await house.start(walkID, by: anna, isGuest: true)
      try await answer(1, 1, in: runID, by: anna, isGuest: true, house)
      for number in 2...3 { try await answer(number, 1, in: runID, by: anna, house) }
      house.clock.advance(by: RunRules.lifetime)
      #expect(try await house.runs.expire(at: house.clock.now(), limit: 50) == 1)
      #expect(try await standing(of: anna, on: .walkPoints, in: house) == (1, 3))
      #expect(try await levels(of: anna, house)["know_it_all"] == 1)
    }
  }

  private func sweep(_ house: QuizHouse) async throws { try await GoneWalks(database: house.database).sweep(at: house.clock.now()) }

  @Test func aDeletedWalkLeavesNothingOnItsBoardsAndWhatWasWonOnItStays() async throws {
    try await QuizHouse.run { house in
      let (walkID, other) = (try await house.published(), try await house.published(title: "Another"))
      let (anna, hidden, moderator) = (UUID(), UUID(), UUID())
      house.social.appoint(moderator)
      let runID = try await walk(walkID, by: anna, right: 3, house)
      try await walk(other, by: anna, right: 2, house)
      try await house.database.execute("INSERT INTO hidden_players (account_id) VALUES (\(hidden))")
      try await walk(walkID, by: hidden, right: 2, house)
      try await sweep(house)
      #expect(try await standing(of: anna, on: .walkRuns, walkID, in: house) == (1, 3), "it is still there")
      let context = house.call(WalkServiceMethods.deleteWalk, by: house.maker)
      for _ in 0..<2 { _ = try await house.walks.deleteWalk(DeleteWalkRequest(walkID: walkID), context) }
      try await sweep(house)
      let keys = [walkID, "\(walkID)/1"]
      for key in keys { #expect(try await standing(of: anna, on: .walkRuns, key, in: house) == (nil, nil)) }
      #expect(try await standing(of: anna, on: .walkRuns, other, in: house) == (1, 2))
      #expect(try await standing(of: anna, on: .walkPoints, in: house).value == 5)
      #expect(try await levels(of: anna, house)["know_it_all"] == 1)
      // Nothing comes back: neither by a moderator's word, nor when the next day begins.
      for isCounted in [false, true] { try await decide(runID, isCounted, by: moderator, house) }
      house.clock.advance(by: GoneWalks.retention + .seconds(1))
      let boards = try BoardList([ListedBoard(.walkRuns), ListedBoard(.walkPoints)])
      try await HiddenPlayers(boards: boards).enterDue(at: house.clock.now(), in: house.database)
      try await sweep(house)
      for accountID in [anna, hidden] {
        for key in keys { #expect(try await standing(of: accountID, on: .walkRuns, key, in: house) == (nil, nil)) }
      }
      #expect(try await standing(of: anna, on: .walkPoints, in: house).value == 5)
      let entries: Int64 = try await house.database.query(
        "SELECT count(*) FROM board_entries WHERE board_key LIKE \(walkID + "%")"
      ).firstRow().get(0)
      let gone: Int64 = try await house.database.query("SELECT count(*) FROM quiz_gone_walks").firstRow().get(0)
      #expect(entries == 0 && gone == 0)
    }
  }

  @Test func walksOfAMakerWhoGoesLeaveTheBoardsTooWhileARunEnds() async throws {
    try await QuizHouse.run { house in
      let (walkID, anna, berta) = (try await house.published(), UUID(), UUID())
      try await walk(walkID, by: anna, right: 3, house)
      let open = try await walk(walkID, by: berta, right: 2, ends: false, house)
      async let ended = house.end(open, by: berta)
      async let purged: Void = house.database.transaction { _ = try await house.features.personal.purge(house.maker, in: $0) }
      _ = try await (ended, purged)
      try await sweep(house)
      for accountID in [anna, berta] {
        #expect(try await standing(of: accountID, on: .walkRuns, walkID, in: house) == (nil, nil))
      }
    }
  }

  @Test func onlyModeratorsDecideAndNotOfTheirOwn() async throws {
    try await QuizHouse.run { house in
      let (walkID, anna, moderator) = (try await house.published(), UUID(), UUID())
      house.social.appoint(moderator)
      let runID = try await walk(walkID, by: anna, right: 3, house)
      let own = try await walk(walkID, by: moderator, right: 3, house)
      let open = try await house.start(walkID, by: anna)
      #expect(await house.refusal { try await decide(runID, false, by: anna, house) } == "PERMISSION_DENIED")
      #expect(await house.refusal { try await decide(own, false, by: moderator, house) } == "OWN_RUN")
      for id in [open, UUID().text] {
        #expect(await house.refusal { try await decide(id, false, by: moderator, house) } == "RUN_NOT_FOUND")
      }
      #expect(await house.refusal { try await decide("x", false, by: moderator, house) } == "INVALID_UUID")
      #expect(try await standing(of: anna, on: .walkRuns, walkID, in: house).value == 3)
    }
  }

  @Test func twoRunsThatEndAtOnceCountOnceOverAll() async throws {
    try await QuizHouse.run { house in
      let (walkID, anna) = (try await house.published(), UUID())
      let runIDs = [
        try await walk(walkID, by: anna, right: 2, ends: false, house), try await walk(walkID, by: anna, right: 2, ends: false, house),
      ]
      try await withThrowingTaskGroup { group in
        for runID in runIDs { group.addTask { _ = try await house.end(runID, by: anna) } }
        try await group.waitForAll()
      }
      #expect(try await standing(of: anna, on: .walkPoints, in: house).value == 2)
    }
  }

  private static func run(off: Int64?, duration: Int64) -> CountedRun {
    CountedRun(
      runID: UUID(), accountID: UUID(), walkID: UUID(), version: 1, reach: .all, points: 3, questionCount: 3, duration: duration,
      tieOff: off,
      endTime: Moment(microseconds: 0))
  }

  /// Nearer at the end before quicker; without a guess behind all others.
  @Test func tiesAreInOrderAndWithinTheLimitsOfBoards() {
    let ordered = [(0, 0), (0, 100), (0, Int64.max), (1, 0), (99_997, 5), (99_998, 0), (Int64.max, 100), (nil, 200)] as [(Int64?, Int64)]
    let ties = ordered.map { Self.run(off: $0, duration: $1).tie }
    #expect(zip(ties, ties.dropFirst()).allSatisfy { $0 > $1 })
    #expect(ties.allSatisfy { (0...1_000_000_000_000).contains($0) })
  }

  @Test func aRunCountsAsFarAsItsWalkIsSeen() {
    typealias Row = (isOfGuest: Bool, isOwn: Bool, visibility: StoredWalk.Visibility?, reach: CountedRun.Reach)
    let rows: [Row] = [
      (false, false, .all, .all), (false, false, .link, .walk), (false, false, .friends, .walk), (false, false, nil, .none),
      (true, false, .all, .none), (false, true, .all, .none),
    ]
    for row in rows { #expect(CountedRun.reach(isOfGuest: row.isOfGuest, isOwn: row.isOwn, visibility: row.visibility) == row.reach) }
  }
}
