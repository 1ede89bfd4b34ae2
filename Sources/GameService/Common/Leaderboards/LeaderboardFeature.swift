import CairnServices
package import Events
package import Lifecycle
import Postgres
package import RPC
package import ServiceDatabase
import Timekeeping

/// Leaderboards of all apps. The last in every list of locks, because the counts of a board are everybody's.
package struct LeaderboardFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource
  let handlers: LeaderboardHandlers

  package init(_ parts: FeatureEnvironment) throws {
    (database, time) = (parts.database, parts.time)
    handlers = LeaderboardHandlers(
      database: parts.database, people: PeopleLookupServiceClient(try parts.channel(to: "social")), pageTokens: parts.pageTokens)
  }

  package var methods: [RPCMethod] { handlers.methods }

  package var chores: [Chore] {
    [
      Chore("let games grow too old for leaderboards", every: LeaderboardUpkeep.interval) { [database, time] in
        try await LeaderboardUpkeep().forgetOld(at: time.now(), in: database)
      }
    ]
  }

  package var personal: PersonalRows {
    PersonalRows(
      ["score_days": .moved, "leaderboard_entries": .moved],
      move: { guestID, accountID, now, transaction in
        try await LeaderboardStore().move(from: guestID, to: accountID, at: now, in: transaction)
      })
  }
}
