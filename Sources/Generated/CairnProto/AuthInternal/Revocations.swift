// Written by protoc-gen-cairn from cairn/auth/internal/v1/revocations.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// A session that has ended.
public struct SessionRevocation: Message {
  public static let protoName = "cairn.auth.internal.v1.SessionRevocation"

  /// UUID, 16 bytes.
  public var session: [UInt8] = []

  /// Moment from which none of its tokens can be valid anyway, microseconds since 1970 UTC.
  public var expireTimeUs: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(session: [UInt8] = [], expireTimeUs: Int64 = 0) {
    self.session = session
    self.expireTimeUs = expireTimeUs
  }
}

/// The standing of an account from now on, whatever its tokens say. Told also when the standing is as before and the account looks different to
/// others: when its name changes, and when it is to be deleted.
public struct StandingChange: Message {
  public static let protoName = "cairn.auth.internal.v1.StandingChange"

  /// UUID, 16 bytes.
  public var account: [UInt8] = []

  /// All its roles.
  public var roles: [String] = []

  /// All its capabilities. Sorted.
  public var capabilities: [String] = []

  /// Set while the account is suspended.
  public var suspension: Suspension? = nil

  /// Moment from which no token from before the change can be valid, microseconds since 1970 UTC.
  public var expireTimeUs: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = [], roles: [String] = [], capabilities: [String] = [], suspension: Suspension? = nil, expireTimeUs: Int64 = 0) {
    self.account = account
    self.roles = roles
    self.capabilities = capabilities
    self.suspension = suspension
    self.expireTimeUs = expireTimeUs
  }
}

/// Asks for the changes.
public struct WatchRevocationsRequest: Message {
  public static let protoName = "cairn.auth.internal.v1.WatchRevocationsRequest"

  /// Every field at its default.
  public init() {}
}

/// Changes, oldest first; none in a message that only says that there were none.
public struct WatchRevocationsResponse: Message {
  public static let protoName = "cairn.auth.internal.v1.WatchRevocationsResponse"

  /// Sessions that have ended.
  public var sessions: [SessionRevocation] = []

  /// Accounts whose standing has changed. The later of two for one account counts.
  public var standings: [StandingChange] = []

  /// Whether more of the snapshot follows. The first message without it completes the snapshot, which replaces all that was known.
  public var isPartialSnapshot: Bool = false

  /// The number of the last change that this message and those before it tell of.
  public var number: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(sessions: [SessionRevocation] = [], standings: [StandingChange] = [], isPartialSnapshot: Bool = false, number: Int64 = 0) {
    self.sessions = sessions
    self.standings = standings
    self.isPartialSnapshot = isPartialSnapshot
    self.number = number
  }
}

/// Which sessions are asked for.
public struct FindEndedSessionsRequest: Message {
  public static let protoName = "cairn.auth.internal.v1.FindEndedSessionsRequest"

  /// UUID, 16 bytes each. 1 to 200.
  public var sessions: [[UInt8]] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(sessions: [[UInt8]] = []) {
    self.sessions = sessions
  }
}

/// The sessions that are no more.
public struct FindEndedSessionsResponse: Message {
  public static let protoName = "cairn.auth.internal.v1.FindEndedSessionsResponse"

  /// UUID, 16 bytes each: those that have ended, and those that nobody knows. In no order.
  public var sessions: [[UInt8]] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(sessions: [[UInt8]] = []) {
    self.sessions = sessions
  }
}
