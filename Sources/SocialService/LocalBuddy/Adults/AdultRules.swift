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

/// People whom strangers may meet (requirement L-S1). Pure.
enum AdultRules {
  /// Years: the age at which people meet strangers on nobody's responsibility but their own.
  static let ageMin = 18

  enum Refusal: Error, Hashable, CaseIterable {
    /// Nothing was told of the day of birth: an account of another app, whose owner is asked.
    case birthDateMissing
    case tooYoung
  }

  /// - Parameter age: Years on the day of the question; nil when no day of birth was told.
  static func traveller(_ accountID: UUID, age: Int?, gender: PersonalDetails.Gender?) throws(Refusal) -> Traveller {
    guard let age else { throw .birthDateMissing }
    guard age >= ageMin else { throw .tooYoung }
    return Traveller(accountID: accountID, age: age, gender: gender)
  }
}
