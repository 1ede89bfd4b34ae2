import CairnProto
import EventLoop
import FoundationEssentials
import Logging
import Observability
import RPC
import Synchronization

/// Says no to who asks too much. One per process, shared by its loops.
final class Limiter: Sendable {
  let config: LimitConfig
  private let accounts = RateTable()
  private let addresses = RateTable()
  private let handshakes = RateTable(classes: 1)
  private let streams = OpenCounts()
  private let connections = OpenCounts()
  private let refusedByAccount: [Counter]
  private let refusedByAddress: [Counter]
  private let refusedStreams: Counter
  private let refusedConnections: Counter
  private let refusedHandshakes: Counter
  private let logger = Logger(label: "cairn.limits")
  private let told = Mutex(Told())

  init(_ config: LimitConfig, metrics: MetricRegistry = .process) {
    self.config = config
    let name = "cairn_gateway_rate_limited_total"
    let help = "Calls refused because their account or address had asked too much, by the method's rate class."
    refusedByAccount = RateClass.allCases.map { metrics.counter(name, help, ["scope": "account", "class": "\($0)"]) }
    refusedByAddress = RateClass.allCases.map { metrics.counter(name, help, ["scope": "address", "class": "\($0)"]) }
    refusedStreams = metrics.counter(
      "cairn_gateway_streams_refused_total", "Streams refused because their account had as many open as it may have.")
    refusedConnections = metrics.counter(
      "cairn_gateway_connections_refused_total", "Connections closed because their address had as many open as it may have.")
    refusedHandshakes = metrics.counter(
      "cairn_gateway_handshakes_refused_total", "TLS connections reset when they came because their address had opened too many.")
    let tables = [accounts, addresses, handshakes]
    metrics.ask(
      "cairn_gateway_rate_evictions_total",
      "Budgets forgotten before they were full, because more callers came at once than are remembered.",
      isCounter: true
    ) { Double(tables.reduce(0) { $0 + $1.evictionCount }) }
  }

  // MARK: Rates

  /// Takes one call from the budget of an address, before anything about the call costs something.
  /// - Parameter cost: How many calls it counts as.
  func admit(_ address: IPAddress, _ rateClass: RateClass, cost: Int = 1, at nowMs: Int64) throws(RPCError) {
    let wait = addresses.take(address.network, rateClass.rawValue, config.address[rateClass], cost: cost, at: nowMs * 1_000)
    if wait == 0 { return }
    refusedByAddress[rateClass.rawValue].add()
    throw Self.tooMuch(waitUs: wait, "this network asks too often")
  }

  /// Takes one call from the budget of an account.
  /// - Parameter cost: How many calls it counts as.
  func admit(_ account: UUID, _ rateClass: RateClass, cost: Int = 1, at nowMs: Int64) throws(RPCError) {
    let wait = accounts.take(account.limitKey, rateClass.rawValue, config.account[rateClass], cost: cost, at: nowMs * 1_000)
    if wait == 0 { return }
    refusedByAccount[rateClass.rawValue].add()
    throw Self.tooMuch(waitUs: wait, "this account asks too often")
  }

  /// Rounded up: who waits that long is not refused again for the same call.
  private static func tooMuch(waitUs: Int64, _ message: String) -> RPCError {
    RPCError(.resourceExhausted, reason: .rateLimited, message: message, metadata: ["retry_after_ms": String((waitUs + 999) / 1_000)])
  }

  // MARK: Handshakes

  private struct Told {
    var atMs: Int64?
    var refusedCount = 0
  }

  /// How often refused handshakes are told of: a flood of them must not be one of lines.
  private static let tellIntervalMs: Int64 = 60_000

  /// Takes one TLS handshake from the budget of an address. A proxy's are everybody's, and have no bounds here.
  func admitHandshake(_ address: IPAddress, at nowMs: Int64) -> Bool {
    if AddressRules.isTrusted(address, config.trustedProxies) { return true }
    if handshakes.take(address.network, 0, config.handshakes, at: nowMs * 1_000) == 0 { return true }
    refusedHandshakes.add()
    tellOfRefusal(address, nowMs)
    return false
  }

  private func tellOfRefusal(_ address: IPAddress, _ nowMs: Int64) {
    let count: Int? = told.withLock { told in
      told.refusedCount += 1
      if let atMs = told.atMs, nowMs - atMs < Self.tellIntervalMs { return nil }
      defer { told = Told(atMs: nowMs) }
      return told.refusedCount
    }
    guard let count else { return }
    logger.warning(
      "an address opens more TLS connections than it may",
      metadata: ["network": "\(address.truncated.text)/\(address.isV4 ? 24 : 48)", "refused_since_last_told": "\(count)"])
  }

  // MARK: Open streams and connections

  /// How long to wait before one more stream or connection is tried: until an old one has been noticed to be gone.
  private static let retryMs = 5_000

  /// Counts an account's stream until `closeStream`.
  func openStream(_ account: UUID) throws(RPCError) {
    if streams.open(account.limitKey, max: config.streamsPerAccount) { return }
    refusedStreams.add()
    throw RPCError(
      .resourceExhausted, reason: .rateLimited, message: "this account has \(config.streamsPerAccount) streams open",
      metadata: ["retry_after_ms": String(Self.retryMs)])
  }

  func closeStream(_ account: UUID) { streams.close(account.limitKey) }

  /// Counts an address's connection until `closeConnection`. False when it has too many.
  func openConnection(_ address: IPAddress) -> Bool {
    if connections.open(address.network, max: config.connectionsPerAddress) { return true }
    refusedConnections.add()
    return false
  }

  func closeConnection(_ address: IPAddress) { connections.close(address.network) }
}

extension UUID {
  /// The account as a limit counts it.
  var limitKey: LimitKey {
    withUnsafeBytes(of: uuid) {
      LimitKey(high: $0.loadUnaligned(as: UInt64.self), low: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }
  }
}
