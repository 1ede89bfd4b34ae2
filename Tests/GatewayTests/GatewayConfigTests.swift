import EventLoop
import Lifecycle
import Testing

@testable import Gateway

@Suite struct GatewayConfigTests {
  private static let auth = ["CAIRN_UPSTREAM_AUTH": "127.0.0.1:7001"]

  private func problems(_ values: [String: String]) -> [String] {
    let settings = Settings(values)
    _ = GatewayConfig(settings)
    do throws(SettingsError) {
      try settings.check()
      return []
    } catch {
      return error.problems
    }
  }

  @Test func withOnlyTheAuthServiceItListensForDevelopment() throws {
    let settings = Settings(Self.auth)
    let config = GatewayConfig(settings)
    try settings.check()
    #expect(config.address == SocketAddress("127.0.0.1:7080"))
    #expect(config.operationsAddress == SocketAddress("127.0.0.1:7081"))
    #expect(config.tlsAddress == nil)
    #expect(config.upstreams == ["auth": [HostPort(host: "127.0.0.1", port: 7_001)]])
  }

  @Test func severalUpstreamsOfAServiceAreKeptInOrder() throws {
    let config = GatewayConfig(Settings(Self.auth.merging(["CAIRN_UPSTREAM_GAME": "game-1:7002,game-2:7002"]) { $1 }))
    #expect(config.upstreams["game"] == [HostPort(host: "game-1", port: 7_002), HostPort(host: "game-2", port: 7_002)])
    #expect(config.upstreams["geo"] == nil)
  }

  @Test func withACertificateItListensForTLS() {
    let pair = ["CAIRN_TLS_CERTIFICATE": "cert.pem", "CAIRN_TLS_KEY": "key.pem"]
    #expect(problems(Self.auth.merging(pair) { $1 }).isEmpty)
    #expect(GatewayConfig(Settings(pair)).tlsAddress == SocketAddress("127.0.0.1:7443"))
    #expect(GatewayConfig(Settings(pair.merging(["CAIRN_TLS_LISTEN": "0.0.0.0:443"]) { $1 })).tlsAddress == SocketAddress("0.0.0.0:443"))
  }

  @Test(arguments: ["CAIRN_TLS_CERTIFICATE", "CAIRN_TLS_KEY"]) func halfACertificateIsNone(name: String) {
    let found = problems(Self.auth.merging([name: "file.pem"]) { $1 })
    #expect(
      found == ["CAIRN_TLS_CERTIFICATE and CAIRN_TLS_KEY belong together: as many keys as certificates, in the same order, or neither"])
  }

  @Test func withoutTheAuthServiceNobodyCouldBeLetIn() {
    #expect(problems([:]) == ["CAIRN_UPSTREAM_AUTH is not set: host:port of the auth service"])
  }

  @Test func everyProblemIsToldAtOnce() {
    let found = problems(["CAIRN_LISTEN": "x", "CAIRN_OPERATIONS_LISTEN": "y", "CAIRN_UPSTREAM_GEO": "z", "CAIRN_TLS_KEY": "key.pem"])
    #expect(found.count == 5)
    for name in ["CAIRN_LISTEN", "CAIRN_OPERATIONS_LISTEN", "CAIRN_UPSTREAM_GEO", "CAIRN_TLS_KEY", "CAIRN_UPSTREAM_AUTH"] {
      #expect(found.contains { $0.contains(name) }, "\(name)")
    }
  }

  @Test func upstreamsWithoutTicketKeysAreRefused() {
    let loops = LoopGroup(count: 1)
    defer { loops.stop() }
    let settings = Settings(["CAIRN_UPSTREAM_AUTH": "127.0.0.1:7001", "CAIRN_UPSTREAM_GAME": "127.0.0.1:7002"])
    let error = #expect(throws: SettingsError.self) {
      _ = try Gateway(ServiceEnvironment(name: "gateway", settings: settings, loops: loops))
    }
    #expect(error?.problems.count == 2)
    #expect(error?.problems.allSatisfy { $0.hasPrefix("CAIRN_TICKET_KEYS_") } == true)
  }
}
