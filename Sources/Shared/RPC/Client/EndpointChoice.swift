/// Which of several endpoints gets a request: of two chosen by chance the one with less to do. That spreads load nearly as well as looking
/// at all of them, and callers that do not know of each other do not all run to the same one.
struct EndpointChoice {
  /// Facts of an endpoint that the choice looks at.
  struct Load: Equatable {
    /// Requests under way.
    var liveCount: Int
    var isOnProbation = false

    /// Whether it would be given another request before that one.
    func isBetter(than other: Load) -> Bool {
      // One on probation gets one request at a time; while it has none it goes first, for that is how it is found out.
      if isOnProbation != other.isOnProbation { return isOnProbation ? liveCount == 0 : other.liveCount > 0 }
      return liveCount < other.liveCount
    }
  }

  private var state: UInt64

  /// - Parameter seed: Another one for each loop of each process.
  init(seed: UInt64) {
    state = seed | 1
  }

  /// Two different numbers below `count`, each pair as likely as another and in either order, so that ties are broken fairly.
  /// - Precondition: `count` ≥ 2.
  mutating func pair(below count: Int) -> (Int, Int) {
    let first = Int(next() % UInt64(count))
    let second = Int(next() % UInt64(count - 1))
    return (first, second >= first ? second + 1 : second)
  }

  /// Below `limit`, or 0 when that is 0.
  mutating func milliseconds(below limit: Int64) -> Int64 {
    limit <= 0 ? 0 : Int64(next() % UInt64(limit))
  }

  /// xorshift64* (Marsaglia, Vigna): the system's generator would cost as much as the rest of the choice.
  private mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return (state &* 0x2545_F491_4F6C_DD1D) >> 16
  }
}
