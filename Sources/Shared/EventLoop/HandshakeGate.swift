internal import DequeModule

/// The connections of one listener of one loop that negotiate TLS. Confined to the loop's thread.
///
/// A handshake costs a stranger nothing and us memory and a signature. Beyond the limit the oldest is closed, not the newest: an honest
/// one is over after a round trip or two, so the oldest are those that wait for the time limit.
public final class HandshakeGate {
  /// Handshakes at once. Each holds about 60 kB while it lasts, so this is 60 MB per loop; honest clients that take half a second each
  /// can arrive at 2,000 per second, more than a core can sign for.
  public static let handshakesMax = 1_000

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
    while count > handshakesMax, let oldest = waiting.popFirst() {
      guard oldest.isShakingHands else { continue }
      evicted()
      oldest.close()
    }
    // Behind one that is slow many that were quick pile up.
    if waiting.count > 2 * handshakesMax { waiting.removeAll { !$0.isShakingHands } }
  }

  func left() {
    count -= 1
    while let first = waiting.first, !first.isShakingHands { waiting.removeFirst() }
  }
}
