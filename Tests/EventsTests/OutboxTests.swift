import CairnProto
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Observability
import Postgres
import Protobuf
import RPC
import Synchronization
import Testing
import Timekeeping

@testable import Events

/// Words that change while a test runs.
private final class Words: Sendable {
  private let words = Mutex<Set<String>>([])

  func holds(_ word: String) -> Bool { words.withLock { $0.contains(word) } }
  func set(_ new: Set<String>) { words.withLock { $0 = new } }
}

/// A database with events to send, a receiver that writes down what it hears, and relays.
private final class Traffic: Sendable {
  static let time = SystemTime()

  let loop: Loop
  let database: Database
  let scratch: ScratchDatabase
  let outbox = Outbox(ids: TimeOrderedIDs())
  /// Words that the receiver chokes on.
  let poison = Words()
  /// Deliveries that reached a destination, repeated ones included.
  let deliveries = Mutex<[String]>([])

  init(_ scratch: ScratchDatabase, _ loop: Loop, _ database: Database) {
    self.scratch = scratch
    self.loop = loop
    self.database = database
  }

  struct Poison: Error {}

  static func run(_ body: @escaping @Sendable (Traffic) async throws -> Void) async throws {
    let scratch = try ScratchDatabase("events")
    try await TestLoop.run { loop in
      let database = try scratch.database(on: loop)
      try await database.execute("CREATE TABLE heard (place bigserial PRIMARY KEY, ordering_key text NOT NULL, word text NOT NULL)")
      try await database.execute("CREATE TABLE counters (ordering_key text PRIMARY KEY, value int NOT NULL)")
      let result: Result<Void, any Error>
      do { result = .success(try await body(Traffic(scratch, loop, database))) } catch { result = .failure(error) }
      await database.close()
      try result.get()
    }
  }

  /// Takes "word" events from "test".
  func inbox(_ database: Database? = nil, type: String = "word", from sources: Set<String> = ["test"]) -> Inbox {
    let poison = poison
    let handler = EventHandler(type, from: sources, about: { _ in [] }) { (payload: FieldViolation, event, transaction, _) in
      try await transaction.execute("INSERT INTO heard (ordering_key, word) VALUES (\(event.orderingKey), \(payload.field))")
      if poison.holds(payload.field) { throw Poison() }
    }
    return Inbox(database: database ?? self.database, time: Self.time, handlers: [handler])
  }

  /// Into `inbox`, under the name "test".
  func destination(_ inbox: Inbox? = nil) -> Recorded {
    Recorded(OwnInboxDestination("test", inbox ?? self.inbox()), self)
  }

  func relay(_ destinations: any EventDestination..., rules: OutboxRules = .quick, database: Database? = nil) -> OutboxRelay {
    OutboxRelay(database: database ?? self.database, loop: loop, destinations: destinations, time: Self.time, rules: rules)
  }

  func say(_ words: String..., key: String, to destination: String = "test", type: String = "word", at now: Moment? = nil) async throws {
    try await database.transaction { transaction in
      try await outbox.send(
        words.map { OutgoingEvent(type, to: [destination], orderedBy: key, FieldViolation(field: $0)) }, at: now ?? Self.time.now(),
        in: transaction)
    }
  }

  func heard(_ key: String) async throws -> [String] {
    try await database.query("SELECT word FROM heard WHERE ordering_key = \(key) ORDER BY place").map { try $0.get(0) }
  }

  func waitingCount() async throws -> Int {
    try await database.query("SELECT count(*) FROM outbox").firstRow().get(0)
  }

  func keyCount() async throws -> Int {
    try await database.query("SELECT count(*) FROM outbox_keys").firstRow().get(0)
  }

  func deadLetters() async throws -> [String] {
    try await database.query("SELECT last_error FROM dead_letters ORDER BY create_time").map { try $0.get(0) }
  }

  /// Waits until it is so, at most ten seconds.
  func eventually(_ condition: () async throws -> Bool) async throws {
    for _ in 0..<1_000 {
      if try await condition() { return }
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("it did not happen in time")
  }

  /// Everything was sent.
  func rest() async throws {
    try await eventually { try await self.keyCount() == 0 }
    #expect(try await waitingCount() == 0)
  }
}

extension OutboxRules {
  fileprivate static var quick: OutboxRules {
    var rules = OutboxRules()
    rules.pollMax = .milliseconds(50)
    return rules
  }
}

/// Writes down what passes.
private struct Recorded: EventDestination {
  let inner: any EventDestination
  let traffic: Traffic
  var limits: DeliveryLimits
  var before: @Sendable () async throws -> Void = {}
  var after: @Sendable () async throws -> Void = {}
  var name: String { inner.name }

  init(_ inner: any EventDestination, _ traffic: Traffic) {
    self.inner = inner
    self.traffic = traffic
    limits = inner.limits
  }

  func deliver(_ events: [OutboxEvent], orderingKey: String) async throws -> Delivery {
    let words = try events.map { try FieldViolation(decoding: $0.payload).field }
    traffic.deliveries.withLock { $0 += words }
    try await before()
    let delivery = try await inner.deliver(events, orderingKey: orderingKey)
    try await after()
    return delivery
  }
}

@Suite struct OutboxTests {
  @Test func eventsOfAKeyArriveInTheOrderOfTheirCommitsWhoeverSendsAndRelays() async throws {
    try await Traffic.run { traffic async throws in
      let second = try traffic.scratch.database(on: traffic.loop)
      let relays = [traffic.relay(traffic.destination()), traffic.relay(traffic.destination(traffic.inbox(second)), database: second)]
      for relay in relays { await relay.start() }
      let keys = ["a", "b", "c"]
      try await withThrowingTaskGroup(of: Void.self) { group in
        for key in keys {
          for _ in 0..<3 {
            group.addTask {
              for _ in 0..<10 {
                try await traffic.database.transaction { transaction in
                  // The aggregate: who counts first commits first.
                  let number: Int = try await transaction.query(
                    """
                    INSERT INTO counters (ordering_key, value) VALUES (\(key), 1)
                    ON CONFLICT (ordering_key) DO UPDATE SET value = counters.value + 1 RETURNING value
                    """
                  ).firstRow().get(0)
                  let event = OutgoingEvent("word", to: ["test"], orderedBy: key, FieldViolation(field: "\(number)"))
                  try await traffic.outbox.send([event], at: Traffic.time.now(), in: transaction)
                }
              }
            }
          }
        }
        try await group.waitForAll()
      }
      try await traffic.rest()
      for relay in relays { await relay.stop() }
      await second.close()
      for key in keys { #expect(try await traffic.heard(key) == (1...30).map(String.init)) }
    }
  }

  @Test func severalEventsOfOneTransactionKeepTheirOrderAndGoToEachDestination() async throws {
    try await Traffic.run { traffic async throws in
      let others = Mutex<[String]>([])
      let local = LocalDestination("mail") { event in
        let word = try FieldViolation(decoding: event.payload).field
        others.withLock { $0.append(word) }
      }
      let relay = traffic.relay(traffic.destination(), local)
      try await traffic.database.transaction { transaction in
        let events = ["x", "y", "z"].map { OutgoingEvent("word", to: ["mail", "test"], orderedBy: "k", FieldViolation(field: $0)) }
        try await traffic.outbox.send(events, at: Traffic.time.now(), in: transaction)
      }
      await relay.start()
      try await traffic.rest()
      await relay.stop()
      #expect(try await traffic.heard("k") == ["x", "y", "z"])
      #expect(others.withLock { $0 } == ["x", "y", "z"])
      // One delivery for all of them.
      #expect(traffic.deliveries.withLock { $0 } == ["x", "y", "z"])
    }
  }

  @Test func whatAnotherProcessHasLeftIsFoundByLooking() async throws {
    try await Traffic.run { traffic async throws in
      let other = try traffic.scratch.database(on: traffic.loop)
      let relay = traffic.relay(traffic.destination(), database: other)
      await relay.start()
      try await Task.sleep(for: .milliseconds(100))
      for word in ["one", "two"] {
        // Nobody rings for it: it is committed as by another process.
        try await traffic.say(word, key: "k")
        try await traffic.rest()
      }
      await relay.stop()
      await other.close()
      #expect(try await traffic.heard("k") == ["one", "two"])
    }
  }

  @Test func whatWasRolledBackIsNeverSent() async throws {
    try await Traffic.run { traffic async throws in
      let relay = traffic.relay(traffic.destination())
      await relay.start()
      struct Refused: Error {}
      await #expect(throws: Refused.self) {
        try await traffic.database.transaction { transaction in
          let event = OutgoingEvent("word", to: ["test"], orderedBy: "k", FieldViolation(field: "never"))
          try await traffic.outbox.send([event], at: Traffic.time.now(), in: transaction)
          throw Refused()
        }
      }
      try await traffic.say("after", key: "k")
      try await traffic.rest()
      await relay.stop()
      #expect(try await traffic.heard("k") == ["after"])
    }
  }

  @Test func aCommitWakesTheRelayBeforeItsPoll() async throws {
    try await Traffic.run { traffic async throws in
      var rules = OutboxRules()
      rules.pollMax = .seconds(60)
      let relay = traffic.relay(traffic.destination(), rules: rules)
      await relay.start()
      try await Task.sleep(for: .milliseconds(100))
      try await traffic.say("now", key: "k")
      try await traffic.rest()
      await relay.stop()
    }
  }

  @Test func whatWasMadeWhileTheClockWasAheadGoesOutWhenItIsRight() async throws {
    try await Traffic.run { traffic async throws in
      let now = Traffic.time.now()
      try await traffic.say("one", "two", key: "ahead", at: now + .seconds(86_400))
      try await traffic.say("later", key: "waiting")
      // A pause after a failure is nobody's wrong clock.
      try await traffic.database.execute(
        "UPDATE outbox_keys SET attempt_count = 3, next_time = \(now + .seconds(30)) WHERE ordering_key = 'waiting'")
      let relay = traffic.relay(traffic.destination())
      await relay.start()
      try await traffic.eventually { try await traffic.heard("ahead") == ["one", "two"] }
      #expect(try await traffic.heard("waiting").isEmpty)
      await relay.stop()
    }
  }

  @Test func aFailingHeadBlocksItsOwnKeyAndNoOther() async throws {
    try await Traffic.run { traffic async throws in
      traffic.poison.set(["bad"])
      let relay = traffic.relay(traffic.destination())
      await relay.start()
      try await traffic.say("first", "bad", "behind", key: "ill")
      try await traffic.say("one", "two", key: "well")
      try await traffic.eventually { try await traffic.heard("well") == ["one", "two"] }
      try await traffic.eventually { traffic.deliveries.withLock { $0.count { $0 == "bad" } >= 3 } }
      // What came before it was taken, what comes behind it was not looked at.
      #expect(try await traffic.heard("ill") == ["first"])
      #expect(try await traffic.waitingCount() == 2)
      traffic.poison.set([])
      try await traffic.rest()
      await relay.stop()
      #expect(try await traffic.heard("ill") == ["first", "bad", "behind"])
    }
  }

  @Test func aSlowDestinationDelaysNoOther() async throws {
    try await Traffic.run { traffic async throws in
      let gate = Mutex(true)
      let slow = LocalDestination("slow", keysAtOnceMax: 1) { _ in
        while gate.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(10)) }
      }
      let relay = traffic.relay(slow, traffic.destination())
      await relay.start()
      for key in ["1", "2", "3", "4", "5"] { try await traffic.say("wait", key: key, to: "slow") }
      try await traffic.say("hello", key: "k")
      try await traffic.eventually { try await traffic.heard("k") == ["hello"] }
      // It is heard before its row is gone.
      try await traffic.eventually { try await traffic.waitingCount() == 5 }
      gate.withLock { $0 = false }
      try await traffic.rest()
      await relay.stop()
    }
  }

  @Test func whatHappenedInOneMomentLeavesInTheOrderOfItsKeys() async throws {
    try await Traffic.run { traffic async throws in
      let now = Traffic.time.now()
      let ids = TimeOrderedIDs()
      let sent = Mutex<[String]>([])
      let keys = (0..<12).map { _ in ids.next(at: now).text }
      for key in keys.shuffled() { try await traffic.say(key, key: key, to: "narrow", at: now) }
      try await traffic.say("earlier", key: "z", to: "narrow", at: now - .seconds(1))
      let all = try await OutboxStore.claim(
        to: "narrow", claimID: UUID(), until: now, at: now + .milliseconds(1), limit: 20, in: traffic.database)
      #expect(all.map(\.orderingKey) == ["z"] + keys)
      let narrow = LocalDestination("narrow", keysAtOnceMax: 1) { event in
        let word = try FieldViolation(decoding: event.payload).field
        sent.withLock { $0.append(word) }
      }
      let relay = traffic.relay(narrow)
      await relay.start()
      try await traffic.rest()
      await relay.stop()
      #expect(sent.withLock { $0.filter { $0 != "earlier" } } == keys)
    }
  }

  @Test func anAnswerThatIsLostRepeatsTheDeliveryAndTheEffectComesOnce() async throws {
    try await Traffic.run { traffic async throws in
      let isLost = Mutex(false)
      var forgetful = traffic.destination()
      // As when the relay is killed between the delivery and its removal, or the network swallows the answer.
      forgetful.after = {
        let isFirst = isLost.withLock { was in
          defer { was = true }
          return !was
        }
        if isFirst { throw Traffic.Poison() }
      }
      let relay = traffic.relay(forgetful)
      await relay.start()
      try await traffic.say("once", "twice", key: "k")
      try await traffic.rest()
      await relay.stop()
      #expect(traffic.deliveries.withLock { $0 } == ["once", "twice", "once", "twice"])
      #expect(try await traffic.heard("k") == ["once", "twice"])
    }
  }

  @Test func whatFailsTooOftenIsADeadLetterAndItsKeyGoesOn() async throws {
    try await Traffic.run { traffic async throws in
      var rules = OutboxRules.quick
      rules.attemptsMax = 3
      traffic.poison.set(["bad"])
      let relay = traffic.relay(traffic.destination(), rules: rules)
      await relay.start()
      try await traffic.say("bad", "good", key: "k")
      try await traffic.rest()
      #expect(try await traffic.heard("k") == ["good"])
      #expect(traffic.deliveries.withLock { $0.count { $0 == "bad" } } == 3)
      #expect(try await traffic.deadLetters().count == 1)
      // Somebody mends it and sends it again.
      traffic.poison.set([])
      #expect(try await DeadLetters.sendAgain(to: "test", at: Traffic.time.now(), in: traffic.database) == 1)
      try await traffic.rest()
      await relay.stop()
      #expect(try await traffic.heard("k") == ["good", "bad"])
      #expect(try await traffic.deadLetters().isEmpty)
    }
  }

  @Test func deadLettersAreToldForAsLongAsTheyAreThere() async throws {
    try await Traffic.run { traffic async throws in
      struct Refused: Error {}
      func told() -> String? {
        let page = String(decoding: MetricRegistry.process.page(), as: UTF8.self)
        return page.split(separator: "\n").first { $0.hasPrefix(#"cairn_outbox_dead_letters_kept{destination="burier"} "#) }
          .map { String($0.split(separator: " ")[1]) }
      }
      var rules = OutboxRules.quick
      rules.attemptsMax = 1
      let post = EventPost(
        "owner", database: traffic.database, loop: traffic.loop, destinations: [LocalDestination("burier") { _ in throw Refused() }],
        handlers: [], time: Traffic.time, rules: rules)
      #expect(told() == "0")
      await post.start()
      for key in ["a", "b"] { try await traffic.say("bad", key: key, to: "burier") }
      try await traffic.rest()
      for _ in 0..<2 {
        try await post.look()
        #expect(told() == "2")
      }
      #expect(try await OutboxStore.deadLetterCounts(limit: 1, in: traffic.database) == ["burier": 1])
      try await traffic.database.execute("DELETE FROM dead_letters")
      try await post.look()
      #expect(told() == "0")
      await post.stop()
    }
  }

  @Test func whatNobodyKnowsOrMayNotComeEndsAsADeadLetterThatSaysSo() async throws {
    try await Traffic.run { traffic async throws in
      var rules = OutboxRules.quick
      rules.attemptsMax = 2
      let inbox = traffic.inbox(type: "secret", from: ["somebody"])
      let relay = traffic.relay(traffic.destination(inbox), rules: rules)
      await relay.start()
      try await traffic.say("new", key: "k", type: "news")
      try await traffic.rest()
      try await traffic.say("mine", key: "k", type: "secret")
      try await traffic.rest()
      await relay.stop()
      let errors = try await traffic.deadLetters()
      #expect(errors.count == 2)
      #expect(errors.first?.contains("EVENT_TYPE_UNKNOWN") == true)
      #expect(errors.last?.contains("EVENT_SOURCE_REFUSED") == true)
    }
  }

  @Test func aDestinationThatIsAwayCostsNoEventUntilItIsTooOld() async throws {
    try await Traffic.run { traffic async throws in
      var rules = OutboxRules.quick
      rules.attemptsMax = 1
      let isAway = Mutex(true)
      var away = traffic.destination()
      away.before = { if isAway.withLock({ $0 }) { throw RPCError(.unavailable, told: "UNAVAILABLE") } }
      let relay = traffic.relay(away, rules: rules)
      await relay.start()
      try await traffic.say("patient", key: "k")
      try await traffic.say("old", key: "o", at: Traffic.time.now() - .seconds(8 * 86_400))
      try await traffic.eventually { traffic.deliveries.withLock { $0.count { $0 == "patient" } >= 3 } }
      try await traffic.eventually { try await traffic.deadLetters().count == 1 }
      isAway.withLock { $0 = false }
      try await traffic.rest()
      await relay.stop()
      #expect(try await traffic.heard("k") == ["patient"])
      #expect(try await traffic.heard("o") == [])
    }
  }
}
