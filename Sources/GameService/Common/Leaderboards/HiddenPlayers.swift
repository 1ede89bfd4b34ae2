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

  /// Players whose changes are entered in one round, each in a transaction of its own.
  static let playersMax = 1_000

  let boards: BoardList
  let store = WaitingBoardStore()

  var handler: EventHandler {
    EventHandler(Self.eventType, from: ["social"], about: { [UUID(bytes: $0.account)] }) {
      (hidden: PresenceHidden, event, transaction, _) in
      guard let accountID = UUID(bytes: hidden.account) else {
        throw RPCError(.invalidArgument, reason: "EVENT_MALFORMED", message: "whom")
      }
      // A deleted account has no entries to hide.
      let isThere = !event.deletedIDs.contains(accountID)
      try await store.setHidden(hidden.appearsOffline && isThere, accountID, in: transaction)
    }
  }

  /// Enters what is due. Safe on every replica at once.
  func enterDue(at now: Moment, in database: Database) async throws {
    for accountID in try await store.due(at: now, limit: Self.playersMax, in: database) {
      try await database.transaction { transaction in
        try await BoardEntryStore().lock([accountID], in: transaction)
        let changes = try await store.take(of: accountID, at: now, in: transaction).compactMap { change(of: accountID, $0) }
        try await Boards().applyNow(changes, at: now, in: transaction)
      }
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
