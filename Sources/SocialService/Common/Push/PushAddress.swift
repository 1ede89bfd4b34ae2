import Postgres

/// A network by which devices are reached.
enum PushNetwork: String, Sendable, Hashable, CaseIterable, SQLValue, SQLDecodable {
  /// Firebase Cloud Messaging.
  case fcm
  /// The Apple Push Notification service.
  case apns
  /// Web Push. Its servers are named by the devices themselves: anybody may run one.
  case web
}

/// By what a device is reached. Never printed: anybody who has it may push to the device.
enum PushAddress: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
  /// A registration token of Firebase.
  case fcm(String)
  /// A device token, in hexadecimal digits, and the app that it was given to.
  case apns(token: String, bundleID: String)
  /// A token of PushKit of the same app: iOS wakes the app, which rings as a telephone does. For calls alone, since iOS ends an app that is woken so and does
  /// not ring.
  case voip(token: String, bundleID: String)
  case web(WebPushAddress)

  var network: PushNetwork {
    switch self {
    case .fcm: .fcm
    case .apns, .voip: .apns
    case .web: .web
    }
  }

  /// Whether it is for calls alone.
  var isForCalls: Bool {
    if case .voip = self { true } else { false }
  }

  /// The one text by which it is told from others: the token, or the address of the subscription.
  var token: String {
    switch self {
    case .fcm(let token), .apns(let token, _), .voip(let token, _): token
    case .web(let address): address.endpoint
    }
  }

  /// Host of a push service that anybody may run: that of a subscription of Web Push, unless it is a known service. Nil for all others.
  var strangersHost: String? {
    guard case .web(let address) = self else { return nil }
    let host = WebPushEndpoint(address.endpoint)?.host ?? ""
    return WebPushRules.knownService(of: host) == nil ? host : nil
  }

  /// The address by which a device is told of a notification.
  /// - Parameter callToken: Token by which it rings for calls; nil for one that has none.
  func ringing(for kind: NotificationRules.Kind, _ delivery: DeliveryRules.Delivery, by callToken: String?) -> PushAddress {
    guard case .apns(_, let bundleID) = self, let callToken, PushRules.rings(for: kind, delivery) else { return self }
    return .voip(token: callToken, bundleID: bundleID)
  }

  var description: String { "PushAddress(\(network.rawValue))" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

/// A subscription of Web Push.
struct WebPushAddress: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
  /// Where messages are sent.
  var endpoint: String
  /// "p256dh": an uncompressed point on P-256, for which messages are encrypted.
  var publicKey: [UInt8]
  /// "auth": 16 bytes.
  var secret: [UInt8]

  var description: String { "WebPushAddress(redacted)" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

/// Columns of `push_devices` that hold an address.
struct PushAddressColumns: Sendable {
  var network: PushNetwork
  var token: String
  var bundleID: String?
  var webKey: [UInt8]?
  var webSecret: [UInt8]?

  init(_ address: PushAddress) {
    (network, token) = (address.network, address.token)
    switch address {
    case .fcm: break
    case .apns(_, let bundleID), .voip(_, let bundleID): self.bundleID = bundleID
    case .web(let address): (webKey, webSecret) = (address.publicKey, address.secret)
    }
  }

  /// - Parameter index: Place of the first of five columns: network, token, bundle_id, web_key, web_secret.
  init(_ row: Row, at index: Int) throws {
    (network, token) = (try row.get(index), try row.get(index + 1))
    (bundleID, webKey, webSecret) = (try row.get(index + 2), try row.get(index + 3), try row.get(index + 4))
  }

  var address: PushAddress {
    switch network {
    case .fcm: .fcm(token)
    case .apns: .apns(token: token, bundleID: bundleID ?? "")
    case .web: .web(WebPushAddress(endpoint: token, publicKey: webKey ?? [], secret: webSecret ?? []))
    }
  }
}
