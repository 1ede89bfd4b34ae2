import CairnServices
package import Events
package import Lifecycle
import Postgres
package import RPC
package import ServiceDatabase
import Timekeeping

/// Boards of all apps. The last in every list of locks, because the counts of a board are everybody's.
package struct LeaderboardFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource
  let hidden: HiddenPlayers
  let handlers: LeaderboardHandlers

  /// - Parameter boards: Boards that clients may ask for.
  /// - Throws: `SettingsError` when another service cannot be reached; a fault of a board that cannot be, or that is there twice.
  package init(_ parts: FeatureEnvironment, boards: [ListedBoard]) throws {
    (database, time) = (parts.database, parts.time)
    let list = try BoardList(boards)
    hidden = HiddenPlayers(boards: list)
    handlers = LeaderboardHandlers(
      database: parts.database, people: PeopleLookupServiceClient(try parts.channel(to: "social")), pageTokens: parts.pageTokens,
      boards: list)
  }

  package var methods: [RPCMethod] { handlers.methods }

  package var events: [EventHandler] { [hidden.handler] }

  package var chores: [Chore] {
    [
      Chore("enter what hidden players have done", every: HiddenPlayers.interval) { [hidden, database, time] in
        try await hidden.enterDue(at: time.now(), in: database)
      },
      Chore("let entries grow too old for boards", every: LeaderboardUpkeep.interval) { [database, time] in
        try await LeaderboardUpkeep().forgetOld(at: time.now(), in: database)
      },
    ]
  }

  package var personal: PersonalRows {
    PersonalRows(
      [
        "board_entries": .moved, "board_standings": .moved, "hidden_players": .dropped(because: "guests are seen by nobody"),
        "waiting_board_changes": .dropped(because: "guests are on no board"),
      ],
      move: { guestID, accountID, now, transaction in
        try await LeaderboardStore().move(from: guestID, to: accountID, at: now, in: transaction)
      })
  }
}
