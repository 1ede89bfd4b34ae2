internal import DequeModule

/// The connections of one listener of one loop that negotiate TLS. Confined to the loop's thread.
///
/// A handshake costs a stranger nothing and us memory and a signature. Beyond the limit some are closed, of those networks that have most, and of
/// theirs the oldest (``FairShare``): an honest one is over after a round trip or two, so the oldest are those that wait for the time limit.
public final class HandshakeGate {
  /// Handshakes at once. Each holds about 60 kB while it lasts: less than the 32 MB that a flood may add to a process. Honest clients that take
  /// half a second each can arrive at 800 per second, as many as a core can sign for.
  public static let handshakesMax = 400

  private let handshakesMax: Int
  /// In the order they came; those that are over are taken out when they reach the front.
  private var waiting = Deque<TCPConnection>()

  /// How many there are now.
  public private(set) var count = 0
  private let evicted: () -> Void

  /// - Parameters:
  ///   - handshakesMax: Smaller for tests.
  ///   - evicted: Told of each that was closed because of the limit.
  public init(handshakesMax: Int = HandshakeGate.handshakesMax, evicted: @escaping () -> Void = {}) {
    self.handshakesMax = handshakesMax
    self.evicted = evicted
  }

  func entered(_ connection: TCPConnection) {
    waiting.append(connection)
    count += 1
    if count > handshakesMax { giveUpSome() }
    // Behind one that is slow many that were quick pile up.
    if waiting.count > 2 * handshakesMax { waiting.removeAll { !$0.isShakingHands } }
  }

  /// An eighth at once, so that this is done seldom.
  private func giveUpSome() {
    let pending = waiting.filter(\.isShakingHands)
    let holdings = pending.enumerated().map {
      FairShare.Holding(holder: $0.element.peer?.peerNetwork, amount: 1, sinceMs: Int64($0.offset))
    }
    for place in FairShare.victims(of: holdings, freeing: count - handshakesMax + handshakesMax / 8) {
      evicted()
      pending[place].close()
    }
  }

  func left() {
    count -= 1
    while let first = waiting.first, !first.isShakingHands { waiting.removeFirst() }
  }
}
