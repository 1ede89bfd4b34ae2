import Testing
import Timekeeping

@testable import AuthService

@Suite struct SecondFactorRulesTests {
  /// The first microsecond of period 1,000.
  private static let start = Moment(milliseconds: 30_000_000)

  /// Every last counter around the window, at both ends of a period.
  @Test func aCodeIsGoodOnceAndInItsWindow() {
    for offset in [Duration.zero, .microseconds(29_999_999)] {
      for last in 990...1_010 as ClosedRange<Int64> {
        let counters = SecondFactorRules.counters(at: Self.start + offset, after: last)
        #expect(Set(counters) == Set([999, 1_000, 1_001].filter { $0 > last }))
        #expect(counters.first == (last < 1_000 ? 1_000 : last < 1_001 ? 1_001 : nil))
      }
    }
    #expect(SecondFactorRules.counters(at: Moment(microseconds: 0), after: -5) == [0, 1])
  }

  @Test(
    arguments: [
      ("123456", SecondFactorRules.Entry.code("123456")), ("123 456", .code("123456")), ("000000", .code("000000")),
      ("ABCDE-FGH23", .recoveryCode("ABCDEFGH23")), ("abcde fgh23", .recoveryCode("ABCDEFGH23")), ("12345", nil), ("1234567", nil),
      ("", nil),
      ("12345a", nil), ("١٢٣٤٥٦", nil), ("ABCDEFGH234", nil), (String(repeating: "-", count: 100), nil),
    ] as [(String, SecondFactorRules.Entry?)])
  func whatPeopleTypeIsRead(text: String, entry: SecondFactorRules.Entry?) {
    #expect(SecondFactorRules.entry(text) == entry)
  }

  @Test func aGuesserHasFewTriesADay() throws {
    var tries = LoginThrottleRules.Tries.none
    var now = Self.start
    var count = 0
    while now < Self.start + .seconds(86_400) {
      do {
        tries = try SecondFactorRules.codeTries.count(tries, at: now)
        count += 1
      } catch {
        switch error {
        case .tooFast(let wait): now = now + wait
        }
      }
    }
    #expect(count < 120)
  }
}
