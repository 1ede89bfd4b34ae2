import FoundationEssentials
import Testing

@testable import GameCommon
@testable import WhereAmI

@Suite("Watching a game")
struct GameWatchersTests {
  @Test("a change before the wait is not lost, and is told once")
  func noLostWakeUp() async throws {
    let watchers = GameWatchers()
    let (game, account) = (UUID(), UUID())
    let watcher = try watchers.begin(game, by: account)
    watchers.tell(game)
    await watchers.wait(watcher)
    async let second: Void = watchers.wait(watcher)
    watchers.tell(UUID())
    watchers.tell(game)
    await second
    watchers.end(watcher)
    #expect(watchers.count == 0)
  }

  @Test("a reminder lets everyone look")
  func reminder() async throws {
    let watchers = GameWatchers()
    let ids = try (0..<3).map { _ in try watchers.begin(UUID(), by: UUID()) }
    watchers.remind()
    for id in ids { await watchers.wait(id) }
    for id in ids { watchers.end(id) }
    #expect(watchers.count == 0)
  }

  @Test("an ended watcher waits no more")
  func ended() async throws {
    let watchers = GameWatchers()
    let id = try watchers.begin(UUID(), by: UUID())
    watchers.end(id)
    watchers.end(id)
    await watchers.wait(id)
    #expect(watchers.count == 0)
  }

  @Test("an account watches eight games at once and not nine")
  func bounded() throws {
    let watchers = GameWatchers()
    let account = UUID()
    let ids = try (0..<GameWatchers.perAccountMax).map { _ in try watchers.begin(UUID(), by: account) }
    #expect(throws: (any Error).self) { try watchers.begin(UUID(), by: account) }
    #expect(throws: Never.self) { watchers.end(try watchers.begin(UUID(), by: UUID())) }
    watchers.end(ids[0])
    #expect(throws: Never.self) { try watchers.begin(UUID(), by: account) }
  }
}
