import Testing

@testable import AuthService

@Suite struct GuestRulesTests {
  @Test(
    arguments: [
      (GuestRules.Choice.none, 3, 0, true), (.none, 0, 3, true), (.none, 0, 0, true), (.none, 3, 1, nil), (.move, 3, 1, true),
      (.discard, 3, 1, false), (.discard, 3, 0, false),
    ] as [(GuestRules.Choice, Int64, Int64, Bool?)])
  func `A guest's results move where nothing is in the way, and otherwise as its owner says`(
    choice: GuestRules.Choice, guestCount: Int64, accountCount: Int64, moves: Bool?
  ) {
    let found = try? GuestRules.movesResults(choice, guestCount: guestCount, accountCount: accountCount)
    #expect(found == moves)
    if choice == .none {
      #expect(GuestRules.isChoiceRequired(guestCount: guestCount, accountCount: accountCount) == (moves == nil))
    }
  }

  @Test func `Two of the apps have guests by default`() {
    #expect(GuestRules().realms == [.whereAmI, .qwalk])
  }
}
