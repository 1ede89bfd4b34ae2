import Geodesy
import Polygons

/// Reads the parks of a file, line by line. Contents of the parks are looked for in the whole file before.
struct ParkReader {
  /// Parks of a file: their ids are in memory until the end, some 60 bytes each.
  static let parksMax = 1_000_000

  private let file: DataFile
  private let kit = PolygonKit()
  private let contents: ParkContents
  private var omitted: [ParkLine.Omission: Int] = [:]
  /// Ids of the parks that were given out.
  private(set) var parkIDs: Set<String> = []

  init(of file: DataFile) throws(ImportError) {
    self.file = file
    contents = try ParkContents(of: file, kit)
  }

  /// The parks of a line that are shown, with what is in them; what was left out or mended is in the report.
  mutating func parks(
    _ line: ArraySlice<UInt8>, _ number: Int, _ report: inout ImportReport
  ) throws(ImportError) -> [ParkLine] {
    var parks: [ParkLine] = []
    for feature in try file.features(line, number) {
      do throws(ParkLine.Omission) {
        let properties = try ParkLine.Properties(feature.properties)
        var park = try ParkLine(properties, feature.polygons, kit) { report.remark("line \(number): \(properties.parkID): \($0)") }
        for remark in feature.remarks { report.remark("line \(number): \(remark)") }
        guard parkIDs.insert(properties.parkID).inserted else { throw .twice }
        contents.give(to: &park, kit)
        parks.append(park)
      } catch {
        omitted[error, default: 0] += 1
        if error != .noPark { report.remark("line \(number): left out: \(error.rawValue)", isUsual: error.isUsual) }
      }
    }
    if parkIDs.count > Self.parksMax { throw .malformed(file: file.name, line: number, reason: "more than \(Self.parksMax) parks") }
    return parks
  }

  /// Tells how much was left out that is in every file.
  func end(_ report: inout ImportReport) {
    for omission in ParkLine.Omission.allCases where omission.isUsual {
      if let count = omitted[omission] { report.remark("\(count) left out: \(omission.rawValue)") }
    }
  }
}

extension DataFile {
  /// The features of a line of GeoJSON.
  func features(_ line: ArraySlice<UInt8>, _ number: Int) throws(ImportError) -> [GeoJSONFeature] {
    do { return try GeoJSON.features(in: Array(Self.unframed(line))) } catch {
      throw .malformed(file: name, line: number, reason: error.reasonInLine)
    }
  }

  /// A line of a collection that goes over many, as `osmium export -f geojson` writes it: a feature a line with commas between them, and a line before and
  /// one behind all of them without any.
  private static func unframed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = line[..<((line.lastIndex { $0 > 0x20 }).map { $0 + 1 } ?? line.startIndex)]
    if text.elementsEqual(#"{"type":"FeatureCollection","features":["#.utf8) || text.elementsEqual("]}".utf8) { return [] }
    return text.last == UInt8(ascii: ",") ? text.dropLast() : text
  }
}

/// A feature of a file of parks: with the properties of `make data` (park_id, kind, name, other_names, access …) or, as `osmium export
/// --attributes=type,id` writes them, with the tags of OpenStreetMap.
extension ParkLine {
  /// Why a feature is no park that is shown.
  enum Omission: String, Error, CaseIterable {
    case noPark = "not a park"
    case nameless = "without a name"
    // Not for the public (E-S4).
    case closed = "private"
    case withoutID = "without an id"
    case nameTooLong = "its name is longer than 255 letters"
    // PostgreSQL has no text with one.
    case withNUL = "a NUL in a text"
    case tooLong = "its outline has more points than are read, or than are kept when it is simplified to a kilometre"
    case withoutLand = "its outline has no area"
    case twice = "its id stands there twice"

    /// In every extract; counted.
    var isUsual: Bool {
      switch self {
      case .noPark, .nameless, .closed: true
      case .withoutID, .nameTooLong, .withNUL, .tooLong, .withoutLand, .twice: false
      }
    }
  }

  /// - Parameter remark: Told what was mended.
  fileprivate init(_ properties: Properties, _ polygons: MultiPolygon, _ kit: PolygonKit, remark: (String) -> Void) throws(Omission) {
    if polygons.pointCount > ParkRules.pointsReadMax { throw .tooLong }
    var isFitting = true
    do throws(PolygonError) {
      var valid = polygons
      if let fault = try kit.fault(in: polygons) {
        remark("repaired: \(fault)")
        valid = try kit.repaired(polygons)
      }
      if valid.pointCount > ParkRules.pointsMax {
        let simple = try kit.simplified(valid, pointsMax: ParkRules.pointsMax, toleranceMax: ParkRules.toleranceMax)
        isFitting = simple != nil
        guard let simple else { throw PolygonError.empty }
        remark("simplified to \(Int(simple.tolerance)) m: \(valid.pointCount) points, \(simple.polygons.pointCount) are kept")
        valid = simple.polygons
      }
      let area = Double(TriangleTable(try kit.triangles(covering: valid)).doubledArea) / PlanePoint.doubledUnitsPerSquareMetre
      guard let box = valid.box, area > 0 else { throw PolygonError.empty }
      self.init(properties, valid, box, area)
    } catch {
      throw isFitting ? .withoutLand : .tooLong
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
  /// Properties that are read of a park beside its land.
  struct Properties {
    let parkID: String
    let kind: ParkType
    let name: String
    let otherNames: [String]
    let entrances: [GeoPoint]
    let facilities: [String]
    let openingHours: String
    let websiteURL: String

    init(_ tags: [String: String]) throws(Omission) {
      guard let kind = Self.kind(tags) else { throw .noPark }
      guard let name = tags["name"], !name.isEmpty else { throw .nameless }
      if ["private", "no"].contains(tags["access"]) { throw .closed }
      guard let parkID = Self.parkID(tags), MapRules.isMapID(parkID) else { throw .withoutID }
      guard name.unicodeScalars.count <= PointLine.textLengthMax else { throw .nameTooLong }
      (self.parkID, self.kind, self.name) = (parkID, kind, name)
      let listed = (tags["other_names"] ?? "").split(separator: "|").map(String.init)
      let tagged = tags.filter { $0.key.hasPrefix("name:") || ["alt_name", "loc_name", "short_name"].contains($0.key) }.values
      otherNames = (listed + tagged).filter { $0.unicodeScalars.count <= PointLine.textLengthMax }.sorted()
      facilities = PointLine.short(tags["facilities"]).split(separator: ",").map(String.init)
      entrances = (tags["entrances"] ?? "").split(separator: ";").compactMap { text in
        let numbers = text.split(separator: ",").compactMap { Double($0) }
        return numbers.count == 2 ? GeoPoint(latitude: numbers[0], longitude: numbers[1]) : nil
      }
      openingHours = PointLine.short(tags["opening_hours"])
      let website = PointLine.short(tags["website"])
      // A text that is shown as a link must be one to a page.
      websiteURL = website.hasPrefix("https://") || website.hasPrefix("http://") ? website : ""
      if ([name, openingHours, websiteURL] + otherNames + facilities).contains(where: PointLine.hasNUL) { throw .withNUL }
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
}
