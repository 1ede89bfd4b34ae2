import Geodesy
import Polygons
public import Postgres
public import Timekeeping

/// Loads points of interest.
public struct PointImport: Sendable {
  /// Raised when the same file is to become something else.
  static let version: UInt8 = 1
  /// Points of interest a statement carries: a megabyte or two.
  static let pointsPerStatement = 5_000
  /// What comes along with this repository. What an operator loads goes before it.
  static let ownSource = "points"

  private let database: Database

  /// - Parameter database: The geo service's, migrated.
  public init(database: Database) {
    self.database = database
  }

  /// Loads `points.geojsonl.gz` of a folder: all of it or nothing. Points of interest keep their ids; those no longer named are removed, and
  /// those that an operator has loaded are left as they are.
  /// - Throws: `ImportError`, `PostgresError`.
  public func run(folder: String, at now: Moment, _ options: ImportOptions = ImportOptions()) async throws -> ImportReport {
    try await run(DataFile("points.geojsonl.gz", in: folder), source: Self.ownSource, at: now, options)
  }

  /// Loads a GeoJSON file of `osmium export` or of an operator's own. The same name again replaces what was loaded under it.
  /// - Parameter attribution: What must be shown with it beside what is shown with all points of interest.
  /// - Throws: `ImportError`, `PostgresError`.
  public func runExtract(
    file: String, name: String, attribution: String = "", at now: Moment, _ options: ImportOptions = ImportOptions()
  ) async throws -> ImportReport {
    guard MapRules.isMapID(name) else { throw ImportError.malformed(file: file, line: 0, reason: "\"\(name)\" is no name of an extract") }
    return try await run(DataFile(file, in: ""), source: "\(Self.ownSource):\(name)", attribution: attribution, at: now, options)
  }

  private func run(
    _ file: DataFile, source: String, attribution: String = "", at now: Moment, _ options: ImportOptions
  ) async throws -> ImportReport {
    let credit = attribution.isEmpty ? [] : [DataFile(name: attribution, stored: [])]
    let checksum = try ImportStore.checksum(version: Self.version, [file] + credit)
    var report = ImportReport(source: source)
    if try await ImportStore(database: database).checksum(of: source) == checksum {
      report.isUnchanged = true
      return report
    }
    let points = try PointLine.read(file, &report)
    report.count("points of interest", points.count)
    let (written, removed, left) = try await keep(points, source: source, checksum, attribution, at: now, options)
    report.count("new or different", written)
    report.count("removed", removed)
    if left > 0 { report.remark("\(left) that an operator has loaded left as they are") }
    return report
  }

  private func keep(
    _ points: [StoredPoint], source: String, _ checksum: [UInt8], _ attribution: String, at now: Moment, _ options: ImportOptions
  ) async throws -> (written: Int, removed: Int, left: Int) {
    try await ImportStore(database: database).carryOut(options) { transaction in
      // Every import of points of interest writes this row, so of two imports one waits for the other. Afterwards our own are looked at again:
      // what an extract has had and has no longer may be one of them.
      try await ImportStore.note(Self.ownSource, checksum: source == Self.ownSource ? checksum : Self.noChecksum, at: now, in: transaction)
      if source != Self.ownSource {
        try await ImportStore.note(source, checksum: checksum, attribution: attribution, at: now, in: transaction)
      }
      let taken = try await PointStore.taken(points.map(\.pointID), by: source, in: transaction)
      if source != Self.ownSource, let other = taken.first(where: { $0.source != Self.ownSource }) {
        throw ImportError.taken(id: other.pointID)
      }
      let others = source == Self.ownSource ? Set(taken.map(\.pointID)) : []
      let ours = points.filter { !others.contains($0.pointID) }
      var written = 0
      for start in stride(from: 0, to: ours.count, by: Self.pointsPerStatement) {
        let part = Array(ours[start..<min(start + Self.pointsPerStatement, ours.count)])
        written += try await PointStore.keep(part, source: source, in: transaction)
        options.progress("\(source): \(start + part.count) of \(ours.count) points of interest written")
      }
      return (written, try await PointStore.forget(source: source, except: ours.map(\.pointID), in: transaction), others.count)
    }
  }

  /// The digest of no file.
  private static let noChecksum = [UInt8](repeating: 0, count: 32)
}

/// A feature of a file of points of interest: with the properties of `make data` (point_id, kind, name, other_names …) or, as `osmium export
/// --attributes=type,id` writes them, with the tags of OpenStreetMap.
enum PointLine {
  /// Letters that a text of OpenStreetMap has at most.
  static let textLengthMax = 255

  /// Those that are shown; what was left out is in the report.
  static func read(_ file: DataFile, _ report: inout ImportReport) throws(ImportError) -> [StoredPoint] {
    let kit = PolygonKit()
    var (points, pointIDs): ([StoredPoint], Set<String>) = ([], [])
    var omitted: [Omission: Int] = [:]
    try file.forEachLine { number, text throws(ImportError) in
      do throws(GeoJSONError) {
        for feature in try GeoJSON.features(in: Array(text)) {
          do throws(Omission) {
            let point = try point(feature, kit)
            guard pointIDs.insert(point.pointID).inserted else { throw .twice }
            points.append(point)
          } catch {
            omitted[error, default: 0] += 1
            if error != .nothingToSee, error != .line {
              report.remark("line \(number): left out: \(error.rawValue)", isUsual: error.isUsual)
            }
          }
        }
      } catch {
        throw .malformed(file: file.name, line: number, reason: error.reason)
      }
    }
    for omission in Omission.allCases where omission.isUsual {
      if let count = omitted[omission] { report.remark("\(count) left out: \(omission.rawValue)") }
    }
    return points
  }

  /// Why a feature is no point of interest here.
  private enum Omission: String, Error, CaseIterable {
    case nothingToSee = "nothing to see"
    case nameless = "without a name"
    // Not for the public (E-S4).
    case closed = "private"
    case line = "a line"
    case withoutID = "without an id"
    case nameTooLong = "its name is longer than 255 letters"
    case withoutPlace = "its outline has no area"
    case twice = "its id stands there twice"

    /// In everything that `osmium export` writes; counted.
    var isUsual: Bool {
      switch self {
      case .nothingToSee, .nameless, .closed, .line: true
      case .withoutID, .nameTooLong, .withoutPlace, .twice: false
      }
    }
  }

  private static func point(_ feature: GeoJSONFeature, _ kit: PolygonKit) throws(Omission) -> StoredPoint {
    let tags = feature.properties
    guard let kind = kind(tags) else { throw .nothingToSee }
    guard let name = tags["name"], !name.isEmpty else { throw .nameless }
    if ["private", "no"].contains(tags["access"]) { throw .closed }
    if feature.point == nil, feature.polygons.isEmpty { throw .line }
    guard let pointID = pointID(tags), MapRules.isMapID(pointID) else { throw .withoutID }
    guard name.unicodeScalars.count <= textLengthMax else { throw .nameTooLong }
    guard let position = feature.point ?? (try? kit.innerPoint(of: feature.polygons)) else { throw .withoutPlace }
    let website = short(tags["website"] ?? tags["contact:website"])
    return StoredPoint(
      pointID: pointID, name: name, otherNames: otherNames(tags, of: name), kind: kind, position: position,
      openingHours: short(tags["opening_hours"]),
      // What is shown as a link must be one to a page.
      websiteURL: website.hasPrefix("https://") || website.hasPrefix("http://") ? website : "", wikidataID: wikidataID(tags))
  }

  private static func pointID(_ tags: [String: String]) -> String? {
    if let pointID = tags["point_id"] { return pointID }
    guard let type = tags["@type"]?.first, let id = tags["@id"] else { return nil }
    return "osm-\(type)\(id)"
  }

  /// By the kind that `make data` has found, or by tags; of several the first counts.
  private static func kind(_ tags: [String: String]) -> PointKind? {
    if let kind = tags["kind"].flatMap(PointKind.init(rawValue:)) { return kind }
    return PointKind.allCases.first { tags[key(of: $0)] == $0.rawValue }
  }

  /// The tag that says that something is of a kind.
  private static func key(of kind: PointKind) -> String {
    switch kind {
    case .museum, .gallery, .zoo, .aquarium, .themePark, .viewpoint, .artwork, .attraction: "tourism"
    case .castle, .ruins, .archaeologicalSite, .monument, .memorial: "historic"
    case .peak: "natural"
    case .placeOfWorship, .theatre, .artsCentre, .library, .fountain: "amenity"
    }
  }

  private static func otherNames(_ tags: [String: String], of name: String) -> [String] {
    let listed = (tags["other_names"] ?? "").split(separator: "|").map(String.init)
    let tagged = tags.filter { $0.key.hasPrefix("name:") || ["alt_name", "loc_name", "short_name"].contains($0.key) }.values
    // They are kept with this sign between them.
    let names = Set(listed + tagged.map { String($0.filter { $0 != "|" }) }).subtracting(["", name])
    return names.filter { $0.unicodeScalars.count <= textLengthMax }.sorted()
  }

  /// "Q" and a number, or nothing.
  private static func wikidataID(_ tags: [String: String]) -> String {
    let id = tags["wikidata"] ?? ""
    let digits = id.utf8.dropFirst()
    let isID = id.hasPrefix("Q") && (1...18).contains(digits.count) && digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    return isID ? id : ""
  }

  /// Nothing instead of what is longer than OpenStreetMap allows.
  private static func short(_ text: String?) -> String {
    guard let text, text.unicodeScalars.count <= textLengthMax else { return "" }
    return text
  }
}
