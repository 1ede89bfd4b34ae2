import Events
import FoundationEssentials
import Geodesy
import Postgres
import ServiceDatabase
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

// The nouns by names of their own, for tests that see the messages of the same names as well.
typealias PlayedGame = Game
typealias KeptInvitation = Invitation
typealias PlayedRound = Round
typealias GamePlayer = Player
typealias ShownPanorama = Panorama
typealias DrawnLocation = Location

/// Games for tests: places, lengths of time and a beginning.
enum GameFixtures {
  /// A point by latitude and longitude in degrees, clamped and wrapped.
  static func point(_ latitude: Double, _ longitude: Double) -> GeoPoint {
    GeoPoint(clampingLatitude: latitude, wrappingLongitude: longitude)
  }

  static let start = Moment(milliseconds: 1_750_000_000_000)

  /// Rome, Quito, Nairobi, Tokyo, Hobart, Oslo (for redraws); then Lima, Accra, Hanoi, Perth, Riga and Nuuk, for what stands in.
  static let positions = [
    point(41.9, 12.5), point(-0.18, -78.47), point(-1.29, 36.82),
    point(35.68, 139.69), point(-42.88, 147.33), point(59.91, 10.75),
    point(-12.05, -77.04), point(5.6, -0.19), point(21.03, 105.85), point(-31.95, 115.86), point(56.95, 24.11), point(64.18, -51.72),
  ]

  static let world = Ruleset(
    timing: .standard, scoringVersion: ScoringRules.version, mapDiagonalM: 14_916_862, defaultMarker: point(0, 0),
    defaultMarkerScores: true)

  static let several = Ruleset(
    timing: .standardOnline, scoringVersion: ScoringRules.version, mapDiagonalM: 14_916_862, defaultMarker: point(0, 0),
    defaultMarkerScores: true)

  static let region = Ruleset(
    timing: .standard, scoringVersion: ScoringRules.version, mapDiagonalM: 1_300_000, defaultMarker: point(42, 12),
    defaultMarkerScores: false)

  static func location(_ index: Int) -> Location {
    Location(
      id: "0000000\(String(index, radix: 16))-0000-4000-8000-000000000000", position: positions[index],
      panorama: Panorama(provider: 2, target: .id("image-\(index)"), headingDegrees: 90, attribution: "Someone"))
  }

  static let replacement = location(5)

  static func machine(_ ruleset: Ruleset = world, rounds: Int = GeoGuessRules.roundCount, players: Int = 1) -> PhaseMachine {
    PhaseMachine.start(ruleset: ruleset, locations: (0..<rounds).map(location), playerCount: players, at: start).machine
  }
}

/// A machine with a clock and its one armed timer, driven as a handler and a scheduler would.
struct GameDriver {
  var machine: PhaseMachine
  var now = GameFixtures.start
  var timer: (due: Moment, generation: Int64)?
  /// Everything the machine asked for, timers left out.
  var counted: [PhaseMachine.Action] = []

  init(_ machine: PhaseMachine = GameFixtures.machine()) {
    self.machine = machine
    timer = machine.dueTime.map { ($0, machine.timerGeneration) }
  }

  mutating func move(_ move: PhaseMachine.Move, by player: Int = 1, after wait: Duration = .seconds(1)) throws {
    now = now + wait
    carryOut(try machine.handle(.move(move, by: player), at: now))
  }

  /// Waits for the armed timer and lets it fire.
  mutating func waitForTimer(late: Duration = .zero) throws {
    guard let timer else { return }
    now = max(now, timer.due + late)
    carryOut(try machine.handle(.timerDue(generation: timer.generation), at: now))
  }

  mutating func carryOut(_ actions: [PhaseMachine.Action]) {
    for action in actions {
      if case .armTimer(let due, let generation) = action { timer = (due, generation) } else { counted.append(action) }
    }
  }

  /// Plays a round from loading to reveal.
  mutating func playRound(_ position: GeoPoint = GameFixtures.positions[0]) throws {
    try move(.loaded(round: machine.roundNumber))
    try move(.submitGuess(round: machine.roundNumber, position))
  }
}

extension GameFixtures {
  /// A game of several players that begins.
  static func online(
    of accountIDs: [UUID], kind: Game.Kind = .online, at now: Moment = start
  ) -> (game: Game, actions: [PhaseMachine.Action]) {
    let (machine, actions) = PhaseMachine.start(
      ruleset: several, locations: (0..<GeoGuessRules.roundCount).map(location), playerCount: accountIDs.count, at: now)
    let game = Game(
      id: UUID(), kind: kind, mapID: "world", createTime: now, version: 1,
      players: accountIDs.map { Player(accountID: $0, timeZone: "UTC") }, play: machine)
    return (game, actions)
  }

  /// A game of one player that begins.
  static func game(
    of accountID: UUID = UUID(), ruleset: Ruleset = world, timeZone: String = "UTC", at now: Moment = start
  ) -> (game: Game, actions: [PhaseMachine.Action]) {
    let (machine, actions) = PhaseMachine.start(
      ruleset: ruleset, locations: (0..<GeoGuessRules.roundCount).map(location), playerCount: 1, at: now)
    let game = Game(
      id: UUID(), kind: .single, mapID: "world", createTime: now, version: 1,
      players: [Player(accountID: accountID, timeZone: timeZone)], play: machine)
    return (game, actions)
  }
}

extension GeoGuessStore {
  /// Keeps a game that several things have happened to: its log is of no use.
  func keep(_ game: Game, insteadOf former: Game, in transaction: Transaction) async throws -> Bool {
    let line = LoggedEvent(.timerDue(generation: 0), version: game.version, at: GameFixtures.start)
    return try await keep(game, insteadOf: former, after: line, in: transaction)
  }
}

/// What the service keeps about people.
enum PlayerData {
  /// As the service builds it, with a clock that stands.
  static func make(_ database: Database) throws -> PersonalData { try GeoGuessBench(database).features().personal }
}

extension StatisticsStore {
  /// Counts a game that was not brought to its end.
  func countQuit(of accountID: UUID, in transaction: Transaction) async throws {
    let (former, _) = try await lock(accountID, dayOf: GameFixtures.start, in: "UTC", transaction)
    try await keep(StatisticsRules.afterQuit(former), of: accountID, in: transaction)
  }
}
