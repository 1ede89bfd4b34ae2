import GameTesting
import Positions
import Testing

@testable import QuizWalks

/// Where a player is believed to be.
@Suite struct FootingTests {
  private static let pin = Field.point(100, 0)
  private static let start: Int64 = 1_750_000_000_000

  private static func reaches(_ steps: Footing.Steps) -> Bool { steps.reach(pin, within: 25_000) }

  @Test func standingInRangeAndWithinTheAccuracyCounts() {
    for (east, accuracy, isIn) in [
      (100.0, 5_000, true), (76, 0, true), (74, 0, false), (60, 20_000, true), (49, 90_000, false), (52, 90_000, true),
    ] {
      var footing = Footing()
      let steps = footing.take([Field.sample(east, 0, at: Self.start, accuracy: Int64(accuracy))], at: Self.start)
      #expect(Self.reaches(steps) == isIn, "\(east) m east, \(accuracy) mm")
    }
  }

  @Test func passingByBetweenTwoPositionsCounts() {
    var footing = Footing()
    let way = [Field.sample(20, 0, at: Self.start - 14_000), Field.sample(160, 0, at: Self.start)]
    #expect(Self.reaches(footing.take(way, at: Self.start)))
    // After a longer gap the straight way may not have been gone.
    var other = Footing()
    let gap = [Field.sample(20, 0, at: Self.start - 16_000), Field.sample(160, 0, at: Self.start)]
    #expect(!Self.reaches(other.take(gap, at: Self.start)))
  }

  @Test func passingByOverTwoCallsCounts() {
    var footing = Footing()
    #expect(!Self.reaches(footing.take([Field.sample(20, 0, at: Self.start)], at: Self.start)))
    let later = Self.start + 12_000
    #expect(Self.reaches(footing.take([Field.sample(160, 0, at: later)], at: later)))
  }

  @Test func aJumpIsHeldAndForgivenWhenItWasAFault() {
    var footing = Footing()
    _ = footing.take([Field.sample(0, 0, at: Self.start)], at: Self.start)
    let later = Self.start + 5_000
    #expect(!Self.reaches(footing.take([Field.sample(2_100, 0, at: later)], at: later)))
    #expect(footing.isHeld(at: later) && footing.heldFor(at: later) > 60_000)
    // The phone was wrong once: the way goes on from where the player was.
    let then = later + 5_000
    #expect(Self.reaches(footing.take([Field.sample(95, 0, at: then)], at: then)))
    #expect(!footing.isHeld(at: then) && footing.heldFor(at: then) == 0)
  }

  @Test func whoeverJumpsTwoKilometresIsHeldForAsLongAsTheWayTakes() {
    var footing = Footing()
    _ = footing.take([Field.sample(-1_900, 0, at: Self.start)], at: Self.start)
    for step in 1...3 {
      let now = Self.start + Int64(step) * 1_000
      #expect(!Self.reaches(footing.take([Field.sample(100, 0, at: now)], at: now)), "\(step)")
    }
    let settled = Self.start + 3_000
    // 2,000 m at 12 m/s are 166 s, more than the longest hold.
    #expect(footing.heldFor(at: settled) == Footing.holdMax)
    let early = settled + Footing.holdMax - 1
    #expect(!Self.reaches(footing.take([Field.sample(100, 0, at: early)], at: early)))
    let free = settled + Footing.holdMax
    #expect(Self.reaches(footing.take([Field.sample(100, 0, at: free)], at: free)))
  }

  @Test func jumpsAreRememberedFromCallToCall() {
    // Three that agree settle it, in one call or in three.
    var (one, many) = (Footing(), Footing())
    let samples = [Field.sample(0, 0, at: Self.start)] + (1...3).map { Field.sample(900, 0, at: Self.start + Int64($0) * 1_000) }
    _ = one.take(samples, at: Self.start + 3_000)
    for sample in samples { _ = many.take([sample], at: Self.start + 3_000) }
    #expect(one == many)
    #expect(one.samples == [samples[3]])
  }

  @Test func nobodyScansAFieldFasterThanRidingThroughIt() {
    // An attacker who tells any place with any age gets no further than 12 m/s, a minute and the accuracies allow.
    var footing = Footing()
    var reached = 0.0
    for step in 0..<600 {
      let now = Self.start + Int64(step) * 100
      for ahead in [1_000.0, 500, 200, 50] {
        let samples = [Field.sample(reached + ahead, 0, at: now, accuracy: 100_000)]
        if let here = footing.take(samples, at: now).here, here.point == samples[0].point { reached += ahead }
      }
    }
    // The first position is anywhere; then the minute that it takes, and what may be gone before.
    #expect(reached < 1_000 + 60 * 12 + 150, "\(reached)")
  }

  /// An attacker tells fifty positions a call, to and fro through a field of a kilometre and more, each as inexact as is taken.
  @Test(arguments: [1, 60])
  func nobodyCoversMoreGroundByTurnsThanByRidingThroughIt(callCount: Int) {
    var (places, pins) = ([(east: Double, north: Double)](), [GridPoint]())
    for row in 0..<8 {
      for column in 0...6 {
        let turned = row.isMultiple(of: 2) ? column : 6 - column
        places.append((east: Double(turned) * 176 + 25, north: Double(row) * 143 + 50))
      }
    }
    for number in 0..<484 { pins.append(Field.point(Double(number % 22) * 50 + 25, Double(number / 22) * 50 + 25)) }
    var (footing, seen) = (Footing(), Set<Int>())
    let first = Self.start - 60_000
    _ = footing.take([Field.sample(550, 550, at: first)], since: Self.start, at: Self.start)
    for call in 0..<callCount {
      let now = Self.start + Int64(call) * 1_000
      var told: [Sample] = []
      for index in 0..<50 {
        let place = places[(call * 50 + index) % places.count]
        told.append(Field.sample(place.east, place.north, at: now - 50 + Int64(index), accuracy: 100_000))
      }
      let steps = footing.take(told, since: Self.start, at: now)
      for (index, pin) in pins.enumerated() where steps.reach(pin, within: 50_000, by: HiddenRules.sightRules) { seen.insert(index) }
    }
    // A strip of 200 m along 12 m for each second, and along what may be gone before.
    let metres = 12 * Double(callCount) + 150
    #expect(Double(seen.count) * 2_500 <= metres * 200 + 31_416 + 30_000, "\(seen.count) of \(pins.count)")
  }

  /// A phone that stands or walks between houses, wrong by tens of metres, each second otherwise: it is held hardly ever, and reaches where it is.
  @Test(arguments: [0.0, 1.5, 6])
  func aPhoneThatTremblesIsNotHeld(pace: Double) {
    var (chance, footing, heldCount) = (SplitMix(state: 21), Footing(), 0)
    // The sum of twelve is almost as errors of phones are: 20 m each way.
    func error() -> Double {
      var sum = -6.0
      for _ in 0..<12 { sum += Double(chance.next() % 10_001) / 10_000 }
      return sum * 20
    }
    for second in 0..<900 {
      let now = Self.start + Int64(second) * 1_000
      let steps = footing.take(
        [Field.sample(Double(second) * pace + error(), error(), at: now, accuracy: 45_000)], since: Self.start, at: now)
      if footing.isHeld(at: now) { heldCount += 1 }
      if second.isMultiple(of: 100), !footing.isHeld(at: now) {
        #expect(steps.reach(Field.point(Double(second) * pace, 0), within: 60_000))
      }
    }
    #expect(heldCount < 900 / 50, "held for \(heldCount) s of 900")
  }

  /// A phone that was wrong by far at the beginning: its player walks on meanwhile, which takes its own time.
  @Test func afterAJumpWalkersAreHeldForTwoMinutesAndTheirWay() {
    let pace = 1.5
    var (footing, heldCount) = (Footing(), 0)
    _ = footing.take([Field.sample(0, 0, at: Self.start)], since: Self.start, at: Self.start)
    for second in 1...600 {
      let now = Self.start + Int64(second) * 1_000
      _ = footing.take([Field.sample(1_500 + Double(second) * pace, 0, at: now)], since: Self.start, at: now)
      if footing.isHeld(at: now) { heldCount += 1 }
    }
    #expect((120...150).contains(heldCount), "held for \(heldCount) s of 600")
  }

  @Test func timeBeforeTheRunPaysForNothing() {
    var footing = Footing()
    // Half a kilometre in the minute before it began.
    let way = (0...5).map { Field.sample(Double($0) * 100, 0, at: Self.start - 60_000 + Int64($0) * 12_000) }
    #expect(footing.take(way, since: Self.start, at: Self.start).here == nil)
    #expect(footing.heldFor(at: Self.start) > 25_000)
    var honest = Footing()
    #expect(honest.take(Array(way.prefix(2)), since: Self.start, at: Self.start).here != nil)
  }

  @Test func oldInexactAndUnknownPositionsAreNowhere() {
    var footing = Footing()
    #expect(footing.take([Field.sample(100, 0, at: Self.start, accuracy: 150_000)], at: Self.start).isInexact)
    #expect(!Self.reaches(footing.take([Field.sample(100, 0, at: Self.start, accuracy: -1)], at: Self.start)))
    _ = footing.take([Field.sample(100, 0, at: Self.start)], at: Self.start)
    #expect(!Self.reaches(footing.take([Field.sample(100, 0, at: Self.start, accuracy: -1)], at: Self.start + Footing.ageMax + 1)))
  }
}
