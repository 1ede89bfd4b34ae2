import Events
import Lifecycle
import RPC
import ServiceDatabase
import Timekeeping
import WhereAmIServices

/// Two who play again.
struct RematchFeature: DatabaseFeature {
  private let time: any TimeSource
  let handlers: RematchHandlers

  init(_ parts: WhereAmIParts) {
    time = parts.base.time
    handlers = RematchHandlers(games: parts.games, idempotency: parts.base.idempotency, timeZones: parts.timeZones)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      Chore("end offers to play again", every: RematchRules.expiryInterval) { [handlers, time] in
        try await handlers.expire(at: time.now())
      }
    ]
  }

  var personal: PersonalRows { PersonalRows(["rematches": .dropped(because: "guests do not play with others")]) }
}
