import Geodesy

/// Triangles of the equal-area plane in one array, with the running sum of their areas: a place is drawn uniformly by area with
/// one number and one binary search.
struct TriangleTable: Sendable, Hashable {
  /// Three corners, x before y.
  static let numbersPerTriangle = 6
  static let bytesPerTriangle = numbersPerTriangle * 4

  private var numbers: [Int32] = []
  /// The doubled areas of all triangles up to and with this one.
  private var sums: [UInt64] = []

  init(_ triangles: [PlaneTriangle]) {
    numbers.reserveCapacity(triangles.count * Self.numbersPerTriangle)
    for triangle in triangles {
      for corner in [triangle.a, triangle.b, triangle.c] { numbers += [corner.x, corner.y] }
    }
    sum()
  }

  /// Reads what `bytes` wrote; nil when that is no whole number of triangles.
  init?(bytes: [UInt8]) {
    guard bytes.count % Self.bytesPerTriangle == 0 else { return nil }
    numbers.reserveCapacity(bytes.count / 4)
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let high = UInt32(bytes[start]) << 24 | UInt32(bytes[start + 1]) << 16
      let low = UInt32(bytes[start + 2]) << 8 | UInt32(bytes[start + 3])
      numbers.append(Int32(bitPattern: high | low))
    }
    sum()
  }

  /// Big-endian.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(numbers.count * 4)
    for number in numbers {
      let bits = UInt32(bitPattern: number)
      bytes += [UInt8(truncatingIfNeeded: bits >> 24), UInt8(truncatingIfNeeded: bits >> 16)]
      bytes += [UInt8(truncatingIfNeeded: bits >> 8), UInt8(truncatingIfNeeded: bits)]
    }
    return bytes
  }

  var count: Int { sums.count }

  /// In units of doubled plane area; at most 1.44·10¹⁹, the whole sphere, which a `UInt64` holds.
  var doubledArea: UInt64 { sums.last ?? 0 }

  subscript(index: Int) -> PlaneTriangle {
    let start = index * Self.numbersPerTriangle
    return PlaneTriangle(
      PlanePoint(x: numbers[start], y: numbers[start + 1]), PlanePoint(x: numbers[start + 2], y: numbers[start + 3]),
      PlanePoint(x: numbers[start + 4], y: numbers[start + 5]))
  }

  /// The triangle in which that much area is used up.
  /// - Parameter area: Below `doubledArea`.
  func triangle(atArea area: UInt64) -> PlaneTriangle {
    var (low, high) = (0, sums.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] > area { high = middle } else { low = middle + 1 }
    }
    return self[low]
  }

  private mutating func sum() {
    let count = numbers.count / Self.numbersPerTriangle
    sums.reserveCapacity(count)
    var total: UInt64 = 0
    for index in 0..<count {
      total += self[index].doubledArea
      sums.append(total)
    }
  }
}
