import Observability

/// Room for the bodies of requests of one loop that are still coming. Confined to its loop.
///
/// A connection's window bounds what it holds; connections are many. Beyond `bytesMax` the largest of these bodies are refused: an honest
/// request is seldom seen half, because it comes in a packet or two. Bodies that are complete are not here: how many of those wait for a
/// service is bounded by its upstream, and a service that hangs must not cost the requests to others.
final class RequestRoom {
  /// Bytes of all loops of a listener together, which share it: more than a hundred of the largest bodies that are gathered, or two thousand of
  /// the smallest. With what they cost beside it, less than the 32 MB that a flood may add to a process.
  static let bytesMax = 8 << 20

  /// What a body costs besides its bytes, which may be one: the stream, both header lists, the exchange.
  private static let overheadBytes = 4 << 10

  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private(set) var bytes = 0
  /// Each at its `roomPlace`.
  @exclusivity(unchecked) private var exchanges: [ProxyExchange] = []
  private let bytesMax: Int
  private let refused = MetricRegistry.process.counter(
    "cairn_gateway_half_bodies_refused_total", "Requests refused because too many bodies came slowly at once.")

  /// - Parameter bytesMax: Of this loop.
  init(bytesMax: Int) {
    self.bytesMax = bytesMax
  }

  /// More of an exchange's body has come. It may be the one that is refused.
  func grew(_ exchange: ProxyExchange, by count: Int) {
    if exchange.roomPlace == nil {
      exchange.roomPlace = exchanges.count
      exchanges.append(exchange)
      bytes += Self.overheadBytes
    }
    bytes += count
    if bytes > bytesMax { relieve() }
  }

  /// An exchange's body is complete, or comes no more.
  func left(_ exchange: ProxyExchange) {
    guard let place = exchange.roomPlace else { return }
    exchange.roomPlace = nil
    bytes -= exchange.gatheredBytes + Self.overheadBytes
    let last = exchanges.removeLast()
    if last !== exchange {
      exchanges[place] = last
      last.roomPlace = place
    }
  }

  /// An eighth is freed at once, so that this is done seldom however quickly the rest comes back.
  private func relieve() {
    for exchange in exchanges.sorted(by: { $0.gatheredBytes > $1.gatheredBytes }) {
      if bytes <= bytesMax / 8 * 7 { return }
      refused.add()
      exchange.refuseHalfBody()
    }
  }
}
