import Positions

/// How far positions lie beside the line between two others: going faster or slower along a line changes nothing of it.
struct Sideways {
  /// Milliseconds between positions that are compared: over longer ones people turn more than receivers err.
  private static let intervalMax: Int64 = 5_000
  /// Positions to each side over which the noise of a receiver has grown.
  private static let stride = 4
  /// Millimetres of the middle one, at least: a good receiver on a straight way has as much without memory.
  private static let noiseMin: Int64 = 400
  /// Millimetres of the middle one, at most: more is how somebody runs in a circle.
  private static let noiseMax: Int64 = 4_000

  private let noise: ClosedRange<Int64>
  private var near: [Int64] = []
  private var far: [Int64] = []

  init(_ track: JudgedTrack) {
    let resolution = Resolution(track.fixes)
    noise = max(Self.noiseMin, resolution == .coarse ? resolution.tolerance : 0)...Self.noiseMax
    for index in track.fixes.indices {
      if let beside = Self.beside(at: index, over: 1, track) { near.append(abs(beside)) }
      if let beside = Self.beside(at: index, over: Self.stride, track) { far.append(abs(beside)) }
    }
  }

  private static func beside(at index: Int, over stride: Int, _ track: JudgedTrack) -> Int64? {
    guard index >= stride, index + stride < track.fixes.count else { return nil }
    let triple = Triple(first: index - stride, middle: index, last: index + stride)
    return triple.isWay(of: track, upTo: intervalMax * Int64(stride)) && isEven(triple, track) ? triple.beside(in: track) : nil
  }

  /// Whether no side is far longer than the other: a position close to another one errs as that one does.
  private static func isEven(_ triple: Triple, _ track: JudgedTrack) -> Bool {
    let here = track.fixes[triple.middle].time
    let (coming, going) = (here - track.fixes[triple.first].time, track.fixes[triple.last].time - here)
    return max(coming, going) <= 4 * min(coming, going)
  }

  /// The noise of a receiver changes slowly: seen over one step it is far less than over four. Noise without memory is the same over both. In thousandths of the
  /// squares; nil where there is no noise to speak of. The middle one of all is taken, because a few corners would hide the noise.
  func memoryRatio(countMin: Int) -> Int64? {
    guard near.count >= countMin, far.count >= countMin else { return nil }
    let (nearMiddle, farMiddle) = (near.sorted()[near.count / 2], far.sorted()[far.count / 2])
    return noise.contains(nearMiddle) && farMiddle > 0 ? nearMiddle * nearMiddle * 1_000 / (farMiddle * farMiddle) : nil
  }
}
