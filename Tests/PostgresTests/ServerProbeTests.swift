import CairnTesting
import EventLoop
import Synchronization
import Testing

@testable import Postgres

/// Whether a server that is asked whether it is there has answered.
@Suite struct ServerProbeTests {
  /// What a probe of the only server of a connection string finds; nil when it finds nothing.
  private func probe(_ text: String) async throws -> Bool? {
    let attempt = try #require(ConnectionParameters("\(text) connect_timeout=2").attempts(EndpointOrder()).first)
    return try await TestLoop.run { loop in
      let found = Mutex<Bool?>(nil)
      let probe = ServerProbe(of: attempt, on: loop) { isAlive in found.withLock { $0 = isAlive } }
      probe.begin()
      for _ in 0..<600 where found.withLock({ $0 == nil }) { try await loop.sleep(for: .milliseconds(5)) }
      return found.withLock { $0 }
    }
  }

  @Test func aRefusalOfTheServersIsAnAnswer() async throws {
    #expect(try await probe("host=127.0.0.1 port=1") == true)
    #expect(try await probe("host=/nonexistent") == true)
  }

  /// A group of machines is reached by no connection: the system says that there is no way, as it and routers do of a machine that is gone.
  @Test(arguments: ["224.0.0.1", "255.255.255.255"]) func thatThereIsNoWayToItIsNone(address: String) async throws {
    #expect(try await probe("host=\(address) port=5432") == false)
  }
}
