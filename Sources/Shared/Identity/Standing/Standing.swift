public import Timekeeping

/// Standing of an account: its roles, its capabilities, and whether it is suspended. Tokens may tell an older one.
public struct Standing: Sendable, Hashable {
  /// Why and until when an account may do nothing.
  public struct Suspension: Sendable, Hashable {
    /// For the owner of the account to read. 1 to 500 scalars.
    public var reason: String
    /// When it began.
    public var startTime: Moment
    /// When it ends by itself; nil when it lasts until it is lifted.
    public var endTime: Moment?

    public init(reason: String, startTime: Moment, endTime: Moment?) {
      self.reason = reason
      self.startTime = startTime
      self.endTime = endTime
    }

    /// Whether it has not ended by itself. Its start does not count: clocks differ, and whoever suspends means at once.
    public func holds(at now: Moment) -> Bool {
      endTime.map { now < $0 } ?? true
    }
  }

  /// For example "user", "moderator", "admin".
  public var roles: [String]
  /// Capabilities of the account beyond its roles, for example "guest". Sorted.
  public var capabilities: [String]
  /// As it was set; look at `suspension(at:)` for whether it holds.
  public var suspension: Suspension?

  public init(roles: [String], capabilities: [String], suspension: Suspension? = nil) {
    self.roles = roles
    self.capabilities = capabilities
    self.suspension = suspension
  }

  /// The suspension if it holds at `now`.
  public func suspension(at now: Moment) -> Suspension? {
    suspension.flatMap { $0.holds(at: now) ? $0 : nil }
  }
}
