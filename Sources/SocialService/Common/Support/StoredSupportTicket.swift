import FoundationEssentials
import Postgres
import Timekeeping

extension SupportRules.State: SQLValue, SQLDecodable {}
extension SupportRules.Deed: SQLValue, SQLDecodable {}

/// A support ticket as it is kept.
struct StoredSupportTicket: Sendable, Hashable {
  var ticketID: UUID
  /// Account that has opened it.
  var accountID: UUID
  var realm: StoredRealm
  var subject: String
  var state = SupportRules.State.waiting
  var createTime: Moment
  /// Time since which it is in this state.
  var stateTime: Moment
  var entryCount = 0
}

/// Something that was written in a ticket.
struct StoredSupportEntry: Sendable, Hashable {
  var entryID: UUID
  /// Whether the desk has written it; otherwise the person has.
  var isFromDesk: Bool
  var text: String
  var createTime: Moment
}

/// Place in a list of tickets or entries.
struct SupportPlace: Sendable, Hashable {
  var time: Moment
  var id: UUID
}
