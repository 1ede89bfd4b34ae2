/// Times at which two tracks have made the marks that they have in common. A copy that goes on, or back, or faster or slower as the whole has all of them on one
/// line; of two people on one lap some marks are in common by chance, and their times are seconds beside each line.
public struct MarkTimes: Sendable, Hashable {
  /// Milliseconds since 1970, of the one and of the other track.
  public struct Pair: Sendable, Hashable {
    let own: Int64
    let other: Int64

    public init(own: Int64, other: Int64) { (self.own, self.other) = (own, other) }
  }

  /// Millimes of a slope: how much a time of the one is of a time of the other.
  private static let unit: Int64 = 1_000_000
  /// Milliseconds between two marks that say how fast the one is against the other.
  private static let apartMin: Int64 = 1_000
  /// Milliseconds beside the line, of seven marks in ten: a copy's are how times are rounded.
  private static let deviationMax: Int64 = 300

  private let pairs: [Pair]

  public init(_ pairs: [Pair]) { self.pairs = pairs }

  /// Whether they lie on one line. Some of a copy's marks are in common by chance besides, so that middle values make the line (Theil, 1950; Sen, 1968).
  public var areInStep: Bool {
    guard let first = pairs.first else { return false }
    var slopes: [Int64] = []
    for (index, pair) in pairs.enumerated() {
      for next in pairs[(index + 1)...] where abs(next.own - pair.own) >= Self.apartMin {
        slopes.append((next.other - pair.other) * Self.unit / (next.own - pair.own))
      }
    }
    guard let slope = Self.middle(slopes) else { return false }
    let offsets = pairs.map { $0.other - first.other - ($0.own - first.own) * slope / Self.unit }
    guard let offset = Self.middle(offsets) else { return false }
    return offsets.count { abs($0 - offset) <= Self.deviationMax } * 10 >= 7 * offsets.count
  }

  private static func middle(_ values: [Int64]) -> Int64? { values.isEmpty ? nil : values.sorted()[values.count / 2] }
}
