import Testing
import Timekeeping

@testable import AuthService

@Suite struct UsernameProposalRulesTests {
  private static let numbers = (0..<64 as Range<UInt32>).map { $0 &* 2_654_435_761 }

  @Test(arguments: [
    "Anna", "a", "", "___", "ännä berg", "admin", "fuck", "名前", String(repeating: "x", count: 60), "root", "anna99999999999999999999999999",
  ])
  func everyProposalKeepsTheRulesAndNoTwoLookAlike(wish: String) {
    let names = UsernameProposalRules.alternatives(to: wish, numbers: Self.numbers)
    #expect(names.count >= 16)
    for name in names { #expect(throws: Never.self) { try UsernameRules.check(name) } }
    #expect(Set(names.map(UsernameRules.skeleton)).count == names.count)
  }

  @Test func aProposalBeginsWithWhatWasWished() {
    let names = UsernameProposalRules.alternatives(to: "ännä berg", numbers: Self.numbers)
    #expect(names.allSatisfy { $0.hasPrefix("nnberg") })
  }

  @Test func everyGeneratedNameKeepsTheRules() {
    var names: Set<String> = []
    for number in 0..<20_000 as Range<UInt64> {
      let name = UsernameProposalRules.generated(from: number &* 0x9E37_79B9_7F4A_7C15)
      #expect(throws: Never.self) { try UsernameRules.check(name) }
      names.insert(UsernameRules.skeleton(name))
    }
    // Two that are alike are rare enough to draw again.
    #expect(names.count > 19_000)
  }
}

@Suite struct UsernameChangeRulesTests {
  private static let start = Moment(milliseconds: 1_800_000_000_000)
  private static let day: Duration = .seconds(86_400)

  private func refusal(_ history: UsernameChangeRules.History, canReturn: Bool = false, after days: Int) -> UsernameChangeRules.Refusal? {
    do throws(UsernameChangeRules.Refusal) {
      try UsernameChangeRules.check(history, canReturn: canReturn, at: Self.start + Self.day * days)
      return nil
    } catch {
      return error
    }
  }

  @Test func everyHistoryAtEveryAge() {
    for days in 0...40 {
      #expect(refusal(.init(changeTime: nil, isGenerated: false), after: days) == nil)
      #expect(refusal(.init(changeTime: nil, isGenerated: true), after: days) == nil)
      #expect(refusal(.init(changeTime: Self.start, isGenerated: false), canReturn: true, after: days) == nil)
      let nextTime = Self.start + Self.day * 30
      #expect(
        refusal(.init(changeTime: Self.start, isGenerated: false), after: days) == (days < 30 ? .changedLately(nextTime: nextTime) : nil))
    }
  }
}
