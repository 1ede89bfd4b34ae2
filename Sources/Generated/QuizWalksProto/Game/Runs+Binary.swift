// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/runs.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension RunOptions {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__run_options__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__RunOptions.self) {
      (c) throws(DecodingError) in try RunOptions(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__RunOptions>) throws(DecodingError) {
    isHidden = c.pointee.is_hidden_ != 0
    isSpeed = c.pointee.is_speed_ != 0
    isTimed = c.pointee.is_timed_ != 0
    questionTimerSeconds = c.pointee.question_timer_seconds_
    monkey = Monkey(rawValue: c.pointee.monkey_)
  }

  func write(to binary: inout BinaryWriter) {
    if isHidden {
      binary.field(1, isHidden)
    }
    if isSpeed {
      binary.field(2, isSpeed)
    }
    if isTimed {
      binary.field(3, isTimed)
    }
    if questionTimerSeconds != 0 {
      binary.field(4, questionTimerSeconds)
    }
    if monkey != .unspecified {
      binary.field(5, monkey)
    }
  }
}

extension RunPosition {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__run_position__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__RunPosition.self) {
      (c) throws(DecodingError) in try RunPosition(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__RunPosition>) throws(DecodingError) {
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    accuracyM = c.pointee.accuracy_m_
    ageMs = c.pointee.age_ms_
    isMock = c.pointee.is_mock_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if let position {
      let start = binary.begin(1)
      position.write(to: &binary)
      binary.end(start)
    }
    if accuracyM != 0 {
      binary.field(2, accuracyM)
    }
    if ageMs != 0 {
      binary.field(3, ageMs)
    }
    if isMock {
      binary.field(4, isMock)
    }
  }
}

extension RunBounds {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__run_bounds__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__RunBounds.self) {
      (c) throws(DecodingError) in try RunBounds(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__RunBounds>) throws(DecodingError) {
    if let field = c.pointee.south_west_ { southWest = try CairnProto.LatLng(c: field) }
    if let field = c.pointee.north_east_ { northEast = try CairnProto.LatLng(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let southWest {
      let start = binary.begin(1)
      southWest.write(to: &binary)
      binary.end(start)
    }
    if let northEast {
      let start = binary.begin(2)
      northEast.write(to: &binary)
      binary.end(start)
    }
  }
}

extension RunQuestion {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__run_question__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__RunQuestion.self) {
      (c) throws(DecodingError) in try RunQuestion(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__RunQuestion>) throws(DecodingError) {
    questionID = try Binary.string(c.pointee.question_id_, "RunQuestion.question_id")
    number = c.pointee.number_
    state = RunQuestionState(rawValue: c.pointee.state_)
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    if let field = c.pointee.asked_ { asked = try AskedQuestion(c: field) }
    if let field = c.pointee.answered_ { answered = try AnsweredQuestion(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !questionID.isEmpty {
      binary.field(1, questionID)
    }
    if number != 0 {
      binary.field(2, number)
    }
    if state != .unspecified {
      binary.field(3, state)
    }
    if let position {
      let start = binary.begin(4)
      position.write(to: &binary)
      binary.end(start)
    }
    if let asked {
      let start = binary.begin(5)
      asked.write(to: &binary)
      binary.end(start)
    }
    if let answered {
      let start = binary.begin(6)
      answered.write(to: &binary)
      binary.end(start)
    }
  }
}

extension AskedQuestion {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__asked_question__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__AskedQuestion.self) {
      (c) throws(DecodingError) in try AskedQuestion(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__AskedQuestion>) throws(DecodingError) {
    title = try Binary.string(c.pointee.title_, "AskedQuestion.title")
    text = try Binary.string(c.pointee.text_, "AskedQuestion.text")
    lang = try Binary.string(c.pointee.lang_, "AskedQuestion.lang")
    if let field = c.pointee.image_ { image = try WalkImage(c: field) }
    if c.pointee.kind_case.rawValue == 5, let field = c.pointee.choice_ { kind = .choice(try AskedChoice(c: field)) }
    unlockTime = try moment(c.pointee.unlock_time_, "AskedQuestion.unlock_time")
    deadlineTime = try moment(c.pointee.deadline_time_, "AskedQuestion.deadline_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !title.isEmpty {
      binary.field(1, title)
    }
    if !text.isEmpty {
      binary.field(2, text)
    }
    if !lang.isEmpty {
      binary.field(3, lang)
    }
    if let image {
      let start = binary.begin(4)
      image.write(to: &binary)
      binary.end(start)
    }
    switch kind {
    case .choice(let value):
      let start = binary.begin(5)
      value.write(to: &binary)
      binary.end(start)
    default: break
    }
    if let unlockTime {
      binary.field(6, unlockTime)
    }
    if let deadlineTime {
      binary.field(7, deadlineTime)
    }
  }
}

extension AskedChoice {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__asked_choice__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__AskedChoice.self) {
      (c) throws(DecodingError) in try AskedChoice(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__AskedChoice>) throws(DecodingError) {
    options = try Binary.list(c.pointee.n_options_, c.pointee.options_, { (value) throws(DecodingError) in try Binary.string(value, "AskedChoice.options") })
  }

  func write(to binary: inout BinaryWriter) {
    if !options.isEmpty {
      for element in options {
        binary.field(1, element)
      }
    }
  }
}

extension AnsweredQuestion {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__answered_question__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__AnsweredQuestion.self) {
      (c) throws(DecodingError) in try AnsweredQuestion(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__AnsweredQuestion>) throws(DecodingError) {
    if let field = c.pointee.answer_ { answer = try Answer(c: field) }
    if let field = c.pointee.right_answer_ { rightAnswer = try Answer(c: field) }
    isRight = c.pointee.is_right_ != 0
    points = c.pointee.points_
    durationMs = c.pointee.duration_ms_
    explanation = try Binary.string(c.pointee.explanation_, "AnsweredQuestion.explanation")
    if let field = c.pointee.monkey_answer_ { monkeyAnswer = try Answer(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let answer {
      let start = binary.begin(1)
      answer.write(to: &binary)
      binary.end(start)
    }
    if let rightAnswer {
      let start = binary.begin(2)
      rightAnswer.write(to: &binary)
      binary.end(start)
    }
    if isRight {
      binary.field(3, isRight)
    }
    if points != 0 {
      binary.field(4, points)
    }
    if durationMs != 0 {
      binary.field(5, durationMs)
    }
    if !explanation.isEmpty {
      binary.field(6, explanation)
    }
    if let monkeyAnswer {
      let start = binary.begin(7)
      monkeyAnswer.write(to: &binary)
      binary.end(start)
    }
  }
}

extension RunMonkey {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__run_monkey__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__RunMonkey.self) {
      (c) throws(DecodingError) in try RunMonkey(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__RunMonkey>) throws(DecodingError) {
    difficulty = Monkey(rawValue: c.pointee.difficulty_)
    if let field = c.pointee.start_position_ { startPosition = try CairnProto.LatLng(c: field) }
    movementSeed = Binary.bytes(c.pointee.movement_seed_)
    answerSeedHash = Binary.bytes(c.pointee.answer_seed_hash_)
    answerSeed = Binary.bytes(c.pointee.answer_seed_)
    if let field = c.pointee.cell_ { cell = try RunBounds(c: field) }
    points = c.pointee.points_
    movementSeedHash = Binary.bytes(c.pointee.movement_seed_hash_)
  }

  func write(to binary: inout BinaryWriter) {
    if difficulty != .unspecified {
      binary.field(1, difficulty)
    }
    if let startPosition {
      let start = binary.begin(2)
      startPosition.write(to: &binary)
      binary.end(start)
    }
    if !movementSeed.isEmpty {
      binary.field(3, movementSeed)
    }
    if !answerSeedHash.isEmpty {
      binary.field(4, answerSeedHash)
    }
    if !answerSeed.isEmpty {
      binary.field(5, answerSeed)
    }
    if let cell {
      let start = binary.begin(6)
      cell.write(to: &binary)
      binary.end(start)
    }
    if points != 0 {
      binary.field(7, points)
    }
    if !movementSeedHash.isEmpty {
      binary.field(8, movementSeedHash)
    }
  }
}

extension AskedTieBreaker {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__asked_tie_breaker__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__AskedTieBreaker.self) {
      (c) throws(DecodingError) in try AskedTieBreaker(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__AskedTieBreaker>) throws(DecodingError) {
    text = try Binary.string(c.pointee.text_, "AskedTieBreaker.text")
    lower = c.pointee.lower_
    upper = c.pointee.upper_
    if c.pointee._guess_case.rawValue == 4 { guess = c.pointee.guess_ }
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
    if let guess {
      binary.field(4, guess)
    }
  }
}

extension Run {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__run__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__Run.self) {
      (c) throws(DecodingError) in try Run(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__Run>) throws(DecodingError) {
    runID = try Binary.string(c.pointee.run_id_, "Run.run_id")
    walkID = try Binary.string(c.pointee.walk_id_, "Run.walk_id")
    walkTitle = try Binary.string(c.pointee.walk_title_, "Run.walk_title")
    version = c.pointee.version_
    if let field = c.pointee.options_ { options = try RunOptions(c: field) }
    questions = try Binary.list(c.pointee.n_questions_, c.pointee.questions_, messages: { (value) throws(DecodingError) in try RunQuestion(c: value) })
    questionCount = c.pointee.question_count_
    if let field = c.pointee.bounds_ { bounds = try RunBounds(c: field) }
    radiusM = c.pointee.radius_m_
    isInOrder = c.pointee.is_in_order_ != 0
    routePoints = try Binary.list(c.pointee.n_route_points_, c.pointee.route_points_, messages: { (value) throws(DecodingError) in try CairnProto.LatLng(c: value) })
    if let field = c.pointee.monkey_ { monkey = try RunMonkey(c: field) }
    if let field = c.pointee.tie_breaker_ { tieBreaker = try AskedTieBreaker(c: field) }
    startTime = try moment(c.pointee.start_time_, "Run.start_time")
    endTime = try moment(c.pointee.end_time_, "Run.end_time")
    expireTime = try moment(c.pointee.expire_time_, "Run.expire_time")
    serverTime = try moment(c.pointee.server_time_, "Run.server_time")
    points = c.pointee.points_
    nextQuestionID = try Binary.string(c.pointee.next_question_id_, "Run.next_question_id")
    groupID = try Binary.string(c.pointee.group_id_, "Run.group_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !runID.isEmpty {
      binary.field(1, runID)
    }
    if !walkID.isEmpty {
      binary.field(2, walkID)
    }
    if !walkTitle.isEmpty {
      binary.field(3, walkTitle)
    }
    if version != 0 {
      binary.field(4, version)
    }
    if let options {
      let start = binary.begin(5)
      options.write(to: &binary)
      binary.end(start)
    }
    if !questions.isEmpty {
      for element in questions {
        let start = binary.begin(6)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if questionCount != 0 {
      binary.field(7, questionCount)
    }
    if let bounds {
      let start = binary.begin(8)
      bounds.write(to: &binary)
      binary.end(start)
    }
    if radiusM != 0 {
      binary.field(9, radiusM)
    }
    if isInOrder {
      binary.field(10, isInOrder)
    }
    if !routePoints.isEmpty {
      for element in routePoints {
        let start = binary.begin(11)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let monkey {
      let start = binary.begin(12)
      monkey.write(to: &binary)
      binary.end(start)
    }
    if let tieBreaker {
      let start = binary.begin(13)
      tieBreaker.write(to: &binary)
      binary.end(start)
    }
    if let startTime {
      binary.field(14, startTime)
    }
    if let endTime {
      binary.field(15, endTime)
    }
    if let expireTime {
      binary.field(16, expireTime)
    }
    if let serverTime {
      binary.field(17, serverTime)
    }
    if points != 0 {
      binary.field(18, points)
    }
    if !nextQuestionID.isEmpty {
      binary.field(19, nextQuestionID)
    }
    if !groupID.isEmpty {
      binary.field(20, groupID)
    }
  }
}

extension RunResult {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__run_result__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__RunResult.self) {
      (c) throws(DecodingError) in try RunResult(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__RunResult>) throws(DecodingError) {
    if let field = c.pointee.run_ { run = try Run(c: field) }
    durationMs = c.pointee.duration_ms_
    if c.pointee._tie_breaker_off_case.rawValue == 3 { tieBreakerOff = c.pointee.tie_breaker_off_ }
    if c.pointee._monkey_tie_breaker_off_case.rawValue == 4 { monkeyTieBreakerOff = c.pointee.monkey_tie_breaker_off_ }
    hasMonkeyWon = c.pointee.has_monkey_won_ != 0
    isVerified = c.pointee.is_verified_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if let run {
      let start = binary.begin(1)
      run.write(to: &binary)
      binary.end(start)
    }
    if durationMs != 0 {
      binary.field(2, durationMs)
    }
    if let tieBreakerOff {
      binary.field(3, tieBreakerOff)
    }
    if let monkeyTieBreakerOff {
      binary.field(4, monkeyTieBreakerOff)
    }
    if hasMonkeyWon {
      binary.field(5, hasMonkeyWon)
    }
    if isVerified {
      binary.field(6, isVerified)
    }
  }
}

extension StartRunRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__start_run_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__StartRunRequest.self) {
      (c) throws(DecodingError) in try StartRunRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__StartRunRequest>) throws(DecodingError) {
    walkID = try Binary.string(c.pointee.walk_id_, "StartRunRequest.walk_id")
    if let field = c.pointee.options_ { options = try RunOptions(c: field) }
    if let field = c.pointee.position_ { position = try RunPosition(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !walkID.isEmpty {
      binary.field(1, walkID)
    }
    if let options {
      let start = binary.begin(2)
      options.write(to: &binary)
      binary.end(start)
    }
    if let position {
      let start = binary.begin(3)
      position.write(to: &binary)
      binary.end(start)
    }
  }
}

extension StartRunResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__start_run_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__StartRunResponse.self) {
      (c) throws(DecodingError) in try StartRunResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__StartRunResponse>) throws(DecodingError) {
    runID = try Binary.string(c.pointee.run_id_, "StartRunResponse.run_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !runID.isEmpty {
      binary.field(1, runID)
    }
  }
}

extension GetRunRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_run_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetRunRequest.self) {
      (c) throws(DecodingError) in try GetRunRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetRunRequest>) throws(DecodingError) {
    runID = try Binary.string(c.pointee.run_id_, "GetRunRequest.run_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !runID.isEmpty {
      binary.field(1, runID)
    }
  }
}

extension GetRunResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_run_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetRunResponse.self) {
      (c) throws(DecodingError) in try GetRunResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetRunResponse>) throws(DecodingError) {
    if let field = c.pointee.run_ { run = try Run(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let run {
      let start = binary.begin(1)
      run.write(to: &binary)
      binary.end(start)
    }
  }
}

extension ListRunsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__list_runs_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__ListRunsRequest.self) {
      (c) throws(DecodingError) in try ListRunsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__ListRunsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListRunsRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if pageSize != 0 {
      binary.field(1, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(2, pageToken)
    }
  }
}

extension RunSummary {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__run_summary__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__RunSummary.self) {
      (c) throws(DecodingError) in try RunSummary(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__RunSummary>) throws(DecodingError) {
    runID = try Binary.string(c.pointee.run_id_, "RunSummary.run_id")
    walkID = try Binary.string(c.pointee.walk_id_, "RunSummary.walk_id")
    walkTitle = try Binary.string(c.pointee.walk_title_, "RunSummary.walk_title")
    if let field = c.pointee.options_ { options = try RunOptions(c: field) }
    questionCount = c.pointee.question_count_
    points = c.pointee.points_
    startTime = try moment(c.pointee.start_time_, "RunSummary.start_time")
    endTime = try moment(c.pointee.end_time_, "RunSummary.end_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !runID.isEmpty {
      binary.field(1, runID)
    }
    if !walkID.isEmpty {
      binary.field(2, walkID)
    }
    if !walkTitle.isEmpty {
      binary.field(3, walkTitle)
    }
    if let options {
      let start = binary.begin(4)
      options.write(to: &binary)
      binary.end(start)
    }
    if questionCount != 0 {
      binary.field(5, questionCount)
    }
    if points != 0 {
      binary.field(6, points)
    }
    if let startTime {
      binary.field(7, startTime)
    }
    if let endTime {
      binary.field(8, endTime)
    }
  }
}

extension ListRunsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__list_runs_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__ListRunsResponse.self) {
      (c) throws(DecodingError) in try ListRunsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__ListRunsResponse>) throws(DecodingError) {
    runs = try Binary.list(c.pointee.n_runs_, c.pointee.runs_, messages: { (value) throws(DecodingError) in try RunSummary(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListRunsResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !runs.isEmpty {
      for element in runs {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}

extension TellPositionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__tell_position_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__TellPositionRequest.self) {
      (c) throws(DecodingError) in try TellPositionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__TellPositionRequest>) throws(DecodingError) {
    runID = try Binary.string(c.pointee.run_id_, "TellPositionRequest.run_id")
    positions = try Binary.list(c.pointee.n_positions_, c.pointee.positions_, messages: { (value) throws(DecodingError) in try RunPosition(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !runID.isEmpty {
      binary.field(1, runID)
    }
    if !positions.isEmpty {
      for element in positions {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension TellPositionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__tell_position_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__TellPositionResponse.self) {
      (c) throws(DecodingError) in try TellPositionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__TellPositionResponse>) throws(DecodingError) {
    if let field = c.pointee.run_ { run = try Run(c: field) }
    heldMs = c.pointee.held_ms_
  }

  func write(to binary: inout BinaryWriter) {
    if let run {
      let start = binary.begin(1)
      run.write(to: &binary)
      binary.end(start)
    }
    if heldMs != 0 {
      binary.field(2, heldMs)
    }
  }
}

extension UnlockQuestionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__unlock_question_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__UnlockQuestionRequest.self) {
      (c) throws(DecodingError) in try UnlockQuestionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__UnlockQuestionRequest>) throws(DecodingError) {
    runID = try Binary.string(c.pointee.run_id_, "UnlockQuestionRequest.run_id")
    questionID = try Binary.string(c.pointee.question_id_, "UnlockQuestionRequest.question_id")
    positions = try Binary.list(c.pointee.n_positions_, c.pointee.positions_, messages: { (value) throws(DecodingError) in try RunPosition(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !runID.isEmpty {
      binary.field(1, runID)
    }
    if !questionID.isEmpty {
      binary.field(2, questionID)
    }
    if !positions.isEmpty {
      for element in positions {
        let start = binary.begin(3)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension UnlockQuestionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__unlock_question_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__UnlockQuestionResponse.self) {
      (c) throws(DecodingError) in try UnlockQuestionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__UnlockQuestionResponse>) throws(DecodingError) {
    if let field = c.pointee.question_ { question = try RunQuestion(c: field) }
    bundleKey = Binary.bytes(c.pointee.bundle_key_)
  }

  func write(to binary: inout BinaryWriter) {
    if let question {
      let start = binary.begin(1)
      question.write(to: &binary)
      binary.end(start)
    }
    if !bundleKey.isEmpty {
      binary.field(2, bundleKey)
    }
  }
}

extension AnswerQuestionRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__answer_question_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__AnswerQuestionRequest.self) {
      (c) throws(DecodingError) in try AnswerQuestionRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__AnswerQuestionRequest>) throws(DecodingError) {
    runID = try Binary.string(c.pointee.run_id_, "AnswerQuestionRequest.run_id")
    questionID = try Binary.string(c.pointee.question_id_, "AnswerQuestionRequest.question_id")
    if let field = c.pointee.answer_ { answer = try Answer(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !runID.isEmpty {
      binary.field(1, runID)
    }
    if !questionID.isEmpty {
      binary.field(2, questionID)
    }
    if let answer {
      let start = binary.begin(3)
      answer.write(to: &binary)
      binary.end(start)
    }
  }
}

extension AnswerQuestionResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__answer_question_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__AnswerQuestionResponse.self) {
      (c) throws(DecodingError) in try AnswerQuestionResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__AnswerQuestionResponse>) throws(DecodingError) {
    if let field = c.pointee.question_ { question = try RunQuestion(c: field) }
    points = c.pointee.points_
    monkeyPoints = c.pointee.monkey_points_
  }

  func write(to binary: inout BinaryWriter) {
    if let question {
      let start = binary.begin(1)
      question.write(to: &binary)
      binary.end(start)
    }
    if points != 0 {
      binary.field(2, points)
    }
    if monkeyPoints != 0 {
      binary.field(3, monkeyPoints)
    }
  }
}

extension AnswerTieBreakerRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__answer_tie_breaker_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__AnswerTieBreakerRequest.self) {
      (c) throws(DecodingError) in try AnswerTieBreakerRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__AnswerTieBreakerRequest>) throws(DecodingError) {
    runID = try Binary.string(c.pointee.run_id_, "AnswerTieBreakerRequest.run_id")
    guess = c.pointee.guess_
  }

  func write(to binary: inout BinaryWriter) {
    if !runID.isEmpty {
      binary.field(1, runID)
    }
    if guess != 0 {
      binary.field(2, guess)
    }
  }
}

extension AnswerTieBreakerResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__answer_tie_breaker_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__AnswerTieBreakerResponse.self) {
      (c) throws(DecodingError) in try AnswerTieBreakerResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__AnswerTieBreakerResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension EndRunRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__end_run_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__EndRunRequest.self) {
      (c) throws(DecodingError) in try EndRunRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__EndRunRequest>) throws(DecodingError) {
    runID = try Binary.string(c.pointee.run_id_, "EndRunRequest.run_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !runID.isEmpty {
      binary.field(1, runID)
    }
  }
}

extension EndRunResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__end_run_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__EndRunResponse.self) {
      (c) throws(DecodingError) in try EndRunResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__EndRunResponse>) throws(DecodingError) {
    if let field = c.pointee.result_ { result = try RunResult(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let result {
      let start = binary.begin(1)
      result.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetRunResultRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_run_result_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetRunResultRequest.self) {
      (c) throws(DecodingError) in try GetRunResultRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetRunResultRequest>) throws(DecodingError) {
    runID = try Binary.string(c.pointee.run_id_, "GetRunResultRequest.run_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !runID.isEmpty {
      binary.field(1, runID)
    }
  }
}

extension GetRunResultResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_run_result_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetRunResultResponse.self) {
      (c) throws(DecodingError) in try GetRunResultResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetRunResultResponse>) throws(DecodingError) {
    if let field = c.pointee.result_ { result = try RunResult(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let result {
      let start = binary.begin(1)
      result.write(to: &binary)
      binary.end(start)
    }
  }
}
