import CairnServices
import Events
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Calls of two people: who is called, and what their phones tell each other. Voice and pictures are the phones' own.
struct CallFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource
  let calls: Calls
  let handlers: CallHandlers

  init(_ parts: FeatureEnvironment, _ messaging: Messaging, people: PeopleDirectory) {
    (database, time) = (parts.database, parts.time)
    calls = Calls(news: messaging.news, messaging: messaging, ids: parts.ids)
    handlers = CallHandlers(database: parts.database, people: people, calls: calls, turn: TurnServers(parts.settings))
  }

  var methods: [RPCMethod] { handlers.methods }

  var timers: [any TimerHandler] { [CallTimers(calls: calls)] }

  var chores: [Chore] {
    [
      Chore("sweep calls", every: Upkeep.interval) { [calls, database, time] in
        let (now, store) = (time.now(), calls.store)
        try await Upkeep.sweep { try await store.delete(before: now - CallRules.retention, limit: $0, in: database) }
      }
    ]
  }

  var personal: PersonalRows {
    let (reason, elsewhere) = (
      GuestFate.dropped(because: "guests call nobody"), "forgotten within an hour, and with either (CallDeparture)"
    )
    return PersonalRows(
      ["calls": reason, "call_signals": reason],
      elsewhere: ["calls": elsewhere, "call_signals": "forgotten with the call, which is over in hours"])
  }
}
