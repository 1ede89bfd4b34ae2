import AllAppsProto
import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct StreamRulesTests {
  private func page(_ head: Int64, _ numbers: [Int64], epoch: Int64 = 7) -> StreamPage {
    StreamPage(
      head: StreamPlace(epoch: epoch, number: head),
      events: numbers.map { StoredStreamEvent(number: $0, createTime: Moment(milliseconds: 0), payload: []) })
  }

  @Test func aPlaceIsOneOfTheStream() {
    for head in 0...4 as ClosedRange<Int64> {
      for number in -1...5 as ClosedRange<Int64> {
        for epoch in [6, 7, 8] as [Int64] {
          let refusal: StreamRules.Refusal?
          do {
            try StreamRules.check(StreamPlace(epoch: epoch, number: number), head: StreamPlace(epoch: 7, number: head))
            refusal = nil
          } catch { refusal = error }
          #expect((refusal == nil) == (epoch == 7 && number >= 0 && number <= head))
        }
      }
    }
  }

  /// Every stream of up to five events of which any were forgotten, every cursor, every size of a page.
  @Test func whoeverReadsOnMissesNothingOrIsTold() {
    for head in 0...5 as ClosedRange<Int64> {
      for kept in 0..<(1 << head) {
        let stored = (1...5 as ClosedRange<Int64>).filter { $0 <= head && kept & (1 << ($0 - 1)) != 0 }
        for start in 0...head {
          for size in 1...6 {
            let read = Array(stored.filter { $0 > start }.prefix(size))
            // What should have come: the next numbers without a gap.
            let isWhole = read == Array((start + 1)..<(start + 1 + Int64(read.count))) && !(read.isEmpty && start < head)
            do {
              let place = try StreamRules.advance(StreamPlace(epoch: 7, number: start), over: page(head, read))
              #expect(isWhole)
              #expect(place == StreamPlace(epoch: 7, number: read.last ?? start))
            } catch {
              #expect(!isWhole)
            }
          }
        }
      }
    }
  }

  @Test func whatIsReadTwiceOrBackwardsIsNoPage() {
    for numbers in [[1], [2, 2], [3, 4], [2, 4], [2, 1]] as [[Int64]] {
      #expect(throws: StreamRules.Refusal.forgotten) {
        try StreamRules.advance(StreamPlace(epoch: 7, number: 1), over: page(4, numbers))
      }
    }
    #expect(throws: StreamRules.Refusal.otherCounting) {
      try StreamRules.advance(StreamPlace(epoch: 7, number: 1), over: page(4, [2], epoch: 8))
    }
    #expect(throws: StreamRules.Refusal.ahead) { try StreamRules.advance(StreamPlace(epoch: 7, number: 5), over: page(4, [])) }
  }

  @Test func ofEachKeyInAPageOnlyTheLastSaysSomething() {
    func event(_ number: Int64, _ key: String?) -> StoredStreamEvent {
      StoredStreamEvent(number: number, createTime: Moment(milliseconds: 0), payload: [1], coalesceKey: key)
    }
    let keys = [nil, "a", "b", "a", nil, "c", "a", "b"]
    let events = keys.enumerated().map { event(Int64($0.offset + 1), $0.element) }
    let shown = StreamRules.coalesce(events)
    #expect(shown.map(\.number) == events.map(\.number))
    #expect(shown.map { !$0.payload.isEmpty } == [true, false, false, false, true, true, true, true])
    #expect(StreamRules.coalesce([event(1, "a")]) == [event(1, "a")] && StreamRules.coalesce([]).isEmpty)
  }
}
