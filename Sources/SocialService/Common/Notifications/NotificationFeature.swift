import CairnServices
import Events
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Lists of notifications, and how people want to be told.
struct NotificationFeature: DatabaseFeature {
  /// Parts that show whom a notification tells of, and do what is chosen in it.
  struct Parts {
    let log: StreamLog
    let people: PeopleDirectory
    let pictures: PersonPictures
    let takers: [any NotificationActionTaker]
  }

  private let database: Database
  private let time: any TimeSource
  private let inbox: NotificationInbox
  let handlers: NotificationHandlers
  let deliveries: DeliveryHandlers

  init(_ parts: FeatureEnvironment, _ notifications: NotificationLists, _ own: Parts) {
    (database, time) = (parts.database, parts.time)
    inbox = NotificationInbox(notifications: notifications, log: own.log, blocks: Blocks(), outbox: parts.outbox)
    handlers = NotificationHandlers(
      database: parts.database, log: own.log, takers: own.takers, people: own.people, pages: NotificationPages(tokens: parts.pageTokens),
      pictures: own.pictures)
    deliveries = DeliveryHandlers(database: parts.database, tokens: UnsubscribeTokens(masterKey: parts.masterKey))
  }

  var methods: [RPCMethod] { handlers.methods + deliveries.methods }

  var events: [EventHandler] { inbox.handlers }

  var chores: [Chore] {
    [
      Chore("sweep notifications", every: Upkeep.interval) { [handlers, database, time] in
        let (now, store) = (time.now(), handlers.store)
        try await Upkeep.sweep { try await store.delete(before: now - NotificationRules.retention, limit: $0, in: database) }
      }
    ]
  }

  var personal: PersonalRows {
    let chosen = "the account chooses for itself"
    return PersonalRows([
      "notifications": .dropped(because: "they tell of what was news to the guest"),
      "notification_preferences": .dropped(because: chosen), "notification_schedules": .dropped(because: chosen),
    ])
  }
}
