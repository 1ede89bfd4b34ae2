import CairnProto
import CairnServices
import CairnTesting
import Identity
import RPC
import Testing

@testable import Gateway

/// Pages of caches on their way to those who have a code (requirement C-31).
@Suite struct CacheServingTests {
  /// A game service with a cache, and one that is archived.
  private struct Desk: CachePageServiceHandlers {
    static let page = Array("<!doctype html><h1>Under the bridge</h1>".utf8)
    static let over = Array("<!doctype html><p>over".utf8)

    func readCachePage(_ request: ReadCachePageRequest, _ context: RequestContext) async throws -> ReadCachePageResponse {
      guard context.caller.callingService == "gateway" else { throw RPCError(.permissionDenied, told: "PERMISSION_DENIED") }
      switch request.code {
      case "CO234567": return ReadCachePageResponse(html: Self.page)
      case "CO765432": return ReadCachePageResponse(isOver: true, html: Self.over)
      default: throw RPCError(.notFound, told: "CACHE_NOT_FOUND")
      }
    }
  }

  @Test func `A page is served, may be kept for a minute, and can run and load nothing`() async throws {
    try await House.run(game: Desk().methods) { house async throws in
      let answer = try await house.raw("GET", "/cache/CO234567?utm_source=x")
      #expect(answer.status == 200 && answer.body == Desk.page)
      for (name, value) in [
        ("content-type", "text/html; charset=utf-8"), ("cache-control", "public, max-age=60"), ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"), ("x-robots-tag", "noindex"),
        ("content-security-policy", "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
      ] {
        #expect(answer.values(name) == [value], "\(name)")
      }
      let tag = try #require(answer.values("etag").first)
      let same = try await house.raw("GET", "/cache/CO234567", [("if-none-match", tag)])
      #expect(same.status == 304 && same.body.isEmpty)
      let over = try await house.raw("GET", "/cache/CO765432")
      #expect(over.status == 410 && over.body == Desk.over && over.values("etag").isEmpty)
      for path in ["/cache/CO222222", "/cache/", "/cache/CO234567/x", "/cache/CO%32"] {
        let none = try await house.raw("GET", path)
        #expect(none.status == 404 && none.text.contains("no such link") && none.values("cache-control") == ["no-store"], "\(path)")
      }
      #expect(try await house.raw("POST", "/cache/CO234567").status == 405)
    }
  }
}
