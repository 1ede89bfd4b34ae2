import Positions

/// Marks of where exactly a track went, by which a copy is recognised though its times, its order and its positions are others: where the path crosses the
/// lines of a grid, to 70 cm. A person who goes the same way once more crosses them metres beside, because receivers err.
public enum TrackPrints {
  /// Marks that are kept of a track: those with the smallest numbers, so that two tracks with a common part have common marks.
  public static let countMax = 64
  /// Fewer common marks say nothing.
  public static let matchMin = 16
  /// Share of common marks, in thousandths, from which on it is a copy.
  public static let shareMin: Int64 = 250

  /// Steps of 10⁻⁷ degrees between the lines.
  private static let grid: Int64 = 2_000
  /// Steps within which two crossings are one.
  private static let bucket: Int64 = 64

  /// A mark, and when a track made it first: by the times two recordings of one run are told from a copy.
  public struct Mark: Sendable, Hashable {
    /// Number of the place and the direction where a line was crossed: equal where two tracks cross it alike.
    public let print: Int64
    /// Milliseconds since 1970.
    public let time: Int64
  }

  /// The marks of a track, sorted by their numbers.
  public static func marks(of track: JudgedTrack) -> [Mark] {
    let times = Dictionary(crossings(of: track).map { ($0.print, $0.time) }, uniquingKeysWith: min)
    return times.sorted { $0.key < $1.key }.prefix(countMax).map { Mark(print: $0.key, time: $0.value) }
  }

  /// The same without their times.
  public static func prints(of track: JudgedTrack) -> [Int64] { marks(of: track).map(\.print) }

  /// Share of marks that a track has more than once, in thousandths: a round that is exactly the round before. Nil where there are few.
  public static func repetition(in track: JudgedTrack) -> Int64? {
    let all = crossings(of: track)
    guard all.count >= 2 * matchMin else { return nil }
    return Int64(all.count - Set(all.lazy.map(\.print)).count) * 1_000 / Int64(all.count)
  }

  private static func crossings(of track: JudgedTrack) -> [Mark] {
    var marks: [Mark] = []
    for index in track.fixes.indices.dropFirst() where track.legs[index] == .way {
      let (before, fix) = (track.fixes[index - 1], track.fixes[index])
      let (from, to, times) = (before.point, fix.point, (before.time, fix.time))
      addCrossings(0, from.latitude, from.longitude, to.latitude, to.longitude, times, to: &marks)
      addCrossings(1, from.longitude, from.latitude, to.longitude, to.latitude, times, to: &marks)
    }
    return marks
  }

  /// Adds where, and when, the way from (a, b) to (c, d) crosses lines of its first coordinate: most ways cross none.
  private static func addCrossings(
    _ axis: Int64, _ a: Int64, _ b: Int64, _ c: Int64, _ d: Int64, _ times: (Int64, Int64), to marks: inout [Mark]
  ) {
    let (low, high) = (floored(min(a, c), grid) + 1, floored(max(a, c), grid))
    guard a != c, low <= high, high - low < 50 else { return }
    for line in low...high {
      let along = b + (d - b) * (line * grid - a) / (c - a)
      let time = times.0 + (times.1 - times.0) * (line * grid - a) / (c - a)
      marks.append(Mark(print: mixed(axis, line, floored(along, bucket)), time: time))
    }
  }

  private static func floored(_ number: Int64, _ divisor: Int64) -> Int64 {
    number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
  }

  /// A number that looks like chance, and is the same everywhere (Steele, Lea, Flood: SplitMix64).
  private static func mixed(_ axis: Int64, _ line: Int64, _ place: Int64) -> Int64 {
    var mixed = UInt64(bitPattern: line &* 4_000_037 &+ axis) &* 0x9e37_79b9_7f4a_7c15 &+ UInt64(bitPattern: place)
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int64(bitPattern: mixed ^ (mixed >> 31))
  }
}
