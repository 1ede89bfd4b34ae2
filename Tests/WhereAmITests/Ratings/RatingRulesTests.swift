import Testing

@testable import GameCommon
@testable import WhereAmI

@Suite("How ratings change")
struct RatingRulesTests {
  typealias Rating = RatingRules.Rating

  @Test("what somebody is expected to win, by the formula of Elo with a scale of 340")
  func expected() {
    #expect(RatingRules.expected(500, against: 500) == 0.5)
    #expect(abs(RatingRules.expected(840, against: 500) - 10.0 / 11) < 1e-12)
    #expect(abs(RatingRules.expected(500, against: 840) - 1.0 / 11) < 1e-12)
    for (own, other) in [(100, 3_000), (500, 501), (2_000, 600)] {
      #expect(abs(RatingRules.expected(own, against: other) + RatingRules.expected(other, against: own) - 1) < 1e-12)
    }
  }

  @Test(
    "40 in the first ten games, then 20, from 2,000 on 10",
    arguments: [
      (500, 0, 500, RatingRules.Outcome.win, 520), (500, 0, 500, .loss, 480), (500, 0, 500, .draw, 500), (500, 9, 500, .win, 520),
      (500, 10, 500, .win, 510), (1_999, 50, 1_999, .win, 2_009), (2_000, 50, 2_000, .win, 2_005), (2_000, 50, 2_000, .loss, 1_995),
      (2_000, 3, 2_000, .loss, 1_980), (840, 20, 500, .win, 842), (840, 20, 500, .loss, 822), (840, 20, 500, .draw, 832),
      (500, 20, 840, .win, 518), (100, 20, 500, .loss, 100), (105, 20, 105, .loss, 100), (500, 0, 100_000, .win, 540),
    ] as [(Int, Int64, Int, RatingRules.Outcome, Int)])
  func steps(value: Int, games: Int64, other: Int, outcome: RatingRules.Outcome, after: Int) {
    let latter = RatingRules.after(outcome, Rating(value: value, gameCount: games), against: Rating(value: other, gameCount: 100))
    #expect(latter == Rating(value: after, gameCount: games + 1))
  }

  @Test("nobody falls below the floor, wins by losing or loses by winning")
  func bounds() {
    for value in stride(from: 100, through: 3_000, by: 50) {
      for other in stride(from: 100, through: 3_000, by: 50) {
        for games in [Int64(0), 20] {
          let own = Rating(value: value, gameCount: games)
          let after = RatingRules.Outcome.allCases.map { RatingRules.after($0, own, against: Rating(value: other)).value }
          #expect(after[0] >= value && after[1] <= value && after[1] <= after[2] && after[2] <= after[0] && after.allSatisfy { $0 >= 100 })
        }
      }
    }
  }

  @Test("both look at the same game")
  func opposites() {
    #expect(RatingRules.Outcome.allCases.map(\.opposite) == [.loss, .win, .draw])
    #expect(RatingRules.Outcome.allCases.map { RatingStore.Reason($0).rawValue } == ["win", "loss", "draw"])
  }
}
