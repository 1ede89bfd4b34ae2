import CairnServices
import Foundation
import Observability
import RPC
import Testing

/// What is counted of calls.
@Suite struct CallMetricsTests {
  private static func lines(_ registry: MetricRegistry) -> [Substring] {
    String(decoding: registry.page(), as: UTF8.self).split(separator: "\n")
  }

  @Test(arguments: RPCCode.allCases) func everyCodeIsCountedUnderItsName(code: RPCCode) {
    let registry = MetricRegistry()
    let metrics = CallMetrics(BenchServiceMethods.echo, side: "gateway", in: registry)
    metrics.began()
    metrics.ended(code, milliseconds: 3, requestBytes: 10, responseBytes: 20)
    let counted = Self.lines(registry).filter { $0.hasPrefix("cairn_gateway_requests_total{") }
    #expect(
      counted == ["cairn_gateway_requests_total{service=\"cairn.bench.v1.BenchService\",method=\"Echo\",code=\"\(code.rawValue)\"} 1"])
  }

  @Test func aCallIsInFlightUntilItHasEndedAndItsTimeIsCounted() {
    let registry = MetricRegistry()
    let metrics = CallMetrics(BenchServiceMethods.echo, side: "server", in: registry)
    let labels = "{service=\"cairn.bench.v1.BenchService\",method=\"Echo\"}"
    metrics.began()
    #expect(Self.lines(registry).contains("cairn_server_requests_in_flight\(labels) 1"))
    metrics.ended(nil, milliseconds: 150, requestBytes: 10, responseBytes: 20)
    let lines = Self.lines(registry)
    #expect(!lines.contains { $0.hasPrefix("cairn_server_requests_in_flight{") })
    #expect(lines.contains("cairn_server_request_bytes_total\(labels) 10"))
    #expect(lines.contains("cairn_server_response_bytes_total\(labels) 20"))
    #expect(lines.contains { $0.hasPrefix("cairn_server_request_duration_seconds_bucket") && $0.hasSuffix("le=\"0.1\"} 0") })
    #expect(lines.contains { $0.hasPrefix("cairn_server_request_duration_seconds_bucket") && $0.hasSuffix("le=\"0.2\"} 1") })
    #expect(lines.contains("cairn_server_request_duration_seconds_sum\(labels) 0.15"))
  }

  @Test func streamsAreCountedAndNotMeasured() {
    let registry = MetricRegistry()
    let metrics = CallMetrics(BenchServiceMethods.count, side: "server", in: registry)
    metrics.began()
    metrics.ended(nil, milliseconds: 60_000, requestBytes: 1, responseBytes: 1)
    #expect(Self.lines(registry).contains { $0.hasPrefix("cairn_server_requests_total{") })
    #expect(!Self.lines(registry).contains { $0.contains("duration") })
  }

  @Test func aMethodThatNobodyHasCalledHasNoSeries() {
    let registry = MetricRegistry()
    let metrics = CallMetrics(BenchServiceMethods.echo, side: "server", in: registry)
    #expect(Self.lines(registry).isEmpty)
    metrics.began()
    #expect(!Self.lines(registry).isEmpty)
  }
}
