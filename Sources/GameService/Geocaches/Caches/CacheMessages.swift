import CairnProto
import FoundationEssentials
import GeocachesProto
import Geodesy
import Identity
import RPC

/// Knowledge of the caller that decides what is shown of a cache.
struct CacheView: Sendable {
  var callerID: UUID
  var standing = VisitorStore.Standing()
  /// Empty where the caller may not see them.
  var secrets = StoredCache.Secrets()
  /// The owner as the caller may see them.
  var owner: Person?
  /// Where the caller is.
  var position: GeoPoint?
  var showsHint = false
  var health = CacheHealth()
  var hasHiddenFinal = false

  func isOwn(_ cache: StoredCache) -> Bool { cache.ownerID == callerID }

  /// Whether the final is shown.
  func seesFinal(of cache: StoredCache) -> Bool { isOwn(cache) || standing.hasSolved }
}

extension CacheSummary {
  /// - Parameter position: Place that distances are reckoned from; nil for none.
  init(_ cache: StoredCache, callerID: UUID, isFound: Bool, from position: GeoPoint?) {
    let content = cache.content
    self.init(
      cacheID: cache.id.text, code: cache.code, name: content.name, kind: content.kind.wire, status: cache.status.wire,
      position: content.position.map { LatLng($0) }, difficulty: Double(content.difficulty) / 2, terrain: Double(content.terrain) / 2,
      size: content.size?.wire ?? .unspecified, environment: content.environment?.wire ?? .unspecified, zoneID: cache.zoneID,
      findCount: cache.counts.finds, recommendationCount: cache.counts.recommendations, isFound: isFound,
      isOwn: cache.ownerID == callerID, needsMaintenance: cache.counts.maintenanceTime != nil,
      distanceM: position.flatMap { from in content.position.map { from.distance(to: $0) } }, publishTime: cache.publishTime)
  }
}

extension GeocachesProto.Cache {
  init(_ cache: StoredCache, _ view: CacheView) {
    let content = cache.content
    self.init(
      summary: CacheSummary(
        cache, callerID: view.callerID, isFound: view.standing.findLogID != nil, from: view.position),
      owner: view.owner, content: CacheContent(cache, view), hasHint: !content.hint.isEmpty, hintViewCount: cache.counts.hintViews,
      hasHiddenFinal: view.hasHiddenFinal, isSolved: view.standing.hasSolved, cityID: cache.cityID,
      didNotFindCount: cache.counts.misses, noteCount: cache.counts.notes, health: view.health,
      findLogID: view.standing.findLogID?.text ?? "", positionAccuracyM: content.accuracy, version: cache.version,
      createTime: cache.createTime, updateTime: cache.updateTime, archiveTime: cache.archiveTime, isGenerated: cache.isGenerated,
      source: cache.source ?? "", sourceCode: cache.sourceCode ?? "", isWatched: view.standing.mark.isWatched,
      points: Int32(clamping: cache.points), isIgnored: view.standing.mark.isIgnored, isRecommended: view.standing.mark.isRecommended,
      personalNote: view.standing.mark.note, personalNoteVersion: view.standing.mark.noteVersion,
      sponsor: CacheSponsor(cache, view))
  }
}

extension CacheSponsor {
  /// Nil where there is none. The offer is for those who have found the cache.
  init?(_ cache: StoredCache, _ view: CacheView) {
    if cache.sponsor.name.isEmpty { return nil }
    self.init(name: cache.sponsor.name, offer: view.standing.findLogID == nil ? "" : cache.sponsor.offer)
  }
}

extension CacheContent {
  /// The part of it that the caller may see: hints on demand, the final and its waypoints when it is solved, codes and solutions for the owner.
  init(_ cache: StoredCache, _ view: CacheView) {
    let (content, isOwn, seesFinal) = (cache.content, view.isOwn(cache), view.seesFinal(of: cache))
    let showsHint = isOwn || view.showsHint
    self.init(
      kind: content.kind.wire, position: content.position.map { LatLng($0) }, name: content.name, descriptionField: content.description,
      hint: showsHint ? content.hint : "", languageCode: content.languageCode,
      translations: content.translations.map { translation in
        var shown = translation
        if !showsHint { shown.hint = "" }
        return shown
      },
      difficulty: Double(content.difficulty) / 2, terrain: Double(content.terrain) / 2, size: content.size?.wire ?? .unspecified,
      environment: content.environment?.wire ?? .unspecified, attributes: content.attributes.map(\.wire), photos: content.photos,
      waypoints: content.waypoints.filter { Self.isSeen($0, isOwn: isOwn, seesFinal: seesFinal) },
      finalPosition: seesFinal ? view.secrets.final.map { LatLng($0) } : nil, solution: isOwn ? view.secrets.solution : "",
      proof: content.proof.wire, proofCode: isOwn ? view.secrets.proofCode : "", eventStartTime: content.eventStartTime,
      eventEndTime: content.eventEndTime, eventTimeZone: content.eventTimeZone)
  }

  private static func isSeen(_ waypoint: Waypoint, isOwn: Bool, seesFinal: Bool) -> Bool {
    switch waypoint.visibility {
    case .everybody: true
    case .solvers: seesFinal
    // A visibility that this version does not know is the owner's.
    case .owner, .unspecified, .unrecognized: isOwn
    }
  }
}

extension StoredCache {
  /// Points of a find now, those of being first aside.
  var points: Int {
    if content.difficulty == 0 || content.terrain == 0 { return 0 }
    let isFlat = content.kind == .event || content.kind == .other
    return CacheRules.points(difficulty: content.difficulty, terrain: content.terrain, isFlat: isFlat)
  }

  var standing: CacheRules.Standing {
    switch status {
    case .draft: .draft
    case .available: .available
    case .disabled: .disabled
    case .archived: .archived
    case .locked: .locked
    }
  }
}

extension RPCError {
  /// The only place where a refusal of the rules becomes a wire error. The switch is exhaustive on purpose.
  init(_ refusal: CacheRules.Refusal) {
    switch refusal {
    case .notOwner: self.init(.permissionDenied, reason: .notOwner)
    case .archived: self.init(.failedPrecondition, reason: .cacheArchived)
    case .locked: self.init(.failedPrecondition, reason: .cacheLocked)
    case .notPublished: self.init(.failedPrecondition, reason: .notPublished)
    case .alreadyPublished: self.init(.failedPrecondition, reason: .alreadyPublished)
    case .nothingToSolve: self.init(.failedPrecondition, reason: .nothingToSolve)
    case .ownCache: self.init(.failedPrecondition, reason: .ownCache)
    }
  }

  static var cacheNotFound: RPCError { RPCError(.notFound, reason: .cacheNotFound, message: "none that the caller may see") }
}
