import CairnProto
import RPC
import Texts

extension PersonalDetails.Gender {
  /// - Returns: Nil for what is not told, and for what a newer client may tell.
  init?(_ gender: CairnProto.Gender) {
    guard let word: Self = ContractWord.word(gender) else { return nil }
    self = word
  }
}

extension CairnProto.Gender {
  init(_ gender: PersonalDetails.Gender?) {
    self = gender.map { ContractWord.message($0) } ?? .unspecified
  }
}

extension PersonalDetails.Form {
  init(givenName: String, familyName: String, gender: CairnProto.Gender) {
    let known = PersonalDetails.Gender(gender)
    self.init(
      details: PersonalDetails(
        givenName: NormalForm.nfc(givenName), familyName: NormalForm.nfc(familyName), gender: known),
      isGenderKnown: known != nil || gender == .unspecified)
  }
}

extension FieldViolation {
  /// The only place where a mistake about a person gets its wire reason.
  init(_ mistake: PersonalDetails.Mistake) {
    switch mistake {
    case .givenName(let isTooLong): self.init("given_name", isTooLong ? .tooLong : .notWriting, Self.nameLimits)
    case .familyName(let isTooLong): self.init("family_name", isTooLong ? .tooLong : .notWriting, Self.nameLimits)
    case .gender: self.init("gender", .unknownValue, "one of cairn.auth.v1.Gender")
    }
  }

  private static let nameLimits = "at most 100 scalars, no control characters, no links"
}
