import Positions

/// Says how each position was reached.
struct Legs {
  let rules: JudgeRules

  func legs(of fixes: [Fix]) -> [JudgedTrack.Leg] {
    var legs: [JudgedTrack.Leg] = []
    legs.reserveCapacity(fixes.count)
    for index in fixes.indices {
      let fix = fixes[index]
      if index == 0 || fix.startsAnew {
        legs.append(.teleport)
      } else if fix.followsPause || fix.time - fixes[index - 1].time > rules.gapMin {
        legs.append(.gap)
      } else {
        legs.append(isDisplacement(at: index, fixes) ? .teleport : .way)
      }
    }
    return legs
  }

  /// Somewhere else between two positions, and it stays so, while before and after it goes on at a human pace. The middle of three positions on each side is
  /// compared, so that no single error is taken for it.
  private func isDisplacement(at index: Int, _ fixes: [Fix]) -> Bool {
    let settler = FixSettler(rules: rules)
    let speed = rules.burstMax * 3 / 2
    guard settler.isFaster(fixes[index - 1], fixes[index], than: speed), index >= 3, index + 2 < fixes.count else { return false }
    let (before, after) = (Self.middle(fixes[(index - 3)...(index - 1)]), Self.middle(fixes[index...(index + 2)]))
    let duration = min(fixes[index + 1].time - fixes[index - 2].time, TrackCleaner.durationMax)
    let allowance = min(fixes[index - 1].accuracy, 30_000) + min(fixes[index].accuracy, 30_000)
    guard before.distance(to: after) - allowance > rules.burstMax * duration / 1_000 else { return false }
    let isSlowBefore = !settler.isFaster(fixes[index - 3], fixes[index - 1], than: rules.burstMax)
    return isSlowBefore && !settler.isFaster(fixes[index], fixes[index + 2], than: rules.burstMax)
  }

  /// The middle of three, each way by itself.
  private static func middle(_ fixes: ArraySlice<Fix>) -> LocalPlane.Vector {
    let (east, north) = (fixes.map(\.place.east).sorted(), fixes.map(\.place.north).sorted())
    return LocalPlane.Vector(east: east[east.count / 2], north: north[north.count / 2])
  }

  /// Teleports that are certain. A receiver between houses may be aside for some time: the legs there and back are no ways, and nobody's deed either.
  func teleports(in track: JudgedTrack) -> [TrackFinding] {
    let errors = excursions(in: track)
    return track.fixes.indices.dropFirst().filter { track.legs[$0] == .teleport && !errors.contains($0) }.map { index in
      let (before, fix) = (track.fixes[index - 1], track.fixes[index])
      return TrackFinding(
        .teleport, .certain, from: before.time, before.point, to: fix.time, fix.point, value: before.place.distance(to: fix.place),
        limit: rules.burstMax * 3 / 2 * min(fix.time - before.time, TrackCleaner.durationMax) / 1_000, isCutOut: true)
    }
  }

  /// Legs that lead aside and back within `excursionMax`, so that somebody gets from before the first to behind the last.
  private func excursions(in track: JudgedTrack) -> Set<Int> {
    let settler = FixSettler(rules: rules)
    let leaps = track.fixes.indices.dropFirst().filter { index in
      track.legs[index] == .teleport
        || track.legs[index] == .way && settler.isFaster(track.fixes[index - 1], track.fixes[index], than: rules.burstMax)
    }
    var errors: Set<Int> = []
    for (position, first) in leaps.enumerated() where !errors.contains(first) {
      let near = leaps[(position + 1)...].prefix { track.fixes[$0].time - track.fixes[first].time <= rules.excursionMax }
      let back = near.last { last in
        !settler.isFaster(track.fixes[first - 1], track.fixes[last], than: rules.burstMax)
          && cancel(leaps.filter { (first...last).contains($0) }, track)
      }
      if let back { errors.formUnion(leaps.filter { (first...back).contains($0) }) }
    }
    return errors
  }

  /// Whether leaps lead back to where they began, but for what may have been gone meanwhile: less than half of the longest is left.
  private func cancel(_ leaps: [Int], _ track: JudgedTrack) -> Bool {
    var (sum, longest) = (LocalPlane.Vector(east: 0, north: 0), Int64(0))
    for index in leaps {
      let (from, to) = (track.fixes[index - 1].place, track.fixes[index].place)
      sum = LocalPlane.Vector(east: sum.east + to.east - from.east, north: sum.north + to.north - from.north)
      longest = max(longest, from.distance(to: to))
    }
    return sum.length * 2 < longest
  }
}

extension JudgedTrack {
  /// Time without positions in which somebody moved, where it is too large a share of a time: what comes before and behind it makes it neither smaller nor larger.
  /// - Parameters:
  ///   - start: Milliseconds since 1970.
  ///   - end: Milliseconds since 1970.
  public func gaps(from start: Int64, to end: Int64) -> TrackFinding? { GapSearch(rules: rules).finding(in: self, from: start, to: end) }

  /// Starts that only motors make, of a time: what somebody rode in before and behind it is none of it.
  /// - Parameters:
  ///   - start: Milliseconds since 1970.
  ///   - end: Milliseconds since 1970.
  public func launches(from start: Int64, to end: Int64) -> [TrackFinding] {
    MotorSearch(rules: rules).launches(in: self, from: start, to: end)
  }
}

/// Time without positions.
struct GapSearch {
  let rules: JudgeRules

  /// The share of the whole time in gaps in which somebody moved.
  func findings(in track: JudgedTrack) -> [TrackFinding] {
    guard let first = track.fixes.first, let last = track.fixes.last else { return [] }
    return finding(in: track, from: first.time, to: last.time).map { [$0] } ?? []
  }

  func finding(in track: JudgedTrack, from start: Int64, to end: Int64) -> TrackFinding? {
    guard let first = track.fixes.last(where: { $0.time <= start }) ?? track.fixes.first,
      let last = track.fixes.first(where: { $0.time >= end }),
      let share = share(in: track, from: start, to: end), share > rules.gapShareMax
    else { return nil }
    return TrackFinding(.gaps, .doubt, from: start, first.point, to: end, last.point, value: share, limit: rules.gapShareMax)
  }

  /// In thousandths; nil for no time.
  private func share(in track: JudgedTrack, from start: Int64, to end: Int64) -> Int64? {
    guard end > start else { return nil }
    var gone: Int64 = 0
    for index in track.fixes.indices.dropFirst() where track.legs[index] == .gap {
      let (before, fix) = (track.fixes[index - 1], track.fixes[index])
      let own = before.place.distance(to: fix.place) - before.accuracy - fix.accuracy
      if own > rules.restMax { gone += max(0, min(fix.time, end) - max(before.time, start)) }
    }
    // In about seconds, so that products stay within 64 bits.
    return (gone >> 10) * 1_000 / max(1, (end - start) >> 10)
  }
}
