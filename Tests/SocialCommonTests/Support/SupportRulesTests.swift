import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct SupportRulesTests {
  private let now = Moment(milliseconds: 1_700_000_000_000)

  private func refusal(_ body: () throws -> Void) -> SupportRules.Refusal? {
    do {
      try body()
      return nil
    } catch { return error as? SupportRules.Refusal }
  }

  @Test func `An account has five tickets open, and one of today two`() {
    for count in 0...10 {
      #expect(refusal { try SupportRules.checkOpen(count, opened: count, since: nil, at: now) } == (count < 5 ? nil : .full))
      #expect(refusal { try SupportRules.checkOpen(count, opened: count, since: now, at: now) } == (count < 2 ? nil : .full))
      let old = now - .seconds(8 * 86_400)
      #expect(refusal { try SupportRules.checkOpen(count, opened: 0, since: old, at: now) } == (count < 5 ? nil : .full))
    }
  }

  @Test func `An account opens ten tickets a day, whatever becomes of them`() {
    for count in 0...20 {
      #expect(refusal { try SupportRules.checkOpen(0, opened: count, since: nil, at: now) } == (count < 10 ? nil : .full))
    }
  }

  @Test(arguments: SupportRules.State.allCases)
  func `A closed ticket takes nothing more, and the desk may answer a full one`(state: SupportRules.State) {
    for count in [1, 99, 100, 101] {
      let answer = refusal { try SupportRules.checkAnswer(state, entryCount: count) }
      #expect(answer == (state == .closed ? .closed : count >= 100 ? .ticketFull : nil))
      for seen in [0, count - 1, count, count + 1] {
        let reply = refusal { try SupportRules.checkReply(state, entryCount: count, seenCount: seen) }
        #expect(reply == (state == .closed ? .closed : seen == count ? nil : .changed))
      }
    }
  }

  @Test func `A ticket that waits already keeps its place in the line`() {
    let before = now - .seconds(60)
    #expect(SupportRules.waitingTime(.waiting, since: before, at: now) == before)
    #expect(SupportRules.waitingTime(.answered, since: before, at: now) == now)
  }
}
