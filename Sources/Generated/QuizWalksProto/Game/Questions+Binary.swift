// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/questions.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension WalkImage {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__walk_image__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__WalkImage.self) {
      (c) throws(DecodingError) in try WalkImage(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__WalkImage>) throws(DecodingError) {
    mediaID = try Binary.string(c.pointee.media_id_, "WalkImage.media_id")
    altText = try Binary.string(c.pointee.alt_text_, "WalkImage.alt_text")
  }

  func write(to binary: inout BinaryWriter) {
    if !mediaID.isEmpty {
      binary.field(1, mediaID)
    }
    if !altText.isEmpty {
      binary.field(2, altText)
    }
  }
}

extension Question {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__question__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__Question.self) {
      (c) throws(DecodingError) in try Question(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__Question>) throws(DecodingError) {
    questionID = try Binary.string(c.pointee.question_id_, "Question.question_id")
    number = c.pointee.number_
    if c.pointee._title_case.rawValue == 3 { title = try Binary.string(c.pointee.title_, "Question.title") }
    text = try Binary.string(c.pointee.text_, "Question.text")
    lang = try Binary.string(c.pointee.lang_, "Question.lang")
    if let field = c.pointee.image_ { image = try WalkImage(c: field) }
    explanation = try Binary.string(c.pointee.explanation_, "Question.explanation")
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    timerSeconds = c.pointee.timer_seconds_
    if c.pointee.kind_case.rawValue == 10, let field = c.pointee.choice_ { kind = .choice(try ChoiceQuestion(c: field)) }
  }

  func write(to binary: inout BinaryWriter) {
    if !questionID.isEmpty {
      binary.field(1, questionID)
    }
    if number != 0 {
      binary.field(2, number)
    }
    if let title {
      binary.field(3, title)
    }
    if !text.isEmpty {
      binary.field(4, text)
    }
    if !lang.isEmpty {
      binary.field(5, lang)
    }
    if let image {
      let start = binary.begin(6)
      image.write(to: &binary)
      binary.end(start)
    }
    if !explanation.isEmpty {
      binary.field(7, explanation)
    }
    if let position {
      let start = binary.begin(8)
      position.write(to: &binary)
      binary.end(start)
    }
    if timerSeconds != 0 {
      binary.field(9, timerSeconds)
    }
    switch kind {
    case .choice(let value):
      let start = binary.begin(10)
      value.write(to: &binary)
      binary.end(start)
    default: break
    }
  }
}

extension ChoiceQuestion {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__choice_question__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__ChoiceQuestion.self) {
      (c) throws(DecodingError) in try ChoiceQuestion(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__ChoiceQuestion>) throws(DecodingError) {
    options = try Binary.list(c.pointee.n_options_, c.pointee.options_, { (value) throws(DecodingError) in try Binary.string(value, "ChoiceQuestion.options") })
    if c.pointee._right_option_case.rawValue == 2 { rightOption = c.pointee.right_option_ }
  }

  func write(to binary: inout BinaryWriter) {
    if !options.isEmpty {
      for element in options {
        binary.field(1, element)
      }
    }
    if let rightOption {
      binary.field(2, rightOption)
    }
  }
}

extension TieBreaker {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__tie_breaker__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__TieBreaker.self) {
      (c) throws(DecodingError) in try TieBreaker(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__TieBreaker>) throws(DecodingError) {
    text = try Binary.string(c.pointee.text_, "TieBreaker.text")
    lower = c.pointee.lower_
    upper = c.pointee.upper_
    answer = c.pointee.answer_
  }

  func write(to binary: inout BinaryWriter) {
    if !text.isEmpty {
      binary.field(1, text)
    }
    if lower != 0 {
      binary.field(2, lower)
    }
    if upper != 0 {
      binary.field(3, upper)
    }
    if answer != 0 {
      binary.field(4, answer)
    }
  }
}

extension Answer {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__answer__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__Answer.self) {
      (c) throws(DecodingError) in try Answer(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__Answer>) throws(DecodingError) {
    if c.pointee.kind_case.rawValue == 1 { kind = .choice(c.pointee.choice_) }
  }

  func write(to binary: inout BinaryWriter) {
    switch kind {
    case .choice(let value):
      binary.field(1, value)
    default: break
    }
  }
}
