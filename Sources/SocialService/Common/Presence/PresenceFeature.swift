import CairnServices
import Events
import Lifecycle
import RPC
import ServiceDatabase
import Timekeeping

/// People who are there, and what they do.
struct PresenceFeature: DatabaseFeature {
  private let time: any TimeSource
  let handlers: PresenceHandlers

  init(_ parts: FeatureEnvironment, _ keeper: PresenceKeeper) {
    time = parts.time
    handlers = PresenceHandlers(database: parts.database, keeper: keeper, outbox: parts.outbox)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      Chore("tell who is there", every: PresenceKeeper.settleInterval) { [handlers, time] in
        try await handlers.keeper.settle(at: time.now())
      },
      Chore("end what nobody holds", every: PresenceKeeper.sweepInterval) { [handlers, time] in
        try await handlers.keeper.sweep(at: time.now())
      },
    ]
  }

  var personal: PersonalRows {
    let reason = "it is seen anew when the account's session reads"
    return PersonalRows(["presence_leases": .dropped(because: reason), "presences": .dropped(because: reason)])
  }
}
