import CairnProto
import EventLoop
import Lifecycle
import Protobuf
import RPC
import Testing

@testable import Gateway

/// Pages of the web that call the gateway from a browser.
@Suite struct BrowserTests {
  private static let app = "https://app.example.com"
  private static let list = ["CAIRN_CORS_ORIGINS": "https://app.example.com, http://localhost:3000"]
  private static let json: (StaticString, String) = ("content-type", "application/json")

  private static func asked(_ origin: String, _ more: [(StaticString, String)] = []) -> [(StaticString, String)] {
    [("origin", origin), ("access-control-request-method", "POST"), ("access-control-request-headers", "content-type")] + more
  }

  /// What a browser looks at before it lets a page read an answer.
  private static func expectReadable(_ answer: RawAnswer, by origin: String = app, _ what: String) {
    #expect(answer.values("access-control-allow-origin") == [origin], "\(what)")
    #expect(answer.values("access-control-expose-headers").first?.contains("content-encoding") == true, "\(what)")
    #expect(answer.values("vary") == (origin == "*" ? [] : ["origin"]), "\(what)")
    #expect(answer.values("access-control-allow-credentials").isEmpty, "\(what)")
  }

  // MARK: Preflights

  @Test(arguments: [app, "http://localhost:3000"]) func aPreflightOfAnAllowedOriginIsTold(origin: String) async throws {
    try await House.run(settings: Self.list) { house in
      for path in [House.echo, House.count, "/no.such.Service/Method", "/.well-known/jwks.json"] {
        let answer = try await house.raw("OPTIONS", path, Self.asked(origin))
        #expect(answer.status == 204)
        #expect(answer.values("access-control-allow-origin") == [origin])
        #expect(answer.values("access-control-allow-methods") == ["GET, POST"])
        #expect(answer.values("access-control-max-age") == ["7200"])
        #expect(answer.values("vary") == ["origin"])
        #expect(answer.values("access-control-allow-credentials").isEmpty)
        #expect(answer.body.isEmpty)
        let allowed = try #require(answer.values("access-control-allow-headers").first).split(separator: ", ").map(String.init)
        for name in [
          "content-type", "connect-protocol-version", "connect-timeout-ms", "authorization", "idempotency-key", "x-user-agent",
          "traceparent", "connect-accept-encoding", "connect-content-encoding",
        ] {
          #expect(allowed.contains(name), "\(name)")
        }
        #expect(!allowed.contains("*"))
      }
    }
  }

  @Test func aPreflightOfAStrangerIsForbiddenAndToldNothing() async throws {
    try await House.run(settings: Self.list) { house in
      for origin in [
        "https://evil.example.com", "https://app.example.com.evil.com", "https://app.example.com:8443", "http://app.example.com", "null",
        "https://APP.example.com", "https://app.example.com/", "", "*",
      ] {
        let answer = try await house.raw("OPTIONS", House.echo, Self.asked(origin))
        #expect(answer.status == 403, "\(origin)")
        #expect(!answer.fields.contains { $0.name.hasPrefix("access-control-") }, "\(origin)")
        #expect(answer.values("vary") == ["origin"], "a cache must not keep it for others")
      }
    }
  }

  @Test func withoutAListEveryPreflightIsForbiddenAndNoAnswerSpeaksOfOrigins() async throws {
    try await House.run { house in
      #expect(try await house.raw("OPTIONS", House.echo, Self.asked(Self.app)).status == 403)
      let answer = try await house.raw("POST", House.echo, [Self.json, ("origin", Self.app)], body: Array("{}".utf8))
      #expect(answer.status == 200)
      #expect(!answer.fields.contains { $0.name.hasPrefix("access-control-") || $0.name == "vary" })
    }
  }

  @Test func optionsThatAreNoPreflightAreRefusedAsEver() async throws {
    try await House.run(settings: Self.list) { house in
      let answer = try await house.raw("OPTIONS", House.echo, [("origin", Self.app)])
      #expect(answer.status == 405)
      Self.expectReadable(answer, "405")
    }
  }

  @Test func aPagesOwnMetadataIsAllowedByItsPrefix() async throws {
    try await House.run(settings: Self.list) { house in
      let asked: [(StaticString, String)] = [
        ("origin", Self.app), ("access-control-request-method", "POST"),
        ("access-control-request-headers", "content-type, X-Cairn-App, x-cairn-data-bin, x-forwarded-for, x-cairn-a(b), cairn-ticket"),
      ]
      let answer = try await house.raw("OPTIONS", House.echo, asked)
      let allowed = try #require(answer.values("access-control-allow-headers").first)
      #expect(allowed.hasSuffix("x-cairn-app, x-cairn-data-bin"))
      #expect(!allowed.contains("x-forwarded-for"))
      #expect(!allowed.contains("ticket"))
    }
  }

  // MARK: Calls

  @Test func everyAnswerToAnAllowedOriginCanBeRead() async throws {
    try await House.run(settings: Self.list) { house in
      let origin: (StaticString, String) = ("origin", Self.app)
      let large = Array(#"{"data":"\#(String(repeating: "AAAA", count: 60_000))"}"#.utf8)
      let calls: [(String, Int, RawAnswer)] = [
        ("unary", 200, try await house.raw("POST", House.echo, [Self.json, origin], body: Array(#"{"text":"a"}"#.utf8))),
        ("large answer", 200, try await house.raw("POST", House.echo, [Self.json, origin], body: large)),
        ("GET", 200, try await house.raw("GET", House.echo + "?connect=v1&encoding=json&message=%7B%7D", [origin])),
        ("page", 200, try await house.raw("GET", "/.well-known/jwks.json", [origin])),
        ("bad message", 400, try await house.raw("POST", House.echo, [Self.json, origin], body: Array("{".utf8))),
        (
          "error of a service", 404,
          try await house.raw(
            "POST", "/cairn.bench.v1.BenchService/Fail", [Self.json, origin], body: Array(#"{"code":"not_found","reason":"A"}"#.utf8))
        ),
        (
          "no session", 401,
          try await house.raw("POST", "/cairn.bench.v1.BenchService/EchoAsUser", [Self.json, origin], body: Array("{}".utf8))
        ),
        ("unknown method", 404, try await house.raw("POST", "/no.such.Service/Method", [Self.json, origin])),
        ("content type", 415, try await house.raw("POST", House.echo, [("content-type", "text/plain"), origin])),
        ("verb", 405, try await house.raw("PUT", House.echo, [Self.json, origin])),
        ("timeout", 400, try await house.raw("POST", House.echo, [Self.json, origin, ("connect-timeout-ms", "x")])),
        ("no time", 504, try await house.raw("POST", House.echo, [Self.json, origin, ("connect-timeout-ms", "0")])),
        ("too large", 429, try await house.raw("POST", House.echo, [Self.json, origin], body: [UInt8](repeating: 0x20, count: 1_200_000))),
      ]
      for (what, status, answer) in calls {
        #expect(answer.status == status, "\(what)")
        Self.expectReadable(answer, what)
      }
    }
  }

  @Test func streamsTooWhetherTheyEndWellOrNot() async throws {
    try await House.run(settings: Self.list) { house in
      let fields: [(StaticString, String)] = [("content-type", "application/connect+json"), ("origin", Self.app)]
      let message = Array(#"{"count":3,"errorCode":"aborted"}"#.utf8)
      let good = try await house.raw("POST", House.count, fields, body: [0, 0, 0, 0, UInt8(message.count)] + message)
      #expect(good.status == 200)
      #expect(good.text.contains("aborted"))
      Self.expectReadable(good, "stream")
      let bad = try await house.raw("POST", House.count, fields + [("connect-timeout-ms", "x")])
      #expect(bad.status == 200)
      #expect(bad.values("content-type") == ["application/connect+json"])
      #expect(bad.text.contains(#"{"error":{"code":"invalid_argument""#))
      Self.expectReadable(bad, "refused stream")
      let late = try await house.raw("POST", House.count, fields + [("connect-timeout-ms", "0")])
      #expect(late.text.contains("deadline_exceeded"))
      Self.expectReadable(late, "stream without time")
      await house.bench.stop()
      let gone = try await house.raw("POST", House.count, fields, body: [0, 0, 0, 0, UInt8(message.count)] + message)
      #expect(gone.text.contains("unavailable"))
      Self.expectReadable(gone, "no service")
    }
  }

  @Test func aStrangersPageCannotReadAndOthersAreServedAsEver() async throws {
    try await House.run(settings: Self.list) { house in
      for fields in [[Self.json, ("origin", "https://evil.example.com")], [Self.json]] as [[(StaticString, String)]] {
        let answers = [
          try await house.raw("POST", House.echo, fields, body: Array("{}".utf8)),
          try await house.raw("POST", House.echo, fields, body: Array("{".utf8)), try await house.raw("POST", "/no", fields),
        ]
        #expect(answers.map(\.status) == [200, 400, 404])
        for answer in answers {
          #expect(!answer.fields.contains { $0.name.hasPrefix("access-control-") })
          #expect(answer.values("vary") == ["origin"])
        }
      }
    }
  }

  @Test func theStarIsSaidAsItIsAndNothingIsReflected() async throws {
    try await House.run(settings: ["CAIRN_CORS_ORIGINS": "*"]) { house in
      let preflight = try await house.raw("OPTIONS", House.echo, Self.asked("https://anyone.example"))
      #expect(preflight.status == 204)
      #expect(preflight.values("access-control-allow-origin") == ["*"])
      #expect(preflight.values("access-control-allow-credentials").isEmpty)
      let answer = try await house.raw("POST", House.echo, [Self.json, ("origin", "https://anyone.example")], body: Array("{}".utf8))
      Self.expectReadable(answer, by: "*", "star")
    }
  }

  // MARK: Settings

  @Test(arguments: [
    "https://app.example.com", "https://app.example.com,http://localhost:3000", "*", " https://a.example , https://b.example ",
    "HTTPS://App.Example.com", "http://127.0.0.1:8080",
  ])
  func anOriginIsWrittenAsBrowsersWriteIt(text: String) {
    #expect(BrowserOrigins(text) != nil)
  }

  @Test(arguments: [
    "", ",", "app.example.com", "https://", "https://a.example/", "https://a.example/path", "https://*.example.com", "null",
    "*,https://a.example",
    "https://a.example:0", "https://a.example:x", "https://a.example:443", "http://a.example:80", "ftp://a.example", "https://u@a.example",
    "https://a.example https://b.example", "https://a.example\nx: y",
  ])
  func anythingElseStopsTheGatewayAtItsStart(text: String) {
    #expect(BrowserOrigins(text) == nil)
    if text.isEmpty { return }
    let settings = Settings(["CAIRN_UPSTREAM_AUTH": "127.0.0.1:7001", "CAIRN_CORS_ORIGINS": text])
    _ = GatewayConfig(settings)
    #expect(throws: SettingsError.self) { try settings.check() }
  }
}
