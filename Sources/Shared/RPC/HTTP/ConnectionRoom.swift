/// The connections of one listener of a loop, and what their peers make us keep by being slow. Confined to its loop.
///
/// What is kept is known whenever a turn has written what it had to write. Counted are output that its reader does not take with the streams
/// it belongs to, answered requests whose rest does not come, and parts of TLS records.
final class ConnectionRoom {
  private let connectionsMax: Int
  private let heldBytesMax: Int
  private var all = Crowd(seat: \.roomSeat)
  private var holders = Crowd(seat: \.holderSeat)
  /// What the peers make us keep.
  private(set) var heldBytes = 0
  private var isRelieving = false

  init(connectionsMax: Int, heldBytesMax: Int) {
    self.connectionsMax = connectionsMax
    self.heldBytesMax = heldBytesMax
  }

  var connections: [HTTPConnection] { all.members }

  // MARK: Places

  /// Whether there is a place for one more; one that is idle makes way for it. Where all are busy, their streams have limits of their own, and
  /// the new one is refused.
  func hasPlace() -> Bool {
    if all.members.count < connectionsMax { return true }
    guard let victim = all.victim(startingAt: .random(in: 0..<connectionsMax), sinceMs: { $0.idleSinceMs }) else { return false }
    SessionMetrics.displaced()
    victim.makeWay()
    left(victim)
    return true
  }

  func entered(_ connection: HTTPConnection) {
    all.add(connection)
    all.change(connection, by: 1)
  }

  /// It holds nothing any more, and its place is free. Harmless when repeated.
  func left(_ connection: HTTPConnection) {
    hold(connection, was: connection.heldBytes, now: 0)
    if all.remove(connection) { all.change(connection, by: -1) }
  }

  // MARK: What is held

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
