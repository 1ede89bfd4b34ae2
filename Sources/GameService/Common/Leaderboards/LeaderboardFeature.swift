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
  let handlers: LeaderboardHandlers

  /// - Parameter boards: Those that clients may ask for.
  /// - Throws: `SettingsError` when another service cannot be reached; a fault of a board that cannot be, or that is there twice.
  package init(_ parts: FeatureEnvironment, boards: [ListedBoard]) throws {
    (database, time) = (parts.database, parts.time)
    handlers = LeaderboardHandlers(
      database: parts.database, people: PeopleLookupServiceClient(try parts.channel(to: "social")), pageTokens: parts.pageTokens,
      boards: try BoardList(boards))
  }

  package var methods: [RPCMethod] { handlers.methods }

  package var chores: [Chore] {
    [
      Chore("let entries grow too old for boards", every: LeaderboardUpkeep.interval) { [database, time] in
        try await LeaderboardUpkeep().forgetOld(at: time.now(), in: database)
      }
    ]
  }

  package var personal: PersonalRows {
    PersonalRows(
      ["board_entries": .moved, "board_standings": .moved],
      move: { guestID, accountID, now, transaction in
        try await LeaderboardStore().move(from: guestID, to: accountID, at: now, in: transaction)
      })
  }
}
