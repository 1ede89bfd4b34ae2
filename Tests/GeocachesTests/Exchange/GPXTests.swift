import CairnProto
import CairnTesting
import Events
import FoundationEssentials
import GeocachesProto
import GeocachesServices
import Geodesy
import Identity
import Postgres
import Protobuf
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import Geocaches

/// Files for other programs.
@Suite struct GPXTests {
  @Test func numbersAndTimesAreWrittenAsProgramsReadThem() {
    let degrees: [(Double, String)] = [
      (45.81, "45.8100000"), (-0.00001, "-0.0000100"), (0, "0.0000000"), (-0.00000001, "0.0000000"), (180, "180.0000000"),
      (-179.99999999, "-180.0000000"), (1e-7, "0.0000001"),
    ]
    for (value, text) in degrees { #expect(GPXWriter.degrees(value) == text) }
    #expect([1, 1.5, 5].map { GPXWriter.step($0) } == ["1", "1.5", "5"])
    #expect(GPXWriter.time(Moment(milliseconds: 1_760_000_000_999)) == "2025-10-09T08:53:20Z")
    #expect(GPXWriter.time(Moment(milliseconds: 0)) == "1970-01-01T00:00:00Z")
  }

  @Test func textsAreTextsWhateverIsInThem() {
    #expect(GPXWriter.escaped("a < b & c > \"d\"") == "a &lt; b &amp; c &gt; &quot;d&quot;")
    #expect(GPXWriter.escaped("]]>\u{0}\u{8}\u{B}\u{FFFE}x\ty\nz\u{1F600}") == "]]&gt;x\ty\nz\u{1F600}")
    #expect(GPXWriter.escaped("<!ENTITY x SYSTEM 'file:'>") == "&lt;!ENTITY x SYSTEM 'file:'&gt;")
  }

  @Test func aCacheAndItsPlacesStandInAFile() async throws {
    try await CacheHouse.run { house async throws in
      var content = CacheHouse.content("Bridge & <Tower>")
      content.kind = .multi
      content.waypoints = [Waypoint(kind: .stage, position: LatLng(CacheHouse.como), name: "Gate", text: "Count \"them\"")]
      let id = try await house.published(content)
      _ = try await house.log(id, by: house.berta)
      let code = try #require(try await house.cache(id, by: house.berta).summary?.code)
      let answer = try await house.exchange.exportGpx(
        ExportGpxRequest(selection: CacheHouse.around, showsHints: true),
        house.call(CacheExchangeServiceMethods.exportGpx, by: house.berta))
      let lines = [
        "<gpx version=\"1.0\" creator=\"Cairn\"", "<wpt lat=\"45.8100000\" lon=\"9.0800000\">", "<name>\(code)</name>",
        "<desc>Bridge &amp; &lt;Tower&gt; by anna, Multi-cache (1.5/2)</desc>", "<sym>Geocache Found</sym>",
        "<type>Geocache|Multi-cache</type>", "available=\"True\" archived=\"False\"",
        "<groundspeak:name>Bridge &amp; &lt;Tower&gt;</groundspeak:name>", "<groundspeak:container>Small</groundspeak:container>",
        "<groundspeak:difficulty>1.5</groundspeak:difficulty>", "<groundspeak:encoded_hints>Look up.</groundspeak:encoded_hints>",
        "<name>01\(code.dropFirst(2))</name>", "<cmt>Count &quot;them&quot;</cmt>", "<type>Waypoint|Physical Stage</type>",
      ]
      for line in lines { #expect(answer.gpx.contains(line), "\(line)") }
      #expect(answer.gpx.hasSuffix("</gpx>\n") && !answer.gpx.contains("groundspeak:log>"))
      func export(_ form: GpxForm) async throws -> String {
        try await house.exchange.exportGpx(
          ExportGpxRequest(selection: CacheHouse.around, form: form), house.call(CacheExchangeServiceMethods.exportGpx, by: house.berta)
        ).gpx
      }
      let newer = try await export(.oneOne)
      for line in ["<gpx version=\"1.1\"", "<metadata><time>", "<extensions>", "<oc:size>Small</oc:size>", "</extensions>"] {
        #expect(newer.contains(line), "\(line)")
      }
      #expect(await house.refusal { _ = try await export(.unrecognized(9)) } == "form UNKNOWN_VALUE")
    }
  }

  @Test func aFileOfFindsIsAsLongAsAPageMayBe() async throws {
    try await CacheHouse.run { house async throws in
      for index in 0..<3 {
        house.clock.advance(by: .seconds(60))
        _ = try await house.log(try await house.published(CacheHouse.content("\(index)")), by: house.berta)
      }
      try await house.database.execute("UPDATE caches SET description = repeat('words ', 100000)")
      var (token, names) = ("", [String]())
      repeat {
        let page = try await house.exchange.exportMyFinds(
          ExportMyFindsRequest(pageSize: 100, pageToken: token), house.call(CacheExchangeServiceMethods.exportMyFinds, by: house.berta))
        #expect(page.gpx.utf8.count < 2 * ExchangeRules.pageBytesMax)
        names += ["0", "1", "2"].filter { page.gpx.contains("<urlname>\($0)</urlname>") || page.gpx.contains(">\($0)</") }
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(Set(names) == ["0", "1", "2"])
    }
  }

  @Test func onesFindsAreAFileOfTheirOwn() async throws {
    try await CacheHouse.run { house async throws in
      var ids: [String] = []
      for index in 0..<3 { ids.append(try await house.published(CacheHouse.content("\(index)"))) }
      for id in ids.prefix(2) {
        house.clock.advance(by: .seconds(60))
        _ = try await house.log(id, by: house.berta, comment: "Found \(id)")
      }
      _ = try await house.log(ids[2], .didNotFind, by: house.berta)
      _ = try await house.log(ids[0], by: house.carla, comment: "Another's words")
      func page(_ token: String, by accountID: UUID) async throws -> ExportMyFindsResponse {
        try await house.exchange.exportMyFinds(
          ExportMyFindsRequest(pageSize: 1, pageToken: token), house.call(CacheExchangeServiceMethods.exportMyFinds, by: accountID))
      }
      let first = try await page("", by: house.berta)
      #expect(first.gpx.contains("Found \(ids[1])") && first.gpx.contains("<groundspeak:finder>berta</groundspeak:finder>"))
      #expect(first.gpx.contains("<groundspeak:type>Found it</groundspeak:type>"))
      let second = try await page(first.nextPageToken, by: house.berta)
      #expect(second.gpx.contains("Found \(ids[0])") && !second.gpx.contains("Another") && second.nextPageToken.isEmpty)
      #expect(await house.refusal { _ = try await page(first.nextPageToken, by: house.carla) } == "page_token PAGE_TOKEN_INVALID")
      // What moderators have hidden is in no file.
      try await house.moderate(CacheOutContent.cache.ref(ids[1]), isHidden: true)
      #expect(try await !page("", by: house.berta).gpx.contains("<wpt"))
    }
  }
}
