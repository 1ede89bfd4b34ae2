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
    if let drawn = DrawnLines(track).found {
      findings.append(finding(.noNoise, .doubt, value: drawn.share, limit: drawn.limit, weight: 100))
    }
    if let ratio = Sideways(track).memoryRatio(countMin: Int(Self.countMin)), ratio >= 650 {
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

  /// Steps in a thousand metres of whoever runs; nil where steps are not counted, or too little was gone by foot.
  private func steps(in track: JudgedTrack) -> Int64? {
    guard rules.hasSteps else { return nil }
    let made = StepCount(track.fixes)
    var (steps, way, before, isOwn): (Int64, Int64, Int?, Bool) = (0, 0, nil, true)
    for index in track.fixes.indices {
      if track.isMotor[index] || track.legs[index] == .teleport { isOwn = false }
      guard track.fixes[index].steps >= 0 else { continue }
      if let before, isOwn, let count = made.steps(from: before, to: index) {
        steps += count
        way += track.path[index] - track.path[before]
      }
      (before, isOwn) = (index, true)
    }
    return way >= 300_000 ? steps * 1_000_000 / way : nil
  }
}
