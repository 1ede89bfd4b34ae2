import Texts
import Timekeeping

/// Parts of a profile that others see, and how a profile may be changed (requirements W-54, W-55, L-16, X-1, X-15, F-17, C-S9). Pure.
package enum ProfileRules {
  /// Unicode scalars of what somebody says of themselves: a screen full.
  static let aboutLengthMax = 1_000
  /// More than anybody speaks who is not a marvel.
  static let languagesMax = 10

  /// The one who looks at a profile.
  package enum Viewer: Sendable, Hashable, CaseIterable {
    case oneself, friend, other

    /// - Returns: Nil for somebody who was blocked, to whom nothing is shown.
    package init?(_ relation: Relation) {
      switch relation {
      case .oneself: self = .oneself
      case .friend: self = .friend
      case .none, .requestSent, .requestReceived: self = .other
      case .blocked: return nil
      }
    }
  }

  /// Profile as somebody sees it. Parts that are not told, or not to them, are empty.
  struct Shown: Sendable, Hashable {
    var details = PersonalDetails()
    var about = ""
    var aboutLanguage = ""
    var languages: [String] = []
    var appAbout = ""
    var appAboutLanguage = ""
  }

  /// Faults of a change.
  enum Refusal: Error, Hashable {
    case about
    /// A link in what a newcomer says.
    case link
    case tooManyLanguages
    case language
    /// Language of what somebody says of themselves.
    case aboutLanguage
    /// When somebody was last there is for friends at most.
    case lastSeenForEveryone
    case versionConflict
    /// A media that was not sent as a picture of oneself.
    case picturePurpose
  }

  /// - Parameter isMinor: Whether its owner is a minor: parts that everybody may see, only friends see then.
  static func isShown(_ visibility: Audience, to viewer: Viewer, isMinor: Bool) -> Bool {
    switch (viewer, visibility) {
    case (.oneself, _): true
    case (_, .nobody): false
    case (.friend, _): true
    case (.other, .friends): false
    case (.other, .everyone): !isMinor
    }
  }

  /// Whether more than somebody's name is seen, and the name in lists that strangers are in.
  static func isSeen(_ relation: Relation, isMinor: Bool) -> Bool {
    Viewer(relation).map { isShown(.everyone, to: $0, isMinor: isMinor) } ?? false
  }

  /// Whether only the name of somebody is seen: the profile of a suspended account may be why it is suspended.
  /// - Parameter viewer: Nil for somebody who was blocked.
  static func isHidden(isSuspended: Bool, to viewer: Viewer?) -> Bool { isSuspended && viewer != .oneself }

  /// Parts of a profile that are seen in one app. The profile of all apps is not seen there unless its owner has shared it.
  static func shown(_ profile: StoredProfile, in realm: StoredRealm, to viewer: Viewer, isMinor: Bool) -> Shown {
    func isShown(_ visibility: Audience) -> Bool { Self.isShown(visibility, to: viewer, isMinor: isMinor) }
    var shown = Shown()
    let facet = profile.facets[realm] ?? StoredFacet()
    if isShown(facet.aboutVisibility) { (shown.appAbout, shown.appAboutLanguage) = (facet.about, facet.aboutLanguage) }
    guard facet.shareTime != nil || viewer == .oneself else { return shown }
    let visibility = profile.visibility
    if isShown(visibility.givenName) { shown.details.givenName = profile.details.givenName }
    if isShown(visibility.familyName) { shown.details.familyName = profile.details.familyName }
    if isShown(visibility.gender) { shown.details.gender = profile.details.gender }
    if isShown(visibility.about) { (shown.about, shown.aboutLanguage) = (profile.about, profile.aboutLanguage) }
    if isShown(visibility.languages) { shown.languages = profile.languages }
    return shown
  }

  /// Whether somebody sees a picture. It goes with the name: in every app, and in lists that belong to none.
  /// - Parameter viewer: Nil for somebody who was blocked.
  static func isShown(_ picture: StoredPicture, to viewer: Viewer?, isMinor: Bool) -> Bool {
    viewer.map { isShown(picture.visibility, to: $0, isMinor: isMinor) } ?? false
  }

  /// Whether somebody sees the photos of the album. It belongs to the profile of all apps, and is shown where that is.
  /// - Parameter viewer: Nil for somebody who was blocked.
  static func isAlbumShown(_ profile: StoredProfile, in realm: StoredRealm, to viewer: Viewer?, isMinor: Bool) -> Bool {
    guard let viewer, viewer == .oneself || profile.facets[realm]?.shareTime != nil else { return false }
    return isShown(profile.visibility.album, to: viewer, isMinor: isMinor)
  }

  /// Whether friends see something else in any app. Photos that come and go are not told, and so neither is whether they may be seen.
  static func differsForFriends(_ one: StoredProfile, _ other: StoredProfile) -> Bool {
    func picture(_ profile: StoredProfile) -> StoredPicture? {
      profile.picture.flatMap { isShown($0, to: .friend, isMinor: false) ? $0 : nil }
    }
    return picture(one)?.mediaID != picture(other)?.mediaID
      || StoredRealm.allCases.contains {
        shown(one, in: $0, to: .friend, isMinor: false) != shown(other, in: $0, to: .friend, isMinor: false)
      }
  }

  // MARK: Changes

  /// Values to be changed; nil stays.
  struct Change: Sendable, Hashable {
    /// In NFC.
    var about: String?
    var aboutLanguage: String?
    var languages: [String]?
    var visibility = AudienceChange()
  }

  /// Audience of each part from now on; nil stays.
  struct AudienceChange: Sendable, Hashable {
    var givenName: Audience?
    var familyName: Audience?
    var gender: Audience?
    var about: Audience?
    var languages: Audience?
    var lastSeen: Audience?
    var picture: Audience?
    var album: Audience?
  }

  /// The profile after a change; its version as it was where nothing is another.
  /// - Parameters:
  ///   - expectedVersion: The version the change was made from; nil for any.
  ///   - isNewcomer: Whether its owner's account is young: a text that leads elsewhere is refused then, where it was not said before.
  static func change(
    _ profile: StoredProfile, by change: Change, expectedVersion: Int64?, isNewcomer: Bool = false
  ) throws(Refusal) -> StoredProfile {
    if let about = change.about { try checkAbout(about, insteadOf: profile.about, isNewcomer: isNewcomer) }
    try checkLanguage(change.aboutLanguage ?? "")
    if let languages = change.languages {
      if languages.count > languagesMax { throw .tooManyLanguages }
      if !languages.allSatisfy(LanguageTag.isTag) { throw .language }
    }
    if change.visibility.lastSeen == .everyone { throw .lastSeenForEveryone }
    var changed = profile
    changed.about = change.about ?? profile.about
    changed.aboutLanguage = change.aboutLanguage ?? profile.aboutLanguage
    changed.languages = change.languages ?? profile.languages
    let (old, new) = (profile.visibility, change.visibility)
    changed.visibility = ProfileAudiences(
      givenName: new.givenName ?? old.givenName, familyName: new.familyName ?? old.familyName, gender: new.gender ?? old.gender,
      about: new.about ?? old.about, languages: new.languages ?? old.languages, lastSeen: new.lastSeen ?? old.lastSeen,
      picture: new.picture ?? old.picture, album: new.album ?? old.album)
    // An audience that the owner gives is the owner's word from now on, also when it is the same as before.
    if new.picture != nil { changed.isPictureNarrowed = false }
    return try versioned(changed, from: profile, expectedVersion)
  }

  /// The profile with another facet; its version as it was where nothing is another.
  static func set(
    _ about: String, language: String = "", _ aboutVisibility: Audience, isShared: Bool, in realm: StoredRealm, of profile: StoredProfile,
    expectedVersion: Int64?, isNewcomer: Bool = false, at now: Moment
  ) throws(Refusal) -> StoredProfile {
    try checkLanguage(language)
    try checkAbout(about, insteadOf: profile.facets[realm]?.about ?? "", isNewcomer: isNewcomer)
    var changed = profile
    let shareTime = isShared ? profile.facets[realm]?.shareTime ?? now : nil
    changed.facets[realm] = StoredFacet(about: about, aboutLanguage: language, aboutVisibility: aboutVisibility, shareTime: shareTime)
    return try versioned(changed, from: profile, expectedVersion)
  }

  /// The profile with what its account says of the person; its version as it was where nothing is another.
  static func set(_ details: PersonalDetails, of profile: StoredProfile) -> StoredProfile {
    var changed = profile
    changed.details = details
    if changed != profile { changed.version += 1 }
    return changed
  }

  /// The profile with the picture that its owner chooses, nil for none; its version as it was where nothing is another. That friends alone saw one
  /// that was found for them ends with that picture.
  /// - Parameter media: The owner's own.
  static func choose(_ media: StoredMedia?, for profile: StoredProfile, expectedVersion: Int64?) throws(Refusal) -> StoredProfile {
    if let media, media.purpose != .avatar { throw .picturePurpose }
    var changed = profile
    changed.pictureID = media?.mediaID
    changed.isPictureChosen = true
    if profile.isPictureNarrowed, changed.pictureID != profile.pictureID {
      changed.visibility.picture = .everyone
      changed.isPictureNarrowed = false
    }
    return try versioned(changed, from: profile, expectedVersion)
  }

  /// Whether somebody may be given a picture that was found for them: somebody who has none, and never chose to have none.
  static func mayBeOffered(_ profile: StoredProfile) -> Bool { profile.pictureID == nil && !profile.isPictureChosen }

  /// The profile with a picture that was found for its owner, as it was where none may be. Nobody has asked for it to be shown: to friends
  /// at most, until its owner says otherwise or chooses another one.
  static func offer(_ media: StoredMedia, for profile: StoredProfile) -> StoredProfile {
    guard mayBeOffered(profile) else { return profile }
    var changed = profile
    changed.pictureID = media.mediaID
    if changed.visibility.picture == .everyone {
      changed.visibility.picture = .friends
      changed.isPictureNarrowed = true
    }
    changed.version += 1
    return changed
  }

  /// Whether a change counts as one of the picture: another one is shown, and its owner has chosen it. That none is shown any more does not.
  static func isPictureChange(_ new: StoredProfile, from old: StoredProfile) -> Bool {
    new.pictureID != nil && new.pictureID != old.pictureID && new.isPictureChosen
  }

  private static func versioned(_ changed: StoredProfile, from profile: StoredProfile, _ expected: Int64?) throws(Refusal) -> StoredProfile
  {
    if let expected, expected != profile.version { throw .versionConflict }
    var changed = changed
    if changed != profile { changed.version += 1 }
    return changed
  }

  private static func checkAbout(_ about: String, insteadOf old: String, isNewcomer: Bool) throws(Refusal) {
    if !isText(about) { throw .about }
    if isNewcomer, about != old, NewcomerRules.hasLink(about) { throw .link }
  }

  private static func checkLanguage(_ language: String) throws(Refusal) {
    if !language.isEmpty, !LanguageTag.isTag(language) { throw .aboutLanguage }
  }

  /// Whether a text can be kept and shown: not too long, and honest.
  static func isText(_ text: String) -> Bool {
    text.unicodeScalars.count <= aboutLengthMax && PeopleText.isHonest(text, isMultiline: true)
  }
}
