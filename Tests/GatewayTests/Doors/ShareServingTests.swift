import CairnProto
import CairnServices
import CairnTesting
import EventLoop
import RPC
import Synchronization
import Testing

@testable import Gateway

/// The pages of links on their way to whoever has one (requirement F-27).
@Suite struct ShareServingTests {
  /// A social service with a page, and one that is over.
  private final class Desk: SharePageServiceHandlers {
    static let page = Array("<!doctype html><p>18 432".utf8)
    static let over = Array("<!doctype html><p>over".utf8)

    let count = Mutex(0)

    func readSharePage(_ request: ReadSharePageRequest, _ context: RequestContext) async throws -> ReadSharePageResponse {
      count.withLock { $0 += 1 }
      switch request.token {
      case "good": return ReadSharePageResponse(html: Self.page)
      case "over": return ReadSharePageResponse(isOver: true, html: Self.over)
      case "broken": throw RPCError(.permissionDenied, told: "PERMISSION_DENIED")
      default: throw RPCError(.notFound, told: "SHARE_LINK_NOT_FOUND")
      }
    }
  }

  private static func run(
    settings: [String: String] = [:], _ body: @escaping @Sendable (House, Desk) async throws -> Void
  ) async throws {
    let desk = Desk()
    try await House.run(social: desk.methods, settings: settings) { house in try await body(house, desk) }
  }

  @Test func aPageIsServedAndCanRunNothing() async throws {
    try await Self.run { house, desk async throws in
      let answer = try await house.raw("GET", "/share/good?fbclid=1")
      #expect(answer.status == 200 && answer.body == Desk.page)
      for (name, value) in [
        ("content-type", "text/html; charset=utf-8"), ("cache-control", "public, max-age=60"), ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"), ("x-robots-tag", "noindex"),
        (
          "content-security-policy", "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
      ] {
        #expect(answer.values(name) == [value], "\(name)")
      }
      #expect(answer.values("etag").count == 1 && answer.values("x-request-id").count == 1)
      let head = try await house.raw("HEAD", "/share/good")
      #expect(head.status == 200 && head.body.isEmpty && head.values("etag") == answer.values("etag"))
      #expect(head.values("content-length") == ["\(Desk.page.count)"])
    }
  }

  @Test func whatTheClientHasIsNotSent() async throws {
    try await Self.run { house, _ async throws in
      let tag = try #require(try await house.raw("GET", "/share/good").values("etag").first)
      let answer = try await house.raw("GET", "/share/good", [("if-none-match", tag)])
      #expect(answer.status == 304 && answer.body.isEmpty && answer.values("etag") == [tag])
      #expect(try await house.raw("GET", "/share/good", [("if-none-match", "\"x\"")]).body == Desk.page)
    }
  }

  @Test func whatIsOverIsGoneAndWhatNeverWasIsNotFound() async throws {
    try await Self.run { house, desk async throws in
      let over = try await house.raw("GET", "/share/over", [("if-none-match", "*")])
      #expect(over.status == 410 && over.body == Desk.over && over.values("etag").isEmpty)
      #expect(over.values("content-type") == ["text/html; charset=utf-8"] && over.values("cache-control") == ["public, max-age=60"])
      let none = try await house.raw("GET", "/share/forged")
      #expect(none.status == 404 && none.text.contains("no such link") && none.values("cache-control") == ["no-store"])
      let asked = desk.count.withLock { $0 }
      // What cannot be a token is not asked for.
      for path in ["/share/", "/share/a/b", "/share/a%20", "/share/" + String(repeating: "A", count: 1_000)] {
        let answer = try await house.raw("GET", path)
        #expect(answer.status == 404 && answer.values("content-type") == ["text/html; charset=utf-8"])
      }
      #expect(try await house.raw("POST", "/share/good").status == 405)
      #expect(desk.count.withLock { $0 } == asked)
      // What the gateway may not do is no fault of the client.
      let broken = try await house.raw("GET", "/share/broken")
      #expect(broken.status == 503 && !broken.text.contains("PERMISSION_DENIED"))
    }
  }

  @Test func eachIsTakenFromTheBudgetOfItsAddress() async throws {
    try await Self.run(settings: ["CAIRN_RATE_ADDRESS_READ": "300/1"]) { house, _ async throws in
      var answer = RawAnswer()
      for _ in 0...300 where answer.status != 429 { answer = try await house.raw("HEAD", "/share/good") }
      #expect(answer.status == 429 && answer.values("retry-after").count == 1)
    }
  }

  @Test func whereNoSocialServiceIsThereAreNoPages() async throws {
    try await House.run { house async throws in
      let answer = try await house.raw("GET", "/share/good")
      #expect(answer.status == 404 && answer.text.contains("METHOD_UNKNOWN"))
    }
  }
}
