import CairnProto
import CairnServices
import CairnTesting
import Events
import FoundationEssentials
import GameTesting
import GeocachesProto
import GeocachesServices
import Geodesy
import Identity
import Postgres
import RPC
import ServiceDatabase
import Testing
import Texts
import Timekeeping

@testable import Geocaches

/// Pages of caches for people without an account: what they say, and above all what they do not.
@Suite struct CachePageTests {
  private static func page(_ code: String, in house: CacheHouse, by service: String = "gateway") async throws -> (
    text: String, isOver: Bool
  ) {
    let context = RequestContext(
      caller: .service(service), method: CachePageServiceMethods.readCachePage, now: house.clock.now())
    let response = try await house.pages.readCachePage(ReadCachePageRequest(code: code), context)
    return (String(decoding: response.html, as: UTF8.self), response.isOver)
  }

  private static func refusal(_ code: String, in house: CacheHouse, by service: String = "gateway") async throws -> String? {
    do {
      _ = try await page(code, in: house, by: service)
      return nil
    } catch let error as RPCError { return error.reason }
  }

  @Test func `A published cache is shown with its city, how hard it is and how many have found it, and nowhere nearer`() async throws {
    try await CacheHouse.run { house async throws in
      var content = CacheHouse.content("Under the bridge")
      content.languageCode = "de-CH"
      (content.kind, content.difficulty, content.terrain) = (.mystery, 1.5, 4)
      content.finalPosition = LatLng(latitudeDegrees: 45.8123456, longitudeDegrees: 9.0765432)
      (content.solution, content.hint) = ("secret words", "Look up.")
      content.waypoints = [
        Waypoint(
          kind: .parking, visibility: .everybody, position: LatLng(latitudeDegrees: 45.8134, longitudeDegrees: 9.0777), name: "parking")
      ]
      let id = try await house.published(content)
      try await house.upkeep.resolveZones(by: house.clock)
      let code = try #require(try await house.cache(id, by: house.anna).summary?.code)
      let (text, isOver) = try await Self.page(code, in: house)
      #expect(!isOver)
      for word in [
        "<html lang=\"de\">", "<h1 dir=\"auto\">Under the bridge</h1>", "Rätsel-Cache", "Schwierigkeit: 1.5 / 5", "Gelände: 4 / 5",
        "Como, Provincia di Como, Lombardy, IT", "Funde: 0", "<a href=\"cairn://cache-out/caches/\(code)\"", "In der App öffnen",
        "<meta property=\"og:title\" content=\"Under the bridge\">",
      ] {
        #expect(text.contains(word), "\(word)")
      }
      for word in [
        "45.", "9.0", "45,", "secret", "Look up", "A small box", "parking", "anna", house.anna.text, id, "<script", "<img", "geo:",
      ] {
        #expect(!text.contains(word), "\(word)")
      }
      // The same cache has the same page, whoever types its code how.
      #expect(try await Self.page(code.lowercased(), in: house).text == text)
    }
  }

  @Test func `Markup in a name is text, and a name that turns the direction turns nothing`() async throws {
    try await CacheHouse.run { house async throws in
      let name = "\"><script>alert(1)</script><img src=x onerror='x'>&amp;"
      let id = try await house.published(CacheHouse.content(name))
      let code = try #require(try await house.cache(id, by: house.anna).summary?.code)
      let text = try await Self.page(code, in: house).text
      #expect(!text.contains("<script") && !text.contains("<img") && !text.contains("onerror='"))
      #expect(
        text.contains("<h1 dir=\"auto\">&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&#39;x&#39;&gt;&amp;amp;</h1>")
      )
      #expect(text.contains("<title>&quot;&gt;&lt;script&gt;") && text.contains("og:title\" content=\"&quot;&gt;&lt;script&gt;"))
    }
  }

  @Test func `A draft, a cache that moderators have hidden and one that never was are told apart by nobody`() async throws {
    try await CacheHouse.run { house async throws in
      let draft = try await house.draft()
      let code = try #require(try await house.cache(draft.cacheID, by: house.anna).summary?.code)
      #expect(try await Self.refusal(code, in: house) == "CACHE_NOT_FOUND")
      _ = try await house.publish(draft.cacheID, version: draft.version, by: house.anna)
      #expect(try await Self.refusal(code, in: house) == nil)
      let base = FeatureEnvironment.testing(house.database, clock: house.clock, others: [:])
      let report = try #require(GeocachesApp.contents(base).first { $0.kind.name == "cache" })
      try await house.database.transaction { try await report.setHidden(true, draft.cacheID, at: house.clock.now(), in: $0) }
      #expect(try await Self.refusal(code, in: house) == "CACHE_NOT_FOUND")
      try await house.database.transaction { try await report.setHidden(false, draft.cacheID, at: house.clock.now(), in: $0) }
      #expect(try await Self.refusal(code, in: house) == nil)
      for other in ["COAAAAAA", "", "CO", "x", "CO" + String(repeating: "2", count: 60), "../../etc"] {
        #expect(try await Self.refusal(other, in: house) == "CACHE_NOT_FOUND")
      }
      // The desk of nobody but the gateway.
      #expect(try await Self.refusal(code, in: house, by: "social") == "PERMISSION_DENIED")
    }
  }

  @Test func `What is archived is over, and its page says nothing of it`() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published(CacheHouse.content("Under the bridge"))
      let code = try #require(try await house.cache(id, by: house.anna).summary?.code)
      try await house.database.execute(
        """
        INSERT INTO cache_logs (log_id, cache_id, account_id, kind, visit_time, time_zone, visit_day, comment, language_code, extras, difficulty,
          terrain, create_time)
        SELECT gen_random_uuid(), cache_id, \(house.berta), 'note', \(house.clock.now()), 'Europe/Rome', '2025-10-09', '', '', '{}', 3, 4,
          \(house.clock.now())
        FROM caches
        """)
      try await house.database.execute("UPDATE caches SET status = 'disabled'")
      #expect(try await Self.page(code, in: house).text.contains("Not to be searched at the moment."))
      try await house.archive(id, by: house.anna)
      let (text, isOver) = try await Self.page(code, in: house)
      #expect(isOver && !text.contains("bridge") && text.contains("there no more"))
    }
  }

  @Test func `While nobody can name cities the page is there, with the zone alone`() async throws {
    try await CacheHouse.run { house async throws in
      let id = try await house.published()
      try await house.upkeep.resolveZones(by: house.clock)
      let code = try #require(try await house.cache(id, by: house.anna).summary?.code)
      house.geo.setDown(true)
      #expect(try await Self.page(code, in: house).text.contains("<p dir=\"auto\">Provincia di Como, Lombardy, IT</p>"))
    }
  }

  @Test(arguments: PageLanguage.allCases)
  func `Every kind and level is said in every language, and never with a position`(language: PageLanguage) {
    let page = CachePage(appBase: "https://app.example.org/")
    for kind in StoredCache.Kind.allCases {
      for level in CacheRules.steps {
        let shown = CachePage.Shown(
          code: "CO234567", name: "n", kind: kind, difficulty: level, terrain: 12 - level, findCount: 7, places: [], isDisabled: true)
        let text = page.html(shown, in: language)
        #expect(text.contains("<html lang=\"\(language.rawValue)\">") && text.contains("https://app.example.org/cache-out/caches/CO234567"))
        #expect(!CachePageText(language).kind(kind).isEmpty && text.contains(CachePageText(language).kind(kind)))
        #expect(text.contains(": \(CachePage.level(level)) / 5") && text.contains(": 7"))
      }
    }
    #expect([2, 3, 9, 10].map { CachePage.level($0) } == ["1", "1.5", "4.5", "5"])
  }
}
