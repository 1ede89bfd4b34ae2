import FoundationEssentials
import SocialCommon
import Timekeeping

/// Settings of a buddy: what is shown, and to whom.
struct BuddySettingsContent: Sendable, Hashable {
  /// Years of travellers who find the buddy; the last year stands for all after it.
  var ages = BuddyRules.ageMin...BuddyRules.ageMax
  /// Empty for any, also one that is not told.
  var genders: Set<PersonalDetails.Gender> = []
  /// Tags of BCP 47, the best first.
  var languages: [String] = []
  var about = ""
  /// A tag of BCP 47; empty when it is not told.
  var aboutLanguage = ""
}

/// A buddy as it is kept.
struct StoredBuddy: Sendable, Hashable {
  var accountID: UUID
  var content = BuddySettingsContent()
  var isPaused = false
  var startTime: Moment
  /// Raised by each change.
  var version: Int64 = 1
}

/// A buddy in a list.
struct FoundBuddy: Sendable, Hashable {
  var buddy: StoredBuddy
  /// Metres between the centres of the city that was asked for and the nearest of the buddy's, in steps.
  var distance: Int64

  var place: BuddyPlace { BuddyPlace(distance: distance, accountID: buddy.accountID) }
}

/// A place in a list of buddies.
struct BuddyPlace: Sendable, Hashable {
  var distance: Int64 = -1
  var accountID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
