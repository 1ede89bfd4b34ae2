import Geodesy
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// Who is away from a game, and what becomes of it.
@Suite("Lost streams")
struct ReconnectRulesTests {
  static let now = GameFixtures.start + .seconds(1_000)
  static let grace = Duration.seconds(30)

  private static func finding(
    _ isPresent: Bool, _ isConnected: Bool, away: Int64? = nil, observed: Int64 = 900
  ) -> ReconnectRules.Finding? {
    ReconnectRules.finding(
      isPresent: isPresent, isConnected: isConnected, awayTime: away.map { now - .seconds($0) }, grace: grace,
      observedSince: now - .seconds(observed), at: now)
  }

  @Test("a game is told what it does not know")
  func findings() {
    #expect(Self.finding(true, true) == nil)
    #expect(Self.finding(true, false) == .connected)
    #expect(Self.finding(true, false, away: 40) == .connected)
    #expect(Self.finding(false, true) == .disconnected)
    #expect(Self.finding(false, false) == nil, "who never had a stream is not away")
    #expect(Self.finding(false, false, away: 29) == nil)
    #expect(Self.finding(false, false, away: 30) == .forfeit)
    #expect(Self.finding(false, false, away: 30, observed: 29) == nil, "nobody could see whether the player was back")
    #expect(Self.finding(false, false, away: 300, observed: 30) == .forfeit)
  }

  @Test("a forfeit holds for the absence that it was decided on, and once that has lasted long enough")
  func forfeitsThatHold() {
    func holds(_ decided: Int64?, _ away: Int64?) -> Bool {
      ReconnectRules.holds(
        forfeitOf: decided.map { Self.now - .seconds($0) }, awayTime: away.map { Self.now - .seconds($0) }, grace: Self.grace, at: Self.now)
    }
    #expect(holds(30, 30) && holds(300, 300))
    #expect(!holds(30, nil) && !holds(nil, nil), "the player is back")
    #expect(!holds(40, 35) && !holds(40, 1), "the player was back, and is away anew")
    #expect(!holds(29, 29))
  }

  /// A game of several in which everybody's stream is there and the first round is played.
  private static func game(players: Int = 2) throws -> GameDriver {
    var game = GameDriver(GameFixtures.machine(GameFixtures.several, players: players))
    for player in 1...players {
      try game.find(.connected, player)
      try game.move(.loaded(round: 1), by: player)
    }
    return game
  }

  @Test("whoever does not come back has left, and the other has won")
  func forfeit() throws {
    var game = try Self.game()
    try game.find(.disconnected, 1)
    #expect(game.machine.reconnectEndTime(of: 1) == game.now + .seconds(30) && game.machine.reconnectEndTime(of: 2) == nil)
    try game.find(.forfeit, 1, after: .seconds(30))
    #expect(game.machine.hasLeft(1) && game.machine.winner == 2 && !game.machine.hasEnded)
    #expect(Set(game.counted) == [.countQuit(player: 1), .countLoss(player: 1), .countWin(player: 2)])
    let before = game.machine
    for finding in [ReconnectRules.Finding.connected, .disconnected, .forfeit] { try game.find(finding, 1) }
    #expect(game.machine == before)
  }

  @Test("whoever is back in time loses nothing, by the stream or by any move")
  func back() throws {
    for isByMove in [false, true] {
      var game = try Self.game()
      try game.find(.disconnected, 1)
      if isByMove { try game.move(.submitGuess(round: 1, GameFixtures.positions[0])) } else { try game.find(.connected, 1) }
      #expect(game.machine.reconnectEndTime(of: 1) == nil)
      try game.find(.forfeit, 1, after: .seconds(40))
      #expect(!game.machine.hasLeft(1) && game.counted.isEmpty)
    }
  }

  @Test("a player whose stream is still lost after a move is not marked again until it was back")
  func movesWithoutStream() throws {
    var game = try Self.game()
    try game.find(.disconnected, 1)
    try game.move(.endMoving(round: 1))
    try game.find(.disconnected, 1)
    #expect(game.machine.seats[0].awayTime == nil)
    try game.find(.connected, 1)
    try game.find(.disconnected, 1)
    #expect(game.machine.seats[0].awayTime == game.now)
  }

  @Test("when all are away nobody forfeits, and the first one back gives the others their time anew")
  func allAway() throws {
    var game = try Self.game(players: 3)
    for player in 1...3 { try game.find(.disconnected, player) }
    for player in 1...3 { try game.find(.forfeit, player, after: .seconds(40)) }
    #expect(game.machine.staying == [1, 2, 3] && (1...3).allSatisfy { game.machine.reconnectEndTime(of: $0) == nil })
    try game.find(.connected, 2, after: .seconds(10))
    #expect([1, 3].allSatisfy { game.machine.reconnectEndTime(of: $0) == game.now + .seconds(30) })
    try game.find(.forfeit, 3, after: .seconds(30))
    #expect(game.machine.staying == [1, 2] && game.machine.winner == nil, "of three two play on")
  }

  @Test("before the first panorama there is no quit, after the last reveal no forfeit, alone no stream counts")
  func edges() throws {
    var early = GameDriver(GameFixtures.machine(GameFixtures.several, players: 2))
    try early.find(.connected, 1)
    try early.find(.disconnected, 1)
    try early.find(.forfeit, 1, after: .seconds(30))
    #expect(early.machine.phase == .abandoned && early.counted.isEmpty)

    var late = try Self.game()
    for round in 1...5 {
      if round > 1 { for player in 1...2 { try late.move(.loaded(round: round), by: player) } }
      for player in 1...2 { try late.move(.submitGuess(round: round, GameFixtures.positions[player]), by: player) }
      if round < 5 {
        for player in 1...2 { try late.move(.ready(round: round), by: player) }
        try late.waitForTimer()
      }
    }
    try late.find(.disconnected, 1)
    try late.find(.forfeit, 1, after: .seconds(29))
    #expect(late.machine.phase == .reveal && late.machine.staying == [1, 2] && late.counted.isEmpty)

    var single = GameDriver()
    let before = single.machine
    for finding in [ReconnectRules.Finding.connected, .disconnected, .forfeit] { try single.find(finding, 1) }
    #expect(single.machine == before)
  }

  @Test("every order of up to six events of two players with streams that come and go")
  func allOrders() throws {
    var (forfeits, explored) = (0, 0)
    func explore(_ game: GameDriver, depth: Int) throws {
      guard depth > 0 else { return }
      let events: [AllHistoriesTests.Happening] = [.loaded, .guess, .connected, .disconnected, .forfeit, .timer]
      for event in events {
        for player in 1...(event == .timer ? 1 : 2) {
          var next = game
          explored += 1
          AllHistoriesTests.happen(event, by: player, to: &next)
          try Laws.check(from: game, to: next)
          try Laws.checkBarriers(next.machine)
          if event == .forfeit, next.machine.hasLeft(player), !game.machine.hasLeft(player) {
            forfeits += 1
            try #require(game.machine.isAwaited(player), "nobody waited for who has forfeited")
          }
          if next.machine != game.machine { try explore(next, depth: depth - 1) }
        }
      }
    }
    try explore(GameDriver(GameFixtures.machine(GameFixtures.several, rounds: 2, players: 2)), depth: 6)
    #expect(forfeits > 100 && explored > 10_000)
  }
}

extension GameDriver {
  /// A player's stream was looked for.
  mutating func find(_ finding: ReconnectRules.Finding, _ player: Int, after wait: Duration = .zero) throws {
    now = now + wait
    carryOut(try machine.handle(.found(finding, player), at: now))
  }
}
