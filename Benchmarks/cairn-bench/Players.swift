import CairnProto
import WhereAmIProto
import WhereAmIServices
import EventLoop
import Foundation
import RPC

/// A crowd of players that make the same move at the same moment, so that what one move costs the services can be measured.
///
/// Driven line by line on standard input: `prepare` brings everybody to a panorama that is loaded and answers `prepared`; `guess` has
/// everybody guess and answers `guessed MICROSECONDS` followed by the microseconds each guess took; `guess N` does the same with N guesses a
/// second, each on time whatever has become of those before, and counts from when it was due. Ends with the input.
struct Players: Sendable {
  private let channel: RPCClient
  private let loop: Loop
  private let tokens: [String]

  /// - Parameters:
  ///   - address: The gateway's, without TLS.
  ///   - count: How many sign up.
  static func run(address: HostPort, count: Int) async throws {
    let loop = Loop()
    let channel = RPCClient(to: Upstream(name: "gateway", hosts: [address]), credentials: .accessToken, home: loop)
    let players = Players(channel: channel, loop: loop, tokens: try await Crowd.signUp(count, channel).map(\.tokens.accessToken))
    Crowd.say("signed-up")
    try await players.obey()
  }

  private func obey() async throws {
    var games = [Game](repeating: Game(), count: tokens.count)
    while let line = readLine() {
      let words = line.split(separator: " ")
      let isGuess = words.first == "guess"
      let interval = words.count > 1 ? Duration.seconds(1) / (Int(words[1]) ?? 1) : .zero
      let begin = ContinuousClock.now
      let moves = try await everybody(games, interval) { isGuess ? try await guess($0, $1) : try await prepare($0, $1) }
      let took = ContinuousClock.now - begin
      games = moves.map(\.game)
      if isGuess { Crowd.say("guessed", took, moves.map(\.took)) } else { Crowd.say("prepared") }
    }
  }

  private struct Move: Sendable {
    let game: Game
    let took: Duration
  }

  /// Everybody, each with the game it is in, at once or one after the other; the answers in the players' order.
  private func everybody(
    _ games: [Game], _ interval: Duration, _ move: @escaping @Sendable (Game, String) async throws -> Game
  ) async throws -> [Move] {
    let tokens = tokens
    return try await loop.run {
      try await withThrowingTaskGroup(of: (Int, Move).self) { group in
        let first = ContinuousClock.now
        for (index, game) in games.enumerated() {
          group.addTask {
            var begin = ContinuousClock.now
            if interval > .zero {
              begin = first + interval * index
              try await Task.sleep(until: begin)
            }
            let next = try await move(game, tokens[index])
            return (index, Move(game: next, took: ContinuousClock.now - begin))
          }
        }
        var moves = [Move?](repeating: nil, count: games.count)
        for try await (index, result) in group { moves[index] = result }
        return moves.compactMap { $0 }
      }
    }
  }

  /// A new game after the last round, otherwise the next round; then the panorama is on the screen.
  private func prepare(_ game: Game, _ token: String) async throws -> Game {
    let client = GeoGuessServiceClient(channel)
    var game = game
    if game.state == .reveal {
      let request = SetReadyRequest(gameID: game.gameID, roundNumber: game.roundNumber)
      game = try await client.setReady(request, CallOptions(accessToken: token)).game ?? game
    }
    if game.state != .loading {
      let options = CallOptions(idempotencyKey: UUID().uuidString.lowercased(), accessToken: token)
      game = try await client.startSingle(StartSingleRequest(), options).game ?? game
    }
    let request = RoundLoadedRequest(gameID: game.gameID, roundNumber: game.roundNumber)
    return try await client.roundLoaded(request, CallOptions(accessToken: token)).game ?? game
  }

  private func guess(_ game: Game, _ token: String) async throws -> Game {
    let request = SubmitGuessRequest(
      gameID: game.gameID, roundNumber: game.roundNumber, position: LatLng(latitudeDegrees: 45.5, longitudeDegrees: 9.2))
    let options = CallOptions(idempotencyKey: UUID().uuidString.lowercased(), accessToken: token)
    return try await GeoGuessServiceClient(channel).submitGuess(request, options).game ?? game
  }
}
