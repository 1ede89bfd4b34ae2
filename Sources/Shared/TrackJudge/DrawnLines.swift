import Positions

/// Looks for tracks that lie on lines and circles as no receiver puts them: somebody has drawn them.
struct DrawnLines {
  /// Some positions, and how many of them lie as none of a receiver does.
  private struct Share {
    var count: Int64 = 0
    var onLine: Int64 = 0
    /// On a line, or on the circle of the position before.
    var drawn: Int64 = 0
  }

  private let resolution: Resolution
  /// Positions close to each other in time: what is compared of one and of the next is nearly the same.
  private var dense = Share()
  /// Positions far from each other in time: each errs by itself.
  private var sparse = Share()
  /// Milliseconds from such a position to the next.
  private static let sparseMin: Int64 = 4_000

  init(_ track: JudgedTrack) {
    resolution = Resolution(track.fixes)
    // Lines of positions that are written to the metre say nothing; noise without memory does.
    if resolution == .coarse { return }
    var besides = [(beside: Int64, product: Int64)?](repeating: nil, count: track.fixes.count)
    var (first, last) = (0, 0)
    for middle in track.fixes.indices {
      while first + 1 < middle, track.fixes[middle].time - track.fixes[first + 1].time >= resolution.span { first += 1 }
      last = max(last, middle)
      while last + 1 < track.fixes.count, track.fixes[last].time - track.fixes[middle].time < resolution.span { last += 1 }
      let triple = Triple(first: first, middle: middle, last: last)
      guard first < middle, middle < last, triple.isWay(of: track, upTo: track.rules.passageMax + resolution.span) else { continue }
      let (beside, product) = (triple.beside(in: track), max(1_000, triple.product(in: track)))
      besides[middle] = (beside, product)
      let isRound = besides[first].map { isOnCircle(of: $0, beside, product) } ?? false
      note(isOnLine: abs(beside) <= resolution.tolerance, isOnCircle: isRound, isSparse: isSparse(middle, track))
    }
  }

  /// Whether a position lies on the circle on which a former one does with its neighbours. A millimetre of far smaller ways would be centimetres.
  private func isOnCircle(of former: (beside: Int64, product: Int64), _ beside: Int64, _ product: Int64) -> Bool {
    product <= 3 * former.product && abs(beside - former.beside * (product / 1_000) / (former.product / 1_000)) <= 2 * resolution.tolerance
  }

  private func isSparse(_ middle: Int, _ track: JudgedTrack) -> Bool {
    let (before, here, after) = (track.fixes[middle - 1], track.fixes[middle], track.fixes[middle + 1])
    return resolution == .fine && min(here.time - before.time, after.time - here.time) >= Self.sparseMin
  }

  private mutating func note(isOnLine: Bool, isOnCircle: Bool, isSparse: Bool) {
    func noted(_ share: Share) -> Share {
      Share(
        count: share.count + 1, onLine: share.onLine + (isOnLine ? 1 : 0), drawn: share.drawn + (isOnLine || isOnCircle ? 1 : 0))
    }
    if isSparse { sparse = noted(sparse) } else { dense = noted(dense) }
  }

  /// Share of positions that lie as drawn ones do, and what is allowed, in thousandths; nil where that is not exceeded. The fewer there are the more of them
  /// must. A good receiver on a straight road puts some on a line by chance, and fewer the farther they are from each other.
  var found: (share: Int64, limit: Int64)? {
    func exceeds(_ part: Int64, _ count: Int64, countMin: Int64, limit: Int64) -> (share: Int64, limit: Int64)? {
      let share = part * 1_000 / max(1, count)
      return count >= countMin && share >= limit ? (share, limit) : nil
    }
    return exceeds(dense.onLine, dense.count, countMin: 60, limit: 400) ?? exceeds(dense.drawn, dense.count, countMin: 60, limit: 600)
      ?? exceeds(dense.drawn, dense.count, countMin: 24, limit: 800) ?? exceeds(sparse.onLine, sparse.count, countMin: 24, limit: 200)
      ?? exceeds(sparse.drawn, sparse.count, countMin: 24, limit: 250)
  }
}
