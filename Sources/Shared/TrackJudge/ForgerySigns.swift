import Positions

/// Looks for what generators of tracks do and receivers do not. None of it is certain: somebody must look at the track.
struct ForgerySigns {
  let rules: JudgeRules

  /// Fewer places say nothing.
  private static let countMin: Int64 = 60

  func findings(in track: JudgedTrack, mockCount: Int, sampleCount: Int) -> [TrackFinding] {
    guard let first = track.fixes.first, let last = track.fixes.last else { return [] }
    func finding(_ kind: TrackFinding.Kind, _ severity: TrackFinding.Severity, value: Int64, limit: Int64, weight: Int64) -> TrackFinding {
      TrackFinding(kind, severity, from: first.time, first.point, to: last.time, last.point, value: value, limit: limit, weight: weight)
    }
    var findings: [TrackFinding] = []
    let bends = Bends(track)
    if let share = bends.straightShare(countMin: Self.countMin), share >= 500 {
      findings.append(finding(.noNoise, .doubt, value: share, limit: 500, weight: 100))
    }
    if let ratio = bends.memoryRatio(countMin: Self.countMin), ratio >= 650 {
      findings.append(finding(.whiteNoise, .doubt, value: ratio, limit: 650, weight: 100))
    }
    if let variation = variation(in: track), variation < 30 {
      findings.append(finding(.constantSpeed, .sign, value: variation, limit: 30, weight: 60))
    }
    if track.fixes.count >= 200, track.fixes.allSatisfy({ $0.accuracy == first.accuracy }) {
      findings.append(finding(.constantAccuracy, .sign, value: first.accuracy, limit: 0, weight: 20))
    }
    if mockCount * 2 > sampleCount { findings.append(finding(.mock, .sign, value: Int64(mockCount), limit: 0, weight: 20)) }
    if let steps = steps(in: track), steps < rules.stepsMin {
      findings.append(finding(.noSteps, .doubt, value: steps, limit: rules.stepsMin, weight: 100))
    }
    return findings
  }

  /// How much the speed changes from one leg to the next, in thousandths of the mean speed.
  private func variation(in track: JudgedTrack) -> Int64? {
    var (count, sum, changes, before): (Int64, Int64, Int64, Int64?) = (0, 0, 0, nil)
    for index in track.fixes.indices.dropFirst() {
      let duration = track.fixes[index].time - track.fixes[index - 1].time
      guard track.legs[index] == .way, duration > 0 else {
        before = nil
        continue
      }
      let speed = track.fixes[index - 1].place.distance(to: track.fixes[index].place) * 1_000 / duration
      if let before, speed >= 500 {
        count += 1
        sum += speed
        changes += abs(speed - before)
      }
      before = speed
    }
    return count >= Self.countMin ? changes * 1_000 / sum : nil
  }

  /// Steps in a thousand metres of whoever runs; nil where steps are not counted, or too little was gone.
  private func steps(in track: JudgedTrack) -> Int64? {
    guard rules.hasSteps, let first = track.fixes.firstIndex(where: { $0.steps >= 0 }),
      let last = track.fixes.lastIndex(where: { $0.steps >= 0 }), track.path[last] - track.path[first] >= 300_000
    else { return nil }
    let steps = Int64(track.fixes[last].steps) - Int64(track.fixes[first].steps)
    return max(0, steps) * 1_000_000 / (track.path[last] - track.path[first])
  }
}

/// How much a track bends at each position, seen from its neighbours and from those four positions away.
private struct Bends {
  private(set) var near: [Int64] = []
  private(set) var far: [Int64] = []
  /// How far each position lies beside the line between its neighbours, millimetres: going faster or slower along a line changes nothing.
  private var beside: [Int64] = []

  init(_ track: JudgedTrack) {
    for index in track.fixes.indices {
      if let bend = Self.bend(at: index, over: 1, track) {
        near.append(bend)
        beside.append(Self.beside(index, track))
      }
      if let bend = Self.bend(at: index, over: 4, track) { far.append(bend) }
    }
  }

  /// Millimetres; nil where the positions do not lie evenly in time, or nobody moves.
  private static func bend(at index: Int, over stride: Int, _ track: JudgedTrack) -> Int64? {
    guard index >= stride, index + stride < track.fixes.count else { return nil }
    let (before, here, after) = (track.fixes[index - stride], track.fixes[index], track.fixes[index + stride])
    let (first, second) = (here.time - before.time, after.time - here.time)
    guard first > 0, abs(first - second) * 10 <= first, first <= 15_000 * Int64(stride) else { return nil }
    for leg in (index - stride + 1)...(index + stride) where track.legs[leg] != .way { return nil }
    guard before.place.distance(to: after.place) * 1_000 >= 700 * (first + second) else { return nil }
    let east = before.place.east + after.place.east - 2 * here.place.east
    let north = before.place.north + after.place.north - 2 * here.place.north
    return min(LocalPlane.Vector(east: east, north: north).length, 30_000)
  }

  private static func beside(_ index: Int, _ track: JudgedTrack) -> Int64 {
    let (from, here, to) = (track.fixes[index - 1].place, track.fixes[index].place, track.fixes[index + 1].place)
    let (east, north) = (to.east - from.east, to.north - from.north)
    return abs(east * (here.north - from.north) - north * (here.east - from.east))
      / max(1, LocalPlane.Vector(east: east, north: north).length)
  }

  /// Share of positions that lie on the line between their neighbours within the steps in which positions are written, in thousandths.
  func straightShare(countMin: Int64) -> Int64? {
    guard near.count >= countMin else { return nil }
    return Int64(beside.count { $0 <= 15 }) * 1_000 / Int64(beside.count)
  }

  /// The noise of a receiver changes slowly: seen over one step it is far less than over four. Noise without memory is the same over both. In thousandths;
  /// nil where there is no noise to speak of. The middle one of all bends is taken, because a few corners would hide the noise.
  func memoryRatio(countMin: Int64) -> Int64? {
    guard near.count >= countMin, far.count >= countMin else { return nil }
    let (nearMiddle, farMiddle) = (near.sorted()[near.count / 2], far.sorted()[far.count / 2])
    return nearMiddle >= 700 && farMiddle > 0 ? nearMiddle * nearMiddle * 1_000 / (farMiddle * farMiddle) : nil
  }
}
