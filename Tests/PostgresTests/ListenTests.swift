import CairnTesting
import EventLoop
import Postgres
import Testing

@Suite struct ListenTests {
  private func withListening(_ body: @escaping @Sendable (Database, Notifications, ScratchDatabase) async throws -> Void) async throws {
    let scratch = try ScratchDatabase(modules: [])
    try await scratch.withDatabase { database in
      let loop = try #require(Loop.current)
      let notifications = database.notifications(["LISTEN news", #"LISTEN "other news""#], on: loop)
      try await body(database, notifications, scratch)
      await notifications.close()
      #expect(try await notifications.next() == nil)
    }
  }

  /// Everything up to the given payload.
  private func hear(until payload: String, _ notifications: Notifications) async throws -> [HeardNotifications] {
    var all: [HeardNotifications] = []
    while let heard = try await notifications.next() {
      all.append(heard)
      if heard.notifications.contains(where: { $0.payload == payload }) { break }
    }
    return all
  }

  @Test func whoListensHearsWhatWasCommittedInOrder() async throws {
    try await withListening { database, notifications, _ in
      let first = try await notifications.next()
      #expect(first?.mayHaveMissed == true && first?.notifications == [])
      try await database.execute("SELECT pg_notify('news', 'first')")
      try await database.transaction {
        try await $0.execute("SELECT pg_notify('other news', 'second'), pg_notify('nobody listens', 'lost')")
        try await $0.execute("SELECT pg_notify('news', 'last')")
      }
      _ = try? await database.transaction {
        try await $0.execute("SELECT pg_notify('news', 'taken back')")
        throw CancellationError()
      }
      let heard = try await hear(until: "last", notifications).flatMap(\.notifications)
      #expect(heard.map(\.payload) == ["first", "second", "last"])
      #expect(heard.map(\.channel) == ["news", "other news", "news"])
    }
  }

  @Test func aLostConnectionIsMadeAgainAndSaysSo() async throws {
    try await withListening { database, notifications, scratch in
      for round in 0..<3 {
        #expect(try await notifications.next()?.mayHaveMissed == true)
        try scratch.run(
          script: """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid() AND query ILIKE 'LISTEN%'
            """)
        if round == 2 {
          #expect(try await notifications.next()?.mayHaveMissed == true)
          try await database.execute("SELECT pg_notify('news', 'again')")
          #expect(try await hear(until: "again", notifications).count == 1)
        }
      }
    }
  }

  @Test func aSlowListenerIsToldThatItMissedSome() async throws {
    try await withListening { database, notifications, _ in
      _ = try await notifications.next()
      var hasMissed = false
      while !hasMissed {
        try await database.execute("SELECT pg_notify('news', number::text) FROM generate_series(1, 3000) AS number")
        // Nobody asks meanwhile.
        try await Loop.current?.sleep(for: .milliseconds(50))
        guard let heard = try await notifications.next() else { break }
        #expect(heard.notifications.count <= Notifications.keptMax)
        hasMissed = heard.mayHaveMissed
      }
      #expect(hasMissed)
    }
  }

  @Test func aRefusedChannelSaysWhy() async throws {
    let scratch = try ScratchDatabase(modules: [])
    try await scratch.withDatabase { database in
      let notifications = database.notifications(["LISTEN SELECT"], on: try #require(Loop.current))
      let error = await #expect(throws: PostgresError.self) { _ = try await notifications.next() }
      #expect(error?.report?.sqlState == "42601")
    }
  }

  @Test func whoIsCancelledStopsWaitingAndNothingIsLost() async throws {
    try await withListening { database, notifications, _ in
      _ = try await notifications.next()
      let loop = try #require(Loop.current)
      let waiting = Task(executorPreference: loop.taskExecutor) { try await notifications.next() }
      try await loop.sleep(for: .milliseconds(20))
      waiting.cancel()
      await #expect(throws: CancellationError.self) { _ = try await waiting.value }
      try await database.execute("SELECT pg_notify('news', 'after')")
      #expect(try await hear(until: "after", notifications).count == 1)
    }
  }
}
