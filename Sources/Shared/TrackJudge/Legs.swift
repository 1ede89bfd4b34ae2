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

  /// Jumps. A receiver between houses may be aside for some time: the legs there and back are no ways, and nobody's deed either. One that is put right at once
  /// jumps by as much as it had gone wrong: nobody is refused for that, but somebody looks.
  func teleports(in track: JudgedTrack, besides errors: [ClosedRange<Int>]) -> [TrackFinding] {
    var errors = errors[...]
    return track.fixes.indices.dropFirst().filter { index in
      errors = errors.drop { $0.upperBound < index }
      return track.legs[index] == .teleport && !(errors.first?.contains(index) ?? false)
    }.map { index in
      let (before, fix) = (track.fixes[index - 1], track.fixes[index])
      let distance = before.place.distance(to: fix.place)
      return TrackFinding(
        .teleport, distance < rules.correctionMax ? .doubt : .certain, from: before.time, before.point, to: fix.time, fix.point,
        value: distance, limit: rules.burstMax * 3 / 2 * min(fix.time - before.time, TrackCleaner.durationMax) / 1_000, isCutOut: true)
    }
  }

  /// Legs from one that leads aside to the one that leads back within `excursionMax`, so that somebody gets from before the first to behind the last. In the
  /// order of time, none within another.
  func excursions(in track: JudgedTrack) -> [ClosedRange<Int>] {
    let settler = FixSettler(rules: rules)
    let leaps = track.fixes.indices.dropFirst().filter { index in
      track.legs[index] == .teleport
        || track.legs[index] == .way && settler.isFaster(track.fixes[index - 1], track.fixes[index], than: rules.burstMax)
    }
    var found: [ClosedRange<Int>] = []
    for (position, first) in leaps.enumerated() where first > found.last?.upperBound ?? 0 {
      if let back = back(from: leaps[position...], track) { found.append(first...back) }
    }
    return found
  }

  /// The last leap in time that leads back to where the first one began, but for what may have been gone meanwhile: less than half of the longest is left.
  private func back(from leaps: ArraySlice<Int>, _ track: JudgedTrack) -> Int? {
    let settler = FixSettler(rules: rules)
    guard let first = leaps.first else { return nil }
    var (east, north, longest, back): (Int64, Int64, Int64, Int?) = (0, 0, 0, nil)
    for leap in leaps {
      let (from, to) = (track.fixes[leap - 1].place, track.fixes[leap].place)
      (east, north) = (east + to.east - from.east, north + to.north - from.north)
      longest = max(longest, from.distance(to: to))
      if leap == first { continue }
      if track.fixes[leap].time - track.fixes[first].time > rules.excursionMax { break }
      let isBack = LocalPlane.Vector(east: east, north: north).length * 2 < longest
      if isBack, !settler.isFaster(track.fixes[first - 1], track.fixes[leap], than: rules.burstMax) { back = leap }
    }
    return back
  }
}

extension JudgedTrack {
  /// Time without positions in which somebody moved, where it is too large a share of a time: what comes before and behind it makes it neither smaller nor larger.
  /// - Parameters:
  ///   - start: Milliseconds since 1970.
  ///   - end: Milliseconds since 1970.
  public func gaps(from start: Int64, to end: Int64) -> TrackFinding? { GapSearch(rules: rules).finding(in: self, from: start, to: end) }

  /// More than half of a time's moving was faster than few people are, without steps: a doubt. Rides before and behind it are none of it.
  /// - Parameters:
  ///   - start: Milliseconds since 1970.
  ///   - end: Milliseconds since 1970.
  public func hurry(from start: Int64, to end: Int64) -> TrackFinding? { MotorSearch(rules: rules).hurry(in: self, from: start, to: end) }

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
