import ConformanceProto
import Protobuf
import Testing

@testable import RPC

/// The Connect protocol's words on calls by GET.
@Suite struct ConnectGetTests {
  private static let request = IdempotentUnaryRequest(
    responseDefinition: UnaryResponseDefinition(response: .responseData(Array("test response".utf8))))

  private static func query(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }.joined()
  }

  private static let json = query(request.json())
  private static let base64 = Protobuf.Base64.encodeURL(request.encoded())
  private static let padded = base64 + String(repeating: "=", count: (4 - base64.count % 4) % 4)

  private func get(_ query: String, _ fields: [(StaticString, String)] = []) async throws -> RawAnswer {
    try await TestServer.run { try await $0.raw(TestServer.getUnary + query, method: "GET", fields) }
  }

  @Test(arguments: [
    "?connect=v1&encoding=json&message=\(json)", "?encoding=json&message=\(json)", "?message=\(json)&encoding=json&connect=v1",
    "?connect=v1&encoding=proto&base64=1&message=\(base64)", "?encoding=proto&base64=1&message=\(query(Array(padded.utf8)))",
    "?encoding=proto&base64=1&message=\(padded)", "?connect=v1&encoding=json&base64=0&message=\(json)",
    "?connect=v1&encoding=json&compression=identity&message=\(json)", "?connect=v1&encoding=json&message=\(json)&unknown=1&other",
    "?connect=v1&base64=1&compression=gzip&encoding=proto&message=\(Protobuf.Base64.encodeURL(Gzip.compress(request.encoded())))",
    "?&&connect=v1&encoding=json&message=\(json)&",
  ])
  func itIsAnswered(query: String) async throws {
    let answer = try await get(query)
    #expect(answer.status == 200, "\(query)")
    let isJSON = answer.headers["content-type"] == "application/json"
    let response = isJSON ? try IdempotentUnaryResponse(json: answer.body) : try IdempotentUnaryResponse(decoding: answer.body)
    #expect(response.payload?.data == Array("test response".utf8))
    #expect(response.payload?.requestInfo?.requests == [AnyMessage(Self.request)])
  }

  @Test(arguments: [
    ("", 415, "invalid_argument"), ("?connect=v1&message=\(json)", 415, "invalid_argument"),
    ("?connect=v1&encoding=xml&message=\(json)", 415, "invalid_argument"),
    ("?connect=v1&encoding=json", 400, "invalid_argument"), ("?connect=v2&encoding=json&message=\(json)", 400, "invalid_argument"),
    ("?connect=v1&encoding=json&message=%7", 400, "invalid_argument"), ("?connect=v1&encoding=json&message=%zz", 400, "invalid_argument"),
    ("?connect=v1&encoding=json&message=%7B", 400, "invalid_argument"),
    ("?connect=v1&encoding=proto&base64=1&message=!!!!", 400, "invalid_argument"),
    ("?connect=v1&encoding=proto&base64=1&message=YQ==x", 400, "invalid_argument"),
    ("?connect=v1&encoding=proto&base64=1&compression=br&message=\(base64)", 501, "unimplemented"),
    ("?connect=v1&encoding=proto&base64=1&compression=gzip&message=\(base64)", 400, "invalid_argument"),
  ])
  func itIsRefused(query: String, status: Int, code: String) async throws {
    let answer = try await get(query)
    #expect((answer.status, answer.code) == (status, code), "\(query)")
  }

  @Test func anEmptyMessageIsOneAlsoWhenItIsSaidToBeCompressed() async throws {
    for query in ["?connect=v1&encoding=proto&message=", "?connect=v1&encoding=proto&base64=1&compression=gzip&message="] {
      let answer = try await get(query)
      #expect(answer.status == 200, "\(query)")
      #expect(try IdempotentUnaryResponse(decoding: answer.body).payload?.requestInfo?.requests == [AnyMessage(IdempotentUnaryRequest())])
    }
  }

  @Test func aPlusIsASpace() async throws {
    let answer = try await get("?connect=v1&encoding=json&message=%7B+%22requestData%22+:+%22YQ%3D%3D%22+%7D")
    #expect(answer.status == 200)
    #expect(
      try IdempotentUnaryResponse(json: answer.body).payload?.requestInfo?.requests
        == [AnyMessage(IdempotentUnaryRequest(requestData: [0x61]))])
  }

  @Test func theHandlerSeesTheParameters() async throws {
    let answer = try await get("?connect=v1&encoding=proto&x=a%20b&x=c&message=")
    let seen = try IdempotentUnaryResponse(decoding: answer.body).payload?.requestInfo?.connectGetInfo?.queryParams
    #expect(
      seen == [
        Header(name: "connect", value: ["v1"]), Header(name: "encoding", value: ["proto"]), Header(name: "x", value: ["a b", "c"]),
        Header(name: "message", value: [""]),
      ])
  }

  @Test func aCallByPostIsNoCallByGet() async throws {
    let answer = try await TestServer.run { try await $0.raw(TestServer.getUnary, [("content-type", "application/proto")]) }
    #expect(answer.status == 200)
    #expect(try IdempotentUnaryResponse(decoding: answer.body).payload?.requestInfo?.connectGetInfo == nil)
  }

  @Test func headersCountAsForAnyCall() async throws {
    let query = "?connect=v1&encoding=json&message=\(Self.json)"
    let large = IdempotentUnaryRequest(
      responseDefinition: UnaryResponseDefinition(response: .responseData([UInt8](repeating: 1, count: 3_000))))
    let zipped = try await get(
      "?encoding=proto&base64=1&message=\(Protobuf.Base64.encodeURL(large.encoded().prefix(2)))", [("accept-encoding", "gzip")])
    #expect(zipped.status == 400, "a cut message")
    #expect(try await get(query, [("connect-timeout-ms", "0")]).code == "deadline_exceeded")
    #expect(try await get(query, [("connect-timeout-ms", "x")]).code == "invalid_argument")
    #expect(try await get(query, [("connect-timeout-ms", "5000")]).status == 200)
  }

  @Test func theVersionIsRequiredWhereTheServerSaysSo() async throws {
    let (without, with) = try await TestServer.run(with: { $0.requiresProtocolVersion = true }) { test in
      (
        try await test.raw(TestServer.getUnary + "?encoding=json&message=\(Self.json)", method: "GET"),
        try await test.raw(TestServer.getUnary + "?connect=v1&encoding=json&message=\(Self.json)", method: "GET")
      )
    }
    #expect((without.status, without.code) == (400, "invalid_argument"))
    #expect(with.status == 200)
  }
}
