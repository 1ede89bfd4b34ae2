import Timekeeping

/// Signals in games that look like cheating: reasons for a moderator to look, from what is stored after a game's end. Pure.
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

  /// Points of an answer that is good: nobody has them by pointing anywhere.
  static let goodScoreMin = 4_000

  /// Good answers in one game without any move of the marker from which on it is a signal: apps place it before they submit.
  static let noMarkerMin = 3

  /// Almost perfect answers in one game by the marker's one and only jump from which on it is a signal: a player
  /// who searches the map tries more than one place.
  static let straightMarkerMin = 3

  /// Metres from the solution within which an answer on the map of the world is close: nobody knows so many places to the house.
  static let closeWithinM = 200.0

  /// Answers on the map of the world from which on the share of close ones says something.
  static let closeSampleMin = 20

  /// Per cent of close answers from which on it is a signal.
  static let closePercentMin = 25

  /// Sessions of one account that play one game in turns from which on it is a signal. One after the other they are a new log-in.
  static let severalSessionsMin = 2

  /// For how long games against one opponent, and what the rating gains, are counted together.
  static let dayWindow = Duration.seconds(24 * 60 * 60)

  /// Games for the rating against the same one within a day from which on it is a signal.
  static let repeatedGamesMin = 6

  /// Points that the rating gains within a day from which on it is a signal.
  static let ratingGainMin = 200

  /// Answers in games for the rating from which on their average says something beside the rating.
  static let ratedSampleMin = 25

  /// Average points of answers that are too good for the rating everybody begins with: half of the answers of the world are within 500 km then.
  static let averageAtStart = 4_000

  /// By how many points the average may be better for each hundred points of rating.
  static let averagePerHundred = 60

  /// From this rating on no average is too good.
  static let ratingUnremarkable = 2_000

  /// Almost perfect answers in one game at places that the player was shown before from which on it is a signal. `GeoGuessRules.seenGamesMax` keeps
  /// places away from who has just seen them; of who meets more of them, and knows them, it is to be asked how they come back.
  static let knownPlacesMin = 2

  /// Games looked at in one transaction.
  static let gamesMax = 50

  /// How long after its end a game is looked at: one that has ended earlier may be committed later.
  static let settling = Duration.seconds(30)

  /// How often it is looked for games that have ended.
  static let interval = Duration.seconds(10)

  /// For how long signals are kept: a player who begins again after a season has been seen before, and nobody answers for more than a year ago.
  static let retention = Duration.seconds(365 * 86_400)

  /// For how long it is kept who has looked at signals.
  static let auditRetention = Duration.seconds(365 * 86_400)

  /// How often it is looked for what of both is too old.
  static let auditInterval = Duration.seconds(60 * 60)

  /// Rows that are removed in one transaction.
  static let auditRowsMax = 1_000

  /// Kind of signal. The raw value is what the database calls it.
  enum Kind: String, CaseIterable, Hashable, Sendable {
    case preciseFast = "precise_fast"
    case atSolution = "at_solution"
    case preciseShare = "precise_share"
    case repeatedOpponent = "repeated_opponent"
    case ratingJump = "rating_jump"
    case noMarker = "no_marker"
    case straightMarker = "straight_marker"
    case closeShare = "close_share"
    case severalSessions = "several_sessions"
    case beyondRating = "beyond_rating"
    case knownPlaces = "known_places"

    /// Whether it is of many games: then it is told once a day, not after each of them.
    var isOfManyGames: Bool {
      switch self {
      case .preciseFast, .atSolution, .noMarker, .straightMarker, .severalSessions: false
      // On a map of few places whoever plays it often comes back to them in every game.
      case .preciseShare, .repeatedOpponent, .ratingJump, .closeShare, .beyondRating, .knownPlaces: true
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
    /// In how many places the marker was before. Nil where that was not kept.
    var markerCount: Int?
    /// Whether the player was shown the place in an earlier game.
    var wasShownBefore = false
  }

  /// From when to when a session of the account has played the game.
  struct Session: Hashable, Sendable {
    var firstTime: Moment
    var lastTime: Moment

    /// Whether both have played before the other one had ended.
    func overlaps(_ other: Session) -> Bool { firstTime < other.lastTime && other.firstTime < lastTime }
  }

  /// Facts that are known of a player after a game.
  struct Facts: Hashable, Sendable {
    /// Answers of this game.
    var answers: [Answer] = []
    /// Answers of the last 30 days, and how many of them are almost perfect.
    var recentCount = 0
    var recentPreciseCount = 0
    /// Answers among them on the map of the world, and how many of those are close.
    var worldCount = 0
    var closeCount = 0
    /// Answers among them in games for the rating, and the sum of their points.
    var ratedCount = 0
    var ratedScoreSum = 0
    /// Now. Nil before the first game for it.
    var rating: Int?
    /// Sessions that have played this game.
    var sessions: [Session] = []
    /// Games for the rating against this game's opponent within a day, this one among them.
    var opponentGameCount = 0
    /// Gain of the rating within a day.
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
    signals += ofMarkers(facts.answers)
    if facts.worldCount >= closeSampleMin {
      let percent = facts.closeCount * 100 / facts.worldCount
      if percent >= closePercentMin { signals.append(Signal(kind: .closeShare, value: percent, sampleCount: facts.worldCount)) }
    }
    let sessionCount = overlapCount(facts.sessions)
    if sessionCount >= severalSessionsMin { signals.append(Signal(kind: .severalSessions, value: sessionCount)) }
    if facts.opponentGameCount >= repeatedGamesMin { signals.append(Signal(kind: .repeatedOpponent, value: facts.opponentGameCount)) }
    if facts.ratingGain >= ratingGainMin { signals.append(Signal(kind: .ratingJump, value: facts.ratingGain)) }
    if let signal = beyondRating(facts) { signals.append(signal) }
    let knownCount = facts.answers.count { $0.wasShownBefore && $0.score >= preciseScoreMin }
    if knownCount >= knownPlacesMin { signals.append(Signal(kind: .knownPlaces, value: knownCount, sampleCount: facts.answers.count)) }
    return signals
  }

  /// A player who answers so well wins, and is rated higher soon: one who is not has lost on purpose, or is somebody else today.
  private static func beyondRating(_ facts: Facts) -> Signal? {
    guard let rating = facts.rating, rating < ratingUnremarkable, facts.ratedCount >= ratedSampleMin else { return nil }
    let average = facts.ratedScoreSum / facts.ratedCount
    guard average >= averageAtStart + (rating - RatingRules.start) * averagePerHundred / 100 else { return nil }
    return Signal(kind: .beyondRating, value: average, sampleCount: facts.ratedCount)
  }

  private static func ofMarkers(_ answers: [Answer]) -> [Signal] {
    var signals: [Signal] = []
    let noneCount = answers.count { $0.markerCount == 0 && $0.score >= goodScoreMin }
    if noneCount >= noMarkerMin { signals.append(Signal(kind: .noMarker, value: noneCount, sampleCount: answers.count)) }
    let straightCount = answers.count { $0.markerCount == 1 && $0.score >= preciseScoreMin }
    if straightCount >= straightMarkerMin {
      signals.append(Signal(kind: .straightMarker, value: straightCount, sampleCount: answers.count))
    }
    return signals
  }

  /// How many sessions have played while another one did.
  private static func overlapCount(_ sessions: [Session]) -> Int {
    sessions.indices.count { index in
      sessions.indices.contains { $0 != index && sessions[$0].overlaps(sessions[index]) }
    }
  }

  /// Meaning of a signal, in English.
  static func reason(_ signal: Signal) -> String {
    switch signal.kind {
    case .preciseFast: "\(signal.value) of \(signal.sampleCount) answers with 4,950 points or more within 5 seconds"
    case .atSolution: "\(signal.value) of \(signal.sampleCount) answers within 0.00001 degrees of the solution"
    case .preciseShare: "\(signal.value) per cent of \(signal.sampleCount) answers in 30 days with 4,950 points or more"
    case .repeatedOpponent: "\(signal.value) games for the rating against the same player within a day"
    case .ratingJump: "\(signal.value) points of rating gained within a day"
    case .noMarker: "\(signal.value) of \(signal.sampleCount) answers with 4,000 points or more without a move of the marker"
    case .straightMarker: "\(signal.value) of \(signal.sampleCount) answers with 4,950 points or more by one jump of the marker"
    case .closeShare: "\(signal.value) per cent of \(signal.sampleCount) answers in 30 days on the map of the world within 200 m"
    case .beyondRating: "an average of \(signal.value) points in \(signal.sampleCount) answers for the rating in 30 days, too good for it"
    case .knownPlaces: "\(signal.value) of \(signal.sampleCount) answers with 4,950 points or more at places that were shown before"
    case .severalSessions: "\(signal.value) sessions that played the game in turns"
    }
  }
}
