import RPC
import Testing
import Timekeeping

@Suite struct HTTPDateTests {
  @Test(arguments: [
    (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
    (1_798_761_599, "Thu, 31 Dec 2026 23:59:59 GMT"),
  ])
  func theTimeIsToldAsTheStandardWritesIt(seconds: Int, text: String) {
    var date = HTTPDate()
    #expect(date.text(at: Moment(milliseconds: Int64(seconds) * 1_000 + 999)) == text)
  }

  @Test func aClockMayGoBack() {
    var date = HTTPDate()
    #expect(date.text(at: Moment(milliseconds: 784_111_777_000)) != date.text(at: Moment(milliseconds: 784_111_776_000)))
  }
}
