import FoundationEssentials
import GameCommon
import Identity
import Postgres
import Timekeeping

/// Writes accepted attempts on the boards: points over all, in a park and at a challenge, and the best result at a challenge (requirements E-27, E-44, X-7). The
/// last of those who take them: the counts of a board are everybody's.
struct ResultBoards: OutcomeTaker {
  func take(_ changes: [ScoreChange], at now: Moment, in transaction: Transaction) async throws {
    try await Boards().apply(changes.flatMap(Self.changes), at: now, in: transaction)
  }

  static func changes(_ change: ScoreChange) -> [BoardChange] {
    switch change {
    case .recorded(let attempt): [.record(points(of: attempt))] + (best(of: attempt).map { [.record($0)] } ?? [])
    case .corrected(let attempt), .placed(let attempt):
      [.correct(attempt.attemptID, on: .expeditionPoints, accountID: attempt.accountID, value: attempt.points)]
        + (best(of: attempt).map { [.correct($0.id, on: $0.board, accountID: $0.accountID, value: $0.value, tie: $0.tie)] } ?? [])
    case .points(let points, let attemptID, let accountID):
      [.correct(attemptID, on: .expeditionPoints, accountID: accountID, value: points)]
    case .withdrawn(let attemptID, let accountID):
      ([.expeditionPoints] + ResultBoards.bests).map { .withdraw(attemptID, on: $0, accountID: accountID) }
    }
  }

  private static func points(of attempt: ScoredAttempt) -> BoardEntry {
    // Points of a free ride are its length: no board tells them by themselves (requirement E-44).
    let ofChallenge: Set<String> = attempt.result.hasBoard ? [attempt.challengeID.text] : []
    return BoardEntry(
      on: .expeditionPoints, id: attempt.attemptID, accountID: attempt.accountID, keys: ofChallenge.union(["", attempt.parkID]),
      value: attempt.points, time: attempt.endTime)
  }

  /// Nil for a type without a board.
  private static func best(of attempt: ScoredAttempt) -> BoardEntry? {
    guard attempt.result.hasBoard else { return nil }
    let (board, value) = measured(attempt.result)
    return BoardEntry(
      on: board, id: attempt.attemptID, accountID: attempt.accountID,
      keys: [BoardDefinition.challengeKey(attempt.challengeID, version: attempt.version)], value: value, tie: attempt.result.tie,
      time: attempt.endTime)
  }

  /// Board of a result, and the value that stands there.
  static func measured(_ result: AttemptResult) -> (board: BoardDefinition, value: Int64) {
    switch result.unit {
    case .milliseconds: (.expeditionTimes, result.score)
    case .seconds: (.expeditionDurations, result.score * 1_000)
    case .controls: (.expeditionControls, result.score)
    case .points: (.expeditionScores, result.score)
    case .meters: (.expeditionDistances, result.score)
    // Sums of millimetres in a second, finer than the score that is shown.
    case .kmhTenths: (.expeditionSpeeds, result.rank * 18 / 5)
    }
  }

  /// Boards of the best result, each with a unit of its own; a challenge is on one of them.
  static let bests: [BoardDefinition] = [
    .expeditionTimes, .expeditionDurations, .expeditionControls, .expeditionScores, .expeditionDistances, .expeditionSpeeds,
  ]
}

extension BoardDefinition {
  /// Points of attempts: of all, in a park (its id), at a challenge with a board in all its versions (its id).
  static let expeditionPoints = BoardDefinition(.expeditions, "points", aggregation: .sum, unit: .points)
  /// Race, checkpoints, orienteering by line and scatter. Keys of this and those below: `challengeKey`.
  static let expeditionTimes = BoardDefinition(.expeditions, "times", aggregation: .best, unit: .milliseconds, order: .lowestFirst)
  /// Endurance and zone.
  static let expeditionDurations = BoardDefinition(.expeditions, "durations", aggregation: .best, unit: .milliseconds)
  /// Time attack and collection.
  static let expeditionControls = BoardDefinition(.expeditions, "controls", aggregation: .best, unit: .entries)
  /// Orienteering by score.
  static let expeditionScores = BoardDefinition(.expeditions, "scores", aggregation: .best, unit: .points)
  /// Distances, of types that may come: a free ride has no board.
  static let expeditionDistances = BoardDefinition(.expeditions, "distances", aggregation: .best, unit: .meters)
  /// Speed trap.
  static let expeditionSpeeds = BoardDefinition(.expeditions, "speeds", aggregation: .best, unit: .metersPerHour)

  /// Key of a version of a challenge: its bests are compared with each other alone.
  static func challengeKey(_ challengeID: UUID, version: Int32) -> String { "\(challengeID.text)/\(version)" }
}

/// Keys that name a challenge are there for those who see it; parks and the whole board are everybody's.
struct ChallengeBoardGate: BoardGate {
  let database: Database
  let challenges = ChallengeStore()

  func isOpen(_ key: String, to callerID: UUID, at now: Moment) async throws -> Bool {
    guard let challengeID = UUID(text: key.prefix { $0 != "/" }) else { return true }
    return try await challenges.challenge(challengeID, in: database)?.isSeen(by: callerID) == true
  }
}
