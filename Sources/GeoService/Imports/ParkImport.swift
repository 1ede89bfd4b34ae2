import Geodesy
public import Postgres
import Spatial
public import Timekeeping

/// Loads parks.
public struct ParkImport: Sendable {
  /// Raised when the same file is to become something else.
  static let version: UInt8 = 4
  /// The parks of this repository's data.
  static let ownSource = "parks"
  /// Before the names of extracts.
  static let extractPrefix = "parks:"
  /// Parks a statement carries: a few megabytes.
  static let parksPerStatement = 500

  private let database: Database

  /// - Parameter database: The geo service's, migrated, with cities loaded.
  public init(database: Database) {
    self.database = database
  }

  /// Loads `parks.geojsonl.gz` of a folder: all of it or nothing. Parks keep their ids and, where nothing of them is different, their
  /// revision; those no longer named are removed.
  /// - Throws: `ImportError`, `PostgresError`.
  public func run(folder: String, at now: Moment, _ options: ImportOptions = ImportOptions()) async throws -> ImportReport {
    try await run(DataFile("parks.geojsonl.gz", in: folder), source: Self.ownSource, at: now, options)
  }

  /// Loads a GeoJSON file of `osmium export` or of an operator's own. The same name again replaces what was loaded under it.
  /// - Parameter attribution: Credit that must be shown with it beside what is shown with all parks.
  /// - Throws: `ImportError`, `PostgresError`.
  public func runExtract(
    file: String, name: String, attribution: String = "", at now: Moment, _ options: ImportOptions = ImportOptions()
  ) async throws -> ImportReport {
    try await run(try DataFile(extract: file, named: name), source: Self.extractPrefix + name, attribution: attribution, at: now, options)
  }

  private func run(
    _ file: DataFile, source: String, attribution: String = "", at now: Moment, _ options: ImportOptions
  ) async throws -> ImportReport {
    // A park is placed in a city of its country: with another gazetteer or other outlines it may be another one.
    let store = ImportStore(database: database)
    let gazetteer = [UInt8](try await store.checksum(of: "cities") ?? []) + (try await store.checksum(of: CountryImport.source) ?? [])
    let credit = attribution.isEmpty ? [] : [DataFile(name: attribution, stored: [])]
    let checksum = try ImportStore.checksum(version: Self.version, [file, DataFile(name: "cities", stored: gazetteer)] + credit)
    var report = ImportReport(source: source)
    if try await store.checksum(of: source) == checksum {
      report.isUnchanged = true
      return report
    }
    let begun = (reader: try ParkReader(of: file), report: report)
    let map = try CountryMap(try await CountryStore(database: database).all(), revision: [])
    report = try await store.carryOut(options) { transaction in
      let revision = try await ParkStore.nextRevision(in: transaction)
      // Parks that an operator imports go before our own, which are looked at again afterwards: what an extract no longer names may be one of them.
      if source != Self.ownSource { try await ImportStore.forget(Self.ownSource, in: transaction) }
      try await ImportStore.note(source, checksum: checksum, attribution: attribution, at: now, in: transaction)
      var (reader, report) = begun
      let kept = try await keep(
        DataLines(of: file), on: map, &reader, &report, source: source, revision: revision, in: transaction, options)
      reader.end(&report)
      try options.refuseEmpty(reader.parkIDs.count, of: file)
      report.count("parks", reader.parkIDs.count)
      report.count("new or different", kept.written)
      let removed = try await Removal.carryOut(behind: "", except: reader.parkIDs) { last, limit in
        try await ParkStore.ids(of: source, behind: last, limit: limit, in: transaction)
      } forget: { gone in
        try await ParkStore.forget(gone, revision: revision, at: now, in: transaction)
      }
      if removed > 0 { try await ImportStore.forgetFiles(ofSourcesLike: Self.extractPrefix, except: source, in: transaction) }
      report.count("removed", removed)
      if kept.others > 0 { report.remark("\(kept.others) that another import has brought left to it") }
      return report
    }
    return report
  }

  private func city(around centre: GeoPoint, on map: CountryMap) async throws -> GazetteerCity? {
    let around = SpatialBox.around(centre, radius: CityRules.reachMax)
    return Whereabouts(of: centre, among: try await CityStore(database: database).cities(in: around), on: map).city
  }

  /// Reads parks and writes them a few at a time: no more are in memory.
  private func keep(
    _ lines: DataLines, on map: CountryMap, _ reader: inout ParkReader, _ report: inout ImportReport, source: String, revision: Int64,
    in transaction: Transaction, _ options: ImportOptions
  ) async throws -> Kept {
    var (kept, batchCount, nextCount) = (Kept(), 0, 1)
    try await lines.inBatches(of: Self.parksPerStatement) { line, number in
      var parks = try reader.parks(line, number, &report)
      for index in parks.indices { parks[index].place(in: try await city(around: parks[index].park.overview.centre, on: map)) }
      return parks
    } keep: { batch in
      try await Self.keep(batch, &kept, source: source, revision: revision, in: transaction)
      batchCount += 1
      if batchCount == nextCount {
        try await ParkStore.analyze(in: transaction)
        nextCount *= 2
      }
      options.progress("\(source): \(reader.parkIDs.count) parks written")
    }
    return kept
  }

  /// Counts of what was done so far.
  private struct Kept {
    var written = 0
    var others = 0
  }

  private static func keep(
    _ lines: [ParkLine], _ kept: inout Kept, source: String, revision: Int64, in transaction: Transaction
  ) async throws {
    let taken = try await ParkStore.taken(lines.map(\.park.overview.parkID), by: source, in: transaction)
    // Our own give way. Parks of another extract stay with it: neighbours share what lies on their border.
    let others = Set(taken.filter { $0.source != ownSource }.map(\.parkID))
    let ours = lines.filter { !others.contains($0.park.overview.parkID) }
    let parkIDs = ours.map(\.park.overview.parkID)
    try await ParkStore.forgetRemoval(of: parkIDs, in: transaction)
    kept.written += try await keep(ours, source: source, revision: revision, in: transaction)
    kept.others += others.count
  }

  /// How many were new or different.
  private static func keep(_ lines: [ParkLine], source: String, revision: Int64, in transaction: Transaction) async throws -> Int {
    let writtenIDs = try await ParkStore.keep(lines, source: source, revision: revision, in: transaction)
    let ids = Set(writtenIDs)
    let written = lines.filter { ids.contains($0.park.overview.parkID) }
    try await ParkStore.forgetBoxes(of: writtenIDs, in: transaction)
    try await ParkStore.forgetNames(of: writtenIDs, in: transaction)
    try await ParkStore.keepBoxes(
      written.flatMap { line in SpatialBox.windows(of: line.box).map { (line.park.overview.parkID, $0) } }, in: transaction)
    try await ParkStore.keepNames(
      written.flatMap { line in
        line.names.flatMap(ParkRules.searchedForms).map { (line.park.overview.parkID, $0.form, $0.isWhole) }
      }, in: transaction)
    return writtenIDs.count
  }
}
