import Timekeeping

/// Logs of visits: who may write which, when a visit can have been, who was first (requirements C-28, C-29, C-S1, C-S5). Pure.
enum LogRules {
  /// Scalars of a comment: three pages.
  static let commentLengthMax = 10_000

  /// Logs of one batch: more than anybody visits in a day.
  static let batchMax = 100

  /// How far a phone's clock may be ahead of ours, and how long before its publication a cache may have been found by it.
  static let clockSlack = Duration.seconds(300)

  /// Metres from the box within which a proof by proximity holds, and the worst accuracy that proves it.
  static let proximityMax = 100.0

  /// People who were along on a find: a scout patrol.
  static let companionsMax = 20

  /// People in a row who have not found a cache, after whom its owner is told (requirement C-S7).
  static let missesMax = 3

  /// Second logs of one visit that somebody may keep.
  static let duplicatesMax: Int16 = 20

  /// Kind of a log.
  enum Kind: Hashable, CaseIterable, Sendable {
    case found, didNotFind, note, needsMaintenance, ownerMaintenance
  }

  /// Why a log is refused.
  enum Refusal: Error, Hashable, CaseIterable, Sendable {
    case ownCache, notOwner, archived, locked, notPublished, beforePublication, beforeEvent, inFuture
  }

  /// Facts about the cache that is logged.
  struct Place: Hashable, Sendable {
    var standing: CacheRules.Standing
    var isOwn: Bool
    var publishTime: Moment?
    var archiveTime: Moment?
    /// Beginning of an event, before which nobody has been there.
    var eventStartTime: Moment?
  }

  /// Whether somebody may log a visit.
  /// - Returns: When it was, moved to the publication where a phone's clock is a little behind.
  static func check(_ kind: Kind, at visit: Moment, of place: Place, now: Moment) throws(Refusal) -> Moment {
    guard let published = place.publishTime, place.standing != .draft else { throw .notPublished }
    if place.standing == .locked { throw .locked }
    if place.isOwn, kind == .found || kind == .didNotFind { throw .ownCache }
    if !place.isOwn, kind == .ownerMaintenance { throw .notOwner }
    guard visit <= now + clockSlack else { throw .inFuture }
    guard visit >= published - clockSlack else { throw .beforePublication }
    if kind == .found || kind == .didNotFind, let start = place.eventStartTime, visit < start - clockSlack { throw .beforeEvent }
    if let archived = place.archiveTime, place.standing == .archived, visit > archived, kind != .note { throw .archived }
    return max(visit, published)
  }

  // MARK: Duplicates

  /// Wish for a log that is there already.
  enum Wish: Hashable, CaseIterable, Sendable {
    case unsaid, accept, refuse, keep
  }

  /// The outcome of a log.
  enum Fate: Hashable, Sendable {
    case insert
    /// The log of the same visit is told.
    case tellSame
    /// The find that there is, of another visit, is told.
    case tellFind
    case alreadyFound
    case exists
  }

  /// - Parameters:
  ///   - hasSame: Whether the same person has logged the same kind at the same time.
  ///   - hasFind: Whether the person has a find, that one included.
  static func fate(of kind: Kind, hasSame: Bool, hasFind: Bool, _ wish: Wish) -> Fate {
    if kind == .found, hasFind {
      switch wish {
      case .accept: return hasSame ? .tellSame : .tellFind
      case .refuse: return .exists
      case .unsaid: return hasSame ? .tellSame : .alreadyFound
      case .keep: return .alreadyFound
      }
    }
    if !hasSame { return .insert }
    switch wish {
    case .unsaid, .accept: return .tellSame
    case .refuse: return .exists
    case .keep: return .insert
    }
  }

  // MARK: Days in a row

  /// Days in a row with a find, up to the latest one, and the most there were.
  /// - Parameter days: Numbers of days, in any order.
  static func streaks(of days: [Int32]) -> (latest: Int, most: Int) {
    let sorted = Set(days).sorted()
    var (run, most) = (0, 0)
    for (index, day) in sorted.enumerated() {
      run = index > 0 && sorted[index - 1] == day - 1 ? run + 1 : 1
      most = max(most, run)
    }
    return (run, most)
  }
}
