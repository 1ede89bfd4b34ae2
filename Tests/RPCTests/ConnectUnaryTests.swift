import CairnProto
import ConformanceProto
import HTTP2
import Protobuf
import Testing

@testable import RPC

/// The Connect protocol's words on unary calls, clause by clause (https://connectrpc.com/docs/protocol).
@Suite struct ConnectUnaryTests {
  private static let data = UnaryResponseDefinition(response: .responseData(Array("test response".utf8)))

  @Test(arguments: [
    ("application/proto", 200), ("application/json", 200), ("application/json; charset=utf-8", 200),
    ("application/json;charset=\"UTF-8\"", 200), ("Application/JSON", 200), ("application/connect+proto", 415),
    ("application/connect+json", 415), ("application/json; charset=latin1", 415), ("application/foo", 415), ("image/jpeg", 415),
    ("application/grpc", 415), ("application/grpc-web+proto", 415), ("", 415),
  ])
  func aContentTypeDecidesTheCodecOrIs415(type: String, status: Int) async throws {
    let body = type.lowercased().hasPrefix("application/json") ? Array("{}".utf8) : []
    let answer = try await TestServer.run { try await $0.raw(TestServer.unary, [("content-type", type)], body: body) }
    #expect(answer.status == status)
    if status == 415 { #expect(answer.headers["accept-post"] == "application/proto, application/json") }
  }

  @Test func anAnswerHasTheCodecOfItsRequest() async throws {
    let (proto, json) = try await TestServer.run { test in
      let proto = try await test.unary(Self.data)
      let request = UnaryRequest(responseDefinition: Self.data).json()
      return (proto, try await test.raw(TestServer.unary, [("content-type", "application/json")], body: request))
    }
    #expect(proto.headers["content-type"] == "application/proto")
    #expect(try proto.payload().data == Array("test response".utf8))
    #expect(json.headers["content-type"] == "application/json")
    #expect(try UnaryResponse(json: json.body).payload?.requestInfo?.requests == [AnyMessage(UnaryRequest(responseDefinition: Self.data))])
  }

  @Test func anEmptyBodyIsAnEmptyMessageInProtobufAndNoneInJSON() async throws {
    let (proto, gzip, json) = try await TestServer.run { test in
      (
        try await test.raw(TestServer.unary, [("content-type", "application/proto")]),
        try await test.raw(TestServer.unary, [("content-type", "application/proto"), ("content-encoding", "gzip")]),
        try await test.raw(TestServer.unary, [("content-type", "application/json")])
      )
    }
    #expect(proto.status == 200)
    #expect(try proto.payload().requestInfo?.requests == [AnyMessage(UnaryRequest())])
    #expect(gzip.status == 200, "zero-length content is not decompressed")
    #expect((json.status, json.code) == (400, "invalid_argument"))
  }

  @Test func bytesBehindAMessageAreRefused() async throws {
    let (json, proto) = try await TestServer.run { test in
      (
        try await test.raw(TestServer.unary, [("content-type", "application/json")], body: Array("{} {}".utf8)),
        try await test.raw(TestServer.unary, [("content-type", "application/proto")], body: [0x12, 0x01, 0x61, 0xFF])
      )
    }
    #expect((json.status, json.code) == (400, "invalid_argument"))
    #expect((proto.status, proto.code) == (400, "invalid_argument"))
  }

  // MARK: Versions, verbs, paths

  @Test(arguments: [(nil, 200), ("1", 200), ("2", 400), ("", 400), ("1.0", 400)])
  func aVersionOtherThanOneIsRefused(version: String?, status: Int) async throws {
    let fields: [(StaticString, String)] = version.map { [("connect-protocol-version" as StaticString, $0)] } ?? []
    let answer = try await TestServer.run { try await $0.unary(Self.data, fields) }
    #expect(answer.status == status)
    if status != 200 { #expect(answer.code == "invalid_argument") }
  }

  @Test func aMissingVersionIsRefusedWhereItIsRequired() async throws {
    let (without, with) = try await TestServer.run(with: { $0.requiresProtocolVersion = true }) { test in
      (try await test.unary(Self.data), try await test.unary(Self.data, [("connect-protocol-version", "1")]))
    }
    #expect((without.status, without.code) == (400, "invalid_argument"))
    #expect(with.status == 200)
  }

  @Test(arguments: ["DELETE", "PUT", "GET", "OPTIONS", "PATCH", "TRACE"])
  func anotherVerbIs405(verb: String) async throws {
    let (unary, get) = try await TestServer.run { test in
      (try await test.send(verb: verb, TestServer.unary), try await test.send(verb: verb, TestServer.getUnary))
    }
    #expect(unary.status == 405)
    #expect(unary.headers["allow"] == "POST")
    if verb != "GET" { #expect((get.status, get.headers["allow"]) == (405, "GET, HEAD, POST")) }
  }

  @Test(arguments: ["application/proto", "application/json", "application/connect+proto", "text/plain"])
  func whatNobodyServesIs404AndUnimplemented(type: String) async throws {
    let answers = try await TestServer.run { test in
      [
        try await test.raw("/connectrpc.conformance.v1.UnknownService/UnknownMethod", [("content-type", type)]),
        try await test.raw("/connectrpc.conformance.v1.ConformanceService/BidiStream", [("content-type", type)]),
        try await test.raw("/", [("content-type", type)]),
      ]
    }
    for answer in answers { #expect((answer.status, answer.code) == (404, "unimplemented")) }
  }

  @Test func aMethodThatIsServedMaySayThatItIsNotImplemented() async throws {
    let answer = try await TestServer.run {
      try await $0.raw("/connectrpc.conformance.v1.ConformanceService/Unimplemented", [("content-type", "application/proto")])
    }
    #expect((answer.status, answer.code) == (501, "unimplemented"))
  }

  // MARK: Time

  @Test(arguments: [
    ("abc", 400), ("-1", 400), ("1.5", 400), ("", 400), ("12345678901", 400), ("00000000001", 400), ("+5", 400), ("5 ms", 400),
  ])
  func aTimeoutIsOneToTenDigits(value: String, status: Int) async throws {
    let answer = try await TestServer.run { try await $0.unary(Self.data, [("connect-timeout-ms", value)]) }
    #expect(answer.status == status)
    #expect(answer.code == "invalid_argument")
  }

  @Test func aTimeoutThatIsNotOverIsToldToTheHandlerAsItCame() async throws {
    let answers = try await TestServer.run { test in
      [
        try await test.unary(Self.data, [("connect-timeout-ms", "9999999999")]),
        try await test.unary(Self.data, [("connect-timeout-ms", "5000")]),
        try await test.unary(Self.data),
      ]
    }
    #expect(try answers.map { try $0.payload().requestInfo?.timeoutMs } == [9_999_999_999, 5_000, nil])
  }

  @Test(arguments: ["0", "30", "200"])
  func aTimeoutThatIsOverIsDeadlineExceeded(timeout: String) async throws {
    let slow = UnaryResponseDefinition(response: .responseData([1]), responseDelayMs: 20_000)
    let answer = try await TestServer.run { try await $0.unary(slow, [("connect-timeout-ms", timeout)]) }
    #expect((answer.status, answer.code) == (504, "deadline_exceeded"))
  }

  @Test func noTimeAtAllIsOverBeforeTheHandlerBegins() async throws {
    let answer = try await TestServer.run { try await $0.unary(Self.data, [("connect-timeout-ms", "0")]) }
    #expect((answer.status, answer.code) == (504, "deadline_exceeded"))
  }

  // MARK: Compression

  private static let large = UnaryResponseDefinition(response: .responseData([UInt8](repeating: 7, count: 5_000)))

  @Test(arguments: [
    ("gzip", true), ("br, gzip", true), ("gzip;q=0.5", true), ("GZIP", true), ("identity", false), ("br", false), ("gzip;q=0", false),
    ("gzip; q=0.00", false), ("identity, gzip", true), ("", false),
  ])
  func anAnswerIsGzippedForThoseWhoReadIt(accepted: String, isGzipped: Bool) async throws {
    let answer = try await TestServer.run { try await $0.unary(Self.large, [("accept-encoding", accepted)]) }
    #expect(answer.status == 200)
    #expect((answer.headers["content-encoding"] == "gzip") == isGzipped)
    let body = isGzipped ? try Gzip.decompress(answer.body, limit: 100_000) : answer.body
    #expect(try UnaryResponse(decoding: body).payload?.data.count == 5_000)
  }

  @Test func whoSendsGzipAndSaysNothingReadsGzip() async throws {
    let request = UnaryRequest(responseDefinition: Self.large).encoded()
    let (silent, refusing) = try await TestServer.run { test in
      let fields: [(StaticString, String)] = [("content-type", "application/proto"), ("content-encoding", "gzip")]
      return (
        try await test.raw(TestServer.unary, fields, body: Gzip.compress(request)),
        try await test.raw(TestServer.unary, fields + [("accept-encoding", "identity")], body: Gzip.compress(request))
      )
    }
    #expect(silent.headers["content-encoding"] == "gzip")
    #expect(refusing.headers["content-encoding"] == nil)
    #expect(try refusing.payload().data.count == 5_000)
  }

  @Test(arguments: ["br", "zstd", "deflate", "foo", "gzip, gzip"])
  func anUnknownCompressionIsUnimplementedAndTheAnswerSaysWhichAreKnown(encoding: String) async throws {
    let answer = try await TestServer.run { try await $0.unary(Self.data, [("content-encoding", encoding)]) }
    #expect((answer.status, answer.code) == (501, "unimplemented"))
    #expect(answer.text.contains("gzip, identity"))
  }

  @Test func whatIsNotGzipIsRefused() async throws {
    let answer = try await TestServer.run {
      try await $0.raw(TestServer.unary, [("content-type", "application/proto"), ("content-encoding", "gzip")], body: [1, 2, 3, 4])
    }
    #expect((answer.status, answer.code) == (400, "invalid_argument"))
  }

  // MARK: Size

  @Test(arguments: [false, true])
  func aMessageMayBeAsLargeAsTheLimitAndNotLarger(isGzipped: Bool) async throws {
    let limit = 200_000
    // Bytes that gzip cannot shrink, so that the compressed request is larger than the limit.
    var state: UInt64 = 1
    let noise = (0..<limit).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    let overhead = UnaryRequest(requestData: noise).encoded().count - limit
    let (fits, larger) = try await TestServer.run(with: { server in
      server.methods = server.methods.map { $0.limited(requestBytesMax: limit) }
    }) { test in
      let fields: [(StaticString, String)] =
        [("content-type", "application/proto"), ("accept-encoding", "identity")] + (isGzipped ? [("content-encoding", "gzip")] : [])
      let bodies = [limit - overhead, limit - overhead + 1].map { UnaryRequest(requestData: Array(noise.prefix($0))).encoded() }
      return (
        try await test.raw(TestServer.unary, fields, body: isGzipped ? Gzip.compress(bodies[0]) : bodies[0]),
        try await test.raw(TestServer.unary, fields, body: isGzipped ? Gzip.compress(bodies[1]) : bodies[1])
      )
    }
    #expect(fits.status == 200)
    #expect((larger.status, larger.code) == (429, "resource_exhausted"))
  }

  // MARK: Errors

  private static let statuses: [(Code, Int)] = [
    (.canceled, 499), (.unknown, 500), (.invalidArgument, 400), (.deadlineExceeded, 504), (.notFound, 404), (.alreadyExists, 409),
    (.permissionDenied, 403), (.resourceExhausted, 429), (.failedPrecondition, 400), (.aborted, 409), (.outOfRange, 400),
    (.unimplemented, 501), (.`internal`, 500), (.unavailable, 503), (.dataLoss, 500), (.unauthenticated, 401),
  ]

  @Test(arguments: statuses) func eachCodeHasItsStatus(code: Code, status: Int) async throws {
    let message = "\nwhite space\r\nand ☺ and 😈 \"quoted\"\n"
    let definition = UnaryResponseDefinition(response: .error(ErrorMessage(code: code, message: message)))
    let answer = try await TestServer.run { try await $0.unary(definition) }
    #expect(answer.status == status)
    #expect(answer.headers["content-type"] == "application/json")
    let wire = try ConnectError(json: answer.body)
    #expect("CODE_" + wire.code.uppercased() == code.protoName)
    #expect(wire.message == message)
  }

  @Test func detailsTravelInTheirOrderAndOursIsFirstUnlessItIsNotWanted() async throws {
    let detail = AnyMessage(Header(name: "a detail", value: ["of an error"]))
    let definition = UnaryResponseDefinition(response: .error(ErrorMessage(code: .aborted, details: [detail])))
    let types = { (answer: RawAnswer) throws in try ConnectError(json: answer.body).details.map(\.type) }
    let described = try await TestServer.run { try await $0.unary(definition) }
    let plain = try await TestServer.run(with: { $0.describesErrors = false }) {
      try await $0.unary(definition)
    }
    let asked = ["connectrpc.conformance.v1.Header", "connectrpc.conformance.v1.ConformancePayload.RequestInfo"]
    #expect(try types(described) == ["cairn.rpc.v1.ErrorInfo"] + asked)
    #expect(try types(plain) == asked)
    #expect(!plain.text.contains("ErrorInfo"))
    let value = try #require(try ConnectError(json: plain.body).details.first?.value)
    #expect(!value.hasSuffix("="), "base64 of details has no padding")
    #expect(Protobuf.Base64.decode(value) == detail.value)
  }

  @Test func anErrorWithoutAMessageIsACode() async throws {
    let definition = UnaryResponseDefinition(response: .error(ErrorMessage(code: .unavailable)))
    let answer = try await TestServer.run(with: { $0.describesErrors = false }) {
      try await $0.unary(definition)
    }
    #expect(answer.text.hasPrefix(#"{"code":"unavailable","details":["#))
  }
}

extension TestServer {
  /// A request with any verb.
  func send(verb: String, _ path: String) async throws -> RawAnswer {
    var headers = HTTP2HeaderList(capacity: 128)
    headers.append(":method", verb)
    headers.append(":scheme", "http")
    headers.append(":authority", "test")
    headers.append(":path", path)
    headers.append("content-type", "application/proto")
    return try await send(headers, [])
  }
}
