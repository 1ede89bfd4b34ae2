import Geodesy
import Polygons

/// Reads the areas of a file, line by line.
struct AreaReader {
  /// Areas of a file: their ids are in memory until the end, some 60 bytes each.
  static let areasMax = 1_000_000

  private let file: DataFile
  private let kit = PolygonKit()
  private var omitted: [AreaLine.Omission: Int] = [:]
  /// Ids of the areas that were given out.
  private(set) var areaIDs: Set<String> = []

  init(of file: DataFile) { self.file = file }

  /// The areas of a line; what was left out or mended is in the report.
  mutating func areas(_ line: ArraySlice<UInt8>, _ number: Int, _ report: inout ImportReport) throws(ImportError) -> [AreaLine] {
    var areas: [AreaLine] = []
    for feature in try file.features(line, number) {
      do throws(AreaLine.Omission) {
        let area = try AreaLine(feature, kit) { report.remark("line \(number): \($0)") }
        guard areaIDs.insert(area.area.areaID).inserted else { throw .twice }
        for remark in feature.remarks { report.remark("line \(number): \(remark)") }
        areas.append(area)
      } catch {
        omitted[error, default: 0] += 1
        if !error.isUsual { report.remark("line \(number): left out: \(error.rawValue)") }
      }
    }
    if areaIDs.count > Self.areasMax { throw .malformed(file: file.name, line: number, reason: "more than \(Self.areasMax) areas") }
    return areas
  }

  /// Tells how much was left out that is in every file.
  func end(_ report: inout ImportReport) {
    for omission in AreaLine.Omission.allCases where omission.isUsual {
      if let count = omitted[omission] { report.remark("\(count) left out: \(omission.rawValue)") }
    }
  }
}

/// An area as an import writes it: a feature with the properties area_id, kind and name, or, as `osmium export --attributes=type,id` writes it, with the tags
/// of OpenStreetMap.
struct AreaLine: Sendable, Hashable {
  let area: StoredArea
  let box: GeoBox

  /// Why a feature is no area that counts.
  enum Omission: String, Error, CaseIterable {
    case noArea = "not an area in which not everything may be done"
    // `osmium export` writes a closed way as a line and, once more, as a polygon.
    case noGround = "a line or a point, which is no ground"
    case withoutID = "without an id: osmium export writes it with --attributes=type,id"
    case withNUL = "a NUL in its name"
    case tooLong = "its outline has more points than are read, or than are kept when it is simplified to a kilometre"
    case withoutLand = "its outline has no area"
    case twice = "its id stands there twice"

    /// In every extract; counted.
    var isUsual: Bool { self == .noArea || self == .noGround }
  }

  /// - Parameter remark: Told what was mended.
  init(_ feature: GeoJSONFeature, _ kit: PolygonKit, remark: (String) -> Void) throws(Omission) {
    let tags = feature.properties
    guard let kind = Self.kind(tags) else { throw .noArea }
    if feature.polygons.polygons.isEmpty { throw .noGround }
    guard let areaID = Self.areaID(tags), MapRules.isMapID(areaID) else { throw .withoutID }
    let name = PointLine.short(tags["name"])
    if PointLine.hasNUL(name) { throw .withNUL }
    let polygons = try Self.polygons(feature.polygons, kit) { remark("\(areaID): \($0)") }
    guard let box = polygons.box else { throw .withoutLand }
    area = StoredArea(areaID: areaID, kind: kind, name: name, polygons: polygons)
    self.box = box
  }

  /// Land as it is kept: repaired, and simplified where it has too many points.
  private static func polygons(_ read: MultiPolygon, _ kit: PolygonKit, remark: (String) -> Void) throws(Omission) -> MultiPolygon {
    if read.pointCount > ParkRules.pointsReadMax { throw .tooLong }
    var valid = read
    do throws(PolygonError) {
      if let fault = try kit.fault(in: read) {
        remark("repaired: \(fault)")
        valid = try kit.repaired(read)
      }
    } catch { throw .withoutLand }
    if valid.pointCount <= ParkRules.pointsMax { return valid }
    let simple = try? kit.simplified(valid, pointsMax: ParkRules.pointsMax, toleranceMax: ParkRules.toleranceMax)
    guard let simple else { throw .tooLong }
    remark("simplified to \(Int(simple.tolerance)) m: \(valid.pointCount) points, \(simple.polygons.pointCount) are kept")
    return simple.polygons
  }

  private static func areaID(_ tags: [String: String]) -> String? {
    if let areaID = tags["area_id"] { return areaID }
    guard let type = tags["@type"]?.first, let id = tags["@id"] else { return nil }
    return "osm-\(type)\(id)"
  }

  /// Values of the key military that stand on ruins in the woods as well as inside of grounds, which have a land use of their own.
  private static let ruins: Set = ["no", "bunker", "trench"]

  /// Grounds that are several things are the strictest of them.
  private static func kind(_ tags: [String: String]) -> AreaType? {
    if let kind = tags["kind"].flatMap(AreaType.init(rawValue:)) { return kind }
    if tags["landuse"] == "military" { return .military }
    if let military = tags["military"], !ruins.contains(military) { return .military }
    if ["school", "kindergarten"].contains(tags["amenity"]) { return .school }
    if tags["landuse"] == "railway" || ["station", "yard"].contains(tags["railway"]) { return .railway }
    let isProtected = tags["leisure"] == "nature_reserve" || ["protected_area", "national_park"].contains(tags["boundary"])
    return isProtected ? .protected : nil
  }
}
