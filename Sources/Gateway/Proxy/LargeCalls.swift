/// Bytes that the large calls under way of each network take, of one loop. Confined to it.
///
/// While there is room, anybody may have as much as there is. Where one service has half of its room taken, a network that has its share gets no
/// more of it: strangers who fill the room with large calls find it closed, and whoever else comes with one finds the other half.
struct LargeCalls {
  /// How much what is counted may take.
  struct Room {
    /// Smaller ones are not counted: usual calls have less, and pay nothing for this.
    let bytesMin: Int
    /// A network's share.
    let bytesPerNetworkMax: Int
    /// Bytes that large and small calls to one service may take together.
    let bytesPerServiceMax: Int
  }

  /// Least bytes of a large call: more than a usual one with its token.
  static let bytesMin = 8 << 10
  /// Some fifteen of the largest that are gathered.
  static let bytesPerNetworkMax = 1 << 20
  /// Half of what all may keep here (`OverloadLimits.callBytesMax`), so that a service that hangs costs the others nothing.
  static let bytesPerServiceMax = 8 << 20

  /// Least bytes of a long header list: four times a usual one with its token.
  static let headerListBytesMin = 4 << 10
  /// Twenty of the longest.
  static let headerListBytesPerNetworkMax = 256 << 10
  /// No window holds headers back: lists that have come together go on together, and whoever calls next waits until the service has read them
  /// all, some three milliseconds a MiB.
  static let headerListBytesPerServiceMax = 1 << 20

  /// Room that calls to one service may take here.
  static let calls = Room(bytesMin: bytesMin, bytesPerNetworkMax: bytesPerNetworkMax, bytesPerServiceMax: bytesPerServiceMax)

  /// Room that the long header lists of calls under way to one service may take.
  static let headerLists = Room(
    bytesMin: headerListBytesMin, bytesPerNetworkMax: headerListBytesPerNetworkMax, bytesPerServiceMax: headerListBytesPerServiceMax)

  let room: Room
  private var taken: [LimitKey: Int] = [:]

  init(_ room: Room) { self.room = room }

  /// Whether a call may begin; one that may is counted.
  /// - Parameter others: Bytes that the calls to its service take already.
  mutating func began(_ bytes: Int, of network: LimitKey, beside others: Int) -> Bool {
    if others + bytes > room.bytesPerServiceMax { return false }
    if bytes < room.bytesMin { return true }
    let sum = taken[network, default: 0] + bytes
    if sum > room.bytesPerNetworkMax, others > room.bytesPerServiceMax / 2 { return false }
    taken[network] = sum
    return true
  }

  /// - Parameter bytes: As when it began.
  mutating func ended(_ bytes: Int, of network: LimitKey) {
    guard bytes >= room.bytesMin, let sum = taken[network] else { return }
    taken[network] = sum > bytes ? sum - bytes : nil
  }

  /// Networks that have large calls under way.
  var networkCount: Int { taken.count }
}
