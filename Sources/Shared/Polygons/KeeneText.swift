internal import Geodesy

/// Reads what the polygon tool of Keene State College (keene.edu/campus/maps/tool) gives to copy: its JSON, an array of positions, each
/// `[longitude, latitude]`, or its lines "longitude, latitude". Several polygons are an array of such arrays, or lines with an empty line between.
///
/// The tool's map, scrolled around the world, gives longitudes beyond 180°; they go on from point to point, so that a polygon over 180° is
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
