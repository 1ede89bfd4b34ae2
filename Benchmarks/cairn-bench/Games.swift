import CairnProto
import WhereAmIProto
import AllAppsProto
import WhereAmIServices
import AllAppsServices
import EventLoop
import Foundation
import RPC
import Synchronization
import Timekeeping

/// Strangers who play Where am I against each other, all at once: they wait for an opponent, look around, point somewhere, let the time run out now
/// and then, and do as telephones do: they listen to their stream, which brings them the game when a phase has begun, and get it themselves once.
///
/// Driven line by line on standard input: `play` brings everybody into a game, waits until all games have ended, and answers `played` followed by
/// `NAME COUNT P50 P99 MAX` of each measure, in microseconds. Ends with the input.
struct Games: Sendable {
  /// A telephone has one stream and few calls at once.
  private static let playersPerConnection = 50

  /// Everybody who joins in one moment would be a crowd at the door, and not a thousand games.
  private static let joinInterval = Duration.milliseconds(10)

  /// What is measured.
  enum Measure: String, CaseIterable, Hashable {
    /// The answer of SubmitGuess, as the player waits for it.
    case guess
    /// From the opponent's call, before it is sent, until the event of it has come.
    case action
    /// From the moment at which a phase had to end by itself until the event of it has come.
    case deadline
    /// Games that were played to their ends; no times.
    case finished
    /// Calls that were refused though they were in time, and games that were abandoned.
    case failed
  }

  /// What has been measured by all.
  final class Ledger: Sendable {
    private struct State {
      var times: [Measure: [Int64]] = [:]
      /// When a player's call was sent, by game, round, player and what it was.
      var sent: [String: Moment] = [:]
      var endedCount = 0
    }
    private let state = Mutex(State())

    func add(_ measure: Measure, _ microseconds: Int64 = 0) { state.withLock { $0.times[measure, default: []].append(microseconds) } }

    /// Players whose game is over.
    var endedCount: Int { state.withLock { $0.endedCount } }

    func end() { state.withLock { $0.endedCount += 1 } }

    func send(_ call: String) { state.withLock { $0.sent[call] = SystemTime().now() } }

    func hear(_ call: String, at now: Moment) {
      state.withLock { state in
        if let sent = state.sent.removeValue(forKey: call) {
          state.times[.action, default: []].append(now.microseconds - sent.microseconds)
        }
      }
    }

    /// `NAME COUNT P50 P99 MAX` of each measure.
    func lines() -> [String] {
      let times = state.withLock { $0.times }
      return Measure.allCases.flatMap { measure -> [String] in
        let sorted = (times[measure] ?? []).sorted()
        let at = { (share: Double) in sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))] }
        return [measure.rawValue] + [Int64(sorted.count), at(0.5), at(0.99), sorted.last ?? 0].map { "\($0)" }
      }
    }
  }

  static func run(address: HostPort, count: Int) async throws {
    let loop = Loop()
    let first = Self.channel("gateway", address, loop)
    let people = try await Crowd.signUp(count, first)
    Crowd.say("signed-up")
    while readLine() != nil {
      let ledger = Ledger()
      for (index, person) in people.enumerated() {
        let channel = Self.channel("gateway \(index / playersPerConnection)", address, loop)
        await loop.start {
          defer { ledger.end() }
          do {
            try await Gamer(person: person, channel: channel, loop: loop, ledger: ledger, chance: UInt64(index)).play()
          } catch {
            ledger.add(.failed)
            Crowd.complain("a player has given up: \(error)")
          }
        }
        try await Task.sleep(for: joinInterval)
      }
      while ledger.endedCount < people.count { try await Task.sleep(for: .milliseconds(50)) }
      Crowd.say((["played"] + ledger.lines()).joined(separator: " "))
    }
  }

  private static func channel(_ name: String, _ address: HostPort, _ loop: Loop) -> RPCClient {
    var limits = UpstreamLimits()
    limits.connectionsMax = 1
    return RPCClient(to: Upstream(name: name, hosts: [address], limits: limits), credentials: .accessToken, home: loop)
  }
}

/// One who plays one game against a stranger.
private final class Gamer: Sendable {
  private let person: Crowd.Person
  private let channel: RPCClient
  private let loop: Loop
  private let ledger: Games.Ledger
  private let state: Mutex<State>

  private struct State {
    var chance: SplitMix64
    var game: Game?
    /// Which player of the game this is, from 1; 0 before it is known.
    var ownIndex: Int32 = 0
    /// The calls that are under way or done, by round.
    var done: Set<String> = []
  }

  init(person: Crowd.Person, channel: RPCClient, loop: Loop, ledger: Games.Ledger, chance: UInt64) {
    self.person = person
    self.channel = channel
    self.loop = loop
    self.ledger = ledger
    state = Mutex(State(chance: SplitMix64(state: chance)))
  }

  private func options() -> CallOptions {
    CallOptions(idempotencyKey: UUID().uuidString.lowercased(), accessToken: person.tokens.accessToken)
  }

  private func draw(_ range: Range<Double>) -> Double { state.withLock { $0.chance.next(in: range) } }

  // MARK: The stream

  /// Returns when the game has ended.
  func play() async throws {
    let stream = try await StreamServiceClient(channel).subscribeEvents(
      SubscribeEventsRequest(deviceID: UUID().uuidString.lowercased()), options())
    _ = try await stream.next()
    _ = try await MatchmakingServiceClient(channel).joinQueue(JoinQueueRequest(), options())
    while let message = try await stream.next() {
      let now = SystemTime().now()
      for event in message.events where try await hasEnded(after: event.event?.content, at: now) { return }
    }
    throw RPCError(.unavailable, told: "STREAM_ENDED")
  }

  private func hasEnded(after event: UserEvent.OneOfContent?, at now: Moment) async throws -> Bool {
    guard case .whereAmI(let event) = event else { return false }
    switch event.content {
    case .matchFound(let found): try await look(found.gameID)
    case .matchTimeout: throw RPCError(.unavailable, told: "NOBODY_WAITS")
    case .gameChanged(let changed):
      measure(changed, at: now)
      switch changed.change {
      case .loading, .playing, .reveal, .countdown: await see(changed.game)
      case .finished:
        ledger.add(.finished)
        return true
      case .abandoned:
        ledger.add(.failed)
        return true
      default: break
      }
    default: break
    }
    return false
  }

  private func measure(_ changed: GameChanged, at now: Moment) {
    let game = state.withLock { $0.game }
    guard let game, let own = own(game) else { return }
    if changed.playerIndex != 0, changed.playerIndex != own.playerIndex {
      switch changed.change {
      case .playerAnswered, .reveal: ledger.hear("guess \(game.gameID) \(changed.roundNumber) \(changed.playerIndex)", at: now)
      case .playerReady, .countdown, .finished: ledger.hear("ready \(game.gameID) \(changed.roundNumber) \(changed.playerIndex)", at: now)
      default: break
      }
    }
    guard changed.playerIndex == 0, let due = due(game, changed) else { return }
    ledger.add(.deadline, now.microseconds - due.microseconds)
  }

  /// When the phase that has ended by itself had to end, as far as the player has seen it begin.
  private func due(_ game: Game, _ changed: GameChanged) -> Moment? {
    guard let end = game.phaseEndTime, let timing = game.timing else { return nil }
    switch (game.state, changed.change) {
    case (.countdown, .loading) where changed.roundNumber == game.roundNumber + 1: return end
    case (.reveal, .countdown), (.reveal, .finished): return changed.roundNumber == game.roundNumber ? end : nil
    // Of who looks around until the end, and does not answer.
    case (.moving, .reveal) where changed.roundNumber == game.roundNumber:
      return end + .milliseconds(Int64(timing.guessMs)) + .milliseconds(Int64(timing.lateBufferMs))
    default: return nil
    }
  }

  private func own(_ game: Game) -> Player? {
    let index = state.withLock { $0.ownIndex }
    return game.players.first { $0.playerIndex == index }
  }

  // MARK: Moves

  /// Who plays is told by the answer alone.
  private func look(_ gameID: String) async throws {
    guard let game = try await GeoGuessServiceClient(channel).getGame(GetGameRequest(gameID: gameID), options()).game else { return }
    let index = game.players.first { $0.accountID == person.accountID }?.playerIndex ?? 0
    state.withLock { $0.ownIndex = index }
    await see(game)
  }

  /// A later state of the game; an earlier one is of no use.
  private func see(_ game: Game?) async {
    guard let game else { return }
    let isNew = state.withLock { state in
      guard state.ownIndex > 0, state.game.map({ $0.version < game.version }) ?? true else { return false }
      state.game = game
      return true
    }
    if isNew { await act(game) }
  }

  private func act(_ game: Game) async {
    guard let own = own(game), let timing = game.timing else { return }
    let round = game.roundNumber
    switch game.state {
    case .loading where !own.isLoaded:
      await once("loaded \(round)", after: draw(0.05..<0.4)) { client, options in
        _ = try await client.roundLoaded(RoundLoadedRequest(gameID: game.gameID, roundNumber: round), options)
      }
    case .moving where !own.hasAnswered:
      // One in ten lets the time run out.
      if draw(0..<1) < 0.1 { return }
      let position = LatLng(latitudeDegrees: draw(-60..<70), longitudeDegrees: draw(-180..<180))
      let call = "guess \(game.gameID) \(round) \(own.playerIndex)"
      await once("guess \(round)", after: draw(1..<Double(timing.movingMs) / 1_000)) { [ledger] client, options in
        ledger.send(call)
        let begin = ContinuousClock.now
        _ = try await client.submitGuess(SubmitGuessRequest(gameID: game.gameID, roundNumber: round, position: position), options)
        ledger.add(.guess, (ContinuousClock.now - begin).microseconds)
      }
    case .reveal where !own.isReady:
      if draw(0..<1) < 0.1 { return }
      let call = "ready \(game.gameID) \(round) \(own.playerIndex)"
      await once("ready \(round)", after: draw(0.5..<3)) { [ledger] client, options in
        ledger.send(call)
        _ = try await client.setReady(SetReadyRequest(gameID: game.gameID, roundNumber: round), options)
      }
    default: break
    }
  }

  /// Makes a call after some seconds, unless it was made before. What comes too late is no fault: the time was over.
  private func once(
    _ name: String, after seconds: Double, _ call: @escaping @Sendable (GeoGuessServiceClient, CallOptions) async throws -> Void
  ) async {
    guard state.withLock({ $0.done.insert(name).inserted }) else { return }
    let (channel, loop, ledger, options) = (channel, loop, ledger, options())
    await loop.start {
      do {
        try await loop.sleep(for: .seconds(seconds))
        try await call(GeoGuessServiceClient(channel), options)
      } catch let error as RPCError where ["ROUND_CLOSED", "WRONG_PHASE", "GAME_FINISHED"].contains(error.reason) {
      } catch {
        ledger.add(.failed)
        Crowd.complain("a call was refused: \(error)")
      }
    }
  }
}

/// Chance that can be repeated (Steele, Lea, Flood: SplitMix64).
private struct SplitMix64 {
  var state: UInt64

  mutating func next(in range: Range<Double>) -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    mixed ^= mixed >> 31
    return range.lowerBound + (range.upperBound - range.lowerBound) * Double(mixed >> 11) / Double(UInt64(1) << 53)
  }
}
