internal import Geodesy

/// Reads what the polygon tool of Keene State College (keene.edu/campus/maps/tool) gives to copy: its JSON, an array of positions, each
/// `[longitude, latitude]`, or its lines "longitude, latitude". Several polygons are an array of such arrays, or lines with an empty line between.
///
/// Who has scrolled the tool's map around the world gets longitudes beyond 180°; they go on from point to point, so that a polygon over 180° is
/// whole. Here it is cut there, as `MultiPolygon` wants it.
public enum KeeneText {
  /// Whether a text is none of GeoJSON, which begins with an object.
  public static func isLikely(_ text: [UInt8]) -> Bool {
    guard let first = text.first(where: { $0 > 0x20 }) else { return false }
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
  }

  /// The polygons in the order of the text.
  /// - Throws: With its place, what is neither; a ring of fewer than three different points; a latitude beyond a pole; a polygon that goes
  ///   around the whole world.
  public static func polygons(in text: [UInt8]) throws(GeoJSONError) -> MultiPolygon {
    var reader = KeeneReader(text)
    var polygons: [MultiPolygon.Polygon] = []
    for ring in try reader.rings() {
      let parts = ring.parts
      if parts.isEmpty { throw reader.fault("a polygon without an area, or around the whole world") }
      polygons += parts.map { MultiPolygon.Polygon(exterior: $0) }
    }
    if polygons.isEmpty { throw reader.fault("no polygon") }
    return MultiPolygon(polygons)
  }
}

/// A closed line whose longitudes go on from point to point.
private struct UnrolledRing {
  /// Degrees.
  struct Point: Equatable {
    let longitude: Double
    let latitude: Double
  }

  var points: [Point]

  /// Cut at the meridians of 180°; empty without an area or where it is wider than the world.
  var parts: [[GeoPoint]] {
    guard let west = points.map(\.longitude).min(), let east = points.map(\.longitude).max(), east - west <= 360 else { return [] }
    let turns = ((west + 180) / 360).rounded(.down) * 360
    let shifted = points.map { Point(longitude: $0.longitude - turns, latitude: $0.latitude) }
    let eastern = Self.cut(shifted, keeping: { $0.longitude <= 180 })
    let western = Self.cut(shifted, keeping: { $0.longitude >= 180 }).map { Point(longitude: $0.longitude - 360, latitude: $0.latitude) }
    return [eastern, western].compactMap(Self.ring)
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

private struct KeeneReader {
  private var scanner: JSONScanner
  private let text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    scanner = JSONScanner(text)
  }

  func fault(_ reason: String) -> GeoJSONError { scanner.fault(reason) }

  mutating func rings() throws(GeoJSONError) -> [UnrolledRing] {
    scanner.skipSeparators()
    guard text.first(where: { $0 > 0x20 }) == UInt8(ascii: "[") else { return try lines() }
    var rings: [UnrolledRing] = []
    switch scanner.arrayDepthAhead {
    case 2: rings = [try ring()]
    case 3:
      try scanner.enter("[")
      while try scanner.hasNext(before: "]") { rings.append(try ring()) }
    default: throw scanner.fault("neither a list of positions nor a list of such lists")
    }
    scanner.skipSeparators()
    if !scanner.isAtEnd { throw scanner.fault("more than one value") }
    return rings
  }

  private mutating func ring() throws(GeoJSONError) -> UnrolledRing {
    var points: [UnrolledRing.Point] = []
    try scanner.enter("[")
    while try scanner.hasNext(before: "]") {
      var numbers: [Double] = []
      try scanner.enter("[")
      while try scanner.hasNext(before: "]") { numbers.append(try scanner.number()) }
      guard let point = Self.point(numbers) else { throw scanner.fault("a position that is not longitude and latitude in degrees") }
      points.append(point)
    }
    guard let ring = Self.ring(points) else { throw scanner.fault("a ring with fewer than three different points") }
    return ring
  }

  /// "longitude, latitude" in each line.
  private func lines() throws(GeoJSONError) -> [UnrolledRing] {
    var (rings, points): ([UnrolledRing], [UnrolledRing.Point]) = ([], [])
    var (offset, line) = (0, 0)
    func fault(_ reason: String) -> GeoJSONError { GeoJSONError(offset: offset, line: line, reason: reason) }
    func close() throws(GeoJSONError) {
      if points.isEmpty { return }
      guard let ring = Self.ring(points) else { throw fault("a ring with fewer than three different points") }
      rings.append(ring)
      points = []
    }
    for bytes in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      (offset, line) = (bytes.startIndex, line + 1)
      let columns = bytes.split(separator: UInt8(ascii: ",")).map { $0.filter { $0 > 0x20 } }
      if bytes.allSatisfy({ $0 <= 0x20 }) {
        try close()
        continue
      }
      guard let point = Self.point(columns.compactMap { DecimalNumber.parse($0[...]) }), columns.count == 2 else {
        throw fault("a line that is not longitude and latitude in degrees")
      }
      points.append(point)
    }
    try close()
    return rings
  }

  private static func point(_ numbers: [Double]) -> UnrolledRing.Point? {
    guard numbers.count == 2, (-90...90).contains(numbers[1]), abs(numbers[0]) <= 36_000 else { return nil }
    return UnrolledRing.Point(longitude: numbers[0], latitude: numbers[1])
  }

  private static func ring(_ points: [UnrolledRing.Point]) -> UnrolledRing? {
    var open = points
    if open.count > 1, open.first == open.last { open.removeLast() }
    return open.count >= 3 ? UnrolledRing(points: open) : nil
  }
}
