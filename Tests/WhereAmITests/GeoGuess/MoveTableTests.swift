import Geodesy
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// Every move in every state: what is answered when a call is repeated, late, early or meant for another round.
///
/// Rows are moves, columns the states of a game in its second round; the last but one column is the game finished, the last abandoned.
/// `ok` changes the game, `same` is a success that leaves it as it is.
@Suite("Every move in every state")
struct MoveTableTests {
  static let columns = "loading moving guessing answered timedOut finished abandoned".split(separator: " ").map(String.init)

  static let table = """
    loaded 1          | closed  closed  closed  closed  closed  finished finished
    loaded 2          | ok      same    same    same    same    finished finished
    loaded 3          | closed  closed  closed  closed  closed  finished finished
    report 1          | closed  closed  closed  closed  closed  finished finished
    report 2          | ok      ok      ok      closed  closed  finished finished
    report 3          | closed  closed  closed  closed  closed  finished finished
    endMoving 1       | closed  closed  closed  closed  closed  finished finished
    endMoving 2       | phase   ok      same    same    same    finished finished
    endMoving 3       | closed  closed  closed  closed  closed  finished finished
    placeMarker 1     | closed  closed  closed  closed  closed  finished finished
    placeMarker 2     | phase   phase   ok      already closed  finished finished
    placeMarker 3     | closed  closed  closed  closed  closed  finished finished
    submitGuess 1     | closed  closed  closed  closed  closed  finished finished
    submitGuess 2     | phase   ok      ok      already closed  finished finished
    submitGuess 3     | closed  closed  closed  closed  closed  finished finished
    ready 1           | same    same    same    same    same    same     finished
    ready 2           | phase   phase   phase   ok      ok      same     finished
    ready 3           | closed  closed  closed  closed  closed  finished finished
    leave             | ok      ok      ok      ok      ok      finished same
    abortLoading      | ok      phase   phase   phase   phase   finished same
    """

  @Test("the table", arguments: table.split(separator: "\n").map(String.init))
  func row(row: String) throws {
    let sides = row.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
    let move = try Self.move(sides[0])
    for (column, expected) in zip(Self.columns, sides[1]) {
      var game = try Self.game(column)
      let before = game.machine
      var outcome: String
      do {
        try game.move(move, after: .zero)
        outcome = game.machine == before ? "same" : "ok"
      } catch let refusal as GeoGuessRules.Refusal {
        outcome = Self.name(refusal)
        #expect(game.machine == before, "a refused move changed the game")
      }
      #expect(outcome == expected, "\(sides[0].joined(separator: " ")) in \(column)")
    }
  }

  static func move(_ words: [String]) throws -> PhaseMachine.Move {
    let round = words.count > 1 ? try #require(Int(words[1])) : 0
    switch words[0] {
    case "loaded": return .loaded(round: round)
    case "report": return .reportPanorama(round: round, replacement: GameFixtures.replacement)
    case "endMoving": return .endMoving(round: round)
    case "placeMarker": return .placeMarker(round: round, GameFixtures.point(1, 2))
    case "submitGuess": return .submitGuess(round: round, GameFixtures.point(1, 2))
    case "ready": return .ready(round: round)
    case "leave": return .leave
    default: return .abortLoading
    }
  }

  static func name(_ refusal: GeoGuessRules.Refusal) -> String {
    switch refusal {
    case .gameFinished: "finished"
    case .roundClosed: "closed"
    case .wrongPhase: "phase"
    case .alreadyAnswered: "already"
    case .alreadyRedrawn: "redrawn"
    case .reportTooLate: "late"
    case .gameNotFinished: "unfinished"
    }
  }

  /// A game in its second round. One of more than two rounds that is to be finished plays the others as well.
  static func game(_ state: String, rounds: Int = 2) throws -> GameDriver {
    var game = GameDriver(GameFixtures.machine(rounds: rounds))
    try game.playRound()
    try game.move(.ready(round: 1))
    if state == "loading" { return game }
    try game.move(.loaded(round: 2))
    switch state {
    case "guessing": try game.move(.endMoving(round: 2))
    case "answered": try game.move(.submitGuess(round: 2, GameFixtures.positions[0]))
    case "timedOut":
      try game.waitForTimer()
      try game.waitForTimer()
    case "finished":
      while !game.machine.hasEnded {
        try game.playRound()
        try game.move(.ready(round: game.machine.roundNumber))
      }
    case "abandoned": try game.move(.leave)
    default: break
    }
    return game
  }
}
