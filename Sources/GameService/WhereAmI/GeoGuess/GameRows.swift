import FoundationEssentials
import Geodesy
import Postgres
import Timekeeping

extension Game.Kind: SQLValue, SQLDecodable {}
extension PhaseMachine.Phase: SQLValue, SQLDecodable {}
extension LoggedEvent.Kind: SQLValue, SQLDecodable {}
extension Answer.Origin: SQLValue, SQLDecodable {}

/// Rows of the store's statements, read into nouns.
enum GameRows {
  /// A game from one row per round and player, ordered by both; nil without rows.
  static func game(_ rows: Rows) throws -> Game? {
    guard let first = rows.first else { return nil }
    var columns = Columns(first)
    let (id, kind) = (try columns.next(UUID.self), try columns.next(Game.Kind.self))
    let (mapID, createTime, version) = (try columns.next(String.self), try columns.next(Moment.self), try columns.next(Int64.self))
    var ruleset = try ruleset(&columns)
    let (phase, roundNumber) = (try columns.next(PhaseMachine.Phase.self), try columns.next(Int.self))
    let (phaseStartTime, endTime) = (try columns.next(Moment.self), try columns.next(Moment?.self))
    let (timerGeneration, winner) = (try columns.next(Int64.self), try columns.next(Int?.self))
    let (hasKnownPlaces, isOfGuest) = (try columns.next(Bool.self), try columns.next(Bool.self))
    ruleset.closeTime = try columns.next(Moment?.self)
    let (rounds, players, seats) = try roundsAndPlayers(rows, from: columns.position)
    return Game(
      id: id, kind: kind, mapID: mapID, createTime: createTime, version: version, players: players,
      play: PhaseMachine(
        ruleset: ruleset, phase: phase, roundNumber: roundNumber, phaseStartTime: phaseStartTime, endTime: endTime,
        timerGeneration: timerGeneration, rounds: rounds, seats: seats, winner: winner), hasKnownPlaces: hasKnownPlaces,
      isOfGuest: isOfGuest)
  }

  private static func ruleset(_ columns: inout Columns) throws -> Ruleset {
    let (scoringVersion, mapDiagonalM) = (try columns.next(Int.self), try columns.next(Double.self))
    let (defaultMarker, defaultMarkerScores) = (try columns.point(), try columns.next(Bool.self))
    let timing = Timing(
      load: try columns.milliseconds(), moving: try columns.milliseconds(), guess: try columns.milliseconds(),
      reveal: try columns.milliseconds(), lateBuffer: try columns.milliseconds(), countdown: try columns.milliseconds(),
      reconnectGrace: try columns.milliseconds())
    return Ruleset(
      timing: timing, scoringVersion: scoringVersion, mapDiagonalM: mapDiagonalM, defaultMarker: defaultMarker,
      defaultMarkerScores: defaultMarkerScores)
  }

  /// Rows come in order of round and player: the first round names the players, and each round begins with the first player.
  private static func roundsAndPlayers(_ rows: Rows, from position: Int) throws -> ([Round], [Player], [PhaseMachine.Seat]) {
    var rounds: [Round] = []
    var players: [Player] = []
    var seats: [PhaseMachine.Seat] = []
    for row in rows {
      var columns = Columns(row, from: position)
      let round = try round(&columns)
      let player = Player(accountID: try columns.next(), timeZone: try columns.next())
      let seat = PhaseMachine.Seat(
        leaveTime: try columns.next(), isConnected: try columns.next(), awayTime: try columns.next(), loadedRound: try columns.next(),
        readyRound: try columns.next())
      if !players.contains(player) {
        players.append(player)
        seats.append(seat)
      }
      if player == players.first { rounds.append(round) }
      rounds[rounds.count - 1].turns.append(try turn(&columns))
    }
    return (rounds, players, seats)
  }

  private static func round(_ columns: inout Columns) throws -> Round {
    let (id, position) = (try columns.next(String.self), try columns.point())
    let (provider, panoramaID) = (try columns.next(Int32.self), try columns.next(String?.self))
    let (near, radiusM) = (try columns.optionalPoint(), try columns.next(Int32?.self))
    let clues = try columns.next([UInt8]?.self)
    let target = panoramaID.map { Panorama.Target.id($0) } ?? clues.map { .clues($0) }
    let panorama = Panorama(
      provider: provider, target: target ?? .near(near ?? position, radiusM: radiusM ?? 0),
      headingDegrees: try columns.next(), attribution: try columns.next())
    return Round(
      location: Location(id: id, position: position, panorama: panorama), loadTime: try columns.next(), isRedrawn: try columns.next(),
      turns: [])
  }

  private static func turn(_ columns: inout Columns) throws -> Turn {
    let (isHeard, guessStartTime) = (try columns.next(Bool.self), try columns.next(Moment?.self))
    return Turn(
      isHeard: isHeard, guessStartTime: guessStartTime, marker: try columns.optionalPoint(), answer: try answer(&columns),
      foundPlace: try columns.optionalPoint())
  }

  private static func answer(_ columns: inout Columns) throws -> Answer? {
    let origin = try columns.next(Answer.Origin?.self)
    let (position, submitTime) = (try columns.optionalPoint(), try columns.next(Moment?.self))
    let (distanceM, score) = (try columns.next(Double?.self), try columns.next(Int?.self))
    guard let origin, let submitTime, let score else { return nil }
    return Answer(position: position, origin: origin, submitTime: submitTime, distanceM: distanceM, score: score)
  }

  static func gameInHistory(_ row: Row) throws -> GameInHistory {
    var columns = Columns(row)
    return GameInHistory(
      id: try columns.next(), kind: try columns.next(), mapID: try columns.next(), createTime: try columns.next(),
      endTime: try columns.next(), phase: try columns.next(), isGuessing: try columns.next(),
      hasLeft: try columns.next(), player: try columns.next(), winner: try columns.next(), score: try columns.next())
  }
}

/// The columns of a row, one after the other, as the statement lists them.
private struct Columns {
  let row: Row
  var position: Int

  init(_ row: Row, from position: Int = 0) {
    self.row = row
    self.position = position
  }

  mutating func next<Value: SQLDecodable>(_ type: Value.Type = Value.self) throws -> Value {
    defer { position += 1 }
    return try row.get(position, as: type)
  }

  mutating func milliseconds() throws -> Duration { .milliseconds(try next(Int32.self)) }

  /// Two columns, latitude and longitude. The schema keeps them in range.
  mutating func point() throws -> GeoPoint {
    GeoPoint(clampingLatitude: try next(Double.self), wrappingLongitude: try next(Double.self))
  }

  mutating func optionalPoint() throws -> GeoPoint? {
    let (latitude, longitude) = (try next(Double?.self), try next(Double?.self))
    guard let latitude, let longitude else { return nil }
    return GeoPoint(clampingLatitude: latitude, wrappingLongitude: longitude)
  }
}
