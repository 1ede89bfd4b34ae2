import CairnServices
import Events
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Conversations of two and of groups, over all apps.
struct ConversationFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource
  private let log: StreamLog
  let handlers: ConversationHandlers
  let messages: MessageHandlers
  let groups: GroupHandlers
  /// Messages and titles of groups as content.
  let reports: [any ReportableContent]
  /// Writes messages.
  let messaging: Messaging

  init(
    _ parts: FeatureEnvironment, _ conversations: Conversations, people: PeopleDirectory, pictures: PersonPictures,
    elsewhere: ElsewhereWords
  ) {
    (database, time, log) = (parts.database, parts.time, conversations.log)
    let views = ConversationViews(database: parts.database, people: people, pictures: pictures)
    let pages = ConversationPages(tokens: parts.pageTokens)
    handlers = ConversationHandlers(
      database: parts.database, conversations: conversations, views: views, people: people, pages: pages)
    messaging = Messaging(news: conversations.news, ids: parts.ids, elsewhere: elsewhere)
    messages = MessageHandlers(database: parts.database, messaging: messaging, views: views, people: people, pages: pages)
    let rooms = Groups(news: conversations.news, ids: parts.ids)
    reports = [MessageReport(views: views, messaging: messaging), GroupTitleReport(database: parts.database, groups: rooms)]
    groups = GroupHandlers(database: parts.database, groups: rooms, views: views, people: people, pages: pages)
  }

  var methods: [RPCMethod] { handlers.methods + messages.methods + groups.methods }

  var events: [EventHandler] { GroupInbox(groups: groups.groups).handlers }

  var chores: [Chore] {
    [
      Chore("sweep conversations", every: Upkeep.interval) { [database, time] in
        let (now, store) = (time.now(), ConversationStore())
        try await Upkeep.sweep { try await store.deleteContacts(before: now - ConversationRules.contactWindow, limit: $0, in: database) }
      },
      Chore("sweep left conversations", every: Upkeep.interval) { [database, time] in
        try await LeftConversations(database: database).sweep(at: time.now())
      },
    ]
  }

  var personal: PersonalRows {
    let (reason, own) = (GuestFate.dropped(because: "guests write to nobody"), ConversationExport(database: database))
    let tables = [
      "conversations", "conversation_clocks", "conversation_pairs", "conversation_members", "conversation_contacts", "messages",
      "message_reactions",
      "message_hides", "conversation_settings",
    ]
    let ahead = SenderForgetting(database: database, log: log)
    return PersonalRows(
      Dictionary(uniqueKeysWithValues: tables.map { ($0, reason) }),
      elsewhere: [
        "conversations": "a title stays with the group, and who wrote it is forgotten; exported by itself; goes with its last member",
        "conversation_pairs": "removed with either of the two; each one's conversations are exported as a member's",
        "messages": "stay with those who have got them, as of somebody who is deleted; what the person has written is exported by itself",
        "conversation_members.inviter_account_id": "forgotten with who has invited",
      ],
      ahead: { accountID, now in try await ahead.run(accountID, at: now) },
      export: { accountID, sink in try await own.export(accountID, sink) })
  }
}
