import CairnProto
import Cryptography
import RPC

/// Networks by which this installation reaches devices, and the addresses that each takes.
struct PushNetworks: Sendable, Hashable {
  /// Nil where none is set: then all are taken, and what would be pushed is said in the log, for development.
  var on: Set<PushNetwork>?
  /// Apps that may be pushed to by Apple; empty for all.
  var bundleIDs: [String] = []
  /// Push services that may be asked.
  var services = WebPushServices()

  func takes(_ network: PushNetwork) -> Bool { on?.contains(network) ?? true }

  /// - Throws: `RPCError` with the field that is wrong.
  func address(of request: RegisterDeviceRequest) throws(RPCError) -> PushAddress {
    let address: PushAddress
    switch request.address {
    case .token(let token):
      guard PushRules.isToken(token) else {
        throw .invalid("token", token.isEmpty ? .missing : .malformed, "1 to 4,096 characters without spaces")
      }
      address = .fcm(token)
    case .apns(let token): address = try apple(token, on: request.platform)
    case .webPush(let subscription): address = try web(subscription, on: request.platform)
    case nil: throw .invalid("address", .missing, "token, apns or web_push")
    }
    guard takes(address.network) else { throw RPCError(PushRules.Refusal.networkOff) }
    return address
  }

  /// Token of PushKit of a device of Apple's, beside its address; nil for one that has none, and rings by a notice.
  /// - Throws: `RPCError` with the field that is wrong.
  func callToken(of request: RegisterDeviceRequest) throws(RPCError) -> String? {
    guard case .apns(let given) = request.address, !given.callToken.isEmpty else { return nil }
    guard PushRules.isAppleToken(given.callToken) else {
      throw .invalid("apns.call_token", .malformed, "64 to 200 hexadecimal digits, an even number")
    }
    return given.callToken.lowercased()
  }

  private func apple(_ given: ApnsToken, on platform: RegisterDeviceRequest.Platform) throws(RPCError) -> PushAddress {
    guard platform == .ios else { throw .invalid("apns", .notApplicable, "for iOS alone") }
    guard PushRules.isAppleToken(given.token) else {
      throw .invalid("apns.token", given.token.isEmpty ? .missing : .malformed, "64 to 200 hexadecimal digits, an even number")
    }
    guard PushRules.isBundleID(given.bundleID) else {
      throw .invalid("apns.bundle_id", given.bundleID.isEmpty ? .missing : .malformed, "letters, digits, points and hyphens")
    }
    guard bundleIDs.isEmpty || bundleIDs.contains(given.bundleID) else { throw .invalid("apns.bundle_id", .unknownValue) }
    return .apns(token: given.token.lowercased(), bundleID: given.bundleID)
  }

  private func web(_ given: WebPushSubscription, on platform: RegisterDeviceRequest.Platform) throws(RPCError) -> PushAddress {
    guard platform != .ios else { throw .invalid("web_push", .notApplicable, "not for iOS") }
    guard let endpoint = WebPushEndpoint(given.endpoint), services.allow(endpoint) else {
      throw .invalid(
        "web_push.endpoint", given.endpoint.isEmpty ? .missing : .malformed, "https, a public host by its name, at most 1,024 bytes")
    }
    guard P256.PublicKey(point: given.p256dh) != nil else {
      throw .invalid("web_push.p256dh", given.p256dh.isEmpty ? .missing : .malformed, "a point on P-256, uncompressed, 65 bytes")
    }
    guard given.auth.count == PushRules.webSecretByteCount else {
      throw .invalid("web_push.auth", given.auth.isEmpty ? .missing : .malformed, "16 bytes")
    }
    return .web(WebPushAddress(endpoint: given.endpoint, publicKey: given.p256dh, secret: given.auth))
  }
}
