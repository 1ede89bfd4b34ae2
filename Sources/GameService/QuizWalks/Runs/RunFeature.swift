import Events
import Lifecycle
import QuizWalksServices
import RPC
import ServiceDatabase
import Timekeeping

/// Runs: walks that somebody walks.
struct RunFeature: DatabaseFeature {
  private let time: any TimeSource
  let handlers: RunHandlers

  init(_ parts: QuizWalksParts, _ play: RunPlay) {
    time = parts.base.time
    handlers = RunHandlers(
      database: parts.base.database, access: parts.access, idempotency: parts.base.idempotency, pageTokens: parts.base.pageTokens,
      play: play, keys: BundleKeys(masterKey: parts.base.masterKey))
  }

  var methods: [RPCMethod] { handlers.methods }

  var events: [EventHandler] { [UpgradeInbox(play: handlers.play).handler] }

  var chores: [Chore] {
    [
      Chore("end runs", every: RunRules.expiryInterval) { [handlers, time] in
        try await Sweep.run(by: RunRules.expiredMax) { try await handlers.expire(at: time.now(), limit: $0) }
        try await Sweep.run(by: RunRules.expiredMax) { try await handlers.forgetStarts(at: time.now(), limit: $0) }
      },
      Chore("sweep boards of deleted walks", every: GoneWalks.interval) { [handlers, time] in
        try await GoneWalks(database: handlers.database).sweep(at: time.now())
      },
    ]
  }

  var personal: PersonalRows {
    let store = handlers.store
    return PersonalRows(
      ["quiz_runs": .moved, "quiz_run_questions": .moved],
      move: { guestID, accountID, _, transaction in
        try await store.move(from: guestID, to: accountID, in: transaction)
        try await store.moveQuestions(from: guestID, to: accountID, in: transaction)
      })
  }
}
