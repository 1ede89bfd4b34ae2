import GameTesting
import Geodesy
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// A game is what its log makes of it.
@Suite("Games played again")
struct ReplayRulesTests {
  /// A random game, its log, and the machine in the end.
  struct Played {
    var log: [LoggedEvent] = []
    var machine: PhaseMachine
    let ruleset: Ruleset
    let playerCount: Int
  }

  /// Plays until the game has ended or is stopped; writes the log as `GamePlay` does: what has changed nothing is not in it.
  static func play(seed: UInt64) throws -> Played {
    var chance = SplitMix(state: seed)
    let playerCount = chance.next() % 3 == 0 ? 1 : Int(chance.next() % 7) + 2
    let ruleset = playerCount > 1 ? GameFixtures.several : chance.next() % 2 == 0 ? GameFixtures.world : GameFixtures.region
    var machine = GameFixtures.machine(ruleset, players: playerCount)
    var (log, now, version): ([LoggedEvent], Moment, Int64) = ([], GameFixtures.start, 1)
    for _ in 0..<400 where !machine.hasEnded {
      now = now + .milliseconds(Int64(chance.next() % 9_000))
      let event = event(in: machine, &chance, playerCount)
      if case .timerDue = event, let due = machine.dueTime { now = max(now, due) }
      var next = machine
      guard (try? next.handle(event, at: now)) != nil, next != machine else { continue }
      version += 1
      log.append(LoggedEvent(event, version: version, at: now))
      machine = next
    }
    return Played(log: log, machine: machine, ruleset: ruleset, playerCount: playerCount)
  }

  private static func event(in machine: PhaseMachine, _ chance: inout SplitMix, _ playerCount: Int) -> PhaseMachine.Event {
    let player = Int(chance.next() % UInt64(playerCount)) + 1
    // Sometimes the round before or after: refused, or for nothing.
    let round = machine.roundNumber + (chance.next() % 20 == 0 ? Int(chance.next() % 3) - 1 : 0)
    let point = GameFixtures.point(Double(chance.next() % 170) - 85, Double(chance.next() % 360) - 180)
    switch chance.next() % 100 {
    case 0..<25: return .move(.loaded(round: round), by: player)
    case 25..<28: return .move(.reportPanorama(round: round, replacement: GameFixtures.location(machine.roundNumber % 6)), by: player)
    case 28..<40: return .move(.endMoving(round: round), by: player)
    case 40..<60: return .move(.placeMarker(round: round, point), by: player)
    case 60..<78: return .move(.submitGuess(round: round, point), by: player)
    case 78..<92: return .move(.ready(round: round), by: player)
    case 92: return chance.next() % 8 == 0 ? .move(.leave, by: player) : .timerDue(generation: machine.timerGeneration)
    case 93: return chance.next() % 8 == 0 ? .move(.abortLoading, by: player) : .timerDue(generation: machine.timerGeneration - 1)
    case 94: return chance.next() % 20 == 0 ? .void : .timerDue(generation: machine.timerGeneration)
    case 99: return chance.next() % 8 == 0 ? .gone(player) : .timerDue(generation: machine.timerGeneration)
    case 95: return .found(.connected, player)
    case 96: return .found(.disconnected, player)
    case 97: return chance.next() % 4 == 0 ? .found(.forfeit, player) : .timerDue(generation: machine.timerGeneration)
    default: return .timerDue(generation: machine.timerGeneration)
    }
  }

  @Test("10,000 random games, played again from their logs, come to the same results")
  func randomGames() throws {
    var (finished, abandoned, redrawn, won) = (0, 0, 0, 0)
    for seed in 1...10_000 as ClosedRange<UInt64> {
      let played = try Self.play(seed: seed)
      let again = try ReplayRules.replay(
        played.log, ruleset: played.ruleset, rounds: played.machine.rounds, playerCount: played.playerCount, since: GameFixtures.start)
      try #require(again == played.machine, "seed \(seed)")
      finished += played.machine.phase == .finished ? 1 : 0
      abandoned += played.machine.phase == .abandoned ? 1 : 0
      redrawn += played.machine.rounds.contains(where: \.isRedrawn) ? 1 : 0
      won += played.machine.winner == nil ? 0 : 1
    }
    // Otherwise the games were not what they are meant to be.
    #expect(finished > 2_000 && abandoned > 500 && redrawn > 500 && won > 500, "\(finished) \(abandoned) \(redrawn) \(won)")
  }

  @Test("a log that is not the game's is refused, not played somehow")
  func faults() throws {
    let played = try Self.play(seed: 7)
    func replay(_ log: [LoggedEvent]) throws {
      _ = try ReplayRules.replay(
        log, ruleset: played.ruleset, rounds: played.machine.rounds, playerCount: played.playerCount, since: GameFixtures.start)
    }
    func line(_ kind: LoggedEvent.Kind, player: Int? = 1, round: Int? = 1, position: GeoPoint? = nil) -> LoggedEvent {
      LoggedEvent(version: 2, time: GameFixtures.start, kind: kind, player: player, round: round, position: position)
    }
    for wrong in [
      line(.submitGuess), line(.placeMarker), line(.loaded, round: nil), line(.loaded, player: nil), line(.loaded, player: 99),
      line(.reportPanorama, round: 6),
    ] {
      #expect(throws: ReplayRules.Fault.malformed(version: 2)) { try replay([wrong]) }
    }
    #expect(throws: ReplayRules.Fault.refused(version: 2)) { try replay([line(.ready)]) }
  }

  @Test("every kind of event is written and read back as it was")
  func kinds() {
    let moves: [PhaseMachine.Move] = [
      .loaded(round: 1), .reportPanorama(round: 2, replacement: GameFixtures.replacement), .endMoving(round: 3),
      .placeMarker(round: 4, GameFixtures.positions[0]), .submitGuess(round: 5, GameFixtures.positions[1]), .ready(round: 1), .leave,
      .abortLoading,
    ]
    let lines = moves.map { LoggedEvent(.move($0, by: 2), version: 2, at: GameFixtures.start) }
    #expect(lines.allSatisfy { $0.player == 2 })
    #expect(lines.map(\.round) == [1, 2, 3, 4, 5, 1, nil, nil])
    #expect(lines.compactMap(\.position) == [GameFixtures.positions[0], GameFixtures.positions[1]])
    let found = [ReconnectRules.Finding.connected, .disconnected, .forfeit].map {
      LoggedEvent(.found($0, 2), version: 2, at: GameFixtures.start)
    }
    #expect(found.allSatisfy { $0.player == 2 && $0.round == nil })
    #expect(LoggedEvent(.gone(2), version: 2, at: GameFixtures.start).player == 2)
    let others = [PhaseMachine.Event.timerDue(generation: 3), .void].map { LoggedEvent($0, version: 2, at: GameFixtures.start) }
    #expect(Set((lines + found + others).map(\.kind) + [.gone]) == Set(LoggedEvent.Kind.allCases))
    #expect(others.allSatisfy { $0.player == nil && $0.round == nil && $0.position == nil })
  }
}
