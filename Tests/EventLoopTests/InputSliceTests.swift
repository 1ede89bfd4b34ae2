import Testing

@testable import EventLoop

@Suite struct InputSliceTests {
  /// However many send as much as they can, what was read of them and waits stays a few megabytes, or a few kilobytes of each.
  @Test func theMoreWaitTheLessIsReadOfEach() {
    var kept = 0
    for waiting in 0..<3_000 {
      let bytes = InputSlice.readBytes(waiting: waiting)
      #expect(4_096...65_536 ~= bytes)
      kept += bytes
      if waiting == 300 { #expect(kept <= 7 << 20) }
    }
    #expect(kept <= 18 << 20)
    #expect(InputSlice.readBytes(waiting: 0) == 65_536)
    #expect(InputSlice.readBytes(waiting: 10) == 65_536)
  }
}
