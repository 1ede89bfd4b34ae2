package import FoundationEssentials
import Postgres
package import Timekeeping

/// Personal details of an account, as they are kept.
package struct PersonalDetails: Sendable, Hashable {
  /// Gender as somebody tells it.
  package enum Gender: String, Sendable, CaseIterable, SQLValue, SQLDecodable {
    case female = "FEMALE"
    case male = "MALE"
    case other = "OTHER"
  }

  /// Empty when it is not told.
  package var givenName = ""
  /// Empty when it is not told.
  package var familyName = ""
  /// Nil when it is not told.
  package var gender: Gender?
}

/// Audience of each part of a profile.
package struct ProfileAudiences: Sendable, Hashable {
  package var givenName = Audience.nobody
  package var familyName = Audience.nobody
  package var gender = Audience.nobody
  package var about = Audience.everyone
  package var languages = Audience.everyone
  package var lastSeen = Audience.friends
  package var picture = Audience.everyone
  package var album = Audience.friends
}

/// Facet of somebody in one app.
package struct StoredFacet: Sendable, Hashable {
  package var about = ""
  /// A tag of BCP 47; empty when it is not told.
  package var aboutLanguage = ""
  package var aboutVisibility = Audience.everyone
  /// Since when the profile of all apps is shown in this one; nil while it is not.
  package var shareTime: Moment?
}

/// Profile of somebody, as it is kept.
package struct StoredProfile: Sendable, Hashable {
  package var details = PersonalDetails()
  /// In NFC; empty when nothing is said.
  package var about = ""
  /// In which language that is: a tag of BCP 47; empty when it is not told.
  package var aboutLanguage = ""
  /// Tags of BCP 47, the best first.
  package var languages: [String] = []
  package var visibility = ProfileAudiences()
  /// The media that is shown; nil when there is none.
  package var pictureID: UUID?
  /// Whether the owner has ever chosen a picture, or to have none.
  package var isPictureChosen = false
  /// Whether friends alone see the picture because it was found for its owner, who would show one of their own to everybody.
  package var isPictureNarrowed = false
  /// Raised by each change.
  package var version: Int64 = 1
  package var facets: [StoredRealm: StoredFacet] = [:]

  package var picture: StoredPicture? { pictureID.map { StoredPicture(mediaID: $0, visibility: visibility.picture) } }
}
