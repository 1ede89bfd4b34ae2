import CairnProto
import WhereAmIProto
import Geodesy
import Testing

@testable import CairnTool

@Suite struct GameTextTests {
  @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (25_000, "25,000"), (-1_234_567, "-1,234,567")])
  func `Large numbers are grouped`(number: Int, text: String) {
    #expect(GameText.grouped(number) == text)
  }

  @Test(arguments: [
    (0.0, "0 m"), (869.7, "870 m"), (999.4, "999 m"), (999.6, "1.0 km"), (12_345, "12.3 km"), (99_949, "99.9 km"), (99_951, "100 km"),
    (1_204_400, "1,204 km"), (20_015_114, "20,015 km"),
  ])
  func `Distances have as many digits as one reads`(metres: Double, text: String) {
    #expect(GameText.distance(metres) == text)
  }

  @Test(arguments: [(48.85837, "48.8584"), (-0.00001, "0.0000"), (-151.2153, "-151.2153"), (179.99996, "180.0000"), (0.05, "0.0500")])
  func `Degrees have four decimals`(degrees: Double, text: String) {
    #expect(GameText.degrees(degrees) == text)
  }

  @Test(arguments: [
    (Duration.milliseconds(125_000), "2:05"), (.milliseconds(8_001), "0:09"), (.zero, "0:00"), (.seconds(-3), "0:00"),
    (.seconds(60), "1:00"),
  ])
  func `The clock shows zero only at the end`(left: Duration, text: String) {
    #expect(GameText.clock(left) == text)
  }

  @Test func `Of a ghost only what is revealed is said`() {
    let ghost = Ghost(
      rounds: [GhostRound(roundNumber: 1, answerAfterMs: 12_600, score: 4_321), GhostRound(roundNumber: 2, answerAfterMs: 9_000)],
      score: 4_321)
    #expect(GameText.ghost(ghost, round: 1) == ["The ghost: 4,321 points after 13 s, 4,321 in all."])
    #expect(GameText.ghost(ghost, round: 2).isEmpty && GameText.ghost(nil, round: 1).isEmpty)
  }

  @Test func `A Google panorama is a link that opens it`() {
    let panorama = Panorama(
      provider: .google, target: .position(LatLng(latitudeDegrees: 48.5, longitudeDegrees: -2.25)), headingDegrees: 271.6,
      attribution: "© X")
    #expect(
      GameText.panorama(panorama) == [
        "https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=48.500000,-2.250000&heading=272", "© X",
      ])
  }

  @Test func `A panorama with an id names its source and does not tell where it is`() {
    #expect(GameText.panorama(Panorama(provider: .mapillary, target: .panoramaID("42"))) == ["Mapillary image 42, heading 0°"])
    #expect(
      GameText.panorama(Panorama(provider: .panoramax, target: .panoramaID("a-b"), headingDegrees: 90)) == [
        "Panoramax picture a-b, heading 90°"
      ])
  }

  @Test func `The verdict tells the distance, the points and how the answer came about`() {
    #expect(
      GameText.verdict(Guess(playerIndex: 1, origin: .submitted, distanceM: 1_204_400, score: 2_230))
        == "1,204 km away, 2,230 of 5,000 points.")
    #expect(
      GameText.verdict(Guess(playerIndex: 1, origin: .lastMarker, distanceM: 25, score: 5_000))
        == "The time ran out; your marker counts: 25 m away, 5,000 of 5,000 points.")
    #expect(GameText.verdict(Guess(playerIndex: 1, origin: .default, score: 0)) == "No answer counts: 0 of 5,000 points.")
    #expect(GameText.verdict(nil) == "No answer.")
  }

  @Test func `The table ends with the total`() {
    let rounds = [
      Round(
        roundNumber: 1, solution: LatLng(latitudeDegrees: 48.8584, longitudeDegrees: 2.2945),
        guesses: [
          Guess(playerIndex: 1, position: LatLng(latitudeDegrees: -33.8568, longitudeDegrees: 151.2153), distanceM: 16_960_000, score: 0)
        ]),
      Round(
        roundNumber: 2, solution: LatLng(latitudeDegrees: 1, longitudeDegrees: 2),
        guesses: [Guess(playerIndex: 1, origin: .default, score: 0)]),
    ]
    let result = GetResultResponse(game: Game(roundCount: 5, rounds: rounds), score: 21_345, distanceM: 16_960_000)
    #expect(
      GameText.table(result) == [
        "Round  Solution              Guess                   Distance   Points",
        "1      48.8584, 2.2945       -33.8568, 151.2153     16,960 km        0",
        "2      1.0000, 2.0000        -                              -        0",
        "Total                                               16,960 km   21,345",
        "",
        "21,345 of 25,000 points.",
      ])
  }

  @Test func `Statistics fit into two lines`() {
    let statistics = Statistics(
      gameCount: 3, singleGameCount: 3, scoreSum: 41_000, scoreMax: 20_111, scoreAverage: 13_666.67, quitCount: 1, dayStreakCount: 2,
      gamesTodayCount: 1)
    #expect(
      GameText.statistics(statistics) == [
        "Games finished: 3, today 1, given up 1; days in a row: 2", "Points: best 20,111, average 13,667, sum 41,000",
      ])
    #expect(GameText.statistics(Statistics()).last == "Points: best 0, average -, sum 0")
  }

  @Test func `Who is in a room is told by name and by what is waited for`() {
    let room = Room(
      members: [
        RoomMember(accountID: "a", isHost: true), RoomMember(accountID: "b", isReady: true), RoomMember(accountID: "c"),
        RoomMember(accountID: "d", isSpectator: true),
      ])
    #expect(
      GameText.room(room, names: ["a": "anna", "b": "berta", "d": "dora"], accountID: "b") == [
        "In the room:", "  anna: host", "  berta (you): ready", "  somebody: not ready yet", "  dora: looks on",
      ])
    #expect(room.isHost("a") && !room.isHost("b"))
  }

  @Test func `A round on a region is shown on the region`() {
    let round = Round(
      solution: LatLng(latitudeDegrees: 41.9, longitudeDegrees: 12.5),
      guesses: [Guess(playerIndex: 1, position: LatLng(latitudeDegrees: 45.46, longitudeDegrees: 9.19))])
    let italy = Map(
      mapID: "it", southWest: LatLng(latitudeDegrees: 36, longitudeDegrees: 7), northEast: LatLng(latitudeDegrees: 47, longitudeDegrees: 18)
    )
    let lines = GameText.map(round, italy)
    #expect(lines.last == " X it was 41.9000, 12.5000   O you guessed 45.4600, 9.1900")
    let (solution, guess) = (lines.firstIndex { $0.contains("X") }, lines.firstIndex { $0.contains("O") })
    #expect((guess ?? 99) + 4 < solution ?? 0, "Milan is well north of Rome on a map of Italy")
    #expect(lines.contains { $0.hasPrefix("|") && $0.contains("-") }, "a line leads from one to the other")
  }

  @Test(arguments: [40, 71, 72, 200]) func `A map is no wider than the terminal`(width: Int) {
    let round = Round(
      solution: LatLng(latitudeDegrees: 48.9, longitudeDegrees: 2.4),
      guesses: [
        Guess(playerIndex: 1, position: LatLng(latitudeDegrees: -33.9, longitudeDegrees: 151.2)),
        Guess(playerIndex: 2, position: LatLng(latitudeDegrees: 40.7, longitudeDegrees: -74)),
      ])
    let lines = GameText.map(round, nil, width: width)
    #expect(lines.allSatisfy { $0.count <= width })
    #expect(lines.filter { $0.hasPrefix("|") }.allSatisfy { $0.count == min(72, width) })
    for sign in ["X", "O", "o"] { #expect(lines.contains { $0.hasPrefix("|") && $0.contains(sign) }) }
  }

  @Test func `Signs have colours, and nothing else changes`() {
    #expect(
      MapColours.painted("|..X-O o*.|") == "|..\u{1B}[1;31mX\u{1B}[0m-\u{1B}[1;33mO\u{1B}[0m \u{1B}[1;34mo\u{1B}[0m\u{1B}[1;35m*\u{1B}[0m.|"
    )
    #expect(MapColours.painted("+--+") == "+--+")
    #expect(MapColours.painted(" X it was 1, 2   O you guessed 3, 4").hasSuffix("\u{1B}[1;33mO you guessed\u{1B}[0m 3, 4"))
  }
}
