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
  /// - Returns: The age of somebody who is of age.
  static func checked(_ age: Int?) throws(Refusal) -> Int {
    guard let age else { throw .birthDateMissing }
    guard age >= ageMin else { throw .tooYoung }
    return age
  }
}
