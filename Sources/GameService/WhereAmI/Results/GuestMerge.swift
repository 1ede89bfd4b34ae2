import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Gives a guest's results to the account it has become part of. Once: the event is remembered in the same transaction.
struct GuestMerge: Sendable {
  /// Who may say so.
  static let sources: Set<String> = ["auth"]

  let store = ResultsStore()
  let achievements = AchievementStore()
  let leaderboards = LeaderboardStore()

  var handler: EventHandler {
    // Of a guest that is deleted already nothing is left to move.
    EventHandler(AccountMerged.eventType, from: Self.sources, about: { [UUID(bytes: $0.account)] }) {
      (merged: AccountMerged, _, transaction, now) in
      guard let guestID = UUID(bytes: merged.guest), let accountID = UUID(bytes: merged.account), guestID != accountID else {
        throw RPCError(.invalidArgument, reason: "EVENT_MALFORMED", message: "a merge needs two accounts")
      }
      try await move(from: guestID, to: accountID, at: now, in: transaction)
    }
  }

  /// In the order in which a game that ends takes its locks: the game, the statistics, the badges, the leaderboards.
  private func move(from guestID: UUID, to accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await store.moveUnfinishedGames(from: guestID, to: accountID, in: transaction)
    try await store.moveOpenSingle(from: guestID, to: accountID, in: transaction)
    try await store.movePlayers(from: guestID, to: accountID, in: transaction)
    try await store.addStatistics(from: guestID, to: accountID, in: transaction)
    try await store.addPlayDays(from: guestID, to: accountID, in: transaction)
    try await store.countDayStreak(of: accountID, in: transaction)
    try await store.deletePlayDays(of: guestID, in: transaction)
    try await store.deleteStatistics(of: guestID, in: transaction)
    try await achievements.moveBadges(from: guestID, to: accountID, in: transaction)
    try await achievements.moveHidden(from: guestID, to: accountID, in: transaction)
    try await achievements.moveMeasures(from: guestID, to: accountID, in: transaction)
    try await DailyStore().movePlays(from: guestID, to: accountID, in: transaction)
    try await SignalStore().move(from: guestID, to: accountID, in: transaction)
    try await leaderboards.move(from: guestID, to: accountID, at: now, in: transaction)
  }
}

extension AccountMerged {
  /// The event that carries it.
  static let eventType = "account.merged"
}
