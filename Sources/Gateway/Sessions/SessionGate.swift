import CairnProto
import EventLoop
import HTTP2
import Identity
import RPC
import Revocations
import Timekeeping

/// Turns a request's access token into its caller, as what has been revoked since leaves them. Confined to one loop.
final class SessionGate {
  /// Findings about a believed token, and the version of what is known against which they were made. Tokens of which nothing is to be said share one.
  private final class Note {
    let version: Int
    let verdict: RevocationSet.Verdict
    /// Nil where it is whom the token says.
    let caller: Caller?

    init(version: Int, verdict: RevocationSet.Verdict, caller: Caller?) {
      self.version = version
      self.verdict = verdict
      self.caller = caller
    }
  }

  private let ring: KeyRing
  private let watch: RevocationWatch
  private let loop: Loop
  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var keysVersion = -1
  @exclusivity(unchecked) private var cache: AccessTokenCache?
  @exclusivity(unchecked) private var revocations = RevocationSet()
  /// Note of tokens that are as good as when they were made.
  @exclusivity(unchecked) private var good = Note(version: -1, verdict: .good, caller: nil)

  init(_ ring: KeyRing, _ watch: RevocationWatch, on loop: Loop) {
    self.ring = ring
    self.watch = watch
    self.loop = loop
  }

  /// Learns what was revoked.
  func adopt(_ batch: RevocationBatch, at now: Moment) {
    revocations.apply(batch, at: now)
  }

  /// The caller, when the method's access level lets them.
  func caller(of headers: HTTP2HeaderList, for row: MethodRow, at now: Moment) throws(RPCError) -> Caller {
    if headers.count(of: "authorization") > 1 { throw .repeatedHeader("authorization") }
    // A method for everybody does not care who calls: a client that refreshes its session may send the token that has expired.
    if row.access == .public { return .anonymous }
    // As bytes: a string of the token would cost more than finding what is known of it.
    let caller = headers.withValue("authorization") { value in
      Result { () throws(RPCError) in try self.caller(ofAuthorization: value, for: row, at: now) }
    }
    guard let caller else { return try row.admit(.anonymous) }
    return try row.admit(caller.get())
  }

  /// Why somebody who was let in would not be let in now; nil when they would be.
  func refusal(of caller: Caller, for row: MethodRow, at now: Moment) -> RPCError? {
    guard let accountID = caller.accountID, let sessionID = caller.sessionID else { return nil }
    do throws(RPCError) {
      let verdict = revocations.verdict(accountID: accountID, sessionID: sessionID)
      _ = try row.admit(Self.admit(verdict, Self.caller(caller, verdict), to: row, at: now))
      return nil
    } catch {
      return error
    }
  }

  private func caller(
    ofAuthorization value: UnsafeRawBufferPointer, for row: MethodRow, at now: Moment
  ) throws(RPCError) -> Caller {
    guard let token = Self.bearerToken(value) else {
      throw RPCError(.unauthenticated, reason: .unauthenticated, message: "expected authorization: Bearer …")
    }
    let believed = try verify(token, at: now)
    if let note = believed.note as? Note, note.version == revocations.version {
      return try Self.admit(note.verdict, note.caller ?? believed.token.caller, to: row, at: now)
    }
    let verdict = revocations.verdict(accountID: believed.token.accountID, sessionID: believed.token.sessionID)
    let caller = Self.caller(believed.token.caller, verdict)
    if case .good = verdict {
      if good.version != revocations.version { good = Note(version: revocations.version, verdict: .good, caller: nil) }
      believed.note = good
    } else {
      believed.note = Note(version: revocations.version, verdict: verdict, caller: caller)
    }
    return try Self.admit(verdict, caller, to: row, at: now)
  }

  /// RFC 6750 §2.1; nil for another scheme. Schemes are written in any case (RFC 9110 §11.1).
  private static func bearerToken(_ value: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    let scheme: StaticString = "bearer "
    let count = scheme.utf8CodeUnitCount
    guard value.count >= count else { return nil }
    for index in 0..<count where value[index] | 0x20 != scheme.utf8Start[index] { return nil }
    return UnsafeRawBufferPointer(rebasing: value[count...])
  }

  private func verify(_ token: UnsafeRawBufferPointer, at now: Moment) throws(RPCError) -> BelievedToken {
    adoptNewKeys()
    // Fails closed: what might have been revoked is not let in (RevocationWatch).
    guard cache != nil, watch.isTrusted(at: loop.steadyMilliseconds) else {
      throw RPCError.unavailable("tokens cannot be checked now")
    }
    do {
      return try cache!.verify(token, at: now)
    } catch {
      if error == .unknownKey { ring.wantNewKeys() }
      throw RPCError(.unauthenticated, reason: error.reason, message: "the access token is not valid")
    }
  }

  /// The caller as he stands now.
  private static func caller(_ caller: Caller, _ verdict: RevocationSet.Verdict) -> Caller {
    guard case .changed(let standing) = verdict else { return caller }
    var changed = caller
    changed.roles = standing.roles
    changed.capabilities = standing.capabilities
    return changed
  }

  private static func admit(
    _ verdict: RevocationSet.Verdict, _ caller: Caller, to row: MethodRow, at now: Moment
  ) throws(RPCError) -> Caller {
    switch verdict {
    case .good: return caller
    case .ended: throw .sessionRevoked
    case .changed(let standing):
      if !row.allowsSuspended, let suspension = standing.suspension(at: now) { throw .accountSuspended(suspension) }
      return caller
    }
  }

  private func adoptNewKeys() {
    guard keysVersion != ring.version else { return }
    keysVersion = ring.version
    cache = ring.verifier.map { AccessTokenCache(verifier: $0) }
  }
}
