import Events
import Lifecycle
import RPC
import ServiceDatabase
import Timekeeping
import WhereAmIServices

/// Signals of what looks like cheating, for moderators.
struct SignalFeature: DatabaseFeature {
  private let time: any TimeSource
  let signals: Signals
  let handlers: SignalHandlers

  init(_ parts: WhereAmIParts) {
    time = parts.base.time
    signals = Signals(database: parts.base.database, ids: parts.base.ids)
    handlers = SignalHandlers(
      database: parts.base.database, pageTokens: parts.base.pageTokens, gate: parts.moderators, ids: parts.base.ids,
      people: parts.shown)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      Chore("look at games that have ended", every: SignalRules.interval) { [signals, time] in try await signals.look(at: time.now()) },
      Chore("forget who has looked at signals", every: SignalRules.auditInterval) { [signals, time] in
        try await signals.forgetLooks(at: time.now())
      },
      Chore("forget old signals", every: SignalRules.auditInterval) { [signals, time] in try await signals.forgetOld(at: time.now()) },
    ]
  }

  var personal: PersonalRows {
    PersonalRows(
      [
        "signals": .moved, "signal_audit": .kept(because: "that somebody has looked stays for a year, and does not say at whom in the end"),
      ],
      elsewhere: ["signal_audit": "whose signals they were, and who has looked, is forgotten; that somebody has looked stays for a year"],
      purge: { accountID, transaction in
        let count = try await SignalStore().forgetLooks(of: accountID, in: transaction)
        return [PurgedTable(name: "signal_audit", rowCount: Int64(count))]
      },
      move: { guestID, accountID, _, transaction in
        try await SignalStore().move(from: guestID, to: accountID, in: transaction)
      })
  }
}
