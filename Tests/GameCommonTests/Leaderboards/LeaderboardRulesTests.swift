import FoundationEssentials
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

@Suite("Ranks")
struct LeaderboardRulesTests {
  typealias Rules = LeaderboardRules

  private static func entry(_ average: Double, games: Int64 = 5, at milliseconds: Int64 = 0) -> LeaderboardEntry {
    LeaderboardEntry(accountID: UUID(), entryCount: games, rankValue: average, tie: games, reachTime: Moment(milliseconds: milliseconds))
  }

  @Test("the higher average is first, then more games, then who came there earlier; equals share a rank and count for the next")
  func ranks() {
    let entries = [
      Self.entry(20_000, games: 5, at: 3), Self.entry(20_000, games: 9, at: 9), Self.entry(20_000, games: 5, at: 2), Self.entry(20_000.5),
      Self.entry(3), Self.entry(3), Self.entry(2),
    ]
    let list = RankedList.ranking(entries)
    #expect(list.ranks == [1, 2, 3, 4, 5, 5, 7])
    #expect(list.entries.map(\.rankValue) == [20_000.5, 20_000, 20_000, 20_000, 3, 3, 2])
    #expect(list.entries[1].entryCount == 9 && list.entries[2].reachTime == Moment(milliseconds: 2))
  }

  @Test("a part of a list goes on from where its first one stands")
  func part() {
    let equal = [Self.entry(7), Self.entry(7), Self.entry(6)]
    // The two before the first of these are its equals.
    #expect(Rules.ranks(of: equal, from: LeaderboardPlace(rank: 11, number: 13)) == [11, 11, 15])
    #expect(Rules.ranks(of: [], from: LeaderboardPlace(rank: 1, number: 1)).isEmpty)
  }

  @Test("four games are too few, and the fifth is enough", arguments: [(0, 5), (4, 1), (5, 0), (6, 0)] as [(Int64, Int64)])
  func missing(games: Int64, missing: Int64) {
    #expect(Rules.entriesMissing(games, of: 5) == missing)
    #expect(RankedList.ranking([Self.entry(1, games: games)], entryCountMin: 5).count == (missing == 0 ? 1 : 0))
  }

  @Test("pages follow each other without a gap, and the part around somebody has the same ranks")
  func pages() {
    let all = RankedList.ranking((0..<23).map { Self.entry(Double($0 / 2)) })
    for size in [1, 4, 7, 23, 50] {
      var (seen, ranks): ([LeaderboardEntry], [Int64]) = ([], [])
      while true {
        let page = all.page(after: seen.last, limit: size)
        if page.count == 0 { break }
        seen += page.entries
        ranks += page.ranks
      }
      #expect(seen == all.entries && ranks == all.ranks)
    }
    for (index, entry) in all.entries.enumerated() {
      let part = all.around(entry.accountID, limit: 3)
      #expect(part.entries == Array(all.entries[max(0, index - 3)..<min(23, index + 4)]))
      #expect(part.rank(of: entry.accountID) == all.ranks[index])
    }
    #expect(all.around(UUID(), limit: 3).count == 0 && all.rank(of: UUID()) == nil)
  }

  @Test(
    "days are those of UTC, before 1970 too",
    arguments: [(0, 0), (86_399_999, 0), (86_400_000, 1), (-1, -1), (1_774_740_600_000, 20_540)] as [(Int64, Int32)])
  func days(milliseconds: Int64, day: Int32) {
    #expect(CalendarDay(of: Moment(milliseconds: milliseconds)) == CalendarDay(number: day))
  }
}
