import BenchService
import CairnProto
import CairnServices
import EventLoop
import RPC
import Testing

/// Streams as a client of ours reads them.
@Suite struct ClientStreamTests {
  @Test(arguments: [16_000, 65_000, 65_536]) func messagesOfAnySizeArrive(padding: Int) async throws {
    try await TestServer.run { test in
      // A message that is larger than a stream's window, among others.
      let request = CountRequest(count: 12, paddingBytes: Int32(padding))
      let stream = try await test.client.count(request, CallOptions(timeout: .seconds(5)))
      var numbers: [Int32] = []
      while let message = try await stream.next() {
        #expect(message.padding.count == padding)
        numbers.append(message.number)
      }
      #expect(numbers == Array(1...12))
    }
  }

  @Test func aReaderThatStopsMakesTheSenderStop() async throws {
    try await TestServer.run { test in
      let stream = try await test.client.count(CountRequest(count: 1_000_000, paddingBytes: 1_000), CallOptions(timeout: .seconds(5)))
      _ = try await stream.next()
      try await test.loop.sleep(for: .milliseconds(300))
      let waiting = test.server.value.heldBytes
      #expect(waiting > 0 && waiting < 200_000, "\(waiting)")
      for _ in 0..<2_000 { _ = try await stream.next() }
      stream.cancel()
    }
  }
}
