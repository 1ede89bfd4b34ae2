import FoundationEssentials

/// A part of a leaderboard, the best first, with everyone's rank. Pure.
struct RankedList: Sendable {
  private(set) var entries: [LeaderboardEntry]
  /// Rank of each entry.
  private(set) var ranks: [Int64]

  private init(entries: [LeaderboardEntry], ranks: [Int64]) {
    self.entries = entries
    self.ranks = ranks
  }

  /// A page that was read of a long list.
  init(_ page: LeaderboardStore.Page) {
    entries = page.entries
    ranks = page.first.map { LeaderboardRules.ranks(of: page.entries, from: $0) } ?? []
  }

  /// A whole list: those of some players who have entries enough.
  static func ranking(_ entries: [LeaderboardEntry], entryCountMin: Int64 = 1) -> RankedList {
    let ranked = entries.filter { LeaderboardRules.entriesMissing($0.entryCount, of: entryCountMin) == 0 }.sorted {
      $0.isListed(before: $1)
    }
    return RankedList(entries: ranked, ranks: LeaderboardRules.ranks(of: ranked, from: LeaderboardPlace(rank: 1, number: 1)))
  }

  var count: Int { entries.count }
  var last: LeaderboardEntry? { entries.last }

  /// Nil for one who is not in the list.
  func rank(of accountID: UUID) -> Int64? {
    entries.firstIndex { $0.accountID == accountID }.map { ranks[$0] }
  }

  func prefix(_ count: Int) -> RankedList { self[0..<min(count, entries.count)] }

  /// Entries behind an entry, or from the first on.
  func page(after former: LeaderboardEntry?, limit: Int) -> RankedList {
    let start = former.map { former in entries.firstIndex { former.isListed(before: $0) } ?? entries.count } ?? 0
    return self[start..<min(start + limit, entries.count)]
  }

  /// Somebody with those before and behind, at most `limit` each; nobody when that one is not in the list.
  func around(_ accountID: UUID, limit: Int) -> RankedList {
    guard let place = entries.firstIndex(where: { $0.accountID == accountID }) else { return self[0..<0] }
    return self[max(0, place - limit)..<min(place + limit + 1, entries.count)]
  }

  private subscript(range: Range<Int>) -> RankedList {
    RankedList(entries: Array(entries[range]), ranks: Array(ranks[range]))
  }
}
