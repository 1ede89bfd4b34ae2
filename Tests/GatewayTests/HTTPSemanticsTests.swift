import CairnProto
import EventLoop
import HTTP2
import Protobuf
import Testing

@testable import Gateway
@testable import RPC

/// What RFC 9110 asks of whoever passes requests and answers on.
@Suite struct HTTPSemanticsTests {
  /// A service that answers everything with a status of its own choice.
  private final class Oracle: HTTPHandler {
    private let status: Int
    init(_ status: Int) { self.status = status }

    func streamBegan(_ stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool) {
      // Its readiness is asked for as well, and the house asks by EchoAsUser whether everything is there.
      if stream.path == "/readyz" || stream.path.hasSuffix("/EchoAsUser") {
        var headers = HTTP2HeaderList()
        headers.append("content-type", "application/proto")
        return connection.respond(stream, status: 200, headers: headers, body: .complete([]))
      }
      connection.respond(stream, status: status, headers: HTTP2HeaderList(), body: .complete(Array("{}".utf8)))
    }

    func streamData(_ stream: HTTP2Stream, on connection: HTTPConnection, _ bytes: UnsafeRawBufferPointer) {}
    func streamEnded(_ stream: HTTP2Stream, on connection: HTTPConnection) {}
    func streamClosed(_ stream: HTTP2Stream, on connection: HTTPConnection, _ code: HTTP2ErrorCode) {}
    func connectionClosed(_ connection: HTTPConnection, _ error: SystemError?) {}
  }

  private static let json: (StaticString, String) = ("content-type", "application/json")
  private static let readEcho = House.echo + "?encoding=json&message=%7B%22text%22%3A%22a%22%7D"

  @Test func headIsAnsweredAsGetWithoutContent() async throws {
    try await House.run { house in
      let (get, head) = (try await house.raw("GET", Self.readEcho), try await house.raw("HEAD", Self.readEcho))
      #expect(get.status == 200 && head.status == 200)
      #expect(head.body.isEmpty && head.values("content-length") == ["\(get.body.count)"])
      #expect(head.fields.map(\.name) == get.fields.map(\.name))
      #expect(head.values("cache-control") == ["no-store"])
      #expect(try await house.raw("HEAD", House.echo + "?encoding=json&message=%7B").status == 400)
      #expect(try await house.raw("HEAD", House.count).status == 405)
    }
  }

  /// More than is gathered: GET gets it in pieces, HEAD is through with the header list.
  @Test func headOfALargeAnswerReadsNoneOfIt() async throws {
    try await House.run { house in
      let message = Gzip.compress(EchoRequest(text: String(repeating: "a", count: 200_000)).encoded())
      let query = "?encoding=proto&base64=1&compression=gzip&message=\(Protobuf.Base64.encodeURL(message))"
      let plain: [(StaticString, String)] = [("accept-encoding", "identity")]
      #expect(try await house.raw("GET", House.echo + query, plain).body.count > 200_000)
      for _ in 0..<3 {
        let head = try await house.raw("HEAD", House.echo + query, plain)
        #expect(head.status == 200 && head.body.isEmpty)
      }
    }
  }

  @Test(arguments: ["BREW", "get", "CONNECTED"]) func aMethodThatNobodyKnowsIs501(verb: String) async throws {
    try await House.run { house in
      for path in [House.echo, "/.well-known/jwks.json", "/nobody"] {
        let answer = try await house.raw(verb, path)
        #expect(answer.status == 501 && answer.values("allow").isEmpty, "\(path)")
      }
    }
  }

  @Test func aMethodThatIsKnownAndNotAllowedIs405AndTellsWhichAre() async throws {
    try await House.run { house in
      for verb in ["PUT", "DELETE", "PATCH", "TRACE", "OPTIONS"] {
        let echo = try await house.raw(verb, House.echo)
        #expect((echo.status, echo.values("allow")) == (405, ["GET, HEAD, POST"]), "\(verb)")
        let count = try await house.raw(verb, House.count)
        #expect((count.status, count.values("allow")) == (405, ["POST"]), "\(verb)")
        let page = try await house.raw(verb, "/.well-known/jwks.json")
        #expect((page.status, page.values("allow")) == (405, ["GET, HEAD"]), "\(verb)")
      }
    }
  }

  @Test(arguments: [600, 999]) func aStatusThatIsNoneIsNotPassedOn(status: Int) async throws {
    let loop = Loop()
    defer { loop.stop() }
    let server = try await loop.run {
      try LoopBound(
        HTTPServer(on: loop, address: SocketAddress("127.0.0.1:0")!, limits: .innerServer, handler: Oracle(status)), on: loop)
    }
    let port = try await loop.run { server.value.address!.port }
    try await House.run(settings: ["CAIRN_UPSTREAM_BENCH": "127.0.0.1:\(port)"]) { house in
      let answer = try await house.raw("POST", House.echo, [Self.json], body: Array("{}".utf8))
      #expect(answer.status == 502)
      #expect(answer.text.hasPrefix(#"{"code":"unavailable""#))
      let stream = try await house.raw(
        "POST", House.count, [("content-type", "application/connect+json")], body: [0, 0, 0, 0, 2, 0x7b, 0x7d])
      #expect(stream.status == 200)
      #expect(stream.text.contains(#""code":"unavailable""#))
    }
    try await loop.run { server.value.close() }
  }

  @Test func aRefusalOfACodingNamesThoseThatAreRead() async throws {
    try await House.run { house in
      let unary = try await house.raw("POST", House.echo, [Self.json, ("content-encoding", "br")], body: [1])
      #expect((unary.status, unary.values("accept-encoding")) == (501, ["gzip"]))
      // The gateway's own word, without having asked for the body, is the same.
      let asked = try await house.raw(
        "POST", House.echo, [Self.json, ("content-encoding", "br"), ("expect", "100-continue")], body: [1])
      #expect((asked.status, asked.values("accept-encoding"), asked.text) == (501, ["gzip"], unary.text))
      let type = try await house.raw("POST", House.echo, [("content-type", "text/plain")], body: [1])
      let askedType = try await house.raw("POST", House.echo, [("content-type", "text/plain"), ("expect", "100-continue")], body: [1])
      #expect((type.status, type.values("accept-post")) == (415, ["application/proto, application/json"]))
      #expect((askedType.status, askedType.values("accept-post")) == (415, type.values("accept-post")))
    }
  }
}
