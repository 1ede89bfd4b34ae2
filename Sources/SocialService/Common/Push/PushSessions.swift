import CairnProto
import CairnServices
import EventLoop
import FoundationEssentials
import Identity
import RPC
import Revocations
import Timekeeping

/// Asks AuthService by which sessions nobody is logged in any more, before anything is pushed to their devices.
///
/// The event `session.ended` removes a registration, but after an outage it may come a minute late or later, and until then the phone may be
/// somebody else's. AuthService is asked once for each session, until the log of revocations tells of its end (docs/adr/0043); while nobody
/// hears that log, each time.
struct PushSessions: Sendable {
  let service: RevocationServiceClient
  /// Told by whoever follows `watch`.
  let remembered: RememberedSessions
  let watch: RevocationWatch

  /// Sessions among some that have ended.
  /// - Parameter sessionIDs: At most 200.
  /// - Throws: `RPCError`: `unavailable` when AuthService does not answer.
  func ended(of sessionIDs: Set<UUID>, at now: Moment) async throws -> Set<UUID> {
    let isTrusted = Loop.current.map { watch.isTrusted(at: $0.steadyMilliseconds) } ?? false
    let unknown = isTrusted ? remembered.unknown(of: sessionIDs, at: now) : Array(sessionIDs)
    if unknown.isEmpty { return [] }
    let mark = remembered.mark
    let response = try await service.findEndedSessions(FindEndedSessionsRequest(sessions: unknown.map(\.bytes)))
    let ended = Set(response.sessions.compactMap { UUID(bytes: $0) })
    if isTrusted { remembered.keep(unknown.filter { !ended.contains($0) }, askedAt: mark, at: now) }
    return ended
  }
}
