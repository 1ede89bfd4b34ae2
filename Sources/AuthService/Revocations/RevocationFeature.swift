import CairnServices
import Events
import Lifecycle
import RPC
import ServiceDatabase
import Timekeeping

/// The log of what contradicts tokens, and those who watch it.
struct RevocationFeature: DatabaseFeature {
  /// Revocations that contradict nothing any more are kept so long, for a reader of the log with a clock that is behind.
  static let retention: Duration = .seconds(600)

  private let time: any TimeSource
  let handlers: RevocationHandlers

  init(_ base: FeatureEnvironment, _ feed: RevocationFeed) {
    time = base.time
    handlers = RevocationHandlers(database: base.database, feed: feed, time: base.time)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      // That the database cannot be asked is noted by its watch, and need not be five times a second by this.
      Chore("look for revocations", every: RevocationFeed.lookInterval, logsOnce: true) { [handlers] in
        if handlers.feed.watcherCount > 0 { handlers.feed.noteLook(try await handlers.store.head(in: handlers.database)) }
      },
      .sweep("revocations", time) { [handlers] limit, now in
        try await handlers.store.deleteExpired(before: now - Self.retention, limit: limit, in: handlers.database)
      },
    ]
  }

  var personal: PersonalRows {
    PersonalRows(
      ["revocations": .kept(because: "gateways must hear that the guest's tokens are over")],
      unpurged: ["revocations": "who shows its name must hear that it is gone; removed by the second round, half a minute later"])
  }
}
