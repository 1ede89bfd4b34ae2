import CairnProto
import ConformanceProto
import Identity
import Testing
import Timekeeping

@testable import RPC

/// Names and values beside the messages, both ways.
@Suite struct MetadataTests {
  private static let headers = [
    Header(name: "x-custom-header", value: ["foo", "bar", "baz"]), Header(name: "X-Bytes-Bin", value: ["AP8", "AA=="]),
  ]
  private static let trailers = [Header(name: "x-custom-trailer", value: ["bing", "quux"])]

  @Test func aUnaryAnswerCarriesThemAsHeadersTrailersWithAPrefix() async throws {
    let definition = UnaryResponseDefinition(
      responseHeaders: Self.headers, response: .responseData([1]), responseTrailers: Self.trailers)
    let answer = try await TestServer.run { try await $0.unary(definition) }
    #expect(answer.values("x-custom-header") == ["foo", "bar", "baz"])
    #expect(answer.values("x-bytes-bin") == ["AP8", "AA=="])
    #expect(answer.values("trailer-x-custom-trailer") == ["bing", "quux"])
    #expect(answer.values("x-custom-trailer").isEmpty)
  }

  @Test func anErrorCarriesThemToo() async throws {
    let definition = UnaryResponseDefinition(
      responseHeaders: Self.headers, response: .error(ErrorMessage(code: .unauthenticated)), responseTrailers: Self.trailers)
    let answer = try await TestServer.run { try await $0.unary(definition) }
    #expect(answer.status == 401)
    #expect(answer.values("x-custom-header") == ["foo", "bar", "baz"])
    #expect(answer.values("trailer-x-custom-trailer") == ["bing", "quux"])
  }

  @Test(arguments: [0, 2], [false, true])
  func aStreamCarriesTrailersInItsLastMessage(count: Int, fails: Bool) async throws {
    let definition = StreamResponseDefinition(
      responseHeaders: Self.headers, responseData: [[UInt8]](repeating: [1], count: count),
      error: fails ? ErrorMessage(code: .aborted) : nil, responseTrailers: Self.trailers)
    let answer = try await TestServer.run { try await $0.stream(definition) }
    #expect(answer.raw.values("x-custom-header") == ["foo", "bar", "baz"])
    #expect(answer.raw.values("trailer-x-custom-trailer").isEmpty)
    #expect(answer.end.contains(#""metadata":{"x-custom-trailer":["bing","quux"]}"#), "\(answer.end)")
    #expect(answer.end.contains(#""error":{"code":"aborted""#) == fails)
    #expect(answer.messages.count == count)
  }

  @Test func aHandlerReadsWhatTheCallerSentButNoSecrets() async throws {
    let answer = try await TestServer.run {
      try await $0.unary(
        nil,
        [
          ("x-conformance-test", "Value1"), ("x-conformance-test", "Value2"), ("authorization", "Bearer secret"),
          ("cairn-ticket", "secret"), ("x-data-bin", "AP8="),
        ])
    }
    let seen = try #require(try answer.payload().requestInfo?.requestHeaders)
    #expect(seen.first { $0.name == "x-conformance-test" }?.value == ["Value1", "Value2"])
    #expect(seen.first { $0.name == "content-type" }?.value == ["application/proto"])
    #expect(!seen.contains { $0.value.contains { $0.contains("secret") } || $0.name.hasPrefix(":") })
  }

  @Test func whatCannotBeSentIsAnErrorOfOursAndTheCallerLearnsNothing() async throws {
    let definition = UnaryResponseDefinition(
      responseHeaders: [Header(name: "content-length", value: ["1"])], response: .responseData([1]))
    let answer = try await TestServer.run { try await $0.unary(definition) }
    #expect((answer.status, answer.code) == (500, "internal"))
    #expect(!answer.text.contains("content-length"))
  }

  // MARK: The rules

  @Test(arguments: [
    "", "a b", "ä", "a:b", ":status", "a/b", "content-type", "Content-Length", "connect-timeout-ms", "trailer-x", "cairn-ticket",
    "set-cookie", "transfer-encoding", "access-control-allow-origin", "vary", String(repeating: "a", count: 257),
  ])
  func aNameThatIsNotFreeIsRefused(name: String) {
    var metadata = RPCMetadata()
    #expect(throws: RPCMetadata.Refusal.self) { try metadata.append(name, "x") }
    #expect(metadata.isEmpty)
  }

  @Test(arguments: ["a\nb", "a\r\nx: y", "\u{0}", "ä", "\u{7F}", " a", "a ", "\t"])
  func aValueThatHTTPDoesNotCarryIsRefused(value: String) {
    var metadata = RPCMetadata()
    #expect(throws: RPCMetadata.Refusal.value(of: "x-a")) { try metadata.append("x-a", value) }
  }

  @Test func bytesAreBase64UnderTheirNames() throws {
    var metadata = RPCMetadata()
    try metadata.append(binary: "x-bytes-bin", [0, 255])
    try metadata.append("x-bytes-bin", "AA==")
    #expect(metadata["x-bytes-bin"] == ["AP8", "AA=="], "ours without padding")
    #expect(metadata.binary("x-bytes-bin") == [[0, 255], [0]])
    #expect(throws: RPCMetadata.Refusal.value(of: "x-bytes-bin")) { try metadata.append("x-bytes-bin", "!") }
    #expect(throws: RPCMetadata.Refusal.name("x-bytes")) { try metadata.append(binary: "x-bytes", [1]) }
  }

  @Test func receivedBytesMayBeJoinedByCommas() {
    let metadata = RPCMetadata(received: [.init(name: "a-bin", value: "AP8=, AA"), .init(name: "b-bin", value: "!")])
    #expect(metadata.binary("a-bin") == [[0, 255], [0]])
    #expect(metadata.binary("b-bin") == nil)
    #expect(metadata.binary("c-bin") == [])
  }

  @Test func allTogetherHaveALimit() throws {
    var metadata = RPCMetadata()
    try metadata.append("x-a", String(repeating: "a", count: 4_000))
    #expect(throws: RPCMetadata.Refusal.tooLarge) { try metadata.append("x-b", String(repeating: "b", count: 100)) }
    try metadata.append("x-c", "c")
  }

  @Test func aContextMadeByATestTakesMetadataAndKeepsNone() throws {
    let context = RequestContext(caller: .anonymous, method: ConformanceRows.any, now: .init(microseconds: 0))
    try context.addHeader("x-a", "b")
    #expect(context.requestHeaders.isEmpty)
    #expect(context.queryParameters == nil)
  }
}

private enum ConformanceRows {
  static let any = MethodRow(
    path: "/a.B/C", access: .public, idempotency: .read, requestBytesMax: 1, timeoutMsMax: 1, isServerStreaming: false, requestType: "",
    responseType: "")
}
