import Geodesy
import Polygons
public import Postgres
public import Timekeeping

/// Loads the gazetteer.
public struct CityImport: Sendable {
  /// Raised when the same file is to become something else.
  static let version: UInt8 = 7
  /// Cities a statement carries: a few megabytes.
  static let citiesPerStatement = 25_000
  /// Names a statement carries: about 20 MB, a third of what a statement may. All of ours in one, because they are written in order.
  static let namesPerStatement = 500_000

  let database: Database

  /// - Parameter database: The geo service's, migrated.
  public init(database: Database) {
    self.database = database
  }

  /// Loads `cities.tsv.gz` of a folder: all of it or nothing. Cities keep their ids; those no longer named are removed.
  /// - Parameter replacesDump: Whether to load it where an operator has loaded a dump of GeoNames, too. Otherwise that stays.
  /// - Throws: `ImportError`, `PostgresError`.
  public func run(
    folder: String, replacesDump: Bool = false, at now: Moment, _ options: ImportOptions = ImportOptions()
  ) async throws -> ImportReport {
    let file = try DataFile("cities.tsv.gz", in: folder)
    let checksum = try ImportStore.checksum(version: Self.version, [file])
    var report = ImportReport(source: "cities")
    if !replacesDump, try await ImportStore(database: database).checksum(of: Self.geoNamesSource) != nil {
      report.isUnchanged = true
      return report
    }
    if try await ImportStore(database: database).checksum(of: report.source) == checksum {
      report.isUnchanged = true
      return report
    }
    let (cities, names) = try CityLine.read(file, &report)
    try options.refuseEmpty(cities.count, of: file)
    report.count("cities", cities.count)
    report.count("names", names.count)
    let source = report.source
    try await ImportStore(database: database).carryOut(options) { transaction in
      try await ImportStore.note(source, checksum: checksum, at: now, in: transaction)
      try await ImportStore.forget(Self.geoNamesSource, in: transaction)
      try await CityStore.forgetOwnNames(in: transaction)
      try await CityStore.keepOwnNames(names.filter(\.isOwn), in: transaction)
      try await CityStore.analyzeOwnNames(in: transaction)
      try await Self.keep(cities, names, in: transaction, options)
    }
    return report
  }

  static func keep(
    _ cities: [GazetteerCity], _ names: [CityName], in transaction: Transaction, _ options: ImportOptions
  ) async throws {
    let zones = try await ParkStore.zonesOfCities(in: transaction)
    try await CityStore.forgetNames(in: transaction)
    let gone = try await CityStore.cityIDs(in: transaction).subtracting(cities.map(\.cityID))
    try await CityStore.forgetCities(Array(gone), in: transaction)
    for start in stride(from: 0, to: cities.count, by: citiesPerStatement) {
      try await CityStore.keep(Array(cities[start..<min(start + citiesPerStatement, cities.count)]), in: transaction)
    }
    options.progress("cities: \(cities.count) cities written")
    for chunk in chunks(of: names) { try await CityStore.keepNames(Array(chunk), in: transaction) }
    // An import of names outlives one of cities.
    try await CityStore.keepNamesOfAlternates(in: transaction)
    try await CityStore.weighNames(in: transaction)
    try await ZoneStore.writeAll(in: transaction)
    options.progress("cities: \(names.count) names written")
    // Which parks are in a zone is what their cities say; phones hear of it by the revision.
    let moved = try await ParkStore.movedCities(since: zones, in: transaction)
    if !moved.isEmpty {
      try await ParkStore.touch(ofCities: moved, revision: try await ParkStore.nextRevision(in: transaction), in: transaction)
    }
  }
}

extension CityImport {
  /// Cuts between cities only: a city's names must be in one statement, which leaves out the doubles.
  static func chunks(of names: [CityName], sizeMin: Int = namesPerStatement) -> [ArraySlice<CityName>] {
    var (chunks, start): ([ArraySlice<CityName>], Int) = ([], 0)
    while start < names.count {
      var end = min(start + sizeMin, names.count)
      while end < names.count, names[end].cityID == names[end - 1].cityID { end += 1 }
      chunks.append(names[start..<end])
      start = end
    }
    return chunks
  }
}

/// A line of `cities.tsv.gz`: id, name, country, latitude, longitude, inhabitants, time zone, region, province, other names with `|`
/// between them, own ones behind a `=`.
enum CityLine {
  static func read(_ file: DataFile, _ report: inout ImportReport) throws(ImportError) -> ([GazetteerCity], [CityName]) {
    var (cities, names): ([GazetteerCity], [CityName]) = ([], [])
    var cityIDs: Set<Int64> = []
    try file.forEachLine { number, line throws(ImportError) in
      let columns = line.split(separator: 0x09, omittingEmptySubsequences: false)
      guard columns.count == 10, let city = city(columns) else {
        throw .malformed(file: file.name, line: number, reason: "not the ten columns of a city")
      }
      guard cityIDs.insert(city.cityID).inserted else {
        report.remark("line \(number): left out: the id \(city.cityID) stands there twice")
        return
      }
      cities.append(city)
      names.append(CityName(name: city.name, cityID: city.cityID, populationCount: city.populationCount, isOwn: true))
      for name in columns[9].split(separator: UInt8(ascii: "|")) {
        let isOwn = name.first == UInt8(ascii: "=")
        let text = isOwn ? name.dropFirst() : name
        names.append(CityName(name: text.string, cityID: city.cityID, populationCount: city.populationCount, isOwn: isOwn))
      }
    }
    return (cities, names)
  }

  private static func city(_ columns: [ArraySlice<UInt8>]) -> GazetteerCity? {
    guard let cityID = Int64(columns[0].string), let latitude = DecimalNumber.parse(columns[3]),
      let longitude = DecimalNumber.parse(columns[4]), let population = Int64(columns[5].string),
      let position = GeoPoint(latitude: latitude, longitude: longitude), cityID > 0, population >= 0, !columns[1].isEmpty,
      columns[2].count == 2, !columns[6].isEmpty
    else { return nil }
    return GazetteerCity(
      cityID: cityID, name: columns[1].string, countryCode: columns[2].string, position: position, populationCount: population,
      timeZone: columns[6].string, regionName: columns[7].string, provinceName: columns[8].string)
  }
}
