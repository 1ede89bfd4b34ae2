import Testing
import Timekeeping

@testable import AuthService

@Suite struct GuardianRulesTests {
  private static let start = Moment(milliseconds: 1_800_000_000_000)
  private static let today = CalendarDate(of: start)

  private func needsGuardian(_ age: Int, _ country: String, hasGuardian: Bool) -> Result<Bool, GuardianRules.Refusal> {
    Result { () throws(GuardianRules.Refusal) in
      guard let birthDate = CalendarDate(year: Self.today.year - age, month: Self.today.month, day: Self.today.day) else {
        throw .birthDateInvalid
      }
      return try GuardianRules.needsGuardian(birthDate: birthDate, country: country, hasGuardian: hasGuardian, today: Self.today)
    }
  }

  @Test func everyAgeInEveryCountry() {
    for country in AgeRules.countries + ["", "BR"] {
      let minAge = AgeRules.consentAge(in: country)
      for age in 0...125 {
        for hasGuardian in [false, true] {
          let expected: Result<Bool, GuardianRules.Refusal> =
            if age >= minAge {
              .success(false)
            } else if age < 10 {
              .failure(.tooYoung(minAge: minAge, guardianMinAge: nil))
            } else if hasGuardian {
              .success(true)
            } else {
              .failure(.tooYoung(minAge: minAge, guardianMinAge: 10))
            }
          #expect(needsGuardian(age, country, hasGuardian: hasGuardian) == expected, "\(age) \(country) \(hasGuardian)")
        }
      }
    }
  }

  @Test func whatCannotBeIsRefused() {
    #expect(needsGuardian(-1, "", hasGuardian: true) == .failure(.birthDateInvalid))
    #expect(needsGuardian(126, "", hasGuardian: true) == .failure(.birthDateInvalid))
    for country in ["it", "ITA", "I", "1T", "ÄÖ"] { #expect(needsGuardian(30, country, hasGuardian: false) == .failure(.countryInvalid)) }
  }

  @Test func everyAnswerInEveryState() {
    func decide(_ state: GuardianConsent.State, _ consents: Bool, after days: Int) -> Result<
      GuardianRules.Decision?, GuardianRules.AnswerRefusal
    > {
      Result { () throws(GuardianRules.AnswerRefusal) in
        try GuardianRules.decide(state, askTime: Self.start, consents: consents, at: Self.start + .seconds(86_400) * days)
      }
    }
    for days in 0...10 {
      #expect(decide(.asked, true, after: days) == (days < 7 ? .success(.consent) : .failure(.expired)))
      #expect(decide(.asked, false, after: days) == .success(.refuse))
      #expect(decide(.consented, false, after: days) == .success(.withdraw))
      #expect(decide(.consented, true, after: days) == .success(nil))
      for state in [GuardianConsent.State.refused, .withdrawn, .replaced] {
        #expect(decide(state, true, after: days) == .failure(.expired))
        #expect(decide(state, false, after: days) == .success(nil))
      }
    }
  }

  /// Every change between two days and two countries.
  @Test func aMinorIsNeverProtectedLessByAChange() throws {
    let days = try ["2014-01-15", "2012-01-15", "2009-01-16", "2009-01-15", "1990-01-15"].map { try #require(CalendarDate($0)) }
    func capabilities(_ birthDate: CalendarDate, _ country: String, after years: Int) -> Set<Capability> {
      Set(
        CapabilityRules.capabilities(
          of: .init(birthDate: birthDate, country: country), at: Self.start + .seconds(86_400 * 365) * years))
    }
    for (old, oldCountry, new, newCountry) in days.flatMap({ old in
      ["IT", "DE", ""].flatMap { oldCountry in
        days.flatMap { new in ["IT", "DE", ""].map { (old, oldCountry, new, $0) } }
      }
    }) {
      let may = GuardianRules.mayReplace((old, oldCountry), with: (new, newCountry), today: Self.today)
      if capabilities(old, oldCountry, after: 0).isEmpty {
        #expect(may)
      } else if may {
        for years in 0...10 {
          #expect(capabilities(new, newCountry, after: years).isSuperset(of: capabilities(old, oldCountry, after: years)))
        }
      }
    }
  }

  @Test func guardiansAreAskedThreeTimesADay() {
    let hour: Duration = .seconds(3_600)
    let now = Self.start
    #expect(GuardianRules.wait(after: [], at: now) == nil)
    #expect(GuardianRules.wait(after: [now, now - hour], at: now) == nil)
    #expect(GuardianRules.wait(after: [now, now - hour, now - hour * 2], at: now) == hour * 22)
    #expect(GuardianRules.wait(after: [now, now - hour, now - hour * 24], at: now) == nil)
  }
}
