import Geodesy
import Polygons

/// Land as bytes: whole numbers of four bytes, big-endian. First how many polygons; of each how many rings, the outline first; of each
/// ring how many points; of each point longitude and latitude in 10⁻⁷ degrees (1 cm).
enum ParkOutline {
  static func bytes(_ polygons: MultiPolygon) -> [UInt8] {
    var numbers = [Int32(polygons.polygons.count)]
    for polygon in polygons.polygons {
      let rings = [polygon.exterior] + polygon.holes
      numbers.append(Int32(rings.count))
      for ring in rings {
        numbers.append(Int32(ring.count))
        numbers += ring.flatMap(Self.numbers)
      }
    }
    return bytes(numbers)
  }

  static func bytes(_ points: [GeoPoint]) -> [UInt8] { bytes(points.flatMap(numbers)) }

  /// Nil for what `bytes` has not written.
  static func polygons(_ bytes: [UInt8]) -> MultiPolygon? {
    var reader = Reader(bytes: bytes)
    guard let count = reader.count() else { return nil }
    var polygons: [MultiPolygon.Polygon] = []
    for _ in 0..<count {
      guard let ringCount = reader.count(), ringCount > 0 else { return nil }
      var rings: [[GeoPoint]] = []
      for _ in 0..<ringCount {
        guard let pointCount = reader.count(), let ring = reader.points(pointCount) else { return nil }
        rings.append(ring)
      }
      polygons.append(MultiPolygon.Polygon(exterior: rings[0], holes: Array(rings.dropFirst())))
    }
    return reader.isAtEnd ? MultiPolygon(polygons) : nil
  }

  /// Nil for what `bytes` has not written.
  static func points(_ bytes: [UInt8]) -> [GeoPoint]? {
    var reader = Reader(bytes: bytes)
    return bytes.count % 8 == 0 ? reader.points(bytes.count / 8) : nil
  }

  private static func numbers(_ point: GeoPoint) -> [Int32] {
    [Int32((point.longitude * PlanePoint.unitsPerDegree).rounded()), Int32((point.latitude * PlanePoint.unitsPerDegree).rounded())]
  }

  private static func bytes(_ numbers: [Int32]) -> [UInt8] {
    numbers.flatMap { number in stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> Int32($0)) } }
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    var isAtEnd: Bool { index == bytes.count }

    mutating func number() -> Int32? {
      guard index + 4 <= bytes.count else { return nil }
      defer { index += 4 }
      return bytes[index..<index + 4].reduce(Int32(0)) { $0 << 8 | Int32($1) }
    }

    /// Number of items that are still to come: no more than there are bytes left.
    mutating func count() -> Int? {
      guard let number = number(), number >= 0, Int(number) <= (bytes.count - index) / 4 else { return nil }
      return Int(number)
    }

    mutating func points(_ count: Int) -> [GeoPoint]? {
      var points: [GeoPoint] = []
      points.reserveCapacity(count)
      for _ in 0..<count {
        guard let longitude = number(), let latitude = number(),
          let point = GeoPoint(
            latitude: Double(latitude) / PlanePoint.unitsPerDegree, longitude: Double(longitude) / PlanePoint.unitsPerDegree)
        else { return nil }
        points.append(point)
      }
      return points
    }
  }
}
