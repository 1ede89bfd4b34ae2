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

/// A place with a radius, on the plane of a track.
public struct Fence: Sendable, Hashable {
  /// Middle of the fence.
  public let place: GridPoint
  /// Millimetres.
  public let radius: Int64
  let middle: LocalPlane.Vector
}

extension JudgedTrack {
  /// A fence on the track's plane; nil where the place lies beyond its reach, and before the first position.
  /// - Parameter radius: Millimetres.
  public func fence(around place: GridPoint, radius: Int64) -> Fence? {
    plane?.place(of: place).map { Fence(place: place, radius: radius, middle: $0) }
  }

  /// Passages of a place, in the order of time: one for each way on which it was in range.
  /// - Parameters:
  ///   - place: Middle of the fence.
  ///   - radius: Millimetres.
  ///   - start: Time before which nothing counts, milliseconds since 1970.
  ///   - countsRides: Whether a place that was passed by a motor was passed.
  public func passes(of place: GridPoint, radius: Int64, from start: Int64 = .min, countsRides: Bool = false) -> [FencePass] {
    guard let fence = fence(around: place, radius: radius) else { return [] }
    return fixes.indices.dropFirst().compactMap { pass(of: fence, at: $0, from: start, countsRides: countsRides) }
  }

  /// The passage of a fence on the way to one position; nil where it was out of range, and where no way leads there.
  public func pass(of fence: Fence, at index: Int, from start: Int64 = .min, countsRides: Bool = false) -> FencePass? {
    guard index > 0, legs[index] == .way, countsRides || !isMotor[index], !isAside(at: index) else { return nil }
    // Far away by any measure: most of them, and cheap to say.
    let (from, to, middle) = (fixes[index - 1].place, fixes[index].place, fence.middle)
    let reach = fence.radius + rules.positions.allowanceMax + abs(to.east - from.east) + abs(to.north - from.north) + 5_000
    guard abs(to.east - middle.east) <= reach, abs(to.north - middle.north) <= reach else { return nil }
    return nearPass(of: fence, at: index, from: start)
  }

  private func nearPass(of fence: Fence, at index: Int, from start: Int64) -> FencePass? {
    let (before, fix) = (fixes[index - 1], fixes[index])
    guard before.time >= start, fix.time - before.time <= rules.passageMax else { return nil }
    guard let from = before.sample, let to = fix.sample, let passage = Passage(of: fence.place, from: from, to: to) else { return nil }
    let accuracy = max(before.accuracy, fix.accuracy)
    guard rules.positions.isInRange(distance: passage.distance, radius: fence.radius, accuracy: accuracy) else { return nil }
    return FencePass(index: index, time: passage.time, distance: passage.distance)
  }

  /// Whether the way to a position comes as near to a place as a distance, millimetres.
  public func isNear(_ place: GridPoint, at index: Int, within distance: Int64) -> Bool {
    guard fixes.indices.contains(index), index > 0, legs[index] == .way, let from = fixes[index - 1].sample, let to = fixes[index].sample,
      let passage = Passage(of: place, from: from, to: to)
    else { return false }
    return passage.distance <= distance && to.time > from.time
  }

  /// Milliseconds over which a speed is measured, at least: over less, a receiver's noise is faster than people.
  private static let measureMin: Int64 = 1_000

  /// Millimetres in a second: of the speeds on ways within a distance of a place around a passage the one than which somebody was as long slower as faster.
  /// Nil where there is none; never more than anybody can be.
  public func speed(at pass: FencePass, of place: GridPoint, within distance: Int64) -> Int64? {
    guard let stretch = stretch(around: pass, of: place, within: distance) else { return nil }
    var pieces: [(speed: Int64, time: Int64)] = []
    var from = stretch.lowerBound
    for index in stretch.dropFirst() {
      let (time, rest) = (fixes[index].time - fixes[from].time, fixes[stretch.upperBound].time - fixes[index].time)
      guard rest == 0 || min(time, rest) >= Self.measureMin else { continue }
      pieces.append((smooth[from].distance(to: smooth[index]) * 1_000 / time, time))
      from = index
    }
    pieces.sort { $0.speed < $1.speed }
    var left = pieces.reduce(0) { $0 + $1.time } / 2
    let middle = pieces.first { piece in
      left -= piece.time
      return left < 0
    }
    return middle.map { min($0.speed, rules.burstMax) }
  }

  /// Positions of the ways within a distance of a place around a passage, and of some beside them where these take too little time to measure a speed.
  private func stretch(around pass: FencePass, of place: GridPoint, within distance: Int64) -> ClosedRange<Int>? {
    func isNear(_ index: Int) -> Bool { self.isNear(place, at: index, within: distance) }
    func isWay(_ index: Int) -> Bool { index > 0 && index < fixes.endIndex && legs[index] == .way }
    guard let near = [pass.index, pass.index - 1, pass.index + 1].first(where: isNear) else { return nil }
    var (first, last) = (near - 1, near)
    while isNear(first) { first -= 1 }
    while isNear(last + 1) { last += 1 }
    while fixes[last].time - fixes[first].time < Self.measureMin, isWay(first) || isWay(last + 1) {
      if isWay(first) { first -= 1 }
      if isWay(last + 1) { last += 1 }
    }
    return first...last
  }

  /// Millimetres in a second over the time that ends at a position: the moving average by which a minimum is judged. A way that began before that time
  /// counts by its part within it. Nil where there is less.
  public func speed(endingAt index: Int, over window: Int64) -> Int64? {
    let begin = fixes[index].time - window
    var start = index
    while start > 0, legs[start] == .way, fixes[start].time > begin { start -= 1 }
    guard start < index, fixes[start].time <= begin else { return nil }
    let (from, to) = (fixes[start].time, fixes[start + 1].time)
    let before = path[start] + (path[start + 1] - path[start]) * (begin - from) / (to - from)
    return (path[index] - before) * 1_000 / window
  }
}
