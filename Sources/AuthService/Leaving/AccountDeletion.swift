import FoundationEssentials
import Timekeeping

/// An account that is being deleted, or was.
struct AccountDeletion: Sendable, Hashable {
  var deletionID: UUID
  /// Nil once every service has forgotten it.
  var accountID: UUID?
  /// The account that a guest has become part of. Events about the guest's end go in one order with that account's.
  var mergedAccountID: UUID?
  /// SHA-256 of the receipt's token.
  var tokenHash: [UInt8]
  var requestTime: Moment
  /// When the purge begins, or began.
  var purgeTime: Moment
  var isBegun = false
  /// Whether an operator has asked for it: then its owner does not take it back.
  var isByOperator = false
  /// When the last service had removed its data.
  var completeTime: Moment?
}

/// A deletion whose grace is not over.
struct WaitingDeletion: Sendable, Hashable {
  var accountID: UUID
  var requestTime: Moment
  /// Whether an operator has asked for it.
  var isByOperator = false
}

/// Data that one service has removed in one round.
struct DeletionReceipt: Sendable, Hashable {
  var service: String
  var round: Int32
  var purgeTime: Moment
  var tableNames: [String]
  var rowCounts: [Int64]
}
