import CairnProto
import WhereAmIProto
import FoundationEssentials
import GameCommon
import Geodesy
import Identity
import Protobuf
import RPC
import Timekeeping

/// Nouns become messages. Facts that a player may not know yet are left out here and nowhere else: the rounds to come, and before the reveal
/// the solution, the others' answers, and what the own answer is worth.
extension WhereAmIProto.Game {
  /// A game as one of its players, by index from 1, may see it.
  /// - Parameters:
  ///   - player: Nil for a spectator: nobody's answer is that one's own.
  ///   - revealsAll: Also what nobody may know: the answers and the solution of a round that not all have answered. For moderators.
  init(_ game: Game, for player: Int?, at now: Moment, revealsAll: Bool = false) {
    let (play, ruleset) = (game.play, game.play.ruleset)
    let (stage, stageEndTime) =
      if let player { (play.stage(of: player), play.stageEndTime(of: player)) } else { (play.spectatorStage, play.spectatorStageEndTime) }
    let ranks = Dictionary(uniqueKeysWithValues: play.standings.map { ($0.player, Int32($0.rank)) })
    self.init(
      gameID: game.id.text, kind: Kind(game.kind), state: State(stage), mapID: game.mapID, version: game.version,
      roundNumber: Int32(play.roundNumber), roundCount: Int32(play.rounds.count), phaseEndTime: stageEndTime,
      serverTime: now,
      rounds: (1...play.roundNumber).map { WhereAmIProto.Round(number: $0, of: play, for: player, revealsAll: revealsAll) },
      players: game.players.enumerated().map { index, member in
        WhereAmIProto.Player(
          playerIndex: Int32(index + 1), accountID: member.accountID.text, score: Int32(play.score(of: index + 1)),
          rank: ranks[index + 1] ?? 1, hasLeft: play.hasLeft(index + 1), isLoaded: play.isLoaded(index + 1),
          hasAnswered: play.turn(of: index + 1).answer != nil, isReady: play.isReady(index + 1),
          badgeIDs: (game.hasKnownPlaces ? [] : GameFeats.measures(of: index + 1, in: play)).flatMap {
            BadgeCatalogue.whereAmI.earned($0, 1).map(\.badge.rawValue)
          },
          reconnectEndTime: play.reconnectEndTime(of: index + 1))
      },
      createTime: game.createTime, endTime: play.endTime, timing: WhereAmIProto.Timing(ruleset.timing),
      scoringVersion: Int32(ruleset.scoringVersion), mapDiagonalM: ruleset.mapDiagonalM,
      winnerIndex: play.winner.map { Int32($0) }, nextPanorama: play.nextPanorama.map { CairnProto.Panorama($0) })
  }
}

extension WhereAmIProto.Game.Kind {
  init(_ kind: Game.Kind) {
    switch kind {
    case .single: self = .single
    case .online: self = .online
    case .friend: self = .friend
    case .room: self = .room
    }
  }
}

extension WhereAmIProto.Game.State {
  init(_ stage: PhaseMachine.Stage) {
    switch stage {
    case .loading: self = .loading
    case .moving: self = .moving
    case .guessing: self = .guessing
    case .reveal: self = .reveal
    case .countdown: self = .countdown
    case .finished: self = .finished
    case .abandoned: self = .abandoned
    }
  }
}

extension WhereAmIProto.Timing {
  init(_ timing: Timing) {
    self.init(
      loadTimeoutMs: timing.load.wire, movingMs: timing.moving.wire, guessMs: timing.guess.wire, revealMs: timing.reveal.wire,
      lateBufferMs: timing.lateBuffer.wire, countdownMs: timing.countdown.wire, reconnectGraceMs: timing.reconnectGrace.wire)
  }
}

extension Duration {
  fileprivate var wire: Int32 { Int32(clamping: inMilliseconds) }
}

extension WhereAmIProto.Round {
  init(number: Int, of play: PhaseMachine, for player: Int?, revealsAll: Bool) {
    let (round, isRevealed) = (play.rounds[number - 1], revealsAll || play.isRevealed(round: number))
    self.init(
      roundNumber: Int32(number), panorama: CairnProto.Panorama(round.location.panorama),
      solution: isRevealed ? LatLng(round.location.position) : nil,
      guesses: round.turns.enumerated().compactMap { index, turn in
        guard let answer = turn.answer, isRevealed || index + 1 == player else { return nil }
        return WhereAmIProto.Guess(answer, of: index + 1, isRevealed: isRevealed)
      },
      marker: player.flatMap { round.turns[$0 - 1].marker }.map { LatLng($0) }, defaultMarker: LatLng(play.ruleset.defaultMarker),
      isRedrawn: round.isRedrawn)
  }
}

extension WhereAmIProto.Guess {
  init(_ answer: Answer, of player: Int, isRevealed: Bool) {
    self.init(
      playerIndex: Int32(player), position: answer.position.map { LatLng($0) }, origin: Origin(answer.origin),
      isDefault: answer.origin == .byDefault, distanceM: isRevealed ? answer.distanceM : nil,
      score: isRevealed ? Int32(answer.score) : nil, submitTime: answer.submitTime)
  }
}

extension WhereAmIProto.Guess.Origin {
  init(_ origin: Answer.Origin) {
    switch origin {
    case .submitted: self = .submitted
    case .lastMarker: self = .lastMarker
    case .byDefault: self = .default
    }
  }
}

extension CairnProto.Panorama {
  init(_ panorama: Panorama) {
    let (target, radiusM): (OneOfTarget, Int32?) =
      switch panorama.target {
      case .id(let id): (.panoramaID(id), nil)
      case .near(let position, let radiusM): (.position(LatLng(position)), radiusM)
      case .clues(let bytes): (.clues((try? Clues(decoding: bytes)) ?? Clues()), nil)
      }
    self.init(
      provider: PanoramaProvider(rawValue: panorama.provider), target: target, headingDegrees: panorama.headingDegrees,
      searchRadiusM: radiusM, attribution: panorama.attribution)
  }
}

extension GetResultResponse {
  init(_ game: Game, for player: Int, at now: Moment) {
    let distances = game.play.rounds.indices.compactMap { index in
      game.play.isRevealed(round: index + 1) ? game.play.rounds[index].turns[player - 1].answer?.distanceM : nil
    }
    self.init(
      game: WhereAmIProto.Game(game, for: player, at: now), score: Int32(game.play.score(of: player)), distanceM: distances.reduce(0, +))
  }
}

extension GameSummary {
  init(_ game: GameInHistory, against opponents: [Person]) {
    self.init(
      gameID: game.id.text, kind: WhereAmIProto.Game.Kind(game.kind), state: WhereAmIProto.Game.State(game.stage), mapID: game.mapID,
      score: Int32(game.score), createTime: game.createTime, endTime: game.endTime, isWon: game.winner == game.player,
      opponents: opponents)
  }
}

extension LatLng {
  init(_ point: GeoPoint) {
    self.init(latitudeDegrees: point.latitude, longitudeDegrees: point.longitude)
  }
}

// MARK: - Messages become nouns

extension Ruleset {
  /// Rules that a game on a map is played by.
  init(_ map: CairnProto.Map, timing: Timing, closeTime: Moment? = nil) {
    self.init(
      timing: timing, scoringVersion: ScoringRules.version, mapDiagonalM: map.diagonalM,
      defaultMarker: map.centre.flatMap { GeoPoint($0) } ?? .origin,
      defaultMarkerScores: GeoGuessRules.defaultMarkerScores(onWorld: map.isWorld), closeTime: closeTime)
  }
}

extension Location {
  /// A drawn place; nil when it is none that can be played: GeoService is a stranger too.
  init?(_ location: CairnProto.Location) {
    guard let position = location.position.flatMap({ GeoPoint($0) }), let panorama = location.panorama.flatMap({ Panorama($0) })
    else { return nil }
    self.init(id: location.locationID, position: position, panorama: panorama)
  }
}

extension Panorama {
  init?(_ panorama: CairnProto.Panorama) {
    guard panorama.headingDegrees >= 0, panorama.headingDegrees < 360 else { return nil }
    switch panorama.target {
    case .panoramaID(let id): target = .id(id)
    case .position(let position):
      guard let near = GeoPoint(position) else { return nil }
      target = .near(near, radiusM: max(0, panorama.searchRadiusM ?? 0))
    case .clues(let clues):
      if clues.clues.isEmpty { return nil }
      target = .clues(clues.encoded())
    case nil: return nil
    }
    provider = panorama.provider.rawValue
    headingDegrees = panorama.headingDegrees
    attribution = panorama.attribution
  }
}

extension GeoPoint {
  /// Nil for NaN, infinities and degrees out of range.
  init?(_ position: LatLng) {
    self.init(latitude: position.latitudeDegrees, longitude: position.longitudeDegrees)
  }
}
