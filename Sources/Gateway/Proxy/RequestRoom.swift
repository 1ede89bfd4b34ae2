import Observability

/// Room for the bodies of requests on one loop: those that are still coming, and those that are kept to be sent again. Confined to its loop.
///
/// A connection's window bounds what it holds; connections are many. Beyond `bytesMax` the largest of the bodies that are not complete are
/// refused: an honest request is seldom seen half, because it comes in a packet or two.
final class RequestRoom {
  /// Bytes of all bodies of a loop: 350 of the largest that are gathered. With what they cost beside it, less than what any flood may add to a
  /// gateway's memory.
  static let bytesMax = 24 << 20

  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private(set) var bytes = 0
  /// Those that have a body here, each at its `roomPlace`.
  @exclusivity(unchecked) private var exchanges: [ProxyExchange] = []
  private let bytesMax: Int
  private let refused = MetricRegistry.process.counter(
    "cairn_gateway_half_bodies_refused_total", "Requests refused because too many bodies came slowly at once.")

  /// - Parameter bytesMax: Smaller for tests.
  init(bytesMax: Int = RequestRoom.bytesMax) {
    self.bytesMax = bytesMax
  }

  /// An exchange keeps more of its body. It may be the one that is refused.
  func grew(_ exchange: ProxyExchange, by count: Int) {
    if exchange.roomPlace == nil {
      exchange.roomPlace = exchanges.count
      exchanges.append(exchange)
    }
    bytes += count
    if bytes > bytesMax { relieve() }
  }

  /// An exchange keeps nothing of its body any more.
  func left(_ exchange: ProxyExchange, bytes count: Int) {
    guard let place = exchange.roomPlace else { return }
    exchange.roomPlace = nil
    bytes -= count
    let last = exchanges.removeLast()
    if last !== exchange {
      exchanges[place] = last
      last.roomPlace = place
    }
  }

  /// An eighth is freed at once, so that this is done seldom however quickly the rest comes back.
  private func relieve() {
    let halves = exchanges.filter(\.isGathering).sorted { $0.gatheredBytes > $1.gatheredBytes }
    for exchange in halves {
      if bytes <= bytesMax / 8 * 7 { return }
      refused.add()
      exchange.refuseHalfBody()
    }
  }
}
