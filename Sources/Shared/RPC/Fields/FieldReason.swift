public import CairnProto

/// The mistake of one field of a request: one word for one mistake, whichever field and method it is. The field's path says which field it is.
///
/// `proto/README.md` explains each to authors of clients; a law holds the two lists together.
public enum FieldReason: String, Sendable, Hashable, CaseIterable {
  /// A field that must be given is not.
  case missing = "MISSING"
  /// Given, and no UUID.
  case invalidUUID = "INVALID_UUID"
  /// A word, a name or a number of an enum that is none of those taken.
  case unknownValue = "UNKNOWN_VALUE"
  /// Not of the form that the field has.
  case malformed = "MALFORMED"
  /// A number, a time, a coordinate or a pair of bounds outside what is taken.
  case outOfRange = "OUT_OF_RANGE"
  case tooShort = "TOO_SHORT"
  case tooLong = "TOO_LONG"
  /// A text that is none: control characters, characters that mislead, nothing that can be seen.
  case notWriting = "NOT_WRITING"
  case tooFew = "TOO_FEW"
  case tooMany = "TOO_MANY"
  /// One thing twice in a list.
  case duplicate = "DUPLICATE"
  /// Given, although what another field says leaves no room for it.
  case notApplicable = "NOT_APPLICABLE"
  /// The caller's own account, where another's is meant.
  case ownAccount = "SELF"
  /// A token that was not made by the one who should have made it, or is spoilt.
  case tokenInvalid = "TOKEN_INVALID"
  /// A page_token that is none of this list's.
  case pageTokenInvalid = "PAGE_TOKEN_INVALID"
  /// A media that is not there, is somebody else's, or has another purpose.
  case mediaNotFound = "MEDIA_NOT_FOUND"

  // Words that the document has for forms that people fill in.
  case usernameInvalid = "USERNAME_INVALID"
  case passwordTooShort = "PASSWORD_TOO_SHORT"
  case passwordTooLong = "PASSWORD_TOO_LONG"
  case passwordBreached = "PASSWORD_BREACHED"
  /// A link in a text of an account that is too young for one.
  case linkTooEarly = "LINK_TOO_EARLY"
}

extension FieldViolation {
  /// - Parameter explanation: A sentence for a developer.
  public init(_ field: String, _ reason: FieldReason, _ explanation: String = "") {
    self.init(field: field, reason: reason.rawValue, explanation: explanation)
  }
}

extension RPCError {
  /// One field that is wrong.
  /// - Parameter explanation: A sentence for a developer.
  public static func invalid(_ field: String, _ reason: FieldReason, _ explanation: String = "") -> RPCError {
    invalid([FieldViolation(field, reason, explanation)])
  }
}
