import Geodesy
import Testing
import Timekeeping

@testable import GameService

/// Every short history of a game, and long random ones: whatever players and timers do, in whatever order, these laws hold.
@Suite("Laws of a game")
struct AllHistoriesTests {
  /// Something that happens, and how long after the last.
  enum Happening: CaseIterable {
    case loaded, report, endMoving, marker, guess, ready, readyForFormer, leave, abort, timer, staleTimer, guessForNext, hourThenLoaded
  }

  @Test("every sequence of up to seven happenings, one and two players", arguments: [1, 2])
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

  @Test("long random histories", arguments: 1...200)
  func randomHistories(seed: UInt64) throws {
    var chance = SplitMix(state: seed)
    let players = chance.next() % 4 == 0 ? 2 : 1
    let ruleset = chance.next() % 2 == 0 ? GameFixtures.world : GameFixtures.region
    var game = GameDriver(GameFixtures.machine(ruleset, players: players))
    for step in 1...300 {
      let former = game
      // Leaving ends a history: it stays rare, so that most are long.
      var happening = Happening.allCases[Int(chance.next() % UInt64(Happening.allCases.count))]
      if happening == .leave || happening == .abort, chance.next() % 20 != 0 { happening = .timer }
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

  static func happen(_ happening: Happening, by player: Int, to game: inout GameDriver) {
    let round = game.machine.roundNumber
    do {
      switch happening {
      case .loaded: try game.move(.loaded(round: round), by: player)
      case .report: try game.move(.reportPanorama(round: round, replacement: GameFixtures.replacement), by: player)
      case .endMoving: try game.move(.endMoving(round: round), by: player)
      case .marker: try game.move(.placeMarker(round: round, GameFixtures.point(10, 20)), by: player)
      case .guess: try game.move(.submitGuess(round: round, GameFixtures.point(45, 9)), by: player)
      case .ready: try game.move(.ready(round: round), by: player)
      case .readyForFormer: try game.move(.ready(round: round - 1), by: player)
      case .leave: try game.move(.leave, by: player)
      case .abort: try game.move(.abortLoading, by: player)
      case .timer: try game.waitForTimer()
      case .staleTimer: _ = try game.machine.handle(.timerDue(generation: game.machine.timerGeneration - 1), at: game.now)
      case .guessForNext: try game.move(.submitGuess(round: round + 1, GameFixtures.point(45, 9)), by: player)
      case .hourThenLoaded: try game.move(.loaded(round: round), by: player, after: .seconds(3_600))
      }
    } catch {}
  }
}

/// A small generator of chance that can be repeated (Steele, Lea, Flood: SplitMix64).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// What must hold between a game and the same game one happening later.
enum Laws {
  static func check(from old: GameDriver, to new: GameDriver, _ history: String = "") throws {
    let (before, after) = (old.machine, new.machine)
    try #require(isForward(before, after), "the game went back: \(before.phase) → \(after.phase) \(history)")
    try #require(after.timerGeneration >= before.timerGeneration, "a generation fell \(history)")
    try checkTimer(old, new, history)
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
    let finishes = game.counted.filter { $0 == .countFinish }.count
    try #require(finishes == (game.machine.phase == .finished ? 1 : 0), "finished games are counted once \(history)")
    let quits = game.counted.count - finishes
    try #require(quits == 0 || game.machine.phase == .abandoned, "a quit without an abandoned game \(history)")
  }

  private static func checkRounds(_ before: PhaseMachine, _ after: PhaseMachine, _ history: String) throws {
    for (index, round) in after.rounds.enumerated() {
      let number = index + 1
      if number < after.roundNumber { try #require(round.turns.allSatisfy { $0.answer != nil }, "a round was left open \(history)") }
      if number > after.roundNumber { try #require(round == before.rounds[index], "a later round was touched \(history)") }
      if before.isRevealed(round: number) { try #require(round == before.rounds[index], "a revealed round changed \(history)") }
      for (player, turn) in round.turns.enumerated() {
        if let answer = before.rounds[index].turns[player].answer, !(round.isRedrawn && !before.rounds[index].isRedrawn) {
          try #require(turn.answer == answer, "an answer changed \(history)")
        }
        try #require((0...5_000).contains(turn.answer?.score ?? 0) && (turn.answer == nil || turn.marker == nil))
      }
    }
  }
}
