// Written by protoc-gen-cairn from cairn/auth/internal/v1/moderators.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// The account that wants to moderate.
public struct CheckModeratorRequest: Message {
  public static let protoName = "cairn.auth.internal.v1.CheckModeratorRequest"

  /// UUID, 16 bytes.
  public var account: [UInt8] = []

  /// The session it acts by. UUID, 16 bytes.
  public var session: [UInt8] = []

  /// The account it is to be done to. UUID, 16 bytes; empty for nobody.
  public var target: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = [], session: [UInt8] = [], target: [UInt8] = []) {
    self.account = account
    self.session = session
    self.target = target
  }
}

/// Whether it may.
public struct CheckModeratorResponse: Message {
  public static let protoName = "cairn.auth.internal.v1.CheckModeratorResponse"

  /// The answer to whether it may.
  public enum Answer: MessageEnum {
    /// An answer of a later version: it may not.
    case unspecified
    /// It may.
    case yes
    /// Neither a moderator nor an admin, or suspended.
    case notAllowed
    /// The session has not shown a second factor.
    case secondFactorMissing
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .yes, .notAllowed, .secondFactorMissing]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .yes: 1
      case .notAllowed: 2
      case .secondFactorMissing: 3
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .yes
      case 2: self = .notAllowed
      case 3: self = .secondFactorMissing
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "ANSWER_UNSPECIFIED"
      case .yes: "ANSWER_YES"
      case .notAllowed: "ANSWER_NOT_ALLOWED"
      case .secondFactorMissing: "ANSWER_SECOND_FACTOR_MISSING"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "ANSWER_UNSPECIFIED": self = .unspecified
      case "ANSWER_YES": self = .yes
      case "ANSWER_NOT_ALLOWED": self = .notAllowed
      case "ANSWER_SECOND_FACTOR_MISSING": self = .secondFactorMissing
      default: return nil
      }
    }
  }

  /// Whether it may.
  public var answer: CheckModeratorResponse.Answer = .unspecified

  /// Its rank: "moderator" or "admin"; empty when it may not.
  public var role: String = ""

  /// Whether the target's rank is below, or there is no such account.
  public var isAboveTarget: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(answer: CheckModeratorResponse.Answer = .unspecified, role: String = "", isAboveTarget: Bool = false) {
    self.answer = answer
    self.role = role
    self.isAboveTarget = isAboveTarget
  }
}
