import CairnProto
import FoundationEssentials
import Geodesy
import Postgres
import RPC
import Timekeeping

/// Work on caches beside calls: zones that could not be asked for, tries that count no more.
struct CacheUpkeep: Sendable {
  /// How often it is looked for caches without a zone: a draft has its own soon after it was begun.
  static let zoneInterval = Duration.seconds(5)
  /// How often it is looked whether cities were imported, and how long a round rests behind one that had no time for all: a look is one call.
  static let importInterval = Duration.seconds(30)
  /// Caches that are looked up at once.
  static let zonesMax = 200
  /// How long one round goes on while there are any: some hundred questions a second are nothing to GeoService, and a country's caches wait to be shown.
  static let zoneTimeMax = Duration.seconds(25)

  static let tryInterval = Duration.seconds(60)
  static let triesMax = 1_000

  static let publicationInterval = Duration.seconds(600)
  /// Publications forgotten at once.
  static let publicationsMax = 1_000

  /// How often it is looked for caches whose owner does not answer: a day more or less is nothing in 90.
  static let troubleInterval = Duration.seconds(3_600)
  /// How long an owner may leave a cache in trouble before it is disabled (requirement C-S7).
  static let patience = Duration.seconds(90 * 86_400)
  /// Caches disabled in one round.
  static let disabledMax = 100

  /// Events archived in one round.
  static let eventsMax = 500

  let database: Database
  let changes: CacheChanges
  var zones: ZoneLookup { changes.zones }
  let store = CacheStore()

  /// Disables caches in trouble whose owner has not answered. Safe on every replica at once.
  func disableAbandoned(at now: Moment) async throws {
    let since = now - Self.patience
    for id in try await store.abandoned(since: since, limit: Self.disabledMax, in: database) {
      try await database.transaction { transaction in
        try await store.lock(id, in: transaction)
        // Its owner may have answered meanwhile.
        guard try await store.isAbandoned(id, since: since, in: transaction), let cache = try await store.cache(id, in: transaction) else {
          return
        }
        let disabled = try await changes.set(.disabled, cache, at: now, transaction)
        try await changes.news.tellInTrouble(disabled, isDisabled: true, at: now, transaction)
      }
    }
  }

  /// Archives events that are over, as of when they were last to be seen: a visit that could be logged then can be for ever. Nobody hears of what everybody
  /// knows. Safe on every replica at once.
  func archiveEvents(at now: Moment) async throws {
    for id in try await store.pastEvents(endedBefore: now - CacheRules.eventLinger, limit: Self.eventsMax, in: database) {
      try await database.transaction { transaction in
        try await store.lock(id, in: transaction)
        // Its owner may have put it off meanwhile.
        guard let cache = try await store.cache(id, in: transaction), cache.content.isOver(at: now), let end = cache.content.eventEndTime,
          cache.status == .available || cache.status == .disabled
        else { return }
        _ = try await store.setStatus(.archived, of: id, at: now, in: transaction)
        try await store.setArchiveTime(end + CacheRules.eventLinger, of: id, in: transaction)
      }
    }
  }

  /// Asks for the zones that are not known, and what lies where caches from elsewhere wait to be shown. Safe on every replica at once: an answer is kept for
  /// the place that it was asked for.
  /// - Parameter time: Read for each cache anew: a round may last longer than areas wait for what is just being written (`AreaRules.settlingTime`).
  /// - Throws: The first refusal of a place, when all have been asked for; at once when GeoService does not answer.
  func resolveZones(by time: any TimeSource) async throws {
    let begin = ContinuousClock.now
    var refusal: RPCError?
    var last = UUID.first
    while ContinuousClock.now - begin < Self.zoneTimeMax, !Task.isCancelled {
      let stale = try await store.staleZones(after: last, limit: Self.zonesMax, in: database)
      for (id, position) in stale {
        do { try await resolve(id, at: position, by: time) } catch let error as RPCError where !error.code.isTransient {
          // Others behind a refused place are asked for all the same.
          refusal = refusal ?? error
        }
      }
      guard stale.count == Self.zonesMax, let place = stale.last else { break }
      last = place.id
    }
    if let refusal { throw refusal }
  }

  /// Asks for the zones anew that were told before the last import of cities or countries: nothing changes where they are the same. Safe on every replica at
  /// once.
  /// - Throws: When GeoService does not answer. A place that it refuses keeps its zone.
  func renewZones(by time: any TimeSource) async throws {
    guard let imported = try await zones.zone(of: .origin).importTime else { return }
    let begin = ContinuousClock.now
    while ContinuousClock.now - begin < Self.zoneTimeMax, !Task.isCancelled {
      let former = try await store.formerZones(importedBefore: imported, limit: Self.zonesMax, in: database)
      for (id, position) in former {
        do {
          // A process of GeoService that has not seen the import: it has within half a minute.
          guard let told = try await resolve(id, at: position, by: time), told >= imported else { return }
        } catch let error as RPCError where !error.code.isTransient {
          try await store.keepZone(of: id, importedAt: imported, in: database)
        }
      }
      if former.count < Self.zonesMax { return }
    }
  }

  /// Keeps what GeoService says of a place, unless the cache was changed while it was asked.
  /// - Returns: Time of the import that it was told from; nil where GeoService does not know it.
  @discardableResult
  func resolve(_ id: UUID, at position: GeoPoint, by time: any TimeSource) async throws -> Moment? {
    let ground = try await ground(of: id)
    let zone = try await zones.zone(of: position)
    let now = time.now()
    try await database.transaction { transaction in
      try await store.lock(id, in: transaction)
      // Changed meanwhile: it is looked at once more in the next round.
      if let ground, try await store.cache(id, in: transaction)?.version != ground.version { return }
      try await store.setZone(zone, of: id, ifAt: position, at: now, in: transaction)
      if let ground { try await store.settleGround(id, isForbidden: ground.isForbidden, at: now, in: transaction) }
    }
    return zone.importTime
  }

  /// Whether a cache from elsewhere lies where nothing may be hidden (requirement C-S8). Nil for one that does not wait for it: whoever publishes here is
  /// told at once.
  private func ground(of id: UUID) async throws -> (version: Int64, isForbidden: Bool)? {
    guard let cache = try await store.cache(id, in: database), cache.awaitedStatus != nil else { return nil }
    if cache.content.kind == .event { return (cache.version, false) }
    let secrets = try await store.secrets(of: id, in: database)
    let areas = try await changes.touchedAreas(of: cache.content, secrets)
    return (cache.version, areas.contains { $0.kind.isForbidden })
  }

  func sweepPublications(at now: Moment) async throws {
    try await Sweep.run(by: Self.publicationsMax) { limit in
      try await changes.owned.forgetPublications(before: now - CacheRules.publishWindow, limit: limit, in: database)
    }
  }

  func sweepTries(at now: Moment) async throws {
    try await Sweep.run(by: Self.triesMax) { limit in try await VisitorStore().sweepTries(at: now, limit: limit, in: database) }
  }
}
