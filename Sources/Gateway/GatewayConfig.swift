import Crypto
package import EventLoop
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
  package let certificateFile: String
  package let keyFile: String
  /// For health checks.
  package let operationsAddress: SocketAddress
  /// Where services are reached, by their short names.
  package let upstreams: [String: [HostPort]]
  package let upstreamLimits: UpstreamLimits
  /// Whether another gateway may listen on the same ports: the new one starts before the old one ends.
  package let sharesPorts: Bool

  package init(_ settings: Settings) {
    address = settings.address("LISTEN", default: "127.0.0.1:7080")
    certificateFile = settings.text("TLS_CERTIFICATE") ?? ""
    keyFile = settings.text("TLS_KEY") ?? ""
    tlsAddress = certificateFile.isEmpty ? nil : settings.address("TLS_LISTEN", default: "127.0.0.1:7443")
    if certificateFile.isEmpty != keyFile.isEmpty {
      settings.refuse("CAIRN_TLS_CERTIFICATE and CAIRN_TLS_KEY belong together: set both or neither")
    }
    operationsAddress = settings.address("OPERATIONS_LISTEN", default: "127.0.0.1:7081")
    var upstreams: [String: [HostPort]] = [:]
    for service in RouteRules.services {
      let hosts = settings.hosts("UPSTREAM_\(service.uppercased())")
      if !hosts.isEmpty { upstreams[service] = hosts }
    }
    self.upstreams = upstreams
    upstreamLimits = UpstreamLimits(settings)
    sharesPorts = settings.choice("SHARE_PORTS", default: PortSharing.no) == .yes
    if upstreams["auth"] == nil { settings.refuse("CAIRN_UPSTREAM_AUTH is not set: host:port of the auth service") }
  }
}
