import CairnProto
import Protobuf
import RPC
import Testing

/// The protocol seen from outside: requests made by hand, answers read by hand.
@Suite struct ConnectProtocolTests {
  private static let echo = "/cairn.bench.v1.BenchService/Echo"

  @Test func jsonIsAnsweredInJSON() async throws {
    let answer = try await TestServer.run {
      try await $0.raw(Self.echo, [("content-type", "application/json")], body: Array(#"{"text":"hi","number":"5"}"#.utf8))
    }
    #expect(answer.status == 200)
    #expect(answer.headers["content-type"] == "application/json")
    #expect(try EchoResponse(json: answer.body) == EchoResponse(text: "hi", number: 5))
  }

  @Test func aReadingMethodAnswersGet() async throws {
    let answer = try await TestServer.run {
      try await $0.raw(Self.echo + "?connect=v1&encoding=json&message=%7B%22text%22%3A%22a%20b%22%7D", method: "GET")
    }
    #expect(answer.status == 200)
    #expect(try EchoResponse(json: answer.body).text == "a b")
  }

  @Test(arguments: [
    ("text/plain", "x", 415), ("application/grpc", "", 415), ("application/json", "{", 400), ("application/json", "[1]", 400),
    ("application/proto", "\u{ff}\u{ff}", 400), ("application/json", #"{"number":"NaN"}"#, 400),
    ("application/json; charset=utf-8", "{}", 200),
  ])
  func aBadBodyIsRefusedAtOnce(type: String, body: String, status: Int) async throws {
    let answer = try await TestServer.run { try await $0.raw(Self.echo, [("content-type", type)], body: Array(body.utf8)) }
    #expect(answer.status == status)
  }

  @Test(
    arguments: [
      ("connect-timeout-ms", "abc", 400), ("connect-timeout-ms", "12345678901", 400), ("connect-protocol-version", "2", 400),
      ("content-encoding", "br", 501), ("connect-timeout-ms", "5000", 200), ("connect-protocol-version", "1", 200),
    ] as [(StaticString, String, Int)])
  func aBadHeaderIsRefusedAtOnce(name: StaticString, value: String, status: Int) async throws {
    let answer = try await TestServer.run {
      try await $0.raw(Self.echo, [("content-type", "application/json"), (name, value)], body: Array("{}".utf8))
    }
    #expect(answer.status == status)
  }

  @Test(
    arguments: ["content-type", "content-encoding", "connect-timeout-ms", "idempotency-key", "connect-protocol-version"] as [StaticString])
  func aFieldThatSaysOneThingComesOnce(name: StaticString) async throws {
    let values: [String: String] = [
      "content-encoding": "identity", "connect-timeout-ms": "5000", "idempotency-key": "3d9e4a52-4b52-4d8b-9d8b-6f2f6a9d6b10",
      "connect-protocol-version": "1",
    ]
    let value = values["\(name)"] ?? "application/json"
    let fields: [(StaticString, String)] = [("content-type", "application/json"), (name, value)]
    let again = fields + ("\(name)" == "content-type" ? [] : [(name, value)])
    let answer = try await TestServer.run { try await $0.raw(Self.echo, again, body: Array("{}".utf8)) }
    #expect(answer.status == 400 && answer.text.contains("HEADER_REPEATED"))
  }

  @Test func anotherContentTypeIsToldWhatWouldBeRight() async throws {
    let count = "/cairn.bench.v1.BenchService/Count"
    let (unary, stream) = try await TestServer.run { test in
      (try await test.raw(Self.echo, [("content-type", "text/plain")]), try await test.raw(count, [("content-type", "application/json")]))
    }
    #expect(unary.status == 415 && unary.text.contains("CONTENT_TYPE_UNSUPPORTED") && unary.text.contains("application/proto"))
    #expect(stream.status == 415 && stream.text.contains("application/connect+json"))
    #expect(unary.headers["accept-post"] == "application/proto, application/json" && unary.headers["content-type"] == "application/json")
  }

  @Test func anUnknownMethodIsUnimplemented() async throws {
    let answer = try await TestServer.run { try await $0.raw("/cairn.bench.v1.BenchService/No", [("content-type", "application/json")]) }
    #expect(answer.status == 404)
    #expect(answer.text.contains(#""code":"unimplemented""#))
  }

  @Test func putIsNotAMethodOfThisHouse() async throws {
    let answer = try await TestServer.run { try await $0.raw(Self.echo, method: "PUT", [("content-type", "application/json")]) }
    #expect(answer.status == 405)
    #expect(answer.headers["allow"] == "GET, HEAD, POST")
  }

  @Test func headIsAnsweredAsGetWithoutContent() async throws {
    let path = Self.echo + "?connect=v1&encoding=json&message=%7B%22text%22%3A%22a%20b%22%7D"
    let (get, head) = try await TestServer.run { test in (try await test.raw(path, method: "GET"), try await test.raw(path, method: "HEAD"))
    }
    #expect(head.status == 200 && head.body.isEmpty)
    #expect(head.fields.map(\.name) == get.fields.map(\.name))
    #expect(head.headers["content-length"] == "\(get.body.count)" && head.headers["content-type"] == get.headers["content-type"])
    let refused = try await TestServer.run { try await $0.raw(Self.echo + "?connect=v1&encoding=json&message=%7B", method: "HEAD") }
    #expect(refused.status == 400 && refused.body.isEmpty)
  }

  @Test(arguments: ["BREW", "get", "CONNECTED", "M-SEARCH"]) func aMethodThatNobodyKnowsIs501(verb: String) async throws {
    for path in [Self.echo, "/healthz", "/nobody"] {
      let answer = try await TestServer.run { try await $0.send(verb: verb, path) }
      #expect(answer.status == 501, "\(path)")
      #expect(answer.headers["allow"] == nil)
    }
  }

  @Test func aRefusalOfACodingNamesThoseThatAreRead() async throws {
    let count = "/cairn.bench.v1.BenchService/Count"
    let (unary, stream) = try await TestServer.run { test in
      (
        try await test.raw(Self.echo, [("content-type", "application/json"), ("content-encoding", "br")], body: [1]),
        try await test.raw(count, [("content-type", "application/connect+proto"), ("connect-content-encoding", "br")], body: [1])
      )
    }
    #expect((unary.status, unary.headers["accept-encoding"]) == (501, "gzip"))
    #expect((stream.status, stream.headers["connect-accept-encoding"]) == (200, "gzip"))
    #expect(stream.text.contains(#""code":"unimplemented""#))
  }

  @Test func aBodyOverTheLimitIsRefusedBeforeItIsRead() async throws {
    let answer = try await TestServer.run {
      try await $0.raw(Self.echo, [("content-type", "application/proto")], body: [UInt8](repeating: 0, count: 1_200_000))
    }
    #expect(answer.status == 429)
    #expect(answer.text.contains("resource_exhausted"))
  }

  @Test func bodiesAreGzippedForThoseWhoAsk() async throws {
    let text = String(repeating: "a", count: 5_000)
    let answer = try await TestServer.run {
      try await $0.raw(
        Self.echo, [("content-type", "application/json"), ("accept-encoding", "gzip")], body: Array(#"{"text":"\#(text)"}"#.utf8))
    }
    #expect(answer.headers["content-encoding"] == "gzip")
    #expect(answer.body.count < 200)
    #expect(answer.body.starts(with: [0x1f, 0x8b]))
  }

  @Test func healthNeedsNoProtocol() async throws {
    let answer = try await TestServer.run { try await $0.raw("/healthz", method: "GET") }
    #expect(answer.status == 200)
    #expect(answer.text == "ok\n")
  }

  @Test func everyErrorNamesItsDetail() async throws {
    let answer = try await TestServer.run {
      try await $0.raw(
        "/cairn.bench.v1.BenchService/Fail", [("content-type", "application/json")],
        body: Array(#"{"code":"not_found","reason":"X"}"#.utf8))
    }
    #expect(answer.status == 404)
    #expect(answer.text.contains(#""type":"cairn.rpc.v1.ErrorInfo""#))
  }
}
