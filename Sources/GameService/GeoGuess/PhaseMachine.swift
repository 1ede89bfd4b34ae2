import Geodesy
import Timekeeping

/// How a game goes forward: a value that takes events and answers with what is to be done. It asks for no time, draws nothing and
/// keeps nothing; whoever drives it does that.
///
///     loading ──▶ playing ──▶ reveal ──▶ loading … ──▶ finished
///        │           │           │
///        └───────────┴───────────┴──▶ abandoned
///
/// While a round is *playing*, each player is by himself: looking around until he gives it up or the moving time ends, then guessing
/// until he answers or his guess time ends. The deadlines are common: loaded + moving + guess for all; for one who stopped looking
/// around early, his own stop + guess. The reveal waits for the last answer.
///
/// Time decides, timers only remind: each event is preceded by everything that fell due before it, so that a move in the
/// instant between a deadline and its timer meets the game as it should be. A phase that begins late, because the process was down,
/// still has its full length.
struct PhaseMachine: Hashable, Sendable {
  typealias Refusal = GeoGuessRules.Refusal

  let ruleset: Ruleset
  private(set) var phase: Phase
  /// The current round, from 1.
  private(set) var roundNumber: Int
  private(set) var phaseStartTime: Moment
  private(set) var endTime: Moment?
  /// The generation of the one timer that counts.
  private(set) var timerGeneration: Int64
  /// All rounds, those to come included.
  private(set) var rounds: [Round]

  /// A machine as it was kept.
  init(
    ruleset: Ruleset, phase: Phase, roundNumber: Int, phaseStartTime: Moment, endTime: Moment?, timerGeneration: Int64,
    rounds: [Round]
  ) {
    self.ruleset = ruleset
    self.phase = phase
    self.roundNumber = roundNumber
    self.phaseStartTime = phaseStartTime
    self.endTime = endTime
    self.timerGeneration = timerGeneration
    self.rounds = rounds
  }

  /// A game that begins: the first panorama is being loaded.
  static func start(
    ruleset: Ruleset, locations: [Location], playerCount: Int, at now: Moment
  ) -> (machine: PhaseMachine, actions: [Action]) {
    let turns = Array(repeating: Turn(), count: playerCount)
    let machine = PhaseMachine(
      ruleset: ruleset, phase: .loading, roundNumber: 1, phaseStartTime: now, endTime: nil, timerGeneration: 1,
      rounds: locations.map { Round(location: $0, turns: turns) })
    return (machine, machine.arming())
  }

  /// Takes an event. Without a change the answer is empty and the machine equal to what it was; a refused move changes nothing.
  mutating func handle(_ event: Event, at now: Moment) throws(Refusal) -> [Action] {
    var next = self
    var actions: [Action] = []
    switch event {
    case .timerDue(let generation):
      guard generation == timerGeneration else { return [] }
      actions = next.settle(at: now)
    case .move(let move, by: let player):
      actions = next.settle(at: now)
      actions += try next.apply(move, by: player, at: now)
    }
    if next.alarm != alarm {
      next.timerGeneration += 1
      actions += next.arming()
    }
    self = next
    return actions
  }
}

// MARK: - What a player does

extension PhaseMachine {
  private mutating func apply(_ move: Move, by player: Int, at now: Moment) throws(Refusal) -> [Action] {
    if hasEnded { return try acceptInEndedGame(move) }
    switch move {
    case .loaded(let round): try load(round, by: player, at: now)
    case .reportPanorama(let round, let replacement): try redraw(round, by: player, as: replacement, at: now)
    case .endMoving(let round): try endMoving(round, by: player, at: now)
    case .placeMarker(let round, let position): try placeMarker(round, by: player, at: position)
    case .submitGuess(let round, let position): try submit(round, by: player, position, at: now)
    case .ready(let round): return try ready(round, at: now)
    case .leave: return abandon(by: player, isQuit: hasShownPanorama, at: now)
    case .abortLoading:
      guard phase == .loading else { throw .wrongPhase }
      // Giving up on a panorama that does not come is no quit; giving up a game that was begun is, in whatever phase.
      return abandon(by: player, isQuit: hasShownPanorama, at: now)
    }
    return []
  }

  /// A repeated call whose first answer was lost is answered with how things stand; anything else is refused.
  private func acceptInEndedGame(_ move: Move) throws(Refusal) -> [Action] {
    switch move {
    case .leave where phase == .abandoned, .abortLoading where phase == .abandoned: return []
    case .ready(let round) where phase == .finished && round <= roundNumber: return []
    default: throw .gameFinished
    }
  }

  private mutating func load(_ round: Int, by player: Int, at now: Moment) throws(Refusal) {
    try require(round)
    guard phase == .loading || phase == .playing else { return }
    hear(player)
    if phase == .loading { beginPlaying(at: now) }
  }

  private mutating func redraw(_ round: Int, by player: Int, as replacement: Location, at now: Moment) throws(Refusal) {
    try checkReport(round: round, by: player, at: now)
    var turns = Array(repeating: Turn(), count: current.turns.count)
    for index in turns.indices { turns[index].isHeard = current.turns[index].isHeard }
    current = Round(location: replacement, isRedrawn: true, turns: turns)
    hear(player)
    enter(.loading, at: now)
  }

  private mutating func endMoving(_ round: Int, by player: Int, at now: Moment) throws(Refusal) {
    try require(round)
    guard phase != .loading else { throw .wrongPhase }
    guard phase == .playing else { return }
    hear(player)
    beginGuessing(player, at: now)
  }

  private mutating func placeMarker(_ round: Int, by player: Int, at position: GeoPoint) throws(Refusal) {
    try requireUnanswered(round, by: player)
    guard turn(of: player).guessStartTime != nil else { throw .wrongPhase }
    hear(player)
    current.turns[player - 1].marker = position
  }

  private mutating func submit(_ round: Int, by player: Int, _ position: GeoPoint, at now: Moment) throws(Refusal) {
    try requireUnanswered(round, by: player)
    guard phase == .playing else { throw .wrongPhase }
    hear(player)
    beginGuessing(player, at: now)
    keepAnswer(of: player, position, .submitted, at: now)
    revealWhenAllAnswered(at: now)
  }

  private mutating func ready(_ round: Int, at now: Moment) throws(Refusal) -> [Action] {
    guard round >= roundNumber else { return [] }
    try require(round)
    guard phase == .reveal else { throw .wrongPhase }
    return advance(at: now)
  }

  /// Whether a report that a round's panorama cannot be shown would be taken.
  func checkReport(round: Int, by player: Int, at now: Moment) throws(Refusal) {
    if hasEnded { throw .gameFinished }
    try require(round)
    guard phase == .loading || phase == .playing, turn(of: player).answer == nil else { throw .roundClosed }
    if current.isRedrawn { throw .alreadyRedrawn }
    if let loadTime = current.loadTime, now > loadTime + GeoGuessRules.reportWindow { throw .reportTooLate }
  }

  /// Moves name their round, so that a late one never counts for the next.
  private func require(_ round: Int) throws(Refusal) {
    guard round == roundNumber else { throw .roundClosed }
  }

  private func requireUnanswered(_ round: Int, by player: Int) throws(Refusal) {
    try require(round)
    guard let answer = turn(of: player).answer else { return }
    throw answer.origin == .submitted ? .alreadyAnswered : .roundClosed
  }
}

// MARK: - What time does

extension PhaseMachine {
  /// Does everything that has fallen due. Ends, because each phase it begins lasts from `now`, and a round without a word stops it.
  private mutating func settle(at now: Moment) -> [Action] {
    var actions: [Action] = []
    while let due = dueTime, due <= now { actions += passDueTime(at: now) }
    return actions
  }

  private mutating func passDueTime(at now: Moment) -> [Action] {
    switch phase {
    case .loading: beginPlaying(at: now)
    case .playing: passTurns(at: now)
    case .reveal where isSilent: return abandonInSilence(at: now)
    case .reveal: return advance(at: now)
    case .finished, .abandoned: break
    }
    return []
  }

  private mutating func passTurns(at now: Moment) {
    for player in 1...current.turns.count {
      guard let due = dueTime(ofTurn: player - 1), due <= now else { continue }
      if turn(of: player).guessStartTime == nil {
        beginGuessing(player, at: movingEndTime)
      } else {
        answerByTime(player)
      }
    }
    revealWhenAllAnswered(at: now)
  }

  /// The last marker is the answer; without one the default marker, where it counts.
  private mutating func answerByTime(_ player: Int) {
    let end = guessEndTime(of: player)
    if let marker = turn(of: player).marker {
      keepAnswer(of: player, marker, .lastMarker, at: end)
    } else {
      keepAnswer(of: player, ruleset.defaultMarkerScores ? ruleset.defaultMarker : nil, .byDefault, at: end)
    }
  }

  private mutating func abandonInSilence(at now: Moment) -> [Action] {
    enter(.abandoned, at: now)
    return current.turns.indices.map { .countQuit(player: $0 + 1) }
  }
}

// MARK: - Going forward

extension PhaseMachine {
  /// The current round, or the last one of an ended game.
  private(set) var current: Round {
    get { rounds[roundNumber - 1] }
    set { rounds[roundNumber - 1] = newValue }
  }

  private mutating func enter(_ next: Phase, at now: Moment) {
    phase = next
    phaseStartTime = now
    if hasEnded { endTime = now }
  }

  private mutating func beginPlaying(at now: Moment) {
    enter(.playing, at: now)
    current.loadTime = now
  }

  private mutating func beginGuessing(_ player: Int, at now: Moment) {
    if turn(of: player).guessStartTime == nil { current.turns[player - 1].guessStartTime = now }
  }

  private mutating func keepAnswer(of player: Int, _ position: GeoPoint?, _ origin: Answer.Origin, at time: Moment) {
    let distanceM = position.map { $0.distance(to: current.location.position) }
    let score = distanceM.map { ScoringRules.score(distanceM: $0, mapDiagonalM: ruleset.mapDiagonalM) } ?? 0
    current.turns[player - 1].marker = nil
    current.turns[player - 1].answer = Answer(
      position: position, origin: origin, submitTime: time, distanceM: distanceM, score: score)
  }

  private mutating func revealWhenAllAnswered(at now: Moment) {
    if current.turns.allSatisfy({ $0.answer != nil }) { enter(.reveal, at: now) }
  }

  private mutating func advance(at now: Moment) -> [Action] {
    if roundNumber == rounds.count {
      enter(.finished, at: now)
      return [.countFinish]
    }
    roundNumber += 1
    enter(.loading, at: now)
    return []
  }

  private mutating func abandon(by player: Int, isQuit: Bool, at now: Moment) -> [Action] {
    enter(.abandoned, at: now)
    return isQuit ? [.countQuit(player: player)] : []
  }

  private mutating func hear(_ player: Int) {
    current.turns[player - 1].isHeard = true
  }

  /// What a timer is armed for: a change of it needs a timer of the next generation.
  private var alarm: Alarm { Alarm(phase: phase, roundNumber: roundNumber, dueTime: dueTime) }

  private struct Alarm: Equatable {
    let phase: Phase
    let roundNumber: Int
    let dueTime: Moment?
  }

  private func arming() -> [Action] {
    dueTime.map { [.armTimer(due: $0, generation: timerGeneration)] } ?? []
  }
}
