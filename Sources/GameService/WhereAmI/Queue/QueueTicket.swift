import FoundationEssentials
import Timekeeping

/// A place in the queue of those who look for an opponent.
struct QueueTicket: Hashable, Sendable {
  var accountID: UUID
  /// Another one with each wait.
  var ticketID: UUID
  var mapID: String
  /// IANA name.
  var timeZone: String
  /// When the wait began.
  var rating: Int
  var joinTime: Moment
  var expireTime: Moment
  /// Against whom the player has played last, and until when not again while there are others.
  var lastOpponent: LastOpponent?
  /// By which the player waits; who logs out waits no more (W-10).
  var sessionID: UUID?

  struct LastOpponent: Hashable, Sendable {
    var accountID: UUID
    var restEndTime: Moment
  }

  /// Whether another one was the opponent a moment ago.
  func isResting(from other: QueueTicket, at now: Moment) -> Bool {
    guard let lastOpponent else { return false }
    return lastOpponent.accountID == other.accountID && lastOpponent.restEndTime > now
  }
}
