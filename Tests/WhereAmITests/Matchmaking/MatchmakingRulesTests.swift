import FoundationEssentials
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

@Suite("Who meets whom")
struct MatchmakingRulesTests {
  private static let now = GameFixtures.start

  private static func ticket(
    _ rating: Int = 500, waited seconds: Int64 = 0, on mapID: String = "world", accountID: UUID = UUID()
  ) -> QueueTicket {
    let joinTime = now - .seconds(seconds)
    return QueueTicket(
      accountID: accountID, ticketID: UUID(), mapID: mapID, timeZone: "UTC", rating: rating, joinTime: joinTime,
      expireTime: joinTime + MatchmakingRules.queueTimeout)
  }

  @Test(
    "the longer the wait the greater the difference, and in the end anybody will do",
    arguments: [
      (0, 50), (4_999, 50), (5_000, 100), (14_999, 100), (15_000, 150), (29_999, 150), (30_000, 200), (45_000, 250), (60_000, 300),
      (75_000, 350), (89_999, 350), (90_000, 400), (104_999, 400), (105_000, Int.max), (119_000, Int.max), (-5_000, 50),
    ])
  func windows(milliseconds: Int, difference: Int) {
    #expect(MatchmakingRules.window(after: .milliseconds(milliseconds)) == difference)
  }

  @Test("the window never narrows, and everybody may meet everybody before a wait is given up")
  func monotonous() {
    let windows = (0...120).map { MatchmakingRules.window(after: .seconds($0)) }
    #expect(windows == windows.sorted() && windows[119] == .max)
    #expect(MatchmakingRules.windows.allSatisfy { $0.wait < MatchmakingRules.queueTimeout })
  }

  @Test("the one who has waited longer decides, in either direction")
  func eitherWindow() {
    let (patient, new) = (Self.ticket(500, waited: 30), Self.ticket(700))
    #expect(MatchmakingRules.partners(for: patient, among: [new], at: Self.now) == [new])
    #expect(MatchmakingRules.partners(for: new, among: [patient], at: Self.now) == [patient])
    #expect(MatchmakingRules.partners(for: Self.ticket(499, waited: 30), among: [new], at: Self.now) == [])
    let far = Self.ticket(5_000)
    #expect(MatchmakingRules.partners(for: Self.ticket(500, waited: 105), among: [far], at: Self.now) == [far])
  }

  @Test("in the order of their waits; never oneself, never on another map")
  func order() {
    let one = Self.ticket(waited: 20)
    let others = [Self.ticket(waited: 19), Self.ticket(540, waited: 12), Self.ticket(waited: 3)]
    let mixed = [one, others[0], Self.ticket(waited: 15, on: "it"), others[1], others[2], Self.ticket(900)]
    #expect(MatchmakingRules.partners(for: one, among: mixed, at: Self.now) == others)
    #expect(MatchmakingRules.partners(for: one, among: [Self.ticket(accountID: one.accountID)], at: Self.now) == [])
  }

  @Test("the opponent of a moment ago comes after all others, and alone when there are none", arguments: [true, false])
  func rest(isOwn: Bool) {
    var (one, former) = (Self.ticket(waited: 5), Self.ticket(waited: 4))
    let restEndTime = Self.now + .seconds(1)
    if isOwn {
      one.lastOpponent = .init(accountID: former.accountID, restEndTime: restEndTime)
    } else {
      former.lastOpponent = .init(accountID: one.accountID, restEndTime: restEndTime)
    }
    let other = Self.ticket(waited: 1)
    #expect(MatchmakingRules.partners(for: one, among: [former, other], at: Self.now) == [other, former])
    #expect(MatchmakingRules.partners(for: one, among: [former], at: Self.now) == [former])
    #expect(MatchmakingRules.partners(for: one, among: [former, other], at: restEndTime) == [former, other])
  }
}
