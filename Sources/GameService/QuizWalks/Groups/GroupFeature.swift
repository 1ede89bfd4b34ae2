import Events
import Lifecycle
import Postgres
import QuizWalksProto
import QuizWalksServices
import RPC
import ServiceDatabase
import Timekeeping

/// Groups and classes that take a walk together.
struct GroupFeature: DatabaseFeature {
  private let time: any TimeSource
  let handlers: GroupHandlers

  init(_ parts: QuizWalksParts, _ play: RunPlay) {
    time = parts.base.time
    handlers = GroupHandlers(
      database: parts.base.database, access: parts.access, idempotency: parts.base.idempotency, pageTokens: parts.base.pageTokens,
      tries: parts.tries, play: play, news: GroupNews(outbox: parts.base.outbox))
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      Chore("end walk groups", every: GroupRules.expiryInterval) { [handlers, time] in try await handlers.expire(at: time.now()) },
      Chore("sweep walk groups", every: GroupRules.sweepInterval) { [handlers, time] in
        let oldest = time.now() - GroupRules.retention
        try await Sweep.run(by: GroupRules.sweptMax) { limit in
          try await handlers.database.transaction { try await handlers.store.sweep(madeBefore: oldest, limit: limit, in: $0) }
        }
      },
    ]
  }

  var personal: PersonalRows {
    let (store, news, time) = (handlers.store, handlers.news, time)
    return PersonalRows(
      [
        "quiz_groups": .dropped(because: "guests make no groups"), "quiz_group_members": .moved,
        "quiz_group_invitations": .dropped(because: "guests have no friends who would invite them"),
      ],
      purge: { accountID, transaction in
        let now = time.now()
        for group in try await store.openGroups(of: accountID, in: transaction) {
          if group.makerID == accountID {
            // Its rows go with the account; whoever walks goes on alone.
            let others = try await store.listeners(of: group.id, in: transaction).map(\.accountID).filter { $0 != accountID }
            try await news.tell(.ended, of: group, to: others, at: now, in: transaction)
          } else if let member = try await store.member(accountID, of: group.id, in: transaction) {
            try await news.tell(.left, member, of: group, at: now, in: transaction)
          }
        }
        return []
      },
      move: { guestID, accountID, _, transaction in try await store.move(from: guestID, to: accountID, in: transaction) })
  }
}
