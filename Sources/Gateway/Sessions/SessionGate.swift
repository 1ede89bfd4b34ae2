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
    // As bytes: a string of the token would cost more than finding what is known of it.
    let caller = headers.withValue("authorization") { value in
      Result { () throws(RPCError) in try self.caller(ofAuthorization: value, at: now) }
    }
    guard let caller else { return try row.access.admit(.anonymous) }
    return try row.access.admit(caller.get())
  }

  private func caller(ofAuthorization value: UnsafeRawBufferPointer, at now: Moment) throws(RPCError) -> Caller {
    guard let token = Self.bearerToken(value) else {
      throw RPCError(.unauthenticated, reason: "UNAUTHENTICATED", message: "expected authorization: Bearer …")
    }
    return try verify(token, at: now)
  }

  /// RFC 6750 §2.1; nil for another scheme. Schemes are written in any case (RFC 9110 §11.1).
  private static func bearerToken(_ value: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    let scheme: StaticString = "bearer "
    let count = scheme.utf8CodeUnitCount
    guard value.count >= count else { return nil }
    for index in 0..<count where value[index] | 0x20 != scheme.utf8Start[index] { return nil }
    return UnsafeRawBufferPointer(rebasing: value[count...])
  }

  private func verify(_ token: UnsafeRawBufferPointer, at now: Moment) throws(RPCError) -> Caller {
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
