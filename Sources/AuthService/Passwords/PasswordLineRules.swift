/// Order in which passwords are hashed, when more wait than threads there are. A hash takes tens of milliseconds, so that somebody who asks for many of them
/// would otherwise make everybody wait.
///
/// Three ranks wait apart: people at a place, or with a device, where their account has been in use, everybody else with a name that an account has, and
/// names that no account has, which are hashed only so that their absence takes as long. Within a rank the networks take turns, whatever each of them
/// brings. While nobody waits all three are served at once and take the same time.
struct PasswordLineRules<Work: Sendable>: Sendable {
  /// From where a password comes, the first first.
  enum Rank: Int, Sendable, Hashable, CaseIterable {
    /// From a network where its account has been in use, from a device that shows its last token, or with a session.
    case known
    /// With a name of an account, or for an account that is being made.
    case named
    /// With a name that no account has.
    case nameless
  }

  /// Work that stands in the line.
  struct Place: Sendable {
    let number: UInt64
    let rank: Rank
    let network: String
    let work: Work
  }

  /// Outcome for somebody who came.
  enum Entry: Sendable {
    case taken(number: UInt64)
    /// For whom another gives way, who is told to come later.
    case tookPlace(number: UInt64, of: Place)
    case refused
  }

  /// Ranks in the order in which they are asked, for each turn of a round. Every rank is the first of one turn, so that no rank waits for ever, whoever keeps
  /// the others full; people at a known place have two turns of three.
  static var round: [[Rank]] {
    let usual: [Rank] = [.known, .named, .nameless]
    return [usual, usual, [.named, .known, .nameless], usual, usual, [.nameless, .known, .named]]
  }

  /// Log-ins that wait in a rank, by their networks.
  fileprivate struct Waiting: Sendable {
    var places: [String: [Place]] = [:]
    /// Networks in the order of their turns.
    var networks: [String] = []
    var count = 0
  }

  /// Places of each rank.
  let roomPerRank: Int
  private var ranks: [Waiting]
  private var nextNumber: UInt64 = 0
  private var turn = 0

  init(roomPerRank: Int) {
    self.roomPerRank = roomPerRank
    ranks = Rank.allCases.map { _ in Waiting() }
  }

  var count: Int { ranks.reduce(0) { $0 + $1.count } }

  /// Takes somebody into the line. In a full rank the last of the network with the most places gives way, if it has more than the newcomer's
  /// would have.
  mutating func enter(_ work: Work, rank: Rank, network: String) -> Entry {
    nextNumber += 1
    let place = Place(number: nextNumber, rank: rank, network: network, work: work)
    guard ranks[rank.rawValue].count >= roomPerRank else {
      ranks[rank.rawValue].append(place)
      return .taken(number: place.number)
    }
    let own = ranks[rank.rawValue].places[network]?.count ?? 0
    guard let largest = ranks[rank.rawValue].largest, largest.count > own + 1,
      let last = ranks[rank.rawValue].removeLast(of: largest.network)
    else { return .refused }
    ranks[rank.rawValue].append(place)
    return .tookPlace(number: place.number, of: last)
  }

  /// Work whose turn it is; nil when nobody waits.
  mutating func next() -> Work? {
    defer { turn = (turn + 1) % Self.round.count }
    guard let rank = Self.round[turn].first(where: { ranks[$0.rawValue].count > 0 }) else { return nil }
    return ranks[rank.rawValue].removeNext()?.work
  }

  /// Takes somebody out who cannot be served.
  /// - Returns: False when it is no longer there.
  mutating func leave(_ number: UInt64) -> Bool {
    for rank in ranks.indices where ranks[rank].remove(number) { return true }
    return false
  }
}

extension PasswordLineRules.Waiting {
  /// The network with the most places; of several the one whose turn is last.
  var largest: (network: String, count: Int)? {
    networks.reversed().map { ($0, places[$0]?.count ?? 0) }.max { $0.1 < $1.1 }
  }

  mutating func append(_ place: PasswordLineRules<Work>.Place) {
    if places[place.network] == nil { networks.append(place.network) }
    places[place.network, default: []].append(place)
    count += 1
  }

  mutating func removeNext() -> PasswordLineRules<Work>.Place? {
    guard let network = networks.first else { return nil }
    networks.removeFirst()
    let place = places[network]?.removeFirst()
    if places[network]?.isEmpty == false { networks.append(network) } else { places[network] = nil }
    count -= 1
    return place
  }

  mutating func removeLast(of network: String) -> PasswordLineRules<Work>.Place? {
    guard let last = places[network]?.last else { return nil }
    return remove(last.number) ? last : nil
  }

  mutating func remove(_ number: UInt64) -> Bool {
    for (network, waiting) in places {
      guard let index = waiting.firstIndex(where: { $0.number == number }) else { continue }
      places[network]?.remove(at: index)
      count -= 1
      if places[network]?.isEmpty == true {
        places[network] = nil
        networks.removeAll { $0 == network }
      }
      return true
    }
    return false
  }
}
