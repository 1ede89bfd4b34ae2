import Geodesy
import Polygons
public import Postgres
public import Timekeeping

/// Loads maps and the ground they are made of.
public struct MapImport: Sendable {
  /// Raised when the same files are to become something else.
  static let version: UInt8 = 2
  /// Shown with every answer about the maps of this repository's data.
  static let attributions = DataCredits.maps

  /// Maps that come along with this repository. Maps that an operator loads go before them.
  static let ownSource = MapStore.ownSource

  private let database: Database

  /// - Parameter database: The geo service's, migrated.
  public init(database: Database) {
    self.database = database
  }

  /// Loads `maps.tsv` and `grounds.geojsonl.gz` of a folder: all of them or nothing. Maps and grounds of an earlier import of the
  /// same source that are no longer named are removed.
  /// - Throws: `ImportError`, `PostgresError`.
  public func run(folder: String, at now: Moment, _ options: ImportOptions = ImportOptions()) async throws -> ImportReport {
    let (list, shapes) = (try DataFile("maps.tsv", in: folder), try DataFile("grounds.geojsonl.gz", in: folder))
    let checksum = try ImportStore.checksum(version: Self.version, [list, shapes])
    var report = ImportReport(source: Self.ownSource)
    if try await ImportStore(database: database).checksum(of: report.source) == checksum {
      report.isUnchanged = true
      return report
    }
    let grounds = try GroundReader.grounds(in: shapes, &report, options)
    let maps = try MapLine.read(list, groundIDs: Set(grounds.map(\.groundID)))
    try options.refuseEmpty(maps.count, of: list)
    report.count("maps", maps.count)
    let left = try await keep(maps, grounds, Self.attributions, checksum, at: now, report.source, options)
    if left > 0 { report.remark("\(left) that an operator has loaded left as they are") }
    return report
  }

  /// Loads one map that an operator has drawn: every polygon of a file. The same id again replaces it; a map of this repository's data gives way.
  /// - Parameter attributions: Credits that must be shown with it.
  /// - Throws: `ImportError`, `PostgresError`.
  public func runRegion(
    file: String, mapID: String, displayName: String, attributions: [String] = [], at now: Moment,
    _ options: ImportOptions = ImportOptions()
  ) async throws -> ImportReport {
    guard MapRules.isMapID(mapID) else { throw ImportError.malformed(file: file, line: 0, reason: "\"\(mapID)\" is no map id") }
    let shapes = try DataFile(file, in: "")
    var report = ImportReport(source: "maps:\(mapID)")
    let checksum = try ImportStore.checksum(
      version: Self.version, [shapes] + ([displayName] + attributions).map { DataFile(name: $0, stored: []) })
    if try await ImportStore(database: database).checksum(of: report.source) == checksum {
      report.isUnchanged = true
      return report
    }
    let ground = try GroundReader.ground(Self.operatorGroundID(mapID), joining: shapes, &report)
    guard LocationRules.givesGames(Coverage([ground])) else {
      throw ImportError.malformed(
        file: file, line: 0, reason: "too small or too narrow for the \(LocationRules.gamePlaceCount) places of a game")
    }
    let map = MapLine(mapID: mapID, displayName: displayName, groundIDs: [ground.groundID])
    report.count("maps", 1)
    _ = try await keep([map], [ground], attributions, checksum, at: now, report.source, options)
    return report
  }

  /// No ground of this repository's data has a colon in its id, so a ground that comes with a release never meets an operator's.
  static func operatorGroundID(_ mapID: String) -> String { "operator:\(mapID)" }

  /// - Returns: How many maps were left to the operator who has loaded them.
  private func keep(
    _ maps: [MapLine], _ grounds: [Ground], _ attributions: [String], _ checksum: [UInt8], at now: Moment, _ source: String,
    _ options: ImportOptions
  ) async throws -> Int {
    try await ImportStore(database: database).carryOut(options) { transaction in
      try await ImportStore.note(source, checksum: checksum, at: now, in: transaction)
      // Maps that an operator has loaded go before our own.
      let taken = source == Self.ownSource ? try await MapStore.taken(maps.map(\.mapID), by: source, in: transaction) : []
      let maps = maps.filter { !taken.contains($0.mapID) }
      for ground in grounds {
        guard try await MapStore.keep(ground, source: source, in: transaction) else { throw ImportError.taken(id: ground.groundID) }
      }
      try await MapStore.forgetMembers(source: source, mapIDs: maps.map(\.mapID), in: transaction)
      for map in maps {
        guard try await MapStore.keep(map, source: source, attributions: attributions, in: transaction) else {
          throw ImportError.taken(id: map.mapID)
        }
      }
      try await MapStore.forgetMaps(source: source, except: maps.map(\.mapID), in: transaction)
      try await MapStore.forgetGrounds(source: source, except: grounds.map(\.groundID), in: transaction)
      options.progress("\(source): \(maps.count) maps and \(grounds.count) grounds written")
      return taken.count
    }
  }
}

extension MapLine {
  /// Reads `maps.tsv`: map id, name and ground ids.
  static func read(_ file: DataFile, groundIDs known: Set<String>) throws(ImportError) -> [MapLine] {
    var lines: [MapLine] = []
    try file.forEachLine { number, line throws(ImportError) in
      let columns = line.split(separator: 0x09, omittingEmptySubsequences: false)
      guard columns.count == 3, MapRules.isMapID(columns[0].string), !columns[1].isEmpty else {
        throw .malformed(file: file.name, line: number, reason: "map id, name and ground ids expected, with tabs between them")
      }
      let groundIDs = columns[2].split(separator: UInt8(ascii: ",")).map(\.string)
      if let unknown = groundIDs.first(where: { !known.contains($0) }) {
        throw .malformed(file: file.name, line: number, reason: "there is no ground \"\(unknown)\"")
      }
      if lines.contains(where: { $0.mapID == columns[0].string }) {
        throw .malformed(file: file.name, line: number, reason: "a map that stands there twice")
      }
      lines.append(MapLine(mapID: columns[0].string, displayName: columns[1].string, groundIDs: groundIDs))
    }
    return lines
  }
}
