import BenchService
import CairnProto
import CairnServices
import EventLoop
import Observability
import RPC
import Synchronization
import Testing
import Timekeeping

/// A call that is made for another one ends before it.
@Suite struct DeadlineTests {
  /// Serves Echo by calling another server's Echo, and remembers how long that one was given.
  private final class Chain: Sendable {
    let timesLeftMs = Mutex<[Int64]>([])

    func run(_ options: CallOptions, _ body: @escaping @Sendable (BenchServiceClient) async throws -> Void) async throws {
      let inner = RPCMethod.unary(BenchServiceMethods.echo) { (_: EchoRequest, context) in
        if let deadline = context.deadline {
          self.timesLeftMs.withLock { $0.append((deadline.microseconds - context.now.microseconds) / 1_000) }
        }
        return EchoResponse(text: "inner")
      }
      try await TestServer.run(with: { $0.methods = [inner] }) { innermost in
        let client = innermost.client
        let outer = RPCMethod.unary(BenchServiceMethods.echo) { (request: EchoRequest, _) in
          if request.delayMs > 0 { try await Loop.current?.sleep(for: .milliseconds(Int64(request.delayMs))) }
          return try await client.echo(EchoRequest(), options)
        }
        try await TestServer.run(with: { $0.methods = [outer] }) { test in try await body(test.client) }
      }
    }
  }

  @Test func aCallOfAServiceHasNoMoreTimeThanWhatIsLeftOfItsOwn() async throws {
    let chain = Chain()
    try await chain.run(CallOptions(timeout: .seconds(30))) { client in
      _ = try await client.echo(EchoRequest(delayMs: 200), CallOptions(timeout: .milliseconds(1_000)))
    }
    let left = try #require(chain.timesLeftMs.withLock { $0.first })
    #expect(left <= 1_000 - 200 - 40, "\(left) ms")
    #expect(left > 100, "\(left) ms")
  }

  @Test func aShorterTimeOfItsOwnStays() async throws {
    let chain = Chain()
    try await chain.run(CallOptions(timeout: .milliseconds(300))) { client in
      _ = try await client.echo(EchoRequest(), CallOptions(timeout: .seconds(5)))
    }
    let left = try #require(chain.timesLeftMs.withLock { $0.first })
    #expect(left <= 300, "\(left) ms")
  }

  @Test func whatWouldComeTooLateIsNotAsked() async throws {
    try await TestServer.run { test in
      let context = LogContext(requestID: "r", method: "/a/B", dueMilliseconds: test.loop.steadyMilliseconds + 10)
      let error = await #expect(throws: RPCError.self) {
        try await LogContext.$current.withValue(context) {
          _ = try await test.client.echo(EchoRequest(), CallOptions(timeout: .seconds(5)))
        }
      }
      #expect(error?.code == .deadlineExceeded)
    }
  }
}
