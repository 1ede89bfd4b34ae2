// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/questions.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf

/// An image of a walk or a question.
public struct WalkImage: Message {
  public static let protoName = "cairn.game.quizwalks.v1.WalkImage"

  /// The file, as MediaService of social knows it. UUID.
  public var mediaID: String = ""

  /// Description of what is to be seen, for people who do not see it. At most 300 scalars.
  public var altText: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mediaID: String = "", altText: String = "") {
    self.mediaID = mediaID
    self.altText = altText
  }
}

/// A question as its makers see it, with the answer.
public struct Question: Message {
  public static let protoName = "cairn.game.quizwalks.v1.Question"

  /// Its kind. Kinds that a client does not know are of a later version.
  public enum OneOfKind: Sendable, Hashable {
    /// One of several options is right.
    case choice(ChoiceQuestion)
  }

  /// Made by the client, so that a question can be written without a network. UUID.
  public var questionID: String = ""

  /// Its place among the questions, from 1.
  public var number: Int32 = 0

  /// At most 100 scalars. A new question without one has "Fråga 3", in the walk's language.
  public var title: String? = nil

  /// Text of the question. At most 1,000 scalars.
  public var text: String = ""

  /// BCP 47 language of all its texts, for voices that read them; empty for the walk's.
  public var lang: String = ""

  /// Shown with the text.
  public var image: WalkImage? = nil

  /// Told after an answer. At most 1,000 scalars.
  public var explanation: String = ""

  /// Where it is asked; absent until it is placed on the map.
  public var position: CairnProto.LatLng? = nil

  /// Seconds to answer with time to answer, from 5 to 300; 0 for those of the run.
  public var timerSeconds: Int32 = 0

  /// Its kind. Kinds that a client does not know are of a later version.
  public var kind: OneOfKind? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(questionID: String = "", number: Int32 = 0, title: String? = nil, text: String = "", lang: String = "", image: WalkImage? = nil, explanation: String = "", position: CairnProto.LatLng? = nil, timerSeconds: Int32 = 0, kind: OneOfKind? = nil) {
    self.questionID = questionID
    self.number = number
    self.title = title
    self.text = text
    self.lang = lang
    self.image = image
    self.explanation = explanation
    self.position = position
    self.timerSeconds = timerSeconds
    self.kind = kind
  }
}

/// A question of which one option is right.
public struct ChoiceQuestion: Message {
  public static let protoName = "cairn.game.quizwalks.v1.ChoiceQuestion"

  /// At most 8, each at most 200 scalars; to be published 2 to 8.
  public var options: [String] = []

  /// Index of the right one, from 0; absent while none is chosen.
  public var rightOption: Int32? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(options: [String] = [], rightOption: Int32? = nil) {
    self.options = options
    self.rightOption = rightOption
  }
}

/// A question at the end that decides between equal scores: whose number is nearest.
public struct TieBreaker: Message {
  public static let protoName = "cairn.game.quizwalks.v1.TieBreaker"

  /// Text of the question: at most 1,000 scalars.
  public var text: String = ""

  /// The least that can be answered, within ±10^12.
  public var lower: Int64 = 0

  /// The most that can be answered, above lower.
  public var upper: Int64 = 0

  /// The answer, from lower to upper.
  public var answer: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(text: String = "", lower: Int64 = 0, upper: Int64 = 0, answer: Int64 = 0) {
    self.text = text
    self.lower = lower
    self.upper = upper
    self.answer = answer
  }
}

/// An answer to a question.
public struct Answer: Message {
  public static let protoName = "cairn.game.quizwalks.v1.Answer"

  /// By the kind of the question.
  public enum OneOfKind: Sendable, Hashable {
    /// Index of the chosen option, from 0.
    case choice(Int32)
  }

  /// By the kind of the question.
  public var kind: OneOfKind? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(kind: OneOfKind? = nil) {
    self.kind = kind
  }
}
