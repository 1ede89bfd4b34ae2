import CairnProto
import CairnTesting
import Events
import Lifecycle
import Synchronization
import Testing
import Timekeeping

@testable import Postgres
@testable import ServiceDatabase

@Suite struct DatabaseWatchTests {
  /// The machine's clock, set wrong.
  private struct WrongTime: TimeSource {
    let offset: Duration

    func now() -> Moment { SystemTime().now() + offset }
  }

  /// The same, with how often it was asked.
  private final class CountedTime: TimeSource {
    let offset: Duration
    private let count = Mutex(0)

    init(offset: Duration = .zero) { self.offset = offset }

    func now() -> Moment {
      count.withLock { $0 += 1 }
      return SystemTime().now() + offset
    }

    /// Questions to the database: before and after each the clock is read.
    var questions: Int { count.withLock { $0 } / 2 }
  }

  /// At rest a look is one statement: the clock that is seen to be right by the first answer is not measured again. One that is not is measured five times.
  @Test func aClockThatIsRightIsAskedForOnceByEachLook() async throws {
    try await ScratchDatabase(modules: []).withDatabase { database in
      let (right, wrong, looks) = (CountedTime(), CountedTime(offset: .milliseconds(-300)), 20)
      for _ in 0..<looks { _ = try await ClockSkew.measure(database, time: right) }
      // A machine that is very busy answers some of them slowly.
      #expect(right.questions >= looks && right.questions <= looks + looks / 4, "\(right.questions)")
      let skew = try await ClockSkew.measure(database, time: wrong)
      #expect(wrong.questions == 5 && skew > ClockSkew.max)
    }
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

  /// A full disk is found out by those who write; where they find room again, the process is ready a few seconds later.
  @Test func aProcessWhoseDatabaseHasNoRoomIsNotReadyForFiveSeconds() async throws {
    try await ScratchDatabase(modules: []).withDatabase { database in
      let (health, roomLoss) = (HealthMonitor(service: "game", startTime: SystemTime().now()), RoomLoss())
      health.started()
      let watch = DatabaseWatch(database, health: health, time: SystemTime(), roomLoss: roomLoss)
      await watch.look()
      #expect(health.isReady)
      // Not by a statement that fails: the process's own memory of such is that of all tests here.
      var report = ServerReport()
      report.sqlState = "53100"
      let begin = ContinuousClock.now
      roomLoss.look(at: PostgresError(report))
      await watch.look()
      #expect(!health.isReady && health.now.health.reasons == ["database: has no room: its disk or memory is full"])
      try await Task.sleep(until: begin + DatabaseWatch.roomLossMax, clock: .continuous)
      await watch.look()
      #expect(health.isReady)
    }
  }
}
