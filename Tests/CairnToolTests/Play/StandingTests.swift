import WhereAmIProto
import Testing
import Timekeeping

@testable import CairnTool

@Suite struct StandingTests {
  private let start = ContinuousClock.now

  @Test func `What is left is counted by the server's clock and our stopwatch`() throws {
    // A phone whose clock is decades off: only the difference of the server's two times counts.
    let game = Game(phaseEndTime: Moment(milliseconds: 61_000), serverTime: Moment(milliseconds: 1_000))
    let standing = try Standing(game, received: start)
    #expect(standing.left(at: start) == .seconds(60))
    #expect(standing.left(at: start + .seconds(45)) == .seconds(15))
    #expect(standing.left(at: start + .seconds(90)) == .zero)
  }

  @Test func `A phase without an end has no time left to tell`() throws {
    #expect(try Standing(Game(serverTime: Moment(milliseconds: 1)), received: start).left(at: start) == nil)
  }

  @Test func `An answer without a game is an error, not a crash`() {
    #expect(throws: Failure.self) { try Standing(nil) }
  }

  @Test(
    arguments: [
      ("Europe/Rome", nil, "Europe/Rome"), (":America/Argentina/Salta", nil, "America/Argentina/Salta"),
      (nil, "/usr/share/zoneinfo/Asia/Tokyo", "Asia/Tokyo"), ("CET-1CEST", "/usr/share/zoneinfo/Europe/Paris", "Europe/Paris"),
      ("/etc/localtime", nil, ""), (nil, nil, ""), (nil, "/usr/share/zoneinfo/UTC", ""), ("", "../usr/share/zoneinfo/Etc/UTC", "Etc/UTC"),
    ] as [(String?, String?, String)])
  func `The time zone is an IANA name or nothing`(variable: String?, link: String?, expected: String) {
    #expect(LocalTimeZone.identifier(variable: variable, link: link) == expected)
  }
}
