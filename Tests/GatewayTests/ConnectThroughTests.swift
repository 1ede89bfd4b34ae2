import CairnProto
import EventLoop
import FoundationEssentials
import Protobuf
import RPC
import Testing

@testable import Gateway

/// What the Connect protocol needs of a gateway that decodes nothing.
@Suite struct ConnectThroughTests {
  private static let json: (StaticString, String) = ("content-type", "application/json")

  @Test func aCallByGetKeepsItsQuery() async throws {
    try await House.run { house in
      let message = Protobuf.Base64.encodeURL(EchoRequest(text: "a b&c").encoded())
      let proto = try await house.raw("GET", House.echo + "?connect=v1&encoding=proto&base64=1&message=\(message)")
      #expect(try EchoResponse(decoding: proto.body).text == "a b&c")
      let json = try await house.raw("GET", House.echo + "?encoding=json&message=%7B%22text%22%3A%22a+b%26c%22%7D")
      #expect(try EchoResponse(json: json.body).text == "a b&c")
      let fail = "/cairn.bench.v1.BenchService/Fail?connect=v1&encoding=json&message=%7B%7D"
      #expect(try await house.raw("GET", fail).status == 405, "a method that is not declared to change nothing")
    }
  }

  @Test func noCacheKeepsWhatGETReads() async throws {
    try await House.run { house in
      let json = House.echo + "?encoding=json&message=%7B%7D"
      #expect(try await house.raw("GET", json).values("cache-control") == ["no-store"])
      let post = try await house.raw("POST", House.echo, [Self.json], body: Array("{}".utf8))
      #expect(post.status == 200 && post.values("cache-control").isEmpty)
    }
  }

  @Test func whatTheContractLetsBeKeptIsKeptByWhoAskedAndAskedForAgainByItsTag() async throws {
    try await House.run { house async throws in
      let session = [("authorization", "Bearer \(House.token(accountID: UUID()))")] as [(StaticString, String)]
      func get(_ text: String, _ fields: [(StaticString, String)] = []) async throws -> RawAnswer {
        try await house.raw(
          "GET", "/cairn.bench.v1.BenchService/EchoAsUser?encoding=json&message=%7B%22text%22%3A%22\(text)%22%7D", session + fields)
      }
      let first = try await get("a")
      let tag = try #require(first.values("etag").first)
      #expect(first.status == 200 && first.values("cache-control") == ["private, max-age=60"] && tag.hasPrefix("W/\""))
      for known in [tag, String(tag.dropFirst(2)), "\"other\", \(tag)", "*"] {
        let again = try await get("a", [("if-none-match", known)])
        #expect(again.status == 304 && again.body.isEmpty && again.values("etag") == [tag], "\(known)")
        #expect(again.values("cache-control") == ["private, max-age=60"])
      }
      let changed = try await get("b", [("if-none-match", tag)])
      #expect(changed.status == 200 && changed.values("etag") != [tag])
      #expect(try EchoAsUserResponse(json: changed.body).text == "b")
      // Compressed it is the same answer.
      let compressed = try await get(String(repeating: "a", count: 4_000), [("accept-encoding", "gzip")])
      let plain = try await get(String(repeating: "a", count: 4_000))
      #expect(compressed.values("content-encoding") == ["gzip"] && plain.values("content-encoding").isEmpty)
      #expect(compressed.values("etag") == plain.values("etag") && compressed.values("vary").contains("accept-encoding"))
      // Whoever has no session is told nothing, not even that nothing has changed.
      let path = "/cairn.bench.v1.BenchService/EchoAsUser?encoding=json&message=%7B%22text%22%3A%22a%22%7D"
      let stranger = try await house.raw("GET", path, [("if-none-match", tag)])
      #expect(stranger.status == 401 && stranger.values("cache-control").isEmpty && stranger.values("etag").isEmpty)
      // By POST it is as any answer.
      let post = try await house.raw(
        "POST", "/cairn.bench.v1.BenchService/EchoAsUser", session + [Self.json, ("if-none-match", tag)], body: Array(#"{"text":"a"}"#.utf8)
      )
      #expect(post.status == 200 && post.values("etag").isEmpty && post.values("cache-control").isEmpty)
    }
  }

  @Test func aTokenInTheAddressIsNoToken() async throws {
    try await House.run { house async throws in
      let token = House.token(accountID: UUID())
      let call = "/cairn.bench.v1.BenchService/EchoAsUser?encoding=json&message=%7B%7D"
      for name in ["access_token", "authorization", "token"] {
        #expect(try await house.raw("GET", call + "&\(name)=\(token)").status == 401)
      }
      #expect(try await house.raw("GET", call, [("authorization", "Bearer \(token)")]).status == 200)
      // Nor in a cookie, which a browser would send along for anybody's page.
      #expect(try await house.raw("GET", call, [("cookie", "authorization=\(token)")]).status == 401)
    }
  }

  @Test func aTimeoutIsTheClientsWhateverItsForm() async throws {
    try await House.run { house in
      let slow = Array(#"{"delayMs":20000}"#.utf8)
      for (timeout, status) in [("0", 504), ("150", 504), ("x", 400), ("00000000001", 400), ("12345678901", 400), ("", 400)] {
        let answer = try await house.raw("POST", House.echo, [Self.json, ("connect-timeout-ms", timeout)], body: slow)
        #expect(answer.status == status, "\(timeout)")
      }
      let patient = try await house.raw("POST", House.echo, [Self.json, ("connect-timeout-ms", "9999999999")], body: Array("{}".utf8))
      #expect(patient.status == 200)
    }
  }

  /// A proxy that looked at one of the two and a service that looked at the other would not agree.
  @Test(arguments: ["authorization", "connect-timeout-ms"]) func whatSaysOneThingComesOnce(name: String) async throws {
    try await House.run { house in
      let field: (StaticString, String) = name == "authorization" ? ("authorization", "Bearer x") : ("connect-timeout-ms", "5000")
      let once = try await house.raw("POST", House.echo, [Self.json, field], body: Array("{}".utf8))
      #expect(once.status == 200, "it is for everybody")
      let twice = try await house.raw("POST", House.echo, [Self.json, field, field], body: Array("{}".utf8))
      #expect(twice.status == 400 && twice.text.contains("HEADER_REPEATED"), "\(twice.text)")
    }
  }

  @Test func anErrorForAnUnaryContentTypeIsNoSuccessOnAStream() async throws {
    try await House.run { house in
      let answer = try await house.raw("POST", House.count, [Self.json, ("connect-timeout-ms", "x")])
      #expect(answer.status == 400)
      let other = try await house.raw("POST", House.count, [Self.json], body: Array("{}".utf8))
      #expect(other.status == 415)
    }
  }

  @Test func whatNobodyServesIs404ForEveryKindOfCall() async throws {
    try await House.run { house in
      for type in ["application/proto", "application/json", "application/connect+proto"] {
        let answer = try await house.raw("POST", "/no.such.Service/Method", [("content-type", type)])
        #expect(answer.status == 404)
        #expect(answer.text.contains(#""code":"unimplemented""#))
      }
    }
  }
}
