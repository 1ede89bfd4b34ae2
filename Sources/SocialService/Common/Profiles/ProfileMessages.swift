import CairnProto
import FoundationEssentials
import Identity
import RPC
import Texts
import Timekeeping

extension Gender {
  init(_ gender: PersonalDetails.Gender?) {
    self = gender.map { ContractWord.message($0) } ?? .unspecified
  }
}

extension ProfileRules.Change {
  /// - Throws: `invalid_argument` with UNKNOWN_VALUE.
  init(_ request: UpdateProfileRequest) throws(RPCError) {
    if let told = request.about { about = try Field.text(told, "about", max: ProfileRules.aboutLengthMax, isMultiline: true) }
    aboutLanguage = request.aboutLanguage
    languages = request.languages?.languages
    guard let told = request.visibility else { return }
    visibility = ProfileRules.AudienceChange(
      givenName: try Audience(told.givenName, "visibility.given_name"), familyName: try Audience(told.familyName, "visibility.family_name"),
      gender: try Audience(told.gender, "visibility.gender"), about: try Audience(told.about, "visibility.about"),
      languages: try Audience(told.languages, "visibility.languages"), lastSeen: try Audience(told.lastSeen, "visibility.last_seen"),
      picture: try Audience(told.picture, "visibility.picture"), album: try Audience(told.album, "visibility.album"))
  }
}

extension MyProfile {
  init(_ profile: StoredProfile, as person: Person) {
    let (details, audiences) = (profile.details, profile.visibility)
    self.init(
      person: person, givenName: details.givenName, familyName: details.familyName, gender: Gender(details.gender),
      about: profile.about, languages: profile.languages,
      visibility: ProfileVisibility(
        givenName: Visibility(audiences.givenName), familyName: Visibility(audiences.familyName), gender: Visibility(audiences.gender),
        about: Visibility(audiences.about), languages: Visibility(audiences.languages), lastSeen: Visibility(audiences.lastSeen),
        picture: Visibility(audiences.picture), album: Visibility(audiences.album)),
      facets: StoredRealm.allCases.compactMap { realm in profile.facets[realm].map { AppFacet($0, in: realm) } },
      version: profile.version, pictureMediaID: profile.pictureID?.text ?? "", aboutLanguage: profile.aboutLanguage)
  }
}

extension AppFacet {
  init(_ facet: StoredFacet, in realm: StoredRealm) {
    self.init(
      realm: Realm(realm), about: facet.about, aboutVisibility: Visibility(facet.aboutVisibility),
      isIdentityShared: facet.shareTime != nil, shareTime: facet.shareTime, aboutLanguage: facet.aboutLanguage)
  }
}

extension Profile {
  /// Shows what its reader may see.
  mutating func show(_ shown: ProfileRules.Shown) {
    (givenName, familyName, gender) = (shown.details.givenName, shown.details.familyName, Gender(shown.details.gender))
    (about, languages, appAbout) = (shown.about, shown.languages, shown.appAbout)
    (aboutLanguage, appAboutLanguage) = (shown.aboutLanguage, shown.appAboutLanguage)
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: ProfileRules.Refusal) {
    switch refusal {
    case .about:
      self = .invalid("about", .notWriting, "at most \(ProfileRules.aboutLengthMax) characters, without control characters")
    case .link: self = .invalid("about", .linkTooEarly, "no links in the first days of an account")
    case .tooManyLanguages: self = .invalid("languages", .tooMany, "at most \(ProfileRules.languagesMax)")
    case .language: self = .invalid("languages", .malformed, "tags of BCP 47")
    case .aboutLanguage: self = .invalid("about_language", .malformed, "a tag of BCP 47")
    case .lastSeenForEveryone: self = .invalid("visibility.last_seen", .notApplicable)
    case .versionConflict: self = .versionConflict
    case .picturePurpose: self = .invalid("media_id", .notApplicable, "sent as an AVATAR")
    }
  }

  /// The profile that was to be changed has been changed by somebody else.
  static let versionConflict = RPCError(.aborted, reason: .versionConflict, message: "read it again")
}
