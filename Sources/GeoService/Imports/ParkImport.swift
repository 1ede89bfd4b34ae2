import Cryptography
import Geodesy
import Polygons
public import Postgres
import Spatial
public import Timekeeping

/// Loads parks.
public struct ParkImport: Sendable {
  /// Raised when the same file is to become something else.
  static let version: UInt8 = 2
  /// The parks of this repository's data.
  static let ownSource = "parks"
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
  /// - Throws: `ImportError`, `PostgresError`.
  public func runExtract(
    file: String, name: String, at now: Moment, _ options: ImportOptions = ImportOptions()
  ) async throws -> ImportReport {
    guard MapRules.isMapID(name) else { throw ImportError.malformed(file: file, line: 0, reason: "\"\(name)\" is no name of an extract") }
    return try await run(DataFile(file, in: ""), source: "parks:\(name)", at: now, options)
  }

  private func run(_ file: DataFile, source: String, at now: Moment, _ options: ImportOptions) async throws -> ImportReport {
    // A park is placed in a city: with another gazetteer it may be another one.
    let store = ImportStore(database: database)
    let gazetteer = try await store.checksum(of: "cities") ?? []
    let checksum = ImportStore.checksum(version: Self.version, [file, DataFile(name: "cities", stored: gazetteer)])
    var report = ImportReport(source: source)
    if try await store.checksum(of: source) == checksum {
      report.isUnchanged = true
      return report
    }
    var lines = try ParkLine.read(file, &report)
    report.count("parks", lines.count)
    if options.isDryRun { return report }
    for index in lines.indices {
      lines[index].place(in: try await city(around: lines[index].park.overview.centre))
      if (index + 1) % 10_000 == 0 { options.progress("\(source): \(index + 1) of \(lines.count) parks placed in their cities") }
    }
    let (removed, written, others) = try await keep(lines, source: source, checksum, at: now, options)
    report.count("new or different", written)
    report.count("removed", removed)
    if others > 0 { report.remarks.append("\(others) that another import has brought left to it") }
    return report
  }

  private func city(around centre: GeoPoint) async throws -> GazetteerCity? {
    let around = SpatialBox.around(centre, radius: CityRules.reachMax)
    return CityRules.owner(of: centre, among: try await CityStore(database: database).cities(in: around))
  }

  private func keep(
    _ lines: [ParkLine], source: String, _ checksum: [UInt8], at now: Moment, _ options: ImportOptions
  ) async throws -> (removed: Int, written: Int, others: Int) {
    try await database.transaction { transaction in
      let revision = try await ParkStore.nextRevision(in: transaction)
      // What an operator imports goes before our own, which are looked at again afterwards: what an extract no longer names may be one of them.
      if source != Self.ownSource { try await ImportStore.forget(Self.ownSource, in: transaction) }
      try await ImportStore.note(source, checksum: checksum, at: now, in: transaction)
      let taken = try await ParkStore.taken(lines.map(\.park.overview.parkID), by: source, in: transaction)
      if source != Self.ownSource, let other = taken.first(where: { $0.source != Self.ownSource }) {
        throw ImportError.taken(id: other.parkID)
      }
      let others = source == Self.ownSource ? Set(taken.map(\.parkID)) : []
      let lines = lines.filter { !others.contains($0.park.overview.parkID) }
      let parkIDs = lines.map(\.park.overview.parkID)
      try await ParkStore.forgetRemoval(of: parkIDs, in: transaction)
      var written = 0
      for start in stride(from: 0, to: lines.count, by: Self.parksPerStatement) {
        let part = Array(lines[start..<min(start + Self.parksPerStatement, lines.count)])
        written += try await Self.keep(part, source: source, revision: revision, in: transaction)
        options.progress("\(source): \(start + part.count) of \(lines.count) parks written")
      }
      return (try await ParkStore.forget(source: source, except: parkIDs, revision: revision, in: transaction), written, others.count)
    }
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

/// A feature of a file of parks: with the properties of `make data` (park_id, kind, name, other_names, access …) or, as `osmium export
/// --attributes=type,id` writes them, with the tags of OpenStreetMap.
struct ParkLine: Sendable, Hashable {
  private(set) var park: StoredPark
  let names: [String]
  let box: GeoBox

  /// Digest of all that is stored.
  var digest: [UInt8] {
    let view = park.overview
    let words = [view.name, view.kind.rawValue, "\(view.cityID)", view.cityName, park.openingHours, park.websiteURL]
    let text = (words + park.facilities + names).joined(separator: "\u{0}")
    return SHA256.digest(of: Array(text.utf8) + ParkOutline.bytes(park.polygons) + ParkOutline.bytes(park.entrances))
  }

  mutating func place(in city: GazetteerCity?) {
    (park.overview.cityID, park.overview.cityName) = (city?.cityID ?? 0, city?.name ?? "")
  }

  /// The parks that are shown; what was left out or mended is in the report.
  static func read(_ file: DataFile, _ report: inout ImportReport) throws(ImportError) -> [ParkLine] {
    let kit = PolygonKit()
    var (lines, nameless, closed): ([ParkLine], Int, Int) = ([], 0, 0)
    for (index, text) in try file.content().split(separator: 0x0A).enumerated() {
      do throws(GeoJSONError) {
        for feature in try GeoJSON.features(in: Array(text)) {
          switch Reading(feature.properties) {
          case .noPark: report.remarks.append("line \(index + 1): left out: not a park, or without an id")
          case .nameless: nameless += 1
          case .closed: closed += 1
          case .park(let properties): if let line = ParkLine(properties, feature.polygons, kit, &report) { lines.append(line) }
          }
        }
      } catch {
        throw .malformed(file: file.name, line: index + 1, reason: error.reason)
      }
    }
    if nameless > 0 { report.remarks.append("\(nameless) without a name left out") }
    if closed > 0 { report.remarks.append("\(closed) private ones left out") }
    if Set(lines.map(\.park.overview.parkID)).count < lines.count {
      throw .malformed(file: file.name, line: 0, reason: "a park stands there twice")
    }
    return lines
  }

  /// Nil, with a remark, where nothing with an area is left.
  private init?(_ properties: Properties, _ polygons: MultiPolygon, _ kit: PolygonKit, _ report: inout ImportReport) {
    do throws(PolygonError) {
      if polygons.pointCount > ParkRules.pointsMax {
        report.remarks.append("\(properties.parkID): left out: \(polygons.pointCount) points")
        return nil
      }
      var valid = polygons
      if let fault = try kit.fault(in: polygons) {
        report.remarks.append("\(properties.parkID): repaired: \(fault)")
        valid = try kit.repaired(polygons)
      }
      let area = Double(TriangleTable(try kit.triangles(covering: valid)).doubledArea) / PlanePoint.doubledUnitsPerSquareMetre
      guard let box = valid.box, area > 0 else { throw PolygonError.empty }
      self.init(properties, valid, box, area)
    } catch {
      report.remarks.append("\(properties.parkID): left out: \(error)")
      return nil
    }
  }

  private init(_ properties: Properties, _ polygons: MultiPolygon, _ box: GeoBox, _ area: Double) {
    let view = ParkOverview(parkID: properties.parkID, name: properties.name, kind: properties.kind, centre: box.centre, area: area)
    park = StoredPark(
      overview: view, polygons: polygons, entrances: properties.entrances, facilities: properties.facilities,
      openingHours: properties.openingHours, websiteURL: properties.websiteURL)
    names = [properties.name] + properties.otherNames
    self.box = box
  }
}

extension ParkLine {
  /// What the properties of a feature mean.
  enum Reading {
    case noPark
    case nameless
    /// Not for the public (E-S4).
    case closed
    case park(Properties)

    init(_ tags: [String: String]) {
      guard let parkID = Self.parkID(tags), MapRules.isMapID(parkID), let kind = Self.kind(tags) else {
        self = .noPark
        return
      }
      let name = tags["name"] ?? ""
      if name.isEmpty {
        self = .nameless
      } else if ["private", "no"].contains(tags["access"]) {
        self = .closed
      } else {
        self = .park(Properties(parkID: parkID, kind: kind, name: name, tags))
      }
    }

    private static func parkID(_ tags: [String: String]) -> String? {
      if let parkID = tags["park_id"] { return parkID }
      guard let type = tags["@type"]?.first, let id = tags["@id"] else { return nil }
      return "osm-\(type)\(id)"
    }

    private static func kind(_ tags: [String: String]) -> ParkType? {
      if let kind = tags["kind"].flatMap(ParkType.init(rawValue:)) { return kind }
      if tags["boundary"] == "national_park" { return .nationalPark }
      if let leisure = tags["leisure"].flatMap(ParkType.init(rawValue:)), leisure != .nationalPark { return leisure }
      return tags["boundary"] == "protected_area" ? .natureReserve : nil
    }
  }

  /// What is read of a park beside its land.
  struct Properties {
    let parkID: String
    let kind: ParkType
    let name: String
    let otherNames: [String]
    let entrances: [GeoPoint]
    let facilities: [String]
    let openingHours: String
    let websiteURL: String

    init(parkID: String, kind: ParkType, name: String, _ tags: [String: String]) {
      (self.parkID, self.kind, self.name) = (parkID, kind, name)
      let listed = (tags["other_names"] ?? "").split(separator: "|").map(String.init)
      let tagged = tags.filter { $0.key.hasPrefix("name:") || ["alt_name", "loc_name", "short_name"].contains($0.key) }.values
      otherNames = (listed + tagged).sorted()
      facilities = (tags["facilities"] ?? "").split(separator: ",").map(String.init)
      entrances = (tags["entrances"] ?? "").split(separator: ";").compactMap { text in
        let numbers = text.split(separator: ",").compactMap { Double($0) }
        return numbers.count == 2 ? GeoPoint(latitude: numbers[0], longitude: numbers[1]) : nil
      }
      openingHours = tags["opening_hours"] ?? ""
      let website = tags["website"] ?? ""
      // What is shown as a link must be one to a page.
      websiteURL = website.hasPrefix("https://") || website.hasPrefix("http://") ? website : ""
    }
  }
}
