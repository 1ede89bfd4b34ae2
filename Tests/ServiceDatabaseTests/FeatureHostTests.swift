import CairnTesting
import Cryptography
import EventLoop
import Events
import Identity
import Lifecycle
import Logging
import Postgres
import RPC
import ServiceDatabase
import Synchronization
import Testing
import Timekeeping

/// A process of features, on a real database.
@Suite struct FeatureHostTests {
  /// What has happened, in order.
  private final class Diary: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func write(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private struct Noted: DatabaseFeature {
    let name: String
    let diary: Diary
    var personal = PersonalRows()
    /// How long its end takes.
    var ending = Duration.zero

    var methods: [RPCMethod] { [] }

    var chores: [Chore] { [Chore("look of \(name)", every: .seconds(60)) { [diary, name] in diary.write("\(name) looks") }] }

    func start() async throws { diary.write("\(name) starts") }

    func stop() async {
      diary.write("\(name) stops")
      try? await Loop.current?.sleep(for: ending)
      diary.write("\(name) has stopped")
    }

    func finish() async { diary.write("\(name) finishes") }
  }

  /// - Parameter body: Runs on the loop of the database, while the host is built and not started.
  private func withHost(
    _ scratch: ScratchDatabase, _ features: [any DatabaseFeature], _ body: @escaping @Sendable (FeatureHost) async throws -> Void
  ) async throws {
    let loops = LoopGroup(count: 1)
    defer { loops.stop() }
    let database = try scratch.database(on: loops.first)
    try await loops.first.run {
      let environment = ServiceEnvironment(name: "game", settings: Settings([:]), loops: loops)
      let parts = FeatureEnvironment(
        database: database, settings: environment.settings, loop: loops.first, time: environment.time, ids: environment.ids,
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, masterKey: .random(),
        connect: { throw SettingsError(problems: ["no \($0)"]) })
      try await body(try FeatureHost(environment, parts, schema: [:], tells: [], features: features))
    }
    await database.close()
  }

  @Test func featuresBeginInTheirOrderAndEndTogether() async throws {
    let diary = Diary()
    let (slow, quick) = (Noted(name: "slow", diary: diary, ending: .milliseconds(200)), Noted(name: "quick", diary: diary))
    try await withHost(try ScratchDatabase("events"), [slow, quick]) { host in
      try await host.start()
      while diary.all.count < 4 { try await Loop.current?.sleep(for: .milliseconds(1)) }
      await host.stop()
    }
    let lines = diary.all
    #expect(lines.prefix(2) == ["slow starts", "quick starts"])
    #expect(Set(lines[2..<4]) == ["slow looks", "quick looks"])
    let quickEnd = try #require(lines.firstIndex(of: "quick has stopped"))
    let slowEnd = try #require(lines.firstIndex(of: "slow has stopped"))
    #expect(quickEnd < slowEnd, "the quick one has not waited for the slow one")
    #expect(lines.suffix(2) == ["slow finishes", "quick finishes"])
  }

  /// What a service costs while nobody asks it anything: looks for what other processes have left, by its own beat (adr/0085). One that looks more often than
  /// that, as a loop or a timer of its own, is seen here, and must have a reason there.
  @Test func atRestItAsksTheDatabaseAFewTimesASecond() async throws {
    let scratch = try ScratchDatabase("events")
    let seconds = 5.0
    try await withHost(scratch, [Noted(name: "resting", diary: Diary())]) { host in
      try await host.start()
      // Sessions tell what they have done once a second at most, and ten seconds after the last of it: the quietest of some stretches has no part of a start.
      var counts: [Double] = []
      for _ in 0..<4 {
        let before = try Self.transactions(scratch)
        try await Loop.current?.sleep(for: .seconds(seconds))
        counts.append(Double(try Self.transactions(scratch) - before) / seconds)
      }
      #expect(counts.max() ?? 0 > 0.2 && counts.min() ?? 0 <= 8, "\(counts)")
      await host.stop()
    }
  }

  private static func transactions(_ scratch: ScratchDatabase) throws -> Int64 {
    let connection = try BlockingConnection(scratch.connectionString)
    return try connection.query("SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = current_database()").firstRow()
      .get(0)
  }

  @Test func aFeatureThatDoesNotSayWhatBecomesOfAGuestsRowsDoesNotStart() async throws {
    let scratch = try ScratchDatabase("events")
    try scratch.run(
      script: "CREATE TABLE diaries (account_id uuid PRIMARY KEY); COMMENT ON COLUMN diaries.account_id IS 'personal: account'")
    let diary = Diary()
    try await withHost(scratch, [Noted(name: "careless", diary: diary)]) { host in
      let error = await #expect(throws: UnansweredRows.self) { try await host.start() }
      #expect(error?.problems.count == 1 && error?.problems.first?.hasPrefix("diaries has rows about people") == true)
      #expect(diary.all == [], "nothing has begun")
    }
    let told = Noted(name: "told", diary: diary, personal: PersonalRows(["diaries": .dropped(because: "guests write none")]))
    try await withHost(scratch, [told]) { host in
      try await host.start()
      await host.stop()
    }
    #expect(diary.all.first == "told starts")
  }
}
