import Positions

/// Picks the usable positions out of what a device has sent: the first stage, one sample after the other.
struct TrackCleaner: Sendable, Hashable {
  let rules: JudgeRules
  private(set) var sieve: SampleSieve
  /// Around the first position, unless that is far off and stands alone.
  private(set) var plane: LocalPlane?
  /// The last position, told again at a later time.
  private(set) var held: TrackSample?
  private(set) var isPaused = false
  var fixes: [Fix] = []
  private(set) var doubt = Doubt()
  private(set) var mockCount = 0
  private(set) var sampleCount = 0

  /// Positions at the end that the next ones may show to be wild.
  struct Doubt: Sendable, Hashable {
    /// How many of the last positions stand behind a leap: a break, or a way that nobody goes. The one before them is there.
    var count = 0
    /// Whether the way there is one that nobody goes, and not only a break.
    var isLeap = false
    /// Positions that were taken out behind the same leap: the next ones may show that they were right, and what stands there instead is wild.
    var dropped: [Fix] = []
    /// Whether some positions have followed from each other: before, a place to which no way leads is a new beginning.
    var hasBegun = false

    /// The last position alone is in doubt.
    mutating func begin(isLeap: Bool) { (count, self.isLeap, dropped) = (1, isLeap, []) }

    mutating func end() { (count, isLeap, dropped) = (0, false, []) }
  }

  init(_ rules: JudgeRules) {
    self.rules = rules
    sieve = SampleSieve(rules.positions)
  }

  /// Goes on where another one was, with counters at zero.
  init(_ rules: JudgeRules, _ sieve: SampleSieve, plane: LocalPlane?, held: TrackSample?, isPaused: Bool, _ doubt: Doubt) {
    (self.rules, self.sieve, self.plane, self.held, self.isPaused, self.doubt) = (rules, sieve, plane, held, isPaused, doubt)
  }

  mutating func take(_ sample: TrackSample) {
    guard let position = sample.position else {
      isPaused = true
      return
    }
    sampleCount += 1
    if sample.isMock { mockCount += 1 }
    if let last = sieve.last, last.point == position.point {
      // Receivers without a new position repeat the last one.
      if position.time > (held?.time ?? last.time), position.accuracy >= 0 { held = sample }
      return
    }
    releaseHeld(before: position)
    judge(sample, position)
  }

  /// Somebody who stood still was there until the repetition ended; a receiver that had stopped was not, and then the way from there would be too fast.
  private mutating func releaseHeld(before next: Sample) {
    guard let sample = held, let last = sieve.last, let position = sample.position else { return }
    held = nil
    guard next.time > position.time, let distance = last.point.distance(to: next.point) else { return }
    let own = distance - last.accuracy - max(0, next.accuracy)
    if own <= rules.burstMax * min(next.time - position.time, Self.durationMax) / 1_000 { judge(sample, position) }
  }

  private mutating func judge(_ sample: TrackSample, _ position: Sample) {
    let verdict = sieve.judge(position)
    guard verdict == .usable || verdict == .start else { return }
    if verdict == .start, !doubt.hasBegun { beginAnew() }
    let plane = plane ?? LocalPlane(around: position.point)
    self.plane = plane
    guard let place = plane.place(of: position.point) else { return }
    var fix = Fix(
      time: position.time, point: position.point, accuracy: position.accuracy, place: place, steps: sample.stepCount ?? -1,
      startsAnew: verdict == .start, followsPause: isPaused)
    isPaused = false
    weigh(&fix)
    fixes.append(fix)
    if fixes.count >= rules.positions.settledCount { doubt.hasBegun = true }
  }

  /// The positions so far were wild: a receiver tells the last place that it knows, of before a flight, or the zero of both axes. Nothing of them stays, nor
  /// the plane around them, which does not reach so far, or is not true there.
  private mutating func beginAnew() {
    fixes.removeAll()
    plane = nil
    doubt = Doubt()
  }

  /// The first positions behind a break may be far off and state that they are exact, and so may single ones on the way. They are taken out where nobody gets
  /// on from them, but does from before them; and they come back where the way over them turns out to be the better one.
  private mutating func weigh(_ fix: inout Fix) {
    guard let last = fixes.last else { return }
    let settler = FixSettler(rules: rules)
    let isLeap = settler.isLeap(last, fix)
    let first = fixes.count - doubt.count
    if doubt.count > 0, let way = settler.betterWay(fixes[(first - 1)...], doubt.dropped, to: fix) {
      if fixes[first].followsPause, !way[0].followsPause { fix.followsPause = true }
      fix.startsAnew = false
      fixes.replaceSubrange(first..., with: way)
      doubt.begin(isLeap: false)
    } else if isLeap, doubt.count > 0, doubt.count + doubt.dropped.count <= Self.wildMax, !settler.isLeap(fixes[first - 1], fix) {
      if fixes[first].followsPause { fix.followsPause = true }
      fix.startsAnew = false
      doubt.dropped += fixes[first...]
      fixes.removeLast(doubt.count)
      (doubt.count, doubt.isLeap) = (1, true)
    } else if isLeap || fix.followsPause || !doubt.isLeap && fix.time - last.time > Self.breakMin {
      doubt.begin(isLeap: isLeap)
    } else if doubt.count > 0 {
      doubt.count += 1
      if doubt.count > Self.wildMax { doubt.end() }
    }
  }

  /// Milliseconds without a position behind which a wild one is no leap for somebody who runs: it may be off by as much as would be gone meanwhile.
  static let breakMin: Int64 = 3_000

  /// Positions that may be wild behind one leap.
  static let wildMax = 3

  /// So that products stay within 64 bits: 24 days.
  static let durationMax: Int64 = 2_147_483_647
}

/// Throws out what single errors of receivers have left among usable positions.
struct FixSettler {
  let rules: JudgeRules

  /// - Parameter last: The settled position before them; nil where they are the first of a track.
  func settled(_ fixes: [Fix], after last: Fix? = nil) -> [Fix] {
    settled(keptRuns(of: fixes, isBeginning: last == nil), after: last)
  }

  func settled(_ runs: [ArraySlice<Fix>], after last: Fix?) -> [Fix] {
    withoutSpikes(runs.flatMap { withoutWildBeginning($0) }, after: last)
  }

  /// Stretches of positions that follow from each other, without those that single errors have made. Indices are those of the positions.
  /// - Parameter isBeginning: Whether the track begins here: otherwise the first stretch goes on from what was kept before.
  func keptRuns(of fixes: [Fix], isBeginning: Bool) -> [ArraySlice<Fix>] {
    let runs = runs(of: fixes)
    var kept = isBeginning ? [] : Array(runs.prefix(1))
    for (index, run) in runs.enumerated().dropFirst(kept.count) {
      guard let first = run.first, let last = run.last else { continue }
      if kept.isEmpty, run.count < rules.positions.settledCount, index + 1 < runs.count { continue }
      if index + 1 < runs.count, let before = kept.last?.last, let next = runs[index + 1].first,
        last.time - first.time <= rules.excursionMax, !isLeap(before, next)
      {
        continue
      }
      kept.append(run)
    }
    return rejoined(kept, isBeginning: isBeginning)
  }

  private func runs(of fixes: [Fix]) -> [ArraySlice<Fix>] {
    var runs: [ArraySlice<Fix>] = []
    var start = fixes.startIndex
    for index in fixes.indices.dropFirst() where fixes[index].startsAnew {
      runs.append(fixes[start..<index])
      start = index
    }
    if start < fixes.endIndex { runs.append(fixes[start...]) }
    return runs
  }

  /// A run that goes on from the end of the one before is not a new one.
  private func rejoined(_ runs: [ArraySlice<Fix>], isBeginning: Bool) -> [ArraySlice<Fix>] {
    var runs = runs
    for index in runs.indices.dropFirst() {
      guard let before = runs[index - 1].last, let first = runs[index].first else { continue }
      if !isLeap(before, first) { runs[index][runs[index].startIndex].startsAnew = false }
    }
    if isBeginning, let first = runs.first?.startIndex { runs[0][first].startsAnew = true }
    return runs
  }

  /// The first positions after a cold start may be far off, and state that they are exact.
  private func withoutWildBeginning(_ run: ArraySlice<Fix>) -> ArraySlice<Fix> {
    guard run.first?.startsAnew == true else { return run }
    var start = run.startIndex
    for index in run.indices.prefix(rules.positions.settledCount) where index + 1 < run.endIndex {
      if isLeap(run[index], run[index + 1]) { start = index + 1 }
    }
    // Where it goes on as fast it was no error.
    if start + 3 < run.endIndex, isLeap(run[start], run[start + 3]) { return run }
    var rest = run[start...]
    rest[start].startsAnew = true
    rest[start].followsPause = run[run.startIndex].followsPause
    return rest
  }

  /// A single position off the way is an error: there and back faster than anybody is, and no farther afterwards than before.
  private func withoutSpikes(_ fixes: [Fix], after last: Fix?) -> [Fix] {
    var kept: [Fix] = []
    kept.reserveCapacity(fixes.count)
    for index in fixes.indices {
      let fix = fixes[index]
      if let before = kept.last ?? last, index + 1 < fixes.count, !fix.startsAnew, !fixes[index + 1].startsAnew {
        let next = fixes[index + 1]
        if isFaster(before, fix, than: rules.burstMax), isFaster(fix, next, than: rules.burstMax),
          !isFaster(before, next, than: rules.burstMax)
        {
          continue
        }
      }
      kept.append(fix)
    }
    return kept
  }

  /// The way over positions that were taken out, where it is better than the one that took their place: that one leads nowhere, or is longer by more than they
  /// are inexact and has no more positions.
  /// - Parameter open: The position before the leap, then those in doubt.
  func betterWay(_ open: ArraySlice<Fix>, _ dropped: [Fix], to fix: Fix) -> [Fix]? {
    guard let before = open.first, let last = open.last, let way = way(from: before, over: dropped[...], to: fix), !way.isEmpty else {
      return nil
    }
    if isLeap(last, fix) { return way }
    let inexactness = way.reduce(0) { $0 + $1.accuracy } + open.dropFirst().reduce(0) { $0 + $1.accuracy }
    return way.count + 1 >= open.count && length(open + [fix]) - length([before] + way + [fix]) > inexactness ? way : nil
  }

  /// As many of the positions as lead from one to another without a leap; nil where there is no way at all.
  private func way(from before: Fix, over dropped: ArraySlice<Fix>, to fix: Fix) -> [Fix]? {
    guard let next = dropped.first else { return isLeap(before, fix) ? nil : [] }
    let without = way(from: before, over: dropped.dropFirst(), to: fix)
    guard !isLeap(before, next), let with = way(from: next, over: dropped.dropFirst(), to: fix) else { return without }
    return with.count >= without?.count ?? 0 ? [next] + with : without
  }

  private func length(_ way: some Collection<Fix>) -> Int64 {
    zip(way, way.dropFirst()).reduce(0) { $0 + $1.0.place.distance(to: $1.1.place) }
  }

  /// Whether nobody gets from one to the other: half as fast again as the fastest, both positions being as inexact as they say.
  func isLeap(_ first: Fix, _ second: Fix) -> Bool { isFaster(first, second, than: rules.burstMax * 3 / 2) }

  /// Whether the way is faster, both positions being as inexact as they say.
  func isFaster(_ first: Fix, _ second: Fix, than speed: Int64) -> Bool {
    let reach = speed * min(max(0, second.time - first.time), TrackCleaner.durationMax) / 1_000 + first.accuracy + second.accuracy
    // Along the axes it is at least as far: most are near enough by that, without a square root.
    let (east, north) = (abs(second.place.east - first.place.east), abs(second.place.north - first.place.north))
    return east + north > reach && first.place.distance(to: second.place) > reach
  }
}

extension LocalPlane.Vector {
  /// Millimetres; 2,000 km at most on one plane.
  func distance(to other: LocalPlane.Vector) -> Int64 {
    LocalPlane.Vector(east: other.east - east, north: other.north - north).length
  }
}
