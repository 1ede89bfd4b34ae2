import CairnTesting
import Foundation
import Testing

@testable import Gateway

/// The pages for browsers, served of a folder.
@Suite struct PagesServingTests {
  private static let script = Array(String(repeating: "export const place = 1;\n", count: 4_000).utf8)

  /// A folder of pages, for one test.
  private static func run(
    settings: [String: String] = [:], _ body: @escaping @Sendable (House) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files: [String: [UInt8]] = [
      "index.html": Array("<!doctype html><p>hello".utf8), "main-ABCDEF27.js": script, "main-ABCDEF27.js.br": [1, 2, 3],
      "main-ABCDEF27.js.gz": [4, 5], "style.css": Array("p{}".utf8), "secret.pem": [6], ".hidden.js": [7],
    ]
    for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
    try await House.run(settings: settings.merging(["CAIRN_WEB_FOLDER": folder.path]) { $1 }) { house in try await body(house) }
  }

  @Test func theFirstPageRunsNothingButItsOwnScripts() async throws {
    try await Self.run { house async throws in
      let answer = try await house.raw("GET", "/?lang=de")
      #expect(answer.status == 200 && answer.body == Array("<!doctype html><p>hello".utf8))
      #expect(answer.values("content-type") == ["text/html; charset=utf-8"] && answer.values("cache-control") == ["no-cache"])
      let policy = try #require(answer.values("content-security-policy").first)
      #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'") && !policy.contains("unsafe"))
      #expect(policy.contains("frame-ancestors 'none'") && answer.values("x-content-type-options") == ["nosniff"])
      let tag = try #require(answer.values("etag").first)
      let again = try await house.raw("GET", "/", [("if-none-match", tag)])
      #expect(again.status == 304 && again.body.isEmpty)
      let head = try await house.raw("HEAD", "/")
      #expect(head.status == 200 && head.body.isEmpty && head.values("etag") == [tag])
    }
  }

  @Test func pagesLearnOfTilesByTheirOwnOrigin() async throws {
    try await Self.run { house async throws in
      let answer = try await house.raw("GET", "/web/tiles.json")
      #expect(answer.status == 200 && answer.text == "{}" && answer.values("content-type") == ["application/json"])
    }
    let credit = "© the \"people\" of <b>OpenStreetMap</b>"
    try await Self.run(settings: ["CAIRN_WEB_TILES": "/tiles/{z}/{x}/{y}.png", "CAIRN_WEB_TILES_CREDIT": credit]) { house async throws in
      let answer = try await house.raw("GET", "/web/tiles.json")
      let told = try #require(try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? [String: String])
      #expect(told == ["path": "/tiles/{z}/{x}/{y}.png", "credit": credit])
    }
  }

  @Test(arguments: [
    "https://tile.example.org/{z}/{x}/{y}.png", "//tile.example.org/{z}/{x}/{y}.png", "/tiles/{z}/{x}.png", "/tiles/../{z}/{x}/{y}",
    "/tiles/{z}/{x}/{y}?a=b", "", "/tiles/{z}/{x}/{y}{r}.png", "/{s}/{z}/{x}/{y}.png", "/tiles/{z}/{x}/{-y}{y}", "/tiles/{z}/{x}/{y}}",
    "/" + String(repeating: "t", count: 200) + "{z}{x}{y}",
  ]) func tilesOfElsewhereAreRefused(path: String) {
    #expect(MapTiles(path: path, credit: "") == nil)
  }

  @Test func aFileIsSentPackedAsTheClientTakesIt() async throws {
    try await Self.run { house async throws in
      let path = "/web/main-ABCDEF27.js"
      let plain = try await house.raw("GET", path)
      #expect(plain.status == 200 && plain.body == Self.script && plain.values("content-encoding") == [])
      #expect(plain.values("cache-control") == ["public, max-age=31536000, immutable"] && plain.values("vary") == ["accept-encoding"])
      for (taken, encoding, body) in [
        ("gzip, deflate, br, zstd", "br", [1, 2, 3]), ("gzip", "gzip", [4, 5]), ("br;q=0, gzip;q=0.5", "gzip", [4, 5]),
      ] as [(String, String, [UInt8])] {
        let packed = try await house.raw("GET", path, [("accept-encoding", taken)])
        #expect(packed.values("content-encoding") == [encoding] && packed.body == body && packed.values("etag") != plain.values("etag"))
        #expect(packed.values("content-type") == ["text/javascript; charset=utf-8"])
      }
      let none = try await house.raw("GET", path, [("accept-encoding", "identity, zstd")])
      #expect(none.values("content-encoding") == [] && none.body == Self.script)
    }
  }

  @Test(arguments: [
    "/web/", "/web/secret.pem", "/web/.hidden.js", "/web/../index.html", "/web/%2e%2e/index.html", "/web/main-ABCDEF27.js.br",
    "/web/a/b.js",
    "/web/none.js",
  ]) func nothingElseIsServed(path: String) async throws {
    try await Self.run { house async throws in
      let answer = try await house.raw("GET", path)
      #expect(answer.status == 404)
    }
  }

  @Test func onlyReadingIsOffered() async throws {
    try await Self.run { house async throws in
      let answer = try await house.raw("POST", "/")
      #expect(answer.status == 405 && answer.values("allow") == ["GET, HEAD"])
    }
  }

  @Test func withoutAFolderThereIsNoPage() async throws {
    try await House.run { house async throws in
      let answer = try await house.raw("GET", "/")
      #expect(answer.status == 404)
    }
  }
}

@Suite struct PageRulesTests {
  @Test(arguments: [
    ("main-ABCDEF27.js", true), ("leaflet.esm-ABCDEF27.js", true), ("index.html", false), ("main-abcdef27.js", false), ("main.js", false),
    ("main-ABCDEF2.js", false), ("main-ABCDEF27", false), ("main-ABCDEF21.js", false),
  ]) func namesWithAChecksumAreKeptForGood(name: String, isKept: Bool) {
    #expect(PageRules.cacheControl(of: name).contains("immutable") == isKept)
  }

  @Test(arguments: [
    ("br", "br", true), ("br", "gzip, br", true), ("br", "BR;q=1.0", true), ("br", "br;q=0", false), ("br", "br;q=0.000", false),
    ("br", "br; q=0.001", true), ("br", "", false), ("br", "*", false), ("gzip", "x-gzip", false), ("gzip", "gzip;level=3", true),
  ]) func encodingsAreThoseTheClientNames(encoding: String, field: String, isTaken: Bool) {
    #expect(PageRules.takes(encoding, field) == isTaken)
  }
}
