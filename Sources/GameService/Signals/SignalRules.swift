import Timekeeping

/// What in games looks like cheating: reasons for a moderator to look, from what is stored after a game's end. Pure.
enum SignalRules {
  /// Points of an answer that is almost perfect.
  static let preciseScoreMin = 4_950

  /// How soon after the panorama was loaded such an answer is too soon: nobody has read a sign and found it on a map.
  static let fastWithin = Duration.seconds(5)

  /// Such answers in one game from which on it is a signal. One may be luck, or a place one knows.
  static let preciseFastMin = 2

  /// Degrees by which an answer may differ from the solution and still have its decimals: a metre.
  static let solutionDegrees = 0.000_01

  /// For how long answers are counted together.
  static let shareWindow = Duration.seconds(30 * 24 * 60 * 60)

  /// Answers from which on their share says something.
  static let shareSampleMin = 10

  /// Games whose answers are counted together, the latest. More say no more.
  static let shareGamesMax = 200

  /// Per cent of almost perfect answers from which on it is a signal.
  static let sharePercentMin = 50

  /// For how long games against one opponent, and what the rating gains, are counted together.
  static let dayWindow = Duration.seconds(24 * 60 * 60)

  /// Games for the rating against the same one within a day from which on it is a signal.
  static let repeatedGamesMin = 6

  /// Points that the rating gains within a day from which on it is a signal.
  static let ratingGainMin = 200

  /// Games looked at in one transaction.
  static let gamesMax = 50

  /// How long after its end a game is looked at: one that has ended earlier may be committed later.
  static let settling = Duration.seconds(30)

  /// How often it is looked for games that have ended.
  static let interval = Duration.seconds(10)

  /// What was seen. The raw value is what the database calls it.
  enum Kind: String, CaseIterable, Hashable, Sendable {
    case preciseFast = "precise_fast"
    case atSolution = "at_solution"
    case preciseShare = "precise_share"
    case repeatedOpponent = "repeated_opponent"
    case ratingJump = "rating_jump"

    /// Whether it is of many games: then it is told once a day, not after each of them.
    var isOfManyGames: Bool {
      switch self {
      case .preciseFast, .atSolution: false
      case .preciseShare, .repeatedOpponent, .ratingJump: true
      }
    }
  }

  /// A submitted answer of the game that has ended.
  struct Answer: Hashable, Sendable {
    var score: Int
    /// Since the panorama was loaded. Nil where that was not told.
    var time: Duration?
    /// The larger of the differences of latitude and longitude from the solution, in degrees.
    var offDegrees: Double
  }

  /// What is known of a player after a game.
  struct Facts: Hashable, Sendable {
    /// Of this game.
    var answers: [Answer] = []
    /// Answers of the last 30 days, and how many of them are almost perfect.
    var recentCount = 0
    var recentPreciseCount = 0
    /// Games for the rating against this game's opponent within a day, this one among them.
    var opponentGameCount = 0
    /// What the rating has gained within a day.
    var ratingGain = 0
  }

  /// A signal of a player.
  struct Signal: Hashable, Sendable {
    var kind: Kind
    /// Answers, per cent, games, or points, by the kind.
    var value: Int
    /// Out of how many answers; 0 where that says nothing.
    var sampleCount = 0
  }

  static func signals(_ facts: Facts) -> [Signal] {
    var signals: [Signal] = []
    let fastCount = facts.answers.count { answer in answer.score >= preciseScoreMin && answer.time.map { $0 < fastWithin } == true }
    if fastCount >= preciseFastMin { signals.append(Signal(kind: .preciseFast, value: fastCount, sampleCount: facts.answers.count)) }
    let solutionCount = facts.answers.count { $0.offDegrees < solutionDegrees }
    if solutionCount >= 1 { signals.append(Signal(kind: .atSolution, value: solutionCount, sampleCount: facts.answers.count)) }
    if facts.recentCount >= shareSampleMin {
      let percent = facts.recentPreciseCount * 100 / facts.recentCount
      if percent >= sharePercentMin { signals.append(Signal(kind: .preciseShare, value: percent, sampleCount: facts.recentCount)) }
    }
    if facts.opponentGameCount >= repeatedGamesMin { signals.append(Signal(kind: .repeatedOpponent, value: facts.opponentGameCount)) }
    if facts.ratingGain >= ratingGainMin { signals.append(Signal(kind: .ratingJump, value: facts.ratingGain)) }
    return signals
  }

  /// What a signal means, in English.
  static func reason(_ signal: Signal) -> String {
    switch signal.kind {
    case .preciseFast: "\(signal.value) of \(signal.sampleCount) answers with 4,950 points or more within 5 seconds"
    case .atSolution: "\(signal.value) of \(signal.sampleCount) answers within 0.00001 degrees of the solution"
    case .preciseShare: "\(signal.value) per cent of \(signal.sampleCount) answers in 30 days with 4,950 points or more"
    case .repeatedOpponent: "\(signal.value) games for the rating against the same player within a day"
    case .ratingJump: "\(signal.value) points of rating gained within a day"
    }
  }
}
