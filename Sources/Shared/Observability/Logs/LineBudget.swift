/// How many lines of one kind are written in a second, and how many were left out since the last one that was. Pure.
public struct LineBudget: Sendable {
  private let perSecondMax: Int
  private var second = Int64.min
  private var count = 0
  private var leftOut = 0

  public init(perSecondMax: Int) { self.perSecondMax = perSecondMax }

  /// Takes a line.
  /// - Parameter now: The second it belongs to, of any clock.
  /// - Returns: How many were left out before it; nil when it is left out itself.
  public mutating func take(inSecond now: Int64) -> Int? {
    if now != second { (second, count) = (now, 0) }
    count += 1
    guard count <= perSecondMax else {
      leftOut += 1
      return nil
    }
    defer { leftOut = 0 }
    return leftOut
  }
}
