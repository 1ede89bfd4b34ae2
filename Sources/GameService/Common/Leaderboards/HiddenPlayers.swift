import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Players who appear offline: GameService hears of them from SocialService, and enters what they do on boards when the next day (of UTC) begins, which is as
/// coarse as it is told when they were last there.
struct HiddenPlayers: Sendable {
  /// Type of the event that somebody appears offline, or does so no more.
  static let eventType = "presence.hidden"

  /// How often it is looked whether something is due.
  static let interval = Duration.seconds(60)

  /// Changes whose players are looked at in one round; each player's are entered in a transaction of its own.
  static let changesMax = 1_000

  /// Rounds of one turn, so that a turn ends while others' entries go between.
  static let roundsMax = 500

  let boards: BoardList
  let store = WaitingBoardStore()

  var handler: EventHandler {
    EventHandler(Self.eventType, from: ["social"], about: { [UUID(bytes: $0.account)] }) {
      (hidden: PresenceHidden, event, transaction, _) in
      guard let accountID = UUID(bytes: hidden.account) else {
        throw RPCError(.invalidArgument, reason: .eventMalformed, message: "whom")
      }
      // A deleted account has no entries to hide.
      let isThere = !event.deletedIDs.contains(accountID)
      try await store.setHidden(hidden.appearsOffline && isThere, accountID, in: transaction)
    }
  }

  /// Enters what is due. Safe on every replica at once.
  func enterDue(at now: Moment, in database: Database) async throws {
    for _ in 0..<Self.roundsMax {
      let due = try await store.due(at: now, limit: Self.changesMax, in: database)
      for accountID in Set(due) {
        try await database.transaction { transaction in
          try await BoardEntryStore().lock([accountID], in: transaction)
          let changes = try await store.take(of: accountID, at: now, in: transaction).compactMap { change(of: accountID, $0) }
          try await Boards().applyNow(changes, at: now, in: transaction)
        }
      }
      if due.count < Self.changesMax { return }
    }
  }

  /// Nil for a board that is no more.
  private func change(of accountID: UUID, _ waiting: WaitingBoardStore.Waiting) -> BoardChange? {
    guard let board = boards.board(id: waiting.boardID)?.definition else { return nil }
    guard let (keys, time) = waiting.entry else {
      return .correct(waiting.entryID, on: board, accountID: accountID, value: waiting.value, tie: waiting.tie)
    }
    return .record(
      BoardEntry(
        on: board, id: waiting.entryID, accountID: accountID, keys: keys, value: waiting.value, tie: waiting.tie, time: time))
  }
}
