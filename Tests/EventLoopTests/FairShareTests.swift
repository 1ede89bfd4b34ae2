import Testing

@testable import EventLoop

/// Those who hold most give way, and nobody else.
@Suite struct FairShareTests {
  private func holdings(_ all: [(String, Int, Int64)]) -> [FairShare.Holding<String>] {
    all.map { FairShare.Holding(holder: $0.0, amount: $0.1, sinceMs: $0.2) }
  }

  @Test func whereNothingMustGoNothingGoes() {
    #expect(FairShare.victims(of: holdings([("a", 5, 1)]), freeing: 0) == [])
    #expect(FairShare.victims(of: holdings([("a", 5, 1)]), freeing: -3) == [])
    #expect(FairShare.victims(of: holdings([]), freeing: 10) == [])
  }

  @Test func whoHoldsMostLosesTheOldestAndTheOthersNothing() {
    let all = holdings([("many", 10, 3), ("one", 10, 0), ("many", 10, 1), ("many", 10, 2), ("other", 10, 0)])
    #expect(FairShare.victims(of: all, freeing: 10) == [2])
    #expect(FairShare.victims(of: all, freeing: 20) == [2, 3])
  }

  @Test func aLargeOneOfManySmallOnesIsLeftWhileTheSmallOnesAreOneStrangers() {
    let small = (0..<2_000).map { ("attacker", 4, Int64($0)) }
    let all = holdings(small + [("honest", 64, -1)])
    let victims = FairShare.victims(of: all, freeing: 1_000)
    #expect(victims == Array(0..<250))
  }

  @Test func whereAllHoldTheSameAllGiveWayBeforeAnyLosesEverything() {
    let all = holdings((0..<40).map { ("\($0 % 10)", 1, Int64($0)) })
    let victims = FairShare.victims(of: all, freeing: 10)
    #expect(Set(victims.map { $0 % 10 }).count == 10)
    #expect(victims.count == 10)
  }

  @Test func whereEverybodyHoldsOneThingOnlyAsManyGoAsMust() {
    let all = holdings((0..<400).map { ("\($0)", 3, Int64($0)) })
    #expect(FairShare.victims(of: all, freeing: 1) == [0])
    #expect(FairShare.victims(of: all, freeing: 30) == Array(0..<10))
  }

  @Test func moreThanThereIsTakesAll() {
    let all = holdings([("a", 1, 2), ("b", 2, 1)])
    #expect(FairShare.victims(of: all, freeing: 100) == [1, 0])
  }

  @Test(arguments: [[5], [9, 4, 4, 1], [7, 7, 7], [100, 3, 2, 1], [1, 1, 1, 1, 1]]) func theLevelIsTheHighestThatFreesEnough(totals: [Int])
  {
    for excess in 1...totals.reduce(0, +) {
      let level = FairShare.level(of: totals, freeing: excess)
      #expect(totals.reduce(0) { $0 + max(0, $1 - level) } >= excess)
      #expect(totals.reduce(0) { $0 + max(0, $1 - level - 1) } < excess)
    }
  }

  @Test func enoughGoesAndLessThanOneIsTooMuch() {
    var seed: UInt64 = 7
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<300 {
      let all = holdings((0..<(1 + next(60))).map { _ in ("\(next(6))", 1 + next(20), Int64(next(9))) })
      let excess = next(all.reduce(0) { $0 + $1.amount } + 1)
      let victims = FairShare.victims(of: all, freeing: excess)
      let freed = victims.reduce(0) { $0 + all[$1].amount }
      #expect(freed >= excess)
      #expect(Set(victims).count == victims.count)
      #expect(freed < excess + 20 || excess == 0)
      // What was taken was the oldest of its holder.
      for place in victims {
        for kept in all.indices where !victims.contains(kept) && all[kept].holder == all[place].holder {
          #expect(all[kept].sinceMs >= all[place].sinceMs)
        }
      }
    }
  }
}
