import Geodesy
import Polygons
import Synchronization

/// The land of all countries of one import, ready for questions.
final class CountryMap: Shelved {
  /// How far off a coast the coast's country still counts, degrees, the nearest first: outlines are off by 500 m, and a pier, a bridge or a boat in
  /// the bay belongs to the land. 0.1° is 11 km, about the twelve miles of territorial waters (UNCLOS, article 3).
  static let coastDegrees = [0.01, 0.05, 0.1]
  /// How far the outlines are off where they separate countries, degrees: they are simplified by 0.005° and on a grid of 0.001°; about 600 m.
  static let edgeDegrees = 0.006

  /// By country code.
  let names: [String: String]
  /// Changes with every import.
  let revision: [UInt8]
  private let languages: [String: [String]]
  private let byLanguage: [String: [String: Int]]
  private let lands: Mutex<[Land]>

  private struct Land {
    let countryCode: String
    let box: GeoBox
    let shape: PreparedPolygons
  }

  /// - Throws: `PolygonError`, `GeoJSONError`: not for what `CountryImport` has let in.
  init(_ countries: [StoredCountry], revision: [UInt8]) throws {
    self.revision = revision
    names = Dictionary(uniqueKeysWithValues: countries.map { ($0.countryCode, $0.name) })
    languages = Dictionary(uniqueKeysWithValues: countries.map { ($0.countryCode, $0.languageCodes) })
    var byLanguage: [String: [String: Int]] = [:]
    for country in countries {
      for (place, language) in country.languageCodes.enumerated() { byLanguage[language, default: [:]][country.countryCode] = place }
    }
    self.byLanguage = byLanguage
    lands = Mutex(try Self.lands(of: countries))
  }

  private static func lands(of countries: [StoredCountry]) throws -> sending [Land] {
    let kit = PolygonKit()
    var lands: [Land] = []
    for country in countries {
      for feature in try GeoJSON.features(in: Array(country.land.utf8)) {
        guard let box = feature.polygons.box else { continue }
        lands.append(Land(countryCode: country.countryCode, box: box, shape: try kit.prepared(feature.polygons)))
      }
    }
    return lands
  }

  /// The countries where a language is spoken, by code, with the language's place among theirs: 0 for the most spoken.
  /// - Parameter languageCode: ISO 639, lower-case.
  func countries(speaking languageCode: String) -> [String: Int] { byLanguage[languageCode] ?? [:] }

  /// ISO 639 codes of a country's languages, the most spoken first; none for a country that is not known.
  func languages(of countryCode: String) -> [String] { languages[countryCode] ?? [] }

  /// The country on whose land each point lies; nil off its coast, too.
  func lands(at points: [GeoPoint]) -> [String?] {
    lands.withLock { lands in
      points.map { point in lands.first { $0.box.contains(point) && $0.shape.contains(point) }?.countryCode }
    }
  }

  /// The country on whose land the point lies; nil off its coast, too.
  func land(at point: GeoPoint) -> String? { lands(at: [point])[0] }

  /// The country on whose land the point lies, or off whose coast; nil on the high seas.
  func country(at point: GeoPoint) -> String? {
    lands.withLock { lands in
      if let land = lands.first(where: { $0.box.contains(point) && $0.shape.contains(point) }) { return land.countryCode }
      for degrees in Self.coastDegrees {
        if let land = lands.first(where: { $0.shape.contains(point, toleranceDegrees: degrees) }) { return land.countryCode }
      }
      return nil
    }
  }

  /// Whether the point lies on a country's land or so near that it may.
  func isNear(_ countryCode: String, _ point: GeoPoint) -> Bool {
    lands.withLock { lands in
      lands.contains { $0.countryCode == countryCode && $0.shape.contains(point, toleranceDegrees: Self.edgeDegrees) }
    }
  }
}
