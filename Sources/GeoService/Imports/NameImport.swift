public import Postgres
public import Timekeeping

/// Loads names of cities in many languages: the alternate names of GeoNames.
public struct NameImport: Sendable {
  static let source = "names"
  /// Raised when the same file is to become something else.
  static let version: UInt8 = 1
  /// Names a statement carries: two megabytes.
  static let namesPerStatement = 25_000
  /// Names that are kept. Their ids are in memory until the end, some 20 bytes each; the cities of a dump with all above 500 inhabitants have fewer than
  /// ten names each.
  static let namesMax = 5_000_000
  /// Lines of which progress is told: the whole file has 16 million.
  static let linesPerProgress = 1_000_000

  private let database: Database

  /// - Parameter database: The geo service's, migrated, with cities loaded.
  public init(database: Database) {
    self.database = database
  }

  /// Loads a table of alternate names, as a source of its own beside the cities: all of it or nothing. Names of cities that are not loaded are passed over,
  /// so that the file may be of any size. Names keep their ids; those no longer named are removed. A file without a
  /// line takes all away where `removesAll` says so.
  /// - Parameter file: `alternateNamesV2.zip`, or what is in it.
  /// - Throws: `ImportError`, `PostgresError`.
  public func run(file path: String, at now: Moment, _ options: ImportOptions = ImportOptions()) async throws -> ImportReport {
    let file = try DataFile(path, in: "")
    let store = ImportStore(database: database)
    // With another gazetteer other cities are known.
    guard let gazetteer = try await store.checksum(of: "cities") else {
      throw ImportError.malformed(file: path, line: 0, reason: "no cities are loaded that could have these names")
    }
    let checksum = try ImportStore.checksum(version: Self.version, [file, DataFile(name: "cities", stored: gazetteer)])
    var report = ImportReport(source: Self.source)
    if try await store.checksum(of: Self.source) == checksum {
      report.isUnchanged = true
      return report
    }
    let counted = report
    report = try await store.carryOut(options) { transaction in
      // An import of cities writes all names anew: it waits for this one, and this one for it.
      try await ImportStore.hold("cities", in: transaction)
      try await ImportStore.note(Self.source, checksum: checksum, at: now, in: transaction)
      return try await Self.keep(file, counted, in: transaction, options)
    }
    return report
  }

  private static func keep(
    _ file: DataFile, _ begun: ImportReport, in transaction: Transaction, _ options: ImportOptions
  ) async throws -> ImportReport {
    var report = begun
    var reader = AlternateNameReader(cityIDs: try await CityStore.cityIDs(in: transaction))
    let lines = try DataLines(of: file)
    var (batch, written, nextProgress): ([AlternateName], Int, Int) = ([], 0, linesPerProgress)
    while let (number, line) = try lines.next() {
      if let name = try reader.name(line, number, of: file, &report) { batch.append(name) }
      if batch.count == namesPerStatement {
        written += try await CityStore.keepAlternates(batch, in: transaction)
        batch = []
      }
      if number >= nextProgress {
        options.progress("\(source): \(number) lines read, \(reader.keptIDs.count) names of cities that are loaded")
        nextProgress += linesPerProgress
      }
    }
    written += try await CityStore.keepAlternates(batch, in: transaction)
    try reader.end(of: file, &report)
    try options.refuseEmpty(reader.keptIDs.count, of: file)
    report.count("names", reader.keptIDs.count)
    report.count("new or different", written)
    let removed = try await Removal.carryOut(behind: Int64(0), except: reader.keptIDs) { last, limit in
      try await CityStore.alternateIDs(behind: last, limit: limit, in: transaction)
    } forget: { gone in
      try await CityStore.forgetAlternates(gone, in: transaction)
    }
    report.count("removed", removed)
    try await CityStore.forgetNamesOfAlternates(in: transaction)
    try await CityStore.keepNamesOfAlternates(in: transaction)
    try await CityStore.weighNames(in: transaction)
    options.progress("\(source): \(reader.keptIDs.count) names written")
    return report
  }
}

/// Reads a table of alternate names of GeoNames: id of the name, id of the place, language, name, and whether it is preferred, short, colloquial and historic
/// ("1" or nothing); in the newer form also from when and until when.
struct AlternateNameReader {
  static let columnCounts = 8...10

  /// Cities that are loaded.
  let cityIDs: Set<Int64>
  /// Ids of the names that were given out.
  private(set) var keptIDs: Set<Int64> = []
  private var lineCount = 0
  private var otherPlaces = 0
  private var noNames = 0

  init(cityIDs: Set<Int64>) {
    self.cityIDs = cityIDs
  }

  /// The name that a line has; nil for what is left out, which is counted or remarked on.
  mutating func name(
    _ line: ArraySlice<UInt8>, _ number: Int, of file: DataFile, _ report: inout ImportReport
  ) throws(ImportError) -> AlternateName? {
    lineCount += 1
    // Most lines are looked at no further than this.
    let ids = line.split(separator: 0x09, maxSplits: 2, omittingEmptySubsequences: false)
    if ids.count == 3, let cityID = Int64(ids[1].string), cityID > 0, !cityIDs.contains(cityID) {
      otherPlaces += 1
      return nil
    }
    let columns = line.split(separator: 0x09, omittingEmptySubsequences: false)
    guard Self.columnCounts.contains(columns.count) else {
      throw .malformed(file: file.name, line: number, reason: "not the columns of an alternate name of GeoNames")
    }
    guard let nameID = Int64(columns[0].string), nameID > 0, let cityID = Int64(columns[1].string), cityID > 0, !columns[3].isEmpty else {
      report.remark("line \(number): left out: no id, place or name")
      return nil
    }
    let (language, name) = (columns[2].string, columns[3].string)
    guard Self.isLanguage(language), GeoNamesLine.isUseful(name, inLanguage: !language.isEmpty) else {
      noNames += 1
      return nil
    }
    guard keptIDs.insert(nameID).inserted else {
      report.remark("line \(number): left out: the id \(nameID) stands there twice")
      return nil
    }
    if keptIDs.count > NameImport.namesMax {
      throw .malformed(file: file.name, line: number, reason: "more than \(NameImport.namesMax) names of cities that are loaded")
    }
    let flags = (4...7).map { columns[$0].elementsEqual("1".utf8) }
    return AlternateName(
      alternateNameID: nameID, cityID: cityID, languageCode: language, name: name, isPreferred: flags[0], isShort: flags[1],
      isColloquial: flags[2], isHistoric: flags[3])
  }

  /// Tells what was left out.
  func end(of file: DataFile, _ report: inout ImportReport) throws(ImportError) {
    if lineCount > 0, keptIDs.isEmpty { throw .malformed(file: file.name, line: 0, reason: "no name of a city that is loaded") }
    if otherPlaces > 0 { report.remark("\(otherPlaces) of places that are not loaded left out") }
    if noNames > 0 { report.remark("\(noNames) left out that are no names: postal codes, codes of airports, addresses of pages") }
  }

  /// Two or three letters, with a variant or not ("zh-Hant", "fr_1793"), or nothing. GeoNames has four letters for what is no language: post, link, iata,
  /// icao, faac, wkdt …
  static func isLanguage(_ code: String) -> Bool {
    if code.isEmpty { return true }
    let primary = code.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return (2...3).contains(primary.count) && code.utf8.count <= 35
      && primary.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains)
  }
}
