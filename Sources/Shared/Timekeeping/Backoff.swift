/// Pauses between attempts at something that fails: each some times as long as the one before, up to a limit, and spread by chance, so that those who
/// failed together do not come back together. Pure: chance is an argument.
public struct Backoff: Sendable, Hashable {
  /// Step after the first failure.
  public var first: Duration
  /// No step is longer.
  public var limit: Duration
  /// How many times as long each step is as the one before; at least 1.
  public var growth: Int
  /// Parts of a step between which chance chooses the pause: half and the whole of it unless something else is said.
  public var spread: ClosedRange<Double>

  /// More steps than any limit is away: 2¹⁰⁰ times the shortest duration there is.
  private static let stepsMax = 100

  public init(first: Duration, limit: Duration, growth: Int = 2, spread: ClosedRange<Double> = 0.5...1) {
    self.first = first
    self.limit = limit
    self.growth = growth
    self.spread = spread
  }

  /// - Parameter attempt: Which has failed, from 1; anything below is taken for the first.
  /// - Returns: Between zero and `limit`, and never shorter than after the attempt before.
  public func step(after attempt: Int) -> Duration {
    var step = first
    for _ in 1..<min(max(attempt, 1), Self.stepsMax) where step < limit { step = step * growth }
    return min(step, limit)
  }

  /// - Parameters:
  ///   - attempt: As for `step`.
  ///   - chance: In [0, 1).
  /// - Returns: The part of the step that chance has chosen.
  public func pause(after attempt: Int, chance: Double) -> Duration {
    step(after: attempt) * (spread.lowerBound + (spread.upperBound - spread.lowerBound) * chance)
  }
}
