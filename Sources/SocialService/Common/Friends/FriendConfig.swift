import Lifecycle
import Timekeeping

/// Settings of an installation for friend requests.
struct FriendConfig: Sendable {
  /// Requests of one account within a day (`FriendRules.madeMax`).
  var requestsPerDay = FriendRules.madeMax

  init() {}

  init(_ settings: Settings) {
    requestsPerDay = settings.integer("SOCIAL_FRIEND_REQUESTS_PER_DAY", default: FriendRules.madeMax, in: 1...1_000_000)
  }

  /// How many requests an account may make within a day: fewer in its first week, in the proportion of those that wait.
  func requestsPerDay(since makingTime: Moment?, at now: Moment) -> Int {
    let first = max(1, requestsPerDay * FriendRules.sentFirst / FriendRules.sentMax)
    return NewcomerRules.allowance(first: first, full: requestsPerDay, since: makingTime, at: now)
  }
}
