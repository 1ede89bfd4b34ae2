// Written by protoc-gen-cairn from cairn/auth/v1/emails.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// The proof that the caller reads an address.
public struct VerifyEmailRequest: Message {
  public static let protoName = "cairn.auth.v1.VerifyEmailRequest"

  /// The address the code was mailed to. Not needed with a token.
  public var email: String = ""

  /// Eight digits; spaces and hyphens between them do not matter.
  public var code: String = ""

  /// The part of the mailed link behind the #.
  public var token: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(email: String = "", code: String = "", token: String = "") {
    self.email = email
    self.code = code
    self.token = token
  }
}

/// The outcome of a confirmation.
public struct VerifyEmailResponse: Message {
  public static let protoName = "cairn.auth.v1.VerifyEmailResponse"

  /// The purpose that the confirmation served.
  public enum Outcome: MessageEnum {
    /// Never sent.
    case unspecified
    /// The account's address is confirmed.
    case verified
    /// The account has the new address now.
    case changed
    /// The account that was signed up for is made: log in.
    case signedUp
    /// The guest is an account now; its sessions go on.
    case upgraded
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .verified, .changed, .signedUp, .upgraded]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .verified: 1
      case .changed: 2
      case .signedUp: 3
      case .upgraded: 4
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .verified
      case 2: self = .changed
      case 3: self = .signedUp
      case 4: self = .upgraded
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "OUTCOME_UNSPECIFIED"
      case .verified: "OUTCOME_VERIFIED"
      case .changed: "OUTCOME_CHANGED"
      case .signedUp: "OUTCOME_SIGNED_UP"
      case .upgraded: "OUTCOME_UPGRADED"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "OUTCOME_UNSPECIFIED": self = .unspecified
      case "OUTCOME_VERIFIED": self = .verified
      case "OUTCOME_CHANGED": self = .changed
      case "OUTCOME_SIGNED_UP": self = .signedUp
      case "OUTCOME_UPGRADED": self = .upgraded
      default: return nil
      }
    }
  }

  /// The purpose that the confirmation served.
  public var outcome: VerifyEmailResponse.Outcome = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(outcome: VerifyEmailResponse.Outcome = .unspecified) {
    self.outcome = outcome
  }
}

/// Asks for another code.
public struct ResendVerificationRequest: Message {
  public static let protoName = "cairn.auth.v1.ResendVerificationRequest"

  /// Every field at its default.
  public init() {}
}

/// Nothing to tell.
public struct ResendVerificationResponse: Message {
  public static let protoName = "cairn.auth.v1.ResendVerificationResponse"

  /// Every field at its default.
  public init() {}
}

/// The new address.
public struct ChangeEmailRequest: Message {
  public static let protoName = "cairn.auth.v1.ChangeEmailRequest"

  /// A plain address with one "@". At most 254 bytes.
  public var newEmail: String = ""

  /// The account's password; may be empty in a fresh session.
  public var password: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(newEmail: String = "", password: String = "") {
    self.newEmail = newEmail
    self.password = password
  }
}

/// Nothing to tell.
public struct ChangeEmailResponse: Message {
  public static let protoName = "cairn.auth.v1.ChangeEmailResponse"

  /// Every field at its default.
  public init() {}
}

/// The proof that the caller reads the old address.
public struct UndoEmailChangeRequest: Message {
  public static let protoName = "cairn.auth.v1.UndoEmailChangeRequest"

  /// The old address. Not needed with a token.
  public var email: String = ""

  /// Eight digits; spaces and hyphens between them do not matter.
  public var code: String = ""

  /// The part of the mailed link behind the #.
  public var token: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(email: String = "", code: String = "", token: String = "") {
    self.email = email
    self.code = code
    self.token = token
  }
}

/// Nothing to tell.
public struct UndoEmailChangeResponse: Message {
  public static let protoName = "cairn.auth.v1.UndoEmailChangeResponse"

  /// Every field at its default.
  public init() {}
}
