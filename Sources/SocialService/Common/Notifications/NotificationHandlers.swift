import AllAppsProto
import CairnProto
import CairnServices
import Events
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Timekeeping

/// The calls of NotificationService.
struct NotificationHandlers: NotificationServiceHandlers {
  let database: Database
  let log: StreamLog
  let takers: [any NotificationActionTaker]
  let people: PeopleDirectory
  let pages: NotificationPages
  let pictures: PersonPictures
  let idempotency = IdempotencyKeys()
  let store = NotificationStore()

  func listNotifications(_ request: ListNotificationsRequest, _ context: RequestContext) async throws -> ListNotificationsResponse {
    let accountID = try context.accountID
    let (size, place) = try pages.read(size: request.pageSize, token: request.pageToken, context)
    // One more than asked for tells whether there is another page.
    let listed = try await store.page(of: accountID, after: place, limit: size + 1, in: database)
    let page = Array(listed.prefix(size))
    let found = try await people.recall(Set(page.compactMap(\.content.subjectID)), at: context.now).byID
    let persons = try await pictures.people(found, to: accountID, at: context.now, in: database)
    let seen = try await pictures.seen(found, by: accountID, at: context.now, in: database)
    var response = ListNotificationsResponse(unreadCount: Int32(try await store.unreadCount(of: accountID, at: context.now, in: database)))
    response.notifications = page.compactMap { one in
      guard let subjectID = one.content.subjectID else { return CairnProto.Notification(one, person: nil) }
      let isNamed = one.content.kind.topic.isBetweenTwo || seen[subjectID] != nil
      return persons[subjectID].map { CairnProto.Notification(one, person: isNamed ? $0 : nil) }
    }
    if listed.count > size, let last = page.last { response.nextPageToken = try pages.token(after: last.place, context) }
    return response
  }

  func markNotificationsRead(
    _ request: MarkNotificationsReadRequest, _ context: RequestContext
  ) async throws -> MarkNotificationsReadResponse {
    let accountID = try context.accountID
    guard request.notificationIDs.count <= NotificationRules.namedMax else {
      throw RPCError.invalid("notification_ids", .tooMany, "at most \(NotificationRules.namedMax)")
    }
    let notificationIDs = try request.notificationIDs.map { try Field.id($0, "notification_ids") }
    let throughText = request.throughNotificationID
    let throughID = throughText.isEmpty ? nil : try Field.id(throughText, "through_notification_id")
    return try await changing(context, request) { transaction in
      var events: [NewStreamEvent] = []
      if let throughID, let last = try await last(through: throughID, of: accountID, in: transaction),
        try await store.markRead(through: last.place, of: accountID, at: context.now, in: transaction) > 0
      {
        events.append(
          NewStreamEvent(
            .notificationsRead(NotificationsRead(throughNotificationID: last.content.notificationID.text)), for: accountID, about: nil))
      }
      if !notificationIDs.isEmpty {
        let read = try await store.markRead(notificationIDs, of: accountID, at: context.now, in: transaction)
        if !read.isEmpty {
          events.append(
            NewStreamEvent(.notificationsRead(NotificationsRead(notificationIDs: read.map(\.text))), for: accountID, about: nil))
        }
      }
      try await log.append(events, at: context.now, in: transaction)
      return MarkNotificationsReadResponse()
    }
  }

  func dismissNotification(_ request: DismissNotificationRequest, _ context: RequestContext) async throws -> DismissNotificationResponse {
    let (accountID, notificationID) = (try context.accountID, try Field.id(request.notificationID, "notification_id"))
    return try await changing(context, request) { transaction in
      guard try await store.delete(notificationID, of: accountID, in: transaction) else { throw NotificationRules.Refusal.notFound }
      try await log.append(NotificationLists.removed([notificationID], from: accountID), at: context.now, in: transaction)
      return DismissNotificationResponse()
    }
  }

  func actOnNotification(_ request: ActOnNotificationRequest, _ context: RequestContext) async throws -> ActOnNotificationResponse {
    let (accountID, notificationID) = (try context.accountID, try Field.id(request.notificationID, "notification_id"))
    let action = try Field.word(request.action, "action") { NotificationRules.Action($0) }
    let found = try await whoIsThere(accountID, notificationID)
    return try await changing(context, request) { transaction in
      guard let stored = try await store.find(notificationID, of: accountID, in: transaction) else {
        throw NotificationRules.Refusal.notFound
      }
      try NotificationRules.check(action, on: stored.content.kind)
      // Every answer to the request removes its notification in the same transaction.
      guard let otherID = stored.content.subjectID else { throw NotificationRules.Refusal.notFound }
      guard let taker = takers.first(where: { $0.kinds.contains(stored.content.kind) }) else {
        throw NotificationRules.Refusal.actionNotOffered
      }
      let choice = NotificationChoice(action: action, accountID: accountID, subjectID: otherID, people: found)
      try await taker.take(choice, at: context.now, in: transaction)
      return ActOnNotificationResponse()
    }
  }

  // MARK: -

  /// Notification with this id. When it has gone since it was shown, as that of a request that was taken back, the last one that was told before it:
  /// found by the id, which says when the notification was made.
  private func last(through throughID: UUID, of accountID: UUID, in transaction: Transaction) async throws -> StoredNotification? {
    if let stored = try await store.find(throughID, of: accountID, in: transaction) { return stored }
    guard let time = throughID.makingTime else { throw NotificationRules.Refusal.notFound }
    let place = NotificationPlace(createTime: time, notificationID: throughID)
    return try await store.page(of: accountID, after: place, limit: 1, in: transaction).first
  }

  /// The caller and the subject of a notification, asked for before the transaction. An AuthService that cannot answer now must not keep a retry
  /// from the answer that is there already.
  private func whoIsThere(_ accountID: UUID, _ notificationID: UUID) async throws -> Result<PeopleDirectory.Found, any Error> {
    guard let otherID = try await store.find(notificationID, of: accountID, in: database)?.content.subjectID else {
      return .success(PeopleDirectory.Found(byID: [:]))
    }
    do { return .success(try await people.find([accountID, otherID])) } catch { return .failure(error) }
  }

  private func changing<Request: Message, Reply: Message>(
    _ context: RequestContext, _ request: Request, _ body: nonisolated(nonsending) (Transaction) async throws -> Reply
  ) async throws -> Reply {
    try await idempotency.run(context, request: request, in: database) { transaction in
      do {
        return try await body(transaction)
      } catch let refusal as NotificationRules.Refusal {
        throw RPCError(refusal)
      }
    }
  }
}
