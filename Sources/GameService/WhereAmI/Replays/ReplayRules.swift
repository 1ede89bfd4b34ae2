import Timekeeping

/// Plays a game again from its log. Pure.
///
/// The machine asks for no time and draws nothing, so what was written of its events makes it again what it was.
enum ReplayRules {
  /// Why a log makes no game.
  enum Fault: Error, Hashable, Sendable {
    /// An event lacks what its kind needs, or names a round or a player that is not there.
    case malformed(version: Int64)
    /// The game would not have taken the move.
    case refused(version: Int64)
  }

  /// Whether the log of a game is kept still, as far as time goes.
  static func isKept(since createTime: Moment, at now: Moment) -> Bool { createTime > now - LoggedEvent.retention }

  /// The game that a log makes.
  /// - Parameters:
  ///   - rounds: The game's rounds as they are in the end: a place that was drawn anew stands for the one before it.
  ///   - connected: Players whose streams were known to be there when it began, by index from 1.
  static func replay(
    _ log: [LoggedEvent], ruleset: Ruleset, rounds: [Round], playerCount: Int, connected: Set<Int> = [], since createTime: Moment
  ) throws(Fault) -> PhaseMachine {
    let locations = rounds.map(\.location)
    var machine = PhaseMachine.start(
      ruleset: ruleset, locations: locations, playerCount: playerCount, connected: connected, at: createTime
    ).machine
    for line in log {
      let event = try event(line, of: machine)
      do {
        _ = try machine.handle(event, at: line.time)
      } catch {
        throw .refused(version: line.version)
      }
    }
    return machine
  }

  private static func event(_ line: LoggedEvent, of machine: PhaseMachine) throws(Fault) -> PhaseMachine.Event {
    switch line.kind {
    // Only a timer that counted has changed anything.
    case .timer: return .timerDue(generation: machine.timerGeneration)
    case .void: return .void
    default: break
    }
    guard let player = line.player, machine.seats.indices.contains(player - 1) else { throw .malformed(version: line.version) }
    switch line.kind {
    case .connected: return .found(.connected, player)
    case .disconnected: return .found(.disconnected, player)
    case .forfeit: return .found(.forfeit, player)
    case .gone: return .gone(player)
    default: break
    }
    guard let move = move(line, of: machine) else { throw .malformed(version: line.version) }
    return .move(move, by: player)
  }

  /// Nil when the line lacks what its kind needs.
  private static func move(_ line: LoggedEvent, of machine: PhaseMachine) -> PhaseMachine.Move? {
    switch (line.kind, line.round, line.position) {
    case (.loaded, let round?, _): .loaded(round: round, found: line.position)
    case (.reportPanorama, let round?, _) where machine.rounds.indices.contains(round - 1):
      .reportPanorama(round: round, replacement: machine.rounds[round - 1].location)
    case (.endMoving, let round?, _): .endMoving(round: round)
    case (.placeMarker, let round?, let point?): .placeMarker(round: round, point)
    case (.submitGuess, let round?, let point?): .submitGuess(round: round, point)
    case (.ready, let round?, _): .ready(round: round)
    case (.leave, _, _): .leave
    case (.abortLoading, _, _): .abortLoading
    default: nil
    }
  }
}
