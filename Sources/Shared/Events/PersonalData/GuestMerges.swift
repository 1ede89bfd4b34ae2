internal import CairnProto
internal import FoundationEssentials
internal import Identity
internal import Postgres
internal import RPC
internal import Timekeeping

/// Gives what a guest has done to the account that the guest has become part of: every feature its part, in the order of their locks, in one
/// transaction. Once: the event is remembered in the same transaction.
public struct GuestMerges: Sendable {
  /// The event that says so.
  public static let eventType = "account.merged"

  private let moves: [PersonalRows.Move]

  /// - Parameter parts: In the order of their locks.
  public init(_ parts: [PersonalRows]) {
    moves = parts.compactMap(\.move)
  }

  /// Empty where nothing is moved: then nobody need say that guests were merged.
  public var handlers: [EventHandler] {
    if moves.isEmpty { return [] }
    // A guest that is deleted already has nothing left to move.
    return [
      EventHandler(Self.eventType, from: ["auth"], about: { [UUID(bytes: $0.account)] }) {
        (merged: AccountMerged, _, transaction, now) in
        guard let guestID = UUID(bytes: merged.guest), let accountID = UUID(bytes: merged.account), guestID != accountID else {
          throw RPCError(.invalidArgument, reason: .eventMalformed, message: "a merge needs two accounts")
        }
        try await move(from: guestID, to: accountID, at: now, in: transaction)
      }
    ]
  }

  func move(from guestID: UUID, to accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    for move in moves { try await move(guestID, accountID, now, transaction) }
  }
}
