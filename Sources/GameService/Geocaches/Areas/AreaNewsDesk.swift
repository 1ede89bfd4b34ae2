import AllAppsProto
import CairnProto
import CairnServices
import Events
import FoundationEssentials
import GeocachesProto
import Geodesy
import Identity
import Postgres
import RPC
import Spatial
import Timekeeping

/// Tells those who watch areas of new caches (requirements C-34, C-S11). Safe on every replica at once.
struct AreaNewsDesk: Sendable {
  /// How often it is looked for new caches: a phone in a pocket is not waited for.
  static let announceInterval = Duration.seconds(5)
  /// Events of one round: fifty thousand people.
  static let eventsMax = 100
  /// How often it is looked for areas whose news are due.
  static let dailyLook = Duration.seconds(30)
  /// Areas that are looked up at once.
  static let areasMax = 200
  /// How long one round goes on while there is something to tell: the next one begins soon behind it.
  static let dailyTimeMax = Duration.seconds(25)

  let database: Database
  let news: CacheNews
  let blocks: BlockLookupServiceClient
  let store = WatchStore()
  let caches = CacheStore()

  // MARK: Each cache

  /// Tells new caches to those who watch where they lie, some hundred people at a time.
  func announce(at now: Moment) async throws {
    for _ in 0..<Self.eventsMax {
      guard try await announceNext(at: now) else { return }
    }
  }

  /// A cache to be told next, and those who are to hear of it.
  private struct Announcement: Equatable {
    let cacheID: UUID
    let last: UUID
    /// Nil for one that is hidden, disabled or archived meanwhile: nobody need go there.
    var cache: StoredCache?
    var accountIDs: [UUID] = []
  }

  /// - Returns: Whether there was something to tell.
  private func announceNext(at now: Moment) async throws -> Bool {
    guard let planned = try await database.transaction({ try await next(at: now, $0) }) else { return false }
    // Another service is asked before the transaction that tells.
    let hearerIDs = try await heard(planned)
    return try await database.transaction { transaction in
      guard let held = try await next(at: now, transaction) else { return false }
      guard held == planned else { return true }
      if let cache = planned.cache { try await news.tellWatchers(hearerIDs, of: cache, at: now, transaction) }
      if planned.accountIDs.count == AreaRules.toldPerEvent, let last = planned.accountIDs.last {
        try await store.setAnnounced(planned.cacheID, upTo: last, in: transaction)
      } else {
        try await store.forgetAnnouncement(planned.cacheID, in: transaction)
      }
      return true
    }
  }

  /// The next announcement, held until the transaction ends.
  private func next(at now: Moment, _ transaction: Transaction) async throws -> Announcement? {
    let next = try await store.nextAnnouncement(unknownSince: now - AreaRules.zonePatience, in: transaction)
    guard let next else { return nil }
    var announcement = Announcement(cacheID: next.cacheID, last: next.last)
    guard let cache = try await caches.cache(next.cacheID, in: transaction), cache.status == .available, let place = cache.content.position
    else { return announcement }
    announcement.cache = cache
    announcement.accountIDs = try await store.watchers(
      of: cache, at: place, after: next.last, limit: AreaRules.toldPerEvent, in: transaction)
    return announcement
  }

  /// Watchers without those whom a block, of whichever of the two, keeps apart from the owner.
  private func heard(_ announcement: Announcement) async throws -> [UUID] {
    guard let ownerID = announcement.cache?.ownerID, !announcement.accountIDs.isEmpty else { return [] }
    let answer = try await blocks.findBlocked(
      FindBlockedRequest(account: ownerID.bytes, others: announcement.accountIDs.map(\.bytes)))
    let blocked = Set(answer.blockedAccounts.compactMap { UUID(bytes: $0) })
    return announcement.accountIDs.filter { !blocked.contains($0) }
  }

  // MARK: Once a day

  /// Tells the news of areas whose day is over, as long as there are any and there is time. One that cannot be told keeps no other from being told.
  /// - Parameter areasMax: Areas that are looked up at once.
  /// - Throws: The first failure, when all have had their turn.
  func tellDaily(at now: Moment, areasMax: Int = AreaNewsDesk.areasMax) async throws {
    let begin = ContinuousClock.now
    var failure: (any Error)?
    var place = (Moment(milliseconds: 0), UUID.first)
    while ContinuousClock.now - begin < Self.dailyTimeMax, !Task.isCancelled {
      let due = try await store.due(at: now, after: place, limit: areasMax, in: database)
      for watch in due {
        do { try await tellDaily(watch, at: now) } catch { failure = failure ?? error }
      }
      guard due.count == areasMax, let last = due.last, let lastTime = last.nextTime else { break }
      place = (lastTime, last.id)
    }
    if let failure { throw failure }
  }

  private func tellDaily(_ watch: StoredWatch, at now: Moment) async throws {
    let until = now - AreaRules.settlingTime
    let found = try await published(in: watch, until: until)
    let next = AreaRules.next(after: watch.nextTime ?? now, now: now)
    try await database.transaction { transaction in
      guard try await store.setTold(watch, until: until, next: next, in: transaction), !found.isEmpty else { return }
      try await news.tellDaily(found, in: watch, at: now, transaction)
    }
  }

  /// The latest caches of an area's day that its watcher is told of, page by page: what a circle or a block leaves out takes no other one's place.
  private func published(in watch: StoredWatch, until now: Moment) async throws -> [WatchStore.News] {
    var filter = try SearchFilter(watch.filter, callerID: watch.accountID)
    var boxes: [SpatialBox]?
    switch watch.ground {
    case .zone(let id): filter.zoneID = id
    case .circle(let place, let radius): boxes = SpatialBox.around(place, radius: radius)
    }
    var found: [WatchStore.News] = []
    var place = (Moment.latest, UUID.last)
    for _ in 0..<AreaRules.pagesMax {
      let page = try await store.published(
        filter, in: boxes, on: WatchStore.Day(former: watch.newsTime, latter: now), before: place, limit: AreaRules.countedMax, in: database
      )
      found += try await unblocked(page.filter { watch.ground.contains($0.position) }, of: watch.accountID)
      guard page.count == AreaRules.countedMax, found.count < AreaRules.countedMax, let last = page.last else { break }
      place = (last.publishTime, last.id)
    }
    return Array(found.prefix(AreaRules.countedMax))
  }

  /// Caches without those of people who are kept apart from somebody.
  private func unblocked(_ found: [WatchStore.News], of accountID: UUID) async throws -> [WatchStore.News] {
    let ownerIDs = Set(found.compactMap(\.ownerID))
    if ownerIDs.isEmpty { return found }
    let answer = try await blocks.findBlocked(FindBlockedRequest(account: accountID.bytes, others: ownerIDs.map(\.bytes)))
    let blocked = Set(answer.blockedAccounts.compactMap { UUID(bytes: $0) })
    return found.filter { $0.ownerID.map { !blocked.contains($0) } ?? true }
  }
}

extension CacheNews {
  /// A new cache where people watch.
  /// - Parameter accountIDs: At most 500; nobody hears nothing.
  func tellWatchers(_ accountIDs: [UUID], of cache: StoredCache, at now: Moment, _ transaction: Transaction) async throws {
    guard !accountIDs.isEmpty, let ownerID = cache.ownerID else { return }
    let (accounts, named) = (accountIDs.map(\.bytes), AreaCache(cacheID: cache.id.text, name: cache.content.name))
    let event = UserEventSent(
      accounts: accounts, event: UserEvent(.areaNews(AreaNews(cacheCount: 1, caches: [named]))), subject: ownerID.bytes)
    let notification = NotificationRequested(
      accounts: accounts, kind: .cachePublished, subject: ownerID.bytes, objectID: cache.id.text, objectName: cache.content.name)
    try await send(event, notification, about: cache.id, at: now, transaction)
  }

  /// The new caches of a day in an area; it is notified of the latest. They are of many people, of whom each may be blocked, deleted or hidden while this
  /// stands in a stream: so it names none.
  func tellDaily(_ found: [WatchStore.News], in watch: StoredWatch, at now: Moment, _ transaction: Transaction) async throws {
    guard let latest = found.first else { return }
    let told = found.prefix(AreaRules.namedMax).map { AreaCache(cacheID: $0.id.text) }
    let content = AreaNews(areaID: watch.id.text, cacheCount: Int32(clamping: found.count), caches: Array(told))
    let event = UserEventSent(
      accounts: [watch.accountID.bytes], event: UserEvent(.areaNews(content)), coalesceKey: "area:\(watch.id.text)")
    let notification = NotificationRequested(
      accounts: [watch.accountID.bytes], kind: .cachePublished, subject: latest.ownerID?.bytes ?? [], objectID: latest.id.text,
      objectName: latest.name)
    try await send(event, notification, about: watch.id, at: now, transaction)
  }
}
