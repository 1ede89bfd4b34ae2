import Events
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Tries that are counted: of passwords, codes, mails.
struct ThrottleFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource

  init(_ base: FeatureEnvironment) {
    (database, time) = (base.database, base.time)
  }

  var methods: [RPCMethod] { [] }

  var chores: [Chore] {
    [
      .sweep("tries", time) { [database] limit, now in
        try await LoginAttemptStore().delete(before: now - LoginThrottleRules.memory, limit: limit, in: database)
      }
    ]
  }

  var personal: PersonalRows {
    PersonalRows(
      ["login_attempts": .kept(because: "they are counted under codes of names and addresses, and forgotten after an hour")],
      elsewhere: ["login_attempts": "codes of names and addresses that only this service can make; forgotten after an hour"])
  }
}
