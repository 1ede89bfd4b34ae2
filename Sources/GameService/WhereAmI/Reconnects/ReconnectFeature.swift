import Lifecycle
import RPC
import ServiceDatabase

/// Players who are away from a game with others, and come back or lose it.
struct ReconnectFeature: DatabaseFeature {
  private let watch: ReconnectWatch

  init(_ parts: WhereAmIParts) {
    watch = ReconnectWatch(database: parts.base.database, people: parts.people, play: parts.play, time: parts.base.time)
  }

  var methods: [RPCMethod] { [] }

  var chores: [Chore] {
    [Chore("see who is there", every: ReconnectWatch.interval) { [watch] in try await watch.look() }]
  }
}
