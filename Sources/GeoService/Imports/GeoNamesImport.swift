import Cryptography
import Geodesy
import Polygons
import Postgres
public import Timekeeping

/// The files of a dump of GeoNames, as <https://download.geonames.org/export/dump/> has them, in the ZIP they come in, unpacked, or packed by gzip.
public struct GeoNamesFiles: Sendable {
  /// `cities500.zip`, `cities5000.zip`, that of a country or another table of places.
  public var places: String
  /// `admin1CodesASCII.txt`: names of regions. Without it cities have none.
  public var regions: String?
  /// `admin2Codes.txt`: names of provinces.
  public var provinces: String?

  public init(places: String, regions: String? = nil, provinces: String? = nil) {
    self.places = places
    self.regions = regions
    self.provinces = provinces
  }
}

extension CityImport {
  /// Source that is noted of a dump that is loaded in place of our own file.
  static let geoNamesSource = "cities:geonames"

  /// Loads a dump of GeoNames in place of the gazetteer that is there: all of it or nothing. Cities keep their ids, which are those of
  /// GeoNames; those no longer named are removed. From then on `run(folder:)` leaves the cities alone.
  /// - Throws: `ImportError`, `PostgresError`.
  public func runGeoNames(_ files: GeoNamesFiles, at now: Moment, _ options: ImportOptions = ImportOptions()) async throws -> ImportReport {
    let places = try DataFile(files.places, in: "")
    let regions = try files.regions.map { path in try DataFile(path, in: "") }
    let provinces = try files.provinces.map { path in try DataFile(path, in: "") }
    let checksum = try ImportStore.checksum(version: Self.version, [places, regions, provinces].compactMap(\.self))
    var report = ImportReport(source: Self.geoNamesSource)
    if try await ImportStore(database: database).checksum(of: report.source) == checksum {
      report.isUnchanged = true
      return report
    }
    let areas = GeoNamesAreas(
      regions: try regions.map(GeoNamesAreas.names) ?? [:], provinces: try provinces.map(GeoNamesAreas.names) ?? [:])
    let (cities, names) = try GeoNamesLine.read(places, areas, &report)
    report.count("cities", cities.count)
    report.count("names", names.count)
    let source = report.source
    try await ImportStore(database: database).carryOut(options) { transaction in
      // The row of our own file too, and first: an import of it waits for this one.
      try await ImportStore.note("cities", checksum: checksum, at: now, in: transaction)
      try await ImportStore.note(source, checksum: checksum, at: now, in: transaction)
      try await Self.keep(cities, names, in: transaction, options)
    }
    return report
  }
}

/// Names of regions and provinces by their codes, for example "IT.09" and "IT.09.MI".
struct GeoNamesAreas: Sendable {
  var regions: [String: String] = [:]
  var provinces: [String: String] = [:]

  /// The lines of a table of codes: code, name, name in ASCII, id.
  static func names(_ file: DataFile) throws(ImportError) -> [String: String] {
    var names: [String: String] = [:]
    try file.forEachLine { number, line throws(ImportError) in
      let columns = line.split(separator: 0x09, omittingEmptySubsequences: false)
      guard columns.count == 4, !columns[0].isEmpty else {
        throw .malformed(file: file.name, line: number, reason: "not the four columns of an area")
      }
      names[columns[0].string] = columns[1].string
    }
    return names
  }
}

/// A line of a table of GeoNames: id, name, ASCII name, other names with commas between them, latitude, longitude, class, code, country,
/// other countries, four codes of areas, inhabitants, height, height of the ground, time zone, date of the last change.
enum GeoNamesLine {
  static let columnCount = 19
  /// Cities that are loaded, which are in memory until they are written, some 700 bytes each with their names: four times those of `cities500.txt`.
  static let citiesMax = 1_000_000
  /// Characters. Longer ones are descriptions.
  static let nameLengthMax = 60
  /// Codes of populated places in which nobody lives any more: abandoned, historical, historical capital, destroyed
  /// (<https://www.geonames.org/export/codes.html>).
  static let formerCodes: Set = ["PPLQ", "PPLH", "PPLCH", "PPLW"]

  /// The populated places. Left out and remarked on are those of the past, for nobody is in Pompeii or means it as a city, and those without a position, a
  /// country or a time zone.
  static func read(
    _ file: DataFile, _ areas: GeoNamesAreas, _ report: inout ImportReport
  ) throws(ImportError) -> ([GazetteerCity], [CityName]) {
    var (cities, names): ([GazetteerCity], [CityName]) = ([], [])
    var (seen, elsewhere, former): (Set<Int64>, Int, Int) = ([], 0, 0)
    try file.forEachLine { number, line throws(ImportError) in
      let columns = line.split(separator: 0x09, omittingEmptySubsequences: false)
      guard columns.count == columnCount else {
        throw .malformed(file: file.name, line: number, reason: "not the \(columnCount) columns of GeoNames")
      }
      guard columns[6].string == "P" else {
        elsewhere += 1
        return
      }
      if formerCodes.contains(columns[7].string) {
        former += 1
        return
      }
      guard let city = city(columns, areas) else {
        report.remark("line \(number): left out: no id, name, position, country, number of inhabitants or time zone")
        return
      }
      guard seen.insert(city.cityID).inserted else {
        report.remark("line \(number): left out: the id \(city.cityID) stands there twice")
        return
      }
      cities.append(city)
      if cities.count > citiesMax { throw .malformed(file: file.name, line: number, reason: "more than \(citiesMax) populated places") }
      let others = columns[3].split(separator: UInt8(ascii: ",")).map(\.string).filter { isUseful($0, inLanguage: false) }
      for (index, name) in ([city.name] + others).enumerated() {
        names.append(CityName(name: name, cityID: city.cityID, populationCount: city.populationCount, isOwn: index == 0))
      }
    }
    if elsewhere > 0 { report.remark("\(elsewhere) that are no populated places left out") }
    if former > 0 { report.remark("\(former) that are abandoned, historical or destroyed left out") }
    if cities.isEmpty { throw .malformed(file: file.name, line: 0, reason: "no populated place") }
    return (cities, names)
  }

  private static func city(_ columns: [ArraySlice<UInt8>], _ areas: GeoNamesAreas) -> GazetteerCity? {
    guard let cityID = Int64(columns[0].string), cityID > 0, !columns[1].isEmpty,
      let latitude = DecimalNumber.parse(columns[4]), let longitude = DecimalNumber.parse(columns[5]),
      let position = GeoPoint(latitude: latitude, longitude: longitude), CityRules.isCountryCode(columns[8].string.lowercased()),
      let population = Int64(columns[14].string), population >= 0, !columns[17].isEmpty
    else { return nil }
    let region = "\(columns[8].string).\(columns[10].string)"
    return GazetteerCity(
      cityID: cityID, name: columns[1].string, countryCode: columns[8].string.lowercased(), position: position,
      populationCount: population, timeZone: columns[17].string, regionName: areas.regions[region] ?? "",
      provinceName: areas.provinces["\(region).\(columns[11].string)"] ?? "")
  }

  /// Not a web address, not an airport's code, not a machine's transliteration, which is all in lower-case Latin and in no language.
  static func isUseful(_ name: String, inLanguage: Bool) -> Bool {
    guard let first = name.unicodeScalars.first, name.count <= nameLengthMax else { return false }
    if name.unicodeScalars.contains(where: { ("0"..."9").contains($0) || #"|/:;()[]{}<>=_@""#.unicodeScalars.contains($0) }) {
      return false
    }
    let isCode = name.utf8.count <= 4 && name.utf8.allSatisfy((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains)
    return !isCode && (inLanguage || !("a"..."z").contains(first))
  }
}
