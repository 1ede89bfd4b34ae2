import CairnServices
import Events
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// History of what happened to the security of accounts.
struct SecurityEventFeature: DatabaseFeature {
  private let time: any TimeSource
  let handlers: SecurityEventHandlers

  init(_ base: FeatureEnvironment, _ pages: AccountPages) {
    time = base.time
    handlers = SecurityEventHandlers(database: base.database, pages: pages)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      .sweep("security events", time) { [handlers] limit, now in
        try await handlers.store.delete(before: now - SecurityEventLog.retention, limit: limit, in: handlers.database)
      }
    ]
  }

  var personal: PersonalRows {
    PersonalRows(
      ["security_events": .dropped(because: "they tell of a guest's sessions, which are over")],
      purge: { accountID, transaction in
        let count = try await SecurityEventStore().forgetActor(accountID, in: transaction)
        return [PurgedTable(name: "security_events.actor_account_id", rowCount: Int64(count))]
      })
  }
}
