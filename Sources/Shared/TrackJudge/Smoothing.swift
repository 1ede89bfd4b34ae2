import Positions

/// Takes the noise of single positions out of a track without cutting its corners.
struct Smoothing {
  /// A way is measured from bend to bend of at least this length, millimetres: what is shorter is mostly noise.
  static let stride: Int64 = 8_000
  /// The accuracy up to which bends lie as much farther from each other, millimetres.
  static let accuracyMax: Int64 = 30_000

  /// A parabola through five positions, in the middle of them (Savitzky and Golay, 1964): curves keep their length, which an average would take from them.
  /// Where five do not lie evenly in time, the position stays as it is.
  func smooth(_ fixes: [Fix], _ legs: [JudgedTrack.Leg]) -> [LocalPlane.Vector] {
    var smooth = fixes.map(\.place)
    guard fixes.count >= 5 else { return smooth }
    for index in 2..<(fixes.count - 2) where isEven(around: index, fixes, legs) {
      func parabola(_ axis: (LocalPlane.Vector) -> Int64) -> Int64 {
        let outer = axis(fixes[index - 2].place) + axis(fixes[index + 2].place)
        let inner = axis(fixes[index - 1].place) + axis(fixes[index + 1].place)
        let sum = -3 * outer + 12 * inner + 17 * axis(fixes[index].place)
        return (sum >= 0 ? sum + 17 : sum - 17) / 35
      }
      smooth[index] = LocalPlane.Vector(east: parabola { $0.east }, north: parabola { $0.north })
    }
    return smooth
  }

  private func isEven(around index: Int, _ fixes: [Fix], _ legs: [JudgedTrack.Leg]) -> Bool {
    let step = fixes[index].time - fixes[index - 1].time
    guard step <= 5_000 else { return false }
    for leg in (index - 1)...(index + 2) {
      let other = fixes[leg].time - fixes[leg - 1].time
      guard legs[leg] == .way, abs(other - step) * 4 <= step else { return false }
    }
    return true
  }

  /// Millimetres gone until each position.
  func path(_ places: [LocalPlane.Vector], _ fixes: [Fix], _ legs: [JudgedTrack.Leg]) -> [Int64] {
    var measure = PathMeasure()
    return places.indices.map { measure.gone(to: places[$0], by: legs[$0], accuracy: fixes[$0].accuracy) }
  }
}

/// Measures a way from bend to bend, one place after the other.
struct PathMeasure: Sendable, Hashable {
  /// The last bend; nil before the first place.
  var bend: LocalPlane.Vector?
  /// Millimetres gone until it.
  var base: Int64 = 0
  /// Millimetres gone in all.
  var gone: Int64 = 0

  /// - Returns: Millimetres gone until the place.
  mutating func gone(to place: LocalPlane.Vector, by leg: JudgedTrack.Leg, accuracy: Int64) -> Int64 {
    guard let from = bend, leg != .teleport else {
      (bend, base) = (place, gone)
      return gone
    }
    let way = from.distance(to: place)
    // Somebody who stands still drifts about, in an hour by kilometres: within the accuracy to both sides nothing is gone.
    gone = max(gone, base + way)
    if way >= max(Smoothing.stride, 2 * min(accuracy, Smoothing.accuracyMax)) { (bend, base) = (place, gone) }
    return gone
  }
}
