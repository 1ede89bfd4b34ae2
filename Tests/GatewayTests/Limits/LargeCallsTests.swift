import Testing

@testable import Gateway

@Suite struct LargeCallsTests {
  private static let half = LargeCalls.bytesPerServiceMax / 2
  private let one = IPAddress(v4: 0xC000_0201).network
  private let other = IPAddress(v4: 0xC633_6401).network

  @Test func whileThereIsRoomAnybodyHasIt() {
    var calls = LargeCalls(LargeCalls.calls)
    for _ in 0..<100 {
      let isLetIn = calls.began(LargeCalls.bytesPerNetworkMax, of: one, beside: Self.half)
      #expect(isLetIn)
    }
  }

  @Test func whoHasItsShareGetsNoMoreWhereItIsShort() {
    var calls = LargeCalls(LargeCalls.calls)
    let (first, second) = (
      calls.began(LargeCalls.bytesPerNetworkMax, of: one, beside: Self.half + 1),
      calls.began(LargeCalls.bytesMin, of: one, beside: Self.half + 1)
    )
    #expect(first && !second)
    let (others, small) = (
      calls.began(LargeCalls.bytesMin, of: other, beside: Self.half + 1),
      calls.began(LargeCalls.bytesMin - 1, of: one, beside: Self.half + 1)
    )
    #expect(others && small)
  }

  @Test func whatAServiceMayHaveIsNotExceededByAnybody() {
    var lists = LargeCalls(LargeCalls.headerLists)
    var calls = LargeCalls(LargeCalls.calls)
    let (last, next) = (
      lists.began(LargeCalls.headerListBytesMin, of: one, beside: LargeCalls.headerListBytesPerServiceMax - LargeCalls.headerListBytesMin),
      lists.began(LargeCalls.headerListBytesMin, of: other, beside: LargeCalls.headerListBytesPerServiceMax)
    )
    #expect(last && !next)
    let small = calls.began(1, of: other, beside: LargeCalls.bytesPerServiceMax)
    #expect(!small)
    #expect(calls.networkCount == 0)
  }

  @Test func nothingStaysOfWhatHasEnded() {
    var calls = LargeCalls(LargeCalls.calls)
    for _ in 0..<3 { _ = calls.began(LargeCalls.bytesMin, of: one, beside: 0) }
    _ = calls.began(10, of: other, beside: 0)
    #expect(calls.networkCount == 1)
    for _ in 0..<3 { calls.ended(LargeCalls.bytesMin, of: one) }
    calls.ended(10, of: other)
    #expect(calls.networkCount == 0)
  }
}
