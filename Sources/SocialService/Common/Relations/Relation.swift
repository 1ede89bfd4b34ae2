import Timekeeping

/// Where somebody stands with another one, as far as both may know. Pure.
package enum Relation: Sendable, Hashable, CaseIterable {
  case none, oneself, friend, requestSent, requestReceived, blocked

  /// Friends of one account: as many as hear of one event in one transaction (`StreamRules.fanOutMax`).
  package static let friendsMax = 500
  /// So long after a decline the same person may not ask again, and does not learn it: the request seems to wait.
  package static let declineRest = Duration.seconds(30 * 86_400)

  /// Facts about two people.
  package struct Facts: Sendable, Hashable {
    package var isOneself = false
    /// By the one who asks.
    package var isBlocked = false
    /// Has blocked the one who asks.
    package var isBlocking = false
    package var areFriends = false
    /// The asker's request waits, or seems to.
    package var hasSent = false
    /// The other one's request waits.
    package var hasReceived = false
  }

  /// - Returns: Nil for somebody who is not to be found, having blocked the one who asks.
  package init?(_ facts: Facts) {
    if facts.isOneself {
      self = .oneself
    } else if facts.isBlocking {
      return nil
    } else if facts.isBlocked {
      self = .blocked
    } else if facts.areFriends {
      self = .friend
    } else if facts.hasReceived {
      self = .requestReceived
    } else if facts.hasSent {
      self = .requestSent
    } else {
      self = .none
    }
  }
}
