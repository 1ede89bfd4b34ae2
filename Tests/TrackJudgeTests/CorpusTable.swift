import Foundation

/// A share of a count, with the interval in which it lies with 95 % (Wilson, 1927).
struct Share {
  let part: Int
  let whole: Int
  let low: Double
  let high: Double

  init(_ part: Int, of whole: Int) {
    (self.part, self.whole) = (part, whole)
    let (n, z) = (Double(max(1, whole)), 1.96)
    let share = Double(part) / n
    let spread = z * ((share * (1 - share) / n + z * z / (4 * n * n)).squareRoot())
    let middle = share + z * z / (2 * n)
    low = max(0, (middle - spread) / (1 + z * z / n))
    high = min(1, (middle + spread) / (1 + z * z / n))
  }

  var value: Double { whole == 0 ? 0 : Double(part) / Double(whole) }

  /// In a hundred: the share, and its interval.
  var text: String { whole == 0 ? "–" : String(format: "%.2f (%.2f … %.2f)", 100 * value, 100 * low, 100 * high) }
}

/// How often each answer was given.
struct Tally {
  private(set) var passed = 0
  private(set) var held = 0
  private(set) var rejected = 0

  var count: Int { passed + held + rejected }

  mutating func add(_ answer: CorpusTests.Answer) {
    switch answer {
    case .passed: passed += 1
    case .held: held += 1
    case .rejected: rejected += 1
    }
  }

  static func + (one: Tally, other: Tally) -> Tally {
    var sum = one
    (sum.passed, sum.held, sum.rejected) = (one.passed + other.passed, one.held + other.held, one.rejected + other.rejected)
    return sum
  }

  /// The share of right ones among what the judge decides by itself; what is held is a moderator's to decide.
  func decidedRight(_ truth: CorpusTests.Truth) -> Share { Share(truth == .honest ? passed : rejected, of: passed + rejected) }
}

/// Answers of the judge to each kind of track.
struct CorpusTable {
  struct Row {
    let name: String
    let truth: CorpusTests.Truth
    let tally: Tally

    var line: String {
      let columns = [Share(tally.passed, of: tally.count), Share(tally.held, of: tally.count), Share(tally.rejected, of: tally.count)]
      return CorpusTable.line(name, tally.count, columns + [tally.decidedRight(truth)])
    }
  }

  let rows: [Row]

  func tally(_ truth: CorpusTests.Truth) -> Tally { rows.filter { $0.truth == truth }.reduce(Tally()) { $0 + $1.tally } }

  /// The same of foot, run, bicycle and motor together.
  var decidedRight: Share {
    let shares = [CorpusTests.Truth.honest, .motor].map { tally($0).decidedRight($0) }
    return Share(shares.reduce(0) { $0 + $1.part }, of: shares.reduce(0) { $0 + $1.whole })
  }

  /// The table as docs/expeditions.md has it.
  var lines: [String] {
    let truths: [CorpusTests.Truth] = [.honest, .motor, .forged]
    let sums = truths.map { Row(name: "all \($0)", truth: $0, tally: tally($0)).line }
    let head = ["judge: | kind | tracks | passed | held | rejected | right, of the decided |", "judge: |---|---|---|---|---|---|"]
    return head + rows.map(\.line) + sums
  }

  private static func line(_ name: String, _ count: Int, _ shares: [Share]) -> String {
    "judge: | " + ([name, "\(count)"] + shares.map(\.text)).joined(separator: " | ") + " |"
  }

  /// An answer's share over seeds that thresholds were chosen by, and over others.
  struct Agreement {
    let line: String
    /// Difference of the shares in deviations of what chance makes of it.
    let deviation: Double
  }

  static func agreements(of known: CorpusTable, _ heldOut: CorpusTable) -> [Agreement] {
    let truths: [CorpusTests.Truth] = [.honest, .motor, .forged]
    return truths.flatMap { truth -> [Agreement] in
      let (one, other) = (known.tally(truth), heldOut.tally(truth))
      return [
        agreement("\(truth) passed", Share(one.passed, of: one.count), Share(other.passed, of: other.count)),
        agreement("\(truth) held", Share(one.held, of: one.count), Share(other.held, of: other.count)),
        agreement("\(truth) rejected", Share(one.rejected, of: one.count), Share(other.rejected, of: other.count)),
      ]
    }
  }

  private static func agreement(_ name: String, _ known: Share, _ heldOut: Share) -> Agreement {
    let all = Double(known.part + heldOut.part) / Double(max(1, known.whole + heldOut.whole))
    let spread = (all * (1 - all) * (1 / Double(max(1, known.whole)) + 1 / Double(max(1, heldOut.whole)))).squareRoot()
    let deviation = spread > 0 ? abs(known.value - heldOut.value) / spread : 0
    let words = String(format: "%.2f %% and held out %.2f %%: %.1f deviations", 100 * known.value, 100 * heldOut.value, deviation)
    return Agreement(line: "judge: \(name) \(words)", deviation: deviation)
  }
}

/// An aim of the judge.
struct CorpusAim: Sendable {
  let name: String
  let share: @Sendable (CorpusTable) -> Share
  /// At most, or at least.
  var most: Double?
  var least: Double?

  static let all: [CorpusAim] = [
    CorpusAim(name: "decided right of foot, run, bicycle, motor", share: { $0.decidedRight }, least: 0.97),
    CorpusAim(name: "honest held", share: { Share($0.tally(.honest).held, of: $0.tally(.honest).count) }, most: 0.03),
    CorpusAim(name: "honest rejected", share: { Share($0.tally(.honest).rejected, of: $0.tally(.honest).count) }, most: 0.001),
    CorpusAim(name: "motor passed", share: { Share($0.tally(.motor).passed, of: $0.tally(.motor).count) }, most: 0.01),
    CorpusAim(
      name: "forgeries held or rejected",
      share: { Share($0.tally(.forged).held + $0.tally(.forged).rejected, of: $0.tally(.forged).count) }, least: 0.99),
  ]

  func isKept(by table: CorpusTable) -> Bool {
    let value = share(table).value
    return most.map { value <= $0 } ?? least.map { value >= $0 } ?? true
  }

  /// Whether the interval does not exclude it.
  func isPossible(in table: CorpusTable) -> Bool {
    let share = share(table)
    return most.map { share.low <= $0 } ?? least.map { share.high >= $0 } ?? true
  }

  func line(of table: CorpusTable) -> String {
    let aim = most.map { "at most \($0 * 100) %" } ?? least.map { "at least \($0 * 100) %" } ?? ""
    return "judge: \(name): \(share(table).text) %, aim \(aim): \(isKept(by: table) ? "kept" : "missed")"
  }
}
