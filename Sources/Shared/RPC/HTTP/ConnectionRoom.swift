internal import EventLoop

/// The connections of one listener of a loop, and what their peers make us keep by being slow. Confined to its loop.
///
/// The kept amount is known whenever a turn has written what it had to write. Output that its reader does not take is counted, with the streams it belongs to,
/// and so are answered requests whose rest does not come, parts of header blocks, and parts of TLS records.
final class ConnectionRoom {
  private let connectionsMax: Int
  private let idlePerNetworkMax: Int
  private let heldBytesMax: Int
  private var all = Crowd(seat: \.roomSeat)
  private var holders = Crowd(seat: \.holderSeat)
  /// Idle connections of each network whose connections are here.
  private var idle: [PeerNetwork?: IdleConnections] = [:]
  /// Bytes that the peers make us keep.
  private(set) var heldBytes = 0
  private var isRelieving = false

  init(connectionsMax: Int, idlePerNetworkMax: Int, heldBytesMax: Int) {
    self.connectionsMax = connectionsMax
    self.idlePerNetworkMax = idlePerNetworkMax
    self.heldBytesMax = heldBytesMax
  }

  var connections: [HTTPConnection] { all.members }

  // MARK: Places

  /// Whether there is a place for one more; one that is idle makes way for it. Where all are busy, their streams have limits of their own, and
  /// the new one is refused.
  /// - Parameter network: Network of the new connection. Where so many of it are idle, one of those makes way: an address that only holds connections costs
  ///   little.
  func hasPlace(for network: PeerNetwork?) -> Bool {
    if let idle = idle[network], idle.count >= idlePerNetworkMax, let victim = all.victim(of: network, sinceMs: { $0.idleSinceMs }) {
      displace(victim)
    }
    if all.members.count < connectionsMax { return true }
    guard let victim = all.victim(startingAt: .random(in: 0..<connectionsMax), sinceMs: { $0.idleSinceMs }) else { return false }
    displace(victim)
    return true
  }

  private func displace(_ victim: HTTPConnection) {
    SessionMetrics.displaced()
    victim.makeWay()
    left(victim)
  }

  func entered(_ connection: HTTPConnection) {
    all.add(connection)
    all.change(connection, by: 1)
    let idle = idle[connection.network] ?? IdleConnections()
    self.idle[connection.network] = idle
    idle.members += 1
    connection.idleOfNetwork = idle
  }

  /// It holds nothing any more, and its place is free. Harmless when repeated.
  func left(_ connection: HTTPConnection) {
    hold(connection, was: connection.heldBytes, now: 0)
    guard all.remove(connection) else { return }
    all.change(connection, by: -1)
    connection.isCountedAsIdle = false
    guard let idle = connection.idleOfNetwork else { return }
    connection.idleOfNetwork = nil
    idle.members -= 1
    if idle.members == 0 { self.idle[connection.network] = nil }
  }

  // MARK: Held memory

  /// A connection's peer makes us keep more, or less. It may be the one that is given up.
  func hold(_ connection: HTTPConnection, was: Int, now: Int) {
    if was == now { return }
    if was == 0 { holders.add(connection) }
    if now == 0 { _ = holders.remove(connection) }
    holders.change(connection, by: now - was)
    heldBytes += now - was
    connection.heldBytes = now
    if heldBytes > heldBytesMax, !isRelieving { relieve() }
  }

  private func relieve() {
    isRelieving = true
    while heldBytes > heldBytesMax, !holders.members.isEmpty {
      guard let victim = holders.victim(startingAt: .random(in: 0..<holders.members.count), sinceMs: { $0.heldSinceMs }) else { break }
      victim.giveUp()
    }
    isRelieving = false
  }
}

/// The connections of one network that are idle, in one room. An object that its connections know: each request makes them busy and idle again.
final class IdleConnections {
  @exclusivity(unchecked) var count = 0
  /// Connections that know it, idle or not.
  @exclusivity(unchecked) var members = 0
}
