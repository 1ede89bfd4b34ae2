import CairnServices
import Events
import Lifecycle
import Observability
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Support tickets: questions and problems of people of every app, and the desk at which they are answered.
struct SupportFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource
  let handlers: SupportHandlers
  let desk: SupportDeskHandlers
  /// Tickets that wait, and for how long the oldest does, in seconds.
  private let waiting = MetricCells(count: 2)

  /// - Throws: `SettingsError` when AuthService cannot be reached.
  init(_ parts: FeatureEnvironment, log: StreamLog, _ notifications: NotificationLists) throws {
    (database, time) = (parts.database, parts.time)
    let pages = PeoplePages(tokens: parts.pageTokens)
    handlers = SupportHandlers(database: parts.database, pages: pages, ids: parts.ids, outbox: parts.outbox)
    desk = SupportDeskHandlers(
      database: parts.database, moderators: ReportModerators(service: ModeratorServiceClient(try parts.channel(to: "auth"))), log: log,
      news: ReportNews(notifications: notifications), pages: pages, ids: parts.ids, outbox: parts.outbox)
  }

  var methods: [RPCMethod] { handlers.methods + desk.methods }

  /// How often it is looked what waits, as with reports.
  private static let lookInterval = Duration.seconds(10)

  var chores: [Chore] {
    [
      Chore("look at support tickets", every: Self.lookInterval) { [handlers, database, time, waiting] in
        let found = try await handlers.store.waiting(in: database)
        waiting.set(0, found.count)
        waiting.set(1, found.oldest.map { max(0, Int((time.now() - $0).inMilliseconds / 1_000)) } ?? 0)
      },
      Chore("sweep support tickets", every: Upkeep.interval) { [handlers, database, time] in
        let (now, store) = (time.now(), handlers.store)
        try await Upkeep.sweep { try await store.closeAnswered(before: now - SupportRules.quietTime, at: now, limit: $0, in: database) }
        try await Upkeep.sweep { try await store.deleteClosed(before: now - SupportRules.retention, limit: $0, in: database) }
        try await Upkeep.sweep { try await store.deleteAudit(before: now - SupportRules.auditRetention, limit: $0, in: database) }
      },
    ]
  }

  func start() async throws {
    MetricRegistry.process.ask("cairn_support_tickets_waiting", "Support tickets that wait for an answer at the last look.") {
      [waiting] in Double(waiting.value(0))
    }
    MetricRegistry.process.ask("cairn_support_tickets_oldest_seconds", "How long the oldest support ticket has waited at the last look.") {
      [waiting] in Double(waiting.value(1))
    }
  }

  var personal: PersonalRows {
    PersonalRows(
      ["support_tickets": .moved, "support_entries": .moved, "support_audit": .kept(because: "moderators are no guests")],
      elsewhere: [
        "support_audit": "whose deed it was is forgotten with the moderator; what moderators did stays for a year"
      ],
      move: { guestID, accountID, _, transaction in
        let store = SupportStore()
        _ = try await store.lockTickets(of: guestID, in: transaction)
        try await store.moveTickets(from: guestID, to: accountID, in: transaction)
        try await store.moveEntries(from: guestID, to: accountID, in: transaction)
      })
  }
}
