import Events
import Lifecycle
import RPC
import ServiceDatabase
import Timekeeping

/// Deletion of people where others are concerned. The first of the features that all apps share, because it takes the locks between people.
struct DepartureFeature: DatabaseFeature {
  let departures: Departures

  /// - Parameter takers: In the order of their locks.
  init(_ parts: FeatureEnvironment, log: StreamLog, _ takers: [any DepartureTaker]) {
    departures = Departures(log: log, takers: takers, time: parts.time)
  }

  var methods: [RPCMethod] { [] }

  var personal: PersonalRows {
    let departures = departures
    return PersonalRows(purge: { accountID, transaction in try await departures.purge(accountID, in: transaction) })
  }
}
