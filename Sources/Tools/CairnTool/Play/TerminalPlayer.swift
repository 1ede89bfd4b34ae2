internal import CairnProto
internal import WhereAmIProto
internal import Geodesy
internal import RPC

/// Asks a person. While it waits, the server's clock goes on: when a phase ends, the game is looked at again.
final class TerminalPlayer: RoundPlayer {
  /// The server needs a moment after the end of a phase before the next has begun.
  private static let afterPhase = Duration.milliseconds(300)

  /// Refusals of the server because time went on; the game is looked at again.
  private static let tooLate: [Reason] = [.roundClosed, .wrongPhase, .alreadyAnswered, .gameFinished]
  /// Refusals of the server after which the player may try otherwise.
  private static let refusals: [Reason] = [.invalidCoordinates, .alreadyRedrawn, .reportTooLate, .invalidArgument]

  private static let help = """
    A guess is a place, as "48.86 2.35" (degrees north, degrees east) or as a city's name: "paris", "paris, us".
    Other answers: r  the panorama cannot be shown: another place is drawn, once a round
                   q  leaves the game
                   ?  this text
    """

  private let atlas: Atlas
  private let reader: LineReader
  /// The list that was shown last, to choose from by number.
  private var offered: [City] = []
  private var askedState: Game.State?

  init(atlas: Atlas, reader: LineReader = LineReader()) {
    self.atlas = atlas
    self.reader = reader
  }

  // MARK: Acting

  func act(_ standing: Standing, _ moves: GameMoves) async throws -> Standing {
    if standing.game.state != askedState { ask(standing) }
    askedState = standing.game.state
    switch try await reader.next(within: standing.left().map { $0 + Self.afterPhase }) {
    case .timeout:
      let next = try await moves.look()
      if next.game.state != standing.game.state { Console.say() }
      return next
    case .end: throw Failure("The input has ended in the middle of the game.")
    case .line(let line):
      askedState = nil
      do {
        return try await obey(GuessText(line), standing, moves)
      } catch let error as RPCError where (Self.tooLate + Self.refusals).contains(where: error.says) {
        Console.say(ErrorSentences.sentence(for: error))
        return try await moves.look()
      }
    }
  }

  private func ask(_ standing: Standing) {
    let left = standing.left().map(GameText.clock)
    switch standing.game.state {
    case .loading: Console.ask("Open it and press Enter: the clock starts. Or guess at once (? for help): ")
    case .moving: Console.ask("\(left.map { "\($0) to look around. " } ?? "")Your guess: ")
    default: Console.ask("\(left.map { "\($0) to guess. " } ?? "")Your guess: ")
    }
  }

  private func obey(_ text: GuessText, _ standing: Standing, _ moves: GameMoves) async throws -> Standing {
    switch text {
    case .place(let place): return try await guess(place, standing, moves)
    case .city(let name, let countryCode): return try await guess(name, countryCode, standing, moves)
    case .choice(let number) where offered.indices.contains(number - 1): return try await guess(offered[number - 1], standing, moves)
    case .nothing where !offered.isEmpty: return try await guess(offered[0], standing, moves)
    case .nothing where standing.game.state == .loading: return try await moves.loaded(standing.game.roundNumber)
    case .report: return try await moves.report(standing.game.roundNumber)
    case .quit: throw Quit()
    case .help, .nothing: Console.say(Self.help)
    case .choice: Console.say("There is no such line in a list. A guess is two numbers or a city's name.")
    case .outOfRange: Console.say("Latitudes go from -90 to 90, longitudes from -180 to 180; the latitude comes first.")
    }
    return standing
  }

  private func guess(_ name: String, _ countryCode: String?, _ standing: Standing, _ moves: GameMoves) async throws -> Standing {
    let found = try await atlas.cities(name)
    switch CityChoice(name: name, countryCode: countryCode, found: found) {
    case .one(let city): return try await guess(city, standing, moves)
    case .none: Console.say("No city's name begins with \"\(name)\"\(countryCode.map { " in \($0)" } ?? "").")
    case .several(let cities):
      offered = cities
      for (index, city) in cities.enumerated() { Console.say("  \(index + 1)  \(city.line)") }
      Console.say("Type the number, or press Enter for 1.")
    }
    return standing
  }

  private func guess(_ city: City, _ standing: Standing, _ moves: GameMoves) async throws -> Standing {
    guard let place = city.place else { return standing }
    Console.say("Guess: \(city.line)")
    return try await guess(place, standing, moves)
  }

  private func guess(_ place: GeoPoint, _ standing: Standing, _ moves: GameMoves) async throws -> Standing {
    offered = []
    let round = standing.game.roundNumber
    if standing.game.state == .loading {
      let loaded = try await moves.loaded(round)
      if loaded.game.state == .loading {
        Console.say("The panorama is not on the other's screen yet: guess again in a moment.")
        return loaded
      }
    }
    return try await moves.guess(place, round)
  }

  func wantsToBegin(within limit: Duration) async throws -> Bool {
    switch try await reader.next(within: limit) {
    case .timeout: return false
    case .end: throw Failure("The input has ended before the game has begun.")
    case .line(let line):
      if GuessText(line) == .quit { throw Quit() }
      return true
    }
  }

  // MARK: Seeing

  func see(_ standing: Standing) async throws {
    offered = []
    askedState = nil
    let isLast = standing.game.roundNumber == standing.game.roundCount
    let itself = standing.left().map { " (in \(GameText.clock($0)) it goes on by itself)" } ?? ""
    Console.ask("Press Enter for the \(isLast ? "result" : "next round")\(itself): ")
    switch try await reader.next(within: standing.left()) {
    case .line(let line): if GuessText(line) == .quit { throw Quit() }
    case .timeout: Console.say()
    case .end: break
    }
  }
}
