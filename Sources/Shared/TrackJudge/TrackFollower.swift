import Positions

/// Follows a track while it is being gone, at a price that does not grow with what was gone: of what is settled it keeps the last positions only. Positions,
/// legs and path come to the same as those of a judge that has all samples (docs/expeditions.md). It does not look for rides and forgeries, for which the
/// whole track is needed.
public struct TrackFollower: Sendable, Hashable {
  /// Milliseconds behind a position that stay in sight: the speed is averaged over so much.
  static let sight: Int64 = 15_000
  /// Positions that stay in sight: those that the legs and the smoothing of the next one hang on.
  static let sightMin = 8
  /// Positions in sight at most. A receiver that tells more than ten in a second is not averaged over the whole time.
  static let sightMax = 200
  /// Positions behind a jump that wait until it is known whether it was one: a minute of them, ten in a second. More are settled as they are.
  static let openMax = 600
  /// Positions from the beginning of a run on that may be wild, and those by which that is seen.
  static let beginningCount = 7
  /// Positions behind one that its place and its leg hang on.
  static let lag = 4

  /// Rules by which it follows.
  public let rules: JudgeRules
  var cleaner: TrackCleaner
  /// The last settled positions: those that were told, then those that were not.
  var settled: [Fix] = []
  /// Legs and millimetres of those that were told.
  var legs: [JudgedTrack.Leg] = []
  var path: [Int64] = []
  var measure = PathMeasure()
  /// Whether it had to settle, or forget, what later samples could have changed: then a judge of the whole track may see another one.
  public internal(set) var isBounded = false

  public init(_ rules: JudgeRules) {
    self.rules = rules
    cleaner = TrackCleaner(rules)
  }

  /// The next samples, in the order in which they were recorded.
  /// - Returns: The end of the track with them.
  public mutating func take(_ samples: some Sequence<TrackSample>) -> TrackEnd {
    for sample in samples { cleaner.take(sample) }
    let rest = settle()
    let toldCount = legs.count
    let track = seen(with: rest)
    let settledEnd = max(toldCount, settled.count - Self.lag)
    for index in toldCount..<settledEnd {
      legs.append(track.legs[index])
      path.append(measure.gone(to: track.smooth[index], by: track.legs[index], accuracy: track.fixes[index].accuracy))
    }
    forget()
    return TrackEnd(track: track, settled: toldCount..<settledEnd, open: settledEnd..<track.fixes.count)
  }

  /// Moves positions that nothing can change any more to the settled ones.
  /// - Returns: Fixes behind them, as they look now.
  private mutating func settle() -> [Fix] {
    let settler = FixSettler(rules: rules)
    let isBeginning = settled.isEmpty
    // Positions in doubt may be taken out again: nothing is settled by them.
    let sure = Array(cleaner.fixes.dropLast(cleaner.doubt.count))
    let runs = settler.keptRuns(of: sure, isBeginning: isBeginning)
    if let cut = cut(runs, of: sure.count, isBeginning: isBeginning) {
      let time = sure[cut].time
      let all = settler.settled(runs, after: settled.last)
      cleaner.fixes.removeFirst(cut)
      settled += all.prefix { $0.time < time }
    }
    return settler.settled(settler.keptRuns(of: cleaner.fixes, isBeginning: settled.isEmpty), after: settled.last)
  }

  /// The first position that stays open: it is inside of a run that is kept for certain, and not among those that may be a wild beginning.
  /// - Parameter count: Positions of which the runs were made.
  private mutating func cut(_ runs: [ArraySlice<Fix>], of count: Int, isBeginning: Bool) -> Int? {
    guard let run = runs.last, let first = run.first, let last = run.last else { return nil }
    let isKept =
      runs.count == 1 && (!isBeginning || run.count >= rules.positions.settledCount) || last.time - first.time > rules.excursionMax
    for (index, run) in runs.enumerated().reversed().dropFirst(isKept ? 0 : 1) {
      let begin = index == 0 && !isBeginning ? 0 : Self.beginningCount
      if run.count > max(1, begin) { return run.endIndex - 1 }
    }
    guard count > Self.openMax else { return nil }
    isBounded = true
    return count - 1
  }

  /// The end of the track, from the first position in sight on.
  private func seen(with rest: [Fix]) -> JudgedTrack {
    let fixes = settled + rest
    var track = JudgedTrack(rules: rules, plane: cleaner.plane, fixes: fixes, legs: [], smooth: [], path: path, isMotor: [])
    track.legs = Legs(rules: rules).legs(of: fixes)
    track.legs.replaceSubrange(legs.indices, with: legs)
    track.smooth = Smoothing().smooth(fixes, track.legs)
    var measure = measure
    for index in legs.count..<fixes.count {
      track.path.append(measure.gone(to: track.smooth[index], by: track.legs[index], accuracy: fixes[index].accuracy))
    }
    track.isMotor = Array(repeating: false, count: fixes.count)
    return track
  }

  /// Forgets positions that nothing hangs on any more.
  private mutating func forget() {
    guard let last = legs.indices.last else { return }
    let behind = settled[...last].lastIndex { settled[last].time - $0.time >= Self.sight } ?? 0
    let unseen = min(behind, legs.count - Self.sightMin)
    let count = max(unseen, legs.count - Self.sightMax)
    if count > max(0, unseen) { isBounded = true }
    if count <= 0 { return }
    settled.removeFirst(count)
    legs.removeFirst(count)
    path.removeFirst(count)
  }
}

/// The end of a track that is being gone.
public struct TrackEnd: Sendable {
  /// From the first position in sight on; rides are not marked.
  public let track: JudgedTrack
  /// Positions of it that have been settled by the last samples: told once, and as they will always be.
  public let settled: Range<Int>
  /// Positions of it that later samples may change.
  public let open: Range<Int>
}
