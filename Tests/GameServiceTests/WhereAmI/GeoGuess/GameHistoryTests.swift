import FoundationEssentials
import Testing
import Timekeeping

@testable import GameService

@Suite("Places in a history")
struct GameHistoryTests {
  @Test("a place survives its way into a page token and back", arguments: [Int64.min, -1, 0, 1_750_000_000_123_456, .max])
  func roundTrip(microseconds: Int64) {
    let place = HistoryPlace(createTime: Moment(microseconds: microseconds), gameID: UUID())
    #expect(HistoryPlace(bytes: place.bytes) == place)
  }

  @Test("anything else is no place", arguments: [0, 23, 25])
  func otherLengths(count: Int) {
    #expect(HistoryPlace(bytes: Array(repeating: 0, count: count)) == nil)
  }
}
