import FoundationEssentials
import Geodesy
import Polygons

@testable import GeoService

/// The data of this repository, read once for all tests.
enum RealData {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "data").path

  static let grounds: Result<[Ground], any Error> = Result {
    var report = ImportReport(source: "maps")
    return try GroundReader.grounds(in: DataFile("grounds.geojsonl.gz", in: folder), &report, ImportOptions())
  }

  static let maps: Result<[GameMap], any Error> = Result {
    let byID = Dictionary(uniqueKeysWithValues: try grounds.get().map { ($0.groundID, $0) })
    return try MapLine.read(DataFile("maps.tsv", in: folder), groundIDs: Set(byID.keys)).compactMap { line in
      MapRules.map(
        mapID: line.mapID, displayName: line.displayName, attributions: MapImport.attributions, isWorld: line.isWorld,
        grounds: line.groundIDs.sorted().compactMap { byID[$0] })
    }
  }

  static let gazetteer: Result<([GazetteerCity], [CityName]), any Error> = Result {
    var report = ImportReport(source: "cities")
    return try CityLine.read(DataFile("cities.tsv.gz", in: folder), &report)
  }

  static let cities: Result<[GazetteerCity], any Error> = gazetteer.map(\.0)

  static let storedCountries: Result<[StoredCountry], any Error> = Result {
    var report = ImportReport(source: "countries")
    return try CountryLine.read(DataFile("countries.geojsonl.gz", in: folder), &report)
  }

  static let countryMap: Result<CountryMap, any Error> = Result {
    try CountryMap(storedCountries.get(), revision: [])
  }

  /// Country code → land.
  static func lands() throws -> [String: MultiPolygon] {
    let features = try GeoJSON.features(in: DataFile("countries.geojsonl.gz", in: folder).content())
    return Dictionary(uniqueKeysWithValues: features.map { ($0.properties["country_code"] ?? "", $0.polygons) })
  }

  static func map(_ mapID: String) throws -> GameMap {
    guard let map = try maps.get().first(where: { $0.mapID == mapID }) else { throw ImportError.unreadable(path: mapID) }
    return map
  }
}

func point(_ latitude: Double, _ longitude: Double) -> GeoPoint {
  GeoPoint(clampingLatitude: latitude, wrappingLongitude: longitude)
}

/// Ground between parallels and meridians.
func rectangle(_ groundID: String = "box", south: Double, west: Double, north: Double, east: Double) throws -> Ground {
  let corners = [point(south, west), point(south, east), point(north, east), point(north, west)]
  let polygons = MultiPolygon([.init(exterior: corners)])
  return Ground(
    groundID: groundID, countryCode: "xx", box: polygons.box!, triangles: TriangleTable(try PolygonKit().triangles(covering: polygons)))
}

/// Eight bytes that are the number.
func seed(_ number: Int) -> [UInt8] {
  (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}
