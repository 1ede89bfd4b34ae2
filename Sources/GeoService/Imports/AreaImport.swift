import Geodesy
import Polygons
public import Postgres
import Spatial
public import Timekeeping

/// Loads areas in which not everything may be done: reserves, schools, railways, military grounds.
public struct AreaImport: Sendable {
  /// Raised when the same file is to become something else.
  static let version: UInt8 = 2
  /// Before the names of extracts.
  static let extractPrefix = "areas:"
  /// Areas a statement carries: a few megabytes.
  static let areasPerStatement = 500

  private let database: Database

  /// - Parameter database: The geo service's, migrated.
  public init(database: Database) {
    self.database = database
  }

  /// Loads a GeoJSON file of `osmium export` or of an operator's own. The same name again replaces what was loaded under it.
  /// - Parameter attribution: Credit that is kept with it.
  /// - Throws: `ImportError`, `PostgresError`.
  public func runExtract(
    file: String, name: String, attribution: String = "", at now: Moment, _ options: ImportOptions = ImportOptions()
  ) async throws -> ImportReport {
    try await run(try DataFile(extract: file, named: name), source: Self.extractPrefix + name, attribution: attribution, at: now, options)
  }

  private func run(
    _ file: DataFile, source: String, attribution: String, at now: Moment, _ options: ImportOptions
  ) async throws -> ImportReport {
    let store = ImportStore(database: database)
    let credit = attribution.isEmpty ? [] : [DataFile(name: attribution, stored: [])]
    let checksum = try ImportStore.checksum(version: Self.version, [file] + credit)
    var report = ImportReport(source: source)
    if try await store.checksum(of: source) == checksum {
      report.isUnchanged = true
      return report
    }
    let begun = report
    return try await store.carryOut(options) { transaction in
      try await ImportStore.note(source, checksum: checksum, attribution: attribution, at: now, in: transaction)
      var (reader, report) = (AreaReader(of: file), begun)
      let removed = try await AreaStore.forget(source, in: transaction)
      let written = try await Self.keep(DataLines(of: file), &reader, &report, source: source, in: transaction, options)
      reader.end(&report)
      try options.refuseEmpty(reader.areaIDs.count, of: file)
      try await AreaStore.analyze(in: transaction)
      // Areas that an extract names no more may be named by a neighbour that gave way: that one is looked at again.
      if removed > 0 { try await ImportStore.forgetFiles(ofSourcesLike: Self.extractPrefix, except: source, in: transaction) }
      report.count("areas", reader.areaIDs.count)
      report.count("before", removed)
      if written < reader.areaIDs.count { report.remark("\(reader.areaIDs.count - written) that another import has brought left to it") }
      return report
    }
  }

  /// Reads areas and writes them a few at a time: no more are in memory.
  /// - Returns: How many were written.
  private static func keep(
    _ lines: DataLines, _ reader: inout AreaReader, _ report: inout ImportReport, source: String, in transaction: Transaction,
    _ options: ImportOptions
  ) async throws -> Int {
    var written = 0
    try await lines.inBatches(of: areasPerStatement) { line, number in
      try reader.areas(line, number, &report)
    } keep: { batch in
      written += try await keep(batch, source: source, in: transaction)
      options.progress("\(source): \(reader.areaIDs.count) areas written")
    }
    return written
  }

  private static func keep(_ lines: [AreaLine], source: String, in transaction: Transaction) async throws -> Int {
    let writtenIDs = Set(try await AreaStore.keep(lines.map(\.area), source: source, in: transaction))
    let boxes = lines.filter { writtenIDs.contains($0.area.areaID) }.flatMap { line in
      SpatialBox.windows(of: line.box).map { (areaID: line.area.areaID, box: $0) }
    }
    try await AreaStore.keepBoxes(boxes, in: transaction)
    return writtenIDs.count
  }
}
