import Events
import ExpeditionsServices
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// How well challenges were done.
struct ResultFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource
  private let taker: ResultTaker
  let handlers: ResultHandlers

  init(_ parts: ExpeditionsParts, _ results: ResultTaker) {
    (database, time, taker) = (parts.base.database, parts.base.time, results)
    handlers = ResultHandlers(
      database: parts.base.database, pageTokens: parts.base.pageTokens, people: parts.people, blocks: parts.blocks,
      moderators: parts.moderators)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      Chore("enter what hidden people have run", every: ResultTaker.interval) { [database, time, taker] in
        try await taker.enterDue(at: time.now(), in: database)
      },
      Chore("sweep who was told of a beaten record", every: ResultTaker.interval) { [database, time, taker] in
        let time = time.now() - BeatenRecordStore.retention
        try await Sweep.run(by: BeatenRecordStore.sweepMax) { try await taker.beaten.delete(before: time, limit: $0, in: database) }
      },
    ]
  }

  var personal: PersonalRows {
    let reason = "guests start nothing"
    let (store, beaten) = (taker.store, taker.beaten)
    return PersonalRows(
      [
        "challenge_bests": .dropped(because: reason), "waiting_bests": .dropped(because: reason),
        "beaten_records": .dropped(because: "guests have no friends"),
      ],
      purge: { accountID, transaction in
        // First, as everything that changes what the person has done.
        try await AttemptStore().lockPerson(accountID, in: transaction)
        let bests = try await store.remove(accountID, in: transaction)
        let records = try await beaten.deleteFriend(accountID, in: transaction)
        return [
          PurgedTable(name: "challenge_bests", rowCount: Int64(bests)), PurgedTable(name: "beaten_records", rowCount: Int64(records)),
        ]
      })
  }
}
