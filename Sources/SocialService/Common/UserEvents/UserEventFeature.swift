import Events
import Lifecycle
import RPC
import ServiceDatabase

/// Events of other services for people's streams.
struct UserEventFeature: DatabaseFeature {
  private let inbox: UserEventInbox

  init(log: StreamLog, people: PeopleDirectory) {
    inbox = UserEventInbox(log: log, blocks: Blocks(), people: people)
  }

  var methods: [RPCMethod] { [] }

  var events: [EventHandler] { [inbox.handler] }
}
