public import FoundationEssentials

/// The caller, as far as it was proven: by an access token at the gateway, by a ticket inside.
public struct Caller: Sendable, Hashable {
  /// The account on whose behalf the call is made; nil for a call without a session.
  public var accountID: UUID?
  /// The session the account used; nil where `accountID` is.
  public var sessionID: UUID?
  /// Roles of the account, for example "user", "admin".
  public var roles: [String]
  /// Capabilities of the account beyond its roles, for example "guest". Sorted.
  public var capabilities: [String]
  /// Scope of the session; `full` without one.
  public var scope: SessionScope
  /// The calling service of an INTERNAL call, for example "game"; nil for everybody else.
  public var callingService: String?

  public init(
    accountID: UUID? = nil, sessionID: UUID? = nil, roles: [String] = [], capabilities: [String] = [], scope: SessionScope = .full,
    callingService: String? = nil
  ) {
    self.accountID = accountID
    self.sessionID = sessionID
    self.roles = roles
    self.capabilities = capabilities
    self.scope = scope
    self.callingService = callingService
  }

  /// Whether it is an account without a name and a way to come back.
  public var isGuest: Bool { capabilities.contains("guest") }

  /// Somebody without a session.
  public static let anonymous = Caller()

  /// One of our own services.
  public static func service(_ name: String) -> Caller { Caller(callingService: name) }
}
