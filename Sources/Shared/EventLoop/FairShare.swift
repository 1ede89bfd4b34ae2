/// Choice of the holders that give way when strangers together hold more than there is room for. Pure.
///
/// Those who hold most give way, until all who gave way hold the same: what each of the others has is left to them (max-min fairness; the level is
/// that of a reservoir filled from the smallest). An attacker from a few addresses so loses what they hold, and nobody else does. The oldest that one of them
/// holds goes first: honest holdings are over after a round trip or two.
public enum FairShare {
  /// A holding.
  public struct Holding<Holder: Hashable> {
    /// Its holder: what the same holder has is taken together.
    public let holder: Holder
    /// How much it is; 1 or more, in the unit of what is short.
    public let amount: Int
    /// Since when, or since when it has not moved, in milliseconds.
    public let sinceMs: Int64

    public init(holder: Holder, amount: Int, sinceMs: Int64) {
      self.holder = holder
      self.amount = amount
      self.sinceMs = sinceMs
    }
  }

  /// The amount that is left after a relief, of what may be held. A thirty-second is freed at once: enough that the look at all holdings is seldom, and so
  /// little that those who ask for little do not wait for it.
  public static func relieved(_ amountMax: Int) -> Int { amountMax - amountMax / 32 }

  /// Which holdings give way, by their places in `holdings`: the oldest of those who hold more than the level, as many as it takes.
  /// - Parameter excess: How much must go; by less than one holding more goes than that. More than there is takes all.
  public static func victims<Holder>(of holdings: [Holding<Holder>], freeing excess: Int) -> [Int] {
    if excess <= 0 { return [] }
    var totals: [Holder: Int] = [:]
    for holding in holdings { totals[holding.holder, default: 0] += holding.amount }
    let level = level(of: totals.values.sorted(by: >), freeing: excess)
    var victims: [Int] = []
    var freed = 0
    for place in holdings.indices.sorted(by: { holdings[$0].sinceMs < holdings[$1].sinceMs }) {
      if freed >= excess { break }
      let holder = holdings[place].holder
      guard let total = totals[holder], total > level else { continue }
      totals[holder] = total - holdings[place].amount
      freed += holdings[place].amount
      victims.append(place)
    }
    return victims
  }

  /// The amount that each holder may keep so that so much goes.
  /// - Parameter totals: Amount of each holder, the largest first.
  static func level(of totals: [Int], freeing excess: Int) -> Int {
    var sum = 0
    for (place, total) in totals.enumerated() {
      sum += total
      let count = place + 1
      let next = count < totals.count ? totals[count] : 0
      // Down to the next one's, the largest so far give so much.
      if sum - count * next >= excess { return (sum - excess) / count }
    }
    return 0
  }
}
