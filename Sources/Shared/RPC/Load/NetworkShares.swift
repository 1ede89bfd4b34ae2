/// How much each network may have of what is let in while some of it is not: all alike, and what one does not use is the others' (max-min fairness).
/// Pure.
///
/// The calls of the last window of time say where the cap lies: a network that asked for less than the cap has everything let in, the
/// others are cut to it. So whoever asks most is refused first, and a single one is cut as if there were no networks.
struct NetworkShares {
  /// Networks that are counted in one window: their memory is bounded. Nothing is known of those that come after them, and the share of all decides.
  static let networksMax = 4_096

  private var counts: [CallNetwork: Int] = [:]
  /// Calls of one network in this window that are let in; nil while nothing is known.
  private(set) var cap: Int?
  /// While even one call for each is too much: how many of how many first calls are let in, and what is left over of the calls before.
  private var firsts = (letIn: 1, of: 1)
  private var carried = 0

  /// Counts a call.
  /// - Returns: Whether it is let in; nil when that cannot be told from its network.
  mutating func admits(_ network: CallNetwork) -> Bool? {
    let count = (counts[network] ?? 0) + 1
    guard count > 1 || counts.count < Self.networksMax else { return nil }
    counts[network] = count
    guard let cap else { return nil }
    if cap > 0 { return count <= cap }
    return count == 1 && admitsFirst()
  }

  /// Spread evenly over the networks, without chance.
  private mutating func admitsFirst() -> Bool {
    carried += firsts.letIn
    if carried < firsts.of { return false }
    carried -= firsts.of
    return true
  }

  /// A window of time has ended.
  /// - Parameter share: The part, of 1,024, of what came that may be let in.
  mutating func windowEnded(share: Int) {
    if !counts.isEmpty {
      cap = Self.cap(of: Array(counts.values), share: share)
      // One at least: something always gets in, for that is how the end of the overload is noticed.
      firsts = (max(1, counts.values.reduce(0, +) * share / AdmissionControl.whole), counts.count)
      carried = 0
    }
    counts.removeAll(keepingCapacity: true)
  }

  /// Nothing is refused any more.
  mutating func forget() {
    cap = nil
    counts.removeAll()
  }

  /// The largest number so that, were nobody to have more, no more than the share of all were let in. 0 when even one for each is too much.
  static func cap(of counts: [Int], share: Int) -> Int {
    var left = counts.reduce(0, +) * share / AdmissionControl.whole
    var holders = counts.count
    for count in counts.sorted() {
      if count * holders >= left { return left / holders }
      left -= count
      holders -= 1
    }
    return counts.max() ?? 0
  }
}
