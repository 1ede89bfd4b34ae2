internal import Geodesy
internal import Glibc

/// The track of somebody who goes along a way, as a phone records it: a position each second, with errors that change slowly.
struct DemoTrack {
  /// Position that the phone tells at a time.
  struct Point: Sendable {
    /// Seconds since it began.
    let time: Double
    let place: GeoPoint
    /// Metres.
    let accuracy: Double
  }

  /// Metres; how far positions are off, and for how many seconds about as far.
  private static let drift = 3.0
  private static let memory = 45.0

  private var chance: UInt64

  init(seed: UInt64) { chance = seed }

  /// - Parameter speed: Metres in a second.
  mutating func along(_ way: [GeoPoint], speed: Double) -> [Point] {
    var points: [Point] = []
    var (east, north, pace, time) = (normal() * Self.drift, normal() * Self.drift, 0.0, 0.0)
    let keeping = exp(-1 / Self.memory)
    let fresh = Self.drift * sqrt(1 - keeping * keeping)
    for (from, to) in zip(way, way.dropFirst()) {
      let (length, bearing) = (from.distance(to: to), from.initialBearing(to: to))
      var gone = 0.0
      while gone < length {
        (east, north) = (east * keeping + normal() * fresh, north * keeping + normal() * fresh)
        let place = from.destination(distance: gone, bearing: bearing)
        let off = Self.moved(place, east: east + normal() * 0.25, north: north + normal() * 0.25)
        points.append(Point(time: time, place: off, accuracy: 6 + abs(normal())))
        pace = pace * 0.95 + normal() * 0.04
        gone += speed * max(0.3, 1 + pace)
        time += 1
      }
    }
    return points
  }

  private static func moved(_ place: GeoPoint, east: Double, north: Double) -> GeoPoint {
    let degree = Earth.radius * .pi / 180
    return GeoPoint(
      clampingLatitude: place.latitude + north / degree,
      wrappingLongitude: place.longitude + east / (degree * max(0.01, cos(place.latitude * .pi / 180))))
  }

  private mutating func uniform() -> Double {
    chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(chance >> 11) / 9_007_199_254_740_992
  }

  /// Normal, by the sum of twelve (Irwin and Hall).
  private mutating func normal() -> Double { (0..<12).reduce(-6.0) { sum, _ in sum + uniform() } }
}

/// A sketch of a track and its controls, in characters.
struct TrackSketch {
  static let columns = 60
  static let rows = 16

  let track: [GeoPoint]
  let controls: [GeoPoint]

  /// Numbers are controls, from 1; dots are the track.
  func lines() -> [String] {
    let all = track + controls
    guard let south = all.map(\.latitude).min(), let north = all.map(\.latitude).max(), let west = all.map(\.longitude).min(),
      let east = all.map(\.longitude).max()
    else { return [] }
    var cells = Array(repeating: Array(repeating: Character(" "), count: Self.columns), count: Self.rows)
    func draw(_ place: GeoPoint, _ symbol: Character) {
      let column = Int((place.longitude - west) / max(1e-9, east - west) * Double(Self.columns - 1))
      let row = Int((north - place.latitude) / max(1e-9, north - south) * Double(Self.rows - 1))
      cells[row][column] = symbol
    }
    for place in track { draw(place, ".") }
    for (index, place) in controls.enumerated() { draw(place, "123456789".dropFirst(index).first ?? "+") }
    let edge = "  +" + String(repeating: "-", count: Self.columns) + "+"
    return [edge] + cells.map { "  |" + String($0) + "|" } + [edge]
  }
}
