import Events
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// People whose accounts are in their grace: left out of what others count and list.
struct LeavingFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource
  let check: LeavingCheck

  init(_ parts: FeatureEnvironment, people: PeopleDirectory) {
    (database, time) = (parts.database, parts.time)
    check = LeavingCheck(database: parts.database, people: people)
  }

  var methods: [RPCMethod] { [] }

  var events: [EventHandler] { [LeavingInbox().handler] }

  var chores: [Chore] {
    [
      Chore("look whether people are leaving still", every: LeavingRules.checkInterval) { [check] in try await check.run() },
      Chore("sweep marks of who leaves", every: Upkeep.interval) { [check, database, time] in
        let (now, store) = (time.now(), check.store)
        try await Upkeep.sweep { try await store.deleteStays(before: now - LeavingRules.memory, limit: $0, in: database) }
        try await Upkeep.sweep { try await store.deleteLeft(before: now - LeavingRules.markMemory, limit: $0, in: database) }
      },
    ]
  }

  var personal: PersonalRows { PersonalRows(["leaving_people": .dropped(because: "guests end without a grace")]) }
}
