// Written by protoc-gen-cairn from cairn/auth/v1/second_factors.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Asks for the second factor.
public struct GetSecondFactorRequest: Message {
  public static let protoName = "cairn.auth.v1.GetSecondFactorRequest"

  /// Every field at its default.
  public init() {}
}

/// The state of the second factor.
public struct GetSecondFactorResponse: Message {
  public static let protoName = "cairn.auth.v1.GetSecondFactorResponse"

  /// When it was switched on; absent when the account has none.
  public var confirmTime: Moment? = nil

  /// Recovery codes that are left.
  public var recoveryCodeCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(confirmTime: Moment? = nil, recoveryCodeCount: Int32 = 0) {
    self.confirmTime = confirmTime
    self.recoveryCodeCount = recoveryCodeCount
  }
}

/// Asks for a secret.
public struct EnrolTotpRequest: Message {
  public static let protoName = "cairn.auth.v1.EnrolTotpRequest"

  /// Every field at its default.
  public init() {}
}

/// The secret that the app needs.
public struct EnrolTotpResponse: Message {
  public static let protoName = "cairn.auth.v1.EnrolTotpResponse"

  /// The secret in base32, to be typed.
  public var secret: String = ""

  /// The same as "otpauth://totp/…", to be shown as a QR code.
  public var otpauthURI: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(secret: String = "", otpauthURI: String = "") {
    self.secret = secret
    self.otpauthURI = otpauthURI
  }
}

/// Shows that the app has the secret.
public struct ConfirmTotpRequest: Message {
  public static let protoName = "cairn.auth.v1.ConfirmTotpRequest"

  /// Six digits.
  public var code: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(code: String = "") {
    self.code = code
  }
}

/// The second factor is on.
public struct ConfirmTotpResponse: Message {
  public static let protoName = "cairn.auth.v1.ConfirmTotpResponse"

  /// Each is good for one log-in, when the app is lost.
  public var recoveryCodes: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(recoveryCodes: [String] = []) {
    self.recoveryCodes = recoveryCodes
  }
}

/// Switches it off.
public struct DisableTotpRequest: Message {
  public static let protoName = "cairn.auth.v1.DisableTotpRequest"

  /// Six digits of the app, or a recovery code.
  public var code: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(code: String = "") {
    self.code = code
  }
}

/// Nothing to tell.
public struct DisableTotpResponse: Message {
  public static let protoName = "cairn.auth.v1.DisableTotpResponse"

  /// Every field at its default.
  public init() {}
}

/// Asks for new recovery codes.
public struct ReplaceRecoveryCodesRequest: Message {
  public static let protoName = "cairn.auth.v1.ReplaceRecoveryCodesRequest"

  /// Six digits of the app.
  public var code: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(code: String = "") {
    self.code = code
  }
}

/// The new ones.
public struct ReplaceRecoveryCodesResponse: Message {
  public static let protoName = "cairn.auth.v1.ReplaceRecoveryCodesResponse"

  /// Each is good for one log-in; those from before are good for nothing.
  public var recoveryCodes: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(recoveryCodes: [String] = []) {
    self.recoveryCodes = recoveryCodes
  }
}

/// The second step of a log-in.
public struct VerifySecondFactorRequest: Message {
  public static let protoName = "cairn.auth.v1.VerifySecondFactorRequest"

  /// The log-in step from the metadata of SECOND_FACTOR_REQUIRED.
  public var loginStep: String = ""

  /// Six digits of the app, or a recovery code. Spaces, hyphens and case do not matter.
  public var code: String = ""

  /// Whether a suspended account gets a session too, good for methods that allow it and nothing else (SuspendAccount). Without it a suspended
  /// account is answered ACCOUNT_SUSPENDED.
  public var evenIfSuspended: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(loginStep: String = "", code: String = "", evenIfSuspended: Bool = false) {
    self.loginStep = loginStep
    self.code = code
    self.evenIfSuspended = evenIfSuspended
  }
}

/// A new session.
public struct VerifySecondFactorResponse: Message {
  public static let protoName = "cairn.auth.v1.VerifySecondFactorResponse"

  /// The account. UUID.
  public var accountID: String = ""

  /// The account's user name; empty until one is claimed.
  public var username: String = ""

  /// The session's tokens.
  public var tokens: SessionTokens? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", username: String = "", tokens: SessionTokens? = nil) {
    self.accountID = accountID
    self.username = username
    self.tokens = tokens
  }
}
