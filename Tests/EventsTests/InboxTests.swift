import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import Events

private let start = Moment(milliseconds: 1_767_225_600_000)

/// Calls an inbox as a service would, without a wire between.
private struct DirectChannel: RPCChannel {
  let handlers: InboxHandlers
  var caller = Caller.service("game")

  func unary<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> Response {
    let context = RequestContext(caller: caller, method: row, now: start)
    let response = try await handlers.deliver(DeliverRequest(decoding: request.encoded()), context)
    return try Response(decoding: response.encoded())
  }

  func serverStreaming<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> RPCResponseStream<Response> {
    throw RPCError(.unimplemented, told: "")
  }
}

@Suite struct InboxTests {
  private func withInbox(_ body: @escaping @Sendable (Inbox, FakeClock, Database) async throws -> Void) async throws {
    try await ScratchDatabase("events").withDatabase { database in
      try await database.execute("CREATE TABLE heard (word text NOT NULL)")
      let clock = FakeClock(start)
      let word = EventHandler("word", from: ["game"], about: { _ in [] }) { (payload: FieldViolation, _, transaction, _) in
        try await transaction.execute("INSERT INTO heard (word) VALUES (\(payload.field))")
        if payload.field == "bad" { throw RPCError(.failedPrecondition, told: "NOT_YET") }
      }
      try await body(Inbox(database: database, time: clock, handlers: [word]), clock, database)
    }
  }

  private func event(_ word: String, id: UUID = UUID(), number: Int64 = 1) -> OutboxEvent {
    OutboxEvent(number: number, eventID: id, type: "word", payload: FieldViolation(field: word).encoded(), createTime: start)
  }

  private func heard(_ database: Database) async throws -> [String] {
    try await database.query("SELECT word FROM heard ORDER BY word").map { try $0.get(0) }
  }

  @Test func overTheContractEventsAreTakenUntilOneFailsAndTheReasonComesBack() async throws {
    try await withInbox { inbox, _, database async throws in
      let game = ServiceDestination("social", DirectChannel(handlers: InboxHandlers(inbox: inbox)))
      let events = [event("a"), event("bad"), event("c")]
      let delivery = try await game.deliver(events, orderingKey: "k")
      #expect(delivery.takenCount == 1)
      #expect(delivery.failure?.code == .failedPrecondition)
      #expect(delivery.failure?.reason == "NOT_YET")
      // The effect of the failed one was rolled back with the memory of it.
      #expect(try await heard(database) == ["a"])
      #expect(try await game.deliver([events[0]], orderingKey: "k").takenCount == 1)
      #expect(try await heard(database) == ["a"])
    }
  }

  @Test func anEventIsNotTakenFromAnybodyElse() async throws {
    try await withInbox { inbox, _, database async throws in
      let stranger = ServiceDestination("social", DirectChannel(handlers: InboxHandlers(inbox: inbox), caller: .service("geo")))
      #expect(try await stranger.deliver([event("a")], orderingKey: "k").failure?.reason == "EVENT_SOURCE_REFUSED")
      #expect(try await heard(database) == [])
    }
  }

  @Test func twoDeliveriesAtOnceHaveOneEffect() async throws {
    try await withInbox { inbox, _, database async throws in
      let game = ServiceDestination("social", DirectChannel(handlers: InboxHandlers(inbox: inbox)))
      let event = event("a")
      let taken = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<4 { group.addTask { try await game.deliver([event], orderingKey: "k").takenCount } }
        return try await group.reduce(0, +)
      }
      #expect(taken == 4)
      #expect(try await heard(database) == ["a"])
    }
  }

  @Test func badRequestsAreRefused() async throws {
    try await withInbox { inbox, _, _ async throws in
      let client = InboxServiceClient(DirectChannel(handlers: InboxHandlers(inbox: inbox)))
      let many = [DeliveredEvent](repeating: DeliveredEvent(event: UUID().bytes, type: "word", createTime: start), count: 51)
      for (events, reason) in [
        ([], "MISSING"), (many, "TOO_MANY"), ([DeliveredEvent(event: [1, 2, 3], type: "word", createTime: start)], "MALFORMED"),
        ([DeliveredEvent(event: UUID().bytes, type: "word")], "MALFORMED"),
      ] {
        let error = await #expect(throws: RPCError.self) { _ = try await client.deliver(DeliverRequest(orderingKey: "k", events: events)) }
        #expect(error?.fieldViolations.first?.reason == reason)
      }
      let garbage = DeliveredEvent(event: UUID().bytes, type: "word", payload: [0xff], createTime: start)
      let response = try await client.deliver(DeliverRequest(orderingKey: "k", events: [garbage]))
      #expect(response.failure?.reason == "EVENT_MALFORMED")
    }
  }

  @Test func anEventIsRememberedForTwiceAsLongAsItsSenderTries() async throws {
    #expect(Inbox.retention >= OutboxRules().ageMax * 2)
    try await withInbox { inbox, clock, database async throws in
      let game = ServiceDestination("social", DirectChannel(handlers: InboxHandlers(inbox: inbox)))
      let event = event("a")
      _ = try await game.deliver([event], orderingKey: "k")
      clock.advance(by: Inbox.retention)
      #expect(try await inbox.sweep(at: clock.now()) == 0)
      _ = try await game.deliver([event], orderingKey: "k")
      #expect(try await heard(database) == ["a"])
      clock.advance(by: .seconds(1))
      #expect(try await inbox.sweep(at: clock.now()) == 1)
    }
  }
}

@Suite struct OutboxRulesTests {
  private let rules = OutboxRules()

  @Test func pausesGrowAndAreSpread() {
    #expect(OutboxRules.backoff.pause(after: 1, chance: 0) == .milliseconds(50))
    #expect(OutboxRules.backoff.pause(after: 1, chance: 0.999) < .milliseconds(100))
    #expect(OutboxRules.backoff.pause(after: 4, chance: 0) == .milliseconds(400))
    #expect(OutboxRules.backoff.pause(after: 1_000, chance: 0.5) == .seconds(45))
  }

  @Test func patienceOutlastsARollingUpgrade() {
    let least = (1..<rules.attemptsMax).reduce(Duration.zero) { $0 + OutboxRules.backoff.pause(after: $1, chance: 0) }
    #expect(least > .seconds(600))
  }

  @Test(arguments: [
    (29, false, 0, false), (30, false, 0, true), (1_000, true, 0, false), (1, false, 7 * 86_400, true), (1, true, 7 * 86_400, true),
  ])
  func onlyWhatFailedOftenOrIsOldIsGivenUp(attempt: Int, isAway: Bool, ageSeconds: Int, expected: Bool) {
    #expect(rules.isDead(attempt: attempt, isAway: isAway, age: .seconds(ageSeconds)) == expected)
  }

  @Test func anAbsenceIsNoStepTowardsTheEndBeyondTheLongestPause() {
    #expect(OutboxRules.backoff.step(after: OutboxRules.longestPauseAttempt) == OutboxRules.pauseMax)
    #expect(OutboxRules.backoff.step(after: OutboxRules.longestPauseAttempt - 1) < OutboxRules.pauseMax)
    var attempt = 0
    for _ in 0..<40 { attempt = rules.attempt(after: attempt, isAway: true) }
    #expect(attempt == OutboxRules.longestPauseAttempt)
    var (pauses, refusals) = (Duration.zero, 0)
    repeat {
      attempt = rules.attempt(after: attempt, isAway: false)
      refusals += 1
      pauses = pauses + OutboxRules.backoff.pause(after: attempt, chance: 0.5)
    } while !rules.isDead(attempt: attempt, isAway: false, age: .zero) && refusals < 1_000
    // As long as a rolling upgrade, also behind an absence; an absence between refusals takes none of them back.
    #expect(refusals == rules.attemptsMax - OutboxRules.longestPauseAttempt && pauses > .seconds(600))
    #expect(rules.attempt(after: 20, isAway: true) == 20)
  }
}
