import CairnServices
import Events
import Lifecycle
import RPC
import ServiceDatabase

/// Settings of people that hold on all their devices.
struct PreferenceFeature: DatabaseFeature {
  let handlers: PreferenceHandlers

  init(_ parts: FeatureEnvironment, log: StreamLog) {
    handlers = PreferenceHandlers(database: parts.database, log: log)
  }

  var methods: [RPCMethod] { handlers.methods }

  var personal: PersonalRows {
    PersonalRows(["preferences": .dropped(because: "the account has its own, and a device brings along what it had")])
  }
}
