import WhereAmIProto
import FoundationEssentials
import Postgres
import Protobuf
import Timekeeping

/// Copies an ended game for those who judge a report of one of its players (requirement F-21).
struct GameEvidenceLog: Sendable {
  /// Bytes that say in a message that there is an event, and how long it is: it is far shorter than 128 bytes.
  private static let headBytes = 2
  /// Bytes that say that all events are there.
  private static let completeBytes = 2

  let database: Database
  let store = ReplayStore()

  /// Evidence that is kept of a game. It stays when the others are deleted: nothing in it says who they are, nor where they pointed.
  /// - Parameters:
  ///   - player: Player who is reported, by index from 1.
  ///   - reporter: Player who reports, by index from 1.
  func evidence(of game: Game, player: Int, reporter: Int, at now: Moment) async throws -> GameEvidence {
    // A player who has answered and quits must not hide the answer by it: no player sees the evidence, and the game has ended.
    var evidence = GameEvidence(
      game: WhereAmIProto.Game(game, for: nil, at: now, revealsAll: true).telling(of: player), playerIndex: Int32(player),
      reporterIndex: Int32(reporter))
    let log = try await store.log(of: game.id, after: 0, limit: GameEvidenceRules.eventsMax + 1, in: database)
    // Asked for after the log was read: as long as it is there, it was whole then.
    guard ReplayRules.isKept(since: game.createTime, at: now), try await store.isLogged(game.id, in: database) else { return evidence }
    let taken = evidence.encoded().count + Self.completeBytes
    let all = log.map { ReplayEvent($0).telling(of: player) }
    if all.count <= GameEvidenceRules.eventsMax, fitting(all, beside: taken).count == all.count {
      (evidence.events, evidence.isComplete) = (all, true)
      return evidence
    }
    // Somebody could fill it with markers so that nothing is seen of what came later.
    let moves = try await store.logWithoutMarkers(of: game.id, limit: GameEvidenceRules.eventsMax, in: database)
    evidence.events = fitting(moves.map { ReplayEvent($0).telling(of: player) }, beside: taken)
    return evidence
  }

  private func fitting(_ events: [ReplayEvent], beside taken: Int) -> [ReplayEvent] {
    Array(events.prefix(GameEvidenceRules.fittingCount(events.map { $0.encoded().count + Self.headBytes }, beside: taken)))
  }
}

extension WhereAmIProto.Game {
  /// The game with one player's account and guesses, and the others' as far as they say nothing of them.
  fileprivate func telling(of player: Int) -> WhereAmIProto.Game {
    var told = self
    for index in told.players.indices where told.players[index].playerIndex != Int32(player) { told.players[index].accountID = "" }
    for index in told.rounds.indices {
      for guess in told.rounds[index].guesses.indices where told.rounds[index].guesses[guess].playerIndex != Int32(player) {
        told.rounds[index].guesses[guess].position = nil
      }
    }
    return told
  }
}

extension ReplayEvent {
  /// The event, without where somebody else has pointed.
  fileprivate func telling(of player: Int) -> ReplayEvent {
    var told = self
    if playerIndex != Int32(player) { told.position = nil }
    return told
  }
}
