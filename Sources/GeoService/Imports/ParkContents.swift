import Geodesy
import Polygons
import Spatial

/// Contents that may stand in and around the parks of an extract of OpenStreetMap: benches, playgrounds, gates. They are features of their own there, before
/// and behind the park in which they are, so the file is read for them first, and again for the parks.
struct ParkContents {
  /// Facilities that a park offers, as people look for them. The same as `make data` gathers.
  static let amenities: Set = ["bbq", "bench", "bicycle_parking", "cafe", "drinking_water", "fountain", "shelter", "toilets"]
  static let leisure: Set = ["dog_park", "fitness_station", "picnic_table", "pitch", "playground"]
  static let gates: Set = ["entrance", "gate", "kissing_gate", "swing_gate"]
  /// A gate stands on the outline, which is drawn from other points: degrees, some 5 m.
  static let gateReach = 0.00005
  /// Size of the squares by which they are found: degrees, the size of a large park of a town.
  private static let squareDegrees = 0.02
  /// Kept of a file, some 40 bytes each in memory.
  static let partsMax = 10_000_000

  private static func facilities(_ tags: [String: String]) -> [String] {
    [tags["amenity"].filter(amenities.contains), tags["leisure"].filter(leisure.contains)].compactMap(\.self)
  }

  private static func isGate(_ tags: [String: String]) -> Bool {
    tags["barrier"].map { gates.contains($0) || tags["entrance"] != nil } ?? false
  }

  private struct Square: Hashable {
    let row: Int
    let column: Int
  }

  private struct Part {
    /// Its place in `names`; nil for a gate.
    let facility: UInt8?
    let position: GeoPoint
  }

  private static let names = amenities.union(leisure).sorted()
  private var squares: [Square: [Part]] = [:]
  private var partCount = 0

  init(of file: DataFile, _ kit: PolygonKit) throws(ImportError) {
    let lines = try DataLines(of: file)
    while let (number, line) = try lines.next() {
      for feature in try file.features(line, number) { add(feature, kit) }
      if partCount > Self.partsMax {
        throw .malformed(file: file.name, line: number, reason: "more than \(Self.partsMax) benches, gates and the like")
      }
    }
  }

  /// A point, or an area, of which a place inside is taken.
  private mutating func add(_ feature: GeoJSONFeature, _ kit: PolygonKit) {
    let (facilities, isGate) = (Self.facilities(feature.properties), feature.point != nil && Self.isGate(feature.properties))
    guard !facilities.isEmpty || isGate, let position = feature.point ?? (try? kit.innerPoint(of: feature.polygons)) else { return }
    var parts = facilities.compactMap { Self.names.firstIndex(of: $0) }.map { Part(facility: UInt8($0), position: position) }
    if isGate { parts.append(Part(facility: nil, position: position)) }
    squares[Self.square(position.latitude, position.longitude, 0), default: []] += parts
    partCount += parts.count
  }

  private static func square(_ latitude: Double, _ longitude: Double, _ reach: Double) -> Square {
    Square(row: Int(((latitude + reach) / squareDegrees).rounded(.down)), column: Int(((longitude + reach) / squareDegrees).rounded(.down)))
  }

  /// Gives a park what is its own, beside what it had.
  func give(to line: inout ParkLine, _ kit: PolygonKit) {
    if squares.isEmpty { return }
    let parts = SpatialBox.windows(of: line.box).flatMap(around)
    let (facilities, gates) = (parts.filter { $0.facility != nil }, parts.filter { $0.facility == nil })
    let polygons = line.park.polygons
    if !facilities.isEmpty, let land = try? kit.prepared(polygons) {
      let inside = facilities.filter { land.contains($0.position) }.compactMap { part in part.facility.map { Self.names[Int($0)] } }
      line.park.facilities = Set(line.park.facilities + inside).sorted()
    }
    if !gates.isEmpty, let outline = try? kit.preparedOutlines(of: polygons) {
      let near = gates.map(\.position).filter { outline.contains($0, toleranceDegrees: Self.gateReach) }
      line.park.entrances = Set(line.park.entrances + near).sorted { ($0.latitude, $0.longitude) < ($1.latitude, $1.longitude) }
    }
  }

  /// Parts that are in a box, or so near that a gate of it may be.
  private func around(_ box: SpatialBox) -> [Part] {
    let (first, last) = (Self.square(box.south, box.west, -Self.gateReach), Self.square(box.north, box.east, Self.gateReach))
    var parts: [Part] = []
    for row in first.row...last.row {
      for column in first.column...last.column { parts += squares[Square(row: row, column: column)] ?? [] }
    }
    return parts.filter { part in
      part.position.latitude >= box.south - Self.gateReach && part.position.latitude <= box.north + Self.gateReach
        && part.position.longitude >= box.west - Self.gateReach && part.position.longitude <= box.east + Self.gateReach
    }
  }
}

extension Optional {
  fileprivate func filter(_ isWanted: (Wrapped) -> Bool) -> Wrapped? { flatMap { isWanted($0) ? $0 : nil } }
}
