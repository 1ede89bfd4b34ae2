import CairnProto
import CairnServices
import EventLoop
import HTTP2
import Logging
import Observability
import Protobuf
import RPC
import Testing

/// A request's id and its trace go from service to service and into every line.
@Suite struct TraceTests {
  /// Two services in a row: what the second one's log lines would carry comes back as the answer's text, behind the first one's.
  private static func contexts(
    _ fields: [(StaticString, String)], as line: @escaping @Sendable (RequestContext) -> String = { _ in TraceTests.line() },
    _ options: CallOptions = CallOptions()
  ) async throws -> [String] {
    let loop = Loop()
    defer { loop.stop() }
    return try await loop.run {
      let last = try server(on: loop) { line($0) }
      let upstream = Upstream(name: "last", hosts: [HostPort(host: "127.0.0.1", port: last.address!.port)])
      let client = BenchServiceClient(RPCClient(to: upstream, credentials: .accessToken, home: loop))
      let first = try server(on: loop) { try await line($0) + "|" + client.echo(EchoRequest(), options).text }
      var headers = HTTP2HeaderList.request(authority: "test", path: BenchServiceMethods.echo.path)
      for (name, value) in [("content-type", "application/proto")] + fields { headers.append(name, value) }
      let address = Upstream(name: "first", hosts: [HostPort(host: "127.0.0.1", port: first.address!.port)])
      let answer = try await loop.sendRaw(headers, [], to: address)
      let text = try EchoResponse(decoding: answer.body).text
      first.close()
      last.close()
      return text.split(separator: "|").map(String.init)
    }
  }

  private static func server(
    on loop: Loop, _ answer: @escaping @Sendable (RequestContext) async throws -> String
  ) throws -> HTTPServer {
    let echo = RPCMethod.unary(BenchServiceMethods.echo) { (_: EchoRequest, context) in EchoResponse(text: try await answer(context)) }
    return try RPCServer(methods: [echo], trust: .nobody).listen(on: loop, address: SocketAddress("127.0.0.1:0")!)
  }

  /// What is in every log line of the call.
  private static func line() -> String {
    let metadata = LogContext.current?.metadata ?? [:]
    return ["request_id", "trace_id", "span_id"].map { "\(metadata[$0] ?? "none")" }.joined(separator: " ")
  }

  @Test func bothServicesLogTheCallersTraceAndRequestAndEachItsOwnSpan() async throws {
    let trace = "0af7651916cd43dd8448eb211c80319c"
    let lines = try await Self.contexts([("traceparent", "00-\(trace)-b7ad6b7169203331-01"), ("x-request-id", "000000000000z")])
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("000000000000z \(trace) ") })
    let spans = Set(lines.map { $0.suffix(16) } + ["b7ad6b7169203331"])
    #expect(spans.count == 3)
  }

  /// The second service counts what it does to the network of whoever has asked the first.
  @Test func theClientsAddressGoesFromServiceToService() async throws {
    let address: @Sendable (RequestContext) -> String = { $0.clientAddress ?? "nobody" }
    #expect(try await Self.contexts([("cairn-client-address", "192.0.2.7")], as: address) == ["192.0.2.7", "192.0.2.7"])
    #expect(try await Self.contexts([], as: address) == ["nobody", "nobody"])
    let other = CallOptions(clientAddress: "2001:db8:0:0:0:0:0:1")
    #expect(try await Self.contexts([("cairn-client-address", "192.0.2.7")], as: address, other) == ["192.0.2.7", "2001:db8:0:0:0:0:0:1"])
  }

  @Test(arguments: ["", "nonsense", "00-00000000000000000000000000000000-b7ad6b7169203331-01"])
  func withoutAGoodTraceTheFirstServiceBeginsOne(traceparent: String) async throws {
    let lines = try await Self.contexts([("traceparent", traceparent), ("x-request-id", "r")])
    let traces = lines.map { $0.split(separator: " ")[1] }
    #expect(traces.count == 2)
    #expect(traces[0] == traces[1])
    #expect(traces[0].count == 32)
    #expect(traces[0] != "00000000000000000000000000000000")
  }
}
