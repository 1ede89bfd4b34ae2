/// What the large calls under way of each network take, of one loop. Confined to it.
///
/// While there is room, anybody may have as much as there is. Where one service has half of its room taken, a network that has its share gets no
/// more of it: strangers who fill the room with large calls find it closed, and whoever else comes with one finds the other half.
struct LargeCalls {
  /// Smaller ones are not counted: usual calls have less, and pay nothing for this.
  static let bytesMin = 8 << 10
  /// A network's share: some fifteen of the largest that are gathered.
  static let bytesPerNetworkMax = 1 << 20

  private var taken: [LimitKey: Int] = [:]

  /// Whether a call may begin; one that may is counted.
  /// - Parameter others: What the calls to its service take already.
  mutating func began(_ bytes: Int, of network: LimitKey, beside others: Int) -> Bool {
    if bytes < Self.bytesMin { return true }
    let sum = taken[network, default: 0] + bytes
    if sum > Self.bytesPerNetworkMax, others > ProxyExchange.callBytesPerServiceMax / 2 { return false }
    taken[network] = sum
    return true
  }

  /// - Parameter bytes: As when it began.
  mutating func ended(_ bytes: Int, of network: LimitKey) {
    guard bytes >= Self.bytesMin, let sum = taken[network] else { return }
    taken[network] = sum > bytes ? sum - bytes : nil
  }

  /// Networks that have large calls under way.
  var networkCount: Int { taken.count }
}
