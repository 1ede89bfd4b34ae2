import Geodesy

/// All ground of a map, as one surface to draw from.
struct Coverage: Sendable {
  let grounds: [Ground]
  /// The doubled areas of all grounds up to and with this one.
  private let sums: [UInt64]

  /// - Parameter grounds: Parts that do not overlap; ground that lies twice is drawn twice as often.
  init(_ grounds: [Ground]) {
    self.grounds = grounds
    var total: UInt64 = 0
    sums = grounds.map { ground in
      total += ground.triangles.doubledArea
      return total
    }
  }

  /// In units of doubled plane area.
  var doubledArea: UInt64 { sums.last ?? 0 }

  /// In square metres.
  var area: Double { Double(doubledArea) / PlanePoint.doubledUnitsPerSquareMetre }

  /// The ground and the triangle in which that much area is used up.
  /// - Parameter area: Below `doubledArea`.
  func ground(atArea area: UInt64) -> (Ground, PlaneTriangle) {
    let index = sums.firstIndex { $0 > area } ?? sums.count - 1
    let before = index == 0 ? 0 : sums[index - 1]
    return (grounds[index], grounds[index].triangles.triangle(atArea: area - before))
  }
}
