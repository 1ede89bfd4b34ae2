// Written by protoc-gen-cairn from cairn/auth/v1/sessions.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// What a client needs to call as a session.
public struct SessionTokens: Message {
  public static let protoName = "cairn.auth.v1.SessionTokens"

  /// The session. UUID.
  public var sessionID: String = ""

  /// A signed JWT for the header "authorization: Bearer …".
  public var accessToken: String = ""

  /// When access_token stops being accepted.
  public var accessTokenExpireTime: Moment? = nil

  /// Opaque; good for one RefreshSession.
  public var refreshToken: String = ""

  /// When refresh_token stops being accepted if it is not used before.
  public var refreshTokenExpireTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(sessionID: String = "", accessToken: String = "", accessTokenExpireTime: Moment? = nil, refreshToken: String = "", refreshTokenExpireTime: Moment? = nil) {
    self.sessionID = sessionID
    self.accessToken = accessToken
    self.accessTokenExpireTime = accessTokenExpireTime
    self.refreshToken = refreshToken
    self.refreshTokenExpireTime = refreshTokenExpireTime
  }
}

/// Credentials.
public struct LogInWithPasswordRequest: Message {
  public static let protoName = "cairn.auth.v1.LogInWithPasswordRequest"

  /// A user name or an e-mail address. At most 254 bytes.
  public var login: String = ""

  /// At most 128 Unicode scalars.
  public var password: String = ""

  /// What the owner sees in the list of sessions, for example "Anna's phone". At most 100 scalars; may be empty.
  public var deviceName: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(login: String = "", password: String = "", deviceName: String = "") {
    self.login = login
    self.password = password
    self.deviceName = deviceName
  }
}

/// A new session.
public struct LogInWithPasswordResponse: Message {
  public static let protoName = "cairn.auth.v1.LogInWithPasswordResponse"

  /// The account. UUID.
  public var accountID: String = ""

  /// The account's user name.
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

/// The token to exchange.
public struct RefreshSessionRequest: Message {
  public static let protoName = "cairn.auth.v1.RefreshSessionRequest"

  /// The newest refresh token of the session.
  public var refreshToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(refreshToken: String = "") {
    self.refreshToken = refreshToken
  }
}

/// The successor.
public struct RefreshSessionResponse: Message {
  public static let protoName = "cairn.auth.v1.RefreshSessionResponse"

  /// The session's tokens.
  public var tokens: SessionTokens? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(tokens: SessionTokens? = nil) {
    self.tokens = tokens
  }
}

/// Ends the caller's session.
public struct LogOutRequest: Message {
  public static let protoName = "cairn.auth.v1.LogOutRequest"

  /// Every field at its default.
  public init() {}
}

/// Nothing to tell.
public struct LogOutResponse: Message {
  public static let protoName = "cairn.auth.v1.LogOutResponse"

  /// Every field at its default.
  public init() {}
}
