package import FoundationEssentials
package import Postgres
package import Timekeeping

/// Part that keeps something between two people which a block ends for as long as it is there, such as their conversation.
package protocol BlockHearer: Sendable {
  /// There is a block between two people, or none any more. In the transaction that makes it so, under the locks of both, before notifications and streams.
  /// - Returns: Events for their streams.
  func blockChanged(
    between accountID: UUID, and otherID: UUID, isBlocked: Bool, at now: Moment, in transaction: Transaction
  ) async throws -> [NewStreamEvent]
}
