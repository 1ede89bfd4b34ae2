import CairnProto
import CairnServices
import CairnTesting
import Foundation
import RPC
import Synchronization
import Testing
import Timekeeping

@testable import Gateway

/// The session of the pages: a refresh token in a cookie, which pages of this server alone may use.
@Suite struct SessionDoorTests {
  /// An auth service that exchanges "first" for "second", and so on, and remembers what it was asked.
  private final class Exchange: Sendable {
    let asked = Mutex<[String]>([])

    var methods: [RPCMethod] {
      [
        .unary(SessionServiceMethods.refreshSession) { (request: RefreshSessionRequest, context) in
          self.asked.withLock { $0.append(request.refreshToken) }
          switch request.refreshToken {
          case "old": throw RPCError(.unauthenticated, told: "REFRESH_TOKEN_INVALID")
          case "held": throw RPCError(.permissionDenied, told: "ACCOUNT_SUSPENDED", metadata: ["suspension_reason": "spam"])
          case "broken": throw RPCError(.internal, told: "INTERNAL")
          default: break
          }
          return RefreshSessionResponse(
            tokens: SessionTokens(
              sessionID: "s", accessToken: "access", refreshToken: request.refreshToken + "-next",
              refreshTokenExpireTime: context.now + .seconds(3_600)))
        }
      ]
    }
  }

  private typealias Fields = [(StaticString, String)]
  /// As a browser sends it of a page of the host that the requests of these tests name.
  private static let page: Fields = [("origin", "https://test"), ("x-cairn-page", "1"), ("sec-fetch-site", "same-origin")]
  private static let cookie: Fields = [("cookie", "__Host-cairn-session=first")]

  private static func run(_ body: @escaping @Sendable (House, Exchange) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-session-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<!doctype html>".utf8).write(to: folder.appending(path: "index.html"))
    let exchange = Exchange()
    try await House.run(auth: exchange.methods, settings: ["CAIRN_WEB_FOLDER": folder.path, "CAIRN_CORS_ORIGINS": "*"]) { house in
      try await body(house, exchange)
    }
  }

  @Test func aTokenIsSpentAndItsSuccessorIsKeptWhereNoScriptReadsIt() async throws {
    try await Self.run { house, exchange async throws in
      let answer = try await house.raw("POST", "/session/keep", Self.page + [("x-cairn-refresh-token", "first")])
      #expect(answer.status == 200 && answer.values("cache-control") == ["no-store"])
      let cookie = try #require(answer.values("set-cookie").first)
      #expect(cookie.hasPrefix("__Host-cairn-session=first-next; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=3"))
      // What a script is told is good for minutes.
      #expect(
        answer.text.contains("\"accessToken\":\"access\"") && !answer.text.contains("first-next") && !answer.text.contains("refreshToken\"")
      )
      #expect(exchange.asked.withLock { $0 } == ["first"])
    }
  }

  @Test func theCookieIsExchangedForTheNext() async throws {
    try await Self.run { house, exchange async throws in
      // In pieces, as HTTP/2 may bring them.
      let fields = Self.page + [("cookie", "other=1"), ("cookie", "__Host-cairn-session=second")]
      let answer = try await house.raw("POST", "/session/renew", fields)
      #expect(answer.status == 200 && answer.text.contains("access"))
      #expect(answer.values("set-cookie").first?.hasPrefix("__Host-cairn-session=second-next;") == true)
      let end = try await house.raw("POST", "/session/end", fields)
      #expect(end.status == 200 && end.text == "{}")
      #expect(end.values("set-cookie") == ["__Host-cairn-session=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0"])
      #expect(exchange.asked.withLock { $0 } == ["second"])
    }
  }

  @Test(
    arguments: [
      [], [("x-cairn-page", "1")], [("origin", "https://test")], [("origin", "https://evil.example"), ("x-cairn-page", "1")],
      [("origin", "null"), ("x-cairn-page", "1")], [("origin", "http://test"), ("x-cairn-page", "1")],
      [("origin", "https://test"), ("x-cairn-page", "1"), ("sec-fetch-site", "same-site")],
      [("origin", "https://test"), ("origin", "https://evil.example"), ("x-cairn-page", "1")],
      [("origin", "https://test:444"), ("x-cairn-page", "1")], [("origin", "https://test.evil.example"), ("x-cairn-page", "1")],
      [("origin", "https://test"), ("x-cairn-page", "2")],
    ] as [[(String, String)]]) func aStrangersPageGetsNothing(fields: [(String, String)]) async throws
  {
    let names: [String: StaticString] = ["origin": "origin", "x-cairn-page": "x-cairn-page", "sec-fetch-site": "sec-fetch-site"]
    let stranger: Fields = fields.compactMap { field in names[field.0].map { ($0, field.1) } }
    try await Self.run { house, exchange async throws in
      for action in ["keep", "renew", "end"] {
        let answer = try await house.raw("POST", "/session/" + action, stranger + Self.cookie + [("x-cairn-refresh-token", "first")])
        #expect(answer.status == 403 && answer.text.contains("FOREIGN_PAGE") && answer.values("set-cookie") == [], "\(action)")
      }
      #expect(exchange.asked.withLock { $0 } == [])
    }
  }

  @Test func noOtherPageMaySendTheCookieAlong() async throws {
    try await Self.run { house, _ async throws in
      let asked = try await house.raw(
        "OPTIONS", "/session/renew",
        [("origin", "https://evil.example"), ("access-control-request-method", "POST"), ("access-control-request-headers", "x-cairn-page")])
      // A browser sends a cookie to another origin only where this says so.
      #expect(asked.values("access-control-allow-credentials") == [])
      for verb in ["GET", "HEAD", "PUT"] {
        let answer = try await house.raw(verb, "/session/renew", Self.page + Self.cookie)
        #expect(answer.status == 405 && answer.values("set-cookie") == [])
      }
    }
  }

  @Test(arguments: [
    ("old", 401, "REFRESH_TOKEN_INVALID"), ("held", 403, "ACCOUNT_SUSPENDED"), ("broken", 503, "UNAVAILABLE"),
    ("", 401, "REFRESH_TOKEN_INVALID"),
    ("a; Domain=evil.example", 401, "REFRESH_TOKEN_INVALID"), (String(repeating: "a", count: 257), 401, "REFRESH_TOKEN_INVALID"),
  ]) func aRefusalIsTold(token: String, status: Int, reason: String) async throws {
    try await Self.run { house, _ async throws in
      let answer = try await house.raw("POST", "/session/keep", Self.page + [("x-cairn-refresh-token", token)])
      #expect(answer.status == status && answer.text.contains(reason) && answer.values("set-cookie") == [])
    }
  }

  @Test func withoutTheCookieThereIsNoSession() async throws {
    try await Self.run { house, exchange async throws in
      for cookie in ["", "__Host-cairn-session", "cairn-session=first", "__Host-cairn-session=a; __Host-cairn-session=b"] {
        let answer = try await house.raw("POST", "/session/renew", Self.page + [("cookie", cookie)])
        #expect(answer.status == 401)
      }
      #expect(try await house.raw("POST", "/session/other", Self.page).status == 404)
      #expect(exchange.asked.withLock { $0 } == [])
    }
  }

  @Test func withoutPagesThereIsNoDoor() async throws {
    try await House.run(auth: Exchange().methods) { house async throws in
      #expect(try await house.raw("POST", "/session/renew", Self.page + Self.cookie).status == 404)
    }
  }
}

@Suite struct SessionCookieTests {
  private func isOwn(_ authority: String, _ origin: String?, site: String? = nil) -> Bool {
    var fields = DoorFields()
    (fields.authority, fields.origin, fields.site, fields.mark) = (authority, origin, site, "1")
    return SessionCookie.isOwnPage(fields)
  }

  @Test(arguments: [
    ("cairn.example.org", "https://cairn.example.org", true), ("Cairn.example.org", "https://cairn.example.org", true),
    ("cairn.example.org:7443", "https://cairn.example.org:7443", true), ("cairn.example.org", "http://cairn.example.org", false),
    ("localhost:7070", "http://localhost:7070", true), ("127.0.0.1:7070", "http://127.0.0.1:7070", true),
    ("[::1]:7070", "http://[::1]:7070", true),
    ("localhost:7070", "http://localhost:7071", false), ("localhost.evil.example", "http://localhost.evil.example", false),
    ("[::1].evil.example", "http://[::1].evil.example", false), ("127.0.0.1.evil.example", "http://127.0.0.1.evil.example", false),
    ("cairn.example.org", "https://cairn.example.org/", false), ("cairn.example.org", "", false), ("", "https://", true),
  ]) func aPageIsOfTheHostThatItAsks(authority: String, origin: String, isOwn expected: Bool) {
    #expect(isOwn(authority, origin) == expected)
  }

  @Test func aBrowserThatKnowsSaysHowFarAPageIs() {
    let host = "https://a.example"
    #expect(isOwn("a.example", host, site: "same-origin"))
    for site in ["same-site", "cross-site", "none", ""] { #expect(!isOwn("a.example", host, site: site)) }
    #expect(!isOwn("a.example", nil))
  }

  @Test func theTokenIsFoundAmongOtherCookies() {
    let name = SessionCookie.name
    #expect(SessionCookie.token(in: ["a=1; \(name)=tok-en_1; b=2"]) == "tok-en_1")
    #expect(SessionCookie.token(in: ["a=1", "\(name)=t"]) == "t" && SessionCookie.token(in: ["\(name)="]) == "")
    #expect(
      SessionCookie.token(in: []) == nil && SessionCookie.token(in: ["x\(name)=t"]) == nil
        && SessionCookie.token(in: ["a=\(name)=t"]) == nil)
    #expect(SessionCookie.token(in: ["\(name)=a; \(name)=b"]) == nil)
  }
}
