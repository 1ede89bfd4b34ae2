import Testing
import Timekeeping

@testable import AuthService

@Suite struct CapabilityRulesTests {
  /// 2026-05-20 in UTC.
  private static let today = Moment(milliseconds: 1_779_235_200_000)

  private func capabilities(_ profile: CapabilityRules.Profile, at now: Moment = today) -> [Capability] {
    CapabilityRules.capabilities(of: profile, at: now)
  }

  @Test func aGrownUpWithANameHasNone() {
    #expect(capabilities(.init()).isEmpty)
    #expect(capabilities(.init(birthDate: CalendarDate("2008-05-20"))).isEmpty)
  }

  @Test func whoHasNoNameHasToChooseOneUnlessAGuest() {
    #expect(capabilities(.init(hasUsername: false)) == [.profileIncomplete])
    #expect(capabilities(.init(hasUsername: false, isGuest: true)) == [.guest])
    #expect(capabilities(.init(isGuest: true)) == [.guest])
  }

  /// Every age in every country of the table and outside of it, before and on the birthday, with consent and without.
  @Test func theAgeDecidesAndTheBirthdayEndsIt() throws {
    for country in AgeRules.countries + ["", "BR"] {
      let consentAge = AgeRules.consentAge(in: country)
      #expect((13...16).contains(consentAge), "\(country)")
      for age in 10...20 {
        for (birth, years) in [("\(2026 - age)-05-20", age), ("\(2026 - age)-05-21", age - 1)] {
          let birthDate = try #require(CalendarDate(birth))
          for hasConsent in [false, true] {
            let found = capabilities(.init(birthDate: birthDate, country: country, hasGuardianConsent: hasConsent))
            #expect(found.contains(.awaitingGuardian) == (years < consentAge && !hasConsent))
            for capability in [Capability.noChat, .noPublicProfile, .noPreciseLastSeen] {
              #expect(found.contains(capability) == (years < consentAge))
            }
            for capability in [Capability.minor, .noSponsorProfiling] { #expect(found.contains(capability) == (years < 18)) }
            #expect(found == found.sorted { $0.rawValue < $1.rawValue })
          }
        }
      }
    }
  }

  @Test(arguments: [("IT", 14), ("DE", 16), ("FR", 15), ("ES", 14), ("SE", 13), ("GB", 13), ("", 13), ("US", 13), ("BR", 13), ("it", 13)])
  func agesAreThoseOfTheLaw(country: String, age: Int) {
    #expect(AgeRules.consentAge(in: country) == age)
  }
}
