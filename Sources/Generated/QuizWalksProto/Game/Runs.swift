// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/runs.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// How well the monkey knows the answers, and how fast it walks.
public enum Monkey: MessageEnum {
  /// No monkey.
  case unspecified
  /// 35 % right, 1 m in 850 ms, 8.5 s at each question.
  case easy
  /// 50 % right, 1 m in 780 ms, 7.8 s at each question.
  case medium
  /// 75 % right, 1 m in 700 ms, 7 s at each question.
  case hard
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .easy, .medium, .hard]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .easy: 1
    case .medium: 2
    case .hard: 3
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .easy
    case 2: self = .medium
    case 3: self = .hard
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "MONKEY_UNSPECIFIED"
    case .easy: "MONKEY_EASY"
    case .medium: "MONKEY_MEDIUM"
    case .hard: "MONKEY_HARD"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "MONKEY_UNSPECIFIED": self = .unspecified
    case "MONKEY_EASY": self = .easy
    case "MONKEY_MEDIUM": self = .medium
    case "MONKEY_HARD": self = .hard
    default: return nil
    }
  }
}

/// How a question of a run stands.
public enum RunQuestionState: MessageEnum {
  /// Never sent.
  case unspecified
  /// On the map.
  case open
  /// Told, and not answered.
  case unlocked
  /// Answered.
  case answered
  /// Told, and not answered in time.
  case timedOut
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .open, .unlocked, .answered, .timedOut]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .open: 1
    case .unlocked: 2
    case .answered: 3
    case .timedOut: 4
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .open
    case 2: self = .unlocked
    case 3: self = .answered
    case 4: self = .timedOut
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "RUN_QUESTION_STATE_UNSPECIFIED"
    case .open: "RUN_QUESTION_STATE_OPEN"
    case .unlocked: "RUN_QUESTION_STATE_UNLOCKED"
    case .answered: "RUN_QUESTION_STATE_ANSWERED"
    case .timedOut: "RUN_QUESTION_STATE_TIMED_OUT"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "RUN_QUESTION_STATE_UNSPECIFIED": self = .unspecified
    case "RUN_QUESTION_STATE_OPEN": self = .open
    case "RUN_QUESTION_STATE_UNLOCKED": self = .unlocked
    case "RUN_QUESTION_STATE_ANSWERED": self = .answered
    case "RUN_QUESTION_STATE_TIMED_OUT": self = .timedOut
    default: return nil
    }
  }
}

/// Options of a run, in any combination.
public struct RunOptions: Message {
  public static let protoName = "cairn.game.quizwalks.v1.RunOptions"

  /// Questions are not on the map until one is near.
  public var isHidden: Bool = false

  /// The clock of the whole run is shown.
  public var isSpeed: Bool = false

  /// Each question has a timer.
  public var isTimed: Bool = false

  /// Seconds of a question that has none of its own, from 5 to 300; 0 for 30.
  public var questionTimerSeconds: Int32 = 0

  /// An opponent; unspecified for none.
  public var monkey: Monkey = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(isHidden: Bool = false, isSpeed: Bool = false, isTimed: Bool = false, questionTimerSeconds: Int32 = 0, monkey: Monkey = .unspecified) {
    self.isHidden = isHidden
    self.isSpeed = isSpeed
    self.isTimed = isTimed
    self.questionTimerSeconds = questionTimerSeconds
    self.monkey = monkey
  }
}

/// Where a phone says that it was.
public struct RunPosition: Message {
  public static let protoName = "cairn.game.quizwalks.v1.RunPosition"

  /// The place.
  public var position: CairnProto.LatLng? = nil

  /// Radius within which the phone takes itself to be, in metres; negative where it does not know.
  public var accuracyM: Double = 0

  /// How long ago it was, in milliseconds, from 0 to 60,000.
  public var ageMs: Int32 = 0

  /// Whether the phone says that the place is made up: by an app for it, or a simulator. It counts for nothing.
  public var isMock: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(position: CairnProto.LatLng? = nil, accuracyM: Double = 0, ageMs: Int32 = 0, isMock: Bool = false) {
    self.position = position
    self.accuracyM = accuracyM
    self.ageMs = ageMs
    self.isMock = isMock
  }
}

/// A box on the globe.
public struct RunBounds: Message {
  public static let protoName = "cairn.game.quizwalks.v1.RunBounds"

  /// Its corner in the south and west.
  public var southWest: CairnProto.LatLng? = nil

  /// Its corner in the north and east.
  public var northEast: CairnProto.LatLng? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(southWest: CairnProto.LatLng? = nil, northEast: CairnProto.LatLng? = nil) {
    self.southWest = southWest
    self.northEast = northEast
  }
}

/// A question of a run.
public struct RunQuestion: Message {
  public static let protoName = "cairn.game.quizwalks.v1.RunQuestion"

  /// UUID.
  public var questionID: String = ""

  /// Its place among the questions, from 1.
  public var number: Int32 = 0

  /// How it stands.
  public var state: RunQuestionState = .unspecified

  /// Where it is.
  public var position: CairnProto.LatLng? = nil

  /// Absent until it is unlocked.
  public var asked: AskedQuestion? = nil

  /// Absent until it is answered or timed out.
  public var answered: AnsweredQuestion? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(questionID: String = "", number: Int32 = 0, state: RunQuestionState = .unspecified, position: CairnProto.LatLng? = nil, asked: AskedQuestion? = nil, answered: AnsweredQuestion? = nil) {
    self.questionID = questionID
    self.number = number
    self.state = state
    self.position = position
    self.asked = asked
    self.answered = answered
  }
}

/// A question as it is asked.
public struct AskedQuestion: Message {
  public static let protoName = "cairn.game.quizwalks.v1.AskedQuestion"

  /// Its kind. Kinds that a client does not know are of a later version.
  public enum OneOfKind: Sendable, Hashable {
    /// One of several options is right.
    case choice(AskedChoice)
  }

  /// For example "Fråga 3".
  public var title: String = ""

  /// Text of the question.
  public var text: String = ""

  /// BCP 47 language of its texts; may be empty.
  public var lang: String = ""

  /// Absent where there is none.
  public var image: WalkImage? = nil

  /// Its kind. Kinds that a client does not know are of a later version.
  public var kind: OneOfKind? = nil

  /// When it was unlocked, by the server's clock.
  public var unlockTime: Moment? = nil

  /// When its timer ends; absent without one.
  public var deadlineTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(title: String = "", text: String = "", lang: String = "", image: WalkImage? = nil, kind: OneOfKind? = nil, unlockTime: Moment? = nil, deadlineTime: Moment? = nil) {
    self.title = title
    self.text = text
    self.lang = lang
    self.image = image
    self.kind = kind
    self.unlockTime = unlockTime
    self.deadlineTime = deadlineTime
  }
}

/// Options to choose from.
public struct AskedChoice: Message {
  public static let protoName = "cairn.game.quizwalks.v1.AskedChoice"

  /// 2 to 8.
  public var options: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(options: [String] = []) {
    self.options = options
  }
}

/// A question that was answered, or timed out.
public struct AnsweredQuestion: Message {
  public static let protoName = "cairn.game.quizwalks.v1.AnsweredQuestion"

  /// Absent where it was timed out.
  public var answer: Answer? = nil

  /// The right answer.
  public var rightAnswer: Answer? = nil

  /// Whether it was right.
  public var isRight: Bool = false

  /// 1 for a right answer.
  public var points: Int32 = 0

  /// From the unlocking to the answer, in milliseconds.
  public var durationMs: Int64 = 0

  /// Told after an answer; may be empty.
  public var explanation: String = ""

  /// "Apans svar"; absent without a monkey.
  public var monkeyAnswer: Answer? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(answer: Answer? = nil, rightAnswer: Answer? = nil, isRight: Bool = false, points: Int32 = 0, durationMs: Int64 = 0, explanation: String = "", monkeyAnswer: Answer? = nil) {
    self.answer = answer
    self.rightAnswer = rightAnswer
    self.isRight = isRight
    self.points = points
    self.durationMs = durationMs
    self.explanation = explanation
    self.monkeyAnswer = monkeyAnswer
  }
}

/// The monkey of a run.
public struct RunMonkey: Message {
  public static let protoName = "cairn.game.quizwalks.v1.RunMonkey"

  /// How well it knows and how fast it is.
  public var difficulty: Monkey = .unspecified

  /// Where it begins: where the player was. Absent in a hidden run that goes on, in one of a group that goes on, and from a day after the end.
  public var startPosition: CairnProto.LatLng? = nil

  /// Seed of its movement, 8 bytes, by which a client moves it as docs/api/monkey.md says; empty in a hidden run that goes on, and
  /// in one of a group that goes on.
  public var movementSeed: [UInt8] = []

  /// SHA-256 of the seed of its answers, told at the beginning.
  public var answerSeedHash: [UInt8] = []

  /// Seed of its answers, 32 bytes: by it and docs/api/monkey.md everybody can see after the end that it did not look. Empty until then.
  public var answerSeed: [UInt8] = []

  /// About where it is in a hidden run: a cell of 200 m, as of the latest half minute. Absent otherwise, and while it is on its way to a question that has not
  /// appeared, or was at one.
  public var cell: RunBounds? = nil

  /// How many of the questions that the player has answered or let time out it had right.
  public var points: Int32 = 0

  /// SHA-256 of the seed of its movement, told at the beginning, where that is told at the end.
  public var movementSeedHash: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(difficulty: Monkey = .unspecified, startPosition: CairnProto.LatLng? = nil, movementSeed: [UInt8] = [], answerSeedHash: [UInt8] = [], answerSeed: [UInt8] = [], cell: RunBounds? = nil, points: Int32 = 0, movementSeedHash: [UInt8] = []) {
    self.difficulty = difficulty
    self.startPosition = startPosition
    self.movementSeed = movementSeed
    self.answerSeedHash = answerSeedHash
    self.answerSeed = answerSeed
    self.cell = cell
    self.points = points
    self.movementSeedHash = movementSeedHash
  }
}

/// A question at the end.
public struct AskedTieBreaker: Message {
  public static let protoName = "cairn.game.quizwalks.v1.AskedTieBreaker"

  /// Text of the question.
  public var text: String = ""

  /// The least that can be answered.
  public var lower: Int64 = 0

  /// The most that can be answered.
  public var upper: Int64 = 0

  /// The player's answer; absent before.
  public var guess: Int64? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(text: String = "", lower: Int64 = 0, upper: Int64 = 0, guess: Int64? = nil) {
    self.text = text
    self.lower = lower
    self.upper = upper
    self.guess = guess
  }
}

/// A run as its player sees it.
public struct Run: Message {
  public static let protoName = "cairn.game.quizwalks.v1.Run"

  /// UUID.
  public var runID: String = ""

  /// UUID.
  public var walkID: String = ""

  /// The walk's title; empty where the walk was deleted, or hidden by moderators.
  public var walkTitle: String = ""

  /// The version that is walked.
  public var version: Int32 = 0

  /// Its options.
  public var options: RunOptions? = nil

  /// All questions, in their order; in a hidden run only those that have appeared, until it has ended, and until the group has that it was walked in.
  public var questions: [RunQuestion] = []

  /// How many there are.
  public var questionCount: Int32 = 0

  /// Where they are, in a hidden run; absent otherwise.
  public var bounds: RunBounds? = nil

  /// How near one must come, in metres.
  public var radiusM: Int32 = 0

  /// Whether questions are asked in their order.
  public var isInOrder: Bool = false

  /// A line to follow; empty where there is none, and in a hidden run.
  public var routePoints: [CairnProto.LatLng] = []

  /// Absent without one.
  public var monkey: RunMonkey? = nil

  /// The question at the end; absent until all others are answered or timed out.
  public var tieBreaker: AskedTieBreaker? = nil

  /// When it began, by the server's clock.
  public var startTime: Moment? = nil

  /// When it ended; absent before.
  public var endTime: Moment? = nil

  /// When it ends by itself where nothing is done in it.
  public var expireTime: Moment? = nil

  /// When this was told.
  public var serverTime: Moment? = nil

  /// Sum of the points.
  public var points: Int32 = 0

  /// The question whose turn it is, where they are asked in their order; otherwise empty. UUID.
  public var nextQuestionID: String = ""

  /// The group that it is walked in; empty for none. UUID.
  public var groupID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runID: String = "", walkID: String = "", walkTitle: String = "", version: Int32 = 0, options: RunOptions? = nil, questions: [RunQuestion] = [], questionCount: Int32 = 0, bounds: RunBounds? = nil, radiusM: Int32 = 0, isInOrder: Bool = false, routePoints: [CairnProto.LatLng] = [], monkey: RunMonkey? = nil, tieBreaker: AskedTieBreaker? = nil, startTime: Moment? = nil, endTime: Moment? = nil, expireTime: Moment? = nil, serverTime: Moment? = nil, points: Int32 = 0, nextQuestionID: String = "", groupID: String = "") {
    self.runID = runID
    self.walkID = walkID
    self.walkTitle = walkTitle
    self.version = version
    self.options = options
    self.questions = questions
    self.questionCount = questionCount
    self.bounds = bounds
    self.radiusM = radiusM
    self.isInOrder = isInOrder
    self.routePoints = routePoints
    self.monkey = monkey
    self.tieBreaker = tieBreaker
    self.startTime = startTime
    self.endTime = endTime
    self.expireTime = expireTime
    self.serverTime = serverTime
    self.points = points
    self.nextQuestionID = nextQuestionID
    self.groupID = groupID
  }
}

/// Results of a run.
public struct RunResult: Message {
  public static let protoName = "cairn.game.quizwalks.v1.RunResult"

  /// As it ended, with the answers to all questions that were told.
  public var run: Run? = nil

  /// From its beginning to its last answer, in milliseconds.
  public var durationMs: Int64 = 0

  /// How far the answer to the question at the end was off; absent where there is none.
  public var tieBreakerOff: Int64? = nil

  /// How far the monkey's was; absent where there is none.
  public var monkeyTieBreakerOff: Int64? = nil

  /// Whether the monkey has more points, or as many and was nearer at the end; false without a monkey.
  public var hasMonkeyWon: Bool = false

  /// Whether all of it was checked by the server while it was walked.
  public var isVerified: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(run: Run? = nil, durationMs: Int64 = 0, tieBreakerOff: Int64? = nil, monkeyTieBreakerOff: Int64? = nil, hasMonkeyWon: Bool = false, isVerified: Bool = false) {
    self.run = run
    self.durationMs = durationMs
    self.tieBreakerOff = tieBreakerOff
    self.monkeyTieBreakerOff = monkeyTieBreakerOff
    self.hasMonkeyWon = hasMonkeyWon
    self.isVerified = isVerified
  }
}

/// A walk to begin.
public struct StartRunRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.StartRunRequest"

  /// UUID.
  public var walkID: String = ""

  /// Its options; absent for none.
  public var options: RunOptions? = nil

  /// Where the player is; the monkey begins there.
  public var position: RunPosition? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", options: RunOptions? = nil, position: RunPosition? = nil) {
    self.walkID = walkID
    self.options = options
    self.position = position
  }
}

/// The run.
public struct StartRunResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.StartRunResponse"

  /// UUID.
  public var runID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runID: String = "") {
    self.runID = runID
  }
}

/// The run that is asked for.
public struct GetRunRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetRunRequest"

  /// UUID.
  public var runID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runID: String = "") {
    self.runID = runID
  }
}

/// The run.
public struct GetRunResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetRunResponse"

  /// As it stands.
  public var run: Run? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(run: Run? = nil) {
    self.run = run
  }
}

/// Asks for the caller's runs.
public struct ListRunsRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.ListRunsRequest"

  /// At most so many; 0 for 20, never more than 50.
  public var pageSize: Int32 = 0

  /// Where the list goes on; empty for its beginning.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A run in a list.
public struct RunSummary: Message {
  public static let protoName = "cairn.game.quizwalks.v1.RunSummary"

  /// UUID.
  public var runID: String = ""

  /// UUID.
  public var walkID: String = ""

  /// The walk's title; empty where the walk was deleted, or hidden by moderators.
  public var walkTitle: String = ""

  /// Its options.
  public var options: RunOptions? = nil

  /// How many questions there are.
  public var questionCount: Int32 = 0

  /// Sum of the points so far.
  public var points: Int32 = 0

  /// When it began.
  public var startTime: Moment? = nil

  /// When it ended; absent before.
  public var endTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runID: String = "", walkID: String = "", walkTitle: String = "", options: RunOptions? = nil, questionCount: Int32 = 0, points: Int32 = 0, startTime: Moment? = nil, endTime: Moment? = nil) {
    self.runID = runID
    self.walkID = walkID
    self.walkTitle = walkTitle
    self.options = options
    self.questionCount = questionCount
    self.points = points
    self.startTime = startTime
    self.endTime = endTime
  }
}

/// Runs.
public struct ListRunsResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.ListRunsResponse"

  /// The latest first.
  public var runs: [RunSummary] = []

  /// Empty at the end.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runs: [RunSummary] = [], nextPageToken: String = "") {
    self.runs = runs
    self.nextPageToken = nextPageToken
  }
}

/// Where the player is.
public struct TellPositionRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.TellPositionRequest"

  /// UUID.
  public var runID: String = ""

  /// 1 to 50, the oldest first: since the last that was told.
  public var positions: [RunPosition] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runID: String = "", positions: [RunPosition] = []) {
    self.runID = runID
    self.positions = positions
  }
}

/// How the run stands.
public struct TellPositionResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.TellPositionResponse"

  /// With all questions that have appeared.
  public var run: Run? = nil

  /// For how long positions count for nothing because of a jump, in milliseconds; 0 where they count.
  public var heldMs: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(run: Run? = nil, heldMs: Int64 = 0) {
    self.run = run
    self.heldMs = heldMs
  }
}

/// The question to unlock.
public struct UnlockQuestionRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.UnlockQuestionRequest"

  /// UUID.
  public var runID: String = ""

  /// UUID.
  public var questionID: String = ""

  /// 1 to 50, the oldest first: since the last that was told.
  public var positions: [RunPosition] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runID: String = "", questionID: String = "", positions: [RunPosition] = []) {
    self.runID = runID
    self.questionID = questionID
    self.positions = positions
  }
}

/// The question.
public struct UnlockQuestionResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.UnlockQuestionResponse"

  /// As it is asked.
  public var question: RunQuestion? = nil

  /// Key to it in the run's bundle (OfflineRunService), 32 bytes.
  public var bundleKey: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(question: RunQuestion? = nil, bundleKey: [UInt8] = []) {
    self.question = question
    self.bundleKey = bundleKey
  }
}

/// An answer.
public struct AnswerQuestionRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.AnswerQuestionRequest"

  /// UUID.
  public var runID: String = ""

  /// UUID.
  public var questionID: String = ""

  /// By the kind of the question.
  public var answer: Answer? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runID: String = "", questionID: String = "", answer: Answer? = nil) {
    self.runID = runID
    self.questionID = questionID
    self.answer = answer
  }
}

/// The question with its answers.
public struct AnswerQuestionResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.AnswerQuestionResponse"

  /// As it was answered.
  public var question: RunQuestion? = nil

  /// Sum of the points.
  public var points: Int32 = 0

  /// Sum of the monkey's points of the same questions; 0 without one.
  public var monkeyPoints: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(question: RunQuestion? = nil, points: Int32 = 0, monkeyPoints: Int32 = 0) {
    self.question = question
    self.points = points
    self.monkeyPoints = monkeyPoints
  }
}

/// An answer to the question at the end.
public struct AnswerTieBreakerRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.AnswerTieBreakerRequest"

  /// UUID.
  public var runID: String = ""

  /// The player's answer.
  public var guess: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runID: String = "", guess: Int64 = 0) {
    self.runID = runID
    self.guess = guess
  }
}

/// It is answered.
public struct AnswerTieBreakerResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.AnswerTieBreakerResponse"

  /// Every field at its default.
  public init() {}
}

/// The run to end.
public struct EndRunRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.EndRunRequest"

  /// UUID.
  public var runID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runID: String = "") {
    self.runID = runID
  }
}

/// The run has ended.
public struct EndRunResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.EndRunResponse"

  /// How it ended.
  public var result: RunResult? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(result: RunResult? = nil) {
    self.result = result
  }
}

/// The results that are asked for.
public struct GetRunResultRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetRunResultRequest"

  /// UUID.
  public var runID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runID: String = "") {
    self.runID = runID
  }
}

/// The results.
public struct GetRunResultResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetRunResultResponse"

  /// How it ended.
  public var result: RunResult? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(result: RunResult? = nil) {
    self.result = result
  }
}
