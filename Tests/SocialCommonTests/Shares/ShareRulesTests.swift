import CairnTesting
import Cryptography
import FoundationEssentials
import Identity
import Testing
import Texts
import Timekeeping

@testable import SocialCommon

@Suite struct ShareRulesTests {
  private static let now = Moment(milliseconds: 1_800_000_000_000)
  private static let shown = SharedPage(
    content: StoredContent(realm: .whereAmI, kind: "game", id: UUID().text), title: "18 432 / 25 000", lines: ["🟩🟨🟧⬛🟩", "Where?"],
    call: "Play too",
    appPath: "where-am-i")

  private static func share(_ target: ShareTarget) -> StoredShare {
    StoredShare(
      linkID: UUID(), accountID: UUID(), target: target, language: .english, createTime: now - .seconds(10), expireTime: now + .seconds(10))
  }

  @Test func onlyWhoHasAgreedAndIsOfAgeIsNamed() {
    for showsName in [false, true] {
      for isMinor in [false, true] {
        let owner = KnownPerson(accountID: UUID(), username: "anna", isMinor: isMinor)
        let shown = ShareRules.shown(Self.share(.content(Self.shown, showsName: showsName)), of: owner, nil, at: Self.now)
        #expect(shown == .content(Self.shown, name: showsName && !isMinor ? "anna" : nil))
      }
    }
  }

  @Test func nothingIsShownOfWhoIsGoneOrSuspendedOrBecameAMinor() {
    let anna = KnownPerson(accountID: UUID(), username: "anna")
    var (suspended, minor) = (anna, anna)
    (suspended.isSuspended, minor.isMinor) = (true, true)
    let profile = StoredProfile()
    for target in [ShareTarget.content(Self.shown, showsName: true), .profile(.qwalk)] {
      var share = Self.share(target)
      #expect(ShareRules.shown(share, of: anna, profile, at: Self.now) != .over)
      #expect(ShareRules.shown(share, of: nil, profile, at: Self.now) == .over)
      #expect(ShareRules.shown(share, of: suspended, profile, at: Self.now) == .over)
      #expect(ShareRules.shown(share, of: anna, profile, at: share.expireTime) == .over)
      share.revokeTime = Self.now
      #expect(ShareRules.shown(share, of: anna, profile, at: Self.now) == .over)
    }
    #expect(ShareRules.shown(Self.share(.profile(.qwalk)), of: minor, profile, at: Self.now) == .over)
  }

  /// Every part of a profile with every audience: strangers see what everybody sees, and what is shared in the app.
  @Test func aProfileIsShownAsToAStranger() {
    let anna = KnownPerson(accountID: UUID(), username: "anna")
    for audience in Audience.allCases {
      for isShared in [false, true] {
        var profile = StoredProfile()
        profile.details = PersonalDetails(givenName: "Anna", familyName: "Rossi", gender: .female)
        (profile.about, profile.languages, profile.pictureID) = ("walks", ["it"], UUID())
        profile.visibility = ProfileAudiences(
          givenName: audience, familyName: audience, gender: audience, about: audience, languages: audience, picture: audience)
        profile.facets[.qwalk] = StoredFacet(about: "here", aboutVisibility: audience, shareTime: isShared ? Self.now : nil)
        guard
          case .profile(let shown, "anna", let picture) = ShareRules.shown(
            Self.share(.profile(.qwalk)), of: anna, profile, at: Self.now)
        else {
          Issue.record("not shown")
          continue
        }
        let isOpen = audience == .everyone
        #expect(picture?.mediaID == (isOpen ? profile.pictureID : nil))
        #expect(shown.appAbout == (isOpen ? "here" : ""))
        #expect(shown.about == (isOpen && isShared ? "walks" : "") && shown.details.givenName == (isOpen && isShared ? "Anna" : ""))
      }
    }
  }

  @Test func limitsGrowWithTheAccount() {
    func refusal(_ made: Int64, _ open: Int64, _ age: Duration?) -> ShareRules.Refusal? {
      do throws(ShareRules.Refusal) {
        try ShareRules.checkLimits(
          ShareRules.Usage(madeCount: made, openCount: open), since: age.map { Self.now - $0 }, at: Self.now)
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal(4, 4, .zero) == nil && refusal(5, 0, .zero) == .tooMany(max: 5))
    #expect(refusal(29, 99, .seconds(8 * 86_400)) == nil && refusal(30, 0, .seconds(8 * 86_400)) == .tooMany(max: 30))
    #expect(refusal(0, 100, nil) == .tooMany(max: 100))
  }

  @Test func lifetimesAndLanguagesAreChecked() throws {
    #expect(try ShareRules.lifetime(days: 0) == .seconds(30 * 86_400) && ShareRules.lifetime(days: 365) == .seconds(365 * 86_400))
    for days in [-1, 366, Int32.max, .min] { #expect(throws: ShareRules.Refusal.lifetime) { try ShareRules.lifetime(days: days) } }
    for (tag, language) in [("", PageLanguage.english), ("de-AT", .german), ("SV", .swedish), ("ja", .english)] {
      #expect(try ShareRules.language(tag) == language)
    }
    #expect(throws: ShareRules.Refusal.language) { try ShareRules.language("<script>") }
  }

  @Test func onlyTokensThatWereMadeHereOpen() throws {
    let (tokens, linkID) = (ShareLinkTokens(masterKey: .random()), UUID())
    let path = tokens.path(of: linkID)
    let token = String(path.dropFirst(ShareLinkTokens.prefix.count))
    // As long as the gateway takes them.
    #expect(path.hasPrefix("/share/") && token.utf8.count <= 64)
    #expect(tokens.open(token) == linkID && ShareLinkTokens(masterKey: .random()).open(token) == nil)
    let bytes = try #require(Base64.url.decode(token))
    for index in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[index] ^= 1 << bit
        #expect(tokens.open(Base64.url.encode(other)) == nil)
      }
    }
    for other in ["", "A", token + "A", String(token.dropLast())] { #expect(tokens.open(other) == nil) }
  }
}
