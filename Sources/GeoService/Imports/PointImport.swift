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
  /// Points that come along with this repository. Points that an operator loads go before them.
  static let ownSource = "points"

  /// Before the names of extracts.
  static let extractPrefix = "points:"

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
  /// - Parameter attribution: Credit that must be shown with it beside what is shown with all points of interest.
  /// - Throws: `ImportError`, `PostgresError`.
  public func runExtract(
    file: String, name: String, attribution: String = "", at now: Moment, _ options: ImportOptions = ImportOptions()
  ) async throws -> ImportReport {
    try await run(try DataFile(extract: file, named: name), source: Self.extractPrefix + name, attribution: attribution, at: now, options)
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
    let begun = report
    report = try await ImportStore(database: database).carryOut(options) { transaction in
      // Every import of points of interest writes this row, so of two imports one waits for the other. Afterwards our own are looked at again:
      // what an extract has had and has no longer may be one of them.
      try await ImportStore.note(
        Self.ownSource, checksum: source == Self.ownSource ? checksum : ImportStore.noChecksum, at: now, in: transaction)
      if source != Self.ownSource {
        try await ImportStore.note(source, checksum: checksum, attribution: attribution, at: now, in: transaction)
      }
      var (reader, report) = (PointReader(of: file), begun)
      let kept = try await Self.keep(DataLines(of: file), &reader, &report, source: source, in: transaction, options)
      reader.end(&report)
      try options.refuseEmpty(reader.pointIDs.count, of: file)
      report.count("points of interest", reader.pointIDs.count)
      report.count("new or different", kept.written)
      let removed = try await Removal.carryOut(behind: "", except: reader.pointIDs) { last, limit in
        try await PointStore.ids(of: source, behind: last, limit: limit, in: transaction)
      } forget: { gone in
        try await PointStore.forget(gone, in: transaction)
      }
      if removed > 0 { try await ImportStore.forgetFiles(ofSourcesLike: Self.extractPrefix, except: source, in: transaction) }
      report.count("removed", removed)
      if kept.others > 0 { report.remark("\(kept.others) that another import has brought left to it") }
      return report
    }
    return report
  }

  /// Reads points of interest and writes them a few at a time: no more are in memory.
  private static func keep(
    _ lines: DataLines, _ reader: inout PointReader, _ report: inout ImportReport, source: String, in transaction: Transaction,
    _ options: ImportOptions
  ) async throws -> Kept {
    var kept = Kept()
    try await lines.inBatches(of: pointsPerStatement) { line, number in
      try reader.points(line, number, &report)
    } keep: { batch in
      try await keep(batch, &kept, source: source, in: transaction)
      options.progress("\(source): \(reader.pointIDs.count) points of interest written")
    }
    return kept
  }

  /// Counts of what was done so far.
  private struct Kept {
    var written = 0
    var others = 0
  }

  private static func keep(_ points: [StoredPoint], _ kept: inout Kept, source: String, in transaction: Transaction) async throws {
    let taken = try await PointStore.taken(points.map(\.pointID), by: source, in: transaction)
    // Our own give way. Points of another extract stay with it: neighbours share what lies on their border.
    let others = Set(taken.filter { $0.source != ownSource }.map(\.pointID))
    let ours = points.filter { !others.contains($0.pointID) }
    kept.written += try await PointStore.keep(ours, source: source, in: transaction)
    kept.others += others.count
  }
}

/// Reads the points of interest of a file, line by line.
struct PointReader {
  /// Points of interest of a file: their ids are in memory until the end, some 60 bytes each.
  static let pointsMax = 2_000_000

  private let file: DataFile
  private let kit = PolygonKit()
  private var omitted: [PointLine.Omission: Int] = [:]
  /// Ids of the points that were given out.
  private(set) var pointIDs: Set<String> = []

  init(of file: DataFile) {
    self.file = file
  }

  /// Points of a line that are shown; what was left out is in the report.
  mutating func points(
    _ line: ArraySlice<UInt8>, _ number: Int, _ report: inout ImportReport
  ) throws(ImportError) -> [StoredPoint] {
    var points: [StoredPoint] = []
    for feature in try file.features(line, number) {
      do throws(PointLine.Omission) {
        let point = try PointLine.point(feature, kit)
        guard pointIDs.insert(point.pointID).inserted else { throw .twice }
        for remark in feature.remarks { report.remark("line \(number): \(remark)") }
        points.append(point)
      } catch {
        omitted[error, default: 0] += 1
        if error != .nothingToSee, error != .line {
          report.remark("line \(number): left out: \(error.rawValue)", isUsual: error.isUsual)
        }
      }
    }
    if pointIDs.count > Self.pointsMax {
      throw .malformed(file: file.name, line: number, reason: "more than \(Self.pointsMax) points of interest")
    }
    return points
  }

  /// Tells how much was left out that is in every file.
  func end(_ report: inout ImportReport) {
    for omission in PointLine.Omission.allCases where omission.isUsual {
      if let count = omitted[omission] { report.remark("\(count) left out: \(omission.rawValue)") }
    }
  }
}

/// A feature of a file of points of interest: with the properties of `make data` (point_id, kind, name, other_names …) or, as `osmium export
/// --attributes=type,id` writes them, with the tags of OpenStreetMap.
enum PointLine {
  /// Letters that a text of OpenStreetMap has at most.
  static let textLengthMax = 255

  /// Why a feature is no point of interest here.
  enum Omission: String, Error, CaseIterable {
    case nothingToSee = "nothing to see"
    case nameless = "without a name"
    // Not for the public (E-S4).
    case closed = "private"
    case line = "a line"
    case withoutID = "without an id"
    case nameTooLong = "its name is longer than 255 letters"
    // PostgreSQL has no text with one.
    case withNUL = "a NUL in a text"
    case withoutPlace = "its outline has no area"
    case twice = "its id stands there twice"

    /// In everything that `osmium export` writes; counted.
    var isUsual: Bool {
      switch self {
      case .nothingToSee, .nameless, .closed, .line: true
      case .withoutID, .nameTooLong, .withNUL, .withoutPlace, .twice: false
      }
    }
  }

  static func point(_ feature: GeoJSONFeature, _ kit: PolygonKit) throws(Omission) -> StoredPoint {
    let tags = feature.properties
    guard let kind = kind(tags) else { throw .nothingToSee }
    guard let name = tags["name"], !name.isEmpty else { throw .nameless }
    if ["private", "no"].contains(tags["access"]) { throw .closed }
    if feature.point == nil, feature.polygons.isEmpty { throw .line }
    guard let pointID = pointID(tags), MapRules.isMapID(pointID) else { throw .withoutID }
    guard name.unicodeScalars.count <= textLengthMax else { throw .nameTooLong }
    guard let position = feature.point ?? (try? kit.innerPoint(of: feature.polygons)) else { throw .withoutPlace }
    let website = short(tags["website"] ?? tags["contact:website"])
    let (otherNames, openingHours) = (otherNames(tags, of: name), short(tags["opening_hours"]))
    if ([name, openingHours, website] + otherNames).contains(where: hasNUL) { throw .withNUL }
    return StoredPoint(
      pointID: pointID, name: name, otherNames: otherNames, kind: kind, position: position, openingHours: openingHours,
      // A text that is shown as a link must be one to a page.
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
  static func short(_ text: String?) -> String {
    guard let text, text.unicodeScalars.count <= textLengthMax else { return "" }
    return text
  }

  static func hasNUL(_ text: String) -> Bool { text.utf8.contains(0) }
}

extension GeoJSONError {
  /// The reason where a line is read by itself: what ends early there goes on in the next one.
  var reasonInLine: String {
    reason == GeoJSON.endsEarly ? "\(reason): one feature a line is expected, or the whole in one line" : reason
  }
}
