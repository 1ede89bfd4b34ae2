import Events
import ExpeditionsServices
import Lifecycle
import RPC
import ServiceDatabase

/// How well challenges were done.
struct ResultFeature: DatabaseFeature {
  let handlers: ResultHandlers

  init(_ parts: ExpeditionsParts) {
    handlers = ResultHandlers(
      database: parts.base.database, pageTokens: parts.base.pageTokens, people: parts.people, blocks: parts.blocks)
  }

  var methods: [RPCMethod] { handlers.methods }

  var personal: PersonalRows { PersonalRows(["challenge_bests": .dropped(because: "guests start nothing")]) }
}
