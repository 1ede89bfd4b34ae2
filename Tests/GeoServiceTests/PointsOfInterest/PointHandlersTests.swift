import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import FoundationEssentials
import Geodesy
import Identity
import Postgres
import RPC
import Spatial
import Synchronization
import Testing

@testable import GeoService

extension StoredGeo {
  @Suite struct Points {
    private static func handlers(_ database: Database) -> PointHandlers {
      let key = PageTokenKey(masterKey: SymmetricKey(bytes: [UInt8](repeating: 7, count: 32))!)
      return PointHandlers(
        store: PointStore(database: database), credits: CreditShelf(store: ImportStore(database: database)), pageTokens: key)
    }

    private static func latLng(_ point: GeoPoint) -> LatLng {
      LatLng(latitudeDegrees: point.latitude, longitudeDegrees: point.longitude)
    }

    private static func around(
      _ handlers: PointHandlers, _ place: GeoPoint, radius: Double? = nil, _ kinds: [PointOfInterestKind] = [], limit: Int32 = 0
    ) async throws -> FindPointsOfInterestResponse {
      try await handlers.findPointsOfInterest(
        FindPointsOfInterestRequest(position: latLng(place), radiusM: radius, kinds: kinds, limit: limit),
        StoredGeo.context(PointOfInterestServiceMethods.findPointsOfInterest))
    }

    private static func along(
      _ handlers: PointHandlers, _ path: [GeoPoint], width: Double? = nil, _ kinds: [PointOfInterestKind] = [], size: Int32 = 0,
      token: String = ""
    ) async throws -> FindPointsOfInterestAlongResponse {
      try await handlers.findPointsOfInterestAlong(
        FindPointsOfInterestAlongRequest(waypoints: path.map(latLng), widthM: width, kinds: kinds, pageSize: size, pageToken: token),
        StoredGeo.context(PointOfInterestServiceMethods.findPointsOfInterestAlong))
    }

    private static func one(_ handlers: PointHandlers, _ pointID: String) async throws -> PointOfInterest? {
      try await handlers.getPointOfInterest(
        GetPointOfInterestRequest(pointID: pointID), StoredGeo.context(PointOfInterestServiceMethods.getPointOfInterest)
      ).point
    }

    private static func withFile<Value>(_ text: String, _ body: (String) async throws -> Value) async throws -> Value {
      let file = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString).geojsonl")
      try Data(text.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      return try await body(file.path)
    }

    // MARK: Real points of interest

    private static let centralStation = point(60.1710, 24.9414)

    /// Those of this repository.
    private static func withRealPoints<Value: Sendable>(
      _ body: @escaping @Sendable (PointHandlers) async throws -> Value
    ) async throws -> Value {
      try await ScratchDatabase("geo").withDatabase { database in
        _ = try await PointImport(database: database).run(folder: RealData.folder, at: now)
        return try await body(handlers(database))
      }
    }

    @Test func whatThereIsToSeeIsFoundNearestFirst() async throws {
      try await Self.withRealPoints { handlers in
        let all = try await Self.around(handlers, Self.centralStation)
        let distances = all.points.map(\.distanceM)
        #expect(all.points.count == 20 && distances == distances.sorted() && distances.allSatisfy { $0 <= 1_000 })
        #expect(all.attributions == PointRules.attributions && all.attributions[0].contains("OpenStreetMap"))
        #expect(
          all.points.allSatisfy { near in near.point.map { !$0.name.isEmpty && $0.kind != .unspecified && $0.position != nil } ?? false })
        let museums = try await Self.around(handlers, Self.centralStation, [.museum], limit: 2)
        #expect(
          museums.points.map { $0.point?.name } == ["Ateneum", "Amos Rex"] && museums.points.allSatisfy { $0.point?.kind == .museum })
        let near = try await Self.around(handlers, Self.centralStation, radius: 200, [.museum])
        #expect(near.points.map { $0.point?.name } == ["Ateneum"])
        let far = try await Self.around(handlers, point(61.5, 23.75), radius: 50_000)
        #expect(far.points.isEmpty && far.attributions == PointRules.attributions)
      }
    }

    @Test func oneOfThemIsTold() async throws {
      try await Self.withRealPoints { handlers in
        let museum = try #require(try await Self.one(handlers, "osm-w8042215"))
        #expect(
          museum.name == "Kiasma" && museum.kind == .museum && museum.websiteURL.contains("kiasma.fi") && !museum.openingHours.isEmpty)
        #expect(museum.wikidataID.hasPrefix("Q") && !museum.otherNames.isEmpty && museum.otherNames == museum.otherNames.sorted())
        let near = try await Self.around(handlers, Self.centralStation, [.museum])
        let listed = try #require(near.points.compactMap(\.point).first { $0.pointID == museum.pointID })
        #expect(listed.otherNames.isEmpty && listed.position == museum.position && listed.websiteURL == museum.websiteURL)
        let unknown = await StoredGeo.failure { try await Self.one(handlers, "osm-w1") }
        #expect(unknown?.code == .notFound && unknown?.reason == "POINT_OF_INTEREST_NOT_FOUND")
      }
    }

    @Test func alongTheWayThroughTownOnPages() async throws {
      let path = [point(60.1720, 24.9330), Self.centralStation, point(60.1700, 24.9525), point(60.1675, 24.9525)]
      try await Self.withRealPoints { handlers in
        let whole = try await Self.along(handlers, path, width: 400, size: 100)
        let (alongs, distances) = (whole.points.map(\.alongM), whole.points.map(\.distanceM))
        #expect(whole.points.count > 20 && alongs == alongs.sorted() && distances.allSatisfy { $0 <= 200 } && whole.nextPageToken.isEmpty)
        #expect(whole.lengthM > 1_000 && whole.lengthM < 2_000 && alongs.allSatisfy { (0...whole.lengthM).contains($0) })
        #expect(whole.attributions == PointRules.attributions)
        var (pages, token, count): ([PassedPointOfInterest], String, Int) = ([], "", 0)
        repeat {
          let page = try await Self.along(handlers, path, width: 400, size: 7, token: token)
          (pages, token, count) = (pages + page.points, page.nextPageToken, count + 1)
        } while !token.isEmpty
        #expect(pages == whole.points && count == (whole.points.count + 6) / 7)
        let museums = try await Self.along(handlers, path, width: 400, [.museum])
        let names = museums.points.compactMap { $0.point?.name }
        #expect(names.first == "Amos Rex" || names.first == "Kiasma")
        #expect(names.contains("Ateneum") && museums.points.allSatisfy { $0.point?.kind == .museum })
        let back = try await Self.along(handlers, path.reversed(), width: 400, [.museum])
        #expect(Set(back.points.compactMap { $0.point?.name }) == Set(names) && back.points.first?.point?.name == names.last)
      }
    }

    @Test func whatCannotBeAskedIsRefused() async throws {
      let here = Self.latLng(Self.centralStation)
      try await Self.withRealPoints { handlers in
        let context = StoredGeo.context(PointOfInterestServiceMethods.findPointsOfInterest)
        let around: [(FindPointsOfInterestRequest, String)] = [
          (FindPointsOfInterestRequest(), "position"), (FindPointsOfInterestRequest(position: LatLng(latitudeDegrees: .nan)), "position"),
          (FindPointsOfInterestRequest(position: here, radiusM: 0), "radius_m"),
          (FindPointsOfInterestRequest(position: here, radiusM: 50_001), "radius_m"),
          (FindPointsOfInterestRequest(position: here, kinds: [.museum, .unspecified]), "kinds"),
          (FindPointsOfInterestRequest(position: here, kinds: [.unrecognized(99)]), "kinds"),
          (FindPointsOfInterestRequest(position: here, limit: -1), "limit"),
        ]
        for (request, field) in around {
          let failure = await StoredGeo.failure { try await handlers.findPointsOfInterest(request, context) }
          #expect(failure?.code == .invalidArgument && failure?.fieldViolations.first?.field == field)
        }
        let path = [here, LatLng(latitudeDegrees: 60.18, longitudeDegrees: 24.94)]
        let along: [(FindPointsOfInterestAlongRequest, String, String)] = [
          (FindPointsOfInterestAlongRequest(), "waypoints", "TOO_FEW"),
          (FindPointsOfInterestAlongRequest(waypoints: [here]), "waypoints", "TOO_FEW"),
          (FindPointsOfInterestAlongRequest(waypoints: Array(repeating: here, count: 201)), "waypoints", "TOO_MANY"),
          (
            FindPointsOfInterestAlongRequest(waypoints: [here, LatLng(latitudeDegrees: 60, longitudeDegrees: 181)]), "waypoints",
            "OUT_OF_RANGE"
          ),
          (
            FindPointsOfInterestAlongRequest(waypoints: [here, LatLng(latitudeDegrees: 62, longitudeDegrees: 25)]), "waypoints", "TOO_LONG"
          ),
          (FindPointsOfInterestAlongRequest(waypoints: path, widthM: -1), "width_m", "OUT_OF_RANGE"),
          (FindPointsOfInterestAlongRequest(waypoints: path, kinds: [.unspecified]), "kinds", "UNKNOWN_VALUE"),
          (FindPointsOfInterestAlongRequest(waypoints: path, pageSize: -1), "page_size", "OUT_OF_RANGE"),
          (FindPointsOfInterestAlongRequest(waypoints: path, pageToken: "x"), "page_token", "PAGE_TOKEN_MALFORMED"),
        ]
        for (request, field, reason) in along {
          let failure = await StoredGeo.failure {
            try await handlers.findPointsOfInterestAlong(
              request, StoredGeo.context(PointOfInterestServiceMethods.findPointsOfInterestAlong))
          }
          let violation = failure?.fieldViolations.first
          #expect(violation?.field == field && (violation?.reason == reason || field == "page_token"), "\(failure as Any)")
        }
        let token = try await Self.along(handlers, [Self.centralStation, point(60.167, 24.9525)], size: 1).nextPageToken
        #expect(!token.isEmpty)
        let foreign = await StoredGeo.failure {
          try await Self.along(handlers, [Self.centralStation, point(60.168, 24.9525)], size: 1, token: token)
        }
        #expect(foreign?.fieldViolations.first?.field == "page_token")
      }
    }

    // MARK: Everywhere on Earth

    private static func line(_ pointID: String, _ name: String, _ place: GeoPoint, kind: String = "museum", _ more: String = "") -> String {
      #"{"type":"Feature","properties":{"point_id":"\#(pointID)","kind":"\#(kind)","name":"\#(name)"\#(more)},"geometry":"#
        + #"{"type":"Point","coordinates":[\#(place.longitude),\#(place.latitude)]}}"# + "\n"
    }

    /// A third in a crowd, the others everywhere, at 180° and near the poles.
    private static func place(_ index: Int, of count: Int, _ generator: inout SeededGenerator) -> GeoPoint {
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
      switch Double(index) / Double(count) {
      case ..<0.35: return point(number(45...45.3), number(9...9.3))
      case ..<0.5: return point(number(-60...70), number(-180...180))
      case ..<0.75: return point(number(-1...1), 180 + number(-0.4...0.4))
      default: return point((index.isMultiple(of: 2) ? 1 : -1) * number(89.3...90), number(-180...180))
      }
    }

    private struct World: Sendable {
      let points: [(pointID: String, kind: PointKind, place: GeoPoint)]
      let queries: [GeoPoint]

      init() {
        var generator = SeededGenerator(seed: seed(31))
        points = (0..<3_000).map { index in
          let place = Points.place(index, of: 3_000, &generator)
          // As exact as it is written in the file.
          return ("p-\(index)", PointKind.allCases[index % 19], place)
        }
        queries = (0..<800).map { Points.place($0, of: 800, &generator) } + [point(90, 0), point(-90, 7), point(0, 180), point(0, -180)]
      }

      var text: String { points.map { Points.line($0.pointID, "Point", $0.place, kind: $0.kind.rawValue) }.joined() }
    }

    @Test func theNearestAreTheNearestOfAll() async throws {
      let world = World()
      let wrong = try await ScratchDatabase("geo").withDatabase { database in
        try await Self.withFile(world.text) { _ = try await PointImport(database: database).runExtract(file: $0, name: "all", at: now) }
        let handlers = Self.handlers(database)
        var wrong: [String] = []
        for (number, query) in world.queries.enumerated() {
          let radius = [300.0, 1_000, 4_000, 15_000, 50_000][number % 5]
          let (limit, kinds) = ([5, 20, 100][number % 3], number.isMultiple(of: 2) ? PointKind.allCases : [.museum, .peak, .castle])
          let near = world.points.filter { kinds.contains($0.kind) }.map { ($0.pointID, query.distance(to: $0.place)) }
            .filter { $0.1 <= radius }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(limit)
          let asked = kinds.count == 19 ? [] : kinds.map(PointMessages.kind)
          let found = try await Self.around(handlers, query, radius: radius, asked, limit: Int32(limit)).points
          if found.map({ $0.point?.pointID ?? "" }) != near.map(\.0) || found.map(\.distanceM) != near.map(\.1) {
            wrong.append("\(number) \(query): \(found.count) for \(near.count)")
          }
        }
        return wrong
      }
      #expect(wrong.isEmpty, "\(wrong.prefix(5))")
    }

    /// Where there is little or nothing near, and tens of thousands of points are on the other side of the Earth, of 180° and of the pole.
    @Test(arguments: [point(45, 9), point(89.9, 0), point(-89.9, 7), point(86, -60), point(0, 180), point(10, -179.99)])
    func farFromAllOthersOnlyFewAreRead(here: GeoPoint) async throws {
      var generator = SeededGenerator(seed: seed(33))
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
      var points = (0..<3).map { (pointID: "near-\($0)", place: here.destination(distance: 100 * Double($0 + 1), bearing: 90)) }
      for index in 0..<15_000 { points.append(("far-\(index)", point(number(-40...40), number(-100 ... -60)))) }
      for index in 0..<15_000 {
        points.append(("polar-\(index)", point((index.isMultiple(of: 2) ? 1 : -1) * number(84...88), number(100...140))))
      }
      let all = points
      let (found, readCount) = try await ScratchDatabase("geo").withDatabase { database in
        for start in stride(from: 0, to: all.count, by: 5_000) {
          let part = all[start...].prefix(5_000).map { StoredPoint(pointID: $0.pointID, name: "Point", kind: .museum, position: $0.place) }
          try await database.transaction { _ = try await PointStore.keep(part, source: "all", in: $0) }
        }
        let table = CountedPoints(store: PointStore(database: database))
        let found = try await PointHandlers.nearest(20, to: here, within: 50_000, table)
        return (found.map(\.id.pointID), table.readCount)
      }
      #expect(found == ["near-0", "near-1", "near-2"] && readCount < 200, "\(found) of \(readCount)")
    }

    /// Counts the rows that are read.
    private final class CountedPoints: PlaceTable {
      let store: PointStore
      private let count = Atomic(0)

      init(store: PointStore) {
        self.store = store
      }

      var readCount: Int { count.load(ordering: .relaxed) }

      func closest(to centre: MercatorPoint, limit: Int) async throws -> [Place<FoundPoint>] {
        counted(try await store.closest(to: centre, limit: limit))
      }

      func inside(_ boxes: [SpatialBox]) async throws -> [Place<FoundPoint>] {
        counted(try await store.inside(boxes))
      }

      private func counted(_ places: [Place<FoundPoint>]) -> [Place<FoundPoint>] {
        count.add(places.count, ordering: .relaxed)
        return places
      }
    }

    /// Against measuring every point from every piece of every path.
    @Test func alongAPathNothingIsMissedAnywhere() async throws {
      let world = World()
      let (wrong, total) = try await ScratchDatabase("geo").withDatabase { database in
        try await Self.withFile(world.text) { _ = try await PointImport(database: database).runExtract(file: $0, name: "all", at: now) }
        let handlers = Self.handlers(database)
        var (wrong, total, generator): ([String], Int, SeededGenerator) = ([], 0, SeededGenerator(seed: seed(32)))
        for (number, start) in world.queries.enumerated() where number.isMultiple(of: 4) || number >= 800 {
          var path = [start]
          for _ in 0..<Int.random(in: 1...8, using: &generator) {
            path.append(
              path.last!.destination(distance: .random(in: 0...11_000, using: &generator), bearing: .random(in: 0...360, using: &generator))
            )
          }
          let width = [100.0, 1_000, 5_000][number % 3]
          let expected = Self.measured(world, path, within: width / 2)
          var (found, token): ([PassedPointOfInterest], String) = ([], "")
          repeat {
            let page = try await Self.along(handlers, path, width: width, size: 40, token: token)
            (found, token) = (found + page.points, page.nextPageToken)
          } while !token.isEmpty
          total += found.count
          let ids = found.compactMap { $0.point?.pointID }
          let isClose = found.allSatisfy { abs($0.distanceM - (expected[$0.point?.pointID ?? ""] ?? .infinity)) < 0.001 }
          if Set(ids) != Set(expected.keys) || ids.count != expected.count || !isClose
            || found.map(\.alongM) != found.map(\.alongM).sorted()
          {
            wrong.append("\(number) \(path) \(width): \(ids.count) for \(expected.count)")
          }
        }
        return (wrong, total)
      }
      #expect(wrong.isEmpty && total > 1_000, "\(total) \(wrong.prefix(5))")
    }

    /// Points within a distance of a path, by looking from each of its whole legs at all of them.
    private static func measured(_ world: World, _ path: [GeoPoint], within reach: Double) -> [String: Double] {
      let legs = zip(path, path.dropFirst()).map { GreatCircleArc(from: $0, to: $1) }
      let distances = world.points.map { point in (point.pointID, legs.map { $0.nearest(to: point.place).distance }.min()!) }
      return Dictionary(uniqueKeysWithValues: distances.filter { $0.1 <= reach })
    }

    // MARK: Imports

    @Test func anImportKeepsIDsAndRemovesWhatIsNoLongerNamed() async throws {
      let here = point(45, 9)
      let former =
        Self.line("a", "Alba", here) + Self.line("b", "Bra", point(45, 9.001)) + Self.line("c", "Cuneo", point(45, 9.002), kind: "castle")
        + Self.line("d", "", point(45, 9.003)) + Self.line("e", "Secret", point(45, 9.004), #","access":"private""#)
        + Self.line("f", "Pub", point(45, 9.005), kind: "pub") + "\n" + Self.line("G", "Gallarate", here)
        + Self.line("a", "Alba again", here)
        + Self.line("h", String(repeating: "h", count: 256), here)
      let newer = Self.line("a", "Alba", here) + Self.line("b", "Bra Nuova", point(45, 9.001)) + Self.line("f", "Fano", point(45, 9.005))
      try await ScratchDatabase("geo").withDatabase { database in
        let (imports, handlers) = (PointImport(database: database), Self.handlers(database))
        let reports = try await Self.withFile(former) { file in
          let dry = try await imports.runExtract(file: file, name: "x", at: now, ImportOptions(isDryRun: true))
          #expect(try await Self.around(handlers, here).points.isEmpty)
          return [
            dry, try await imports.runExtract(file: file, name: "x", at: now), try await imports.runExtract(file: file, name: "x", at: now),
          ]
        }
        #expect(reports.map(\.isUnchanged) == [false, false, true])
        #expect(reports[0] == reports[1] && reports[1].counts.map(\.count) == [3, 3, 0])
        #expect(
          reports[0].remarks == [
            "line 8: left out: without an id", "line 9: left out: its id stands there twice",
            "line 10: left out: its name is longer than 255 letters", "1 left out: nothing to see", "1 left out: without a name",
            "1 left out: private",
          ])
        #expect(try await Self.around(handlers, here).points.compactMap { $0.point?.name } == ["Alba", "Bra", "Cuneo"])
        let report = try await Self.withFile(newer) { try await imports.runExtract(file: $0, name: "x", at: now) }
        #expect(report.counts.map(\.count) == [3, 2, 1])
        let after = try await Self.around(handlers, here).points.compactMap(\.point)
        #expect(after.map(\.name) == ["Alba", "Bra Nuova", "Fano"] && after.map(\.pointID) == ["a", "b", "f"])
        // A neighbour's extract has two of them, and one that the first has had.
        let neighbour = try await Self.withFile(former) { try await imports.runExtract(file: $0, name: "y", at: now) }
        #expect(neighbour.counts.map(\.count) == [3, 1, 0])
        #expect(neighbour.remarks.contains("2 that another import has brought left to it"))
        #expect(try await Self.one(handlers, "b")?.name == "Bra Nuova")
        // The first drops one of them, and the same file of the neighbour's takes it.
        let dropped = try await Self.withFile(Self.line("b", "Bra Nuova", point(45, 9.001))) {
          try await imports.runExtract(file: $0, name: "x", at: now)
        }
        #expect(dropped.counts.map(\.count) == [1, 0, 2])
        let taking = try await Self.withFile(former) { try await imports.runExtract(file: $0, name: "y", at: now) }
        #expect(taking.counts.map(\.count) == [3, 1, 0] && taking.remarks.contains("1 that another import has brought left to it"))
        await #expect(throws: ImportError.self) { try await imports.runExtract(file: "nowhere", name: "No name", at: now) }
      }
    }

    @Test func whatAnOperatorLoadsGoesBeforeOurs() async throws {
      try await ScratchDatabase("geo").withDatabase { database in
        let (imports, handlers) = (PointImport(database: database), Self.handlers(database))
        let first = try await imports.run(folder: RealData.folder, at: now)
        #expect(first.counts.map(\.count) == [130, 130, 0] && first.remarks.isEmpty)
        #expect(try await imports.run(folder: RealData.folder, at: now).isUnchanged)
        let finland = Self.line("osm-w8042215", "Kiasma, by Finland", Self.centralStation) + Self.line("mine", "Mine", Self.centralStation)
        let extract = try await Self.withFile(finland) { try await imports.runExtract(file: $0, name: "finland", at: now) }
        #expect(extract.counts.map(\.count) == [2, 2, 0])
        let again = try await imports.run(folder: RealData.folder, at: now)
        #expect(again.counts.map(\.count) == [130, 0, 0] && again.remarks == ["1 that another import has brought left to it"])
        #expect(try await Self.one(handlers, "osm-w8042215")?.name == "Kiasma, by Finland")
        let smaller = try await Self.withFile(Self.line("mine", "Mine", Self.centralStation)) {
          try await imports.runExtract(file: $0, name: "finland", at: now)
        }
        #expect(smaller.counts.map(\.count) == [1, 0, 1])
        #expect(try await imports.run(folder: RealData.folder, at: now).counts.map(\.count) == [130, 1, 0])
        #expect(try await Self.one(handlers, "osm-w8042215")?.name == "Kiasma")
        #expect(try await Self.one(handlers, "mine")?.name == "Mine")
      }
    }

    @Test func tagsOfOpenStreetMapAreRead() async throws {
      func feature(_ tags: String, _ geometry: String) -> String {
        #"{"type":"Feature","properties":{\#(tags)},"geometry":{\#(geometry)}}"# + "\n"
      }
      let place = #""type":"Point","coordinates":[9,45]"#
      let hook =
        #""type":"Polygon","coordinates":[[[9,45],[9.1,45],[9.1,45.01],[9.01,45.01],[9.01,45.09],[9.1,45.09],[9.1,45.1],[9,45.1],[9,45]]]"#
      let long = String(repeating: "x", count: 256)
      let text =
        feature(
          #""@type":"node","@id":7,"tourism":"attraction","historic":"castle","name":"Rocca","name:de":"Burg","alt_name":"A|B","#
            + #""wikidata":"Q12","contact:website":"https://rocca.example","opening_hours":"24/7""#, place)
        + feature(
          #""@type":"way","@id":8,"tourism":"museum","name":"Grande","website":"js:x","wikidata":"q1","opening_hours":"\#(long)""#, hook)
        + feature(#""@type":"way","@id":8,"tourism":"museum","name":"Grande""#, #""type":"LineString","coordinates":[[9,45],[9.1,45]]"#)
        + feature(#""@type":"relation","@id":9,"amenity":"place_of_worship","name":"Duomo""#, hook)
        + feature(#""@type":"node","@id":10,"amenity":"museum","name":"No museum by this tag""#, place)
        + feature(#""tourism":"museum","name":"Without an id""#, place)
        + feature(
          #""@type":"way","@id":11,"tourism":"zoo","name":"Flat""#, #""type":"Polygon","coordinates":[[[9,45],[10,46],[11,47],[9,45]]]"#)
      try await ScratchDatabase("geo").withDatabase { database in
        let report = try await Self.withFile(text) { try await PointImport(database: database).runExtract(file: $0, name: "x", at: now) }
        #expect(
          report.remarks == [
            "line 6: left out: without an id", "line 7: left out: its outline has no area", "1 left out: nothing to see",
            "1 left out: a line",
          ])
        let store = PointStore(database: database)
        let castle = try #require(try await store.point("osm-n7"))
        #expect(
          castle.kind == .castle && castle.otherNames == ["AB", "Burg"] && castle.wikidataID == "Q12" && castle.openingHours == "24/7")
        #expect(castle.websiteURL == "https://rocca.example" && castle.position == point(45, 9))
        let museum = try #require(try await store.point("osm-w8"))
        #expect(museum.websiteURL.isEmpty && museum.wikidataID.isEmpty && museum.openingHours.isEmpty)
        #expect(museum.position.longitude > 9 && museum.position.longitude < 9.1 && museum.position.latitude > 45)
        #expect(try await store.point("osm-r9")?.kind == .placeOfWorship)
      }
    }

    @Test func aBrokenFileChangesNothing() async throws {
      try await ScratchDatabase("geo").withDatabase { database in
        let imports = PointImport(database: database)
        let good = Self.line("a", "Alba", point(45, 9))
        for broken in [good + "{", good + #"{"type":"Point","coordinates":[9,91]}"#] {
          let failure = await #expect(throws: ImportError.self) {
            try await Self.withFile(broken) { try await imports.runExtract(file: $0, name: "x", at: now) }
          }
          guard case .malformed(_, 2, _) = failure else {
            Issue.record("\(failure as Any)")
            continue
          }
        }
        let kept = try await PointStore(database: database).point("a")
        #expect(kept == nil)
      }
    }
  }
}
