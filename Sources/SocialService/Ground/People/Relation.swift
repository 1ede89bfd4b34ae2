/// Where somebody stands with another one, as far as both may know. Pure.
enum Relation: Sendable, Hashable, CaseIterable {
  case none, oneself, friend, requestSent, requestReceived, blocked

  /// Facts about two people.
  struct Facts: Sendable, Hashable {
    var isOneself = false
    /// By the one who asks.
    var isBlocked = false
    /// Has blocked the one who asks.
    var isBlocking = false
    var areFriends = false
    /// The asker's request waits, or seems to.
    var hasSent = false
    /// The other one's request waits.
    var hasReceived = false
  }

  /// - Returns: Nil for somebody who is not to be found, having blocked the one who asks.
  init?(_ facts: Facts) {
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
