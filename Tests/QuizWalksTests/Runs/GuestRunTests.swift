import CairnProto
import CairnTesting
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import Protobuf
import QuizWalksProto
import QuizWalksServices
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import Events
@testable import GameCommon
@testable import QuizWalks

/// Runs of guests who become accounts, and what of them counts.
@Suite struct GuestRunTests {
  /// A run in which a guest has answered all three questions rightly, and which goes on.
  private func begun(_ walkID: String, by guestID: UUID, _ house: QuizHouse) async throws -> String {
    let runID = try await house.start(walkID, by: guestID, isGuest: true)
    try await answerAll(in: runID, by: guestID, house)
    return runID
  }

  private func answerAll(in runID: String, by guestID: UUID, _ house: QuizHouse) async throws {
    for (index, id) in try await house.run(runID, by: guestID).questions.map(\.questionID).enumerated() {
      house.clock.advance(by: .seconds(12))
      let unlock = UnlockQuestionRequest(runID: runID, questionID: id, positions: [house.position(Double(index + 1) * 100)])
      _ = try await house.runs.unlockQuestion(unlock, house.call(RunServiceMethods.unlockQuestion, by: guestID, isGuest: true))
      let answer = AnswerQuestionRequest(runID: runID, questionID: id, answer: Answer(kind: .choice(1)))
      _ = try await house.runs.answerQuestion(answer, house.call(RunServiceMethods.answerQuestion, by: guestID, isGuest: true))
    }
  }

  private func endAsGuest(_ runID: String, by guestID: UUID, _ house: QuizHouse) async throws {
    _ = try await house.runs.endRun(EndRunRequest(runID: runID), house.call(RunServiceMethods.endRun, by: guestID, isGuest: true))
  }

  /// What AuthService tells of an upgrade.
  private func told(_ accountID: UUID, _ time: Moment?) -> AccountUpgraded {
    AccountUpgraded(accountID: accountID.text, upgradeTime: time)
  }

  /// - Returns: Whether the event was taken.
  @discardableResult
  private func hear(_ upgraded: AccountUpgraded, from source: String = "auth", _ house: QuizHouse) async -> Bool {
    let inbox = Inbox(database: house.database, time: house.clock, handlers: house.features.events(Outbox(ids: TimeOrderedIDs())))
    let event = InboxEvent(
      eventID: UUID(), type: UpgradeInbox.eventType, orderingKey: upgraded.accountID, source: source, createTime: house.clock.now(),
      payload: upgraded.encoded())
    return await inbox.receive([event]).takenCount == 1
  }

  private func points(of accountID: UUID, on board: BoardDefinition, _ key: String = "", _ house: QuizHouse) async throws -> Double? {
    try await Boards().standing(of: accountID, on: BoardKey(board, key), in: house.database).value?.number
  }

  @Test func aRunThatNobodyTouchesAfterTheUpgradeIsTheAccounts() async throws {
    try await QuizHouse.run { house in
      let (walkID, anna, guest) = (try await house.published(), UUID(), UUID())
      for player in [anna, guest] { _ = try await begun(walkID, by: player, house) }
      #expect(await hear(told(anna, house.clock.now()), house))
      house.clock.advance(by: RunRules.lifetime)
      #expect(try await house.runs.expire(at: house.clock.now(), limit: 50) == 2)
      #expect(try await points(of: anna, on: .walkRuns, walkID, house) == 3)
      #expect(try await points(of: anna, on: .walkPoints, "", house) == 3)
      for board in [BoardDefinition.walkRuns, .walkPoints] {
        let key = board == .walkRuns ? walkID : ""
        #expect(try await points(of: guest, on: board, key, house) == nil, "a guest still")
      }
    }
  }

  /// The maker of a group ends it, and with it the runs of all.
  @Test func aRunThatEndsWithItsGroupAfterTheUpgradeIsTheAccounts() async throws {
    try await QuizHouse.run { house in
      let (walkID, anna, other) = (try await house.published(), UUID(), UUID())
      let groupID = try await house.group(walkID)
      for player in [anna, other] {
        try await house.join(groupID, name: "Guest", by: player, isGuest: true)
        try await answerAll(in: try await house.startRun(in: groupID, by: player, isGuest: true), by: player, house)
      }
      #expect(await hear(told(anna, house.clock.now()), house))
      try await house.endGroup(groupID)
      #expect(try await points(of: anna, on: .walkPoints, "", house) == 3)
      #expect(try await points(of: other, on: .walkPoints, "", house) == nil)
    }
  }

  @Test func whatWasEndedAsAGuestStaysAGuestsAndIsListed() async throws {
    try await QuizHouse.run { house in
      let (walkID, anna) = (try await house.published(), UUID())
      let runID = try await begun(walkID, by: anna, house)
      try await endAsGuest(runID, by: anna, house)
      house.clock.advance(by: .seconds(1))
      #expect(await hear(told(anna, house.clock.now()), house))
      #expect(try await points(of: anna, on: .walkRuns, walkID, house) == nil)
      #expect(try await points(of: anna, on: .walkPoints, "", house) == nil)
      let list = try await house.runs.listRuns(ListRunsRequest(), house.call(RunServiceMethods.listRuns, by: anna))
      #expect(list.runs.map(\.runID) == [runID])
    }
  }

  /// The news comes later than the upgrade: a call that was under way, or the clock, has ended a run in between.
  @Test func aRunThatEndsBeforeTheUpgradeIsHeardOfCountsAfterAllAndOnce() async throws {
    try await QuizHouse.run { house in
      let (walkID, anna) = (try await house.published(), UUID())
      let runID = try await begun(walkID, by: anna, house)
      let upgradeTime = house.clock.now()
      house.clock.advance(by: .seconds(1))
      try await endAsGuest(runID, by: anna, house)
      #expect(try await points(of: anna, on: .walkPoints, "", house) == nil)
      for _ in 0..<2 { #expect(await hear(told(anna, upgradeTime), house)) }
      #expect(try await points(of: anna, on: .walkRuns, walkID, house) == 3)
      #expect(try await points(of: anna, on: .walkPoints, "", house) == 3)
      let insights = try await house.walks.getWalkInsights(
        GetWalkInsightsRequest(walkID: walkID), house.call(WalkServiceMethods.getWalkInsights, by: house.maker))
      #expect(insights.questions.map(\.askedCount) == [1, 1, 1], "its makers have seen it once")
    }
  }

  @Test func newsThatSaysNothingOrComesFromOthersIsNotTaken() async throws {
    try await QuizHouse.run { house in
      let (walkID, anna) = (try await house.published(), UUID())
      _ = try await begun(walkID, by: anna, house)
      #expect(await !hear(told(anna, nil), house))
      #expect(await !hear(AccountUpgraded(accountID: "anna", upgradeTime: house.clock.now()), house))
      #expect(await !hear(told(anna, house.clock.now()), from: "social", house))
      house.clock.advance(by: RunRules.lifetime)
      _ = try await house.runs.expire(at: house.clock.now(), limit: 50)
      #expect(try await points(of: anna, on: .walkPoints, "", house) == nil)
    }
  }
}
