import CairnServices
import Events
import Lifecycle
import Observability
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Accounts that their owners delete, in every service.
struct AccountDeletionFeature: DatabaseFeature {
  private let time: any TimeSource
  private let leaving: LeavingNewsSweep
  /// Age of the oldest deletion that is not complete, in milliseconds.
  private let oldest = MetricCells(count: 1)
  let erasure: AccountErasure
  let handlers: AccountDeletionHandlers

  /// - Parameter kept: Rows of other features whose purge is not told by the catalogue alone, in the order of their locks.
  init(_ parts: AuthParts, _ proof: PasswordProof, _ logIns: LogInFeature, kept: [PersonalRows]) {
    time = parts.base.time
    leaving = LeavingNewsSweep(database: parts.database, news: LeavingNews(ids: parts.ids))
    erasure = AccountErasure(
      rules: AccountDeletionRules(parts.base.settings), personal: PersonalData(parts.database, of: kept + [Self.rows]),
      outbox: parts.base.outbox, ending: parts.ending, ids: parts.ids)
    handlers = AccountDeletionHandlers(
      database: parts.database, erasure: erasure, fresh: FreshAuthentication(proof: proof, secondFactors: logIns.factors),
      keyring: parts.keyring)
  }

  var methods: [RPCMethod] { handlers.methods }
  var events: [EventHandler] { handlers.events }
  var timers: [any TimerHandler] { DeletionTimers.all(erasure) }
  var personal: PersonalRows { Self.rows }

  private static let rows = PersonalRows(
    ["account_deletions": .kept(because: "a guest that has become part of an account is deleted by one")],
    elsewhere: ["account_deletion_receipts": "counts of rows"],
    unpurged: ["account_deletions": "the deletion itself; whose it was is forgotten with the last receipt"])

  var chores: [Chore] {
    [
      Chore("look at deletions", every: .seconds(10)) { [oldest, handlers, time] in
        let first = try await handlers.store.oldestBegun(in: handlers.database)
        oldest.set(0, first.map { max(0, Int((time.now() - $0).inMilliseconds)) } ?? 0)
      },
      Chore("tell who is leaving", every: LeavingNewsSweep.interval) { [leaving, time] in try await leaving.run(at: time.now()) },
      .sweep("receipts of deletions", time) { [handlers] limit, now in
        try await handlers.store.delete(before: now - AccountDeletionRules.receiptRetention, limit: limit, in: handlers.database)
      },
    ]
  }

  func start() async throws {
    MetricRegistry.process.ask(
      "cairn_account_deletions_oldest_seconds", "Age of the oldest deletion that not every service has answered."
    ) { [oldest] in Double(oldest.value(0)) / 1_000 }
  }
}

extension AccountDeletionRules {
  init(_ settings: Settings) {
    self.init(
      grace: .seconds(86_400 * settings.integer("AUTH_DELETION_GRACE_DAYS", default: 0, in: 0...90)),
      sweepPause: settings.duration("AUTH_DELETION_SWEEP_MS", default: AccountDeletionRules().sweepPause, in: 1...600_000))
  }
}
