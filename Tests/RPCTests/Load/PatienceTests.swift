import Testing

@testable import RPC

@Suite struct PatienceTests {
  private static let limits = OverloadLimits()
  private static let millisecond: UInt64 = 1_000_000
  private static let begin: UInt64 = 1_000 * millisecond

  /// A wait and how long the line has stood, in milliseconds, and whether it was in vain.
  @Test(
    arguments: [
      (0, 0, false), (100, 100, false), (101, 101, true), (50, 100, false), (51, 100, false), (50, 101, false), (51, 101, true),
      (0, 5_000, false), (51, 5_000, true),
    ] as [(UInt64, UInt64, Bool)])
  func aBurstMayWaitLongerThanALineThatStands(waitedMs: UInt64, stoodMs: UInt64, isOver: Bool) {
    let patience = Patience(Self.limits, atNs: Self.begin)
    let now = Self.begin + stoodMs * Self.millisecond
    #expect(patience.isOver(sinceNs: now - waitedMs * Self.millisecond, atNs: now) == isOver)
  }

  @Test func aLineThatWasEmptyOnceIsABurstAgain() {
    var patience = Patience(Self.limits, atNs: Self.begin)
    let later = Self.begin + 5_000 * Self.millisecond
    #expect(patience.isStanding(atNs: later))
    #expect(patience.isOver(sinceNs: later - 60 * Self.millisecond, atNs: later))
    patience.lineWasEmpty(atNs: later)
    #expect(!patience.isStanding(atNs: later))
    #expect(!patience.isOver(sinceNs: later - 60 * Self.millisecond, atNs: later))
  }

  /// Whoever came last may be old, too, when the loop was away for long.
  @Test func nobodyBeginsWhoHasWaitedForLongerThanABurst() {
    let patience = Patience(Self.limits, atNs: Self.begin)
    let now = Self.begin + 5_000 * Self.millisecond
    #expect(patience.mayBegin(sinceNs: now - 100 * Self.millisecond, atNs: now))
    #expect(!patience.mayBegin(sinceNs: now - 101 * Self.millisecond, atNs: now))
  }

  /// Ten callers, each of whom asks again as soon as they are answered: the line is never empty, and nobody is left behind in it.
  @Test func callersWhoTakeTurnsAreAllServed() {
    var line = SimulatedLine(Self.limits, refusalsPerStep: 100)
    line.step(arrivals: 10)
    for _ in 0..<5_000 { line.step(arrivals: 1) }
    #expect(line.refused == 0)
    #expect(line.longestMs <= 10)
  }

  /// A loop that can do one call a millisecond, asked for more: it is busy all the time, whoever is served has not waited long, and as soon as
  /// it is asked for less nobody is refused. Also where it can refuse no more than it can serve.
  @Test(arguments: [1, 2, 3, 10], [1, 100]) func everyMillisecondIsUsedAndNobodyWaitsLong(times: Int, refusalsPerStep: Int) {
    var line = SimulatedLine(Self.limits, refusalsPerStep: refusalsPerStep)
    for _ in 0..<2_000 { line.step(arrivals: times) }
    #expect(line.served == 2_000)
    #expect(line.longestMs <= Self.limits.burstWaitMsMax)
    #expect(line.refused > 0 || times == 1)
    line.longestMs = 0
    for _ in 0..<1_000 { line.step(arrivals: times) }
    #expect(line.longestMs <= Self.limits.standingWaitMsMax)
    // It is over, once those who wait in vain have heard so.
    while !line.waiting.isEmpty { line.step(arrivals: 0) }
    let refused = line.refused
    for _ in 0..<1_000 { line.step(arrivals: 1) }
    #expect(line.refused == refused)
  }

  /// In steps of a millisecond, with a call a step.
  private struct SimulatedLine {
    let refusalsPerStep: Int
    var patience: Patience
    var waiting: [UInt64] = []
    var now = PatienceTests.begin
    var (served, refused, longestMs) = (0, 0, 0)

    init(_ limits: OverloadLimits, refusalsPerStep: Int) {
      self.refusalsPerStep = refusalsPerStep
      patience = Patience(limits, atNs: now)
    }

    mutating func step(arrivals: Int) {
      if waiting.isEmpty { patience.lineWasEmpty(atNs: now) }
      waiting += Array(repeating: now, count: arrivals)
      while !waiting.isEmpty {
        let since = patience.isOver(sinceNs: waiting[0], atNs: now) ? waiting.removeLast() : waiting.removeFirst()
        if patience.mayBegin(sinceNs: since, atNs: now) {
          served += 1
          longestMs = max(longestMs, Int((now - since) / PatienceTests.millisecond))
          break
        }
        refused += 1
      }
      let over = waiting.prefix(refusalsPerStep).prefix { patience.isOver(sinceNs: $0, atNs: now) }.count
      waiting.removeFirst(over)
      refused += over
      now += PatienceTests.millisecond
    }
  }
}
