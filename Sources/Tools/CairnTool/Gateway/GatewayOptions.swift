internal import ArgumentParser
internal import EventLoop
internal import Lifecycle
internal import RPC

/// Which gateway is talked to.
struct GatewayOptions: ParsableArguments {
  @Option(help: "Address of the gateway, http:// or https:// (default: CAIRN_GATEWAY_URL, or \(GatewayURL.standard)).")
  var gateway: String?

  @Option(name: .customLong("ca"), help: "PEM file with the certificate to trust, instead of those of the system.")
  var authorities: String?

  /// The gateway, by option or environment.
  func upstream(_ settings: Settings) throws -> Upstream {
    let url = try url(settings)
    if authorities != nil, !url.isSecure { throw Failure("--ca is for https; \(url) is not encrypted.") }
    return try url.upstream(name: "the gateway at \(url)", authorities: authorities)
  }

  func url(_ settings: Settings) throws -> GatewayURL {
    try GatewayURL(gateway ?? settings.text("GATEWAY_URL") ?? GatewayURL.standard)
  }
}
