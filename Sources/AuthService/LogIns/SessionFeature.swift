import Events
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Sessions as they are kept, whoever opens and ends them.
struct SessionFeature: DatabaseFeature {
  /// Ended sessions are kept so long, for their owner to see and for a late use of an old token to be told the truth.
  static let retention: Duration = .seconds(30 * 86_400)

  private let database: Database
  private let time: any TimeSource

  init(_ base: FeatureEnvironment) {
    (database, time) = (base.database, base.time)
  }

  var methods: [RPCMethod] { [] }

  var chores: [Chore] {
    [
      .sweep("sessions", time) { [database] limit, now in
        try await SessionStore().deleteEnded(before: now - Self.retention, limit: limit, in: database)
      }
    ]
  }

  var personal: PersonalRows {
    PersonalRows(["sessions": .dropped(because: "the device goes on in the account's own session")])
  }
}
