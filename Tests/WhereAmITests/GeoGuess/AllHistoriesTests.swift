import GameTesting
import Geodesy
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// Every short history of a game, and long random ones: whatever players and timers do, in whatever order, these laws hold.
@Suite("Laws of a game")
struct AllHistoriesTests {
  /// Something that happens, and how long after the last.
  enum Happening: CaseIterable {
    case loaded, report, endMoving, marker, guess, ready, readyForFormer, leave, abort, timer, staleTimer, guessForNext, hourThenLoaded
    case connected, disconnected, forfeit, gone, void

    /// Whether it is one of the players to whom it happens.
    var isOfPlayer: Bool { ![.timer, .staleTimer, .void].contains(self) }
  }

  @Test("every sequence of up to seven happenings of one player, of four of two", arguments: [1, 2])
  func allSequences(players: Int) throws {
    var explored = 0
    try explore(GameDriver(GameFixtures.machine(rounds: 2, players: players)), depth: players == 1 ? 7 : 4, &explored)
    #expect(explored > 1_000)
  }

  /// A happening that changed nothing leads to histories that are explored without it.
  private func explore(_ game: GameDriver, depth: Int, _ explored: inout Int) throws {
    guard depth > 0 else { return }
    for happening in Happening.allCases {
      for player in 1...game.machine.rounds[0].turns.count {
        var next = game
        explored += 1
        Self.happen(happening, by: player, to: &next)
        try Laws.check(from: game, to: next)
        if next.machine != game.machine { try explore(next, depth: depth - 1, &explored) }
      }
    }
  }

  @Test("every order of up to six events of two players, from each phase of a first and a last round")
  func twoPlayers() throws {
    let events: [Happening] = [.loaded, .endMoving, .guess, .ready, .leave, .timer]
    for beginning in try Self.beginnings() {
      var seen: Set<PhaseMachine.Phase> = []
      try exploreTwo(beginning, events, depth: 6) { seen.insert($0.phase) }
      #expect(seen.contains(.abandoned) && seen.contains(.reveal) && seen.contains(.countdown) != (beginning.machine.roundNumber == 2))
    }
  }

  /// A game that was met before leads where it led then, so that far more histories are gone through than games are looked at. Between two
  /// happenings no time passes but what a happening takes: what comes in one order or the other leads to the same game.
  @Test("whatever happens to two players, in every order of up to six, from each phase of a first and a last round", arguments: 0..<3)
  func everythingForTwo(beginning: Int) throws {
    let first = try Self.beginnings()[beginning]
    var seen: Set<State> = [State(first)]
    var games = [first]
    for _ in 1...Self.depthOfTwo {
      var next: [GameDriver] = []
      for game in games {
        for happening in Happening.allCases {
          for player in 1...(happening.isOfPlayer ? 2 : 1) {
            var after = game
            Self.happen(happening, by: player, to: &after, waiting: .zero)
            if after.machine == game.machine { continue }
            try Laws.check(from: game, to: after)
            try Laws.checkBarriers(after.machine)
            if seen.insert(State(after)).inserted { next.append(after) }
          }
        }
      }
      games = next
    }
    #expect(seen.count > 1_000)
  }

  private static let depthOfTwo = 6

  /// All on which it depends what can become of a game.
  private struct State: Hashable {
    let machine: PhaseMachine
    let now: Moment
    let counted: [PhaseMachine.Action]

    init(_ game: GameDriver) { (machine, now, counted) = (game.machine, game.now, game.counted) }
  }

  /// A game of two that begins, and one in each round before its reveal, so that six events reach what follows.
  private static func beginnings() throws -> [GameDriver] {
    let first = GameDriver(GameFixtures.machine(GameFixtures.several, rounds: 2, players: 2))
    var playing = first
    for player in 1...2 { try playing.move(.loaded(round: 1), by: player) }
    var last = playing
    for player in 1...2 { try last.move(.submitGuess(round: 1, GameFixtures.positions[player]), by: player) }
    for player in 1...2 { try last.move(.ready(round: 1), by: player) }
    try last.waitForTimer()
    try last.move(.loaded(round: 2), by: 1)
    return [first, playing, last]
  }

  private func exploreTwo(
    _ game: GameDriver, _ events: [Happening], depth: Int, _ see: (PhaseMachine) -> Void
  ) throws {
    see(game.machine)
    try Laws.checkBarriers(game.machine)
    guard depth > 0 else { return }
    for event in events {
      for player in 1...(event == .timer ? 1 : 2) {
        var next = game
        Self.happen(event, by: player, to: &next)
        try Laws.check(from: game, to: next)
        if next.machine != game.machine { try exploreTwo(next, events, depth: depth - 1, see) }
      }
    }
  }

  @Test("long random histories", arguments: 1...200)
  func randomHistories(seed: UInt64) throws {
    var chance = SplitMix(state: seed)
    let players = chance.next() % 2 == 0 ? Int(chance.next() % 8) + 1 : 1
    var ruleset = players > 1 ? GameFixtures.several : chance.next() % 2 == 0 ? GameFixtures.world : GameFixtures.region
    if players == 1, seed % 3 == 0 { ruleset.closeTime = GameFixtures.start + .seconds(Int64(chance.next() % 600)) }
    var game = GameDriver(GameFixtures.machine(ruleset, players: players))
    for step in 1...300 {
      let former = game
      // Leaving ends a history: it stays rare, so that most are long.
      var happening = Happening.allCases[Int(chance.next() % UInt64(Happening.allCases.count))]
      if [.leave, .abort, .gone, .void].contains(happening), chance.next() % 20 != 0 { happening = .timer }
      game.now = game.now + .milliseconds(Int64(chance.next() % 4_000))
      Self.happen(happening, by: Int(chance.next() % UInt64(players)) + 1, to: &game)
      try Laws.check(from: former, to: game, "seed \(seed), step \(step): \(happening)")
    }
  }

  @Test("whatever has happened, timers alone bring every game to an end")
  func timersEndEveryGame() throws {
    for seed in 1...100 as ClosedRange<UInt64> {
      var chance = SplitMix(state: seed)
      var game = GameDriver()
      for _ in 0..<(chance.next() % 20) {
        Self.happen(Happening.allCases[Int(chance.next() % UInt64(Happening.allCases.count))], by: 1, to: &game)
      }
      var fired = 0
      while !game.machine.hasEnded {
        try game.waitForTimer()
        fired += 1
        try #require(fired < 50, "seed \(seed): the game hangs in \(game.machine.phase)")
      }
    }
  }

  /// - Parameter wait: How long after the last happening a move comes.
  static func happen(_ happening: Happening, by player: Int, to game: inout GameDriver, waiting wait: Duration = .seconds(1)) {
    let round = game.machine.roundNumber
    do {
      switch happening {
      case .loaded: try game.move(.loaded(round: round), by: player, after: wait)
      case .report: try game.move(.reportPanorama(round: round, replacement: GameFixtures.replacement), by: player, after: wait)
      case .endMoving: try game.move(.endMoving(round: round), by: player, after: wait)
      case .marker: try game.move(.placeMarker(round: round, GameFixtures.point(10, 20)), by: player, after: wait)
      case .guess: try game.move(.submitGuess(round: round, GameFixtures.point(45, 9)), by: player, after: wait)
      case .ready: try game.move(.ready(round: round), by: player, after: wait)
      case .readyForFormer: try game.move(.ready(round: round - 1), by: player, after: wait)
      case .leave: try game.move(.leave, by: player, after: wait)
      case .abort: try game.move(.abortLoading, by: player, after: wait)
      case .timer: try game.waitForTimer()
      case .staleTimer: _ = try game.machine.handle(.timerDue(generation: game.machine.timerGeneration - 1), at: game.now)
      case .guessForNext: try game.move(.submitGuess(round: round + 1, GameFixtures.point(45, 9)), by: player, after: wait)
      case .connected: try game.find(.connected, player)
      case .disconnected: try game.find(.disconnected, player)
      case .forfeit: try game.find(.forfeit, player)
      case .gone: game.carryOut(try game.machine.handle(.gone(player), at: game.now))
      case .void: game.carryOut(try game.machine.handle(.void, at: game.now))
      case .hourThenLoaded: try game.move(.loaded(round: round), by: player, after: .seconds(3_600))
      }
    } catch {}
  }
}

/// What must hold between a game and the same game one happening later.
enum Laws {
  static func check(from old: GameDriver, to new: GameDriver, _ history: String = "") throws {
    let (before, after) = (old.machine, new.machine)
    try #require(isForward(before, after), "the game went back: \(before.phase) → \(after.phase) \(history)")
    try #require(after.timerGeneration >= before.timerGeneration, "a generation fell \(history)")
    try checkTimer(old, new, history)
    if let closeTime = after.ruleset.closeTime, let due = after.dueTime { try #require(due <= closeTime, "it outlives its day \(history)") }
    try checkCounts(new, history)
    try checkRounds(before, after, history)
  }

  private static func isForward(_ before: PhaseMachine, _ after: PhaseMachine) -> Bool {
    if before.hasEnded { return before == after }
    if after.hasEnded || after.roundNumber > before.roundNumber { return after.roundNumber <= after.rounds.count }
    let isRedraw = after.current.isRedrawn && !before.current.isRedrawn
    return after.roundNumber == before.roundNumber && (isRedraw || order(after) >= order(before))
  }

  private static func order(_ machine: PhaseMachine) -> Int {
    PhaseMachine.Phase.allCases.firstIndex(of: machine.phase) ?? 0
  }

  /// The armed timer is the one that counts, and fires when the machine needs it.
  private static func checkTimer(_ old: GameDriver, _ new: GameDriver, _ history: String) throws {
    guard !new.machine.hasEnded else { return }
    try #require(new.timer?.generation == new.machine.timerGeneration, "the armed timer is stale \(history)")
    try #require(new.timer?.due == new.machine.dueTime, "the timer fires at the wrong time \(history)")
    if new.machine.phase != old.machine.phase || new.machine.roundNumber != old.machine.roundNumber {
      try #require(new.machine.timerGeneration > old.machine.timerGeneration, "a transition kept its timer \(history)")
    }
  }

  private static func checkCounts(_ game: GameDriver, _ history: String) throws {
    let finishes = game.counted.count { $0 == .countFinish }
    try #require(finishes == (game.machine.phase == .finished ? 1 : 0), "finished games are counted once \(history)")
    try #require(Set(game.counted).count == game.counted.count, "something was counted twice \(history)")
    if game.machine.isSingle {
      try #require(game.counted.count == finishes || game.machine.phase == .abandoned, "a quit without an abandoned game \(history)")
    } else {
      try checkOutcome(game, history)
    }
  }

  /// One has won, or nobody; whoever has quit has lost; nobody has both won and lost.
  private static func checkOutcome(_ game: GameDriver, _ history: String) throws {
    let (machine, counted) = (game.machine, game.counted)
    let wins = (1...machine.seats.count).filter { counted.contains(.countWin(player: $0)) }
    try #require(wins == (machine.winner.map { [$0] } ?? []), "the winner is not counted \(history)")
    for player in 1...machine.seats.count {
      let hasLost = counted.contains(.countLoss(player: player))
      try #require(!hasLost || player != machine.winner, "the winner has lost \(history)")
      guard counted.contains(.countQuit(player: player)) else { continue }
      try #require(machine.hasLeft(player) && hasLost, "a quit without having left and lost \(history)")
    }
    if machine.phase == .finished, machine.winner != nil {
      try #require(machine.staying.allSatisfy { $0 == machine.winner || counted.contains(.countLoss(player: $0)) }, "no loser \(history)")
    }
    if !machine.hasEnded { try #require(!machine.staying.isEmpty, "a game goes on without players \(history)") }
  }

  /// A barrier stays shut until all who stay have come, and no longer.
  static func checkBarriers(_ machine: PhaseMachine, _ history: String = "") throws {
    let staying = machine.staying
    switch machine.phase {
    case .loading:
      try #require(staying.contains { machine.seats[$0 - 1].loadedRound < machine.roundNumber }, "all have loaded \(history)")
    case .playing: try #require(staying.contains { machine.turn(of: $0).answer == nil }, "all have answered \(history)")
    case .reveal: try #require(staying.contains { machine.seats[$0 - 1].readyRound < machine.roundNumber }, "all are ready \(history)")
    case .countdown, .finished, .abandoned: break
    }
  }

  private static func checkRounds(_ before: PhaseMachine, _ after: PhaseMachine, _ history: String) throws {
    for (index, round) in after.rounds.enumerated() {
      let number = index + 1
      if number < after.roundNumber {
        try #require(after.staying.allSatisfy { round.turns[$0 - 1].answer != nil }, "a round was left open \(history)")
      }
      if number > after.roundNumber { try #require(round == before.rounds[index], "a later round was touched \(history)") }
      if before.isRevealed(round: number) {
        try #require(round == before.rounds[index], "a revealed round changed \(history)")
        try #require(after.isRevealed(round: number), "a revealed round was hidden \(history)")
      }
      for (player, turn) in round.turns.enumerated() {
        if let answer = before.rounds[index].turns[player].answer {
          try #require(turn.answer == answer, "an answer changed \(history)")
        }
        try #require((0...5_000).contains(turn.answer?.score ?? 0) && (turn.answer == nil || turn.marker == nil))
      }
    }
  }
}
