import Geodesy
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

/// One test per thing a player would notice.
@Suite("Phases of a game")
struct PhaseMachineTests {
  let somewhere = GameFixtures.point(48.86, 2.35)

  @Test("five rounds, then the game is finished and counted once")
  func wholeGame() throws {
    var game = GameDriver()
    for round in 1...5 {
      #expect(game.machine.roundNumber == round)
      try game.playRound(GameFixtures.positions[round - 1])
      #expect(game.machine.phase == .reveal)
      try game.move(.ready(round: round))
    }
    #expect(game.machine.phase == .finished)
    #expect(game.machine.endTime == game.now)
    #expect(game.machine.score(of: 1) == 25_000)
    #expect(game.counted == [.countFinish])
    #expect(game.machine.dueTime == nil)
  }

  @Test("the moving phase begins when the panorama is on the screen and lasts 60 s")
  func movingPhase() throws {
    var game = GameDriver()
    try game.move(.loaded(round: 1), after: .seconds(3))
    #expect(game.machine.stage(of: 1) == .moving)
    #expect(game.machine.stageEndTime(of: 1) == game.now + .seconds(60))
    try game.waitForTimer()
    #expect(game.machine.stage(of: 1) == .guessing)
    #expect(game.now == GameFixtures.start + .seconds(63))
    #expect(game.machine.stageEndTime(of: 1) == game.now + .seconds(30))
  }

  @Test("without a word from the client the moving phase begins after the load timeout")
  func loadTimeout() throws {
    var game = GameDriver()
    try game.waitForTimer()
    #expect(game.now == GameFixtures.start + .seconds(20))
    #expect(game.machine.stage(of: 1) == .moving)
  }

  @Test("who stops looking around early has 30 s to guess, and never more than the common end")
  func earlyGuessing() throws {
    var early = GameDriver()
    try early.move(.loaded(round: 1))
    let loaded = early.now
    try early.move(.endMoving(round: 1), after: .seconds(10))
    #expect(early.machine.stageEndTime(of: 1) == loaded + .seconds(40))

    var late = GameDriver()
    try late.move(.loaded(round: 1))
    try late.waitForTimer(late: .seconds(5))
    #expect(late.machine.stageEndTime(of: 1) == late.machine.phaseStartTime + .seconds(90))
  }

  @Test("when time runs out the last marker is the answer")
  func lastMarker() throws {
    var game = GameDriver()
    try game.move(.loaded(round: 1))
    try game.move(.endMoving(round: 1))
    try game.move(.placeMarker(round: 1, somewhere))
    try game.move(.placeMarker(round: 1, GameFixtures.positions[0]))
    let end = try #require(game.machine.stageEndTime(of: 1))
    try game.waitForTimer()
    #expect(game.now == end + .milliseconds(1_500))
    let answer = try #require(game.machine.rounds[0].turns[0].answer)
    #expect(answer == Answer(position: GameFixtures.positions[0], origin: .lastMarker, submitTime: end, distanceM: 0, score: 5_000))
    #expect(game.machine.rounds[0].turns[0].marker == nil)
  }

  @Test("without a marker the world's default marker is scored like an answer")
  func defaultOnWorld() throws {
    var game = GameDriver()
    try game.move(.loaded(round: 1))
    try game.waitForTimer()
    try game.waitForTimer()
    let answer = try #require(game.machine.rounds[0].turns[0].answer)
    #expect(answer.origin == .byDefault)
    #expect(answer.position == GameFixtures.point(0, 0))
    #expect(answer.score == ScoringRules.score(distanceM: try #require(answer.distanceM), mapDiagonalM: 14_916_862))
    #expect(answer.score > 0)
  }

  @Test("without a marker a region's default answer has no place and no points")
  func defaultOnRegion() throws {
    var game = GameDriver(GameFixtures.machine(GameFixtures.region))
    try game.move(.loaded(round: 1))
    try game.waitForTimer()
    try game.waitForTimer()
    let answer = try #require(game.machine.rounds[0].turns[0].answer)
    #expect(answer.origin == .byDefault && answer.position == nil && answer.distanceM == nil && answer.score == 0)
  }

  @Test("an answer a second after the end is taken, one after the late buffer is not")
  func lateBuffer() throws {
    var game = GameDriver()
    try game.move(.loaded(round: 1))
    try game.move(.endMoving(round: 1))
    var tooLate = game
    try game.move(.submitGuess(round: 1, somewhere), after: .milliseconds(31_499))
    #expect(game.machine.rounds[0].turns[0].answer?.origin == .submitted)
    #expect(throws: GeoGuessRules.Refusal.roundClosed) {
      try tooLate.move(.submitGuess(round: 1, somewhere), after: .milliseconds(31_500))
    }
  }

  @Test("a move between a deadline and its timer meets the game as the deadline left it")
  func timerIsLate() throws {
    var game = GameDriver()
    try game.move(.loaded(round: 1))
    try game.move(.placeMarker(round: 1, somewhere), after: .milliseconds(60_001))
    #expect(game.machine.stage(of: 1) == .guessing)
    #expect(game.machine.stageEndTime(of: 1) == game.machine.phaseStartTime + .seconds(90))
  }

  @Test("an answer while looking around ends the moving phase")
  func answerWhileMoving() throws {
    var game = GameDriver()
    try game.move(.loaded(round: 1))
    try game.move(.submitGuess(round: 1, somewhere))
    #expect(game.machine.phase == .reveal)
    #expect(game.machine.rounds[0].turns[0].guessStartTime == game.now)
  }

  @Test("the next round begins 8 s after the reveal by itself")
  func autoAdvance() throws {
    var game = GameDriver()
    try game.playRound()
    let revealed = game.now
    #expect(game.machine.stageEndTime(of: 1) == revealed + .seconds(8))
    try game.waitForTimer()
    #expect(game.now == revealed + .seconds(8))
    #expect(game.machine.roundNumber == 2 && game.machine.phase == .loading)
  }

  @Test("after a round without a word the game waits; a day later it is abandoned")
  func silence() throws {
    var game = GameDriver()
    for _ in 1...3 { try game.waitForTimer() }
    #expect(game.machine.phase == .reveal && game.machine.roundNumber == 1)
    #expect(game.machine.stageEndTime(of: 1) == nil)
    var back = game
    try back.move(.ready(round: 1), after: .seconds(3_600))
    #expect(back.machine.roundNumber == 2 && back.machine.phase == .loading)

    let revealed = game.now
    try game.waitForTimer()
    #expect(game.now == revealed + .seconds(86_400))
    #expect(game.machine.phase == .abandoned)
    #expect(game.counted == [], "no panorama may have come at all")
  }

  @Test("against others any call in one of two rounds is a sign of life, the look at the reveal too", arguments: [true, false])
  func signsOfLife(isLast: Bool) throws {
    var game = GameDriver(GameFixtures.machine(GameFixtures.several, players: 2))
    // The second player says nothing but that the reveals were seen.
    for round in 1...3 {
      try game.move(.loaded(round: round))
      while game.machine.phase != .reveal { try game.waitForTimer() }
      #expect(game.machine.staying == [1, 2] && game.counted == [])
      for player in isLast ? [1, 2] : [2, 1] { try game.move(.ready(round: round), by: player) }
      try game.waitForTimer()
    }
    for round in 4...5 {
      try game.move(.loaded(round: round))
      while game.machine.phase != .reveal { try game.waitForTimer() }
      if round == 4 { while game.machine.roundNumber == 4 { try game.waitForTimer() } }
    }
    #expect(game.machine.staying == [1] && game.machine.winner == 1 && game.counted.contains(.countQuit(player: 2)))
  }

  @Test("leaving counts as a quit once a panorama was shown, and may be repeated")
  func leaving() throws {
    var before = GameDriver()
    try before.move(.leave)
    #expect(before.machine.phase == .abandoned && before.counted == [])

    var after = GameDriver()
    try after.move(.loaded(round: 1))
    try after.move(.leave)
    try after.move(.leave)
    #expect(after.machine.phase == .abandoned && after.counted == [.countQuit(player: 1)])

    var timedOut = GameDriver()
    try timedOut.waitForTimer()
    try timedOut.move(.endMoving(round: 1))
    try timedOut.move(.leave)
    #expect(timedOut.counted == [.countQuit(player: 1)])
  }

  @Test("a panorama that was reported as missing was not shown: leaving then is no quit")
  func leavingAfterReport() throws {
    var game = GameDriver()
    try game.move(.loaded(round: 1))
    try game.move(.reportPanorama(round: 1, replacement: GameFixtures.replacement))
    try game.move(.leave)
    #expect(game.counted == [])
  }

  @Test("giving up on the first panorama is no quit, giving up a game that was begun is")
  func abortLoading() throws {
    var fresh = GameDriver()
    try fresh.move(.abortLoading)
    #expect(fresh.machine.phase == .abandoned && fresh.counted == [])

    var game = GameDriver()
    try game.playRound()
    try game.move(.ready(round: 1))
    try game.move(.abortLoading)
    try game.move(.abortLoading)
    #expect(game.machine.phase == .abandoned && game.counted == [.countQuit(player: 1)])
  }

  @Test("a panorama that never came makes no quit: given up late, left, or left alone for a day")
  func panoramaThatNeverCame() throws {
    for isAborted in [true, false] {
      var game = GameDriver()
      try game.waitForTimer()
      #expect(game.machine.phase == .playing)
      try game.move(isAborted ? .abortLoading : .leave, after: .seconds(5))
      #expect(game.machine.phase == .abandoned && game.counted == [])
    }
    var silent = GameDriver()
    while !silent.machine.hasEnded { try silent.waitForTimer() }
    #expect(silent.machine.phase == .abandoned && silent.counted == [])

    // Whoever says so, and gets another that does not come either, has done what the rules ask for.
    for end in [PhaseMachine.Move.abortLoading, .leave, nil] {
      for isLoaded in [true, false] {
        var reported = GameDriver()
        if isLoaded { try reported.move(.loaded(round: 1)) }
        try reported.move(.reportPanorama(round: 1, replacement: GameFixtures.replacement))
        try reported.waitForTimer()
        #expect(reported.machine.phase == .playing)
        if let end { try reported.move(end) }
        while !reported.machine.hasEnded { try reported.waitForTimer() }
        #expect(reported.machine.phase == .abandoned && reported.counted == [])
      }
    }

    var seen = GameDriver()
    try seen.waitForTimer()
    try seen.move(.loaded(round: 1))
    #expect(throws: GeoGuessRules.Refusal.wrongPhase) { try seen.move(.abortLoading) }
    try seen.move(.leave)
    #expect(seen.counted == [.countQuit(player: 1)])
  }

  @Test("a missing panorama is drawn again once, and the round starts over")
  func redraw() throws {
    var game = GameDriver()
    try game.move(.loaded(round: 1))
    try game.move(.endMoving(round: 1))
    try game.move(.placeMarker(round: 1, somewhere))
    let generation = game.machine.timerGeneration
    try game.move(.reportPanorama(round: 1, replacement: GameFixtures.replacement))
    #expect(game.machine.phase == .loading)
    #expect(game.machine.rounds[0].location == GameFixtures.replacement)
    #expect(game.machine.rounds[0].turns == [Turn(isHeard: false)], "the new one has not been seen yet")
    #expect(game.machine.timerGeneration > generation)
    #expect(game.timer?.due == game.now + .seconds(20))
    #expect(throws: GeoGuessRules.Refusal.alreadyRedrawn) {
      try game.move(.reportPanorama(round: 1, replacement: GameFixtures.location(1)))
    }
  }

  @Test("a panorama may be reported for 10 s after it was loaded")
  func reportWindow() throws {
    var game = GameDriver()
    try game.move(.loaded(round: 1))
    var tooLate = game
    try game.move(.reportPanorama(round: 1, replacement: GameFixtures.replacement), after: .seconds(10))
    #expect(game.machine.current.isRedrawn)
    #expect(throws: GeoGuessRules.Refusal.reportTooLate) {
      try tooLate.move(.reportPanorama(round: 1, replacement: GameFixtures.replacement), after: .milliseconds(10_001))
    }
  }

  @Test("after an hour of downtime the deadline counts, and the next phase still has its full length")
  func downtime() throws {
    var game = GameDriver()
    try game.move(.loaded(round: 1))
    try game.move(.endMoving(round: 1))
    try game.move(.placeMarker(round: 1, somewhere))
    try game.waitForTimer(late: .seconds(3_600))
    #expect(game.machine.phase == .reveal)
    #expect(game.machine.rounds[0].turns[0].answer?.origin == .lastMarker)
    #expect(game.timer?.due == game.now + .seconds(8))
  }

  @Test("a stale timer does nothing")
  func staleTimer() throws {
    var game = GameDriver()
    let stale = try #require(game.timer)
    try game.move(.loaded(round: 1))
    let before = game.machine
    #expect(try game.machine.handle(.timerDue(generation: stale.generation), at: game.now + .seconds(500)) == [])
    #expect(game.machine == before)
  }

  @Test("with two players the reveal waits for both answers")
  func twoPlayers() throws {
    var game = GameDriver(GameFixtures.machine(players: 2))
    for player in 1...2 { try game.move(.loaded(round: 1), by: player) }
    try game.move(.submitGuess(round: 1, somewhere), by: 1)
    #expect(game.machine.phase == .playing)
    #expect(game.machine.stage(of: 2) == .moving)
    #expect(!game.machine.isRevealed(round: 1))
    #expect(game.machine.score(of: 1) == 0)
    try game.move(.submitGuess(round: 1, GameFixtures.positions[0]), by: 2)
    #expect(game.machine.phase == .reveal)
    #expect(game.machine.score(of: 2) == 5_000)
  }
}
