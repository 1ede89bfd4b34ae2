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
  /// Common marks of a short track, of a hundred metres and more, and their share: all but one or two must be, because some are in common by chance.
  public static let shortMatchMin = 8
  private static let shortShareMin: Int64 = 900

  /// Share of common marks, in thousandths, from which on it is a copy whenever they were made: no two runs on one lap have so many by chance.
  private static let timelessShareMin: Int64 = 700

  /// Whether a track with so many marks is a copy of one that has some of them.
  /// - Parameter times: Times of the common marks; nil where none are needed, or kept: marks of shapes are in common by no chance.
  public static func isCopy(common: Int, of count: Int, _ times: MarkTimes?) -> Bool {
    let share = Int64(common) * 1_000 / Int64(max(1, count))
    if common >= shortMatchMin, share >= shortShareMin { return true }
    return common >= matchMin && share >= shareMin && (share >= timelessShareMin || times?.areInStep ?? true)
  }

  /// Steps of 10⁻⁷ degrees between the lines.
  private static let grid: Int64 = 2_000
  /// Steps within which two crossings are one.
  private static let bucket: Int64 = 64

  /// Crossings of one stretch that are marks: there and back.
  private static let passesMax = 2

  /// Crossings that follow each other and are compared as one.
  private static let runLength = 4
  /// Milliseconds by which the times between such crossings may differ from those of a copy that is as fast, or as much faster.
  private static let beatMax: Int64 = 150

  /// Where a track crosses a line of the grid.
  private struct Crossing {
    let mark: Mark
    /// Number of the line, of both axes.
    let line: Int64
    /// Number of the stretch of it, as long as the grid is wide.
    let stretch: Int64
  }

  /// A mark, and when a track made it first: by the times two recordings of one run are told from a copy.
  public struct Mark: Sendable, Hashable {
    /// Number of the place and the direction where a line was crossed: equal where two tracks cross it alike.
    public let print: Int64
    /// Milliseconds since 1970.
    public let time: Int64
  }

  /// The marks of a track, sorted by their numbers.
  public static func marks(of track: JudgedTrack) -> [Mark] {
    // Rounds cross each stretch again and again, and some of so many crossings are everybody's by chance.
    var passes: [Int64: Int] = [:]
    let kept = crossings(of: track).filter { crossing in
      passes[crossing.stretch, default: 0] += 1
      return passes[crossing.stretch, default: 0] <= passesMax
    }
    let times = Dictionary(kept.map { ($0.mark.print, $0.mark.time) }, uniquingKeysWith: min)
    return times.sorted { $0.key < $1.key }.prefix(countMax).map { Mark(print: $0.key, time: $0.value) }
  }

  /// The same without their times.
  public static func prints(of track: JudgedTrack) -> [Int64] { marks(of: track).map(\.print) }

  /// Share of crossings that lie in a run of crossings which was there before, in thousandths: a round that is exactly the round before, or its way back. Runs
  /// are compared, and not single crossings: of those some are equal by chance in each pair of rounds, and many rounds have many pairs. Nil where there are few.
  public static func repetition(in track: JudgedTrack) -> Int64? {
    let all = crossings(of: track)
    var (moving, repeated): (Set<Int>, Set<Int>) = ([], [])
    var seen: [Int64: [[Int64]]] = [:]
    for start in all.indices.dropLast(runLength - 1) {
      let run = start..<(start + runLength)
      guard let number = number(of: all[run]) else { continue }
      moving.formUnion(run)
      let beats = zip(all[run], all[run].dropFirst()).map { $1.mark.time - $0.mark.time }
      let known = seen[number, default: []]
      if known.contains(where: { isAlike(beats, $0) || isAlike(beats, $0.reversed()) }) { repeated.formUnion(run) }
      if known.count < beatsMax { seen[number, default: []].append(beats) }
    }
    return moving.count >= 2 * matchMin ? Int64(repeated.count) * 1_000 / Int64(moving.count) : nil
  }

  /// Runs of crossings that are kept of one number.
  private static let beatsMax = 8

  /// Whether times between crossings have the same shares of the whole: a person who crosses the same lines is a little faster here and slower there.
  private static func isAlike(_ beats: [Int64], _ others: [Int64]) -> Bool {
    let (sum, other) = (beats.reduce(0, +), others.reduce(0, +))
    guard sum > 0, other > 0 else { return false }
    return zip(beats, others).allSatisfy { abs($0 - $1 * sum / other) <= beatMax }
  }

  /// A number of crossings that follow each other, the same forwards and backwards; nil where one line is crossed twice, as somebody does who stands beside it.
  private static func number(of run: ArraySlice<Crossing>) -> Int64? {
    guard Set(run.lazy.map(\.line)).count == run.count else { return nil }
    func number(_ prints: some Sequence<Int64>) -> Int64 { prints.reduce(0) { mixed($0, $1, 0) } }
    return min(number(run.lazy.map(\.mark.print)), number(run.reversed().lazy.map(\.mark.print)))
  }

  private static func crossings(of track: JudgedTrack) -> [Crossing] {
    var crossings: [Crossing] = []
    for index in track.fixes.indices.dropFirst() where track.legs[index] == .way {
      let (before, fix) = (track.fixes[index - 1], track.fixes[index])
      let (from, to, times, count) = (before.point, fix.point, (before.time, fix.time), crossings.count)
      addCrossings(0, from.latitude, from.longitude, to.latitude, to.longitude, times, to: &crossings)
      addCrossings(1, from.longitude, from.latitude, to.longitude, to.latitude, times, to: &crossings)
      if crossings.count > count + 1 { crossings[count...].sort { ($0.mark.time, $0.line) < ($1.mark.time, $1.line) } }
    }
    return crossings
  }

  /// Adds where, and when, the way from (a, b) to (c, d) crosses lines of its first coordinate: most ways cross none.
  private static func addCrossings(
    _ axis: Int64, _ a: Int64, _ b: Int64, _ c: Int64, _ d: Int64, _ times: (Int64, Int64), to crossings: inout [Crossing]
  ) {
    let (low, high) = (floored(min(a, c), grid) + 1, floored(max(a, c), grid))
    guard a != c, low <= high, high - low < 50 else { return }
    for line in low...high {
      let along = b + (d - b) * (line * grid - a) / (c - a)
      let time = times.0 + (times.1 - times.0) * (line * grid - a) / (c - a)
      let mark = Mark(print: mixed(axis, line, floored(along, bucket)), time: time)
      crossings.append(Crossing(mark: mark, line: 2 * line + axis, stretch: mixed(axis, line, floored(along, grid))))
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
