internal import EventLoop
internal import Lifecycle
internal import RPC
internal import Timekeeping

/// Where a call goes and in whose session: the gateway that is named, or that of `cairn login`.
struct CallTarget: Sendable {
  let upstream: Upstream
  private let gateway: String
  /// Nil where no session can be kept.
  private let file: SessionFile?

  init(_ options: GatewayOptions, _ settings: Settings) throws {
    file = try? SessionFile(settings)
    if options.gateway == nil, settings.text("GATEWAY_URL") == nil, let session = try file?.read() {
      gateway = session.gateway
      upstream = try GatewayOptions.upstream(of: session)
    } else {
      gateway = "\(try options.url(settings))"
      upstream = try options.upstream(settings)
    }
  }

  /// Nil when nobody is logged in there.
  func accessToken(on loop: Loop) async throws -> String? {
    guard let file else { return nil }
    let keeper = SessionKeeper(file: file, channel: RPCClient(to: upstream, credentials: .accessToken, home: loop))
    return try await keeper.accessToken(at: gateway, now: SystemTime().now())
  }
}
