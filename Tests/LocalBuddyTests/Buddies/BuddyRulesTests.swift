import CairnProto
import FoundationEssentials
import SocialCommon
import Testing
import Texts

@testable import LocalBuddy

@Suite struct BuddyRulesTests {
  @Test func onlyPeopleOfAgeMeetStrangers() throws {
    #expect(throws: AdultRules.Refusal.birthDateMissing) { try AdultRules.checked(nil) }
    for age in [-1, 0, 17] { #expect(throws: AdultRules.Refusal.tooYoung) { try AdultRules.checked(age) } }
    for age in [18, 60, 120] { #expect(try AdultRules.checked(age) == age) }
  }

  @Test func whoIsNotToldAsAGenderFindsThoseAloneWhoTakeAny() {
    for accepted in Self.genderSets {
      for gender in Self.genders {
        let content = BuddySettingsContent(ages: 18...99, genders: accepted)
        let expected = accepted.isEmpty || gender.map { accepted.contains($0) } == true
        #expect(BuddyRules.admits(content, Traveller(accountID: UUID(), age: 30, gender: gender)) == expected)
      }
    }
  }

  @Test func theLastYearStandsForAllAfterIt() {
    for (ages, age, isAdmitted) in [
      (18...18, 18, true), (18...18, 19, false), (20...30, 19, false), (20...30, 20, true), (20...30, 30, true), (20...30, 31, false),
      (20...99, 104, true), (99...99, 98, false), (99...99, 99, true), (20...98, 104, false),
    ] {
      let content = BuddySettingsContent(ages: ages)
      #expect(BuddyRules.admits(content, Traveller(accountID: UUID(), age: age, gender: nil)) == isAdmitted, "\(ages) \(age)")
    }
  }

  static let genders: [PersonalDetails.Gender?] = [nil, .female, .male, .other]
  static let genderSets: [Set<PersonalDetails.Gender>] = [
    [], [.female], [.male], [.other], [.female, .male], [.female, .other], [.male, .other], [.female, .male, .other],
  ]

  @Test func agesOfARequest() throws {
    #expect(try BuddyRules.ages(min: 0, max: 0) == 18...99)
    #expect(try BuddyRules.ages(min: 25, max: 25) == 25...25)
    for (youngest, oldest, refusal) in [
      (17, 30, BuddyRules.Refusal.minAge), (100, 100, .minAge), (-1, 0, .minAge), (30, 29, .maxAge), (30, 100, .maxAge), (30, -1, .maxAge),
    ] as [(Int32, Int32, BuddyRules.Refusal)] {
      #expect(throws: refusal) { try BuddyRules.ages(min: youngest, max: oldest) }
    }
  }

  @Test func textsAndListsHaveLimits() throws {
    func refusal(_ change: (inout BuddySettingsContent) -> Void, hasLink: Bool = false) -> BuddyRules.Refusal? {
      var content = BuddySettingsContent()
      change(&content)
      do throws(BuddyRules.Refusal) { _ = try BuddyRules.checked(content, hasLink: hasLink, isTag: LanguageTag.isTag) } catch {
        return error
      }
      return nil
    }
    #expect(refusal { $0.languages = Array(repeating: "it", count: 11) } == .tooManyLanguages)
    #expect(refusal { $0.languages = ["italiano!"] } == .language)
    #expect(refusal { $0.about = String(repeating: "a", count: 1_001) } == .aboutTooLong)
    #expect(refusal { $0.about = "a\u{202E}b" } == .aboutNotWriting)
    #expect(refusal({ $0.about = "see example.com" }, hasLink: true) == .link)
    #expect(refusal { $0.about = "see example.com" } == nil)
    #expect(refusal { $0.aboutLanguage = "x" } == .aboutLanguage)
    #expect(throws: BuddyRules.Refusal.tooManyCities) { try BuddyRules.checkCities(Array(1...11)) }
    #expect(throws: BuddyRules.Refusal.duplicateCity) { try BuddyRules.checkCities([1, 1]) }
    #expect(throws: BuddyRules.Refusal.versionMismatch(3)) { try BuddyRules.check(3, expected: 2) }
    try BuddyRules.check(3, expected: 0)
    try BuddyRules.check(0, expected: 0)
  }
}
