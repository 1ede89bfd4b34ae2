import CairnProto
import Lifecycle
import Testing
import Timekeeping

@Suite struct HealthMonitorTests {
  private let monitor = HealthMonitor(service: "game", startTime: Moment(milliseconds: 1_800_000_000_000))

  @Test func aProcessStartsThenIsReadyThenDrains() {
    #expect(monitor.now.health.state == .starting)
    #expect(!monitor.isReady)
    monitor.started()
    #expect(monitor.now.health.state == .ready)
    #expect(monitor.isReady)
    monitor.beginDraining()
    #expect(monitor.now.health.state == .draining)
    #expect(!monitor.isReady)
  }

  @Test func itSaysWhoItIs() {
    let health = monitor.now.health
    #expect(health.service == "game")
    #expect(health.version == Version.current)
    #expect(health.startTime == Moment(milliseconds: 1_800_000_000_000))
  }

  @Test func whatIsMissingIsNamedUntilItIsBack() {
    monitor.started()
    monitor.note("database", "connection refused")
    monitor.note("clock", "differs by 3 s")
    #expect(monitor.now.health.state == .notReady)
    #expect(monitor.now.health.reasons == ["clock: differs by 3 s", "database: connection refused"])
    monitor.note("clock", nil)
    #expect(monitor.now.health.reasons == ["database: connection refused"])
    monitor.note("database", nil)
    #expect(monitor.isReady)
    #expect(monitor.now.health.reasons.isEmpty)
  }

  @Test func somethingMissingAtStartKeepsTheProcessFromReadiness() {
    monitor.note("database", "connection refused")
    #expect(monitor.now.health.state == .starting)
    monitor.started()
    #expect(monitor.now.health.state == .notReady)
  }

  @Test func whoDrainsGivesNoReasons() {
    monitor.started()
    monitor.note("database", "connection refused")
    monitor.beginDraining()
    #expect(monitor.now.health.state == .draining)
    #expect(monitor.now.health.reasons.isEmpty)
  }

  @Test func onlyAChangeIsAChange() {
    monitor.note("database", "gone")
    let version = monitor.now.version
    monitor.note("database", "gone")
    monitor.note("clock", nil)
    #expect(monitor.now.version == version)
    monitor.note("database", nil)
    #expect(monitor.now.version > version)
  }
}
