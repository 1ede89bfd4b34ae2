import Testing

@testable import GameCommon
@testable import WhereAmI

@Suite("What badges take")
struct BadgeCatalogueTests {
  typealias Rules = AchievementRules

  private static let catalogue = BadgeCatalogue.whereAmI

  @Test("every badge is defined once, with a goal and words")
  func definitions() {
    let badges = Self.catalogue.definitions.map(\.badge)
    #expect(badges.count == Set(badges).count && badges.count == 8)
    #expect(Self.catalogue.definitions.allSatisfy { $0.goal >= 1 && !$0.name.isEmpty && !$0.description.isEmpty })
    // As long as the contract and the database allow.
    #expect(badges.allSatisfy { (1...50).contains($0.rawValue.count) })
    #expect(Self.catalogue.definitions.allSatisfy { (1...50).contains($0.measure.rawValue.count) })
  }

  @Test("what somebody has quit is shown to that one alone")
  func shown() {
    #expect(Self.catalogue.shown(toOwner: true).map(\.badge) == Self.catalogue.definitions.map(\.badge))
    #expect(Self.catalogue.shown(toOwner: false).map(\.badge) == [.extrovert, .doppelganger, .center, .time, .fire, .gamer])
  }

  @Test(
    "ten friends make an extrovert, one picture a doppelganger",
    arguments: [
      (Rules.Measure.friends, Int64(0), [Rules.Badge]()), (.friends, 9, []), (.friends, 10, [.extrovert]), (.friends, 500, [.extrovert]),
      (.pictureChanges, 0, []), (.pictureChanges, 1, [.doppelganger]), (.pictureChanges, 2, [.doppelganger]),
      (.perfectGuesses, 1, [.center]), (.quickGuesses, 1, [.time]), (.winStreak, 4, []), (.winStreak, 5, [.fire]), (.dayStreak, 6, []),
      (.dayStreak, 7, [.gamer]), (.quits, 4, []), (.quits, 5, [.quitter]), (.quits, 24, [.quitter]),
      (.quits, 25, [.quitter, .realQuitter]),
    ])
  func earned(measure: Rules.Measure, value: Int64, badges: [Rules.Badge]) {
    #expect(Self.catalogue.earned(measure, value).map(\.badge) == badges)
  }

  @Test("what is earned stays earned with more, and progress ends at the goal")
  func monotonous() {
    for definition in Self.catalogue.definitions {
      for value in -1...Int64(20) {
        let now = Set(Self.catalogue.earned(definition.measure, value)), later = Set(Self.catalogue.earned(definition.measure, value + 1))
        #expect(now.isSubset(of: later))
        let progress = Rules.progress(definition, value)
        #expect((0...definition.goal).contains(progress) && (progress == definition.goal) == (value >= definition.goal))
      }
    }
  }
}
