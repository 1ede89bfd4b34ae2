import CairnServices
import Events
import Lifecycle
import Observability
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Reports of people and what they show, and what moderators decide about them.
struct ReportFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource
  let handlers: ReportHandlers
  let moderation: ReportModerationHandlers
  private let inbox: ReportInbox
  /// Cases that wait, and the age of the oldest in seconds.
  private let waiting = MetricCells(count: 2)

  /// - Throws: `SettingsError` when another service cannot be reached.
  init(
    _ parts: FeatureEnvironment, log: StreamLog, _ notifications: NotificationLists, people: PeopleDirectory, links: MediaLinks,
    contents: ContentDirectory
  ) throws {
    (database, time) = (parts.database, parts.time)
    let pages = PeoplePages(tokens: parts.pageTokens)
    inbox = ReportInbox(ids: parts.ids, outbox: parts.outbox)
    handlers = ReportHandlers(
      database: parts.database, people: people, contents: contents, pages: pages, ids: parts.ids, outbox: parts.outbox)
    moderation = ReportModerationHandlers(
      database: parts.database, moderators: ReportModerators(service: ModeratorServiceClient(try parts.channel(to: "auth"))),
      decisions: ReportDecisions(
        log: log, notifications: notifications, outbox: parts.outbox, ids: parts.ids, contents: contents),
      evidenceMedia: EvidenceMedia(database: parts.database, links: links), pages: pages, ids: parts.ids)
  }

  var methods: [RPCMethod] { handlers.methods + moderation.methods }

  var events: [EventHandler] { inbox.handlers }

  /// How often it is looked what waits: an index of open cases is counted, and an alert is a matter of hours.
  private static let lookInterval = Duration.seconds(10)

  var chores: [Chore] {
    [
      Chore("look at reports", every: Self.lookInterval) { [handlers, database, time, waiting] in
        let found = try await handlers.store.waiting(in: database)
        waiting.set(0, found.count)
        waiting.set(1, found.oldest.map { max(0, Int((time.now() - $0).inMilliseconds / 1_000)) } ?? 0)
      },
      Chore("sweep reports", every: Upkeep.interval) { [handlers, database, time] in
        let (now, store) = (time.now(), handlers.store)
        try await Upkeep.sweep { try await store.deleteCases(before: now - ReportRules.retention, limit: $0, in: database) }
        try await Upkeep.sweep { try await store.deleteReports(before: now - ReportRules.retention, limit: $0, in: database) }
        try await Upkeep.sweep { try await store.deleteAudit(before: now - ReportRules.auditRetention, limit: $0, in: database) }
        try await Upkeep.sweep {
          try await MergedGuestStore().delete(before: now - ReportRules.mergedGuestRetention, limit: $0, in: database)
        }
      },
    ]
  }

  func start() async throws {
    MetricRegistry.process.ask("cairn_report_cases_waiting", "Cases that wait for moderators at the last look, appeals among them.") {
      [waiting] in Double(waiting.value(0))
    }
    MetricRegistry.process.ask("cairn_report_cases_oldest_seconds", "How long the oldest case has waited at the last look.") {
      [waiting] in Double(waiting.value(1))
    }
  }

  var personal: PersonalRows {
    PersonalRows(
      [
        "reports": .dropped(because: "guests report nobody"), "report_cases": .moved,
        "report_evidence": .kept(because: "it is its case's, which moves"), "report_decisions": .moved,
        "report_audit": .kept(because: "moderators are no guests"),
        "merged_guests": .kept(because: "it says which account the guest has become part of"),
      ],
      elsewhere: [
        "report_cases": "removed with whoever is reported, a moderator's claim with the moderator; what was decided is exported by itself",
        "report_evidence": "removed with its case; a copy of what is exported from where it stands",
        "report_audit": "whose deed it was is forgotten, and what was noted of whoever is deleted; what moderators did stays for a year",
      ],
      move: { guestID, accountID, now, transaction in
        try await ReportGuests().move(from: guestID, to: accountID, at: now, in: transaction)
      })
  }
}
