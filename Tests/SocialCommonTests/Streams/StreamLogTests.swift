import AllAppsProto
import CairnProto
import CairnTesting
import EventLoop
import FoundationEssentials
import Identity
import Observability
import Postgres
import RPC
import Testing
import Timekeeping

@testable import Events
@testable import SocialCommon

@Suite struct StreamLogTests {
  @Test func numbersOfAStreamHaveNoGapsWhateverAppends() async throws {
    try await SocialHouse.run { house async throws in
      let people = (0..<6).map { _ in UUID() }
      // Each transaction appends to several streams, in another order than the next: without one order of locks they would wait for each other
      // in a circle.
      try await withThrowingTaskGroup(of: Void.self) { group in
        for writer in 0..<8 {
          group.addTask {
            for round in 0..<15 {
              let chosen = (0..<4).map { people[(writer * 5 + round * 7 + $0 * (writer % 2 == 0 ? 1 : 5)) % people.count] }
              let order = round % 2 == 0 ? chosen : chosen.reversed()
              let events = order.map { SocialHouse.marked("\(writer) \(round)", for: $0) }
              try await house.database.transaction { try await house.log.append(events, at: house.clock.now(), in: $0) }
            }
          }
        }
        try await group.waitForAll()
      }
      var count = 0
      for person in people {
        let events = try await house.events(of: person)
        #expect(events.map(\.number) == Array(1...Int64(events.count)))
        // Of each writer in its order.
        for writer in 0..<8 {
          let rounds = events.compactMap { event -> Int? in
            guard case .friendRemoved(let removed) = event.event?.content else { return nil }
            let words = removed.accountID.split(separator: " ")
            return words[0] == "\(writer)" ? Int(words[1]) : nil
          }
          #expect(rounds == rounds.sorted())
        }
        count += events.count
      }
      #expect(count == 8 * 15 * 4)
    }
  }

  @Test func severalEventsForOneStreamKeepTheirOrder() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (UUID(), UUID())
      try await house.append([
        SocialHouse.marked("1", for: anna), SocialHouse.marked("x", for: berta), SocialHouse.marked("2", for: anna),
        SocialHouse.marked("3", for: anna),
      ])
      let reader = StreamReader()
      let epoch = try await house.log.head(of: anna, in: house.database).epoch
      let reading = house.read(reader, of: anna, after: Cursor(epoch: epoch))
      await reader.wait { $0.numbers == [1, 2, 3] }
      #expect(reader.marks == ["1", "2", "3"])
      reading.cancel()
      #expect(await reading.value == nil)
    }
  }

  @Test func whatIsRolledBackLeavesNoGapAndWakesNobody() async throws {
    try await SocialHouse.run { house async throws in
      let anna = UUID()
      try await house.append([SocialHouse.marked("1", for: anna)])
      let subscription = house.feed.begin(anna, UUID())
      await #expect(throws: CancellationError.self) {
        try await house.database.transaction { transaction in
          try await house.log.append([SocialHouse.marked("lost", for: anna)], at: house.clock.now(), in: transaction)
          throw CancellationError()
        }
      }
      #expect(try await !house.loop.wait(for: subscription.bell, atMost: .milliseconds(20)))
      try await house.append([SocialHouse.marked("2", for: anna)])
      #expect(try await house.loop.wait(for: subscription.bell, atMost: .seconds(5)))
      #expect(try await house.events(of: anna).map(\.number) == [1, 2])
    }
  }

  @Test func aLaterEventOfTheSameKeyTakesTheEarlierBack() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (UUID(), UUID())
      try await house.append([SocialHouse.marked("a1", for: anna, key: "k"), SocialHouse.marked("b1", for: berta, key: "k")])
      try await house.append([SocialHouse.marked("other", for: anna, key: "l"), SocialHouse.marked("plain", for: anna)])
      try await house.append([SocialHouse.marked("a2", for: anna, key: "k")])
      try await house.append([SocialHouse.marked("a3", for: anna, key: "k"), SocialHouse.marked("a4", for: anna, key: "k")])
      let marks = try await house.events(of: anna).map { event -> String in
        if case .friendRemoved(let removed) = event.event?.content { return removed.accountID }
        return "-"
      }
      #expect(marks == ["-", "other", "plain", "-", "-", "a4"])
      #expect(try await house.types(of: berta) == ["friend.removed"])
    }
  }

  @Test func tooMuchAtOnceIsRefused() async throws {
    try await SocialHouse.run { house async throws in
      let many = (0...StreamRules.fanOutMax).map { _ in SocialHouse.marked("", for: UUID()) }
      #expect(try await house.refusal { try await house.append(many) } == "TOO_MUCH_FOR_STREAMS")
      try await house.append(Array(many.dropFirst()))
      let large = SocialHouse.marked(String(repeating: "x", count: Outbox.userEventBytesMax), for: UUID())
      #expect(try await house.refusal { try await house.append([large]) } == "TOO_MUCH_FOR_STREAMS")
    }
  }

  @Test func partitionsAreMadeAheadAndDroppedWhole() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, start) = (UUID(), house.clock.now())
      func maintain() async throws -> Int {
        let now = house.clock.now()
        return try await StreamStore().maintain(at: now, keptSince: now - StreamRules.retention, weeksAhead: 2, in: house.database)
      }
      #expect(try await maintain() == 3)
      #expect(try await maintain() == 0)
      for week in 0..<9 {
        house.clock.set(to: start + .seconds(week * 7 * 86_400))
        _ = try await maintain()
        try await house.append([SocialHouse.marked("\(week)", for: anna)])
      }
      let kept = try await house.database.query("SELECT number FROM stream_events WHERE account_id = \(anna) ORDER BY number")
        .map { try $0.get(0, as: Int64.self) }
      // 30 days and what is left of the week.
      #expect(kept == [5, 6, 7, 8, 9])
      // Whoever stands before what is kept is told; whoever stands at its edge misses nothing.
      let epoch = try await house.log.head(of: anna, in: house.database).epoch
      #expect(try await house.sync(anna, since: Cursor(epoch: epoch, number: 3)).isReset)
      #expect(try await house.sync(anna, since: Cursor(epoch: epoch, number: 4)).events.map(\.number) == [5, 6, 7, 8, 9])
      // Everything has become old: the cursor at the head is still a place, the one before is none.
      house.clock.advance(by: .seconds(60 * 86_400))
      _ = try await maintain()
      #expect(try await !house.sync(anna, since: Cursor(epoch: epoch, number: 9)).isReset)
      #expect(try await house.sync(anna, since: Cursor(epoch: epoch, number: 8)).isReset)
    }
  }

  @Test func aStreamKeepsItsNewestEventsAndWhoHasNotReadTheOthersIsTold() async throws {
    try await SocialHouse.run { house async throws in
      let people = (0..<5).map { _ in UUID() }
      let (anna, berta) = (people[0], people[1])
      // Over weeks, so that they lie in several partitions.
      for week in 0..<3 {
        house.clock.advance(by: .seconds(7 * 86_400))
        _ = try await StreamStore().maintain(
          at: house.clock.now(), keptSince: house.clock.now() - StreamRules.retention, weeksAhead: 0, in: house.database)
        for number in 0..<4 {
          // Of one key: what says nothing any more counts.
          try await house.append(people.filter { $0 != berta }.map { SocialHouse.marked("\(week) \(number)", for: $0, key: "k") })
        }
      }
      try await house.append((0..<5).map { SocialHouse.marked("\($0)", for: berta) })
      let epoch = try await house.log.head(of: anna, in: house.database).epoch
      // Fewer streams and events in a batch than there are.
      let sweeps = StreamUpkeep(database: house.database, limit: 2)
      try await sweeps.shorten(keeping: 5)
      for person in people where person != berta {
        let kept = try await house.database.query("SELECT number FROM stream_events WHERE account_id = \(person) ORDER BY number")
          .map { try $0.get(0, as: Int64.self) }
        #expect(kept == [8, 9, 10, 11, 12])
      }
      #expect(try await house.events(of: berta).count == 5)
      try await sweeps.shorten(keeping: 5)
      #expect(try await house.sync(anna, since: Cursor(epoch: epoch, number: 6)).isReset)
      #expect(try await house.sync(anna, since: Cursor(epoch: epoch, number: 7)).events.map(\.number) == [8, 9, 10, 11, 12])
      // Whoever subscribes is told the same.
      let late = house.read(StreamReader(), of: anna, after: Cursor(epoch: epoch, number: 6))
      // Whoever is not told reads on, and then this fails instead of waiting.
      let limit = Task(executorPreference: house.loop.taskExecutor) {
        try await house.loop.sleep(for: .seconds(10))
        late.cancel()
      }
      #expect(await late.value?.reason == "CURSOR_TOO_OLD")
      limit.cancel()
      let reader = StreamReader()
      let reading = house.read(reader, of: anna, after: Cursor(epoch: epoch, number: 7))
      await reader.wait { $0.numbers.count == 5 }
      // And reads on over what comes and what goes.
      try await house.append((0..<9).map { SocialHouse.marked("new \($0)", for: anna) })
      await reader.wait { $0.numbers.count == 14 }
      try await sweeps.shorten(keeping: 5)
      try await house.append([SocialHouse.marked("last", for: anna)])
      await reader.wait { $0.numbers.count == 15 }
      #expect(reader.numbers == Array(8...22))
      reading.cancel()
      #expect(await reading.value == nil)
    }
  }

  @Test func aStreamThatIsShortAgainIsLeftAlone() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta, rowsMax) = (UUID(), UUID(), StreamRules.rowsMax)
      func longest() async throws -> [UUID] {
        try await StreamStore().longest(beyond: rowsMax, after: nil, limit: 10, in: house.database).map(\.accountID)
      }
      for person in [anna, berta] { try await house.append((0..<10).map { SocialHouse.marked("\($0)", for: person) }) }
      #expect(try await longest() == [])
      // As after a long time: the oldest that is left is the first of those that stay.
      let head: Int64 = 1_000_000
      try await house.database.execute("UPDATE streams SET head = \(head)")
      try await house.database.execute("UPDATE stream_events SET number = number + \(head)::bigint - \(rowsMax)::bigint")
      #expect(try await longest() == [])
      try await house.database.execute(
        "UPDATE stream_events SET number = number - 1 WHERE account_id = \(anna) AND number = \(head - rowsMax + 1)")
      #expect(try await longest() == [anna])
      try await house.turn("shorten streams")
      #expect(try await longest() == [])
      #expect(try await house.rowCount("SELECT count(*) FROM stream_events") == 19)
    }
  }

  @Test func howManyEventsThereAreIsKnownRoughly() async throws {
    try await SocialHouse.run { house async throws in
      let store = StreamStore()
      #expect(try await store.roughCount(in: house.database) == 0)
      for _ in 0..<3 { try await house.append((0..<100).map { _ in SocialHouse.marked("", for: UUID()) }) }
      try await house.database.execute("ANALYZE stream_events")
      #expect(try await store.roughCount(in: house.database) == 300)
    }
  }

  @Test func eventsThatNoPartitionTakesAreKeptAndForgottenInTime() async throws {
    try await SocialHouse.run { house async throws in
      let anna = UUID()
      try await house.append([SocialHouse.marked("1", for: anna)])
      #expect(try await house.events(of: anna).count == 1)
      #expect(try await StreamStore().misplacedCount(limit: 10, in: house.database) == 1)
      #expect(try await StreamStore().misplacedCount(limit: 0, in: house.database) == 0)
      let later = house.clock.now() + StreamRules.retention + .seconds(1)
      _ = try await StreamStore().maintain(at: later, keptSince: later - StreamRules.retention, weeksAhead: 0, in: house.database)
      #expect(try await StreamStore().misplacedCount(limit: 10, in: house.database) == 0)
      let head = try await house.log.head(of: anna, in: house.database)
      #expect(head.number == 1)
      #expect(try await house.sync(anna, since: Cursor(epoch: head.epoch)).isReset)
    }
  }

  @Test func whatNewerEventsSayBetterIsTakenBackALittleLater() async throws {
    try await SocialHouse.run { house async throws in
      let (anna, berta) = (UUID(), UUID())
      let epoch = try await house.log.head(of: anna, in: house.database).epoch
      /// What is kept, page by page of one event, so that none stands for another.
      func kept() async throws -> [Bool] {
        var kept: [Bool] = []
        while true {
          let page = try await house.sync(anna, since: Cursor(epoch: epoch, number: Int64(kept.count)), pageSize: 1)
          kept += page.events.map { $0.event != nil }
          if !page.hasMore { return kept }
        }
      }
      for mark in ["1", "2"] {
        for key in ["a", "b", nil] {
          try await house.append([SocialHouse.marked(mark, for: anna, key: key), SocialHouse.marked(mark, for: berta, key: key)])
        }
      }
      #expect(try await kept() == [true, true, true, true, true, true])
      // In one page the last stands for the earlier ones at once.
      #expect(try await house.events(of: anna).map { $0.event != nil } == [false, false, true, true, true, true])
      // Somebody has locked one of them, and is not waited for.
      try await house.database.transaction { transaction in
        try await transaction.execute("SELECT FROM stream_events WHERE account_id = \(anna) AND number = 1 FOR UPDATE")
        try await house.log.coalescing.run(in: house.database)
      }
      #expect(try await kept() == [true, false, true, true, true, true])
      // With the next of its key it goes as well, also where another process has appended that.
      let other = try SocialHouse(house.database, clock: house.clock)
      try await other.append([SocialHouse.marked("3", for: anna, key: "a")])
      try await house.log.coalescing.run(in: house.database)
      #expect(try await kept() == [true, false, true, true, true, true, true])
      try await other.log.coalescing.run(in: other.database)
      #expect(try await kept() == [false, false, true, false, true, true, true])
    }
  }

  @Test func whatTakesTooLongDoesNotKeepAProcessFromEnding() async throws {
    try await SocialHouse.run { house async throws in
      let anna = UUID()
      for mark in ["1", "2"] { try await house.append([SocialHouse.marked(mark, for: anna, key: "a")]) }
      let start = ContinuousClock.now
      try await house.database.transaction { transaction in
        try await transaction.execute("LOCK TABLE stream_events IN ACCESS EXCLUSIVE MODE")
        await house.log.coalescing.finish(in: house.database, on: house.loop, within: .milliseconds(100))
      }
      #expect(ContinuousClock.now - start < .seconds(5))
    }
  }

  @Test func whatIsGatheredIsBounded() async throws {
    try await SocialHouse.run { house async throws in
      let (coalescing, anna, most) = (house.log.coalescing, UUID(), StreamCoalescing.keysMax)
      for mark in ["1", "2"] { try await house.append([SocialHouse.marked(mark, for: anna, key: "a")]) }
      let before = coalescing.dropped.value
      // One place is taken already.
      coalescing.note((0..<most).map { _ in SocialHouse.marked("", for: UUID(), key: "k") })
      #expect(coalescing.dropped.value == before + 1)
      coalescing.note([SocialHouse.marked("", for: anna, key: "a"), SocialHouse.marked("", for: anna)])
      #expect(coalescing.dropped.value == before + 1)
      coalescing.note([SocialHouse.marked("", for: anna, key: "b")])
      #expect(coalescing.dropped.value == before + 2)
    }
  }

  @Test func whatCouldNotBeTakenBackIsTriedAgain() async throws {
    try await SocialHouse.run { house async throws in
      let anna = UUID()
      for mark in ["1", "2"] { try await house.append([SocialHouse.marked(mark, for: anna, key: "a")]) }
      func payloads() async throws -> [Int32] {
        try await house.database.query(
          "SELECT octet_length(payload) FROM stream_events WHERE account_id = \(anna) ORDER BY number"
        ).map { try $0.get(0) }
      }
      let rename: (from: SQL, to: SQL) = (
        "ALTER FUNCTION stream_events_coalesce_pairs RENAME TO elsewhere", "ALTER FUNCTION elsewhere RENAME TO stream_events_coalesce_pairs"
      )
      try await house.database.execute(rename.from)
      await #expect(throws: PostgresError.self) { try await house.log.coalescing.run(in: house.database) }
      try await house.database.execute(rename.to)
      #expect(try await payloads().allSatisfy { $0 > 0 })
      try await house.log.coalescing.run(in: house.database)
      let left = try await payloads()
      #expect(left.first == 0 && left.last != 0)
    }
  }
}
