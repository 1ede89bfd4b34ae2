package import Cryptography
package import EventLoop
import FoundationEssentials
package import HTTP2
package import Lifecycle
package import RPC

/// Whether two gateways may listen on one port.
private enum PortSharing: String, CaseIterable {
  case no, yes
}

/// The settings of the gateway.
package struct GatewayConfig: Sendable {
  /// For clients without TLS, on loopback.
  package let address: SocketAddress
  /// For clients with TLS; nil when there is no certificate.
  package let tlsAddress: SocketAddress?
  /// The certificates of that address; the first is for clients that ask for no name.
  package let certificates: [TLSCertificateFiles]
  /// Treatment of clients that ask for a name no certificate carries.
  package let unknownName: TLSServerContext.UnknownName
  /// How often the files of the certificates are looked at: whoever renews them need not tell us.
  package let certificateCheckInterval: Duration
  /// For health checks.
  package let operationsAddress: SocketAddress
  /// Which pages of the web may call.
  package let browserOrigins: BrowserOrigins
  /// The pages for browsers; nil where none are served.
  let pages: PageFiles?
  /// Where services are reached, by their short names.
  package let upstreams: [String: [HostPort]]
  /// Limits of what strangers may do, and of how long they may take.
  package let limits: HTTP2Limits
  /// Connections that each loop takes of each port: ``HTTPServer/connectionsMax``.
  package let connectionsPerLoop: Int
  /// Idle connections of one address: ``HTTPServer/idlePerNetworkMax``.
  package let idleConnectionsPerAddress: Int

  /// How much may be asked.
  package let callLimits: LimitConfig
  /// Access log, which says what is told of requests.
  package let accessLog: AccessLogConfig
  package let upstreamLimits: UpstreamLimits
  /// Whether another gateway may listen on the same ports: the new one starts before the old one ends.
  package let sharesPorts: Bool

  /// The operator's line about its certificates: the files, and when the first of them ends.
  /// - Parameter served: Certificates that were read.
  func certificateWay(_ served: [TLSCertificateSummary]) -> ConfiguredWay {
    let soonest = served.map(\.expirySeconds).min()
    let end = soonest.map { ", until \(Date(timeIntervalSince1970: Double($0)).formatted(.iso8601))" } ?? ""
    return ConfiguredWay(
      "certificate", by: certificates.isEmpty ? "none" : "file",
      certificates.isEmpty ? "no TLS: another program must speak it" : certificates.map(\.certificate).joined(separator: ", ") + end)
  }

  package init(_ settings: Settings) {
    address = settings.address("LISTEN", default: "127.0.0.1:7080")
    certificates = Self.certificates(settings)
    tlsAddress = certificates.isEmpty ? nil : settings.address("TLS_LISTEN", default: "127.0.0.1:7443")
    unknownName = settings.choice("TLS_UNKNOWN_NAME", default: .accept)
    certificateCheckInterval = settings.duration("TLS_CHECK_MS", default: .seconds(10), in: 100...86_400_000)
    callLimits = LimitConfig(settings)
    accessLog = AccessLogConfig(settings)
    operationsAddress = settings.address("OPERATIONS_LISTEN", default: "127.0.0.1:7081")
    browserOrigins = Self.browserOrigins(settings)
    pages = Self.pages(settings)
    var upstreams: [String: [HostPort]] = [:]
    for service in RouteRules.services {
      let hosts = settings.hosts("UPSTREAM_\(service.uppercased())")
      if !hosts.isEmpty { upstreams[service] = hosts }
    }
    self.upstreams = upstreams
    limits = Self.limits(settings)
    connectionsPerLoop = settings.integer("GATEWAY_CONNECTIONS", default: HTTPServer.connectionsMax, in: 100...1_000_000)
    idleConnectionsPerAddress = settings.integer("IDLE_CONNECTIONS_PER_ADDRESS", default: HTTPServer.idlePerNetworkMax, in: 1...100_000)
    upstreamLimits = UpstreamLimits(settings)
    sharesPorts = settings.choice("SHARE_PORTS", default: PortSharing.no) == .yes
    if upstreams["auth"] == nil { settings.refuse("CAIRN_UPSTREAM_AUTH is not set: host:port of the auth service") }
  }

  private static func browserOrigins(_ settings: Settings) -> BrowserOrigins {
    guard let text = settings.text("CORS_ORIGINS") else { return .none }
    if let origins = BrowserOrigins(text) { return origins }
    settings.refuse(
      "CAIRN_CORS_ORIGINS is \"\(text)\": expected * or origins as browsers write them, for example https://app.example.com")
    return .none
  }

  private static func pages(_ settings: Settings) -> PageFiles? {
    guard let folder = settings.text("WEB_FOLDER") else { return nil }
    let tiles = settings.text("WEB_TILES").map { MapTiles(path: $0, credit: settings.text("WEB_TILES_CREDIT") ?? "") }
    if case .some(.none) = tiles {
      settings.refuse("CAIRN_WEB_TILES: expected a path of this origin such as /tiles/{z}/{x}/{y}.png, and a credit of at most 200 bytes")
    }
    if let files = PageFiles(folder: folder, tiles: tiles ?? nil) { return files }
    settings.refuse("CAIRN_WEB_FOLDER is \"\(folder)\": expected a folder as scripts/web.sh writes it, with index.html and less than 32 MB")
    return nil
  }

  /// Two lists of equal length, separated by commas.
  private static func certificates(_ settings: Settings) -> [TLSCertificateFiles] {
    let files = paths(settings.text("TLS_CERTIFICATE"))
    let keys = paths(settings.text("TLS_KEY"))
    guard files.count == keys.count else {
      settings.refuse(
        "CAIRN_TLS_CERTIFICATE and CAIRN_TLS_KEY belong together: as many keys as certificates, in the same order, or neither")
      return []
    }
    return zip(files, keys).map { TLSCertificateFiles(certificate: $0, key: $1) }
  }

  private static func paths(_ list: String?) -> [String] {
    (list ?? "").split(separator: ",").map { String($0.trimmingPrefix { $0 == " " }) }
  }

  /// The limits of time; the others are the same everywhere.
  private static func limits(_ settings: Settings) -> HTTP2Limits {
    var limits = HTTP2Limits.publicServer
    func read(_ name: String, _ limit: WritableKeyPath<HTTP2Limits, Int64>, in range: ClosedRange<Int> = waitMsRange) {
      limits[keyPath: limit] = Int64(settings.integer(name, default: Int(limits[keyPath: limit]), in: range))
    }
    read("GATEWAY_HANDSHAKE_MS", \.handshakeMsMax)
    read("GATEWAY_HEADERS_MS", \.headerBlockMsMax)
    read("GATEWAY_BODY_STALL_MS", \.bodyStallMsMax)
    read("GATEWAY_OUTPUT_STALL_MS", \.outputStallMsMax, in: waitMsRange.lowerBound...Int(HTTP2Limits.outputStallMsCeiling))
    read("GATEWAY_IDLE_MS", \.idleMsMax)
    return limits
  }

  /// Below half a second an honest client on a bad network would be cut off; a day is as good as for ever.
  private static let waitMsRange = 500...86_400_000
}
