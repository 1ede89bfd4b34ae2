import AllAppsProto
import CairnProto
import Events
import FoundationEssentials
import GeocachesProto
import Identity
import Postgres
import Timekeeping

/// Tells people what has become of caches, on their streams and by notifications, in the caller's transaction.
struct CacheNews: Sendable {
  let outbox: Outbox
  let store = OwnedCacheStore()

  /// A draft is a cache: the owner's friends hear of it (requirement C-36).
  /// - Parameter friendIDs: At most 500, which is as many as somebody can have.
  func tellPublished(_ cache: StoredCache, to friendIDs: [UUID], at now: Moment, _ transaction: Transaction) async throws {
    guard let ownerID = cache.ownerID, !friendIDs.isEmpty else { return }
    let published = CachePublished(cacheID: cache.id.text, name: cache.content.name, ownerAccountID: ownerID.text)
    let event = UserEventSent(
      accounts: friendIDs.map(\.bytes), event: UserEvent(.cachePublished(published)), subject: ownerID.bytes)
    let notification = NotificationRequested(
      accounts: friendIDs.map(\.bytes), kind: .friendCachePublished, subject: ownerID.bytes, objectID: cache.id.text,
      objectName: cache.content.name)
    try await send(event, notification, about: cache.id, at: now, transaction)
  }

  /// A published cache is not as it was: whoever has found or watches it hears of it (requirement C-35).
  func tellUpdated(_ cache: StoredCache, at now: Moment, _ transaction: Transaction) async throws {
    // The name of what moderators have hidden is told nobody any more.
    let name = cache.status == .locked ? "" : cache.content.name
    let updated = CacheUpdated(cacheID: cache.id.text, version: cache.version, status: cache.status.wire)
    var last = UUID.first
    while true {
      let followers = try await store.followers(
        of: cache.id, besides: cache.ownerID, after: last, limit: CacheRules.toldPerEvent, in: transaction)
      if let accountID = followers.last {
        last = accountID
        let (accounts, subject) = (followers.map(\.bytes), cache.ownerID?.bytes ?? [])
        let event = UserEventSent(
          accounts: accounts, event: UserEvent(.cacheUpdated(updated)), subject: subject, coalesceKey: "cache:\(cache.id.text)")
        let notification = NotificationRequested(
          accounts: accounts, kind: .cacheUpdated, subject: subject, objectID: cache.id.text, objectName: name)
        try await send(event, notification, about: cache.id, at: now, transaction)
      }
      if followers.count < CacheRules.toldPerEvent { return }
    }
  }

  /// The owner is told that a cache needs looking after, or that it is disabled because nobody has.
  func tellInTrouble(_ cache: StoredCache, isDisabled: Bool, at now: Moment, _ transaction: Transaction) async throws {
    guard let ownerID = cache.ownerID else { return }
    let trouble = CacheInTrouble(cacheID: cache.id.text, isDisabled: isDisabled)
    let event = UserEventSent(
      accounts: [ownerID.bytes], event: UserEvent(.cacheInTrouble(trouble)), coalesceKey: "trouble:\(cache.id.text)")
    try await outbox.send([event.outgoing(orderedBy: cache.id.text)], at: now, in: transaction)
  }

  /// Tells somebody on the stream and by a notification, behind what was told about the same before.
  func send(
    _ event: UserEventSent, _ notification: NotificationRequested, about id: UUID, at now: Moment, _ transaction: Transaction
  ) async throws {
    try await outbox.send(
      [
        event.outgoing(orderedBy: id.text), OutgoingEvent("notification.requested", to: ["social"], orderedBy: id.text, notification),
      ], at: now, in: transaction)
  }
}

extension UserEventSent {
  /// To SocialService, which appends it to the streams.
  func outgoing(orderedBy key: String) -> OutgoingEvent { OutgoingEvent("user.event", to: ["social"], orderedBy: key, self) }
}

extension UserEvent {
  /// An event of CACHE-OUT, in a person's stream.
  init(_ content: GeocachesEvent.OneOfContent) { self.init(content: .geocaches(GeocachesEvent(content: content))) }
}

extension UUID {
  /// Before every other one.
  static let first = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  /// Behind every other one.
  static let last = UUID(uuid: (255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255))
}

extension Moment {
  /// Later than any, as far as PostgreSQL's and the wire's times go (9999-12-31).
  static let latest = Moment(milliseconds: 253_402_214_400_000)
}

extension NotificationKind {
  /// A friend has published a cache.
  static let friendCachePublished = NotificationKind(realm: .cacheOut, name: "friend.cache_published", topic: .friendsActivity)
  /// A cache is new in an area that is watched.
  static let cachePublished = NotificationKind(realm: .cacheOut, name: "cache.published", topic: .area)
  /// A cache that was found before or is watched is not as it was.
  static let cacheUpdated = NotificationKind(realm: .cacheOut, name: "cache.updated", topic: .watched)
}
