import CairnProto
import ConformanceProto
import Protobuf
import Testing

@testable import RPC

/// The Connect protocol's words on server streams.
@Suite struct ConnectStreamTests {
  private static let two = StreamResponseDefinition(responseData: [[1], [2]])
  private static let request = ServerStreamRequest(responseDefinition: two).encoded()
  private static let proto: (StaticString, String) = ("content-type", "application/connect+proto")
  private static let gzip: (StaticString, String) = ("connect-content-encoding", "gzip")

  @Test func messagesAndTheEnd() async throws {
    let answer = try await TestServer.run { try await $0.stream(Self.two) }
    #expect(answer.raw.status == 200)
    #expect(answer.raw.headers["content-type"] == "application/connect+proto")
    let payloads = try answer.payloads()
    #expect(payloads.map(\.data) == [[1], [2]])
    #expect(payloads.map { $0.requestInfo != nil } == [true, false])
    #expect(answer.end == "{}")
  }

  @Test func inJSONToo() async throws {
    let body = Envelope.wrap(ServerStreamRequest(responseDefinition: Self.two).json())
    let answer = try await TestServer.run { try await $0.stream(body: body, [("content-type", "application/connect+json")]) }
    #expect(answer.raw.headers["content-type"] == "application/connect+json")
    #expect(try answer.messages.map { try ServerStreamResponse(json: $0).payload?.data } == [[1], [2]])
    #expect(answer.end == "{}")
  }

  @Test(arguments: ["application/proto", "application/json", "text/plain", "application/grpc", "application/connect+xml", ""])
  func anotherContentTypeIs415(type: String) async throws {
    let answer = try await TestServer.run { try await $0.raw(TestServer.serverStream, [("content-type", type)], body: Self.request) }
    #expect(answer.status == 415)
    #expect(answer.headers["accept-post"] == "application/connect+proto, application/connect+json")
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var body: [UInt8]
    var code: String
    var fields: [(StaticString, String)] = []
  }

  private static let bad = [
    Bad(testDescription: "no message", body: [], code: "unimplemented"),
    Bad(testDescription: "two messages", body: Envelope.wrap(request) + Envelope.wrap(request), code: "unimplemented"),
    Bad(testDescription: "half an envelope", body: [0, 0], code: "invalid_argument"),
    Bad(testDescription: "half a message", body: [0, 0, 0, 0, 9, 1], code: "invalid_argument"),
    Bad(testDescription: "bytes behind the message", body: Envelope.wrap(request) + [0, 0], code: "invalid_argument"),
    Bad(testDescription: "a larger message than is allowed", body: [0, 0xFF, 0xFF, 0xFF, 0xFF], code: "resource_exhausted"),
    Bad(testDescription: "the end of a stream", body: Envelope.wrap(Array("{}".utf8), flags: 2), code: "invalid_argument"),
    Bad(testDescription: "unknown flags", body: Envelope.wrap(request, flags: 0x40), code: "invalid_argument"),
    Bad(testDescription: "gRPC-Web's flag", body: Envelope.wrap(request, flags: 0x80), code: "invalid_argument"),
    Bad(testDescription: "compressed and not announced", body: Envelope.wrap(Gzip.compress(request), flags: 1), code: "internal"),
    Bad(
      testDescription: "compressed and announced as identity", body: Envelope.wrap(Gzip.compress(request), flags: 1), code: "internal",
      fields: [("connect-content-encoding", "identity")]),
    Bad(
      testDescription: "compressed and announced for unary calls", body: Envelope.wrap(Gzip.compress(request), flags: 1), code: "internal",
      fields: [("content-encoding", "gzip")]),
    Bad(
      testDescription: "announced as gzip and not gzip", body: Envelope.wrap(request, flags: 1), code: "invalid_argument",
      fields: [("connect-content-encoding", "gzip")]),
    Bad(
      testDescription: "unknown compression", body: Envelope.wrap(request), code: "unimplemented",
      fields: [("connect-content-encoding", "br")]),
    Bad(testDescription: "no message in protobuf", body: Envelope.wrap([0xFF, 0xFF]), code: "invalid_argument"),
    Bad(testDescription: "bad timeout", body: Envelope.wrap(request), code: "invalid_argument", fields: [("connect-timeout-ms", "x")]),
    Bad(testDescription: "no time", body: Envelope.wrap(request), code: "deadline_exceeded", fields: [("connect-timeout-ms", "0")]),
    Bad(
      testDescription: "another version", body: Envelope.wrap(request), code: "invalid_argument",
      fields: [("connect-protocol-version", "2")]),
  ]

  @Test(arguments: bad) func aBadRequestEndsTheStreamWithItsCode(bad: Bad) async throws {
    let answer = try await TestServer.run { try await $0.stream(body: bad.body, [Self.proto] + bad.fields) }
    #expect(answer.raw.status == 200, "a stream's status is 200 whatever happens")
    #expect(answer.raw.headers["content-type"] == "application/connect+proto")
    #expect(answer.messages.isEmpty)
    #expect(answer.end.hasPrefix(#"{"error":{"code":"\#(bad.code)""#), "\(answer.end)")
  }

  @Test func aStreamInJSONIsRefusedInJSON() async throws {
    let answer = try await TestServer.run {
      try await $0.stream(body: [], [("content-type", "application/connect+json"), ("connect-content-encoding", "br")])
    }
    #expect(answer.raw.headers["content-type"] == "application/connect+json")
  }

  // MARK: Compression

  @Test func aCompressedRequestAndAnEmptyOneSaidToBeCompressedAreRead() async throws {
    let (full, plain, empty) = try await TestServer.run { test in
      (
        try await test.stream(body: Envelope.wrap(Gzip.compress(Self.request), flags: 1), [Self.proto, Self.gzip]),
        try await test.stream(body: Envelope.wrap(Self.request), [Self.proto, Self.gzip]),
        try await test.stream(body: Envelope.wrap([], flags: 1), [Self.proto, Self.gzip])
      )
    }
    #expect(try full.payloads().map(\.data) == [[1], [2]])
    #expect(try plain.payloads().map(\.data) == [[1], [2]], "the flag says it message by message")
    #expect(empty.end == "{}")
  }

  @Test func messagesAreGzippedForThoseWhoReadIt() async throws {
    let definition = StreamResponseDefinition(responseData: [[UInt8](repeating: 7, count: 5_000), [1]])
    let (zipped, silent, plain) = try await TestServer.run { test in
      (
        try await test.stream(definition, [("connect-accept-encoding", "gzip")]), try await test.stream(definition, [Self.gzip]),
        try await test.stream(definition, [("accept-encoding", "gzip")])
      )
    }
    for answer in [zipped, silent] {
      #expect(answer.raw.headers["connect-content-encoding"] == "gzip")
      #expect(answer.raw.body.count < 1_500)
    }
    #expect(plain.raw.headers["connect-content-encoding"] == nil, "accept-encoding is for whole bodies")
    #expect(plain.raw.headers["content-encoding"] == nil)
    for answer in [zipped, silent, plain] { #expect(try answer.payloads().map(\.data.count) == [5_000, 1]) }
  }

  // MARK: Ends

  @Test(arguments: RPCCode.allCases) func eachCodeEndsAStreamBeforeAndAfterMessages(code: RPCCode) async throws {
    let error = ErrorMessage(code: try #require(Code(protoName: "CODE_" + code.rawValue.uppercased())), message: "why 😈")
    let (early, late) = try await TestServer.run { test in
      (
        try await test.stream(StreamResponseDefinition(error: error)),
        try await test.stream(StreamResponseDefinition(responseData: [[1], [2]], error: error))
      )
    }
    for answer in [early, late] {
      #expect(answer.raw.status == 200)
      let wire = try #require(try ConnectEndStream(json: Array(answer.end.utf8)).error)
      #expect((wire.code, wire.message) == (code.rawValue, "why 😈"))
    }
    #expect(early.messages.isEmpty)
    #expect(early.end.contains("RequestInfo"))
    #expect(try late.payloads().map(\.data) == [[1], [2]])
    #expect(!late.end.contains("RequestInfo"))
  }

  @Test func aStreamWithoutADefinitionEndsWell() async throws {
    let answer = try await TestServer.run { try await $0.stream() }
    #expect(answer.messages.isEmpty)
    #expect(answer.end == "{}")
  }

  @Test func aDeadlineInTheMiddleEndsTheStreamAfterWhatWasSent() async throws {
    let definition = StreamResponseDefinition(responseData: [[UInt8]](repeating: [1], count: 1_000), responseDelayMs: 20)
    let answer = try await TestServer.run { try await $0.stream(definition, [("connect-timeout-ms", "500")]) }
    #expect(!answer.messages.isEmpty)
    #expect(answer.messages.count < 1_000)
    #expect(answer.end.hasPrefix(#"{"error":{"code":"deadline_exceeded""#))
  }

  @Test(arguments: ["GET", "PUT", "DELETE"]) func aStreamIsCalledByPostOnly(verb: String) async throws {
    let answer = try await TestServer.run { try await $0.send(verb: verb, TestServer.serverStream) }
    #expect((answer.status, answer.headers["allow"]) == (405, "POST"))
  }
}
