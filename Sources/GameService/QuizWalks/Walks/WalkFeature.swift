import Events
import Lifecycle
import Postgres
import QuizWalksServices
import RPC
import ServiceDatabase
import Timekeeping

/// Walks: drafts, versions, and who finds them.
struct WalkFeature: DatabaseFeature {
  /// How often counts of tries are looked for that are over.
  private static let sweepInterval = Duration.seconds(60)
  /// Counts removed in one transaction.
  private static let sweepMax = 500

  private let time: any TimeSource
  let handlers: WalkHandlers

  init(_ parts: QuizWalksParts) {
    time = parts.base.time
    handlers = WalkHandlers(
      database: parts.base.database, access: parts.access, idempotency: parts.base.idempotency, pageTokens: parts.base.pageTokens,
      tries: parts.tries, outbox: parts.base.outbox,
      media: parts.media)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      Chore("forget tries of codes", every: Self.sweepInterval) { [handlers, time] in
        try await Sweep.run(by: Self.sweepMax) { limit in
          let now = time.now()
          return try await handlers.database.transaction { try await handlers.tries.store.sweep(at: now, limit: limit, in: $0) }
        }
      }
    ]
  }

  var personal: PersonalRows {
    let (media, store, time) = (handlers.media, handlers.store, time)
    return PersonalRows(
      [
        "quiz_walks": .dropped(because: "guests make no walks"), "quiz_walk_versions": .dropped(because: "guests make no walks"),
        "quiz_questions": .dropped(because: "guests make no walks"), "quiz_walk_editors": .dropped(because: "guests edit no walks"),
        "quiz_walk_shares": .dropped(because: "guests have no friends who would send them walks"),
        "quiz_code_tries": .dropped(because: "they are counted for ten minutes"),
        "quiz_moved_walks": .dropped(because: "guests make no walks"),
      ],
      purge: { accountID, transaction in
        let now = time.now()
        try await media.release(madeBy: accountID, at: now, in: transaction)
        try await store.noteGone(madeBy: accountID, at: now, in: transaction)
        return []
      })
  }
}
