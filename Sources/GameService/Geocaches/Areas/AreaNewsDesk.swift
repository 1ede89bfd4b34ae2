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

  /// Tells new caches to those who watch where they lie, some hundred people at a time and one cache after the other: a city of watchers holds up nobody.
  func announce(at now: Moment) async throws {
    var (plans, leftCount): ([UUID: Announcement], Int) = ([:], Self.eventsMax)
    // Told by another process just now, or changed meanwhile: those who are to hear of them are not read again before the next round.
    var lostIDs: Set<UUID> = []
    while leftCount > 0 {
      let due = try await store.nextAnnouncements(unknownSince: now - AreaRules.zonePatience, in: database)
      var hasTold = false
      for (cacheID, last) in due.filter({ !lostIDs.contains($0.0) }).prefix(leftCount) {
        leftCount -= 1
        if plans[cacheID]?.last != last { plans[cacheID] = try await announcement(of: cacheID, after: last) }
        guard let plan = plans[cacheID] else { continue }
        let isTold = try await tell(plan, at: now)
        plans[cacheID] = isTold ? plan.rest : nil
        if !isTold { lostIDs.insert(cacheID) }
        hasTold = hasTold || isTold
      }
      if !hasTold { return }
    }
  }

  /// A cache to be told, and those who are to hear of it: many, for all areas around it are looked through each time that they are read.
  struct Announcement {
    static let readMax = 50_000

    let cacheID: UUID
    /// Account up to which it is told.
    var last: UUID
    /// Nil for one that is hidden, disabled or archived meanwhile: nobody need go there.
    var cache: StoredCache?
    var accountIDs: ArraySlice<UUID> = []
    /// Whether there may be more behind them.
    var hasMore = false

    /// Accounts that are told at once.
    var part: ArraySlice<UUID> { accountIDs.prefix(AreaRules.toldPerEvent) }

    /// Nil when the part is the last of those that were read.
    var rest: Announcement? {
      guard let end = part.last, accountIDs.count > part.count else { return nil }
      var rest = self
      (rest.last, rest.accountIDs) = (end, accountIDs.dropFirst(part.count))
      return rest
    }
  }

  private func announcement(of cacheID: UUID, after last: UUID) async throws -> Announcement {
    var plan = Announcement(cacheID: cacheID, last: last)
    guard let cache = try await caches.cache(cacheID, in: database), cache.status == .available, let place = cache.content.position else {
      return plan
    }
    plan.cache = cache
    let found = try await store.watchers(of: cache, at: place, after: last, limit: Announcement.readMax, in: database)
    (plan.accountIDs, plan.hasMore) = (found[...], found.count == Announcement.readMax)
    return plan
  }

  /// - Returns: False, and nobody is told, where another one has told them, or the cache is not as it was when they were read.
  private func tell(_ plan: Announcement, at now: Moment) async throws -> Bool {
    // Another service is asked before the transaction that tells.
    let hearerIDs = try await heard(Array(plan.part), of: plan.cache)
    return try await database.transaction { transaction in
      guard try await store.holdAnnouncement(of: plan.cacheID, in: transaction) == plan.last else { return false }
      if let cache = plan.cache {
        guard let held = try await caches.cache(plan.cacheID, in: transaction), held.version == cache.version, held.zoneKey == cache.zoneKey
        else { return false }
        try await news.tellWatchers(hearerIDs, of: cache, at: now, transaction)
      }
      if let last = plan.part.last, plan.rest != nil || plan.hasMore {
        try await store.setAnnounced(plan.cacheID, upTo: last, in: transaction)
      } else {
        try await store.forgetAnnouncement(plan.cacheID, in: transaction)
      }
      return true
    }
  }

  /// Watchers without those whom a block, of whichever of the two, keeps apart from the owner.
  private func heard(_ accountIDs: [UUID], of cache: StoredCache?) async throws -> [UUID] {
    guard let ownerID = cache?.ownerID, !accountIDs.isEmpty else { return [] }
    let answer = try await blocks.findBlocked(FindBlockedRequest(account: ownerID.bytes, others: accountIDs.map(\.bytes)))
    let blocked = Set(answer.blockedAccounts.compactMap { UUID(bytes: $0) })
    return accountIDs.filter { !blocked.contains($0) }
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
