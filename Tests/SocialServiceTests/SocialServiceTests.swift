import AllAppsProto
import CairnProto
import CairnTesting
import Cryptography
import EventLoop
import FoundationEssentials
import Identity
import Lifecycle
import Postgres
import Synchronization
import Testing
import Timekeeping

@testable import SocialCommon
@testable import SocialService

@Suite struct SocialServiceTests {
  /// A service holds timers of its loops; they must not be let go after the loops have ended, so what ran is kept until the process ends.
  private static let kept = Mutex<[any Sendable]>([])

  @Test func itStartsOnAMigratedDatabaseAndIsReady() async throws {
    let scratch = try ScratchDatabase("events", "social")
    let keys = try Self.keyFile()
    defer { Self.remove(keys) }
    let environment = Self.environment(scratch, keys)
    let running = try await RunningService.start(environment, defaultAddress: "127.0.0.1:0") { try SocialService($0) }
    Self.kept.withLock { $0.append(running) }
    #expect(running.address.port != 0)
    #expect(environment.health.isReady)
    await running.stop()
    #expect(!environment.health.isReady)
  }

  /// Events that later ones stand for are taken back by whoever ends in peace.
  @Test func whatItHasGatheredIsDoneBeforeItEnds() async throws {
    let scratch = try ScratchDatabase("events", "social")
    let keys = try Self.keyFile()
    defer { Self.remove(keys) }
    let service = Mutex<SocialService?>(nil)
    let environment = Self.environment(scratch, keys)
    let now = environment.time.now()
    let running = try await RunningService.start(environment, defaultAddress: "127.0.0.1:0") { environment in
      let made = try SocialService(environment)
      service.withLock { $0 = made }
      return made
    }
    Self.kept.withLock { $0.append(running) }
    let log = try #require(service.withLock { $0 }).log
    let anna = UUID()
    let payloads = try await scratch.withDatabase { database async throws in
      for mark in ["1", "2"] {
        try await database.transaction {
          try await log.append([Self.marked(mark, for: anna)], at: now, in: $0)
        }
      }
      await running.stop()
      return try await database.query("SELECT octet_length(payload) FROM stream_events WHERE account_id = \(anna) ORDER BY number")
        .map { try $0.get(0, as: Int32.self) }
    }
    #expect(payloads.count == 2 && payloads.first == 0 && payloads.last != 0)
  }

  @Test func onAnEmptyDatabaseItSaysWhatToDo() async throws {
    let scratch = try ScratchDatabase(modules: [])
    let keys = try Self.keyFile()
    defer { Self.remove(keys) }
    let environment = Self.environment(scratch, keys)
    defer { environment.loops.stop() }
    let error = await #expect(throws: (any Error).self) {
      _ = try await RunningService.start(environment, defaultAddress: "127.0.0.1:0") { try SocialService($0) }
    }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("schema of events is at version 0"))
    #expect(text.contains("run `cairn migrate` first"))
    #expect(!environment.health.isReady)
  }

  @Test func withoutAKeyItNamesTheSetting() {
    let environment = ServiceEnvironment(name: "social", settings: Settings([:]), loops: LoopGroup(count: 1))
    defer { environment.loops.stop() }
    let error = #expect(throws: SettingsError.self) { _ = try SocialService(environment) }
    #expect(error?.problems.first?.hasPrefix("CAIRN_MASTER_KEY is not set") == true)
  }

  private static func marked(_ mark: String, for accountID: UUID) -> NewStreamEvent {
    var event = NewStreamEvent(.friendRemoved(FriendRemoved(accountID: mark)), for: accountID, about: nil)
    event.coalesceKey = "k"
    return event
  }

  private static func keyFile() throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "cairn-social-\(Hex.encode(RandomBytes.generate(8)))")
    let key = String(repeating: "5a", count: 32)
    try Data("k1:\(key)\n".utf8).write(to: file)
    try Data("\(key)\n".utf8).write(to: URL(filePath: file.path() + "-master"))
    return file
  }

  private static func remove(_ keys: URL) {
    for path in [keys.path(), keys.path() + "-master"] { try? FileManager.default.removeItem(atPath: path) }
  }

  private static func environment(_ scratch: ScratchDatabase, _ keys: URL) -> ServiceEnvironment {
    let settings = Settings([
      "CAIRN_LISTEN": "127.0.0.1:0", "CAIRN_DATABASE": scratch.connectionString, "CAIRN_TICKET_KEYS_SOCIAL": keys.path(),
      "CAIRN_TICKET_KEYS_AUTH": keys.path(), "CAIRN_UPSTREAM_AUTH": "127.0.0.1:1",
      "CAIRN_TICKET_KEYS_GAME": keys.path(), "CAIRN_UPSTREAM_GAME": "127.0.0.1:1", "CAIRN_TICKET_KEYS_GEO": keys.path(),
      "CAIRN_UPSTREAM_GEO": "127.0.0.1:1", "CAIRN_MASTER_KEY": keys.path() + "-master",
    ])
    return ServiceEnvironment(name: "social", settings: settings, loops: LoopGroup(count: 1))
  }
}
