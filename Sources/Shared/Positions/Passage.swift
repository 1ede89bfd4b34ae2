/// How near the straight way from one place to another comes to a third: phones tell where they are every few seconds, and whoever rides a bicycle past a
/// place may be on it between two of them.
public struct Passage: Sendable, Hashable {
  /// From the place to the nearest point of the way, in millimetres.
  public let distance: Int64
  /// When that was, in milliseconds, if the way was gone at an even pace.
  public let time: Int64

  /// - Returns: Nil where an end of the way is beyond the reach of a plane around the place, or where it ends before it begins or takes more than 24 days.
  public init?(of place: GridPoint, from start: Sample, to end: Sample) {
    let plane = LocalPlane(around: place)
    let duration = end.time - start.time
    guard let a = plane.place(of: start.point), let b = plane.place(of: end.point), (0...Self.durationMax).contains(duration) else {
      return nil
    }
    let way = LocalPlane.Vector(east: b.east - a.east, north: b.north - a.north)
    let square = way.east * way.east + way.north * way.north
    // How far along the way the place is, times the way's length.
    let along = -(a.east * way.east + a.north * way.north)
    if along <= 0 {
      (distance, time) = (a.length, start.time)
    } else if along >= square {
      (distance, time) = (b.length, end.time)
    } else {
      distance = Self.height(over: abs(a.east * way.north - a.north * way.east), square: square)
      time = start.time + Self.share(along, of: square, in: duration)
    }
  }

  /// Milliseconds, 2³¹ - 1.
  static let durationMax: Int64 = 2_147_483_647

  /// Twice the triangle's area by its base: area / √square. Both are multiplied by the same power of two first, so that the root of a short way is exact
  /// enough.
  private static func height(over area: Int64, square: Int64) -> Int64 {
    var (square, doublings) = (square, Int64(0))
    while square < 1 << 60 {
      square <<= 2
      doublings += 1
    }
    return WholeNumbers.quotient(area << doublings, WholeNumbers.squareRoot(square))
  }

  /// duration · along / square, rounded down. Both are halved as often as it takes for 64 bits.
  private static func share(_ along: Int64, of square: Int64, in duration: Int64) -> Int64 {
    var (along, square) = (along, square)
    while square > durationMax {
      square >>= 1
      along >>= 1
    }
    return duration * along / square
  }
}
