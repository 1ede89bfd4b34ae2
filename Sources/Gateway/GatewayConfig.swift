import Crypto
package import EventLoop
package import Lifecycle

/// The settings of the gateway.
package struct GatewayConfig: Sendable {
  /// For clients without TLS, on loopback.
  package let address: SocketAddress
  /// For clients with TLS; nil when there is no certificate.
  package let tlsAddress: SocketAddress?
  package let certificateFile: String
  package let keyFile: String
  /// For health checks.
  package let operationsAddress: SocketAddress
  /// Which pages of the web may call.
  package let browserOrigins: BrowserOrigins
  /// Where services are reached, by their short names.
  package let upstreams: [String: [HostPort]]
  /// How much may be asked.
  package let callLimits: LimitConfig
  /// What is told of requests.
  package let accessLog: AccessLogConfig

  package init(_ settings: Settings) {
    address = settings.address("LISTEN", default: "127.0.0.1:7080")
    certificateFile = settings.text("TLS_CERTIFICATE") ?? ""
    keyFile = settings.text("TLS_KEY") ?? ""
    tlsAddress = certificateFile.isEmpty ? nil : settings.address("TLS_LISTEN", default: "127.0.0.1:7443")
    if certificateFile.isEmpty != keyFile.isEmpty {
      settings.refuse("CAIRN_TLS_CERTIFICATE and CAIRN_TLS_KEY belong together: set both or neither")
    }
    callLimits = LimitConfig(settings)
    accessLog = AccessLogConfig(settings)
    operationsAddress = settings.address("OPERATIONS_LISTEN", default: "127.0.0.1:7081")
    browserOrigins = Self.browserOrigins(settings)
    var upstreams: [String: [HostPort]] = [:]
    for service in RouteRules.services {
      let hosts = settings.hosts("UPSTREAM_\(service.uppercased())")
      if !hosts.isEmpty { upstreams[service] = hosts }
    }
    self.upstreams = upstreams
    if upstreams["auth"] == nil { settings.refuse("CAIRN_UPSTREAM_AUTH is not set: host:port of the auth service") }
  }

  private static func browserOrigins(_ settings: Settings) -> BrowserOrigins {
    guard let text = settings.text("CORS_ORIGINS") else { return .none }
    if let origins = BrowserOrigins(text) { return origins }
    settings.refuse(
      "CAIRN_CORS_ORIGINS is \"\(text)\": expected * or origins as browsers write them, for example https://app.example.com")
    return .none
  }
}
