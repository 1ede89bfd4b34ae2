import FoundationEssentials
import Postgres
import Timekeeping

/// Personal details of an account, as they are kept.
struct PersonalDetails: Sendable, Hashable {
  /// Gender as somebody tells it.
  enum Gender: String, Sendable, CaseIterable, SQLValue, SQLDecodable {
    case female = "FEMALE"
    case male = "MALE"
    case other = "OTHER"
  }

  /// Empty when it is not told.
  var givenName = ""
  /// Empty when it is not told.
  var familyName = ""
  /// Nil when it is not told.
  var gender: Gender?
}

/// People who may see a part of a profile.
enum Audience: String, Sendable, CaseIterable, SQLValue, SQLDecodable {
  case everyone = "EVERYONE"
  case friends = "FRIENDS"
  case nobody = "NOBODY"
}

/// Audience of each part of a profile.
struct ProfileAudiences: Sendable, Hashable {
  var givenName = Audience.nobody
  var familyName = Audience.nobody
  var gender = Audience.nobody
  var about = Audience.everyone
  var languages = Audience.everyone
  var lastSeen = Audience.friends
  var picture = Audience.everyone
  var album = Audience.friends
}

/// Facet of somebody in one app.
struct StoredFacet: Sendable, Hashable {
  var about = ""
  /// A tag of BCP 47; empty when it is not told.
  var aboutLanguage = ""
  var aboutVisibility = Audience.everyone
  /// Since when the profile of all apps is shown in this one; nil while it is not.
  var shareTime: Moment?
}

/// Profile of somebody, as it is kept.
struct StoredProfile: Sendable, Hashable {
  var details = PersonalDetails()
  /// In NFC; empty when nothing is said.
  var about = ""
  /// In which language that is: a tag of BCP 47; empty when it is not told.
  var aboutLanguage = ""
  /// Tags of BCP 47, the best first.
  var languages: [String] = []
  var visibility = ProfileAudiences()
  /// The media that is shown; nil when there is none.
  var pictureID: UUID?
  /// Whether the owner has ever chosen a picture, or to have none.
  var isPictureChosen = false
  /// Whether friends alone see the picture because it was found for its owner, who would show one of their own to everybody.
  var isPictureNarrowed = false
  /// Raised by each change.
  var version: Int64 = 1
  var facets: [StoredRealm: StoredFacet] = [:]

  var picture: StoredPicture? { pictureID.map { StoredPicture(mediaID: $0, visibility: visibility.picture) } }
}

/// Somebody's picture, and who may see it.
struct StoredPicture: Sendable, Hashable {
  var mediaID: UUID
  var visibility: Audience
}

/// One of the five apps.
enum StoredRealm: String, Sendable, CaseIterable, SQLValue, SQLDecodable, SQLElement {
  case whereAmI = "where-am-i"
  case expeditions = "expeditions"
  case cacheOut = "cache-out"
  case localBuddy = "local-buddy"
  case qwalk = "qwalk"
}
