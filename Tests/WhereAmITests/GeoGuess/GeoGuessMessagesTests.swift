import CairnProto
import WhereAmIProto
import FoundationEssentials
import GameTesting
import Geodesy
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// What goes over the wire, and what does not.
@Suite("Games as their players see them")
struct GeoGuessMessagesTests {
  static func game(_ play: PhaseMachine, players: Int = 1) -> PlayedGame {
    PlayedGame(
      id: UUID(), kind: .single, mapID: "world", createTime: GameFixtures.start, version: 7,
      players: (0..<players).map { _ in GamePlayer(accountID: UUID(), timeZone: "UTC") }, play: play)
  }

  @Test("whatever has happened, the solution is told with the reveal, and the rounds to come never", arguments: 1...60)
  func secrets(seed: UInt64) throws {
    var chance = SplitMix(state: seed)
    let players = Int(chance.next() % 2) + 1
    var driver = GameDriver(GameFixtures.machine(players: players))
    for _ in 1...60 {
      let happening = AllHistoriesTests.Happening.allCases[Int(chance.next() % UInt64(AllHistoriesTests.Happening.allCases.count))]
      AllHistoriesTests.happen(happening, by: Int(chance.next() % UInt64(players)) + 1, to: &driver)
      let game = Self.game(driver.machine, players: players)
      for player in 1...players { try Self.checkSecrets(of: game, seenBy: player, "seed \(seed)") }
    }
  }

  static func checkSecrets(of game: PlayedGame, seenBy player: Int, _ history: String) throws {
    let message = WhereAmIProto.Game(game, for: player, at: GameFixtures.start)
    let text = String(decoding: message.json(), as: UTF8.self)
    try #require(message.rounds.count == game.play.roundNumber)
    for (index, round) in game.play.rounds.enumerated() {
      // The panoramas of these games are found by id: no coordinate of an open round may be anywhere in the message.
      let position = round.location.position
      let isTold = [position.latitude, position.longitude].map { text.contains("\":\($0)") }
      // The one replacement of these games may have come twice.
      let isRevealed = game.play.rounds.indices.contains {
        game.play.rounds[$0].location == round.location && game.play.isRevealed(round: $0 + 1)
      }
      try #require(isTold == [isRevealed, isRevealed], "a solution was told, or was not: \(history)")
      if index >= game.play.roundNumber {
        // What the next round shows may be loaded ahead, while nobody can study it for free.
        let isShown = text.contains(round.location.panorama.target.id ?? "-")
        let isWaiting = message.state == .countdown || (game.play.isSingle && message.state == .reveal && !game.play.isSilent)
        try #require(isShown == (isWaiting && index == game.play.roundNumber), "a later round was told, or not in time: \(history)")
        continue
      }
      try checkRound(message.rounds[index], round, isRevealed: game.play.isRevealed(round: index + 1), player, history)
    }
  }

  private static func checkRound(
    _ message: WhereAmIProto.Round, _ round: PlayedRound, isRevealed: Bool, _ player: Int, _ history: String
  ) throws {
    try #require((message.solution != nil) == isRevealed, "\(history)")
    if isRevealed { return try #require(message.guesses.count == round.turns.count { $0.answer != nil }) }
    let own = round.turns[player - 1].answer == nil ? [] : [Int32(player)]
    try #require(message.guesses.map(\.playerIndex) == own, "another's answer was told: \(history)")
    try #require(message.guesses.allSatisfy { $0.distanceM == nil && $0.score == nil }, "an answer's worth was told: \(history)")
  }

  @Test("a round from loading to reveal")
  func round() throws {
    var driver = GameDriver()
    func seen() -> WhereAmIProto.Game { WhereAmIProto.Game(Self.game(driver.machine), for: 1, at: driver.now) }

    #expect(seen().state == .loading && seen().phaseEndTime == driver.now + .seconds(20) && seen().serverTime == driver.now)
    #expect(seen().rounds[0].panorama?.target == .panoramaID("image-0"))
    #expect(seen().rounds[0].defaultMarker == LatLng())
    try driver.move(.loaded(round: 1))
    #expect(seen().state == .moving && seen().phaseEndTime == driver.now + .seconds(60))
    try driver.move(.endMoving(round: 1))
    #expect(seen().state == .guessing && seen().phaseEndTime == driver.now + .seconds(30))
    try driver.move(.placeMarker(round: 1, GameFixtures.point(1, 2)))
    #expect(seen().rounds[0].marker == LatLng(latitudeDegrees: 1, longitudeDegrees: 2))
    try driver.move(.submitGuess(round: 1, GameFixtures.positions[0]))
    #expect(seen().state == .reveal && seen().players[0].score == 5_000)
    #expect(seen().rounds[0].marker == nil)
    #expect(
      seen().rounds[0].guesses == [
        WhereAmIProto.Guess(
          playerIndex: 1, position: LatLng(GameFixtures.positions[0]), origin: .submitted, isDefault: false, distanceM: 0, score: 5_000,
          submitTime: driver.now)
      ])
  }

  @Test("a default answer that counts nothing has no place and no distance")
  func defaultAnswer() throws {
    var driver = GameDriver(GameFixtures.machine(GameFixtures.region))
    for _ in 1...3 { try driver.waitForTimer() }
    let message = WhereAmIProto.Game(Self.game(driver.machine), for: 1, at: driver.now)
    let guess = try #require(message.rounds[0].guesses.first)
    #expect(guess.isDefault && guess.origin == .default && guess.position == nil && guess.distanceM == nil && guess.score == 0)
    #expect(message.phaseEndTime == nil, "after a silent round the game waits for the player")
  }

  @Test("the result sums points and distances")
  func result() throws {
    var driver = GameDriver()
    for round in 1...5 {
      try driver.playRound(GameFixtures.positions[0])
      try driver.move(.ready(round: round))
    }
    let result = GetResultResponse(Self.game(driver.machine), for: 1, at: driver.now)
    let answers = driver.machine.rounds.compactMap { $0.turns[0].answer }
    #expect(result.score == Int32(answers.map(\.score).reduce(0, +)))
    #expect(result.distanceM == answers.compactMap(\.distanceM).reduce(0, +))
    #expect(result.game?.state == .finished && result.game?.endTime == driver.now && result.game?.rounds.count == 5)
  }

  @Test("a panorama comes from GeoService and goes to the client as it is")
  func panoramas() throws {
    let byID = CairnProto.Panorama(
      provider: .mapillary, target: .panoramaID("123"), headingDegrees: 359.5, attribution: "© somebody")
    let byPlace = CairnProto.Panorama(
      provider: .google, target: .position(LatLng(latitudeDegrees: 45, longitudeDegrees: 9)), headingDegrees: 0, searchRadiusM: 50)
    for message in [byID, byPlace] {
      let panorama = try #require(ShownPanorama(message))
      #expect(CairnProto.Panorama(panorama) == message)
    }
    #expect(ShownPanorama(CairnProto.Panorama(provider: .google)) == nil)
    #expect(ShownPanorama(CairnProto.Panorama(provider: .google, target: .panoramaID("1"), headingDegrees: .nan)) == nil)
  }
}

@Suite("Malformed requests")
struct GeoGuessRequestsTests {
  private func reason(_ body: () throws(RPCError) -> Void) -> String {
    do throws(RPCError) {
      try body()
      return "accepted"
    } catch {
      return "\(error.code.rawValue) \(error.reason) \(error.fieldViolations.first?.field ?? "-")"
    }
  }

  @Test("rounds are numbered from one to five", arguments: [Int32.min, -1, 0, 6, .max])
  func round(number: Int32) {
    #expect(reason { () throws(RPCError) in _ = try GeoGuessRequests.round(number) } == "invalid_argument INVALID_ARGUMENT round_number")
  }

  @Test(
    "coordinates are degrees on Earth",
    arguments: [
      (90.1, 0.0), (-90.1, 0), (0, 180.1), (0, -180.1), (.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity),
    ])
  func coordinates(latitude: Double, longitude: Double) {
    let position = LatLng(latitudeDegrees: latitude, longitudeDegrees: longitude)
    #expect(
      reason { () throws(RPCError) in _ = try GeoGuessRequests.position(position) } == "invalid_argument INVALID_COORDINATES position")
    #expect(reason { () throws(RPCError) in _ = try GeoGuessRequests.position(nil) } == "invalid_argument INVALID_COORDINATES position")
  }

  @Test("the corners of the Earth are on it", arguments: [(90.0, 180.0), (-90, -180), (0, 0)])
  func corners(latitude: Double, longitude: Double) {
    let position = LatLng(latitudeDegrees: latitude, longitudeDegrees: longitude)
    #expect(reason { () throws(RPCError) in _ = try GeoGuessRequests.position(position) } == "accepted")
  }

  @Test("problems this version does not know are refused", arguments: [ReportPanoramaRequest.Problem.unspecified, .unrecognized(99)])
  func problem(problem: ReportPanoramaRequest.Problem) {
    #expect(reason { () throws(RPCError) in try GeoGuessRequests.check(problem) } == "invalid_argument INVALID_ARGUMENT problem")
  }

  @Test("a map's id is short and plain; none means the world")
  func mapID() throws {
    #expect(try GeoGuessRequests.mapID("") == "world")
    #expect(try GeoGuessRequests.mapID("it-2") == "it-2")
    for text in ["World", "a b", "é", "a\0", String(repeating: "a", count: 65)] {
      #expect(reason { () throws(RPCError) in _ = try GeoGuessRequests.mapID(text) } == "invalid_argument INVALID_ARGUMENT map_id")
    }
  }

  @Test("every refusal of the rules has a code and a reason of its own")
  func refusals() {
    let errors = GeoGuessRules.Refusal.allCases.map { RPCError($0) }
    #expect(Set(errors.map(\.reason)).count == errors.count)
    #expect(errors.allSatisfy { $0.code == .failedPrecondition && !$0.reason.isEmpty })
  }
}
