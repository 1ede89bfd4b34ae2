import EventLoop
import Observability

/// Room for the requests of one loop that are still coming: whose headers are here, and whose end is not. Confined to its loop.
///
/// A connection's window bounds what it holds; connections are many. Beyond `bytesMax` some are refused, of those networks that have most, and
/// of theirs the oldest (``FairShare``): an honest request is seldom seen half, because it comes in a packet or two, and one that comes slowly
/// is alone, or one of a few. Requests that are complete are not here: how many of those wait for a service is bounded by its upstream, and a
/// service that hangs must not cost the requests to others.
final class RequestRoom: Flushable {
  /// Bytes of a listener with one loop, twice what each of several loops has: some 75 bodies that are gathered and larger than a frame, or
  /// fifteen hundred requests without one. With what they cost beside it, less than the 32 MB that a flood may add to a process of one loop.
  static let bytesMax = 6 << 20

  /// Cost of a request besides its headers and the bytes of its body: the stream, here and in the library, and the exchange.
  static let overheadBytes = 2 << 10

  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private(set) var bytes = 0
  /// Each at its `roomPlace`.
  @exclusivity(unchecked) private var exchanges: [ProxyExchange] = []
  private let loop: Loop
  private let bytesMax: Int
  private var isDirty = false
  private let refused = MetricRegistry.process.counter(
    "cairn_gateway_half_requests_refused_total", "Requests refused because too many came slowly at once.")

  /// - Parameter bytesMax: Limit of this loop.
  init(on loop: Loop, bytesMax: Int) {
    self.loop = loop
    self.bytesMax = bytesMax
  }

  /// A request has begun, and goes on.
  func entered(_ exchange: ProxyExchange) {
    exchange.roomPlace = exchanges.count
    exchanges.append(exchange)
    add(Self.overheadBytes + exchange.headerBytes, to: exchange)
  }

  /// More of a request's body has come, and takes so much more memory.
  func grew(_ exchange: ProxyExchange, by count: Int) {
    if exchange.roomPlace != nil { add(count, to: exchange) }
  }

  /// At the end of the turn: what has come in this one may be the end of a request.
  private func add(_ count: Int, to exchange: ProxyExchange) {
    exchange.roomBytes += count
    bytes += count
    if bytes <= bytesMax || isDirty { return }
    isDirty = true
    loop.markDirty(self)
  }

  /// A request is complete, or comes no more.
  func left(_ exchange: ProxyExchange) {
    guard let place = exchange.roomPlace else { return }
    exchange.roomPlace = nil
    bytes -= exchange.roomBytes
    exchange.roomBytes = 0
    let last = exchanges.removeLast()
    if last !== exchange {
      exchanges[place] = last
      last.roomPlace = place
    }
  }

  func flush() {
    isDirty = false
    if bytes <= bytesMax { return }
    let half = exchanges
    let holdings = half.map { FairShare.Holding(holder: $0.network, amount: $0.roomBytes, sinceMs: $0.startMs) }
    for place in FairShare.victims(of: holdings, freeing: bytes - FairShare.relieved(bytesMax)) {
      refused.add()
      half[place].refuseHalfRequest()
    }
  }
}
