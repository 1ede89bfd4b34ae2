public import FoundationEssentials
public import Identity
public import Timekeeping

/// A part of what has changed since tokens were signed, and since people were asked for, on its way to whoever keeps some of it.
public struct RevocationBatch: Sendable, Hashable {
  /// An account's standing, and until when tokens may say otherwise.
  public struct KnownStanding: Sendable, Hashable {
    /// All of it, as it was written into the log.
    public var standing: Standing
    /// No token from before can be valid from then on.
    public var expireTime: Moment

    public init(standing: Standing, expireTime: Moment) {
      self.standing = standing
      self.expireTime = expireTime
    }
  }

  /// Whether it replaces all that was known.
  public var isSnapshot: Bool
  /// Sessions that have ended, and until when their tokens would be good.
  public var sessions: [UUID: Moment]
  /// Accounts of which something else holds: what they may do, or who they are.
  public var standings: [UUID: KnownStanding]

  public init(isSnapshot: Bool = false, sessions: [UUID: Moment] = [:], standings: [UUID: KnownStanding] = [:]) {
    self.isSnapshot = isSnapshot
    self.sessions = sessions
    self.standings = standings
  }

  /// Whether nothing has changed.
  public var isEmpty: Bool { sessions.isEmpty && standings.isEmpty }

  /// Adds what came after it.
  public mutating func append(_ next: RevocationBatch) {
    sessions.merge(next.sessions) { $1 }
    standings.merge(next.standings) { $1 }
  }
}
