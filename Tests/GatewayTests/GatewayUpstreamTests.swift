import BenchService
import CairnProto
import CairnServices
import EventLoop
import HTTP2
import RPC
import Synchronization
import Testing
import Timekeeping

@testable import Gateway

/// The gateway before two processes of one service.
@Suite struct GatewayUpstreamTests {
  /// Answers with its name, or fails when told to, and remembers how long it was given.
  private final class Clerk: Sendable {
    let name: String
    let failure = Mutex<RPCError?>(nil)
    let calls = Mutex(0)
    let timesLeft = Mutex<[Int64]>([])
    let firstPause: Duration

    init(_ name: String, firstPause: Duration = .zero) {
      self.name = name
      self.firstPause = firstPause
    }

    var methods: [RPCMethod] {
      let bench = BenchHandlers().methods.filter { $0.row != BenchServiceMethods.echo && $0.row != BenchServiceMethods.fail }
      return bench + [
        .unary(BenchServiceMethods.echo) { (_: EchoRequest, context) in
          try await self.serve(context)
          return EchoResponse(text: self.name)
        },
        .unary(BenchServiceMethods.fail) { (_: FailRequest, context) in
          try await self.serve(context)
          return FailResponse()
        },
      ]
    }

    private func serve(_ context: RequestContext) async throws {
      let count = calls.withLock { calls in
        calls += 1
        return calls
      }
      if let deadline = context.deadline { timesLeft.withLock { $0.append((deadline.microseconds - context.now.microseconds) / 1_000) } }
      if count == 1, firstPause > .zero { try await Loop.current?.sleep(for: firstPause) }
      if let error = failure.withLock({ $0 }) { throw error }
    }
  }

  private static var notBegun: RPCError {
    var error = RPCError(.unavailable, told: "UNAVAILABLE", message: "the database is away")
    error.isSafeToRetry = true
    return error
  }

  @Test func callsGoToBothProcesses() async throws {
    let clerks = [Clerk("a"), Clerk("b")]
    try await House.run(clerks.map(\.methods)) { house in
      for _ in 0..<400 { _ = try await house.client.echo(EchoRequest()) }
      for clerk in clerks { #expect(clerk.calls.withLock { $0 } > 100) }
    }
  }

  @Test func whatOneHasNotBegunTheOtherDoesAndTheClientSeesNoMark() async throws {
    let clerks = [Clerk("a"), Clerk("b")]
    try await House.run(clerks.map(\.methods)) { house in
      clerks[0].failure.withLock { $0 = Self.notBegun }
      for _ in 0..<20 {
        let answer = try await house.client.echo(EchoRequest())
        #expect(answer.text == "b")
      }
      #expect(clerks[0].calls.withLock { $0 } > 0)
      clerks[1].failure.withLock { $0 = Self.notBegun }
      let answer = try await house.plain(BenchServiceMethods.echo.path)
      #expect(answer.status == 503)
      #expect(answer.headers["cairn-not-begun"] == nil)
    }
  }

  @Test func whatMayNotBeRepeatedIsNot() async throws {
    let clerk = Clerk("a")
    try await House.run([clerk.methods]) { house in
      clerk.failure.withLock { $0 = Self.notBegun }
      // For everybody and with an effect: nobody knows whether a second time would do it again.
      let error = await #expect(throws: RPCError.self) { _ = try await house.client.fail(FailRequest()) }
      #expect(error?.code == .unavailable)
      #expect(clerk.calls.withLock { $0 } == 1)
    }
  }

  @Test func aSecondTryHasLessTimeThanTheFirst() async throws {
    let clerk = Clerk("a", firstPause: .milliseconds(400))
    try await House.run([clerk.methods]) { house in
      clerk.failure.withLock { $0 = Self.notBegun }
      _ = try? await house.client.echo(EchoRequest(), CallOptions(timeout: .seconds(5)))
      let times = clerk.timesLeft.withLock { $0 }
      #expect(times.count == 3)
      #expect(times[0] < 5_000)
      #expect(times[1] <= times[0] - 400, "\(times)")
    }
  }

  /// A process that dies of each call that reaches it: its connections are lost in the middle.
  private final class Victim: Sendable {
    let calls = Mutex(0)
    private let server = Mutex<LoopBound<HTTPServer>?>(nil)
    /// Servers hold timers of their loops, which must not be let go after the loops have ended.
    private static let kept = Mutex<[Victim]>([])

    /// Method by which the house asks whether everything is there; these processes cannot tell who asks.
    private static let isThere = MethodRow(
      path: BenchServiceMethods.echoAsUser.path, access: .public, idempotency: .read, requestBytesMax: 65_536, timeoutMsMax: 10_000,
      isServerStreaming: false, requestType: "cairn.bench.v1.EchoAsUserRequest", responseType: "cairn.bench.v1.EchoAsUserResponse")

    func start(on loop: Loop) async throws -> SocketAddress {
      Self.kept.withLock { $0.append(self) }
      let rpc = RPCServer(
        methods: [
          .unary(Self.isThere) { (_: EchoAsUserRequest, _) in EchoAsUserResponse() },
          .unary(BenchServiceMethods.echo) { (_: EchoRequest, _) in
            self.calls.withLock { $0 += 1 }
            self.server.withLock { $0 }?.value.close()
            try await Loop.current?.sleep(for: .seconds(5))
            return EchoResponse()
          },
        ], trust: .nobody, pages: ["/readyz": { RPCServer.Page(status: 200, body: "ok\n") }])
      let (server, address) = try await loop.run { [rpc] in
        let server = try rpc.listen(on: loop, address: SocketAddress("127.0.0.1:0")!)
        return (LoopBound(server, on: loop), server.address!)
      }
      self.server.withLock { $0 = server }
      return address
    }

    func stop(on loop: Loop) async throws {
      guard let server = server.withLock({ $0 }) else { return }
      try await loop.run { server.value.close() }
    }
  }

  /// A request during which a process died may be its cause: it goes to one more, though three are left and it may be repeated.
  @Test func whatTwoProcessesDiedOfGoesToNoThird() async throws {
    let loop = Loop()
    defer { loop.stop() }
    let victims = (0..<4).map { _ in Victim() }
    var addresses: [String] = []
    for victim in victims {
      let address = try await victim.start(on: loop)
      addresses.append("\(address)")
    }
    try await House.run(settings: ["CAIRN_UPSTREAM_BENCH": addresses.joined(separator: ",")]) { house in
      let error = await #expect(throws: RPCError.self) { _ = try await house.client.echo(EchoRequest()) }
      #expect(error?.code == .unavailable && error?.reason == "UNAVAILABLE")
      #expect(victims.map { $0.calls.withLock { $0 } }.reduce(0, +) == 2)
    }
    for victim in victims { try await victim.stop(on: loop) }
  }

  @Test func theBoardSaysWhoIsThere() async throws {
    let clerks = [Clerk("a"), Clerk("b")]
    try await House.run(clerks.map(\.methods)) { house in
      let address = try #require(house.gateway.operationsAddress)
      _ = try await house.client.echo(EchoRequest())
      await house.benches[1].stop()
      for _ in 0..<500 {
        let lines = house.gateway.upstreamPage.split(separator: "\n").filter { $0.hasPrefix("bench 127.") }
        if lines.count == 2, lines[0].contains(" yes "), lines[1].contains(" no ") { return }
        try await house.loop.sleep(for: .milliseconds(20))
      }
      Issue.record("\(house.gateway.upstreamPage) at \(address)")
    }
  }

  @Test func anUploadThatStopsInTheMiddleCostsTheServiceNothing() async throws {
    let clerk = Clerk("a")
    try await House.run([clerk.methods]) { house in
      let error = await #expect(throws: RPCError.self) {
        try await house.loop.uploadHalf(BenchServiceMethods.echo.path, to: house.door, timeoutMs: 300)
      }
      #expect(error?.code == .deadlineExceeded)
      #expect(clerk.calls.withLock { $0 } == 0)
      // The connection and the service go on.
      let answer = try await house.client.echo(EchoRequest())
      #expect(answer.text == "a")
    }
  }
}
