import Positions

/// Looks for rides: speeds that nobody keeps up for so long, and starts that only motors make.
struct MotorSearch {
  let rules: JudgeRules

  /// Positions of a ride, and why it is one.
  private struct Ride {
    var first: Int
    var last: Int
    /// The largest excess over a limit, in thousandths.
    var excess: Int64
    /// The longest window that was exceeded.
    var limitIndex: Int
  }

  /// Marks what was reached by a motor, and says where.
  func mark(_ track: inout JudgedTrack) -> [TrackFinding] {
    var findings: [TrackFinding] = []
    let speeds = speeds(in: track)
    for ride in rides(in: track) {
      let whole = expanded(ride, track, speeds)
      for index in whole.first...whole.last where index > whole.first && track.legs[index] != .teleport { track.isMotor[index] = true }
      findings.append(finding(whole, track, speeds))
    }
    return findings + doubts(in: track, speeds) + unseenRides(in: track) + launches(in: track)
  }

  /// As fast as the best run, for five minutes, and nobody has counted steps: a scooter is. Looked for outside of the rides, and nothing of it is marked: it
  /// may be the best run. Next to a ride a minute is enough: it may have been one all the time, a little slower there. One finding for each stretch: what
  /// lies between two of them is in no doubt.
  private func doubts(in track: JudgedTrack, _ speeds: [Int64]) -> [TrackFinding] {
    guard let limit = rules.doubtLimit else { return [] }
    let short = SpeedLimit(window: rules.doubtNextToRide, speed: limit.speed)
    let beside = doubtful(short, in: track).filter { isNextToRide($0, track) }.flatMap { cores(of: $0, over: short, in: track) }
    let long = doubtful(limit, in: track).flatMap { cores(of: $0, over: limit, in: track) }
    let ranges = beside + long.filter { range in !beside.contains { $0.overlaps(range) } }
    return ranges.map { range in
      let (first, last) = (track.fixes[range.lowerBound], track.fixes[range.upperBound])
      return TrackFinding(
        .vehicle, .doubt, from: first.time, first.point, to: last.time, last.point, value: speeds[range].max() ?? 0, limit: limit.speed)
    }
  }

  /// Ways without positions that were faster than few people are: somebody may have got in where nothing was recorded.
  private func unseenRides(in track: JudgedTrack) -> [TrackFinding] {
    let limit = rules.doubtLimit?.speed ?? rules.averageMax
    let made = StepCount(track.fixes)
    return track.fixes.indices.dropFirst().compactMap { index in
      guard track.legs[index] == .gap, !track.isMotor[index], !track.isPaused(at: index) else { return nil }
      let (before, fix) = (track.fixes[index - 1], track.fixes[index])
      let span = min(fix.time - before.time, TrackCleaner.durationMax)
      let way = before.place.distance(to: fix.place) - before.accuracy - fix.accuracy
      guard way >= Self.unseenMin, way * 1_000 > limit * span else { return nil }
      if let steps = made.steps(from: index - 1, to: index), steps * 1_000_000 >= rules.stepsMin * way { return nil }
      return TrackFinding(
        .vehicle, .doubt, from: before.time, before.point, to: fix.time, fix.point, value: way * 1_000 / max(1, span), limit: limit)
    }
  }

  /// Millimetres of a way without positions from which on it is looked at.
  private static let unseenMin: Int64 = 400_000

  /// Stretches outside of rides each window of which is too fast, and without steps.
  private func doubtful(_ limit: SpeedLimit, in track: JudgedTrack) -> [ClosedRange<Int>] {
    var (found, ridden): ([ClosedRange<Int>], [Int]) = ([], [])
    for isMotor in track.isMotor { ridden.append((ridden.last ?? 0) + (isMotor ? 1 : 0)) }
    let made = StepCount(track.fixes)
    forEachWindow(of: limit.window, in: track) { start, end, span in
      guard ridden[start] == ridden[end], (track.path[end] - track.path[start]) * 1_000 > limit.speed * span else { return }
      let steps = made.steps(from: start, to: end) ?? -1
      if steps >= 0, steps * 1_000_000 >= rules.stepsMin * (track.path[end] - track.path[start]) { return }
      if let last = found.last, start <= last.upperBound, ridden[last.lowerBound] == ridden[end] {
        found[found.count - 1] = last.lowerBound...end
      } else {
        found.append(start...end)
      }
    }
    return found
  }

  /// Whether a ride ends shortly before, or begins shortly after.
  private func isNextToRide(_ range: ClosedRange<Int>, _ track: JudgedTrack) -> Bool {
    let (start, end) = (track.fixes[range.lowerBound].time - rules.stopMax, track.fixes[range.upperBound].time + rules.stopMax)
    let before = track.isMotor[..<range.lowerBound].indices.reversed().lazy.prefix { track.fixes[$0].time >= start }
    let after = track.isMotor[range.upperBound...].indices.lazy.prefix { track.fixes[$0].time <= end }
    return before.contains { track.isMotor[$0] } || after.contains { track.isMotor[$0] }
  }

  private func finding(_ ride: Ride, _ track: JudgedTrack, _ speeds: [Int64]) -> TrackFinding {
    let (first, last) = (track.fixes[ride.first], track.fixes[ride.last])
    let isCertain = ride.limitIndex >= rules.certainIndex || ride.excess >= rules.certainExcess
    return TrackFinding(
      .vehicle, isCertain ? .certain : .doubt, from: first.time, first.point, to: last.time, last.point,
      value: speeds[ride.first...ride.last].max() ?? 0, limit: rules.limits[ride.limitIndex].speed, isCutOut: true)
  }

  /// Rides by all windows, in the order of time, those with a short stop between them as one.
  private func rides(in track: JudgedTrack) -> [Ride] {
    let found = rules.limits.indices.flatMap { rides(over: $0, in: track) }.sorted { ($0.first, $0.last) < ($1.first, $1.last) }
    return found.reduce(into: []) { rides, ride in
      guard let before = rides.last, track.fixes[ride.first].time - track.fixes[before.last].time <= rules.stopMax else {
        rides.append(ride)
        return
      }
      rides[rides.count - 1] = Ride(
        first: before.first, last: max(before.last, ride.last), excess: max(before.excess, ride.excess),
        limitIndex: max(before.limitIndex, ride.limitIndex))
    }
  }

  /// Stretches of which each window is too fast. Two of the shortest window in a row must be: single errors of receivers last that long.
  private func rides(over limitIndex: Int, in track: JudgedTrack) -> [Ride] {
    let limit = rules.limits[limitIndex]
    var rides: [Ride] = []
    forEachWindow(of: limit.window, in: track) { start, end, span in
      let way = limitIndex == 0 ? straight(start, end, track) : track.path[end] - track.path[start]
      guard way * 1_000 > limit.speed * span else { return }
      let excess = way * 1_000 / span * 1_000 / limit.speed
      if let last = rides.last, start <= last.last {
        rides[rides.count - 1].last = end
        rides[rides.count - 1].excess = max(last.excess, excess)
      } else {
        rides.append(Ride(first: start, last: end, excess: excess, limitIndex: limitIndex))
      }
    }
    if limitIndex == 0 { return rides.filter { track.fixes[$0.last].time - track.fixes[$0.first].time >= 2 * limit.window } }
    return rides.flatMap { ride in
      cores(of: ride.first...ride.last, over: limit, in: track).map { core in
        Ride(first: core.lowerBound, last: core.upperBound, excess: ride.excess, limitIndex: limitIndex)
      }
    }
  }

  /// Parts of too fast windows that make them so: a long window reaches far back into a run that a ride follows. The one farthest above the limit is
  /// one, and so are those that fill a window by themselves.
  private func cores(of range: ClosedRange<Int>, over limit: SpeedLimit, in track: JudgedTrack) -> [ClosedRange<Int>] {
    /// Micrometres above the limit since the beginning of the range.
    func lead(_ index: Int) -> Int64 {
      let span = min(track.fixes[index].time - track.fixes[range.lowerBound].time, TrackCleaner.durationMax)
      return (track.path[index] - track.path[range.lowerBound]) * 1_000 - limit.speed * span
    }
    var parts: [(range: ClosedRange<Int>, gain: Int64)] = []
    var (first, peak) = (range.lowerBound, range.lowerBound)
    func close() {
      if peak > first { parts.append((first...peak, lead(peak) - lead(first))) }
    }
    for index in range {
      if lead(index) > lead(peak) {
        peak = index
      } else if lead(index) <= lead(first) || track.fixes[index].time - track.fixes[peak].time > rules.stopMax {
        // Somebody who has lost all that was above the limit, or was below it for longer than a stop, is not in that ride any more.
        close()
        (first, peak) = (index, index)
      }
    }
    close()
    let most = parts.map(\.gain).max()
    return parts.filter { $0.gain == most || track.fixes[$0.range.upperBound].time - track.fixes[$0.range.lowerBound].time >= limit.window }
      .map(\.range)
  }

  /// The straight way, less what the positions may be wrong by.
  private func straight(_ start: Int, _ end: Int, _ track: JudgedTrack) -> Int64 {
    track.smooth[start].distance(to: track.smooth[end]) - min(track.fixes[start].accuracy, 10_000) - min(track.fixes[end].accuracy, 10_000)
  }

  /// The shortest stretches without a teleport that last at least so long, one for each position that ends one.
  private func forEachWindow(of window: Int64, in track: JudgedTrack, _ body: (_ start: Int, _ end: Int, _ span: Int64) -> Void) {
    var (start, floor) = (0, 0)
    for end in track.fixes.indices {
      if track.legs[end] == .teleport { (start, floor) = (end, end) }
      while start + 1 <= end, track.fixes[end].time - track.fixes[start + 1].time >= window { start += 1 }
      let span = min(track.fixes[end].time - track.fixes[start].time, TrackCleaner.durationMax)
      if start >= floor, span >= window { body(start, end, span) }
    }
  }

  /// Millimetres in a second over the ten seconds that end at each position; 0 where there are none.
  private func speeds(in track: JudgedTrack) -> [Int64] {
    var speeds = Array(repeating: Int64(0), count: track.fixes.count)
    forEachWindow(of: 10_000, in: track) { start, end, span in
      speeds[end] = track.smooth[start].distance(to: track.smooth[end]) * 1_000 / span
    }
    return speeds
  }

  /// From where somebody got in to where somebody got out: what is as slow as people are is none of it, nor what is far slower than the ride.
  private func expanded(_ ride: Ride, _ track: JudgedTrack, _ speeds: [Int64]) -> Ride {
    var ride = ride
    let span = min(track.fixes[ride.last].time - track.fixes[ride.first].time, TrackCleaner.durationMax)
    let mean = (track.path[ride.last] - track.path[ride.first]) * 1_000 / max(1, span)
    let slow = max(rules.slowSpeed, mean * rules.rideShare / 1_000)
    let fast = (ride.first...ride.last).filter { speeds[$0] > slow }
    if let first = fast.first, let last = fast.last { (ride.first, ride.last) = (first, last) }
    while ride.first > 0, track.legs[ride.first] != .teleport, speeds[ride.first] > slow { ride.first -= 1 }
    while ride.last + 1 < track.fixes.count, track.legs[ride.last + 1] != .teleport, speeds[ride.last + 1] > slow { ride.last += 1 }
    return ride
  }

  // MARK: Between lights

  /// More than half of the time in which somebody moved faster than few people are, and without steps: scooters and bicycles are, however often they stand at
  /// lights. A runner of intervals is for less than a third of it.
  /// - Parameters:
  ///   - begin: Milliseconds since 1970: ways before are another matter.
  ///   - finish: Milliseconds since 1970: and so are those behind.
  func hurry(in track: JudgedTrack, from begin: Int64, to finish: Int64) -> TrackFinding? {
    guard let limit = rules.doubtLimit, !track.fixes.isEmpty else { return nil }
    let (speeds, made) = (speeds(in: track), StepCount(track.fixes))
    var (moving, fast, way): (Int64, Int64, Int64) = (0, 0, 0)
    var range: ClosedRange<Int>?
    for index in track.fixes.indices.dropFirst() where track.legs[index] == .way && !track.isMotor[index] {
      let (from, to) = (track.fixes[index - 1].time, track.fixes[index].time)
      guard from >= begin, to <= finish, speeds[index] > Self.movingSpeed else { continue }
      moving += to - from
      guard speeds[index] > limit.speed else { continue }
      (fast, way) = (fast + to - from, way + track.path[index] - track.path[index - 1])
      range = (range?.lowerBound ?? index - 1)...index
    }
    guard let range, moving >= Self.hurryMin, fast * 2 > moving else { return nil }
    if let steps = made.steps(from: range.lowerBound, to: range.upperBound), steps * 1_000_000 >= rules.stepsMin * way { return nil }
    let (first, last) = (track.fixes[range.lowerBound], track.fixes[range.upperBound])
    return TrackFinding(
      .vehicle, .doubt, from: first.time, first.point, to: last.time, last.point, value: speeds[range].max() ?? 0, limit: limit.speed)
  }

  /// Somebody who moves is faster, millimetres in a second.
  private static let movingSpeed: Int64 = 1_500
  /// Milliseconds of moving below which a sprint is a sprint.
  private static let hurryMin: Int64 = 240_000

  // MARK: Starts

  /// Twice from a standstill farther on than anybody gets by pedalling, over whatever time there is between positions: once may be a descent.
  /// - Parameters:
  ///   - begin: Milliseconds since 1970: starts before are another ride's.
  ///   - finish: Milliseconds since 1970: and so are those from then on.
  func launches(in track: JudgedTrack, from begin: Int64 = .min, to finish: Int64 = .max) -> [TrackFinding] {
    guard let launch = rules.launch else { return [] }
    let before = slowestStarts(in: track)
    var times: [Int] = []
    var standing: (first: Int, last: Int, lead: Int64)?
    for end in track.fixes.indices {
      if track.legs[end] == .teleport { standing = nil }
      if let stood = standing {
        let time = track.fixes[end].time - track.fixes[stood.last].time
        let reach = launch.reach(in: stood.lead + min(time, rules.launchTime)) - launch.reach(in: stood.lead)
        if time > rules.launchTime {
          standing = nil
        } else if time >= rules.standingTime, straight(stood.last, end, track) > reach,
          !turns(back: end, from: stood.first, stood.last, before, track)
        {
          if track.fixes[stood.last].time >= begin, track.fixes[stood.last].time < finish { times.append(stood.last) }
          standing = nil
        }
      }
      guard let start = before[end], isSlow(from: start, to: end, track) else { continue }
      standing = (start, end, launch.time(for: track.smooth[start].distance(to: track.smooth[end]), longest: rules.launchTime))
    }
    guard times.count >= 2, let first = times.first, let last = times.last else { return [] }
    let (start, end) = (track.fixes[first], track.fixes[last])
    return [
      TrackFinding(
        .launches, times.count >= 3 ? .doubt : .sign, from: start.time, start.point, to: end.time, end.point, value: Int64(times.count),
        limit: 1, weight: 60)
    ]
  }

  /// For each position the one from which on it is seen whether somebody stands; nil where none is near enough.
  private func slowestStarts(in track: JudgedTrack) -> [Int?] {
    var starts = [Int?](repeating: nil, count: track.fixes.count)
    forEachWindow(of: rules.standingTime, in: track) { start, end, span in
      if span <= rules.launchTime { starts[end] = start }
    }
    return starts
  }

  private func isSlow(from start: Int, to end: Int, _ track: JudgedTrack) -> Bool {
    let span = track.fixes[end].time - track.fixes[start].time
    return track.smooth[start].distance(to: track.smooth[end]) * 1_000 <= rules.standingSpeed * span
  }

  /// Whether somebody came as fast and goes back: between positions far apart a hairpin looks like a standstill.
  private func turns(back end: Int, from first: Int, _ last: Int, _ before: [Int?], _ track: JudgedTrack) -> Bool {
    guard let start = before[first], !isSlow(from: start, to: first, track) else { return false }
    /// In decimetres, so that products stay within 64 bits.
    func way(_ from: Int, _ to: Int) -> (east: Int64, north: Int64) {
      ((track.smooth[to].east - track.smooth[from].east) / 100, (track.smooth[to].north - track.smooth[from].north) / 100)
    }
    let (coming, going) = (way(start, first), way(last, end))
    return coming.east * going.east + coming.north * going.north <= 0
  }
}
