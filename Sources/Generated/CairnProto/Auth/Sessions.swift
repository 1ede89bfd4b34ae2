// Written by protoc-gen-cairn from cairn/auth/v1/sessions.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// The tokens that a client needs to call as a session.
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

  /// The device's name in the owner's list of sessions, for example "Anna's phone". Kept to 100 scalars, without what no label can hold; may be empty.
  public var deviceName: String = ""

  /// The app that logs in, as the owner sees it, for example "Where am I 2.1". Kept to 64 scalars, without what no label can hold; may be empty.
  public var app: String = ""

  /// Whether a suspended account gets a session too, good for methods that allow it and nothing else (SuspendAccount). Without it a suspended
  /// account is answered ACCOUNT_SUSPENDED.
  public var evenIfSuspended: Bool = false

  /// The password from now on, where the present one is refused as PASSWORD_BREACHED: 8 to 128 Unicode scalars. Ends every other session of the
  /// account. Left alone where the present one is good.
  public var newPassword: String = ""

  /// How much of what the account may do the session does; left out: SCOPE_FULL. It stays, whatever the session refreshes.
  public var scope: Scope = .unspecified

  /// The refresh token that the device had last, also of a session that has ended; may be empty. It opens nothing, and nothing is refused for the want of
  /// it: while many log in, devices that the account knows go first.
  public var lastRefreshToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(login: String = "", password: String = "", deviceName: String = "", app: String = "", evenIfSuspended: Bool = false, newPassword: String = "", scope: Scope = .unspecified, lastRefreshToken: String = "") {
    self.login = login
    self.password = password
    self.deviceName = deviceName
    self.app = app
    self.evenIfSuspended = evenIfSuspended
    self.newPassword = newPassword
    self.scope = scope
    self.lastRefreshToken = lastRefreshToken
  }
}

/// A new session.
public struct LogInWithPasswordResponse: Message {
  public static let protoName = "cairn.auth.v1.LogInWithPasswordResponse"

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

/// The token to exchange.
public struct RefreshSessionRequest: Message {
  public static let protoName = "cairn.auth.v1.RefreshSessionRequest"

  /// The newest refresh token of the session.
  public var refreshToken: String = ""

  /// Whether a suspended account gets a session too, good for methods that allow it and nothing else (SuspendAccount). Without it a suspended
  /// account is answered ACCOUNT_SUSPENDED.
  public var evenIfSuspended: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(refreshToken: String = "", evenIfSuspended: Bool = false) {
    self.refreshToken = refreshToken
    self.evenIfSuspended = evenIfSuspended
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

/// One session, as its owner sees it in the list.
public struct Session: Message {
  public static let protoName = "cairn.auth.v1.Session"

  /// UUID.
  public var sessionID: String = ""

  /// As the device named itself when it logged in; may be empty.
  public var deviceName: String = ""

  /// As the app named itself when it logged in; may be empty.
  public var app: String = ""

  /// When the device logged in.
  public var createTime: Moment? = nil

  /// When the session was last in use, cut to the hour.
  public var lastUseTime: Moment? = nil

  /// The network it was last used from, for example "192.0.2.0/24" or "2001:db8:1::/48"; empty when it is not known.
  public var network: String = ""

  /// Whether it is the session that asks.
  public var isCurrent: Bool = false

  /// Scope that it was opened with; never SCOPE_UNSPECIFIED.
  public var scope: Scope = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(sessionID: String = "", deviceName: String = "", app: String = "", createTime: Moment? = nil, lastUseTime: Moment? = nil, network: String = "", isCurrent: Bool = false, scope: Scope = .unspecified) {
    self.sessionID = sessionID
    self.deviceName = deviceName
    self.app = app
    self.createTime = createTime
    self.lastUseTime = lastUseTime
    self.network = network
    self.isCurrent = isCurrent
    self.scope = scope
  }
}

/// Asks for the sessions.
public struct ListSessionsRequest: Message {
  public static let protoName = "cairn.auth.v1.ListSessionsRequest"

  /// At most so many; 0 means 20, more than 100 counts as 100.
  public var pageSize: Int32 = 0

  /// Where the list goes on: next_page_token of the page before; empty for the first page.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// One page of the sessions.
public struct ListSessionsResponse: Message {
  public static let protoName = "cairn.auth.v1.ListSessionsResponse"

  /// Newest first.
  public var sessions: [Session] = []

  /// Empty on the last page.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(sessions: [Session] = [], nextPageToken: String = "") {
    self.sessions = sessions
    self.nextPageToken = nextPageToken
  }
}

/// The session to end.
public struct RevokeSessionRequest: Message {
  public static let protoName = "cairn.auth.v1.RevokeSessionRequest"

  /// UUID, 36 lower-case characters.
  public var sessionID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(sessionID: String = "") {
    self.sessionID = sessionID
  }
}

/// Nothing to tell.
public struct RevokeSessionResponse: Message {
  public static let protoName = "cairn.auth.v1.RevokeSessionResponse"

  /// Every field at its default.
  public init() {}
}

/// Ends the other sessions.
public struct RevokeOtherSessionsRequest: Message {
  public static let protoName = "cairn.auth.v1.RevokeOtherSessionsRequest"

  /// Every field at its default.
  public init() {}
}

/// The number of sessions that were ended.
public struct RevokeOtherSessionsResponse: Message {
  public static let protoName = "cairn.auth.v1.RevokeOtherSessionsResponse"

  /// How many sessions were ended by this call.
  public var revokedCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(revokedCount: Int32 = 0) {
    self.revokedCount = revokedCount
  }
}

/// Ends all sessions.
public struct LogOutEverywhereRequest: Message {
  public static let protoName = "cairn.auth.v1.LogOutEverywhereRequest"

  /// Every field at its default.
  public init() {}
}

/// The number of sessions that were ended.
public struct LogOutEverywhereResponse: Message {
  public static let protoName = "cairn.auth.v1.LogOutEverywhereResponse"

  /// How many sessions were ended by this call.
  public var revokedCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(revokedCount: Int32 = 0) {
    self.revokedCount = revokedCount
  }
}
