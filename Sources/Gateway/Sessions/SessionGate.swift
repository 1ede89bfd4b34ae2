import HTTP2
import Identity
import RPC
import Timekeeping

/// Turns a request's access token into its caller. Confined to one loop.
final class SessionGate {
  private let ring: KeyRing
  private var version = -1
  private var cache: AccessTokenCache?

  init(_ ring: KeyRing) {
    self.ring = ring
  }

  /// Who calls, when the method's access level lets them.
  func caller(of headers: HTTP2HeaderList, for row: MethodRow, at now: Moment) throws(RPCError) -> Caller {
    // A method for everybody does not care who calls: a client that refreshes its session may send the token that has expired.
    if row.access == .public { return .anonymous }
    guard let header = headers["authorization"] else { return try row.access.admit(.anonymous) }
    guard header.hasPrefix("Bearer ") else {
      throw RPCError(.unauthenticated, reason: "UNAUTHENTICATED", message: "expected authorization: Bearer …")
    }
    return try row.access.admit(verify(String(header.dropFirst(7)), at: now))
  }

  private func verify(_ token: String, at now: Moment) throws(RPCError) -> Caller {
    adoptNewKeys()
    guard cache != nil else {
      throw RPCError(.unavailable, reason: "UNAVAILABLE", message: "tokens cannot be checked yet", metadata: ["retry_after_ms": "1000"])
    }
    do {
      return try cache!.verify(token, at: now).caller
    } catch {
      if error == .unknownKey { ring.wantNewKeys() }
      throw RPCError(.unauthenticated, reason: error.reason, message: "the access token is not valid")
    }
  }

  private func adoptNewKeys() {
    guard version != ring.version else { return }
    version = ring.version
    cache = ring.verifier.map { AccessTokenCache(verifier: $0) }
  }
}
