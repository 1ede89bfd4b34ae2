import Geodesy
public import Postgres
public import Timekeeping

/// Loads packs: lists of places of a map whose imagery somebody has seen (W-87, F-48).
public struct LocationImport: Sendable {
  /// Raised when the same file is to become something else.
  static let version: UInt8 = 2
  /// Places of a map's pack. All packs are in the memory of each process, some 200 bytes a place, and no player sees so many.
  static let placesMax = 250_000
  /// Places a statement carries: a megabyte or two.
  static let placesPerStatement = 10_000

  private let database: Database

  /// - Parameter database: The geo service's, migrated, with the map and the countries loaded.
  public init(database: Database) {
    self.database = database
  }

  /// Loads a file as a map's pack in place of the one it has: all of it or nothing. Places keep their ids. A file without a byte takes the pack
  /// away where `removesAll` says so.
  /// - Parameters:
  ///   - file: Objects of JSON, one a line, or a table with tabs whose first line names the columns.
  ///   - attribution: Shown with places that name none.
  /// - Throws: `ImportError`, `PostgresError`.
  public func run(
    file path: String, mapID: String, attribution: String = "", at now: Moment, _ options: ImportOptions = ImportOptions()
  ) async throws -> ImportReport {
    guard MapRules.isMapID(mapID) else { throw ImportError.malformed(file: path, line: 0, reason: "\"\(mapID)\" is no map id") }
    let file = try DataFile(path, in: "")
    var report = ImportReport(source: "locations:\(mapID)")
    let store = ImportStore(database: database)
    let checksum = try ImportStore.checksum(version: Self.version, [file, DataFile(name: attribution, stored: [])])
    if try await store.checksum(of: report.source) == checksum {
      report.isUnchanged = true
      return report
    }
    guard let map = try await MapStore(database: database).atlas(revision: [])[mapID] else {
      throw ImportError.malformed(file: path, line: 0, reason: "there is no map \"\(mapID)\" to which its places could belong")
    }
    let countries = try CountryMap(try await CountryStore(database: database).all(), revision: [])
    let places = Self.withCountries(
      try PackLine.read(file, on: PackGround(of: map, countries), attribution: attribution, &report), countries)
    try options.refuseEmpty(places.count, of: file)
    report.count("places", places.count)
    let source = report.source
    let (written, removed) = try await store.carryOut(options) { transaction in
      try await ImportStore.note(source, checksum: checksum, at: now, in: transaction)
      return try await Self.keep(places, mapID: mapID, in: transaction, options)
    }
    report.count("new or different", written)
    report.count("removed", removed)
    return report
  }

  /// Places that do not say in which country they are lie in one nevertheless.
  private static func withCountries(_ places: [PackPlace], _ countries: CountryMap) -> [PackPlace] {
    places.map { place in
      var place = place
      if place.countryCode.isEmpty { place.countryCode = countries.country(at: place.position) ?? "" }
      return place
    }
  }

  private static func keep(
    _ places: [PackPlace], mapID: String, in transaction: Transaction, _ options: ImportOptions
  ) async throws -> (written: Int, removed: Int) {
    var written = 0
    for start in stride(from: 0, to: places.count, by: placesPerStatement) {
      let part = Array(places[start..<min(start + placesPerStatement, places.count)])
      written += try await LocationPackStore.keep(part, mapID: mapID, in: transaction)
      options.progress("locations:\(mapID): \(start + part.count) of \(places.count) places written")
    }
    return (written, try await LocationPackStore.forget(mapID: mapID, except: places.map(\.id.cell), in: transaction))
  }
}
