import CairnProto
import FoundationEssentials
import GeocachesProto
import Geodesy
import Identity
import Postgres
import Timekeeping

/// Keeps what was read of a file.
protocol GPXKeeper {
  /// - Returns: The outcome of each, in their order.
  mutating func keep(_ entries: [GPXCacheWriter.Entry], at now: Moment) async throws -> [GPXCacheWriter.Outcome]
}

/// Keeps caches of other catalogues, a batch in a transaction: new ones in one statement, changed ones each.
struct GPXCacheWriter: GPXKeeper, Sendable {
  /// A cache with what goes with it.
  struct Entry: Sendable {
    let cache: ForeignCache
    let source: String
    let places: [GPXPlace]
  }

  enum Outcome: Hashable, Sendable {
    case made
    case updated
    case unchanged
    /// A find was logged.
    case found
    /// And why.
    case left(String)
  }

  let database: Database
  let ids: any IDSource
  let isDryRun: Bool
  let store = CacheStore()

  /// - Returns: The outcome of each, in their order.
  func keep(_ entries: [Entry], at now: Moment) async throws -> [Outcome] {
    return try await database.transaction(takenBackIf: { _ in isDryRun }) { (transaction) async throws in
      try await store.lockCatalogues(in: transaction)
      return try await write(entries, at: now, transaction)
    }
  }

  private func write(_ entries: [Entry], at now: Moment, _ transaction: Transaction) async throws -> [Outcome] {
    var known: [String: [String: StoredCache]] = [:]
    try await store.hold(entries.map { (source: $0.source, code: $0.cache.code) }, in: transaction)
    for source in Set(entries.map(\.source)) {
      let codes = entries.filter { $0.source == source }.map(\.cache.code)
      let caches = try await store.caches(of: source, codes, in: transaction).map { ($0.sourceCode ?? "", $0) }
      known[source] = Dictionary(caches) { first, _ in first }
    }
    var (outcomes, new): ([Outcome], [Entry]) = ([], [])
    for entry in entries {
      if let stored = known[entry.source]?[entry.cache.code] {
        outcomes.append(try await update(stored, by: entry, at: now, transaction))
      } else {
        outcomes.append(.made)
        new.append(entry)
      }
    }
    try await insert(new, at: now, transaction)
    return outcomes
  }

  private func insert(_ entries: [Entry], at now: Moment, _ transaction: Transaction) async throws {
    if entries.isEmpty { return }
    let codes = try await FreeCodes.draw(entries.count, for: store, in: transaction)
    let caches = zip(entries, codes).map { entry, code in
      var cache = StoredCache(
        id: ids.next(at: now), code: code, ownerID: nil, status: .archived, content: StoredCache.Content(), version: 1, createTime: now,
        updateTime: now)
      cache.content.take(entry)
      cache.status = cache.content.isOver(at: now) ? .archived : entry.cache.status
      (cache.source, cache.sourceCode, cache.publishTime) = (entry.source, entry.cache.code, entry.cache.publishTime)
      cache.archiveTime = cache.status == .archived ? now : nil
      cache.awaitGround()
      return cache
    }
    try await store.insert(caches, in: transaction)
    for cache in caches where !cache.content.secrets.isEmpty {
      try await store.setSecrets(cache.content.secrets, of: cache.id, in: transaction)
    }
  }

  private func update(_ stored: StoredCache, by entry: Entry, at now: Moment, _ transaction: Transaction) async throws -> Outcome {
    if stored.ownerID != nil { return .left("it has an owner here, who writes it now") }
    if stored.isHidden { return .left("it is hidden here, by moderators or an operator") }
    var former = stored.content
    former.secrets = try await store.secrets(of: stored.id, in: transaction)
    var content = former
    content.take(entry)
    let status = content.isOver(at: now) ? .archived : entry.cache.status
    if content == former, stored.awaitedStatus ?? stored.status == status { return .unchanged }
    let isElsewhere = content.position != former.position || content.isElsewhere(than: former)
    if stored.isForbidden, !isElsewhere, !former.isElsewhere(than: content) { return .left("it is hidden here, for where it lies") }
    if content != former {
      try await store.update(stored.id, content, isMoved: isElsewhere, at: now, in: transaction)
      if content.secrets != former.secrets { try await store.setSecrets(content.secrets, of: stored.id, in: transaction) }
      if content.secrets.final != former.secrets.final { try await store.forgetSolutions(of: stored.id, in: transaction) }
    }
    // Where it leads people now is looked at before they see it: nobody publishes it.
    if stored.status == .locked || isElsewhere && content.kind != .event {
      try await store.awaitGround(stored.id, as: status, at: now, in: transaction)
    } else if stored.status != status {
      _ = try await store.setStatus(status, of: stored.id, at: now, in: transaction)
    }
    return .updated
  }
}

extension StoredCache.Content {
  /// Takes what a file says over what stands here; the rest stays.
  /// - Parameter unsaid: Visibility of stations and questions of which the file does not say it.
  mutating func take(_ entry: GPXCacheWriter.Entry, unsaid: Waypoint.Visibility = .everybody) {
    let cache = entry.cache
    (kind, position, name, description, hint) = (cache.kind, cache.position, cache.name, cache.description, cache.hint)
    (difficulty, terrain, size, attributes) = (cache.difficulty, cache.terrain, cache.size, cache.attributes)
    environment = environment ?? .other
    secrets.final = kind.mayHide ? entry.places.last { $0.kind == .final }.map(\.position) : nil
    waypoints = entry.places.filter { $0.kind != .final || !kind.mayHide }.map { Waypoint($0, unsaid: unsaid) }
    if kind == .event {
      (eventStartTime, eventEndTime) = (cache.eventStart, cache.eventStart.map { $0 + GPXRules.eventLength })
      eventTimeZone = eventTimeZone.isEmpty ? "UTC" : eventTimeZone
    } else {
      (eventStartTime, eventEndTime, eventTimeZone) = (nil, nil, "")
    }
  }
}

extension GPXPlace {
  var position: GeoPoint { GeoPoint(clampingLatitude: latitude, wrappingLongitude: longitude) }
}

extension Waypoint {
  fileprivate init(_ place: GPXPlace, unsaid: Visibility) {
    self.init(
      kind: Self.kind(place.kind), visibility: Self.visibility(of: place, unsaid: unsaid), position: LatLng(place.position),
      name: place.name,
      text: place.text)
  }

  private static func visibility(of place: GPXPlace, unsaid: Visibility) -> Visibility {
    switch place.visibility {
    case .solvers: .solvers
    case .owner: .owner
    case nil: [.stage, .question, .final].contains(place.kind) ? unsaid : .everybody
    }
  }

  private static func kind(_ kind: GPXPlace.Kind) -> Waypoint.Kind {
    switch kind {
    case .parking: .parking
    case .trailhead: .trailhead
    // A final of a kind that hides none is where a box may be, as a station is.
    case .stage, .final: .stage
    case .question: .question
    case .reference: .reference
    }
  }
}
