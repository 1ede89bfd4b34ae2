import CairnProto
import CairnTesting
import Lifecycle
import Postgres
import ServiceDatabase
import Testing
import Timekeeping

@Suite struct DatabaseWatchTests {
  /// The machine's clock, set wrong.
  private struct WrongTime: TimeSource {
    let offset: Duration

    func now() -> Moment { SystemTime().now() + offset }
  }

  /// Against a real server, whose clock is the machine's. On a busy machine the measurement is wrong by some milliseconds.
  @Test(arguments: [(-150, false), (-50, true), (0, true), (50, true), (150, false)])
  func aProcessWhoseClockIsMoreThan100MsOffIsNotReadyUntilItAgrees(offsetMilliseconds: Int, isReady: Bool) async throws {
    try await ScratchDatabase(modules: []).withDatabase { database in
      let health = HealthMonitor(service: "game", startTime: SystemTime().now())
      health.started()
      await DatabaseWatch(database, health: health, time: WrongTime(offset: .milliseconds(offsetMilliseconds))).look()
      #expect(health.isReady == isReady)
      let reasons = health.now.health.reasons
      #expect(reasons.count == (isReady ? 0 : 1) && reasons.allSatisfy { $0.hasPrefix("clock: differs from the database's by ") })
      await DatabaseWatch(database, health: health, time: SystemTime()).look()
      #expect(health.isReady)
    }
  }
}
