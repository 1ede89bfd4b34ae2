import TrackJudge

/// Tells copies of a track from other recordings of the same run. Pure.
enum CopyRules {
  /// An attempt that left its marks before, and has some in common with a track.
  struct Match: Hashable, Sendable {
    /// Marks in common, and those of them that were made at the same time.
    var commonCount: Int
    var togetherCount: Int
    /// Whether it is of the same person, at another challenge.
    var isOwnElsewhere: Bool
    /// When it began, and when what counts of it ended, milliseconds since 1970.
    var startTime: Int64
    var endTime: Int64
    /// Times of the marks in common; nil where they are not kept, or say nothing.
    var times: MarkTimes?

    /// Whether the person ran once, for both: nobody is in two places, so the same places at the same times are the same run. Some marks may be passed
    /// more than once, and at one of these times alone by the shorter of the two.
    var isSameRun: Bool { isOwnElsewhere && togetherCount * 4 >= commonCount * 3 }
  }

  /// How far the times of two recordings of one run may differ, milliseconds: files tell whole seconds.
  static let sameTimeMax: Int64 = 2_000

  /// Attempts that are looked at: those with most in common.
  static let matchesMax = 100

  /// Most marks, of so many, that a track has in common with one that it is a copy of; 0 where there is none. One run counts for as many challenges as may go on
  /// at once (requirement E-S16), and for more it is a copy.
  static func copiedCount(_ matches: [Match], of count: Int) -> Int {
    let others = atOnce(matches.filter(\.isSameRun)) < AttemptRules.activeMax ? matches.filter { !$0.isSameRun } : matches
    return others.filter { TrackPrints.isCopy(common: $0.commonCount, of: count, $0.times) }.map(\.commonCount).max() ?? 0
  }

  /// Most of them that went on at one time.
  private static func atOnce(_ runs: [Match]) -> Int {
    runs.map { run in runs.count { $0.startTime <= run.startTime && ($0.endTime > run.startTime || $0 == run) } }.max() ?? 0
  }
}
