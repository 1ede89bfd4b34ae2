import Geodesy

/// A closed line whose longitudes go on from point to point, beyond 180° where it goes there.
struct UnrolledRing {
  /// Degrees.
  struct Point: Equatable {
    let longitude: Double
    let latitude: Double
  }

  var points: [Point]

  /// Cut at the meridians of 180°; empty without an area or where it is wider than the world.
  var parts: [[GeoPoint]] {
    guard let (eastern, western) = halves(turned: turns) else { return [] }
    return [eastern, western].compactMap(\.self)
  }

  /// A polygon of rings that go on, cut at the meridians of 180°; empty without an area or where it is wider than the world.
  static func parts(exterior: UnrolledRing, holes: [UnrolledRing]) -> [MultiPolygon.Polygon] {
    guard let west = exterior.west, let (eastern, western) = exterior.halves(turned: exterior.turns) else { return [] }
    var inner: (eastern: [[GeoPoint]], western: [[GeoPoint]]) = ([], [])
    for hole in holes {
      // To the turn around the world on which the outline is.
      let turns = exterior.turns + ((hole.west ?? west) - west).rounded(.down, toMultipleOf: 360)
      guard let halves = hole.halves(turned: turns) else { continue }
      inner.eastern += [halves.eastern].compactMap(\.self)
      inner.western += [halves.western].compactMap(\.self)
    }
    switch (eastern, western) {
    case (let eastern?, let western?):
      return [
        MultiPolygon.Polygon(exterior: eastern, holes: inner.eastern), MultiPolygon.Polygon(exterior: western, holes: inner.western),
      ]
    case (let whole?, nil), (nil, let whole?): return [MultiPolygon.Polygon(exterior: whole, holes: inner.eastern + inner.western)]
    case (nil, nil): return []
    }
  }

  private var west: Double? { points.map(\.longitude).min() }

  /// Degrees from the turn around the world that begins at 180° W to the one in which the ring begins.
  private var turns: Double { ((west ?? 0) + 180).rounded(.down, toMultipleOf: 360) }

  /// The parts on both sides of 180°, for a ring that begins in the turn given, degrees; nil where it is wider than the world.
  private func halves(turned turns: Double) -> (eastern: [GeoPoint]?, western: [GeoPoint]?)? {
    guard let west, let east = points.map(\.longitude).max(), east - west <= 360 else { return nil }
    let shifted = points.map { Point(longitude: $0.longitude - turns, latitude: $0.latitude) }
    let eastern = Self.cut(shifted, keeping: { $0.longitude <= 180 })
    let western = Self.cut(shifted, keeping: { $0.longitude >= 180 }).map { Point(longitude: $0.longitude - 360, latitude: $0.latitude) }
    return (Self.ring(eastern), Self.ring(western))
  }

  /// The part on one side of 180° (Sutherland and Hodgman 1974). Where it falls apart, the pieces stay joined along the meridian: such lines without
  /// an area are taken out when the polygon is repaired.
  private static func cut(_ points: [Point], keeping isInside: (Point) -> Bool) -> [Point] {
    var kept: [Point] = []
    for (index, point) in points.enumerated() {
      let former = points[index == 0 ? points.count - 1 : index - 1]
      if isInside(point) != isInside(former) {
        let part = (180 - former.longitude) / (point.longitude - former.longitude)
        kept.append(Point(longitude: 180, latitude: former.latitude + part * (point.latitude - former.latitude)))
      }
      if isInside(point) { kept.append(point) }
    }
    return kept
  }

  private static func ring(_ points: [Point]) -> [GeoPoint]? {
    let places = points.compactMap { GeoPoint(latitude: $0.latitude, longitude: $0.longitude) }
    guard places.count == points.count, Set(places).count >= 3, Set(places.map(\.longitude)).count > 1 else { return nil }
    return places
  }
}

// MARK: - Rings of longitudes that do not go on

extension UnrolledRing {
  /// Whether an edge goes more than half around the world: of a ring that goes over 180° and was not cut there, or of one that is so wide. Edges along
  /// a pole or along the meridian of 180° are those of an outline that was cut.
  static func hasWideEdge(_ ring: [GeoPoint]) -> Bool {
    edges(of: ring).contains { abs($1.longitude - $0.longitude) > 180 && !isAlongCut($0, $1) }
  }

  /// So near to 180° and so low, degrees, is what nobody means as a band around the rest of the world, whichever way it goes around.
  private static let (smallReach, smallHeight) = (5.0, 10.0)

  /// Whether a ring goes over 180° without having been cut there, so that its wide edges go the shorter way around the world.
  ///
  /// By RFC 7946 an edge is straight in degrees (§3.1.1), also one of 340°, and a ring over 180° should be cut (§3.1.9); who does not cut it writes
  /// the same numbers. Signs that tell them apart, in this order: of two ways the one on which the ring does not cross itself; something small at 180°
  /// lies there; and an outline goes counterclockwise, a hole clockwise (§3.1.6). A ring that leads back on neither way counts as uncut.
  static func isUncut(_ ring: [GeoPoint], isHole: Bool = false) -> Bool {
    guard hasWideEdge(ring) else { return false }
    guard let shorter = UnrolledRing(goingOn: ring), let written = UnrolledRing(asWritten: ring) else { return true }
    let (isShorterSimple, isWrittenSimple) = (shorter.isSimple, written.isSimple)
    if isShorterSimple != isWrittenSimple { return isShorterSimple }
    let latitudes = ring.map(\.latitude)
    let height = (latitudes.max() ?? 0) - (latitudes.min() ?? 0)
    if height <= smallHeight, ring.allSatisfy({ abs($0.longitude) >= 180 - smallReach }) { return true }
    return isHole ? shorter.signedArea < 0 : shorter.signedArea > 0
  }

  /// Its points as they are; nil without any.
  init?(asWritten ring: [GeoPoint]) {
    if ring.isEmpty { return nil }
    points = ring.map { Point(longitude: $0.longitude, latitude: $0.latitude) }
  }

  /// From where to where it reaches, for a person.
  var extent: String {
    let (longitudes, latitudes) = (points.map(\.longitude), points.map(\.latitude))
    guard let west = longitudes.min(), let east = longitudes.max(), let south = latitudes.min(), let north = latitudes.max() else {
      return ""
    }
    return "longitude \(west) to \(east), latitude \(south) to \(north)"
  }

  private var isSimple: Bool {
    let flat = (points + points.prefix(1)).flatMap { [$0.longitude, $0.latitude] }
    return (try? GEOSContext().multiPolygon([[flat]]).isValid) ?? false
  }

  /// Square degrees; positive counterclockwise.
  private var signedArea: Double {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + ($1.0.longitude * $1.1.latitude - $1.1.longitude * $1.0.latitude) / 2
    }
  }

  /// A ring whose edges go the shorter way around; nil where they do not lead back: around a pole.
  init?(goingOn ring: [GeoPoint]) {
    guard let unrolled = Self.unrolled(ring, sparing: Self.isAlongCut) ?? Self.unrolled(ring, sparing: Self.isAlongPole) else { return nil }
    self = unrolled
  }

  private static func unrolled(_ ring: [GeoPoint], sparing isSpared: (GeoPoint, GeoPoint) -> Bool) -> UnrolledRing? {
    var (points, turn): ([Point], Double) = ([], 0)
    for (point, next) in edges(of: ring) {
      points.append(Point(longitude: point.longitude + turn, latitude: point.latitude))
      let way = next.longitude - point.longitude
      if abs(way) > 180, !isSpared(point, next) { turn += way > 0 ? -360 : 360 }
    }
    return turn == 0 ? UnrolledRing(points: points) : nil
  }

  private static func edges(of ring: [GeoPoint]) -> Zip2Sequence<[GeoPoint], [GeoPoint]> {
    zip(ring, Array(ring.dropFirst()) + ring.prefix(1))
  }

  private static func isAlongPole(_ one: GeoPoint, _ other: GeoPoint) -> Bool {
    abs(one.latitude) == 90 && one.latitude == other.latitude
  }

  private static func isAlongCut(_ one: GeoPoint, _ other: GeoPoint) -> Bool {
    isAlongPole(one, other) || abs(one.longitude) == 180 && abs(other.longitude) == 180
  }
}

extension Double {
  fileprivate func rounded(_ rule: FloatingPointRoundingRule, toMultipleOf step: Double) -> Double {
    (self / step).rounded(rule) * step
  }
}
