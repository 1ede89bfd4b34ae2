// Written by protoc-gen-cairn from cairn/auth/v1/guardians.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// The state of a guardian's consent.
public struct GuardianConsent: Message {
  public static let protoName = "cairn.auth.v1.GuardianConsent"

  /// The decision.
  public enum State: MessageEnum {
    /// No guardian was asked.
    case unspecified
    /// Waits for an answer.
    case asked
    /// Consented.
    case consented
    /// Refused.
    case refused
    /// Consented first and then not any more.
    case withdrawn
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .asked, .consented, .refused, .withdrawn]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .asked: 1
      case .consented: 2
      case .refused: 3
      case .withdrawn: 4
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .asked
      case 2: self = .consented
      case 3: self = .refused
      case 4: self = .withdrawn
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "STATE_UNSPECIFIED"
      case .asked: "STATE_ASKED"
      case .consented: "STATE_CONSENTED"
      case .refused: "STATE_REFUSED"
      case .withdrawn: "STATE_WITHDRAWN"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "STATE_UNSPECIFIED": self = .unspecified
      case "STATE_ASKED": self = .asked
      case "STATE_CONSENTED": self = .consented
      case "STATE_REFUSED": self = .refused
      case "STATE_WITHDRAWN": self = .withdrawn
      default: return nil
      }
    }
  }

  /// The decision of the guardian who was asked last.
  public var state: GuardianConsent.State = .unspecified

  /// The guardian's address.
  public var guardianEmail: String = ""

  /// When the guardian was asked.
  public var askTime: Moment? = nil

  /// When the guardian consented; absent without a consent.
  public var consentTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(state: GuardianConsent.State = .unspecified, guardianEmail: String = "", askTime: Moment? = nil, consentTime: Moment? = nil) {
    self.state = state
    self.guardianEmail = guardianEmail
    self.askTime = askTime
    self.consentTime = consentTime
  }
}

/// The caller's day of birth.
public struct SetBirthDateRequest: Message {
  public static let protoName = "cairn.auth.v1.SetBirthDateRequest"

  /// "YYYY-MM-DD".
  public var birthDate: String = ""

  /// Country of residence, ISO 3166-1 alpha-2; may be empty: then 16 is the age from which one decides alone.
  public var country: String = ""

  /// Address of a guardian; only used for somebody too young to decide alone.
  public var guardianEmail: String = ""

  /// Language of the mail to the guardian: en, it, sv, de, fr or es; anything else is English.
  public var language: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(birthDate: String = "", country: String = "", guardianEmail: String = "", language: String = "") {
    self.birthDate = birthDate
    self.country = country
    self.guardianEmail = guardianEmail
    self.language = language
  }
}

/// The account with what is kept.
public struct SetBirthDateResponse: Message {
  public static let protoName = "cairn.auth.v1.SetBirthDateResponse"

  /// The caller's account.
  public var account: Account? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: Account? = nil) {
    self.account = account
  }
}

/// Asks for the state of the consent.
public struct GetGuardianConsentRequest: Message {
  public static let protoName = "cairn.auth.v1.GetGuardianConsentRequest"

  /// Every field at its default.
  public init() {}
}

/// The state of the consent.
public struct GetGuardianConsentResponse: Message {
  public static let protoName = "cairn.auth.v1.GetGuardianConsentResponse"

  /// The newest consent that was asked for.
  public var consent: GuardianConsent? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(consent: GuardianConsent? = nil) {
    self.consent = consent
  }
}

/// The guardian to ask.
public struct AskGuardianRequest: Message {
  public static let protoName = "cairn.auth.v1.AskGuardianRequest"

  /// Address of the guardian.
  public var guardianEmail: String = ""

  /// Language of the mail to the guardian: en, it, sv, de, fr or es; anything else is English.
  public var language: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(guardianEmail: String = "", language: String = "") {
    self.guardianEmail = guardianEmail
    self.language = language
  }
}

/// The state of the consent.
public struct AskGuardianResponse: Message {
  public static let protoName = "cairn.auth.v1.AskGuardianResponse"

  /// The newest consent that was asked for.
  public var consent: GuardianConsent? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(consent: GuardianConsent? = nil) {
    self.consent = consent
  }
}

/// A guardian's decision.
public struct AnswerAsGuardianRequest: Message {
  public static let protoName = "cairn.auth.v1.AnswerAsGuardianRequest"

  /// The code from the mail; spaces, hyphens and case do not matter.
  public var code: String = ""

  /// Whether the guardian consents; otherwise refuses, or withdraws a consent.
  public var consents: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(code: String = "", consents: Bool = false) {
    self.code = code
    self.consents = consents
  }
}

/// The state of the consent.
public struct AnswerAsGuardianResponse: Message {
  public static let protoName = "cairn.auth.v1.AnswerAsGuardianResponse"

  /// After the answer.
  public var state: GuardianConsent.State = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(state: GuardianConsent.State = .unspecified) {
    self.state = state
  }
}
