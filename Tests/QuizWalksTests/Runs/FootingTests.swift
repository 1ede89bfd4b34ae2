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
    // The minute that it takes, and what inexactness makes, once.
    #expect(reached < 60 * 12 + 1_000, "\(reached)")
  }

  @Test func oldInexactAndUnknownPositionsAreNowhere() {
    var footing = Footing()
    #expect(footing.take([Field.sample(100, 0, at: Self.start, accuracy: 150_000)], at: Self.start).isInexact)
    #expect(!Self.reaches(footing.take([Field.sample(100, 0, at: Self.start, accuracy: -1)], at: Self.start)))
    _ = footing.take([Field.sample(100, 0, at: Self.start)], at: Self.start)
    #expect(!Self.reaches(footing.take([Field.sample(100, 0, at: Self.start, accuracy: -1)], at: Self.start + Footing.ageMax + 1)))
  }
}
