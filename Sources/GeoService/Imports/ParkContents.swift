import Geodesy
import Polygons
import Spatial

/// What stands in and around the parks of an extract of OpenStreetMap: benches, playgrounds, gates. They are features of their own there, so the
/// file is read a second time when it is known where the parks are.
struct ParkContents {
  /// What a park offers, as people look for it. The same as `make data` gathers.
  static let amenities: Set = ["bbq", "bench", "bicycle_parking", "cafe", "drinking_water", "fountain", "shelter", "toilets"]
  static let leisure: Set = ["dog_park", "fitness_station", "picnic_table", "pitch", "playground"]
  static let gates: Set = ["entrance", "gate", "kissing_gate", "swing_gate"]
  /// A gate stands on the outline, which is drawn from other points: degrees, some 5 m.
  static let gateReach = 0.00005
  /// Of the squares by which parks are found: degrees, the size of a large park of a town.
  private static let squareDegrees = 0.02

  /// Whether a feature is one of these.
  static func isPart(_ tags: [String: String]) -> Bool { !facilities(tags).isEmpty || isGate(tags) }

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

  /// What may be in a park, by its box.
  private struct Candidates {
    var facilities: [(name: String, position: GeoPoint)] = []
    var gates: [GeoPoint] = []
  }

  private let boxes: [[SpatialBox]]
  private var squares: [Square: [Int]] = [:]
  private var candidates: [Int: Candidates] = [:]

  init(of lines: [ParkLine]) {
    boxes = lines.map { SpatialBox.windows(of: $0.box) }
    for (index, windows) in boxes.enumerated() {
      for box in windows {
        let (first, last) = (Self.square(box.south, box.west, -Self.gateReach), Self.square(box.north, box.east, Self.gateReach))
        for row in first.row...last.row {
          for column in first.column...last.column { squares[Square(row: row, column: column), default: []].append(index) }
        }
      }
    }
  }

  private static func square(_ latitude: Double, _ longitude: Double, _ reach: Double) -> Square {
    Square(row: Int(((latitude + reach) / squareDegrees).rounded(.down)), column: Int(((longitude + reach) / squareDegrees).rounded(.down)))
  }

  /// Looks at a feature: a point, or an area, of which a place inside is taken.
  mutating func add(_ feature: GeoJSONFeature, _ kit: PolygonKit) {
    let (names, isGate) = (Self.facilities(feature.properties), feature.point != nil && Self.isGate(feature.properties))
    guard !names.isEmpty || isGate, let position = feature.point ?? (try? kit.innerPoint(of: feature.polygons)) else { return }
    for index in Set(squares[Self.square(position.latitude, position.longitude, 0)] ?? []) where isAround(position, index) {
      candidates[index, default: Candidates()].facilities += names.map { ($0, position) }
      if isGate { candidates[index, default: Candidates()].gates.append(position) }
    }
  }

  private func isAround(_ place: GeoPoint, _ index: Int) -> Bool {
    boxes[index].contains { box in
      place.latitude >= box.south - Self.gateReach && place.latitude <= box.north + Self.gateReach
        && place.longitude >= box.west - Self.gateReach && place.longitude <= box.east + Self.gateReach
    }
  }

  /// Gives the parks what is theirs, beside what they had.
  func give(to lines: inout [ParkLine], _ kit: PolygonKit) {
    for (index, found) in candidates {
      let polygons = lines[index].park.polygons
      if let land = try? kit.prepared(polygons) {
        let inside = found.facilities.filter { land.contains($0.position) }.map(\.name)
        lines[index].park.facilities = Set(lines[index].park.facilities + inside).sorted()
      }
      if !found.gates.isEmpty, let outline = try? kit.preparedOutlines(of: polygons) {
        let near = found.gates.filter { outline.contains($0, toleranceDegrees: Self.gateReach) }
        lines[index].park.entrances = Set(lines[index].park.entrances + near).sorted {
          ($0.latitude, $0.longitude) < ($1.latitude, $1.longitude)
        }
      }
    }
  }
}

extension Optional {
  fileprivate func filter(_ isWanted: (Wrapped) -> Bool) -> Wrapped? { flatMap { isWanted($0) ? $0 : nil } }
}
