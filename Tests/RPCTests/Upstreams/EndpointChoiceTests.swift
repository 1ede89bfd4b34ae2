import Testing

@testable import RPC

@Suite struct EndpointChoiceTests {
  private static let loads = (0...3).flatMap { live in
    [false, true].map { EndpointChoice.Load(liveCount: live, isOnProbation: $0) }
  }

  @Test func ofTwoAtMostOneIsBetter() {
    for a in Self.loads {
      for b in Self.loads {
        #expect(!(a.isBetter(than: b) && b.isBetter(than: a)), "\(a) \(b)")
        if a.isOnProbation == b.isOnProbation { #expect(a.isBetter(than: b) == (a.liveCount < b.liveCount)) }
      }
    }
  }

  @Test func oneOnProbationGetsOneRequestAtATime() {
    for live in 1...3 {
      let suspect = EndpointChoice.Load(liveCount: live, isOnProbation: true)
      for other in 0...3 {
        #expect(!suspect.isBetter(than: EndpointChoice.Load(liveCount: other)), "\(live) against \(other)")
      }
    }
    #expect(EndpointChoice.Load(liveCount: 0, isOnProbation: true).isBetter(than: EndpointChoice.Load(liveCount: 0)))
  }

  @Test(arguments: 2...6) func everyPairComesInEitherOrderAboutAsOften(count: Int) {
    var choice = EndpointChoice(seed: 42)
    var counts: [[Int]] = Array(repeating: Array(repeating: 0, count: count), count: count)
    let rounds = 60_000
    for _ in 0..<rounds {
      let (first, second) = choice.pair(below: count)
      counts[first][second] += 1
    }
    let share = rounds / (count * (count - 1))
    for first in 0..<count {
      for second in 0..<count {
        if first == second {
          #expect(counts[first][second] == 0)
        } else {
          #expect((share * 9 / 10...share * 11 / 10).contains(counts[first][second]), "\(first) \(second)")
        }
      }
    }
  }

  @Test func equalLoadsAreSpreadEvenly() {
    var choice = EndpointChoice(seed: 7)
    var live = [0, 0, 0, 0]
    for _ in 0..<10_000 {
      let (a, b) = choice.pair(below: 4)
      live[live[b] < live[a] ? b : a] += 1
    }
    #expect(live.max()! - live.min()! <= 4)
  }

  @Test func chanceStaysBelowItsLimit() {
    var choice = EndpointChoice(seed: 1)
    #expect(choice.milliseconds(below: 0) == 0)
    var seen = Set<Int64>()
    for _ in 0..<1_000 { seen.insert(choice.milliseconds(below: 8)) }
    #expect(seen == Set(0..<8))
  }

  @Test func pausesDoubleUpToTheirLimit() {
    let limits = UpstreamLimits()
    let pauses = (0...8).map { ReconnectPause.longestMs(afterFailures: $0, limits) }
    #expect(pauses == [50, 50, 100, 200, 400, 800, 1_000, 1_000, 1_000])
    #expect(ReconnectPause.longestMs(afterFailures: .max, limits) == limits.reconnectMsMax)
  }
}
