// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/questions.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension WalkImage {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WalkImage(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WalkImage") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("mediaId", "media_id") {
        mediaID = try json.string("WalkImage.media_id")
      } else if json.isKey("altText", "alt_text") {
        altText = try json.string("WalkImage.alt_text")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !mediaID.isEmpty {
      json.key("mediaId")
      json.value(mediaID)
    }
    if !altText.isEmpty, !json.redact("altText") {
      json.key("altText")
      json.value(altText)
    }
    json.endObject()
  }
}

extension Question {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Question(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Question") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("questionId", "question_id") {
        questionID = try json.string("Question.question_id")
      } else if json.isKey("number") {
        number = try json.int32("Question.number")
      } else if json.isKey("title") {
        title = try json.skipNull() ? nil : try json.string("Question.title")
      } else if json.isKey("text") {
        text = try json.string("Question.text")
      } else if json.isKey("lang") {
        lang = try json.string("Question.lang")
      } else if json.isKey("image") {
        image = try json.skipNull() ? nil : try WalkImage(reading: &json)
      } else if json.isKey("explanation") {
        explanation = try json.string("Question.explanation")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("timerSeconds", "timer_seconds") {
        timerSeconds = try json.int32("Question.timer_seconds")
      } else if json.isKey("choice") {
        kind = try json.skipNull() ? nil : .choice(try ChoiceQuestion(reading: &json))
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !questionID.isEmpty {
      json.key("questionId")
      json.value(questionID)
    }
    if number != 0 {
      json.key("number")
      json.value(number)
    }
    if let title, !json.redact("title") {
      json.key("title")
      json.value(title)
    }
    if !text.isEmpty, !json.redact("text") {
      json.key("text")
      json.value(text)
    }
    if !lang.isEmpty {
      json.key("lang")
      json.value(lang)
    }
    if let image {
      json.key("image")
      image.write(to: &json)
    }
    if !explanation.isEmpty, !json.redact("explanation") {
      json.key("explanation")
      json.value(explanation)
    }
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if timerSeconds != 0 {
      json.key("timerSeconds")
      json.value(timerSeconds)
    }
    switch kind {
    case nil: break
    case .choice(let value):
      json.key("choice")
      value.write(to: &json)
    }
    json.endObject()
  }
}

extension ChoiceQuestion {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ChoiceQuestion(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ChoiceQuestion") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("options") {
        options = try json.list("ChoiceQuestion.options") { (json: inout JSONReader) throws(DecodingError) in try json.string("ChoiceQuestion.options") }
      } else if json.isKey("rightOption", "right_option") {
        rightOption = try json.skipNull() ? nil : try json.int32("ChoiceQuestion.right_option")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !options.isEmpty, !json.redact("options") {
      json.key("options")
      json.list(options) { json, element in json.value(element) }
    }
    if let rightOption, !json.redact("rightOption") {
      json.key("rightOption")
      json.value(rightOption)
    }
    json.endObject()
  }
}

extension TieBreaker {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try TieBreaker(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "TieBreaker") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("text") {
        text = try json.string("TieBreaker.text")
      } else if json.isKey("lower") {
        lower = try json.int64("TieBreaker.lower")
      } else if json.isKey("upper") {
        upper = try json.int64("TieBreaker.upper")
      } else if json.isKey("answer") {
        answer = try json.int64("TieBreaker.answer")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !text.isEmpty, !json.redact("text") {
      json.key("text")
      json.value(text)
    }
    if lower != 0 {
      json.key("lower")
      json.value(lower)
    }
    if upper != 0 {
      json.key("upper")
      json.value(upper)
    }
    if answer != 0, !json.redact("answer") {
      json.key("answer")
      json.value(answer)
    }
    json.endObject()
  }
}

extension Answer {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Answer(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Answer") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("choice") {
        kind = try json.skipNull() ? nil : .choice(try json.int32("Answer.choice"))
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    switch kind {
    case nil: break
    case .choice(let value):
      json.key("choice")
      json.value(value)
    }
    json.endObject()
  }
}
