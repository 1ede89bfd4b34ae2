import FoundationEssentials
import Identity
import Revocations
import Timekeeping

/// All that contradicts tokens which have not expired, as one loop knows it. As large as what was revoked within a token's life.
struct RevocationSet {
  /// So often what contradicts nothing any more is thrown out.
  static let pruneInterval = Duration.seconds(60)

  /// Verdict about a token.
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
