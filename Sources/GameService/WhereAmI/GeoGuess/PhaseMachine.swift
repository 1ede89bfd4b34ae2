import Geodesy
import Timekeeping

/// How a game goes forward: a value that takes events and answers with what is to be done. It asks for no time, draws nothing and
/// keeps nothing; its caller does that.
///
///     loading ──▶ playing ──▶ reveal ──▶ countdown ──▶ loading … ──▶ finished
///        │           │           │           │
///        └───────────┴───────────┴───────────┴──▶ abandoned
///
/// One to eight play. A barrier of those who stay is what all wait for: that the panorama is on every screen, that everyone has answered,
/// that everyone has seen the reveal. Time opens each barrier that players do not. The countdown is for games of several.
///
/// A player who leaves is out, and the others go on. The last one to stay has won at once, and may play to the end for the score. A player whose account is
/// gone is out as well, but counts for nothing: where fewer than two would stay, the game is void. A player who was not heard from in a round has the default
/// answer, and leaves when the next one closes in which that is so; when nobody was heard from in two rounds, the
/// game is void, for that is rather a fault of ours.
///
/// While a round is *playing*, each player is by himself: looking around until he gives it up or the moving time ends, then guessing
/// until he answers or his guess time ends. The deadlines are common: loaded + moving + guess for all; for one who stopped looking
/// around early, his own stop + guess. The reveal waits for the last answer.
///
/// A player whose stream is lost has some time to come back, while another one who plays is there; any move is to be back.
///
/// Time decides, timers only remind: each event is preceded by everything that fell due before it, so that a move in the
/// instant between a deadline and its timer meets the game as it should be. A phase that begins late, because the process was down,
/// still has its full length. A game that closes at a time (`Ruleset.closeTime`) has ended then, wherever it stands.
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
  /// Seats of those who play, in order of player index.
  private(set) var seats: [Seat]
  /// Player who has won, by index from 1. Nil before, after a draw, in a void game, and where one plays alone.
  private(set) var winner: Int?

  /// A machine as it was kept.
  init(
    ruleset: Ruleset, phase: Phase, roundNumber: Int, phaseStartTime: Moment, endTime: Moment?, timerGeneration: Int64,
    rounds: [Round], seats: [Seat], winner: Int?
  ) {
    self.ruleset = ruleset
    self.phase = phase
    self.roundNumber = roundNumber
    self.phaseStartTime = phaseStartTime
    self.endTime = endTime
    self.timerGeneration = timerGeneration
    self.rounds = rounds
    self.seats = seats
    self.winner = winner
  }

  /// A game that begins: the first panorama is being loaded.
  /// - Parameters:
  ///   - playerCount: In [1, 8].
  ///   - connected: The players, by index from 1, whose streams were asked for and were there: one whose stream goes before it is looked for again is seen to
  ///     be away. A player who was not asked for may have none, and play by calls alone.
  static func start(
    ruleset: Ruleset, locations: [Location], playerCount: Int, connected: Set<Int> = [], at now: Moment
  ) -> (machine: PhaseMachine, actions: [Action]) {
    precondition((1...GeoGuessRules.playersMax).contains(playerCount))
    let turns = Array(repeating: Turn(), count: playerCount)
    let machine = PhaseMachine(
      ruleset: ruleset, phase: .loading, roundNumber: 1, phaseStartTime: now, endTime: nil, timerGeneration: 1,
      rounds: locations.map { Round(location: $0, turns: turns) },
      seats: (1...playerCount).map { Seat(isConnected: connected.contains($0)) }, winner: nil)
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
    case .found(let finding, let player):
      actions = next.found(finding, player, at: now)
    case .gone(let player):
      actions = next.gone(player, at: now)
    case .void:
      if !hasEnded { next.enter(.abandoned, at: now) }
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
    if hasEnded || hasLeft(player) { return try acceptAfterEnd(move) }
    comeBack(player, at: now)
    switch move {
    case .loaded(let round, let place): try load(round, found: place, by: player, at: now)
    case .reportPanorama(let round, let replacement): try redraw(round, by: player, as: replacement, at: now)
    case .endMoving(let round): try endMoving(round, by: player, at: now)
    case .placeMarker(let round, let position): try placeMarker(round, by: player, at: position)
    case .submitGuess(let round, let position): return try submit(round, by: player, position, at: now)
    case .ready(let round): return try ready(round, by: player, at: now)
    case .leave where !isSingle && phase == .reveal && roundNumber == rounds.count:
      // Everything was answered: a player who goes now has seen enough, and does not quit.
      return try ready(roundNumber, by: player, at: now)
    case .leave: return leave([player], at: now)
    case .abortLoading:
      // Alone, a panorama that is still not there when the time to load is over may be given up as well.
      guard phase == .loading || (isSingle && phase == .playing && !turn(of: player).isHeard) else { throw .wrongPhase }
      return leave([player], at: now)
    }
    return []
  }

  /// A repeated call whose first answer was lost is answered with how things stand; anything else is refused.
  private func acceptAfterEnd(_ move: Move) throws(Refusal) -> [Action] {
    switch move {
    case .leave where !isSingle || phase == .abandoned, .abortLoading where phase != .finished: return []
    case .ready(let round) where phase == .finished && round <= roundNumber: return []
    default: throw .gameFinished
    }
  }

  private mutating func load(_ round: Int, found place: GeoPoint?, by player: Int, at now: Moment) throws(Refusal) {
    try require(round)
    guard phase == .loading || phase == .playing else { return }
    // Alone, a panorama that comes later than the time to load allows is still seen for the first time.
    if phase == .loading || isSingle && !turn(of: player).isHeard { find(place, by: player) }
    hear(player)
    guard phase == .loading else {
      if isSingle { takeFoundPlace() }
      return
    }
    if isLast(player, of: { $0.loadedRound == roundNumber }) {
      beginPlaying(at: now)
    } else {
      seats[player - 1].loadedRound = roundNumber
    }
  }

  /// Notes where a player's panorama is, by the first word: near enough to be what the round has asked for.
  private mutating func find(_ place: GeoPoint?, by player: Int) {
    guard let place, turn(of: player).foundPlace == nil, current.mayBe(at: place) else { return }
    current.turns[player - 1].foundPlace = place
  }

  /// The panorama that all who stay have found is what they look at: its place is the solution.
  private mutating func takeFoundPlace() {
    let places = staying.map { turn(of: $0).foundPlace }
    guard let first = places.first ?? nil, current.turns.allSatisfy({ $0.answer == nil }) else { return }
    let isShared = places.allSatisfy { $0.map { $0.distance(to: first) <= GeoGuessRules.samePlaceMax } ?? false }
    if isShared { current.location.position = first }
  }

  private mutating func redraw(_ round: Int, by player: Int, as replacement: Location, at now: Moment) throws(Refusal) {
    try checkReport(round: round, by: player, at: now)
    var turns = Array(repeating: Turn(), count: current.turns.count)
    // Where several play, silence would be held against who has reported. Alone, the new panorama has not been seen until something says so.
    if !isSingle { for index in turns.indices { turns[index].isHeard = current.turns[index].isHeard } }
    current = Round(location: replacement, isRedrawn: true, turns: turns)
    for index in seats.indices { seats[index].loadedRound = min(seats[index].loadedRound, roundNumber - 1) }
    if !isSingle { hear(player) }
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

  private mutating func submit(_ round: Int, by player: Int, _ position: GeoPoint, at now: Moment) throws(Refusal) -> [Action] {
    try requireUnanswered(round, by: player)
    guard phase == .playing else { throw .wrongPhase }
    hear(player)
    beginGuessing(player, at: now)
    keepAnswer(of: player, position, .submitted, at: now)
    return closeRoundWhenAllAnswered(at: now)
  }

  private mutating func ready(_ round: Int, by player: Int, at now: Moment) throws(Refusal) -> [Action] {
    guard round >= roundNumber else { return [] }
    try require(round)
    if phase == .countdown { return [] }
    guard phase == .reveal else { throw .wrongPhase }
    // A sign of life, of the last one too.
    if !turn(of: player).isHeard { seats[player - 1].readyRound = roundNumber }
    if isLast(player, of: { $0.readyRound == roundNumber }) { return passReveal(at: now) }
    seats[player - 1].readyRound = roundNumber
    return []
  }

  /// Whether all others who stay have done what a barrier waits for. The deed of the last one is not kept: the barrier is open.
  private func isLast(_ player: Int, of isDone: (Seat) -> Bool) -> Bool {
    staying.allSatisfy { $0 == player || isDone(seats[$0 - 1]) }
  }

  /// Whether a report that a round's panorama cannot be shown would be taken. Not once anybody has answered: a good answer is not wiped by who has
  /// seen that it was given.
  func checkReport(round: Int, by player: Int, at now: Moment) throws(Refusal) {
    if hasEnded { throw .gameFinished }
    try require(round)
    guard phase == .loading || phase == .playing, current.turns.allSatisfy({ $0.answer == nil }) else { throw .roundClosed }
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
    if isClosing { return close(at: now) }
    switch phase {
    case .loading: beginPlaying(at: now)
    case .playing: return passTurns(at: now)
    case .reveal where isSilent: return abandonInSilence(at: now)
    case .reveal: return passReveal(at: now)
    case .countdown: return advance(at: now)
    case .finished, .abandoned: break
    }
    return []
  }

  /// The game's time is over. Where everything is answered it is finished; otherwise it counts for nothing, and nobody has quit.
  private mutating func close(at now: Moment) -> [Action] {
    if phase == .reveal && roundNumber == rounds.count && !isSilent { return passReveal(at: now) }
    enter(.abandoned, at: now)
    return []
  }

  private mutating func passTurns(at now: Moment) -> [Action] {
    for player in staying {
      guard let due = dueTime(ofTurn: player - 1), due <= now else { continue }
      if turn(of: player).guessStartTime == nil {
        beginGuessing(player, at: movingEndTime)
      } else {
        answerByTime(player)
      }
    }
    return closeRoundWhenAllAnswered(at: now)
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
    let quits: [Action] = staying.filter(hasSeenPanorama).map { .countQuit(player: $0) }
    enter(.abandoned, at: now)
    return quits
  }
}

// MARK: - Who goes

extension PhaseMachine {
  /// Players go, by their own will or by their silence. Before the first panorama was shown that is no quit; giving up on a panorama that
  /// does not come later is. Alone, what counts is that the player was heard from with a panorama; against others, that it was time to play,
  /// for otherwise silence would be the way out of a game that is being lost.
  private mutating func leave(_ players: [Int], at now: Moment) -> [Action] {
    let isDecided = winner != nil
    if isSingle {
      let quits: [Action] = players.filter(hasSeenPanorama).map { .countQuit(player: $0) }
      enter(.abandoned, at: now)
      return quits
    }
    let isQuit = hasShownPanorama && !isDecided
    let quits: [Action] = isQuit ? players.map { .countQuit(player: $0) } : []
    for player in players { seats[player - 1].leaveTime = now }
    guard !staying.isEmpty, hasShownPanorama || staying.count > 1 else {
      enter(.abandoned, at: now)
      return quits
    }
    let losses: [Action] = isQuit ? players.map { .countLoss(player: $0) } : []
    return quits + losses + winByForfeit() + openBarrier(at: now)
  }

  /// A player's account is gone. Nothing is counted for a player who is nobody any more, and nobody wins by it: where fewer than two would stay, the game is
  /// void. A deadline that has passed is left to its timer: nobody has moved.
  private mutating func gone(_ player: Int, at now: Moment) -> [Action] {
    if hasEnded || hasLeft(player) { return [] }
    guard canGoOn(without: player) else {
      enter(.abandoned, at: now)
      return []
    }
    seats[player - 1].leaveTime = now
    return openBarrier(at: now)
  }

  private mutating func winByForfeit() -> [Action] {
    guard winner == nil, staying.count == 1 else { return [] }
    winner = staying[0]
    return [.countWin(player: staying[0])]
  }

  /// The one who was waited for may be the one who has gone.
  private mutating func openBarrier(at now: Moment) -> [Action] {
    switch phase {
    case .loading:
      if staying.allSatisfy({ seats[$0 - 1].loadedRound == roundNumber }) { beginPlaying(at: now) }
      return []
    case .playing: return closeRoundWhenAllAnswered(at: now)
    case .reveal: return staying.allSatisfy { seats[$0 - 1].readyRound == roundNumber } ? passReveal(at: now) : []
    case .countdown, .finished, .abandoned: return []
    }
  }
}

// MARK: - Who is there

extension PhaseMachine {
  /// A deadline that has passed is left to its timer: nobody has moved.
  private mutating func found(_ finding: ReconnectRules.Finding, _ player: Int, at now: Moment) -> [Action] {
    if isSingle || hasEnded || hasLeft(player) { return [] }
    switch finding {
    case .connected:
      comeBack(player, at: now)
      seats[player - 1].isConnected = true
    case .disconnected:
      guard seats[player - 1].isConnected else { return [] }
      seats[player - 1].isConnected = false
      seats[player - 1].awayTime = now
    case .forfeit:
      // In the last reveal everything is answered.
      guard isAwaited(player), phase != .reveal || roundNumber < rounds.count else { return [] }
      return leave([player], at: now)
    }
    return []
  }

  /// When all were away at once, which is rather a fault of ours, the first one who is back gives the others their time anew.
  private mutating func comeBack(_ player: Int, at now: Moment) {
    guard seats[player - 1].awayTime != nil else { return }
    if staying.allSatisfy({ seats[$0 - 1].awayTime != nil }) {
      for other in staying { seats[other - 1].awayTime = now }
    }
    seats[player - 1].awayTime = nil
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
    takeFoundPlace()
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

  private mutating func closeRoundWhenAllAnswered(at now: Moment) -> [Action] {
    guard staying.allSatisfy({ turn(of: $0).answer != nil }) else { return [] }
    enter(.reveal, at: now)
    let silent = isSingle ? [] : staying.filter { isSilent($0, in: roundNumber) && isSilent($0, in: roundNumber - 1) }
    if silent.isEmpty { return [] }
    if silent.count == staying.count {
      enter(.abandoned, at: now)
      return []
    }
    // A player with a stream is there, and keeps the default answers.
    let gone = silent.filter { !seats[$0 - 1].isConnected }
    return gone.isEmpty ? [] : leave(gone, at: now)
  }

  /// After the last round there is nothing to count down to.
  private mutating func passReveal(at now: Moment) -> [Action] {
    if isSingle || roundNumber == rounds.count { return advance(at: now) }
    enter(.countdown, at: now)
    return []
  }

  private mutating func advance(at now: Moment) -> [Action] {
    if roundNumber == rounds.count {
      enter(.finished, at: now)
      return [.countFinish] + decide()
    }
    roundNumber += 1
    enter(.loading, at: now)
    return []
  }

  /// A player who stays and is first alone has won; those who share the first place neither win nor lose (W-S9).
  private mutating func decide() -> [Action] {
    guard !isSingle, winner == nil else { return [] }
    let first = standings.filter { $0.rank == 1 }.map(\.player)
    if first.count == 1 { winner = first[0] }
    let losses: [Action] = staying.filter { !first.contains($0) }.map { .countLoss(player: $0) }
    return (winner.map { [.countWin(player: $0)] } ?? []) + losses
  }

  private mutating func hear(_ player: Int) {
    current.turns[player - 1].isHeard = true
  }

  /// The state a timer is armed for: a change of it needs a timer of the next generation.
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
