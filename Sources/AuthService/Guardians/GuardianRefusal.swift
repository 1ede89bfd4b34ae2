import CairnProto
import RPC
import Timekeeping

/// Why a birth date is not kept, or a guardian not asked or heard.
enum GuardianRefusal: Error, Hashable {
  case birthDateRequired
  case birthDateInvalid
  case birthDateOutOfRange
  case countryInvalid
  case emailMissing
  case emailInvalid
  /// The account's own address.
  case emailOwn
  case tooYoung(minAge: Int, guardianMinAge: Int?)
  case birthDateSet
  case notNeeded
  case codeUnknown
  case codeExpired
  case tooOften(Duration)

  init(_ refusal: GuardianRules.Refusal) {
    switch refusal {
    case .birthDateInvalid: self = .birthDateOutOfRange
    case .countryInvalid: self = .countryInvalid
    case .tooYoung(let minAge, let guardianMinAge): self = .tooYoung(minAge: minAge, guardianMinAge: guardianMinAge)
    }
  }
}

extension RPCError {
  /// The only place where a refusal about ages and guardians becomes a wire error.
  init(_ refusal: GuardianRefusal) {
    switch refusal {
    case .birthDateRequired: self = .invalid("birth_date", .missing)
    case .birthDateInvalid: self = .invalid("birth_date", .malformed, "YYYY-MM-DD")
    case .birthDateOutOfRange: self = .invalid("birth_date", .outOfRange, "a day of the last 125 years")
    case .countryInvalid: self = .invalid("country", .malformed, "two capital letters of ISO 3166-1, or nothing")
    case .emailMissing: self = .invalid("guardian_email", .missing)
    case .emailInvalid: self = .invalid("guardian_email", .malformed, "a plain address")
    case .emailOwn: self = .invalid("guardian_email", .ownAccount, "somebody else's address")
    case .tooYoung(let minAge, let guardianMinAge):
      var metadata = ["min_age": String(minAge)]
      metadata["guardian_min_age"] = guardianMinAge.map { String($0) }
      self.init(.failedPrecondition, reason: .tooYoung, message: "too young to decide alone", metadata: metadata)
    case .birthDateSet: self.init(.failedPrecondition, reason: .birthDateSet, message: "what was told before protects more")
    case .notNeeded: self.init(.failedPrecondition, reason: .guardianNotNeeded, message: "the account awaits no guardian")
    case .codeUnknown: self.init(.notFound, reason: .guardianCodeUnknown, message: "there is no such code")
    case .codeExpired: self.init(.failedPrecondition, reason: .guardianCodeExpired, message: "the code is good for no consent any more")
    case .tooOften(let wait):
      self.init(
        .resourceExhausted, reason: .rateLimited, message: "a guardian was asked several times today",
        metadata: ["retry_after_ms": String(wait.inMilliseconds + 1)])
    }
  }
}
