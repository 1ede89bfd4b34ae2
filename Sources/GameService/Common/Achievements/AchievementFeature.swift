import CairnServices
package import Events
package import Lifecycle
import Postgres
package import RPC
package import ServiceDatabase
import Timekeeping

/// Badges of all apps: who has which, what was measured for them, and what other services say that counts.
package struct AchievementFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource
  let achievements: Achievements
  let handlers: AchievementHandlers

  package init(_ parts: FeatureEnvironment, _ achievements: Achievements) throws {
    (database, time, self.achievements) = (parts.database, parts.time, achievements)
    handlers = AchievementHandlers(
      database: parts.database, people: PeopleLookupServiceClient(try parts.channel(to: "social")), pageTokens: parts.pageTokens,
      achievements: achievements)
  }

  package var methods: [RPCMethod] { handlers.methods }

  package var events: [EventHandler] { AchievementInbox(achievements: achievements).handlers }

  package var chores: [Chore] {
    [
      Chore("judge by new rules", every: Achievements.judgeInterval) { [achievements, database, time] in
        try await achievements.judgeAgain(at: time.now(), in: database)
      }
    ]
  }

  package var personal: PersonalRows {
    let (store, balances) = (achievements.store, achievements.balances)
    return PersonalRows(
      ["achievement_measures": .moved, "achievement_ledger": .moved, "badges": .moved, "hidden_badges": .moved],
      move: { guestID, accountID, _, transaction in
        try await store.moveBadges(from: guestID, to: accountID, in: transaction)
        try await store.moveHidden(from: guestID, to: accountID, in: transaction)
        try await store.moveMeasures(from: guestID, to: accountID, in: transaction)
        try await balances.moveLedger(from: guestID, to: accountID, in: transaction)
        try await balances.recount(of: accountID, in: transaction)
      })
  }
}
