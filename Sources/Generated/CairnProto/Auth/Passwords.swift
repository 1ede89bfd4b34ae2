// Written by protoc-gen-cairn from cairn/auth/v1/passwords.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// The old and the new password.
public struct ChangePasswordRequest: Message {
  public static let protoName = "cairn.auth.v1.ChangePasswordRequest"

  /// At most 128 Unicode scalars; empty when the account has none.
  public var oldPassword: String = ""

  /// 8 to 128 Unicode scalars after NFC.
  public var newPassword: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(oldPassword: String = "", newPassword: String = "") {
    self.oldPassword = oldPassword
    self.newPassword = newPassword
  }
}

/// The number of sessions that were ended.
public struct ChangePasswordResponse: Message {
  public static let protoName = "cairn.auth.v1.ChangePasswordResponse"

  /// How many other sessions were ended.
  public var revokedCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(revokedCount: Int32 = 0) {
    self.revokedCount = revokedCount
  }
}

/// The account whose password is forgotten.
public struct RequestPasswordResetRequest: Message {
  public static let protoName = "cairn.auth.v1.RequestPasswordResetRequest"

  /// The account's e-mail address. At most 254 bytes.
  public var email: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(email: String = "") {
    self.email = email
  }
}

/// Nothing to tell.
public struct RequestPasswordResetResponse: Message {
  public static let protoName = "cairn.auth.v1.RequestPasswordResetResponse"

  /// Every field at its default.
  public init() {}
}

/// The proof and the new password.
public struct ResetPasswordRequest: Message {
  public static let protoName = "cairn.auth.v1.ResetPasswordRequest"

  /// The address the code was mailed to. Not needed with a token.
  public var email: String = ""

  /// Eight digits; spaces and hyphens between them do not matter.
  public var code: String = ""

  /// The part of the mailed link behind the #.
  public var token: String = ""

  /// 8 to 128 Unicode scalars after NFC.
  public var newPassword: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(email: String = "", code: String = "", token: String = "", newPassword: String = "") {
    self.email = email
    self.code = code
    self.token = token
    self.newPassword = newPassword
  }
}

/// Nothing to tell.
public struct ResetPasswordResponse: Message {
  public static let protoName = "cairn.auth.v1.ResetPasswordResponse"

  /// Every field at its default.
  public init() {}
}
