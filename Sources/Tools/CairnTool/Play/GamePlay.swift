internal import CairnProto
internal import WhereAmIProto
internal import WhereAmIServices
internal import EventLoop
internal import RPC
internal import Synchronization

/// Player who decides what to do: a person at a terminal, or chance.
protocol RoundPlayer: AnyObject {
  /// Does the next thing in a round that is not revealed.
  /// - Throws: `Quit`; what the calls throw.
  func act(_ standing: Standing, _ moves: GameMoves) async throws -> Standing

  /// Whether the player wants a game of a room to begin.
  /// - Parameter limit: How long to wait for the answer.
  /// - Throws: `Quit`.
  func wantsToBegin(within limit: Duration) async throws -> Bool

  /// Returns when the player has seen the solution.
  func see(_ standing: Standing) async throws
}

/// The player has had enough.
struct Quit: Error {}

/// The game that Ctrl-C must leave.
final class OpenGame: Sendable {
  private let moves = Mutex<GameMoves?>(nil)

  func set(_ game: GameMoves?) {
    moves.withLock { $0 = game }
  }

  /// Tells the server, so that the game does not go on by itself. Nobody is left to hear of a failure.
  func leave() async {
    guard let game = moves.withLock({ $0 }) else { return }
    try? await game.leave()
    Console.note("\nYou have left the game.")
  }
}

/// One game from the start to the statistics.
struct GamePlay {
  /// How often it is looked whether the others have done what is waited for.
  private static let waitInterval = Duration.milliseconds(300)

  let session: PlayerSession
  let player: any RoundPlayer
  let openGame: OpenGame
  let loop: Loop

  func play(_ choice: GameChoice) async throws {
    Console.say("You play as \(session.username).")
    let (moves, first): (GameMoves, Standing)
    do {
      (moves, first) = try await GameMoves.start(choice, timeZone: LocalTimeZone.identifier, session, player, loop)
    } catch is Quit {
      return
    }
    openGame.set(moves)
    let map = try await Atlas(session: session).map(first.game.mapID)
    do {
      try await playRounds(first, moves, map, isAgainstGhost: choice.isAgainstGhost)
    } catch {
      await openGame.leave()
      if error is Quit { return }
      throw error
    }
    openGame.set(nil)
    try await showEnd(moves, map)
  }

  private func playRounds(_ first: Standing, _ moves: GameMoves, _ map: Map?, isAgainstGhost: Bool) async throws {
    var standing = first
    var begun: (round: Int32, isRedrawn: Bool)?
    while !standing.hasEnded {
      let number = standing.game.roundNumber
      if standing.isWaiting(for: session.accountID) {
        try await loop.sleep(for: Self.waitInterval)
        standing = try await moves.look()
        continue
      }
      if standing.game.state == .reveal {
        show(standing, map)
        if isAgainstGhost { for line in GameText.ghost(try await moves.ghost(), round: number) { Console.say(line) } }
        try await player.see(standing)
        standing = try await moves.ready(number)
        continue
      }
      let now = (number, standing.round?.isRedrawn ?? false)
      if begun.map({ $0 != now }) ?? true { announce(standing, map) }
      begun = now
      standing = try await player.act(standing, moves)
      // The clock may have gone on by itself while the player thought: what was not seen is shown.
      if standing.game.roundNumber > number { reportMissed(number, standing, map) }
    }
    if standing.game.state == .abandoned {
      openGame.set(nil)
      throw Failure("The game was abandoned.")
    }
  }

  private func announce(_ standing: Standing, _ map: Map?) {
    Console.say("\n\(GameText.heading(standing.game, map: map))")
    for line in standing.round?.panorama.map(GameText.panorama) ?? [] { Console.say("  \(line)") }
  }

  private func show(_ standing: Standing, _ map: Map?) {
    guard let round = standing.round else { return }
    show(round, standing.game, map)
    for line in GameText.standings(standing.game, accountID: session.accountID) { Console.say(line) }
  }

  private func show(_ round: Round, _ game: Game, _ map: Map?) {
    let own = game.players.first { $0.accountID == session.accountID }?.playerIndex ?? 1
    Console.say(GameText.verdict(round.guesses.first { $0.playerIndex == own }))
    for line in GameText.map(round, of: own, map, width: Console.width) {
      Console.say(Console.hasColours ? MapColours.painted(line) : line)
    }
  }

  private func reportMissed(_ number: Int32, _ standing: Standing, _ map: Map?) {
    guard let missed = standing.game.rounds.first(where: { $0.roundNumber == number }), missed.solution != nil else { return }
    Console.say("Round \(number) has ended meanwhile.")
    show(missed, standing.game, map)
  }

  private func showEnd(_ moves: GameMoves, _ map: Map?) async throws {
    Console.say("\nThe game is over.\n")
    let result = try await moves.result()
    for line in GameText.table(result, accountID: session.accountID) { Console.say(line) }
    if let game = result.game { for line in GameText.standings(game, accountID: session.accountID) { Console.say(line) } }
    let response = try await Patience.retrying {
      try await StatisticsServiceClient(session.channel).getStatistics(GetStatisticsRequest(), session.options())
    }
    if let statistics = response.statistics {
      Console.say()
      for line in GameText.statistics(statistics) { Console.say(line) }
    }
    if let map, !map.attributions.isEmpty { Console.say("\n" + map.attributions.joined(separator: "\n")) }
  }
}
