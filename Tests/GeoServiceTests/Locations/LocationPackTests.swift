import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Geodesy
import Postgres
import Testing

@testable import GeoService

@Suite struct LocationPackRulesTests {
  /// Places along the equator, a tenth of a degree (11 km) apart.
  private func pack(_ count: Int, step: Double = 0.1) throws -> LocationPack {
    try #require(
      LocationPack(
        (0..<count).map { number in
          let position = point(0.00005, Double(number) * step + 0.00005)
          let imagery = Imagery(provider: .own, panoramaID: "\(number)", licence: "", attribution: "A")
          return PackPlace(id: LocationID(containing: position), position: position, countryCode: "xx", heading: nil, imagery: imagery)
        }))
  }

  private func draw(
    _ count: Int, _ number: Int, from pack: LocationPack, spacing: Double = 0, avoiding: Avoidance = Avoidance()
  ) throws -> [DrawnPlace] {
    try LocationRules.draw(count: count, seed: seed(number), from: pack, spacing: spacing, avoiding: avoiding)
  }

  @Test func theSameSeedDrawsTheSamePlacesInWhateverOrderTheyWereListed() throws {
    let pack = try pack(500)
    let other = try #require(LocationPack(pack.places.shuffled()))
    #expect(try draw(20, 1, from: pack) == draw(20, 1, from: other))
    #expect(try draw(5, 1, from: pack) == Array(draw(20, 1, from: pack).prefix(5)), "asking for fewer gives the first of them")
    #expect(try draw(5, 1, from: pack) != draw(5, 2, from: pack))
    #expect(try Set(draw(20, 1, from: pack).map(\.id)).count == 20)
  }

  @Test func everyPlaceIsAsLikelyAsEveryOther() throws {
    let pack = try pack(50)
    var (first, last) = ([Int](repeating: 0, count: 50), [Int](repeating: 0, count: 50))
    for number in 0..<20_000 {
      let places = try draw(5, number, from: pack).compactMap { place in pack.places.firstIndex { $0.id == place.id } }
      first[places[0]] += 1
      last[places[4]] += 1
    }
    // 99.9 % of fair draws stay below 85.4 with 49 degrees of freedom.
    for counts in [first, last] { #expect(counts.reduce(0) { $0 + (Double($1) - 400) * (Double($1) - 400) / 400 } < 85.4) }
  }

  @Test func aWholePackIsPlayedBeforeItIsExhausted() throws {
    let pack = try pack(20)
    #expect(try Set(draw(20, 3, from: pack).map(\.id)) == Set(pack.places.map(\.id)))
    #expect(throws: LocationRules.Refusal.mapExhausted) { try draw(21, 3, from: pack) }
    let avoiding = Avoidance(places: Set(pack.places.prefix(15).map(\.id)))
    #expect(try Set(draw(5, 3, from: pack, avoiding: avoiding).map(\.id)) == Set(pack.places.suffix(5).map(\.id)))
    #expect(throws: LocationRules.Refusal.mapExhausted) { try draw(6, 3, from: pack, avoiding: avoiding) }
  }

  @Test func placesAreFarApartAsLongAsThereAreSuch() throws {
    let pack = try pack(200)
    for number in 0..<20 {
      let places = try draw(3, number, from: pack, spacing: 25_000)
      for (index, place) in places.enumerated() {
        #expect(places[..<index].allSatisfy { $0.position.distance(to: place.position) >= 25_000 })
      }
    }
    let town = try self.pack(30, step: 0.001)
    #expect(try Set(draw(20, 1, from: town, spacing: 25_000).map(\.id)).count == 20)
  }
}

extension StoredGeo {
  @Suite struct Packs {
    /// A place of Mapillary's, one of the operator's without a heading, one that Google has.
    private static let lines = [
      #"{"latitude":9.51,"longitude":45.01,"provider":"MAPILLARY","panorama_id":498763468214164,"heading":90.5,"licence":"CC BY-SA 4.0","attribution":"© jane on Mapillary","country_code":"IT"}"#,
      #"{"latitude":9.52,"longitude":45.72,"provider":"own","panorama_id":"p/2"}"#,
      #"{"latitude":9.93,"longitude":45.33,"panorama_id":"CAoSLEFG","heading":0}"#,
    ]

    /// So many that a game can be played: two more of Google's.
    private static let gameful = lines + [#"{"latitude":9.91,"longitude":45.11}"#, #"{"latitude":9.92,"longitude":45.22}"#]

    /// A database with the map "box" (9 to 10° N, 45 to 46° E), and a way to write files for it.
    private static func withMap(
      _ body: @escaping @Sendable (Database, @Sendable (String) throws -> String) async throws -> Void
    ) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let write: @Sendable (String) throws -> String = { text in
        let file = folder.appending(path: "places")
        try Data(text.utf8).write(to: file)
        return file.path
      }
      try await ScratchDatabase("geo").withDatabase { database in
        let shape = try write(#"{"type":"Polygon","coordinates":[[[45,9],[46,9],[46,10],[45,10],[45,9]]]}"#)
        _ = try await MapImport(database: database).runRegion(file: shape, mapID: "box", displayName: "Box", attributions: ["Box"], at: now)
        try await body(database, write)
      }
    }

    private static func handlers(_ database: Database) -> LocationHandlers {
      LocationHandlers(database)
    }

    private static func draw(
      _ database: Database, _ count: Int32, _ number: Int = 1, excluded: [String] = []
    ) async throws -> [Location] {
      try await handlers(database).drawLocations(
        DrawLocationsRequest(mapID: "box", count: count, excludedLocationIDs: excluded, seed: seed(number)),
        StoredGeo.context(LocationServiceMethods.drawLocations)
      ).locations
    }

    @Test func aMapWithAPackIsPlayedAtItsPlaces() async throws {
      try await Self.withMap { database, write in
        let imports = LocationImport(database: database)
        let file = try write(Self.gameful.joined(separator: "\n"))
        let dry = try await imports.run(file: file, mapID: "box", attribution: "© Us", at: now, ImportOptions(isDryRun: true))
        #expect(dry.counts.map(\.count) == [5, 5, 0])
        #expect(try await Self.draw(database, 5).count == 5, "from the ground")
        let report = try await imports.run(file: file, mapID: "box", attribution: "© Us", at: now)
        #expect(report == dry && report.remarks == ["1 ids of google not used: they change; the places are found by position"])
        #expect(try await imports.run(file: file, mapID: "box", attribution: "© Us", at: now).isUnchanged)

        let drawn = try await Self.draw(database, 5).sorted { $0.position?.longitudeDegrees ?? 0 < $1.position?.longitudeDegrees ?? 0 }
        #expect(try await Self.draw(database, 5) == Self.draw(database, 5))
        let locations = [drawn[0], drawn[3], drawn[4]]
        #expect(locations.map { $0.position?.latitudeDegrees } == [9.51, 9.93, 9.52])
        #expect(locations.map(\.countryCode) == ["it", "", ""])
        #expect(locations.map(\.panorama?.provider) == [.mapillary, .google, .own])
        #expect(locations.map(\.panorama?.attribution) == ["© jane on Mapillary, CC BY-SA 4.0", "© Us", "© Us"])
        #expect(locations[0].panorama?.headingDegrees == 90.5 && locations[1].panorama?.headingDegrees == 0)
        // What is told by id says nothing of where it is.
        #expect(locations[0].panorama?.target == .panoramaID("498763468214164") && locations[2].panorama?.target == .panoramaID("p/2"))
        #expect(locations[0].panorama?.searchRadiusM == nil && locations[2].panorama?.searchRadiusM == nil)
        #expect(locations[1].panorama?.target == .position(LatLng(latitudeDegrees: 9.93, longitudeDegrees: 45.33)))
        #expect(locations[1].panorama?.searchRadiusM != nil)
      }
    }

    @Test func aNewListKeepsIDsAndRemovesWhatItDoesNotName() async throws {
      try await Self.withMap { database, write in
        let imports = LocationImport(database: database)
        _ = try await imports.run(file: write(Self.gameful.joined(separator: "\n")), mapID: "box", attribution: "© Us", at: now)
        let former = Set(try await Self.draw(database, 5).map(\.locationID))
        let newer =
          [Self.lines[0], Self.lines[1].replacing("p/2", with: "p/3"), #"{"latitude":9.1,"longitude":45.9}"#] + Self.gameful.suffix(2)
        let report = try await imports.run(file: write(newer.joined(separator: "\r\n")), mapID: "box", attribution: "© Us", at: now)
        #expect(report.counts.map(\.count) == [5, 2, 1])
        #expect(Set(try await Self.draw(database, 5).map(\.locationID)).intersection(former).count == 4)
        let nothing = try write("")
        await #expect(throws: ImportError.empty(file: nothing)) { try await imports.run(file: nothing, mapID: "box", at: now) }
        let none = try await imports.run(file: nothing, mapID: "box", at: now, ImportOptions(removesAll: true))
        #expect(none.counts.map(\.count) == [0, 0, 5])
        #expect(try await Self.draw(database, 5).count == 5, "from the ground again")
      }
    }

    @Test func excludedAndReportedPlacesAreNotDrawn() async throws {
      try await Self.withMap { database, write in
        // All in one area of a tenth of a degree, where three reports would spoil the ground for everybody.
        let lines = (0..<40).map { #"{"latitude":9.501,"longitude":\#(45.501 + Double($0) / 500)}"# }
        _ = try await LocationImport(database: database).run(file: write(lines.joined(separator: "\n")), mapID: "box", at: now)
        let first = try await Self.draw(database, 20).map(\.locationID)
        let others = try await Self.draw(database, 20, 7, excluded: first).map(\.locationID)
        #expect(Set(first + others).count == 40)
        for id in first {
          _ = try await Self.handlers(database).reportLocation(
            ReportLocationRequest(locationID: id), StoredGeo.context(LocationServiceMethods.reportLocation))
        }
        for number in 0..<5 { #expect(Set(first).isDisjoint(with: try await Self.draw(database, 20, number).map(\.locationID))) }
      }
    }

    @Test func aTableIsReadAndWhatIsWrongInItIsNamedByItsLine() async throws {
      try await Self.withMap { database, write in
        let imports = LocationImport(database: database)
        let rows = [
          "longitude\tlatitude\tprovider\tpanorama_id\theading\tattribution", "45.5\t9.5\tpanoramax\tabc\t359.9\t© B, Licence Ouverte 2.0",
          "",
          "45.5\t9.5\tgoogle\t\t\t", "45.5\tnorth\tgoogle\t\t\t", "45.5\t9.7\tbing\t1\t\t", "45.5\t9.7\tmapillary\t\t\t",
          "45.5\t9.7\tmapillary\t7\t\t", "45.5\t9.7\tgoogle\t\t360\t", "44.5\t9.7\tgoogle\t\t\t", "45.5\t9.7\tgoogle",
          "45.6\t9.6\tgoogle\t\t\t", "45.6\t9.7\tgoogle\t\t\t", "45.6\t9.8\tgoogle\t\t\t", "45.6\t9.9\tgoogle\t\t\t",
        ]
        let report = try await imports.run(file: write(rows.joined(separator: "\n")), mapID: "box", at: now, ImportOptions(isDryRun: true))
        #expect(report.counts.map(\.count) == [5, 5, 0])
        #expect(
          report.remarks
            == [
              (4, PackLine.Omission.twice), (5, .unreadable), (6, .unknownProvider), (7, .withoutPanorama), (8, .withoutAttribution),
              (9, .wrongHeading), (10, .outside), (11, .unreadable),
            ].map { "line \($0): left out: \($1.rawValue)" })
        for (text, line) in [("latitude\tlongitude\tcolour\n", 1), ("latitude\n", 1), (rows[0] + "\nx", 0), ("{}", 0)] {
          let failure = await #expect(throws: ImportError.self) { try await imports.run(file: write(text), mapID: "box", at: now) }
          guard case .malformed(_, line, _) = failure else {
            Issue.record("\(failure as Any)")
            continue
          }
        }
        await #expect(throws: ImportError.self) { try await imports.run(file: write(Self.lines[2]), mapID: "atlantis", at: now) }
      }
    }

    @Test func aPackOfWhichNoGameCanBeMadeIsRefused() async throws {
      try await Self.withMap { database, write in
        let file = try write((Self.gameful.prefix(4) + [#"{"latitude":1,"longitude":1}"#]).joined(separator: "\n"))
        let reason =
          "4 places that can be shown, where a game needs 5; line 5: left out: outside of the map"
        await #expect(throws: ImportError.malformed(file: file, line: 0, reason: reason)) {
          try await LocationImport(database: database).run(file: file, mapID: "box", attribution: "© Us", at: now)
        }
        #expect(try await Self.draw(database, 5).count == 5, "from the ground, as before")
      }
    }

    @Test func aMapOfWhichNoGameCanBeMadeIsRefused() async throws {
      try await Self.withMap { database, write in
        func square(_ degrees: Double) throws -> String {
          let (west, east) = (45.00002, 45.00002 + degrees)
          return try write(
            #"{"type":"Polygon","coordinates":[[[\#(west),9],[\#(east),9],[\#(east),\#(9 + degrees)],[\#(west),\#(9 + degrees)],[\#(west),9]]]}"#
          )
        }
        let small = try square(0.00002)
        let reason = "too small or too narrow for the 5 places of a game"
        await #expect(throws: ImportError.malformed(file: small, line: 0, reason: reason)) {
          try await MapImport(database: database).runRegion(file: small, mapID: "small", displayName: "Small", at: now)
        }
        let village = try square(0.005)
        _ = try await MapImport(database: database).runRegion(file: village, mapID: "village", displayName: "Village", at: now)
      }
    }

    /// An operator's map reaches as far around its ground as imagery is looked for: 250 m around a small one.
    @Test func aPackOfAnOperatorsMapLiesOnItsGround() async throws {
      try await Self.withMap { database, write in
        let hook = #"{"type":"Polygon","coordinates":[[[45,9],[45.2,9],[45.2,9.02],[45.02,9.02],[45.02,9.2],[45,9.2],[45,9]]]}"#
        _ = try await MapImport(database: database).runRegion(file: write(hook), mapID: "hook", displayName: "Hook", at: now)
        let places = [
          (9.01, 45.01), (9.01, 45.15), (9.15, 45.01), (9.0, 45.1), (9.021, 45.1), (8.999, 45.1), (9.1, 45.1), (9.03, 45.1), (8.99, 45.1),
        ]
        let lines = places.map { #"{"latitude":\#($0.0),"longitude":\#($0.1)}"# }
        let report = try await LocationImport(database: database).run(
          file: write(lines.joined(separator: "\n")), mapID: "hook", at: now, ImportOptions(isDryRun: true))
        #expect(report.counts.map(\.count) == [6, 6, 0])
        #expect(report.remarks == (7...9).map { "line \($0): left out: outside of the map" })
      }
    }

    /// A box around France holds Barcelona, Turin and the south of England.
    @Test func aPackOfACountryLiesInIt() throws {
      let ground = try PackGround(of: RealData.map("fr"), RealData.countryMap.get())
      for (latitude, longitude) in [(48.86, 2.35), (43.3, 5.37), (42.0, 9.0), (43.29, 5.3)] {
        #expect(ground.contains(point(latitude, longitude)))
      }
      for (latitude, longitude) in [(41.39, 2.17), (45.07, 7.69), (50.37, -4.14), (46.2, 6.14), (40.4, -3.7), (45, -4)] {
        #expect(!ground.contains(point(latitude, longitude)))
      }
      let world = try PackGround(of: RealData.map("world"), RealData.countryMap.get())
      #expect(world.contains(point(-77.85, 166.67)), "Antarctica, which no place is drawn from, has imagery")
    }
  }
}
