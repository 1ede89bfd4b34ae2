import Geodesy
import Polygons
public import Postgres
public import Timekeeping

/// Loads the countries and their land.
public struct CountryImport: Sendable {
  static let source = CountryStore.source
  /// Raised when the same file is to become something else.
  static let version: UInt8 = 1

  private let database: Database

  /// - Parameter database: The geo service's, migrated.
  public init(database: Database) {
    self.database = database
  }

  /// Loads `countries.geojsonl.gz` of a folder: all of it or nothing. Countries that are no longer named are removed.
  /// - Throws: `ImportError`, `PostgresError`.
  public func run(folder: String, at now: Moment, _ options: ImportOptions = ImportOptions()) async throws -> ImportReport {
    let file = try DataFile("countries.geojsonl.gz", in: folder)
    let checksum = try ImportStore.checksum(version: Self.version, [file])
    var report = ImportReport(source: Self.source)
    if try await ImportStore(database: database).checksum(of: Self.source) == checksum {
      report.isUnchanged = true
      return report
    }
    let countries = try CountryLine.read(file, &report)
    try options.refuseEmpty(countries.count, of: file)
    report.count("countries", countries.count)
    try await ImportStore(database: database).carryOut(options) { transaction in
      try await ImportStore.note(Self.source, checksum: checksum, at: now, in: transaction)
      try await CountryStore.forget(in: transaction)
      try await CountryStore.keep(countries, in: transaction)
      // Names of countries stand there.
      try await ZoneStore.writeAll(in: transaction)
    }
    options.progress("countries: \(countries.count) countries written")
    return report
  }
}

/// A line of `countries.geojsonl.gz`: a feature with the properties country_code, name and languages (with commas between).
enum CountryLine {
  static func read(_ file: DataFile, _ report: inout ImportReport) throws(ImportError) -> [StoredCountry] {
    let kit = PolygonKit()
    var countries: [StoredCountry] = []
    try file.forEachLine { number, line throws(ImportError) in
      do {
        let (country, remarks) = try country(Array(line), kit)
        if countries.contains(where: { $0.countryCode == country.countryCode }) { throw Fault.twice }
        for remark in remarks { report.remark("line \(number): \(remark)") }
        countries.append(country)
      } catch {
        throw .malformed(file: file.name, line: number, reason: "\(error)")
      }
    }
    return countries
  }

  private static func country(_ line: [UInt8], _ kit: PolygonKit) throws -> (StoredCountry, remarks: [String]) {
    let features = try GeoJSON.features(in: line)
    guard features.count == 1, let feature = features.first, !feature.polygons.isEmpty else { throw Fault.notOneFeature }
    guard let code = feature.properties["country_code"], code.utf8.count == 2,
      code.utf8.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains),
      let name = feature.properties["name"], !name.isEmpty
    else { throw Fault.nameless }
    // Polygons that cannot be asked about are refused here rather than when a service starts.
    _ = try kit.prepared(feature.polygons)
    let languages = (feature.properties["languages"] ?? "").split(separator: ",").map(String.init)
    let country = StoredCountry(countryCode: code, name: name, languageCodes: languages, land: String(decoding: line, as: UTF8.self))
    return (country, feature.remarks)
  }

  enum Fault: Error, CustomStringConvertible {
    case notOneFeature
    case nameless
    case twice

    var description: String {
      switch self {
      case .notOneFeature: "not one feature with polygons"
      case .nameless: "a feature without country_code or name"
      case .twice: "a country that stands there twice"
      }
    }
  }
}
