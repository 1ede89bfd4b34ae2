import FoundationEssentials
import SocialCommon

/// A person of age who looks for buddies, or meets one: all that settings of buddies are held against.
struct Traveller: Sendable, Hashable {
  var accountID: UUID
  /// Years, from `AdultRules.ageMin`.
  var age: Int
  /// Nil when it is not told.
  var gender: PersonalDetails.Gender?
}
