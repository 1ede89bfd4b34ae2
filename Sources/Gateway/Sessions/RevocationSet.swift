import FoundationEssentials
import Identity
import Timekeeping

/// What has changed since tokens were signed: a part of it, on its way to every loop.
struct RevocationBatch: Sendable, Hashable {
  /// An account's standing, and until when tokens may say otherwise.
  struct KnownStanding: Sendable, Hashable {
    var standing: Standing
    var expireTime: Moment
  }

  /// Whether it replaces all that was known.
  var isSnapshot = false
  /// Sessions that have ended, and until when their tokens would be good.
  var sessions: [UUID: Moment] = [:]
  var standings: [UUID: KnownStanding] = [:]

  var isEmpty: Bool { sessions.isEmpty && standings.isEmpty }

  /// Adds what came after it.
  mutating func append(_ next: RevocationBatch) {
    sessions.merge(next.sessions) { $1 }
    standings.merge(next.standings) { $1 }
  }
}

/// All that contradicts tokens which have not expired, as one loop knows it. As large as what was revoked within a token's life.
struct RevocationSet {
  /// So often what contradicts nothing any more is thrown out.
  static let pruneInterval = Duration.seconds(60)

  /// What is to be held of a token.
  enum Verdict: Hashable {
    /// It says how things are.
    case good
    /// Its session has ended.
    case ended
    /// This counts and not what it says.
    case changed(Standing)
  }

  private var content = RevocationBatch()
  private var pruneTime: Moment?

  /// Raised by every change: a verdict holds until then.
  private(set) var version = 0

  var count: Int { content.sessions.count + content.standings.count }

  mutating func apply(_ batch: RevocationBatch, at now: Moment) {
    if batch.isSnapshot {
      content = batch
    } else if !batch.isEmpty {
      content.append(batch)
    }
    if batch.isSnapshot || !batch.isEmpty { version += 1 }
    prune(at: now)
  }

  func verdict(accountID: UUID, sessionID: UUID) -> Verdict {
    if content.sessions[sessionID] != nil { return .ended }
    return content.standings[accountID].map { .changed($0.standing) } ?? .good
  }

  /// Verdicts that were given stay right: the tokens they were about have expired.
  private mutating func prune(at now: Moment) {
    guard let pruneTime, now >= pruneTime else {
      if pruneTime == nil { pruneTime = now + Self.pruneInterval }
      return
    }
    self.pruneTime = now + Self.pruneInterval
    content.sessions = content.sessions.filter { $0.value > now }
    content.standings = content.standings.filter { $0.value.expireTime > now }
  }
}
