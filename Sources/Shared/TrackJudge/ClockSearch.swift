import Positions

/// Looks for a device's clock that was set back on the way: positions that come afterwards have times at which the device was elsewhere, and are none. Where they
/// are over, the track goes on somewhere else, and nobody has jumped.
struct ClockSearch: Sendable {
  /// A clock that was set back.
  struct Setback: Sendable, Hashable {
    /// Time of the last position before, and of the first one that came after all of those: milliseconds since 1970. The second is nil where none came.
    let time: Int64
    let nextTime: Int64?
    /// Milliseconds.
    let value: Int64
  }

  /// Positions that come too late one after the other: fewer are single ones that have waited in a device.
  private static let countMin = 3

  private var latest = Int64.min
  private var late: (count: Int, first: Int64, last: Int64) = (0, 0, 0)
  private var ended: [Setback] = []

  mutating func take(_ time: Int64) {
    if time > latest {
      if late.count >= Self.countMin { ended.append(Setback(time: latest, nextTime: time, value: latest - late.first)) }
      latest = time
      late.count = 0
    } else if late.count > 0, time > late.last {
      late = (late.count + 1, late.first, time)
    } else {
      late = (1, time, time)
    }
  }

  /// All of them, in the order of time.
  var setbacks: [Setback] {
    late.count >= Self.countMin ? ended + [Setback(time: latest, nextTime: nil, value: latest - late.first)] : ended
  }

  /// Findings with jumps that a clock has made told as the clock's: somebody must look, because nobody knows which of the times were right.
  func explained(_ findings: [TrackFinding], in track: JudgedTrack) -> [TrackFinding] {
    let setbacks = setbacks
    var explained = findings.map { finding in
      let setback = setbacks.first { finding.kind == .teleport && finding.startTime <= $0.time && finding.endTime >= $0.nextTime ?? .max }
      guard let setback else { return finding }
      var told = finding
      (told.kind, told.severity, told.value, told.limit, told.isCutOut) = (.clock, .doubt, setback.value, 0, false)
      return told
    }
    if let setback = setbacks.last, setback.nextTime == nil, let last = track.fixes.last {
      explained.append(TrackFinding(.clock, .doubt, from: last.time, last.point, to: last.time, last.point, value: setback.value))
    }
    return explained
  }
}
