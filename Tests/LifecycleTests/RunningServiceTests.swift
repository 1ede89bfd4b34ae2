import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import EventLoop
import Identity
import Lifecycle
import RPC
import Synchronization
import Testing
import Timekeeping

/// A whole service on a port of its own, asked over the wire.
@Suite struct RunningServiceTests {
  @Test func healthIsToldToOtherServices() async throws {
    try await Running.run { running in
      let health = try #require(try await running.health.check(CheckRequest()).health)
      #expect(health.state == .ready)
      #expect(health.service == "bench")
      #expect(health.version == Version.current)
    }
  }

  @Test func withoutATicketNothingIsAnswered() async throws {
    try await Running.run { running in
      let stranger = RPCClient(to: running.upstream, credentials: .accessToken, home: running.loop)
      let error = await #expect(throws: RPCError.self) { _ = try await HealthServiceClient(stranger).check(CheckRequest()) }
      #expect(error?.code == .unauthenticated)
    }
  }

  @Test func figuresOfTheProcessAreReadByTheirNames() async throws {
    try await Running.run { running in
      let request = GetReadingsRequest(families: ["cairn_ready", "none"], summedFamilies: ["cairn_server_requests_in_flight"])
      let answer = try await running.health.getReadings(request)
      #expect(answer.health?.service == "bench" && answer.health?.state == .ready)
      #expect(!answer.page.contains("none") && !answer.page.contains("process_cpu"))
      let many = GetReadingsRequest(families: Array(repeating: "a", count: 101))
      let error = await #expect(throws: RPCError.self) { _ = try await running.health.getReadings(many) }
      #expect(error?.fieldViolations.map(\.field) == ["families"])
    }
  }

  @Test func aWatcherHearsAtOnceOfChangesAndOtherwiseAHeartbeat() async throws {
    try await Running.run { running in
      let watch = try await running.health.watch(WatchRequest(heartbeatMs: 100))
      #expect(try await watch.next()?.health?.state == .ready)
      #expect(try await watch.next()?.health?.state == .ready)
      running.monitor.note("database", "gone")
      var states: [Health.State?] = []
      repeat { states.append(try await watch.next()?.health?.state) } while states.last == .ready && states.count < 5
      #expect(states.last == .notReady)
    }
  }

  @Test(arguments: [-1, 1, 99, 60_001]) func aHeartbeatOutOfRangeIsRefused(heartbeatMs: Int32) async throws {
    try await Running.run { running in
      let error = await #expect(throws: RPCError.self) {
        _ = try await running.health.watch(WatchRequest(heartbeatMs: heartbeatMs)).next()
      }
      #expect(error?.code == .invalidArgument)
    }
  }

  @Test func theReadinessPageSaysWhatIsMissing() async throws {
    try await Running.run { running in
      let atFirst = [try await running.page("/healthz"), try await running.page("/readyz")]
      #expect(atFirst == ["200 ok\n", "200 ok\n"])
      running.monitor.note("database", "connection refused")
      let meanwhile = [try await running.page("/healthz"), try await running.page("/readyz")]
      #expect(meanwhile == ["200 ok\n", "503 database: connection refused\n"])
      running.monitor.note("database", nil)
      let afterwards = try await running.page("/readyz")
      #expect(afterwards == "200 ok\n")
    }
  }

  @Test func whatHasBegunIsAnsweredBeforeTheEnd() async throws {
    let diary = Diary()
    try await Running.run(diary) { running in
      async let answer = running.bench.echo(EchoRequest(text: "hold on", delayMs: 400))
      while !diary.entries.contains("call") { try await running.loop.sleep(for: .milliseconds(2)) }
      await running.service.stop()
      #expect(try await answer.text == "hold on")
      let error = await #expect(throws: RPCError.self) { _ = try await running.bench.echo(EchoRequest()) }
      #expect(error?.code == .unavailable)
    }
    #expect(diary.entries == ["start", "call", "answer", "stop"])
  }

  @Test func aServiceThatCannotStartTakesNoCalls() async throws {
    struct Broken: Error {}
    let keys = try SecretFile(Running.keyText)
    let environment = Running.environment(keys)
    defer { environment.loops.stop() }
    await #expect(throws: Broken.self) {
      _ = try await RunningService.start(environment, defaultAddress: "127.0.0.1:0") { _ in throw Broken() }
    }
    #expect(environment.health.now.health.state == .starting)
  }

  @Test func withoutTicketKeysNothingStarts() async throws {
    let environment = ServiceEnvironment(name: "bench", settings: Settings(["CAIRN_LISTEN": "x"]), loops: LoopGroup(count: 1))
    defer { environment.loops.stop() }
    let error = await #expect(throws: SettingsError.self) {
      _ = try await RunningService.start(environment, defaultAddress: "127.0.0.1:0") { _ in TinyService(diary: Diary()) }
    }
    #expect(error?.problems.count == 2)
  }

  @Test func aTakenPortIsSaidToBeTaken() async throws {
    try await Running.run { running in
      let loops = LoopGroup(count: 1)
      defer { loops.stop() }
      let keys = try SecretFile(Running.keyText)
      let settings = Settings(["CAIRN_LISTEN": "\(running.service.address)", "CAIRN_TICKET_KEYS_BENCH": keys.path])
      let environment = ServiceEnvironment(name: "bench", settings: settings, loops: loops)
      let error = await #expect(throws: SettingsError.self) {
        _ = try await RunningService.start(environment, defaultAddress: "127.0.0.1:0") { _ in TinyService(diary: Diary()) }
      }
      #expect(error?.problems.first?.contains("is taken by another process") == true)
    }
  }
}

/// What happened, in order.
final class Diary: Sendable {
  private let state = Mutex<[String]>([])

  var entries: [String] { state.withLock { $0 } }

  func note(_ entry: String) { state.withLock { $0.append(entry) } }
}

/// One method that waits, and a diary.
struct TinyService: Service {
  let diary: Diary

  var methods: [RPCMethod] {
    [
      .unary(BenchServiceMethods.echo) { [diary] (request: EchoRequest, _) in
        diary.note("call")
        try await Loop.current?.sleep(for: .milliseconds(Int64(request.delayMs)))
        diary.note("answer")
        return EchoResponse(text: request.text)
      }
    ]
  }

  func start() async throws { diary.note("start") }
  func stop() async { diary.note("stop") }
}

/// A running tiny service and its clients, on a loop of the test's own.
struct Running: Sendable {
  static let keyText = "k1:\(String(repeating: "5a", count: 32))\n"

  /// A service holds timers of its loops; they must not be let go after the loops have ended, so what ran is kept until the process ends.
  private static let kept = Mutex<[any Sendable]>([])

  let loop: Loop
  let service: RunningService
  let monitor: HealthMonitor
  let upstream: Upstream
  let health: HealthServiceClient
  let bench: BenchServiceClient

  static func environment(_ keys: SecretFile) -> ServiceEnvironment {
    let settings = Settings(["CAIRN_LISTEN": "127.0.0.1:0", "CAIRN_TICKET_KEYS_BENCH": keys.path])
    return ServiceEnvironment(name: "bench", settings: settings, loops: LoopGroup(count: 1))
  }

  static func run(_ diary: Diary = Diary(), _ body: @escaping @Sendable (Running) async throws -> Void) async throws {
    let keys = try SecretFile(keyText)
    let environment = environment(keys)
    let monitor = environment.health
    let service = try await RunningService.start(environment, defaultAddress: "127.0.0.1:0") { _ in TinyService(diary: diary) }
    kept.withLock { $0.append(service) }
    let ticketKeys = try TicketKeys(parsing: keyText)
    do {
      try await TestLoop.run { loop in
        let upstream = Upstream(name: "bench", hosts: [HostPort(host: "127.0.0.1", port: service.address.port)])
        let client = RPCClient(
          to: upstream, credentials: .service(name: "test", audience: "bench", keys: ticketKeys), home: loop)
        try await body(
          Running(
            loop: loop, service: service, monitor: monitor, upstream: upstream, health: HealthServiceClient(client),
            bench: BenchServiceClient(client)))
      }
    } catch {
      await stop(service, monitor)
      throw error
    }
    await stop(service, monitor)
  }

  private static func stop(_ service: RunningService, _ monitor: HealthMonitor) async {
    if monitor.now.health.state != .draining { await service.stop() }
  }

  /// Status and text of a page.
  func page(_ path: String) async throws -> String {
    let page = try await PageClient(to: upstream, home: loop).get(path, timeout: .seconds(5))
    return "\(page.status) " + String(decoding: page.body, as: UTF8.self)
  }
}
