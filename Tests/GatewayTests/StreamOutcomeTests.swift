import BenchService
import CairnProto
import CairnServices
import EventLoop
import Observability
import RPC
import Synchronization
import Testing

@testable import Gateway

/// The status of a stream is 200 however it ends: what is counted, and what is thought of the service, is what its last word says.
@Suite struct StreamOutcomeTests {
  private static func told(_ code: String) -> Int {
    let sample = "cairn_gateway_requests_total{service=\"cairn.bench.v1.BenchService\",method=\"Count\",code=\"\(code)\"} "
    let lines = String(decoding: MetricRegistry.process.page(), as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix(sample) }.flatMap { $0.split(separator: " ").last.flatMap { Int($0) } } ?? 0
  }

  private static func read(_ house: House, _ request: CountRequest) async throws -> Int {
    let stream = try await house.client.count(request, CallOptions(timeout: .seconds(5)))
    var count = 0
    while try await stream.next() != nil { count += 1 }
    return count
  }

  @Test(arguments: ["data_loss", "failed_precondition"]) func aStreamThatEndsWithAnErrorIsCountedUnderIt(code: String) async throws {
    try await House.run { house in
      let before = Self.told(code)
      for messages: Int32 in [0, 3] {
        let error = await #expect(throws: RPCError.self) { _ = try await Self.read(house, CountRequest(count: messages, errorCode: code)) }
        #expect(error?.code.rawValue == code)
      }
      // The gateway counts when the stream has closed, which may be a moment later.
      for _ in 0..<100 where Self.told(code) < before + 2 { try await house.loop.sleep(for: .milliseconds(5)) }
      #expect(Self.told(code) >= before + 2)
    }
  }

  /// Counts, or says that it cannot.
  private final class Counter: Sendable {
    let failure = Mutex<RPCError?>(nil)
    let calls = Mutex(0)

    var methods: [RPCMethod] {
      BenchHandlers().methods.filter { $0.row != BenchServiceMethods.count } + [
        .serverStreaming(BenchServiceMethods.count) { (request: CountRequest, context, responses: ResponseStream<CountResponse>) in
          self.calls.withLock { $0 += 1 }
          if let error = self.failure.withLock({ $0 }) { throw error }
          for number in 0..<request.count { try await responses.send(CountResponse(number: number)) }
        }
      ]
    }
  }

  @Test func aStreamThatWasNotBegunIsBegunElsewhereAndNobodySeesTheMark() async throws {
    let counters = [Counter(), Counter()]
    try await House.run(counters.map(\.methods)) { house in
      var error = RPCError(.resourceExhausted, told: "OVERLOADED")
      error.isSafeToRetry = true
      counters[0].failure.withLock { $0 = error }
      for _ in 0..<20 {
        let count = try await Self.read(house, CountRequest(count: 3))
        #expect(count == 3)
      }
      #expect(counters[0].calls.withLock { $0 } > 0)
      counters[1].failure.withLock { $0 = error }
      let answer = try await house.raw(
        "POST", House.count, [("content-type", "application/connect+proto")], body: [0, 0, 0, 0, 0])
      #expect(answer.status == 200 && answer.text.contains("resource_exhausted"))
      #expect(answer.values("cairn-not-begun").isEmpty)
    }
  }

  @Test func aProcessWhoseStreamsFailIsLeftOut() async throws {
    let counters = [Counter(), Counter()]
    try await House.run(counters.map(\.methods)) { house in
      counters[0].failure.withLock { $0 = RPCError(.unavailable, told: "UNAVAILABLE", message: "the database is away") }
      var failures = 0
      for _ in 0..<100 {
        do { _ = try await Self.read(house, CountRequest(count: 1)) } catch { failures += 1 }
      }
      // Five in a row, then it is left out for a second; without that half of all.
      #expect((1...20).contains(failures), "\(failures)")
    }
  }
}
