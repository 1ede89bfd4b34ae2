import Geodesy
import Testing

@testable import GeoService

@Suite struct ReadingTests {
  private func file(_ name: String, _ text: String) -> DataFile {
    DataFile(name: name, stored: Array(text.utf8))
  }

  @Test func citiesAreReadWithTheirNames() throws {
    let (cities, names) = try CityLine.read(
      file(
        "c.tsv",
        "3173435\tMilan\tit\t45.4643\t9.1895\t1371498\tEurope/Rome\tLombardy\tMilan\tMailand|Milano\n1\tX\tde\t-1\t0\t0\tEurope/Berlin\t\t\t\n"
      ))
    #expect(cities.map(\.name) == ["Milan", "X"])
    #expect(cities[0].position == point(45.4643, 9.1895))
    #expect(cities.map(\.regionName) == ["Lombardy", ""] && cities.map(\.provinceName) == ["Milan", ""])
    #expect(names.map(\.name) == ["Milan", "Mailand", "Milano", "X"])
  }

  @Test(arguments: [
    "1\tX", "x\tX\tde\t0\t0\t0\tZ\t\t\t", "1\tX\tde\t91\t0\t0\tZ\t\t\t", "1\tX\tde\t0\tNaN\t0\tZ\t\t\t", "1\t\tde\t0\t0\t0\tZ\t\t\t",
    "1\tX\tde\t0\t0\t-1\tZ\t\t\t", "1\tX\tdeu\t0\t0\t0\tZ\t\t\t", "1\tX\tde\t0\t0\t0\tZ\t",
  ])
  func aBrokenLineIsNamed(line: String) {
    #expect(throws: ImportError.malformed(file: "c.tsv", line: 2, reason: "not the ten columns of a city")) {
      try CityLine.read(file("c.tsv", "1\tX\tde\t0\t0\t0\tZ\t\t\t\n\(line)\n"))
    }
  }

  private static let square = #"{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,1],[0,0]]]}"#

  private func country(_ properties: String, _ geometry: String = square) -> String {
    #"{"type":"Feature","properties":{\#(properties)},"geometry":\#(geometry)}"#
  }

  @Test func countriesAreReadWithTheirLanguages() throws {
    let line = country(#""country_code":"ch","name":"Switzerland","languages":"de,fr,it,rm""#)
    let countries = try CountryLine.read(file("l.geojsonl", line + "\n" + country(#""country_code":"aq","name":"Antarctica""#)))
    #expect(countries.map(\.countryCode) == ["ch", "aq"] && countries.map(\.name) == ["Switzerland", "Antarctica"])
    #expect(countries.map(\.languageCodes) == [["de", "fr", "it", "rm"], []] && countries[0].land == line)
  }

  @Test func aBrokenCountryIsNamed() {
    let good = country(#""country_code":"ch","name":"Switzerland""#)
    let broken = [
      (country(#""name":"Switzerland""#), 2), (country(#""country_code":"CHE","name":"Switzerland""#), 2),
      (country(#""country_code":"it","name":"""#), 2), (country(#""country_code":"it","name":"Italy""#, "null"), 2), ("{", 2),
      (#"{"type":"FeatureCollection","features":[\#(good),\#(good)]}"#, 2), (good, 0),
    ]
    for (line, number) in broken {
      do {
        _ = try CountryLine.read(file("l.geojsonl", good + "\n" + line))
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

  private static let over180 = #"{"type":"Polygon","coordinates":[[[179,-17],[-179,-17],[-179,-16],[179,-16],[179,-17]]]}"#

  @Test func groundOver180IsNoBandAroundTheWorld() throws {
    var report = ImportReport(source: "maps")
    let ground = try GroundReader.ground("fiji", joining: file("fiji.geojson", Self.over180), &report)
    #expect(ground.box.west == 179 && ground.box.east == -179)
    let same = try rectangle(south: -17, west: 1, north: -16, east: 3)
    #expect(abs(Coverage([ground]).area / Coverage([same]).area - 1) < 0.001)
  }

  @Test func aParkOver180IsNoBandAroundTheWorld() throws {
    var report = ImportReport(source: "parks")
    let text = #"{"type":"Feature","properties":{"park_id":"p","kind":"park","name":"Taveuni"},"geometry":\#(Self.over180)}"#
    let park = try #require(try ParkLine.read(file("p.geojsonl", text), &report).first)
    #expect(park.box.west == 179 && park.box.east == -179 && report.remarks.isEmpty)
    #expect(abs(park.park.overview.centre.longitude) == 180 && park.park.overview.area < 3e10)
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
    #expect(throws: ImportError.malformed(file: "p.gz", line: 0, reason: "not gzip, or more than 104857600 bytes")) {
      try GroundReader.ground("mine", joining: file("p.gz", "plain"), &report)
    }
    #expect(throws: ImportError.unreadable(path: "/nowhere/x")) { try DataFile("x", in: "/nowhere") }
  }
}
