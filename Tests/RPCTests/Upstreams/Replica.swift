import CairnProto
import CairnServices
import EventLoop
import Identity
import RPC
import Synchronization

/// One process of a service, played by a loop of this one: it answers with its name, counts, and misbehaves when told to.
final class Replica: Sendable {
  enum Behaviour: Sendable {
    case answer
    case fail(RPCError)
    /// Closes every connection in the middle of a call.
    case drop
    /// Computes for so long before it answers, and nothing else of the loop goes on meanwhile.
    case burn(Duration)
    /// Answers after a pause.
    case pause(Duration)
  }

  private struct State {
    var behaviour = Behaviour.answer
    var calls = 0
    var checks = 0
    var isReady = true
    var server: LoopBound<HTTPServer>?
    var old: [LoopBound<HTTPServer>] = []
    var address: SocketAddress?
  }

  /// What changes something, and may be sent again only under a key.
  static let mutate = MethodRow(
    path: "/cairn.bench.v1.BenchService/Mutate", access: .public, idempotency: .key, requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, requestType: "cairn.bench.v1.EchoRequest", responseType: "cairn.bench.v1.EchoResponse")

  /// What is let in whatever the load.
  static let endSession = MethodRow(
    path: "/cairn.bench.v1.BenchService/EndSession", access: .public, idempotency: .natural, requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, isNeverShed: true, requestType: "cairn.bench.v1.EchoRequest", responseType: "cairn.bench.v1.EchoResponse")

  let name: String
  let overload: OverloadLimits
  private let loop = Loop()
  private let state = Mutex(State())
  /// Servers hold timers of their loops, which must not be let go after the loops have ended.
  private static let kept = Mutex<[Replica]>([])

  init(_ name: String, overload: OverloadLimits = OverloadLimits()) {
    self.name = name
    self.overload = overload
    Self.kept.withLock { $0.append(self) }
  }

  /// How many calls it has begun.
  var calls: Int { state.withLock { $0.calls } }
  /// How often it was asked whether it is ready.
  var checks: Int { state.withLock { $0.checks } }
  var host: HostPort { HostPort(host: "127.0.0.1", port: state.withLock { $0.address!.port }) }
  var address: SocketAddress { state.withLock { $0.address! } }

  func behave(_ behaviour: Behaviour) { state.withLock { $0.behaviour = behaviour } }
  func beReady(_ isReady: Bool) { state.withLock { $0.isReady = isReady } }

  /// Begins to serve; after an end, on the same port again.
  @discardableResult
  func start() async throws -> Replica {
    let wanted = state.withLock { $0.address } ?? SocketAddress("127.0.0.1:0")!
    var rpc = RPCServer(
      methods: [
        RPCMethod.unary(BenchServiceMethods.echo) { try await self.serve($0, $1) },
        RPCMethod.unary(Self.mutate) { try await self.serve($0, $1) },
        RPCMethod.unary(Self.endSession) { (request: EchoRequest, _) in EchoResponse(text: self.name, number: request.number) },
      ], trust: .nobody,
      pages: [
        "/readyz": {
          let isReady = self.state.withLock { state in
            state.checks += 1
            return state.isReady
          }
          return isReady ? RPCServer.Page(status: 200, body: "ok\n") : RPCServer.Page(status: 503, body: "not today\n")
        }
      ])
    rpc.overload = overload
    let (server, address) = try await loop.run { [rpc, loop] in
      let server = try rpc.listen(on: loop, address: wanted)
      return (LoopBound(server, on: loop), server.address!)
    }
    state.withLock { state in
      if let server = state.server { state.old.append(server) }
      state.server = server
      state.address = address
    }
    return self
  }

  private func serve(_ request: EchoRequest, _ context: RequestContext) async throws -> EchoResponse {
    let behaviour = state.withLock { state in
      state.calls += 1
      return state.behaviour
    }
    switch behaviour {
    case .answer: break
    case .fail(let error): throw error
    case .drop:
      state.withLock { $0.server }?.value.close()
      try await Loop.current?.sleep(for: .seconds(5))
    case .burn(let duration):
      let clock = ContinuousClock()
      let end = clock.now + duration
      while clock.now < end {}
    case .pause(let duration): try await Loop.current?.sleep(for: duration)
    }
    return EchoResponse(text: name, number: request.number)
  }

  /// As after kill -9.
  func kill() async throws {
    guard let server = state.withLock({ $0.server }) else { return }
    try await loop.run { server.value.close() }
  }

  /// As after SIGTERM.
  func end() async throws {
    guard let server = state.withLock({ $0.server }) else { return }
    try await loop.run { [loop] in
      server.value.beginDraining()
      try await loop.sleep(for: .milliseconds(50))
      server.value.finishDraining()
      while server.value.liveStreamCount > 0 { try await loop.sleep(for: .milliseconds(5)) }
      try await loop.sleep(for: .milliseconds(20))
      server.value.close()
    }
  }

  func stopLoop() { loop.stop() }
}

/// A few replicas and a client of them.
struct Replicas: Sendable {
  let replicas: [Replica]
  let upstream: Upstream
  let loop: Loop

  subscript(_ index: Int) -> Replica { replicas[index] }

  /// Limits for tests: everything that takes a second takes less.
  static func limits(_ change: (inout UpstreamLimits) -> Void = { _ in }) -> UpstreamLimits {
    var limits = UpstreamLimits()
    limits.checkIntervalMs = 50
    limits.ejectionMsFirst = 300
    limits.reconnectMsMax = 100
    change(&limits)
    return limits
  }

  static func run(
    _ count: Int, checks: Bool = false, limits: UpstreamLimits = Replicas.limits(), overload: OverloadLimits = OverloadLimits(),
    _ body: @escaping @Sendable (Replicas) async throws -> Void
  ) async throws {
    var replicas: [Replica] = []
    for index in 0..<count { replicas.append(try await Replica("r\(index)", overload: overload).start()) }
    let upstream = Upstream(name: "bench", hosts: replicas.map(\.host), healthPath: checks ? "/readyz" : nil, limits: limits)
    let (loop, made) = (Loop(), replicas)
    let result: Result<Void, any Error>
    do {
      try await loop.run {
        let test = Replicas(replicas: made, upstream: upstream, loop: loop)
        try await test.untilConnected(count)
        try await body(test)
      }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    loop.stop()
    for replica in replicas {
      try? await replica.kill()
      replica.stopLoop()
    }
    try result.get()
  }

  /// On the test's loop.
  var pool: UpstreamPool { loop.pool(to: upstream) }
  private var client: RPCClient { RPCClient(to: upstream, credentials: .accessToken, home: loop) }

  /// Who answers a read.
  func read(timeout: Duration = .seconds(8)) async throws -> String {
    let answer: EchoResponse = try await client.unary(BenchServiceMethods.echo, EchoRequest(), CallOptions(timeout: timeout))
    return answer.text
  }

  /// Who answers a mutation.
  func mutate(key: String? = nil) async throws -> String {
    let answer: EchoResponse = try await client.unary(Self.mutateRow, EchoRequest(), CallOptions(timeout: .seconds(8), idempotencyKey: key))
    return answer.text
  }

  /// Who answers what is never refused.
  func endSession() async throws -> String {
    let answer: EchoResponse = try await client.unary(Replica.endSession, EchoRequest(), CallOptions(timeout: .seconds(8)))
    return answer.text
  }

  private static var mutateRow: MethodRow { Replica.mutate }

  /// Who answers so many reads at once, or the reasons why not.
  func readMany(_ count: Int) async -> [String: Int] {
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<count {
        group.addTask {
          do { return try await self.read() } catch { return (error as? RPCError)?.reason ?? "\(error)" }
        }
      }
      var answers: [String: Int] = [:]
      for await answer in group { answers[answer, default: 0] += 1 }
      return answers
    }
  }

  func untilConnected(_ count: Int) async throws {
    try await until { pool.status.filter { $0.connectionCount > 0 }.count == count }
  }

  /// Waits until something is so; fails the test when it does not become so in ten seconds.
  func until(_ condition: () async throws -> Bool) async throws {
    for _ in 0..<2_000 {
      if try await condition() { return }
      try await loop.sleep(for: .milliseconds(5))
    }
    throw NotInTime()
  }

  struct NotInTime: Error {}
}
