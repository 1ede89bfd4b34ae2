// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/offline_runs.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf

/// A question of a bundle.
public struct LockedQuestion: Message {
  public static let protoName = "cairn.game.quizwalks.v1.LockedQuestion"

  /// UUID.
  public var questionID: String = ""

  /// Its place among the questions, from 1.
  public var number: Int32 = 0

  /// Where it is.
  public var position: CairnProto.LatLng? = nil

  /// A BundledQuestion: AES-256-GCM, a nonce of 12 bytes, the ciphertext, a tag of 16 bytes. The context is the run's id and the question's, 16 bytes each; of
  /// the question at the end the run's id twice.
  public var locked: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(questionID: String = "", number: Int32 = 0, position: CairnProto.LatLng? = nil, locked: [UInt8] = []) {
    self.questionID = questionID
    self.number = number
    self.position = position
    self.locked = locked
  }
}

/// The content of a locked question. Its length is a multiple of 512 bytes, so that a locked one does not tell how much is asked.
public struct BundledQuestion: Message {
  public static let protoName = "cairn.game.quizwalks.v1.BundledQuestion"

  /// A question on the map, without times; absent for the one at the end.
  public var asked: AskedQuestion? = nil

  /// The question at the end; absent otherwise.
  public var tieBreaker: AskedTieBreaker? = nil

  /// Zeros.
  public var padding: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(asked: AskedQuestion? = nil, tieBreaker: AskedTieBreaker? = nil, padding: [UInt8] = []) {
    self.asked = asked
    self.tieBreaker = tieBreaker
    self.padding = padding
  }
}

/// A key to a question of a bundle.
public struct BundleKey: Message {
  public static let protoName = "cairn.game.quizwalks.v1.BundleKey"

  /// UUID; empty for the question at the end.
  public var questionID: String = ""

  /// 32 bytes.
  public var key: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(questionID: String = "", key: [UInt8] = []) {
    self.questionID = questionID
    self.key = key
  }
}

/// The run whose bundle is asked for.
public struct GetRunBundleRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetRunBundleRequest"

  /// UUID.
  public var runID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runID: String = "") {
    self.runID = runID
  }
}

/// The bundle.
public struct GetRunBundleResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetRunBundleResponse"

  /// In their order.
  public var questions: [LockedQuestion] = []

  /// The question at the end, locked; empty where there is none.
  public var lockedTieBreaker: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(questions: [LockedQuestion] = [], lockedTieBreaker: [UInt8] = []) {
    self.questions = questions
    self.lockedTieBreaker = lockedTieBreaker
  }
}

/// The run whose bundle is released.
public struct ReleaseRunBundleRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.ReleaseRunBundleRequest"

  /// UUID.
  public var runID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runID: String = "") {
    self.runID = runID
  }
}

/// All keys.
public struct ReleaseRunBundleResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.ReleaseRunBundleResponse"

  /// Keys of each question, and of the one at the end.
  public var keys: [BundleKey] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(keys: [BundleKey] = []) {
    self.keys = keys
  }
}

/// Fate of a question without a network. How long ago it was counts, by the phone's running clock; the time of its calendar does not.
public struct OfflineStep: Message {
  public static let protoName = "cairn.game.quizwalks.v1.OfflineStep"

  /// UUID.
  public var questionID: String = ""

  /// How long ago the question was read, in milliseconds.
  public var unlockAgeMs: Int64 = 0

  /// The answer; absent where there was none.
  public var answer: Answer? = nil

  /// How long ago it was answered, in milliseconds.
  public var answerAgeMs: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(questionID: String = "", unlockAgeMs: Int64 = 0, answer: Answer? = nil, answerAgeMs: Int64 = 0) {
    self.questionID = questionID
    self.unlockAgeMs = unlockAgeMs
    self.answer = answer
    self.answerAgeMs = answerAgeMs
  }
}

/// All that was done in a run.
public struct UploadRunRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.UploadRunRequest"

  /// UUID.
  public var runID: String = ""

  /// 0 to 50, as they were read.
  public var steps: [OfflineStep] = []

  /// The answer to the question at the end; absent where there was none.
  public var tieBreakerGuess: Int64? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runID: String = "", steps: [OfflineStep] = [], tieBreakerGuess: Int64? = nil) {
    self.runID = runID
    self.steps = steps
    self.tieBreakerGuess = tieBreakerGuess
  }
}

/// The run.
public struct UploadRunResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.UploadRunResponse"

  /// As it stands, with all right answers to what was answered.
  public var run: Run? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(run: Run? = nil) {
    self.run = run
  }
}
