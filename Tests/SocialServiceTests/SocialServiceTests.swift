import CairnTesting
import Cryptography
import EventLoop
import FoundationEssentials
import Identity
import Lifecycle
import Synchronization
import Testing

@testable import SocialService

@Suite struct SocialServiceTests {
  /// A service holds timers of its loops; they must not be let go after the loops have ended, so what ran is kept until the process ends.
  private static let kept = Mutex<[any Sendable]>([])

  @Test func itStartsOnAMigratedDatabaseAndIsReady() async throws {
    let scratch = try ScratchDatabase("events")
    let keys = try Self.keyFile()
    defer { try? FileManager.default.removeItem(at: keys) }
    let environment = Self.environment(scratch, keys)
    let running = try await RunningService.start(environment, defaultAddress: "127.0.0.1:0") { try SocialService($0) }
    Self.kept.withLock { $0.append(running) }
    #expect(running.address.port != 0)
    #expect(environment.health.isReady)
    await running.stop()
    #expect(!environment.health.isReady)
  }

  @Test func onAnEmptyDatabaseItSaysWhatToDo() async throws {
    let scratch = try ScratchDatabase(modules: [])
    let keys = try Self.keyFile()
    defer { try? FileManager.default.removeItem(at: keys) }
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

  @Test func withoutADatabaseItNamesTheSetting() {
    let environment = ServiceEnvironment(name: "social", settings: Settings([:]), loops: LoopGroup(count: 1))
    defer { environment.loops.stop() }
    let error = #expect(throws: SettingsError.self) { _ = try SocialService(environment) }
    #expect(error?.problems.first?.hasPrefix("CAIRN_DATABASE is not set") == true)
  }

  private static func keyFile() throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "cairn-social-\(Hex.encode(RandomBytes.generate(8)))")
    try Data("k1:\(String(repeating: "5a", count: 32))\n".utf8).write(to: file)
    return file
  }

  private static func environment(_ scratch: ScratchDatabase, _ keys: URL) -> ServiceEnvironment {
    let settings = Settings([
      "CAIRN_LISTEN": "127.0.0.1:0", "CAIRN_DATABASE": scratch.connectionString, "CAIRN_TICKET_KEYS_SOCIAL": keys.path(),
      "CAIRN_TICKET_KEYS_AUTH": keys.path(), "CAIRN_UPSTREAM_AUTH": "127.0.0.1:1",
    ])
    return ServiceEnvironment(name: "social", settings: settings, loops: LoopGroup(count: 1))
  }
}
