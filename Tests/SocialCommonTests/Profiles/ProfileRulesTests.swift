import FoundationEssentials
import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct ProfileRulesTests {
  private typealias Rules = ProfileRules
  private static let now = Moment(milliseconds: 1_800_000_000_000)

  /// Every audience, viewer and age, written out.
  @Test func whoSeesWhat() {
    for isMinor in [false, true] {
      for audience in Audience.allCases { #expect(Rules.isShown(audience, to: .oneself, isMinor: isMinor)) }
      #expect(Rules.isShown(.everyone, to: .friend, isMinor: isMinor))
      #expect(Rules.isShown(.friends, to: .friend, isMinor: isMinor))
      #expect(!Rules.isShown(.nobody, to: .friend, isMinor: isMinor))
      #expect(Rules.isShown(.everyone, to: .other, isMinor: isMinor) == !isMinor)
      #expect(!Rules.isShown(.friends, to: .other, isMinor: isMinor))
      #expect(!Rules.isShown(.nobody, to: .other, isMinor: isMinor))
    }
  }

  @Test func theAlbumIsShownWhereTheProfileIs() {
    for audience in Audience.allCases {
      for isMinor in [false, true] {
        for isShared in [false, true] {
          var profile = StoredProfile(visibility: ProfileAudiences(album: audience))
          profile.facets[.qwalk] = StoredFacet(shareTime: isShared ? Self.now : nil)
          func isShown(_ viewer: Rules.Viewer?, in realm: StoredRealm = .qwalk) -> Bool {
            Rules.isAlbumShown(profile, in: realm, to: viewer, isMinor: isMinor)
          }
          #expect(isShown(.oneself) && isShown(.oneself, in: .cacheOut))
          #expect(isShown(.friend) == (isShared && audience != .nobody))
          #expect(isShown(.other) == (isShared && audience == .everyone && !isMinor))
          #expect(!isShown(nil) && !isShown(.friend, in: .cacheOut) && !isShown(.other, in: .cacheOut))
        }
      }
    }
    #expect(StoredProfile().visibility.album == .friends)
  }

  @Test func whoLooks() {
    #expect(Rules.Viewer(.oneself) == .oneself)
    #expect(Rules.Viewer(.friend) == .friend)
    #expect(Rules.Viewer(.blocked) == nil)
    for relation in [Relation.none, .requestSent, .requestReceived] { #expect(Rules.Viewer(relation) == .other) }
  }

  /// All the facts there can be, against the order in which they count.
  @Test func oneRelationComesOfAllFacts() {
    for bits in 0..<64 {
      func has(_ bit: Int) -> Bool { bits & 1 << bit != 0 }
      let relation = Relation(
        Relation.Facts(
          isOneself: has(0), isBlocked: has(1), isBlocking: has(2), areFriends: has(3), hasSent: has(4), hasReceived: has(5)))
      let expected: Relation? =
        switch bits {
        case _ where has(0): .oneself
        case _ where has(2): nil
        case _ where has(1): .blocked
        case _ where has(3): .friend
        case _ where has(5): .requestReceived
        case _ where has(4): .requestSent
        default: Relation.none
        }
      #expect(relation == expected)
    }
  }

  /// Each part follows its own audience, in the apps in which the profile is shared and nowhere else.
  @Test func eachPartFollowsItsAudience() {
    for audience in Audience.allCases {
      for viewer in Rules.Viewer.allCases {
        for isMinor in [false, true] {
          let audiences = ProfileAudiences(
            givenName: audience, familyName: audience, gender: audience, about: audience, languages: audience, lastSeen: .friends)
          let profile = StoredProfile(
            details: PersonalDetails(givenName: "A", familyName: "B", gender: .other), about: "C", languages: ["sv"], visibility: audiences,
            facets: [
              .qwalk: StoredFacet(about: "D", aboutVisibility: audience, shareTime: Self.now),
              .cacheOut: StoredFacet(about: "E", aboutVisibility: audience),
            ])
          let isShown = Rules.isShown(audience, to: viewer, isMinor: isMinor)
          let all = Rules.Shown(details: profile.details, about: "C", languages: ["sv"])
          func shown(_ realm: StoredRealm) -> Rules.Shown { Rules.shown(profile, in: realm, to: viewer, isMinor: isMinor) }
          var (shared, unshared) = (isShown ? all : Rules.Shown(), viewer == .oneself ? all : Rules.Shown())
          #expect(shown(.whereAmI) == unshared)
          (shared.appAbout, unshared.appAbout) = (isShown ? "D" : "", isShown ? "E" : "")
          #expect(shown(.qwalk) == shared)
          #expect(shown(.cacheOut) == unshared)
        }
      }
    }
    // One open part opens no other.
    var profile = StoredProfile(details: PersonalDetails(givenName: "A", familyName: "B", gender: .male), about: "C", languages: ["it"])
    profile.facets[.qwalk] = StoredFacet(shareTime: Self.now)
    func shown() -> Rules.Shown { Rules.shown(profile, in: .qwalk, to: .other, isMinor: false) }
    #expect(shown() == Rules.Shown(about: "C", languages: ["it"]))
    profile.visibility.givenName = .everyone
    #expect(shown() == Rules.Shown(details: PersonalDetails(givenName: "A"), about: "C", languages: ["it"]))
    profile.visibility.gender = .everyone
    #expect(shown().details == PersonalDetails(givenName: "A", gender: .male))
    profile.visibility.familyName = .everyone
    #expect(shown().details == profile.details)
  }

  @Test func aChangeChangesWhatItNames() throws {
    let profile = StoredProfile(about: "old", languages: ["sv"], version: 7)
    #expect(try Rules.change(profile, by: Rules.Change(), expectedVersion: 7) == profile)
    #expect(try Rules.change(profile, by: Rules.Change(about: "old"), expectedVersion: nil) == profile)
    var expected = profile
    (expected.about, expected.version) = ("new", 8)
    #expect(try Rules.change(profile, by: Rules.Change(about: "new"), expectedVersion: 7) == expected)
    (expected.about, expected.languages) = ("old", [])
    #expect(try Rules.change(profile, by: Rules.Change(languages: []), expectedVersion: nil) == expected)
    (expected.languages, expected.visibility.lastSeen) = (["sv"], .nobody)
    let hidden = Rules.Change(visibility: Rules.AudienceChange(lastSeen: .nobody))
    #expect(try Rules.change(profile, by: hidden, expectedVersion: nil) == expected)
    #expect(throws: Rules.Refusal.versionConflict) { try Rules.change(profile, by: hidden, expectedVersion: 6) }
    let refused: [(Rules.Change, Rules.Refusal)] = [
      (Rules.Change(about: String(repeating: "é", count: Rules.aboutLengthMax + 1)), .about), (Rules.Change(about: "a\0b"), .about),
      (Rules.Change(languages: Array(repeating: "sv", count: Rules.languagesMax + 1)), .tooManyLanguages),
      (Rules.Change(languages: ["sv", ""]), .language), (Rules.Change(languages: ["swedish"]), .language),
      (Rules.Change(visibility: Rules.AudienceChange(lastSeen: .everyone)), .lastSeenForEveryone),
    ]
    for (change, refusal) in refused {
      #expect(throws: refusal) { try Rules.change(profile, by: change, expectedVersion: nil) }
    }
    #expect(try Rules.change(profile, by: Rules.Change(about: "two\nlines"), expectedVersion: nil).about == "two\nlines")
  }

  @Test func consentIsKeptFromWhenItWasGiven() throws {
    let profile = StoredProfile()
    let later = Self.now + .seconds(60)
    let shared = try Rules.set("x", .everyone, isShared: true, in: .qwalk, of: profile, expectedVersion: nil, at: Self.now)
    #expect(shared.facets == [.qwalk: StoredFacet(about: "x", shareTime: Self.now)] && shared.version == 2)
    let again = try Rules.set("x", .everyone, isShared: true, in: .qwalk, of: shared, expectedVersion: 2, at: later)
    #expect(again == shared)
    let unshared = try Rules.set("x", .everyone, isShared: false, in: .qwalk, of: shared, expectedVersion: nil, at: later)
    #expect(unshared.facets[.qwalk]?.shareTime == nil && unshared.version == 3)
    let renewed = try Rules.set("x", .everyone, isShared: true, in: .qwalk, of: unshared, expectedVersion: nil, at: later)
    #expect(renewed.facets[.qwalk]?.shareTime == later)
    #expect(throws: Rules.Refusal.versionConflict) {
      try Rules.set("", .everyone, isShared: true, in: .qwalk, of: shared, expectedVersion: 1, at: later)
    }
    #expect(throws: Rules.Refusal.about) {
      try Rules.set("\u{7}", .everyone, isShared: true, in: .qwalk, of: shared, expectedVersion: nil, at: later)
    }
  }

  @Test func friendsAreToldOfWhatTheySee() {
    let bare = StoredProfile(details: PersonalDetails(givenName: "A"))
    var shared = bare
    shared.facets[.qwalk] = StoredFacet(shareTime: Self.now)
    #expect(!Rules.differsForFriends(bare, shared))
    var told = shared
    told.about = "x"
    #expect(Rules.differsForFriends(shared, told))
    var unshared = bare
    unshared.about = "x"
    #expect(!Rules.differsForFriends(bare, unshared))
    var open = shared
    open.visibility.givenName = .friends
    #expect(Rules.differsForFriends(shared, open))
  }

  @Test func aPictureIsSeenByThoseItIsShownTo() {
    for audience in Audience.allCases {
      let picture = StoredPicture(mediaID: UUID(), visibility: audience)
      for isMinor in [false, true] {
        for viewer in Rules.Viewer.allCases {
          #expect(Rules.isShown(picture, to: viewer, isMinor: isMinor) == Rules.isShown(audience, to: viewer, isMinor: isMinor))
        }
        #expect(!Rules.isShown(picture, to: nil, isMinor: isMinor))
      }
    }
  }

  /// From every standing to every choice.
  @Test func aChosenPictureCountsWhenItIsAnother() throws {
    let (one, other) = (Self.media(.avatar), Self.media(.avatar))
    for before in [nil, one] {
      for wasChosen in [false, true] {
        for chosen in [nil, one, other] {
          let old = StoredProfile(pictureID: before?.mediaID, isPictureChosen: wasChosen, version: 3)
          let new = try Rules.choose(chosen, for: old, expectedVersion: 3)
          #expect(new.pictureID == chosen?.mediaID && new.isPictureChosen)
          #expect(new.version == (before?.mediaID == chosen?.mediaID && wasChosen ? 3 : 4))
          #expect(Rules.isPictureChange(new, from: old) == (chosen != nil && before?.mediaID != chosen?.mediaID))
          #expect(throws: Rules.Refusal.versionConflict) { try Rules.choose(chosen, for: old, expectedVersion: 2) }
        }
      }
    }
    for purpose in MediaPurpose.allCases where purpose != .avatar {
      #expect(throws: Rules.Refusal.picturePurpose) {
        try Rules.choose(Self.media(purpose), for: StoredProfile(), expectedVersion: nil)
      }
    }
  }

  private static func media(_ purpose: MediaPurpose) -> StoredMedia {
    StoredMedia(mediaID: UUID(), purpose: purpose, createTime: now, files: [])
  }

  @Test func friendsAreToldOfThePictureTheySee() {
    for audience in Audience.allCases {
      var (without, with) = (StoredProfile(), StoredProfile())
      (without.visibility.picture, with.visibility.picture) = (audience, audience)
      with.pictureID = UUID()
      #expect(Rules.differsForFriends(without, with) == (audience != .nobody))
      var hidden = with
      hidden.visibility.picture = .nobody
      #expect(Rules.differsForFriends(with, hidden) == (audience != .nobody))
    }
  }
}
