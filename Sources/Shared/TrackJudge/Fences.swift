public import Positions

/// Where a track passes a place: on the way between two positions, not only at them (requirement E-S11).
public struct FencePass: Sendable, Hashable {
  /// The position at which the way ends.
  public let index: Int
  /// When the way came nearest to the place, milliseconds since 1970.
  public let time: Int64
  /// How near, millimetres.
  public let distance: Int64
}

extension JudgedTrack {
  /// Passages of a place, in the order of time: one for each way on which it was in range.
  /// - Parameters:
  ///   - place: Middle of the fence.
  ///   - radius: Millimetres.
  ///   - start: Time before which nothing counts, milliseconds since 1970.
  ///   - countsRides: Whether a place that was passed by a motor was passed.
  public func passes(of place: GridPoint, radius: Int64, from start: Int64 = .min, countsRides: Bool = false) -> [FencePass] {
    var passes: [FencePass] = []
    guard let middle = plane?.place(of: place) else { return [] }
    for index in fixes.indices.dropFirst() where legs[index] == .way && (countsRides || !isMotor[index]) {
      let (before, fix) = (fixes[index - 1], fixes[index])
      guard before.time >= start, fix.time - before.time <= rules.passageMax else { continue }
      let accuracy = max(before.accuracy, fix.accuracy)
      // Far away by any measure: most of them, and cheap to say.
      let reach =
        radius + rules.positions.allowanceMax + abs(fix.place.east - before.place.east) + abs(fix.place.north - before.place.north) + 5_000
      guard abs(fix.place.east - middle.east) <= reach, abs(fix.place.north - middle.north) <= reach else { continue }
      guard let from = before.sample, let to = fix.sample, let passage = Passage(of: place, from: from, to: to) else { continue }
      if rules.positions.isInRange(distance: passage.distance, radius: radius, accuracy: accuracy) {
        passes.append(FencePass(index: index, time: passage.time, distance: passage.distance))
      }
    }
    return passes
  }

  /// Millimetres in a second, the middle one of the speeds on ways within a distance of a place around a passage; nil where there is none.
  public func speed(at pass: FencePass, of place: GridPoint, within distance: Int64) -> Int64? {
    var speeds: [Int64] = []
    func add(_ index: Int) -> Bool {
      guard fixes.indices.contains(index), index > 0, legs[index] == .way, let from = fixes[index - 1].sample, let to = fixes[index].sample,
        let passage = Passage(of: place, from: from, to: to), passage.distance <= distance, to.time > from.time
      else { return false }
      speeds.append(smooth[index - 1].distance(to: smooth[index]) * 1_000 / (to.time - from.time))
      return true
    }
    _ = add(pass.index)
    var index = pass.index - 1
    while add(index) { index -= 1 }
    index = pass.index + 1
    while add(index) { index += 1 }
    let sorted = speeds.sorted()
    return sorted.isEmpty ? nil : sorted[sorted.count / 2]
  }

  /// Millimetres in a second over the time that ends at a position: the moving average by which a minimum is judged. Nil where there is less.
  public func speed(endingAt index: Int, over window: Int64) -> Int64? {
    var start = index
    while start > 0, legs[start] == .way, fixes[index].time - fixes[start].time < window { start -= 1 }
    let span = fixes[index].time - fixes[start].time
    return span >= window ? (path[index] - path[start]) * 1_000 / span : nil
  }
}
