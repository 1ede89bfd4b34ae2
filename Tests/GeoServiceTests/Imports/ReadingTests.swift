import Geodesy
import Glibc
import Polygons
import Testing

@testable import GeoService
@testable import RPC

@Suite struct ReadingTests {
  private func file(_ name: String, _ text: String) -> DataFile {
    DataFile(name: name, stored: Array(text.utf8))
  }

  @Test func citiesAreReadWithTheirNames() throws {
    var report = ImportReport(source: "cities")
    let (cities, names) = try CityLine.read(
      file(
        "c.tsv",
        "3173435\tMilan\tit\t45.4643\t9.1895\t1371498\tEurope/Rome\tLombardy\tMilan\tMailand|=Milano\n1\tX\tde\t-1\t0\t0\tEurope/Berlin\t\t\t\n"
      ), &report)
    #expect(cities.map(\.name) == ["Milan", "X"])
    #expect(cities[0].position == point(45.4643, 9.1895))
    #expect(cities.map(\.regionName) == ["Lombardy", ""] && cities.map(\.provinceName) == ["Milan", ""])
    #expect(names.map(\.name) == ["Milan", "Mailand", "Milano", "X"] && names.map(\.isOwn) == [true, false, true, true])
  }

  @Test(arguments: [
    "1\tX", "x\tX\tde\t0\t0\t0\tZ\t\t\t", "1\tX\tde\t91\t0\t0\tZ\t\t\t", "1\tX\tde\t0\tNaN\t0\tZ\t\t\t", "1\t\tde\t0\t0\t0\tZ\t\t\t",
    "1\tX\tde\t0\t0\t-1\tZ\t\t\t", "1\tX\tdeu\t0\t0\t0\tZ\t\t\t", "1\tX\tde\t0\t0\t0\tZ\t",
  ])
  func aBrokenLineIsNamed(line: String) {
    var report = ImportReport(source: "cities")
    #expect(throws: ImportError.malformed(file: "c.tsv", line: 2, reason: "not the ten columns of a city")) {
      try CityLine.read(file("c.tsv", "1\tX\tde\t0\t0\t0\tZ\t\t\t\n\(line)\n"), &report)
    }
  }

  private static let square = #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,1],[0,0]]]}"#

  /// A square, and beside it what is no ground.
  private static let mixed =
    #"{"type":"GeometryCollection","geometries":[{"type":"MultiLineString","coordinates":[[[0,0],[1,0]],[[1,1],[0,1]]]},"#
    + #"{"type":"Point","coordinates":[1,2]},{"type":"MultiPolygon","coordinates":[[],[[[0,0],[1,0],[1,1],[0,1],[0,0]],[]]]}]}"#
  private static let passedOver = [
    "a MultiLineString is passed over", "a Point is passed over", "an empty polygon is passed over", "an empty hole is passed over",
  ]

  /// Lines and points of an operator's file do not end its import, and the report tells of them.
  @Test func whatIsNoGroundIsPassedOverWithARemark() throws {
    var report = ImportReport(source: "maps")
    let lines = #"{"coordinates":[[[0,0],[1,0],[1,1]]],"type":"MultiLineString"}"#
    let text = [Self.mixed, lines, #"{"type":"Point","coordinates":[1,2]}"#].joined(separator: "\n")
    let ground = try GroundReader.ground("mine", joining: file("mine.geojson", text), &report)
    let remarks = Self.passedOver + ["a MultiLineString is passed over", "a Point is passed over"]
    #expect(report.remarks == remarks.map { "mine: \($0)" } && ground.box.east == 1)
  }

  @Test func aParkOfLinesDoesNotEndAnImport() throws {
    func park(_ id: String, _ geometry: String) -> String {
      #"{"type":"Feature","properties":{"park_id":"\#(id)","point_id":"\#(id)","kind":"park","tourism":"museum","name":"P"},"geometry":\#(geometry)}"#
    }
    let text = [
      park("a", #"{"type":"MultiLineString","coordinates":[[[0,0],[1,0]],[[1,1],[0,1]]]}"#), park("b", Self.mixed),
      park("c", #"{"type":"Polygon","coordinates":[]}"#),
    ].joined(separator: "\n")
    var report = ImportReport(source: "parks")
    #expect(try ParkLine.read(file("p.geojsonl", text), &report).map(\.park.overview.parkID) == ["b"])
    let noArea = { (line: Int) in "line \(line): left out: its outline has no area" }
    #expect(report.remarks == [noArea(1)] + Self.passedOver.map { "line 2: \($0)" } + [noArea(3)])
    report = ImportReport(source: "points")
    #expect(try PointLine.read(file("p.geojsonl", text), &report).map(\.pointID) == ["b"])
  }

  private func country(_ properties: String, _ geometry: String = square) -> String {
    #"{"type":"Feature","properties":{\#(properties)},"geometry":\#(geometry)}"#
  }

  @Test func countriesAreReadWithTheirLanguages() throws {
    let line = country(#""country_code":"ch","name":"Switzerland","languages":"de,fr,it,rm""#)
    var report = ImportReport(source: "countries")
    let countries = try CountryLine.read(
      file("l.geojsonl", line + "\n" + country(#""country_code":"aq","name":"Antarctica""#, Self.mixed)), &report)
    #expect(report.remarks == Self.passedOver.map { "line 2: \($0)" })
    #expect(countries.map(\.countryCode) == ["ch", "aq"] && countries.map(\.name) == ["Switzerland", "Antarctica"])
    #expect(countries.map(\.languageCodes) == [["de", "fr", "it", "rm"], []] && countries[0].land == line)
  }

  @Test func aBrokenCountryIsNamed() {
    let good = country(#""country_code":"ch","name":"Switzerland""#)
    let broken = [
      (country(#""name":"Switzerland""#), 3), (country(#""country_code":"CHE","name":"Switzerland""#), 3),
      (country(#""country_code":"it","name":"""#), 3), (country(#""country_code":"it","name":"Italy""#, "null"), 3), ("{", 3),
      (#"{"type":"FeatureCollection","features":[\#(good),\#(good)]}"#, 3), (good, 3),
    ]
    for (line, number) in broken {
      do {
        var report = ImportReport(source: "countries")
        _ = try CountryLine.read(file("l.geojsonl", good + "\n\n" + line), &report)
        Issue.record("read: \(line)")
      } catch {
        guard case .malformed("l.geojsonl", number, _) = error else {
          Issue.record("\(error): \(line)")
          continue
        }
      }
    }
  }

  @Test func aCitysNamesAreNeverWrittenInTwoStatements() {
    let names = [1, 1, 2, 2, 2, 3, 4].map { CityName(name: "n", cityID: $0, populationCount: 0) }
    let chunks = CityImport.chunks(of: names, sizeMin: 3)
    #expect(chunks.map { $0.map(\.cityID) } == [[1, 1, 2, 2, 2], [3, 4]])
    #expect(CityImport.chunks(of: []).isEmpty)
  }

  @Test func mapsNameKnownGroundOnly() throws {
    let maps = try MapLine.read(file("m.tsv", "world\tWorld\ta,b\nb\tBee\tb"), groundIDs: ["a", "b"])
    #expect(maps.map(\.groundIDs) == [["a", "b"], ["b"]])
    #expect(maps.map(\.isWorld) == [true, false])
    #expect(throws: ImportError.malformed(file: "m.tsv", line: 1, reason: "there is no ground \"c\"")) {
      try MapLine.read(file("m.tsv", "x\tX\tc"), groundIDs: ["a"])
    }
  }

  @Test func aTornGroundIsRepairedWithARemark() throws {
    var report = ImportReport(source: "maps")
    let bowTie = #"{"type":"Polygon","coordinates":[[[0,0],[2,2],[2,0],[0,2],[0,0]]]}"#
    let ground = try GroundReader.ground("mine", joining: file("mine.geojson", bowTie), &report)
    let area = Coverage([ground]).area
    #expect(abs(area / Coverage([try rectangle(south: 0, west: 0, north: 2, east: 2)]).area - 0.5) < 0.001, "two of four quarters")
    #expect(report.remarks.count == 1 && report.remarks[0].contains("Self-intersection"))
    #expect(report.counts.map(\.kind) == ["grounds", "triangles"])
  }

  /// "All its polygons together are the map", also where one lies on or in another.
  @Test(arguments: [("[[[1,1],[3,1],[3,3],[1,3],[1,1]]]", 7.0), ("[[[0.5,0.5],[1,0.5],[1,1],[0.5,1],[0.5,0.5]]]", 4)])
  func polygonsOfAMapMayOverlap(second: String, area: Double) throws {
    var report = ImportReport(source: "maps")
    let squares = ["[[[0,0],[2,0],[2,2],[0,2],[0,0]]]", second].map { #"{"type":"Polygon","coordinates":\#($0)}"# }
    let ground = try GroundReader.ground("mine", joining: file("mine.geojson", squares.joined(separator: "\n")), &report)
    let degree = Coverage([try rectangle(south: 0, west: 0, north: 1, east: 1)]).area
    #expect(abs(Coverage([ground]).area / degree / area - 1) < 0.01)
    let words = try #require(report.remarks.first).split(separator: " ")
    let areas = zip(words, words.dropFirst()).filter { $1.hasPrefix("km²") }.compactMap { Double($0.0) }
    #expect(areas.count == 2 && areas[0] > areas[1] && abs(areas[1] * 1_000_000 / degree / area - 1) < 0.01)
  }

  @Test func aMapMayBeWiderThanHalfOfTheWorld() throws {
    var report = ImportReport(source: "maps")
    let text = #"{"type":"Polygon","coordinates":[[[-170,-50],[170,-50],[170,50],[-170,50],[-170,-50]]]}"#
    let ground = try GroundReader.ground("mine", joining: file("mine.geojson", text), &report)
    #expect(ground.box.west == -170 && ground.box.east == 170 && !ground.box.crossesAntimeridian)
    let way = "is read with an edge around more than half of the world: longitude -170.0 to 170.0, latitude -50.0 to 50.0"
    #expect(report.remarks == ["mine: the ring, at [-170.0, -50.0], \(way)"])
  }

  private static let over180 = #"{"type":"Polygon","coordinates":[[[179,-17],[-179,-17],[-179,-16],[179,-16],[179,-17]]]}"#

  @Test func groundOver180IsNoBandAroundTheWorld() throws {
    var report = ImportReport(source: "maps")
    let ground = try GroundReader.ground("fiji", joining: file("fiji.geojson", Self.over180), &report)
    #expect(ground.box.west == 179 && ground.box.east == -179)
    #expect(
      report.remarks == [
        "fiji: the ring, at [179.0, -17.0], is read with edges over 180°: longitude 179.0 to 181.0, latitude -17.0 to -16.0"
      ])
    let same = try rectangle(south: -17, west: 1, north: -16, east: 3)
    #expect(abs(Coverage([ground]).area / Coverage([same]).area - 1) < 0.001)
  }

  @Test func aParkOver180IsNoBandAroundTheWorld() throws {
    var report = ImportReport(source: "parks")
    let text = #"{"type":"Feature","properties":{"park_id":"p","kind":"park","name":"Taveuni"},"geometry":\#(Self.over180)}"#
    let park = try #require(try ParkLine.read(file("p.geojsonl", text), &report).first)
    #expect(park.box.west == 179 && park.box.east == -179)
    #expect(report.remarks.count == 1 && report.remarks[0].hasPrefix("line 1: the ring, at [179.0, -17.0], is read with edges over 180°"))
    #expect(abs(park.park.overview.centre.longitude) == 180 && park.park.overview.area < 3e10)
  }

  @Test func whatNoTextOfOpenStreetMapIsIsLeftOut() throws {
    let long = String(repeating: "x", count: 256)
    func line(_ id: String, _ name: String, _ rest: String = "") -> String {
      #"{"type":"Feature","properties":{"park_id":"\#(id)","point_id":"\#(id)","leisure":"park","tourism":"museum","name":"\#(name)"\#(rest)},"#
        + #""geometry":\#(Self.square)}"#
    }
    let lines = [
      line("a", long), line("b", #"A\u0000B"#), line("c", "Cuneo", #","opening_hours":"\u0000""#),
      line(
        "d", "Dora", #","opening_hours":"\#(long)","website":"https://\#(long)","facilities":"\#(long)","other_names":"\#(long)|Doire""#),
      line("e", String(repeating: "w ", count: 127) + "w"),
    ]
    let remarks = [
      "line 1: left out: its name is longer than 255 letters", "line 2: left out: a NUL in a text", "line 3: left out: a NUL in a text",
    ]
    var report = ImportReport(source: "parks")
    let parks = try ParkLine.read(file("p.geojsonl", lines.joined(separator: "\n")), &report)
    #expect(parks.map(\.park.overview.parkID) == ["d", "e"] && report.remarks == remarks)
    #expect(parks[0].park.openingHours.isEmpty && parks[0].park.websiteURL.isEmpty && parks[0].park.facilities.isEmpty)
    #expect(parks[0].names == ["Dora", "Doire"] && ParkRules.searchedForms(of: parks[1].names[0]).count == 10)
    report = ImportReport(source: "points")
    #expect(try PointLine.read(file("p.geojsonl", lines.joined(separator: "\n")), &report).map(\.pointID) == ["d", "e"])
    #expect(report.remarks == remarks)
  }

  @Test func aByteOrderMarkIsNoPartOfTheText() throws {
    let line = #"{"type":"Feature","properties":{"park_id":"a","leisure":"park","name":"Alba"},"geometry":\#(Self.square)}"#
    var report = ImportReport(source: "parks")
    for name in ["p.geojsonl", "p.geojsonl.gz"] {
      let text = Array("\u{FEFF}\(line)\n".utf8)
      let marked = DataFile(name: name, stored: name.hasSuffix(".gz") ? Gzip.compress(text) : text)
      #expect(try ParkLine.read(marked, &report).count == 1)
      #expect(try marked.content() == Array(text.dropFirst(3)))
    }
  }

  @Test func aFeatureOnSeveralLinesIsRefusedWithWhatIsExpected() {
    var report = ImportReport(source: "parks")
    let text = "{\n  \"type\": \"FeatureCollection\",\n  \"features\": []\n}"
    let reason = "the text ends early: one feature a line is expected, or the whole in one line"
    #expect(throws: ImportError.malformed(file: "p", line: 1, reason: reason)) { try ParkLine.read(file("p", text), &report) }
    #expect(throws: ImportError.malformed(file: "p", line: 1, reason: reason)) { try PointLine.read(file("p", text), &report) }
  }

  /// A coast of many coves; `count` corners.
  private func coast(_ count: Int) -> String {
    let points = (0..<count).map { number -> String in
      let (angle, radius) = (2 * Double.pi * Double(number) / Double(count), number % 10 < 5 ? 0.09 : 0.0902)
      return "[\(24 + radius * cos(angle)),\(60 + radius * sin(angle))]"
    }
    return #"{"type":"Polygon","coordinates":[[\#(points.joined(separator: ",")),\#(points[0])]]}"#
  }

  @Test func aLongOutlineIsSimplifiedUntilItFits() throws {
    var report = ImportReport(source: "parks")
    let text = #"{"type":"Feature","properties":{"park_id":"p","kind":"national_park","name":"Coast"},"geometry":\#(coast(25_000))}"#
    let park = try #require(try ParkLine.read(file("p.geojsonl", text), &report).first)
    #expect((100...ParkRules.pointsMax).contains(park.park.polygons.pointCount))
    #expect(abs(park.park.overview.area / 1.575e8 - 1) < 0.02)
    #expect(report.remarks.count == 1 && report.remarks[0].hasPrefix("line 1: p: simplified to "))
    #expect(report.remarks[0].hasSuffix(" m: 25000 points, \(park.park.polygons.pointCount) are kept"))
  }

  /// What simplifying never does is to leave out an island.
  @Test func aParkOfTooManyIslandsIsLeftOut() throws {
    var report = ImportReport(source: "parks")
    let islands = (0..<7_000).map { number in
      let (west, south) = (Double(number % 100) / 10, Double(number / 100) / 10)
      return "[[[\(west),\(south)],[\(west + 0.01),\(south)],[\(west),\(south + 0.01)],[\(west),\(south)]]]"
    }
    let land = #"{"type":"MultiPolygon","coordinates":[\#(islands.joined(separator: ","))]}"#
    let text = #"{"type":"Feature","properties":{"park_id":"p","kind":"national_park","name":"Isles"},"geometry":\#(land)}"#
    #expect(try ParkLine.read(file("p.geojsonl", text), &report).isEmpty)
    #expect(report.remarks == ["line 1: left out: \(ParkLine.Omission.tooLong.rawValue)"])
  }

  @Test func whatIsLeftOutOfParksIsNamedByItsLine() throws {
    var report = ImportReport(source: "parks")
    func park(_ id: String, _ name: String, _ rest: String = "", _ geometry: String = ReadingTests.square) -> String {
      #"{"type":"Feature","properties":{"park_id":"\#(id)","leisure":"park","name":"\#(name)"\#(rest)},"geometry":\#(geometry)}"#
    }
    let bowTie = #"{"type":"Polygon","coordinates":[[[0,0],[2,2],[2,0],[0,2],[0,0]]]}"#
    let lines = [
      park("a", "Alba"), "", park("a", "Again"), park("b", ""), park("c", "Mine", #","access":"private""#), park("D", "Dora"),
      park("e", "Bow", "", bowTie), park("f", "Far", "", #"{"type":"Point","coordinates":[1,2]}"#),
      #"{"type":"Feature","properties":{"building":"yes"},"geometry":null}"#,
    ]
    let parks = try ParkLine.read(file("p.geojsonl", lines.joined(separator: "\n")), &report)
    #expect(parks.map(\.park.overview.name) == ["Alba", "Bow"])
    #expect(
      report.lines.filter { $0.text.hasPrefix("line") }.map { "\($0.text.prefix(50))\($0.isUsual ? "!" : "")" } == [
        "line 3: left out: its id stands there twice", "line 4: left out: without a name!", "line 5: left out: private!",
        "line 6: left out: without an id", "line 7: e: repaired: Self-intersection[1 1]", "line 8: left out: its outline has no area",
      ])
    #expect(report.remarks.suffix(3) == ["1 left out: not a park", "1 left out: without a name", "1 left out: private"])
  }

  // MARK: Files

  /// Longer than a piece, and packed so that lines are cut by pieces.
  @Test(arguments: ["x.tsv", "x.tsv.gz"])
  func aFileIsReadLineByLineFromPieces(name: String) throws {
    let lines = (0..<20_000).map { "\($0)\t\(SplitMix64.mixed(UInt64($0)))" } + ["", String(repeating: "long ", count: 40_000)]
    let text = Array(lines.joined(separator: "\n").utf8)
    let file = DataFile(name: name, stored: name.hasSuffix(".gz") ? Gzip.compress(text) + Gzip.compress([0x0A] + Array("end".utf8)) : text)
    var read: [Int: String] = [:]
    try file.forEachLine { number, line in read[number] = line.string }
    #expect(read.count == (name.hasSuffix(".gz") ? 20_002 : 20_001) && read[20_001] == nil)
    #expect((1...20_000).allSatisfy { read[$0] == lines[$0 - 1] } && read[20_002] == lines[20_001])
    #expect(try file.content().count >= text.count)
  }

  @Test func aTornFileIsNotHalfOfOne() {
    let torn = DataFile(name: "x.gz", stored: Gzip.compress(Array("first\nsecond\n".utf8)).dropLast(9))
    #expect(throws: ImportError.malformed(file: "x.gz", line: 0, reason: "not gzip, or not all of it")) { try torn.content() }
    #expect(throws: ImportError.unreadable(path: "/tmp/")) { try DataFile("", in: "/tmp") }
  }

  // MARK: What is in a park

  @Test func aParkHasWhatStandsInItAndTheGatesAtItsEdge() throws {
    func feature(_ tags: String, _ geometry: String) -> String {
      #"{"type":"Feature","properties":{\#(tags)},"geometry":\#(geometry)}"#
    }
    func place(_ tags: String, _ longitude: Double, _ latitude: Double) -> String {
      feature(tags, #"{"type":"Point","coordinates":[\#(longitude),\#(latitude)]}"#)
    }
    let pitch = #"{"type":"Polygon","coordinates":[[[0.2,0.2],[0.3,0.2],[0.3,0.3],[0.2,0.3],[0.2,0.2]]]}"#
    let lines = [
      place(#""amenity":"bench""#, 0.5, 0.5), place(#""amenity":"bench""#, 0.6, 0.6), place(#""amenity":"toilets""#, 1.1, 0.5),
      place(#""amenity":"bank""#, 0.5, 0.5), feature(#""leisure":"pitch""#, pitch), place(#""barrier":"gate""#, 1.00003, 0.4),
      place(#""barrier":"gate""#, 0.5, 0.5), place(#""barrier":"wall","entrance":"yes""#, 0.7, 0), place(#""barrier":"wall""#, 0.8, 0),
      feature(#""@type":"way","@id":1,"leisure":"park","name":"Alba""#, Self.square),
    ]
    var report = ImportReport(source: "parks")
    let parks = try ParkLine.read(file("p.geojsonl", lines.joined(separator: "\n")), &report).map(\.park)
    #expect(parks.map(\.facilities) == [["bench", "pitch"]])
    #expect(parks.map(\.entrances) == [[point(0, 0.7), point(0.4, 1.00003)]])
  }

  @Test func groundAroundAPoleIsRefusedWithItsLine() {
    var report = ImportReport(source: "maps")
    let text = "{\"type\":\"Polygon\",\n\"coordinates\":[[[-120,80],[0,80],[120,80],[-120,80]]]}"
    let reason = "a ring that goes around a pole and is not cut at 180°, at [-120.0, 80.0]"
    #expect(throws: ImportError.malformed(file: "p", line: 2, reason: reason)) {
      try GroundReader.ground("arctic", joining: file("p", text), &report)
    }
  }

  @Test func whatIsNoGroundIsRefused() {
    var report = ImportReport(source: "maps")
    #expect(throws: ImportError.malformed(file: "p", line: 0, reason: "no polygon with an area")) {
      try GroundReader.ground("mine", joining: file("p", #"{"type":"Point","coordinates":[1,2]}"#), &report)
    }
    #expect(throws: ImportError.malformed(file: "p", line: 1, reason: "the text ends early")) {
      try GroundReader.ground("mine", joining: file("p", #"{"type":"#), &report)
    }
    #expect(throws: ImportError.malformed(file: "p.gz", line: 0, reason: "not gzip, or not all of it")) {
      try GroundReader.ground("mine", joining: file("p.gz", "plain"), &report)
    }
    #expect(throws: ImportError.unreadable(path: "/nowhere/x")) { try DataFile("x", in: "/nowhere") }
  }
}
