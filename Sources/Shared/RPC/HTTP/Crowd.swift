internal import EventLoop

/// Connections of which one may have to give way to others, found without looking at all of them. Confined to its loop.
///
/// Some are looked at, spread over all: of those whoever belongs to the network that has most, and of its connections the one that has stood
/// longest. An attack from a few addresses holds nearly everything, so that a look at a few finds it; where everybody has the same, it is
/// nearly the oldest. A look at all of twenty thousand would cost every newcomer milliseconds.
struct Crowd {
  /// Connections that are looked at: of an attacker who has a tenth of all, one is among them with 99.9 %.
  private static let looks = 64

  /// Connections that are looked at to find some of one network: among twenty thousand those of a network with hundreds …
  private static let looksForNetwork = 1_024
  /// … of which so many are enough: the longest idle of eight is among its oldest third with 96 %.
  private static let foundOfNetwork = 8

  private let seat: ReferenceWritableKeyPath<HTTPConnection, Int?>
  private(set) var members: [HTTPConnection] = []
  /// How much each network has of what is short.
  private var amounts: [PeerNetwork?: Int] = [:]

  /// - Parameter seat: Where a connection remembers its place here.
  init(seat: ReferenceWritableKeyPath<HTTPConnection, Int?>) {
    self.seat = seat
  }

  mutating func add(_ connection: HTTPConnection) {
    connection[keyPath: seat] = members.count
    members.append(connection)
  }

  /// Whether it was there.
  mutating func remove(_ connection: HTTPConnection) -> Bool {
    guard let place = connection[keyPath: seat] else { return false }
    connection[keyPath: seat] = nil
    let last = members.removeLast()
    if last !== connection {
      members[place] = last
      last[keyPath: seat] = place
    }
    return true
  }

  /// The connection's network has more, or less.
  mutating func change(_ connection: HTTPConnection, by amount: Int) {
    let sum = amounts[connection.network, default: 0] + amount
    amounts[connection.network] = sum == 0 ? nil : sum
  }

  /// The connection of a network that gives way to another of it: of a few that stand, the one that has stood longest; nil when none was found.
  /// - Parameter sinceMs: Since when a connection has stood; nil when it does not.
  func victim(of network: PeerNetwork?, sinceMs: (HTTPConnection) -> Int64?) -> HTTPConnection? {
    if members.isEmpty { return nil }
    let start = Int.random(in: 0..<members.count)
    let step = max(1, members.count / Self.looksForNetwork)
    var oldest: (connection: HTTPConnection, sinceMs: Int64)?
    var found = 0
    for look in 0..<min(Self.looksForNetwork, members.count) where found < Self.foundOfNetwork {
      let connection = members[(start + look * step) % members.count]
      guard connection.network == network, !connection.isShared, let since = sinceMs(connection) else { continue }
      found += 1
      if let oldest, oldest.sinceMs <= since { continue }
      oldest = (connection, since)
    }
    return oldest?.connection
  }

  /// The connection that gives way; nil when none of those that were looked at can.
  /// - Parameters:
  ///   - start: Where to begin, at random: nobody may know who is looked at.
  ///   - sinceMs: Since when a connection has stood; nil when it does not.
  func victim(startingAt start: Int, sinceMs: (HTTPConnection) -> Int64?) -> HTTPConnection? {
    if members.isEmpty { return nil }
    let step = max(1, members.count / Self.looks)
    var worst: (connection: HTTPConnection, sinceMs: Int64)?
    for look in 0..<min(Self.looks, members.count) {
      let connection = members[(start + look * step) % members.count]
      guard let since = sinceMs(connection) else { continue }
      if let worst, !goes(connection, since, before: worst) { continue }
      worst = (connection, since)
    }
    return worst?.connection
  }

  private func goes(_ one: HTTPConnection, _ sinceMs: Int64, before other: (connection: HTTPConnection, sinceMs: Int64)) -> Bool {
    // A proxy's connection is many people's: it goes when there is nobody else.
    if one.isShared != other.connection.isShared { return other.connection.isShared }
    let (amount, otherAmount) = (amounts[one.network, default: 0], amounts[other.connection.network, default: 0])
    return amount == otherAmount ? sinceMs < other.sinceMs : amount > otherAmount
  }
}
