import CairnProto
import CairnTesting
import FoundationEssentials
import Geodesy
import Identity
import Postgres
import RPC
import Testing
import Timekeeping
import WhereAmIProto
import WhereAmIServices

@testable import GameCommon
@testable import WhereAmI

/// With imagery that is found near a position the panorama on the screen may be kilometres from the place that was drawn: what was found is what is looked
/// for.
@Suite("Panoramas that were found")
struct FoundPanoramaTests {
  private static let centre = GameFixtures.positions[0]
  private static let found = GameFixtures.point(41.95, 12.55)

  /// A game whose first place has its panorama somewhere near.
  private static func machine(players: Int = 1, radiusM: Int32 = 15_000) -> PhaseMachine {
    var location = GameFixtures.location(0)
    location.panorama = ShownPanorama(provider: 1, target: .near(centre, radiusM: radiusM), headingDegrees: 0, attribution: "Someone")
    let locations = [location] + (1..<GeoGuessRules.roundCount).map(GameFixtures.location)
    let ruleset = players == 1 ? GameFixtures.world : GameFixtures.several
    return PhaseMachine.start(ruleset: ruleset, locations: locations, playerCount: players, at: GameFixtures.start).machine
  }

  private static func solution(_ driver: GameDriver) -> GeoPoint { driver.machine.rounds[0].location.position }

  @Test("alone, what was found is the solution, and looking earns the full score")
  func alone() throws {
    var driver = GameDriver(Self.machine())
    try driver.move(.loaded(round: 1, found: Self.found))
    #expect(Self.solution(driver) == Self.found)
    try driver.move(.submitGuess(round: 1, Self.found))
    #expect(driver.machine.rounds[0].turns[0].answer?.score == 5_000)
  }

  @Test("a panorama that comes later than the load timeout is still what is looked for; a second word changes nothing")
  func late() throws {
    var driver = GameDriver(Self.machine())
    try driver.waitForTimer()
    #expect(driver.machine.phase == .playing)
    try driver.move(.loaded(round: 1, found: Self.found))
    #expect(Self.solution(driver) == Self.found)
    try driver.move(.loaded(round: 1, found: Self.centre))
    #expect(Self.solution(driver) == Self.found)
  }

  @Test("nothing farther away than may be looked counts, and nothing where the panorama has an id")
  func elsewhere() throws {
    var driver = GameDriver(Self.machine(radiusM: 5_000))
    try driver.move(.loaded(round: 1, found: Self.found))
    #expect(Self.solution(driver) == Self.centre)
    var byID = GameDriver()
    try byID.move(.loaded(round: 1, found: Self.found))
    #expect(byID.machine.rounds[0].location.position == GameFixtures.positions[0])
  }

  @Test("of several, what all have found counts, by the first word of each", arguments: [true, false])
  func several(agree: Bool) throws {
    var driver = GameDriver(Self.machine(players: 2))
    try driver.move(.loaded(round: 1, found: Self.found), by: 1)
    #expect(Self.solution(driver) == Self.centre)
    try driver.move(.loaded(round: 1, found: GameFixtures.point(41.91, 12.51)), by: 1)
    try driver.move(.loaded(round: 1, found: agree ? GameFixtures.point(41.950001, 12.55) : GameFixtures.point(41.951, 12.55)), by: 2)
    #expect(driver.machine.phase == .playing)
    #expect(Self.solution(driver) == (agree ? Self.found : Self.centre))
  }

  @Test("of several, one who says nothing keeps the place that was drawn, and a late word moves nobody's solution")
  func silent() throws {
    var driver = GameDriver(Self.machine(players: 2))
    try driver.move(.loaded(round: 1, found: Self.found), by: 1)
    try driver.waitForTimer()
    try driver.move(.loaded(round: 1, found: Self.found), by: 2)
    #expect(driver.machine.phase == .playing && Self.solution(driver) == Self.centre)
  }

  @Test("a game is kept and played again with what was found; a game whose places are others' too keeps them", arguments: [false, true])
  func kept(hasKnownPlaces: Bool) async throws {
    try await ScratchDatabase("events", "game").withDatabase { (database) async throws in
      let (bench, anna) = (GeoGuessBench(database), UUID())
      let game = PlayedGame(
        id: UUID(), kind: .single, mapID: "world", createTime: GameFixtures.start, version: 1,
        players: [GamePlayer(accountID: anna, timeZone: "UTC")], play: Self.machine(), hasKnownPlaces: hasKnownPlaces)
      _ = try await database.transaction { try await bench.play.begin(game, of: anna, [], $0) }
      let request = RoundLoadedRequest(
        gameID: game.id.text, roundNumber: 1, found: FoundPanorama(panoramaID: "p", position: LatLng(Self.found)))
      let call = bench.call(GeoGuessServiceMethods.roundLoaded, by: anna)
      _ = try await bench.handlers.roundLoaded(request, call)
      let later = try #require(try await bench.store.load(game.id, in: database))
      #expect(later.play.rounds[0].location.position == (hasKnownPlaces ? Self.centre : Self.found))
      #expect(later.play.rounds[0].turns[0].foundPlace == (hasKnownPlaces ? nil : Self.found))
      var bad = request
      bad.found?.position = nil
      await #expect(throws: RPCError.self) { _ = try await bench.handlers.roundLoaded(bad, call) }
    }
  }
}
