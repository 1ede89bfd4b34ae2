import FoundationEssentials
import Timekeeping

/// Decides what becomes of a cache that comes from another server, and of the visits to it (requirements C-26, C-28, C-43, C-S5). Pure.
enum MoveInPlan {
  /// Doubled terrain of a cache of which none is told: CACHE-OUT's document has no such thing. No 1, which promises a way for wheelchairs.
  static let terrainDefault: Int16 = 3

  /// Content that the owner would have written here; nil where the name is none, or a text is too long.
  static func content(of cache: MovedCache) -> StoredCache.Content? {
    var content = StoredCache.Content()
    guard let name = text(cache.name, max: CacheRules.nameLengthMax), !name.isEmpty,
      let description = text(cache.description, max: CacheRules.descriptionLengthMax, isMultiline: true),
      let hint = text(cache.hint, max: CacheRules.hintLengthMax, isMultiline: true)
    else { return nil }
    (content.name, content.description, content.hint, content.position) = (name, description, hint, cache.place)
    content.difficulty = cache.difficulty.flatMap(CacheRules.doubled) ?? 0
    content.terrain = cache.terrain.flatMap(CacheRules.doubled) ?? terrainDefault
    content.size = cache.size.isEmpty ? nil : StoredCache.Size(rawValue: cache.size) ?? .other
    content.environment = StoredCache.Environment(rawValue: cache.environment) ?? .other
    return content
  }

  /// A visit that becomes a log, and its comment as it is kept.
  struct Kept: Hashable, Sendable {
    let visit: MovedCache.Visit
    let comment: String
    /// Whether it is the first find.
    let isFirst: Bool
  }

  private struct Miss: Hashable {
    let visitorID: UUID
    let time: Moment
  }

  /// Visits that become logs, the earliest first, and why the others do not, by their keys. Each person has one find of a cache, the earliest, and one log of
  /// a kind and a moment.
  static func visits(
    to cache: MovedCache, of ownerID: UUID, without deletedIDs: Set<UUID>, at now: Moment
  ) -> (kept: [Kept], leftOut: [String: CacheImport.Omission]) {
    var (kept, leftOut): ([Kept], [String: CacheImport.Omission]) = ([], [:])
    var (finders, misses): (Set<UUID>, Set<Miss>) = ([], [])
    for visit in cache.visits.sorted(by: { ($0.time, $0.key) < ($1.time, $1.key) }) {
      guard let comment = text(visit.comment, max: LogRules.commentLengthMax, isMultiline: true) else {
        leftOut[visit.key] = .tooLong
        continue
      }
      if let omission = omission(of: visit, ownerID, deletedIDs, now) {
        leftOut[visit.key] = omission
      } else if visit.isFind
        ? !finders.insert(visit.visitorID).inserted : !misses.insert(Miss(visitorID: visit.visitorID, time: visit.time)).inserted
      {
        leftOut[visit.key] = .twice
      } else {
        kept.append(Kept(visit: visit, comment: comment, isFirst: visit.isFind && finders.count == 1))
      }
    }
    return (kept, leftOut)
  }

  private static func omission(
    of visit: MovedCache.Visit, _ ownerID: UUID, _ deletedIDs: Set<UUID>, _ now: Moment
  ) -> CacheImport.Omission? {
    if visit.visitorID == ownerID { return .own }
    if deletedIDs.contains(visit.visitorID) { return .wasDeleted }
    return visit.time > now + LogRules.clockSlack ? .isToCome : nil
  }

  /// The text as somebody who types it here would have it; nil where it is too long, or holds what no text may.
  private static func text(_ text: String, max lengthMax: Int, isMultiline: Bool = false) -> String? {
    try? CacheTexts.text(text, "text", lengthMax: lengthMax, isMultiline: isMultiline)
  }
}
