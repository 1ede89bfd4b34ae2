import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import FoundationEssentials
import Geodesy
import Identity
import Polygons
import Postgres
import RPC
import Testing
import Timekeeping

@testable import GeoService

extension StoredGeo {
  @Suite struct Parks {
    private static func handlers(_ database: Database) -> ParkHandlers {
      let key = PageTokenKey(masterKey: SymmetricKey(bytes: [UInt8](repeating: 7, count: 32))!)
      return ParkHandlers(
        store: ParkStore(database: database), cities: CityStore(database: database),
        credits: CreditShelf(store: ImportStore(database: database)), pageTokens: key)
    }

    /// The parks of this repository.
    private static func withRealParks<Value: Sendable>(
      _ body: @escaping @Sendable (ParkHandlers) async throws -> Value
    ) async throws -> Value {
      try await StoredGeo.withData { database in
        _ = try await ParkImport(database: database).run(folder: RealData.folder, at: now)
        return try await body(handlers(database))
      }
    }

    private static func nearby(
      _ handlers: ParkHandlers, _ latitude: Double, _ longitude: Double, limit: Int32 = 0
    ) async throws -> FindNearbyParksResponse {
      try await handlers.findNearbyParks(
        FindNearbyParksRequest(position: LatLng(latitudeDegrees: latitude, longitudeDegrees: longitude), limit: limit),
        StoredGeo.context(ParkServiceMethods.findNearbyParks))
    }

    private static func searched(
      _ handlers: ParkHandlers, _ query: String, size: Int32 = 0, token: String = "", near cityID: Int64 = 0
    ) async throws -> SearchParksResponse {
      try await handlers.searchParks(
        SearchParksRequest(query: query, pageSize: size, pageToken: token, nearCityID: cityID),
        StoredGeo.context(ParkServiceMethods.searchParks))
    }

    // MARK: Guesses

    @Test func `Of one network two guess at a mistyped park at once, and whoever types a name that there is waits for nobody`() async throws
    {
      try await Self.withRealParks { handlers in
        let gate = handlers.guesses
        try await gate.withPlace(of: nil) { _ in
          _ = try await Self.searched(handlers, "qzxwvk")
          try await gate.withPlace(of: nil) { _ in
            await #expect(throws: RPCError.self) { _ = try await Self.searched(handlers, "qzxwvk") }
            do { _ = try await Self.searched(handlers, "qzxwvk") } catch let error as RPCError {
              #expect(error.code == .resourceExhausted && error.reason == "OVERLOADED")
            }
            #expect(try await !Self.searched(handlers, "park").parks.isEmpty)
          }
        }
        _ = try await Self.searched(handlers, "qzxwvk")
      }
    }

    // MARK: Real parks

    @Test func theFiveNearestAreShownNearestFirst() async throws {
      let answer = try await Self.withRealParks { try await Self.nearby($0, 60.1675, 24.9478) }
      let (names, distances) = (answer.parks.map { $0.park?.name ?? "" }, answer.parks.map(\.distanceM))
      #expect(names.count == 5 && names.first == "Esplanadinpuisto" && distances == distances.sorted())
      #expect(answer.parks.allSatisfy { $0.park?.name.isEmpty == false && $0.park?.cityName == "Helsinki" })
      #expect(answer.attributions.first?.contains("OpenStreetMap") == true)
    }

    @Test func withoutAPositionTheCityCounts() async throws {
      let (parks, here) = try await Self.withRealParks { handlers in
        let helsinki = FindNearbyParksRequest(cityID: 658_225, limit: 20)
        let answer = try await handlers.findNearbyParks(helsinki, StoredGeo.context(ParkServiceMethods.findNearbyParks))
        let city = try #require(try await handlers.cities.city(658_225))
        return (answer.parks, try await Self.nearby(handlers, city.position.latitude, city.position.longitude, limit: 20).parks)
      }
      #expect(parks == here && parks.count == 10)
    }

    @Test func farFromAllParksThereIsNone() async throws {
      #expect(try await Self.withRealParks { try await Self.nearby($0, 61.5, 23.75) }.parks.isEmpty)
    }

    @Test func whatCannotBeAskedIsRefused() async throws {
      try await Self.withRealParks { handlers in
        let context = StoredGeo.context(ParkServiceMethods.findNearbyParks)
        let here = LatLng(latitudeDegrees: 60, longitudeDegrees: 25)
        let requests: [(FindNearbyParksRequest, String)] = [
          (FindNearbyParksRequest(), "position"), (FindNearbyParksRequest(position: here, cityID: 1), "city_id"),
          (FindNearbyParksRequest(position: LatLng(latitudeDegrees: 91)), "position"),
          (FindNearbyParksRequest(position: here, limit: -1), "limit"),
        ]
        for (request, field) in requests {
          let failure = await StoredGeo.failure { try await handlers.findNearbyParks(request, context) }
          #expect(failure?.fieldViolations.first?.field == field)
        }
        let unknown = await StoredGeo.failure { try await handlers.findNearbyParks(FindNearbyParksRequest(cityID: 1), context) }
        #expect(unknown?.reason == "CITY_NOT_FOUND")
      }
    }

    @Test func aParkHasItsLandAndWhatIsInIt() async throws {
      try await Self.withRealParks { handlers in
        let context = StoredGeo.context(ParkServiceMethods.getPark)
        let park = try #require(try await handlers.getPark(GetParkRequest(parkID: "osm-r6627217"), context).park)
        #expect(park.summary?.name == "Kaisaniemen puisto" && park.summary?.kind == .park && park.summary?.cityID == 658_225)
        #expect((park.summary?.areaM2 ?? 0) > 20_000 && (park.summary?.areaM2 ?? 0) < 200_000)
        #expect(park.polygons.first?.exterior?.points.count ?? 0 > 10 && park.entrances.count == 2)
        #expect(park.facilities == ["bench", "fountain", "pitch", "playground", "shelter", "toilets"])
        let unknown = await StoredGeo.failure { try await handlers.getPark(GetParkRequest(parkID: "osm-w1"), context) }
        #expect(unknown?.code == .notFound && unknown?.reason == "PARK_NOT_FOUND")
        let nameless = await StoredGeo.failure { try await handlers.getPark(GetParkRequest(parkID: "osm-w33186016"), context) }
        #expect(nameless?.reason == "PARK_NOT_FOUND")
      }
    }

    /// By the beginning of a name, of a word in it, of a name in another language; without accents; mistyped; by city.
    @Test(arguments: [
      ("Espla", "Esplanadinpuisto"), ("kirkkop", "Vanha kirkkopuisto"), ("gamla", "Vanha kirkkopuisto"), ("VANHA", "Vanha kirkkopuisto"),
      ("Lonnrot", "Lönnrotinpuistikko"), ("Эспла", "Esplanadinpuisto"), ("爱斯", "Esplanadinpuisto"), ("Esplandinpuisto", "Esplanadinpuisto"),
      ("Kaisanimen puisto", "Kaisaniemen puisto"), ("botan", "Kaisaniemen kasvitieteellinen puutarha"),
    ])
    func aParkIsFoundByItsName(typed: String, name: String) async throws {
      let answer = try await Self.withRealParks { try await Self.searched($0, typed) }
      #expect(answer.parks.contains { $0.name == name }, "\(typed): \(answer.parks.map(\.name))")
      #expect(answer.suggestions.isEmpty && answer.attributions == ParkRules.attributions)
    }

    @Test func theParksOfACityComeOnPages() async throws {
      try await Self.withRealParks { handlers in
        let (first, other) = (try await Self.searched(handlers, "Helsin"), try await Self.searched(handlers, "Хельсин"))
        #expect(first.parks.count == 5 && first.parks == other.parks && !first.nextPageToken.isEmpty)
        let second = try await Self.searched(handlers, "Helsin", token: first.nextPageToken)
        #expect(second.parks.count == 5 && second.nextPageToken.isEmpty)
        let all = (first.parks + second.parks)
        #expect(Set(all.map(\.parkID)).count == 10 && all.map(\.areaM2) == all.map(\.areaM2).sorted(by: >))
        let forged = await StoredGeo.failure { try await Self.searched(handlers, "Espla", token: first.nextPageToken) }
        #expect(forged?.fieldViolations.first?.field == "page_token")
      }
    }

    @Test func whoIsSomewhereGetsTheNearerParksFirst() async throws {
      try await Self.withRealParks { handlers in
        let espoo = try #require(try await handlers.cities.city(660_158))
        var (parks, token): ([ParkSummary], String) = ([], "")
        repeat {
          let page = try await Self.searched(handlers, "Helsin", size: 3, token: token, near: espoo.cityID)
          parks += page.parks
          token = page.nextPageToken
        } while !token.isEmpty
        let distances = parks.compactMap(\.centre).map {
          espoo.position.distance(to: point($0.latitudeDegrees, $0.longitudeDegrees))
        }
        #expect(Set(parks.map(\.parkID)).count == 10 && distances == distances.sorted())
        let (anywhere, nowhere) = (try await Self.searched(handlers, "Helsin"), try await Self.searched(handlers, "Helsin", near: 1))
        #expect(anywhere.parks == nowhere.parks && anywhere.parks != Array(parks.prefix(5)))
        let other = await StoredGeo.failure {
          try await Self.searched(handlers, "Helsin", token: anywhere.nextPageToken, near: espoo.cityID)
        }
        #expect(other?.fieldViolations.first?.field == "page_token")
        let near = try await Self.searched(handlers, "Helsin", near: espoo.cityID)
        _ = try await handlers.cities.database.execute("DELETE FROM cities WHERE city_id = \(espoo.cityID)")
        let gone = await StoredGeo.failure { try await Self.searched(handlers, "Helsin", token: near.nextPageToken, near: espoo.cityID) }
        #expect(gone?.fieldViolations.first?.field == "page_token", "it was ordered by a city that is gone")
      }
    }

    @Test func whoFindsNothingGetsSuggestions() async throws {
      let (like, nothing) = try await Self.withRealParks {
        (try await Self.searched($0, "Simonvägen"), try await Self.searched($0, "Xqzzy"))
      }
      #expect(like.parks.isEmpty && like.suggestions.first == "Simonpuistikko" && like.suggestions.count <= 3)
      #expect(nothing.parks.isEmpty && nothing.suggestions.isEmpty)
    }

    @Test func whoMistypesACityIsToldOfIt() async throws {
      let answer = try await Self.withRealParks { try await Self.searched($0, "Helsnki") }
      #expect(answer.parks.isEmpty && answer.suggestions.first == "Helsinki")
      // Where there are no parks.
      #expect(try await Self.withRealParks { try await Self.searched($0, "Warszwa") }.suggestions.contains("Warsaw") == false)
    }

    /// Of which folding leaves nothing, and every name begins with nothing.
    @Test func linesOverNothingFindNoParks() async throws {
      let answer = try await Self.withRealParks { try await Self.searched($0, "\u{203E}\u{203E}") }
      #expect(answer.parks.isEmpty && answer.suggestions.isEmpty)
    }

    @Test(arguments: ["", "a", " a ", String(repeating: "a", count: 101), "\u{200B}\u{200B}", "´´"])
    func aSearchNeedsTwoLetters(query: String) async throws {
      let failure = await StoredGeo.failure { try await Self.withRealParks { try await Self.searched($0, query) } }
      #expect(failure?.fieldViolations.first?.field == "query")
    }

    @Test func somebodyIsInAParkOrBesideIt() async throws {
      try await Self.withRealParks { handlers in
        func check(_ latitude: Double, _ longitude: Double, buffer: Double? = nil) async throws -> CheckInParkResponse {
          try await handlers.checkInPark(
            CheckInParkRequest(
              parkID: "osm-w28328802", position: LatLng(latitudeDegrees: latitude, longitudeDegrees: longitude), bufferM: buffer),
            StoredGeo.context(ParkServiceMethods.checkInPark))
        }
        let outline = try #require(try await handlers.store.park("osm-w28328802")).polygons.polygons[0].exterior
        let corner = try #require(outline.max { $0.latitude < $1.latitude })
        let inside = try await check(corner.latitude - 0.00001, corner.longitude)
        let beside = corner.destination(distance: 40, bearing: 0)
        let answer = try await check(beside.latitude, beside.longitude)
        #expect(inside.distanceM < 2 && inside.isInside && answer.isInside && abs(answer.distanceM - 40) < 10)
        #expect(try await check(beside.latitude, beside.longitude, buffer: 5).isInside == false)
        #expect(try await check(-60, -155).isInside == false, "on the other side of the Earth")
        let refused = await StoredGeo.failure { try await check(60, 25, buffer: 1_001) }
        #expect(refused?.fieldViolations.first?.field == "buffer_m")
      }
    }

    // MARK: Everywhere on Earth

    private static func line(_ parkID: String, _ name: String, _ centre: GeoPoint, half: Double, _ more: String = "") -> String {
      let (south, north) = (max(-90, centre.latitude - half), min(90, centre.latitude + half))
      func ring(_ west: Double, _ east: Double) -> String {
        "[[[\(west),\(south)],[\(east),\(south)],[\(east),\(north)],[\(west),\(north)],[\(west),\(south)]]]"
      }
      let (west, east) = (centre.longitude - half, centre.longitude + half)
      var rings = [ring(max(west, -180), min(east, 180))]
      if east > 180 { rings.append(ring(-180, east - 360)) }
      if west < -180 { rings.append(ring(west + 360, 180)) }
      return #"{"type":"Feature","properties":{"park_id":"\#(parkID)","kind":"park","name":"\#(name)"\#(more)},"geometry":"#
        + #"{"type":"MultiPolygon","coordinates":[\#(rings.joined(separator: ","))]}}"# + "\n"
    }

    private static func withFile<Value>(_ text: String, _ body: (String) async throws -> Value) async throws -> Value {
      let file = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString).geojsonl")
      try Data(text.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      return try await body(file.path)
    }

    /// 600 points in a crowd, 600 everywhere, 400 at 180° and 400 near the poles, among 1,200 parks of all sizes that overlap.
    @Test func theNearestAreTheNearestOfAll() async throws {
      var generator = SeededGenerator(seed: seed(6))
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
      func place(_ index: Int, of count: Int) -> GeoPoint {
        switch Double(index) / Double(count) {
        case ..<0.3: point(number(45...45.5), number(9...9.5))
        case ..<0.6: point(number(-60...70), number(-180...180))
        case ..<0.8: point(number(-40...65), 180 + number(-0.5...0.5))
        default: point((index.isMultiple(of: 2) ? 1 : -1) * number(80...90), number(-180...180))
        }
      }
      let lines = (0..<1_200).map { Self.line("p-\($0)", "Park \($0)", place($0, of: 1_200), half: $0.isMultiple(of: 10) ? 0.3 : 0.01) }
      let places = (0..<2_000).map { place($0, of: 2_000) }
      try await ScratchDatabase("geo").withDatabase { database in
        try await Self.withFile(lines.joined()) { _ = try await ParkImport(database: database).runExtract(file: $0, name: "all", at: now) }
        let handlers = Self.handlers(database)
        let rows = try await handlers.store.parks((0..<1_200).map { "p-\($0)" })
        let wrong = try await Self.disagreements(places, handlers, rows)
        #expect(rows.count == 1_200 && wrong.isEmpty, "\(wrong.prefix(5))")
      }
    }

    @Test func ofThousandsFarAwayOnlyTheNearestAreRead() async throws {
      var generator = SeededGenerator(seed: seed(26))
      let here = point(0, 0)
      // Squares of 200 m, 27 to 48 km away on all sides.
      let lines = (0..<4_000).map { index in
        let (bearing, away) = (Double.random(in: 0..<360, using: &generator), Double.random(in: 27_000..<48_000, using: &generator))
        return Self.line("far\(index)", "Far \(index)", here.destination(distance: away, bearing: bearing), half: 0.001)
      }
      try await ScratchDatabase("geo").withDatabase { database in
        try await Self.withFile(lines.joined()) { _ = try await ParkImport(database: database).runExtract(file: $0, name: "all", at: now) }
        let handlers = Self.handlers(database)
        let found = try await handlers.nearest(5, to: here)
        #expect(found.parks.count == 5 && found.landCount <= 2 * ParkRules.nearbyBatchCount)
        let all = try await handlers.store.parks((0..<4_000).map { "far\($0)" })
        let kit = PolygonKit()
        let expected = try all.map { try kit.distance(from: here, to: $0.polygons) }.sorted().prefix(5)
        #expect(all.count == 4_000 && found.parks.map(\.distance) == Array(expected))
      }
    }

    /// Places where the answer is not that of measuring all parks.
    private static func disagreements(_ places: [GeoPoint], _ handlers: ParkHandlers, _ parks: [StoredPark]) async throws -> [String] {
      let kit = PolygonKit()
      var wrong: [String] = []
      for place in places {
        // A corner is at most 50 km from the middle, so nothing within 50 km is left out by this.
        let near = try parks.filter { place.distance(to: $0.overview.centre) < 110_000 }
          .map { ParkAway(park: $0.overview, distance: try kit.distance(from: place, to: $0.polygons)) }
        let expected = ParkRules.nearest(5, of: near, within: 50_000) ?? []
        let found = try await nearby(handlers, place.latitude, place.longitude).parks
        if found.map({ $0.park?.parkID ?? "" }) != expected.map(\.park.parkID) || found.map(\.distanceM) != expected.map(\.distance) {
          wrong.append("\(place): \(found.map { $0.park?.parkID ?? "" }) for \(expected.map(\.park.parkID))")
        }
      }
      return wrong
    }

    // MARK: Imports and changes

    /// What a phone hears: names of parks and ids of those that are gone.
    private struct Changes: Equatable {
      let kept: [String]
      let removed: [String]
      let revision: Int64
    }

    private static func changes(
      _ handlers: ParkHandlers, after revision: Int64 = 0, size: Int32 = 2
    ) async throws -> Changes {
      var (kept, removed, token): ([String], [String], String) = ([], [], "")
      while true {
        let page = try await handlers.listParkChanges(
          ListParkChangesRequest(afterRevision: revision, pageSize: size, pageToken: token),
          StoredGeo.context(ParkServiceMethods.listParkChanges))
        for change in page.changes {
          switch change.change {
          case .park(let park): kept.append(park.summary?.name ?? "")
          case .removedParkID(let parkID): removed.append(parkID)
          case nil: Issue.record("a change without a change")
          }
        }
        token = page.nextPageToken
        if token.isEmpty { return Changes(kept: kept, removed: removed, revision: page.revision) }
      }
    }

    @Test func anImportTellsWhatIsDifferentAndKeepsTheIDs() async throws {
      let former =
        Self.line("a", "Alba", point(45, 9), half: 0.01) + Self.line("b", "Bra", point(45, 9.1), half: 0.01)
        + Self.line("c", "Cuneo", point(45, 9.2), half: 0.01) + Self.line("d", "", point(45, 9.3), half: 0.01)
        + Self.line("e", "Secret", point(45, 9.4), half: 0.01, #","access":"private""#)
      let newer =
        Self.line("a", "Alba", point(45, 9), half: 0.01) + Self.line("b", "Bra Nuova", point(45, 9.1), half: 0.02)
        + Self.line("f", "Fano", point(45, 9.5), half: 0.01)
      try await ScratchDatabase("geo").withDatabase { database in
        let (imports, handlers) = (ParkImport(database: database), Self.handlers(database))
        let reports = try await Self.withFile(former) { file in
          [
            try await imports.runExtract(file: file, name: "x", at: now, ImportOptions(isDryRun: true)),
            try await imports.runExtract(file: file, name: "x", at: now), try await imports.runExtract(file: file, name: "x", at: now),
          ]
        }
        #expect(
          reports.map(\.isUnchanged) == [false, false, true] && reports[0] == reports[1] && reports[1].counts.map(\.count) == [3, 3, 0])
        #expect(reports[0].remarks == ["1 left out: without a name", "1 left out: private"])
        let first = try await Self.changes(handlers)
        #expect(first == Changes(kept: ["Alba", "Bra", "Cuneo"], removed: [], revision: 1))
        let report = try await Self.withFile(newer) { try await imports.runExtract(file: $0, name: "x", at: now) }
        #expect(report.counts.map(\.count) == [3, 2, 1])
        let second = try await Self.changes(handlers, after: first.revision)
        #expect(second == Changes(kept: ["Bra Nuova", "Fano"], removed: ["c"], revision: 2))
        #expect(try await Self.changes(handlers) == Changes(kept: ["Alba", "Bra Nuova", "Fano"], removed: ["c"], revision: 2))
        #expect(try await Self.changes(handlers, after: 2) == Changes(kept: [], removed: [], revision: 2))
        #expect(try await Self.searched(handlers, "Cuneo").parks.isEmpty)
        #expect(try await Self.searched(handlers, "Nuova").parks.map(\.parkID) == ["b"])
        _ = try await Self.withFile(former) { try await imports.runExtract(file: $0, name: "x", at: now) }
        #expect(try await Self.changes(handlers, after: 2) == Changes(kept: ["Bra", "Cuneo"], removed: ["f"], revision: 3))
      }
    }

    /// GameService takes a run of before a park went by it, whoever sends it afterwards.
    @Test func whenAParkWentIsToldUntilItIsBack() async throws {
      let (alba, cuneo) = (Self.line("a", "Alba", point(45, 9), half: 0.01), Self.line("c", "Cuneo", point(45, 9.2), half: 0.01))
      try await ScratchDatabase("geo").withDatabase { database in
        let (imports, store) = (ParkImport(database: database), ParkStore(database: database))
        let places = ParkPlaceHandlers(store: store, credits: CreditShelf(store: ImportStore(database: database)))
        @Sendable func load(_ text: String, at time: Moment) async throws {
          _ = try await Self.withFile(text) { try await imports.runExtract(file: $0, name: "x", at: time) }
        }
        @Sendable func refusal(_ parkID: String) async -> RPCError? {
          let request = MeasurePlacesRequest(parkID: parkID, positions: [LatLng(latitudeDegrees: 45, longitudeDegrees: 9.2)])
          return await StoredGeo.failure {
            try await places.measurePlaces(request, StoredGeo.context(ParkPlaceServiceMethods.measurePlaces))
          }
        }
        try await load(alba + cuneo, at: now)
        #expect(await refusal("c") == nil)
        try await load(alba, at: now + .seconds(3_600))
        let gone = await refusal("c")
        #expect(gone?.code == .notFound && gone?.reason == "PARK_NOT_FOUND")
        #expect(gone?.metadata == ["remove_time_ms": "\((now + .seconds(3_600)).milliseconds)"])
        let never = await refusal("z")
        #expect(never?.reason == "PARK_NOT_FOUND" && never?.metadata == [:], "one that never was went at no time")
        try await load(alba + cuneo, at: now + .seconds(7_200))
        #expect(await refusal("c") == nil)
        try await load(alba, at: now + .seconds(10_800))
        #expect(await refusal("c")?.metadata == ["remove_time_ms": "\((now + .seconds(10_800)).milliseconds)"], "when it went last")
      }
    }

    /// Extracts of neighbours share every relation that lies on their border.
    @Test func whatTwoExtractsHaveStaysWithTheFirstUntilThatDropsIt() async throws {
      @Sendable func line(_ parkID: String) -> String { Self.line(parkID, parkID.uppercased(), point(45, 9), half: 0.01) }
      let (west, east, smaller) = (line("w") + line("border"), line("border") + line("e"), line("w"))
      try await ScratchDatabase("geo").withDatabase { database in
        let imports = ParkImport(database: database)
        @Sendable func load(_ file: String, _ name: String, isDryRun: Bool = false) async throws -> ImportReport {
          try await imports.runExtract(file: file, name: name, attribution: "© \(name)", at: now, ImportOptions(isDryRun: isDryRun))
        }
        @Sendable func owner() async throws -> String {
          try await database.query("SELECT source FROM parks WHERE park_id = 'border'").firstRow().get(0)
        }
        try await Self.withFile(west) { west in
          try await Self.withFile(east) { east in
            _ = try await load(west, "west")
            let (dry, second) = (try await load(east, "east", isDryRun: true), try await load(east, "east"))
            #expect(dry == second && second.counts.map(\.count) == [2, 1, 0])
            #expect(second.remarks == ["1 that another import has brought left to it"])
            #expect(try await owner() == "parks:west")
            #expect(try await load(west, "west").isUnchanged)
            #expect(try await load(east, "east").isUnchanged)
            #expect(try await Self.withFile(smaller) { try await load($0, "west") }.counts.map(\.count) == [1, 0, 1])
            #expect(try await load(east, "east").counts.map(\.count) == [2, 1, 0], "the same file is read again")
            #expect(try await owner() == "parks:east")
          }
        }
        #expect(try await ImportStore(database: database).credits().map(\.attribution) == ["© east", "© west"])
      }
    }

    /// The parks of the repository are a sample of what an operator imports of the same town.
    @Test func whatAnOperatorImportsGoesBeforeOurOwn() async throws {
      @Sendable func line(_ parkID: String, _ name: String) -> String { Self.line(parkID, name, point(60.17, 24.94), half: 0.01) }
      try await ScratchDatabase("geo").withDatabase { database in
        let (imports, store) = (ParkImport(database: database), ParkStore(database: database))
        let ours = try await imports.run(folder: RealData.folder, at: now)
        let parkID = try #require(try await Self.changed(Self.handlers(database)).first)
        _ = try await Self.withFile(line(parkID, "Theirs") + line("new", "New")) {
          try await imports.runExtract(file: $0, name: "town", at: now)
        }
        #expect(try await store.park(parkID)?.overview.name == "Theirs")
        let again = try await imports.run(folder: RealData.folder, at: now)
        #expect(again.remarks.contains("1 that another import has brought left to it") && !ours.isUnchanged && !again.isUnchanged)
        #expect(try await store.park(parkID)?.overview.name == "Theirs")
        #expect(try await imports.run(folder: RealData.folder, at: now).isUnchanged)
        // The extract has it no more: ours is there again.
        _ = try await Self.withFile(line("new", "New")) { try await imports.runExtract(file: $0, name: "town", at: now) }
        #expect(try await store.park(parkID) == nil)
        _ = try await imports.run(folder: RealData.folder, at: now)
        let back = try await store.park(parkID)
        #expect(back != nil && back?.overview.name != "Theirs")
      }
    }

    private static func changed(_ handlers: ParkHandlers) async throws -> [String] {
      let changes = try await handlers.listParkChanges(ListParkChangesRequest(), StoredGeo.context(ParkServiceMethods.listParkChanges))
        .changes
      return changes.compactMap { change in
        guard case .park(let park) = change.change else { return nil }
        return park.summary?.parkID
      }
    }

    /// Parks that were there before the cities, or with others.
    @Test func aParkIsPlacedAnewWithAnotherGazetteer() async throws {
      try await ScratchDatabase("geo").withDatabase { database in
        let (imports, handlers) = (ParkImport(database: database), Self.handlers(database))
        _ = try await imports.run(folder: RealData.folder, at: now)
        let before = try await Self.nearby(handlers, 60.1675, 24.9478)
        #expect(before.parks.allSatisfy { $0.park?.cityID == 0 })
        _ = try await CityImport(database: database).run(folder: RealData.folder, at: now)
        _ = try await imports.run(folder: RealData.folder, at: now)
        let after = try await Self.nearby(handlers, 60.1675, 24.9478)
        #expect(after.parks.count == 5 && after.parks.allSatisfy { $0.park?.cityName == "Helsinki" })
      }
    }

    @Test func tagsOfOpenStreetMapAreRead() async throws {
      let square = #""geometry":{"type":"Polygon","coordinates":[[[9,45],[9.01,45],[9.01,45.01],[9,45.01],[9,45]]]}}"#
      let text = [
        #"{"type":"Feature","properties":{"@type":"way","@id":7,"leisure":"garden","name":"Giardino","name:de":"Garten"},"#,
        #"{"type":"Feature","properties":{"@type":"relation","@id":8,"boundary":"national_park","name":"Grande","website":"js:x"},"#,
        #"{"type":"Feature","properties":{"@type":"way","@id":9,"leisure":"pitch","name":"Calcio"},"#,
      ].map { $0 + square }.joined(separator: "\n")
      try await ScratchDatabase("geo").withDatabase { database in
        let report = try await Self.withFile(text) { try await ParkImport(database: database).runExtract(file: $0, name: "x", at: now) }
        #expect(report.remarks == ["1 left out: not a park"])
        let handlers = Self.handlers(database)
        #expect(try await handlers.store.park("osm-w7")?.overview.kind == .garden)
        let large = try await handlers.store.park("osm-r8")
        #expect(large?.overview.kind == .nationalPark && large?.websiteURL == "")
        #expect(try await Self.searched(handlers, "garten").parks.map(\.parkID) == ["osm-w7"])
      }
    }
  }
}
