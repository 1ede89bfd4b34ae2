public import Identity

/// Callers that a method admits (`cairn.rpc.v1.Access`).
public enum Access: Sendable, Hashable {
  /// Anybody, without a token.
  case `public`
  /// Any session, guests included.
  case guest
  /// Sessions of accounts that can log in again.
  case user
  /// Sessions whose account has the role "admin".
  case admin
  /// Other services of this installation; never routed from outside.
  case `internal`
}

/// Effect of a repeated call (`cairn.rpc.v1.Idempotency`).
public enum Idempotency: Sendable, Hashable {
  /// Changes nothing; may be called by GET.
  case read
  /// Changes something; a retry is made safe by the header idempotency-key.
  case key
  /// Changes something and is safe to repeat as it is, or says how it is retried.
  case natural
}

/// Which of a caller's budgets a call is taken from at the gateway (`cairn.rpc.v1.RateClass`).
public enum RateClass: Int, Sendable, Hashable, CaseIterable {
  /// Looks something up.
  case read
  /// Changes something.
  case write
  /// Tries a secret or makes an account.
  case sensitive
  /// Opens a stream of answers.
  case stream
  /// Costs far more than a usual call.
  case heavy
  /// Looks strangers up by the beginnings of their names.
  case search
  /// Changes what is shown of a person or set by one.
  case profile
}

/// Scopes besides `full` whose sessions a method admits (`cairn.rpc.v1.Scope`).
public struct MethodScopes: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Web pages.
  public static let web = MethodScopes(rawValue: 1)

  /// Whether a session may call, as far as its scope goes.
  func admits(_ scope: SessionScope) -> Bool {
    switch scope {
    case .full: true
    case .web: contains(.web)
    }
  }
}

/// Facts about a method that are known before its body is read: one row of the table that `make proto` writes.
///
/// A class, because every call carries its row along: a reference is copied where a struct of strings would be.
public final class MethodRow: Sendable, Hashable {
  /// "/cairn.game.whereami.v1.GeoGuessService/StartSingle".
  public let path: String
  public let access: Access
  public let idempotency: Idempotency
  /// Largest request body after decompression, in bytes.
  public let requestBytesMax: Int
  /// Longest time the server works on one call, in milliseconds; streams have no such limit.
  public let timeoutMsMax: Int
  /// Whether the answer is a stream of messages.
  public let isServerStreaming: Bool
  /// Which budget of its caller a call is taken from.
  public let rateClass: RateClass
  /// Whether a session may call whose account has no user name yet or awaits a guardian's consent.
  public let allowsIncompleteProfile: Bool
  /// Whether a call is let in whatever the load.
  public let isNeverShed: Bool
  /// Whether a call that a process of this installation makes on nobody's behalf is let in whatever the load.
  public let isNeverShedForServices: Bool
  /// Whether a session may call whose account is suspended.
  public let allowsSuspended: Bool
  /// How long a client may use an answer to GET without asking again, in seconds; 0 where no cache may keep it.
  public let cacheSeconds: Int
  /// How many calls one counts as in its caller's budgets.
  public let cost: Int
  /// Scopes besides `full` whose sessions may call.
  public let scopes: MethodScopes
  /// Full proto names, for example "cairn.game.whereami.v1.StartSingleRequest".
  public let requestType: String
  public let responseType: String

  public init(
    path: String, access: Access, idempotency: Idempotency, requestBytesMax: Int, timeoutMsMax: Int, isServerStreaming: Bool,
    rateClass: RateClass = .write, allowsIncompleteProfile: Bool = false, isNeverShed: Bool = false,
    isNeverShedForServices: Bool = false, allowsSuspended: Bool = false, cacheSeconds: Int = 0, cost: Int = 1, scopes: MethodScopes = [],
    requestType: String, responseType: String
  ) {
    self.path = path
    self.access = access
    self.idempotency = idempotency
    self.requestBytesMax = requestBytesMax
    self.timeoutMsMax = timeoutMsMax
    self.isServerStreaming = isServerStreaming
    self.rateClass = rateClass
    self.allowsIncompleteProfile = allowsIncompleteProfile
    self.isNeverShed = isNeverShed
    self.isNeverShedForServices = isNeverShedForServices
    self.allowsSuspended = allowsSuspended
    self.cacheSeconds = cacheSeconds
    self.cost = cost
    self.scopes = scopes
    self.requestType = requestType
    self.responseType = responseType
  }

  /// No two rows of a contract have the same path.
  public static func == (left: MethodRow, right: MethodRow) -> Bool { left === right || left.path == right.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// Whether a request that may have been begun can be sent again. Log-in, sign-up and the like, which are for everybody and say themselves
  /// how they are retried, cannot: a sign-up that was kept would find its own name taken.
  /// - Parameter hasKey: Whether the request carries an idempotency-key.
  public func isRepeatable(hasKey: Bool) -> Bool {
    switch idempotency {
    case .read: true
    case .natural: access != .public
    case .key: hasKey
    }
  }

  /// Lets the caller in or says why not: by the method's access level, then by its session's scope, then by what the caller's account may not or lacks.
  public func admit(_ caller: Caller) throws(RPCError) -> Caller {
    let admitted = try access.admit(caller)
    if !scopes.admits(admitted.scope), access != .public { throw .scopeTooNarrow(admitted.scope) }
    if admitted.capabilities.isEmpty { return admitted }
    if !allowsSuspended, admitted.capabilities.contains("suspended") { throw .accountSuspended(nil) }
    if allowsIncompleteProfile { return admitted }
    if admitted.capabilities.contains("profile_incomplete") { throw .profileIncomplete }
    if admitted.capabilities.contains("awaiting_guardian") { throw .guardianConsentRequired }
    return admitted
  }

  /// "cairn.game.v1": the proto package, which decides the service that serves the method.
  public var package: Substring {
    let service = path.dropFirst().prefix { $0 != "/" }
    return service[..<(service.lastIndex(of: ".") ?? service.startIndex)]
  }
}
