// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/runs.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension RunOptions {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RunOptions(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RunOptions") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("isHidden", "is_hidden") {
        isHidden = try json.bool("RunOptions.is_hidden")
      } else if json.isKey("isSpeed", "is_speed") {
        isSpeed = try json.bool("RunOptions.is_speed")
      } else if json.isKey("isTimed", "is_timed") {
        isTimed = try json.bool("RunOptions.is_timed")
      } else if json.isKey("questionTimerSeconds", "question_timer_seconds") {
        questionTimerSeconds = try json.int32("RunOptions.question_timer_seconds")
      } else if json.isKey("monkey") {
        monkey = try json.enumeration("RunOptions.monkey", Monkey.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if isHidden {
      json.key("isHidden")
      json.value(isHidden)
    }
    if isSpeed {
      json.key("isSpeed")
      json.value(isSpeed)
    }
    if isTimed {
      json.key("isTimed")
      json.value(isTimed)
    }
    if questionTimerSeconds != 0 {
      json.key("questionTimerSeconds")
      json.value(questionTimerSeconds)
    }
    if monkey != .unspecified {
      json.key("monkey")
      json.value(monkey)
    }
    json.endObject()
  }
}

extension RunPosition {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RunPosition(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RunPosition") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("accuracyM", "accuracy_m") {
        accuracyM = try json.double("RunPosition.accuracy_m")
      } else if json.isKey("ageMs", "age_ms") {
        ageMs = try json.int32("RunPosition.age_ms")
      } else if json.isKey("isMock", "is_mock") {
        isMock = try json.bool("RunPosition.is_mock")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if accuracyM != 0 {
      json.key("accuracyM")
      json.value(accuracyM)
    }
    if ageMs != 0 {
      json.key("ageMs")
      json.value(ageMs)
    }
    if isMock {
      json.key("isMock")
      json.value(isMock)
    }
    json.endObject()
  }
}

extension RunBounds {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RunBounds(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RunBounds") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("southWest", "south_west") {
        southWest = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("northEast", "north_east") {
        northEast = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let southWest, !json.redact("southWest") {
      json.key("southWest")
      southWest.write(to: &json)
    }
    if let northEast, !json.redact("northEast") {
      json.key("northEast")
      northEast.write(to: &json)
    }
    json.endObject()
  }
}

extension RunQuestion {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RunQuestion(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RunQuestion") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("questionId", "question_id") {
        questionID = try json.string("RunQuestion.question_id")
      } else if json.isKey("number") {
        number = try json.int32("RunQuestion.number")
      } else if json.isKey("state") {
        state = try json.enumeration("RunQuestion.state", RunQuestionState.self)
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("asked") {
        asked = try json.skipNull() ? nil : try AskedQuestion(reading: &json)
      } else if json.isKey("answered") {
        answered = try json.skipNull() ? nil : try AnsweredQuestion(reading: &json)
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
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if let asked {
      json.key("asked")
      asked.write(to: &json)
    }
    if let answered {
      json.key("answered")
      answered.write(to: &json)
    }
    json.endObject()
  }
}

extension AskedQuestion {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AskedQuestion(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AskedQuestion") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("title") {
        title = try json.string("AskedQuestion.title")
      } else if json.isKey("text") {
        text = try json.string("AskedQuestion.text")
      } else if json.isKey("lang") {
        lang = try json.string("AskedQuestion.lang")
      } else if json.isKey("image") {
        image = try json.skipNull() ? nil : try WalkImage(reading: &json)
      } else if json.isKey("choice") {
        kind = try json.skipNull() ? nil : .choice(try AskedChoice(reading: &json))
      } else if json.isKey("unlockTime", "unlock_time") {
        unlockTime = try json.moment("AskedQuestion.unlock_time")
      } else if json.isKey("deadlineTime", "deadline_time") {
        deadlineTime = try json.moment("AskedQuestion.deadline_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !title.isEmpty, !json.redact("title") {
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
    if let unlockTime {
      json.key("unlockTime")
      json.value(unlockTime)
    }
    if let deadlineTime {
      json.key("deadlineTime")
      json.value(deadlineTime)
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

extension AskedChoice {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AskedChoice(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AskedChoice") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("options") {
        options = try json.list("AskedChoice.options") { (json: inout JSONReader) throws(DecodingError) in try json.string("AskedChoice.options") }
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
    json.endObject()
  }
}

extension AnsweredQuestion {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AnsweredQuestion(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AnsweredQuestion") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("answer") {
        answer = try json.skipNull() ? nil : try Answer(reading: &json)
      } else if json.isKey("rightAnswer", "right_answer") {
        rightAnswer = try json.skipNull() ? nil : try Answer(reading: &json)
      } else if json.isKey("isRight", "is_right") {
        isRight = try json.bool("AnsweredQuestion.is_right")
      } else if json.isKey("points") {
        points = try json.int32("AnsweredQuestion.points")
      } else if json.isKey("durationMs", "duration_ms") {
        durationMs = try json.int64("AnsweredQuestion.duration_ms")
      } else if json.isKey("explanation") {
        explanation = try json.string("AnsweredQuestion.explanation")
      } else if json.isKey("monkeyAnswer", "monkey_answer") {
        monkeyAnswer = try json.skipNull() ? nil : try Answer(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let answer {
      json.key("answer")
      answer.write(to: &json)
    }
    if let rightAnswer {
      json.key("rightAnswer")
      rightAnswer.write(to: &json)
    }
    if isRight {
      json.key("isRight")
      json.value(isRight)
    }
    if points != 0 {
      json.key("points")
      json.value(points)
    }
    if durationMs != 0 {
      json.key("durationMs")
      json.value(durationMs)
    }
    if !explanation.isEmpty, !json.redact("explanation") {
      json.key("explanation")
      json.value(explanation)
    }
    if let monkeyAnswer {
      json.key("monkeyAnswer")
      monkeyAnswer.write(to: &json)
    }
    json.endObject()
  }
}

extension RunMonkey {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RunMonkey(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RunMonkey") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("difficulty") {
        difficulty = try json.enumeration("RunMonkey.difficulty", Monkey.self)
      } else if json.isKey("startPosition", "start_position") {
        startPosition = try json.skipNull() ? nil : try CairnProto.LatLng(reading: &json)
      } else if json.isKey("movementSeed", "movement_seed") {
        movementSeed = try json.bytes("RunMonkey.movement_seed")
      } else if json.isKey("answerSeedHash", "answer_seed_hash") {
        answerSeedHash = try json.bytes("RunMonkey.answer_seed_hash")
      } else if json.isKey("answerSeed", "answer_seed") {
        answerSeed = try json.bytes("RunMonkey.answer_seed")
      } else if json.isKey("cell") {
        cell = try json.skipNull() ? nil : try RunBounds(reading: &json)
      } else if json.isKey("points") {
        points = try json.int32("RunMonkey.points")
      } else if json.isKey("movementSeedHash", "movement_seed_hash") {
        movementSeedHash = try json.bytes("RunMonkey.movement_seed_hash")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if difficulty != .unspecified {
      json.key("difficulty")
      json.value(difficulty)
    }
    if let startPosition, !json.redact("startPosition") {
      json.key("startPosition")
      startPosition.write(to: &json)
    }
    if !movementSeed.isEmpty {
      json.key("movementSeed")
      json.value(movementSeed)
    }
    if !answerSeedHash.isEmpty {
      json.key("answerSeedHash")
      json.value(answerSeedHash)
    }
    if !answerSeed.isEmpty {
      json.key("answerSeed")
      json.value(answerSeed)
    }
    if let cell {
      json.key("cell")
      cell.write(to: &json)
    }
    if points != 0 {
      json.key("points")
      json.value(points)
    }
    if !movementSeedHash.isEmpty {
      json.key("movementSeedHash")
      json.value(movementSeedHash)
    }
    json.endObject()
  }
}

extension AskedTieBreaker {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AskedTieBreaker(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AskedTieBreaker") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("text") {
        text = try json.string("AskedTieBreaker.text")
      } else if json.isKey("lower") {
        lower = try json.int64("AskedTieBreaker.lower")
      } else if json.isKey("upper") {
        upper = try json.int64("AskedTieBreaker.upper")
      } else if json.isKey("guess") {
        guess = try json.skipNull() ? nil : try json.int64("AskedTieBreaker.guess")
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
    if let guess {
      json.key("guess")
      json.value(guess)
    }
    json.endObject()
  }
}

extension Run {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Run(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Run") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("runId", "run_id") {
        runID = try json.string("Run.run_id")
      } else if json.isKey("walkId", "walk_id") {
        walkID = try json.string("Run.walk_id")
      } else if json.isKey("walkTitle", "walk_title") {
        walkTitle = try json.string("Run.walk_title")
      } else if json.isKey("version") {
        version = try json.int32("Run.version")
      } else if json.isKey("options") {
        options = try json.skipNull() ? nil : try RunOptions(reading: &json)
      } else if json.isKey("questions") {
        questions = try json.list("Run.questions") { (json: inout JSONReader) throws(DecodingError) in try RunQuestion(reading: &json) }
      } else if json.isKey("questionCount", "question_count") {
        questionCount = try json.int32("Run.question_count")
      } else if json.isKey("bounds") {
        bounds = try json.skipNull() ? nil : try RunBounds(reading: &json)
      } else if json.isKey("radiusM", "radius_m") {
        radiusM = try json.int32("Run.radius_m")
      } else if json.isKey("isInOrder", "is_in_order") {
        isInOrder = try json.bool("Run.is_in_order")
      } else if json.isKey("routePoints", "route_points") {
        routePoints = try json.list("Run.route_points") { (json: inout JSONReader) throws(DecodingError) in try CairnProto.LatLng(reading: &json) }
      } else if json.isKey("monkey") {
        monkey = try json.skipNull() ? nil : try RunMonkey(reading: &json)
      } else if json.isKey("tieBreaker", "tie_breaker") {
        tieBreaker = try json.skipNull() ? nil : try AskedTieBreaker(reading: &json)
      } else if json.isKey("startTime", "start_time") {
        startTime = try json.moment("Run.start_time")
      } else if json.isKey("endTime", "end_time") {
        endTime = try json.moment("Run.end_time")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("Run.expire_time")
      } else if json.isKey("serverTime", "server_time") {
        serverTime = try json.moment("Run.server_time")
      } else if json.isKey("points") {
        points = try json.int32("Run.points")
      } else if json.isKey("nextQuestionId", "next_question_id") {
        nextQuestionID = try json.string("Run.next_question_id")
      } else if json.isKey("groupId", "group_id") {
        groupID = try json.string("Run.group_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !runID.isEmpty {
      json.key("runId")
      json.value(runID)
    }
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if !walkTitle.isEmpty, !json.redact("walkTitle") {
      json.key("walkTitle")
      json.value(walkTitle)
    }
    if version != 0 {
      json.key("version")
      json.value(version)
    }
    if let options {
      json.key("options")
      options.write(to: &json)
    }
    if !questions.isEmpty {
      json.key("questions")
      json.list(questions) { json, element in element.write(to: &json) }
    }
    if questionCount != 0 {
      json.key("questionCount")
      json.value(questionCount)
    }
    if let bounds {
      json.key("bounds")
      bounds.write(to: &json)
    }
    if radiusM != 0 {
      json.key("radiusM")
      json.value(radiusM)
    }
    if isInOrder {
      json.key("isInOrder")
      json.value(isInOrder)
    }
    if !routePoints.isEmpty, !json.redact("routePoints") {
      json.key("routePoints")
      json.list(routePoints) { json, element in element.write(to: &json) }
    }
    if let monkey {
      json.key("monkey")
      monkey.write(to: &json)
    }
    if let tieBreaker {
      json.key("tieBreaker")
      tieBreaker.write(to: &json)
    }
    if let startTime {
      json.key("startTime")
      json.value(startTime)
    }
    if let endTime {
      json.key("endTime")
      json.value(endTime)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    if let serverTime {
      json.key("serverTime")
      json.value(serverTime)
    }
    if points != 0 {
      json.key("points")
      json.value(points)
    }
    if !nextQuestionID.isEmpty {
      json.key("nextQuestionId")
      json.value(nextQuestionID)
    }
    if !groupID.isEmpty {
      json.key("groupId")
      json.value(groupID)
    }
    json.endObject()
  }
}

extension RunResult {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RunResult(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RunResult") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("run") {
        run = try json.skipNull() ? nil : try Run(reading: &json)
      } else if json.isKey("durationMs", "duration_ms") {
        durationMs = try json.int64("RunResult.duration_ms")
      } else if json.isKey("tieBreakerOff", "tie_breaker_off") {
        tieBreakerOff = try json.skipNull() ? nil : try json.int64("RunResult.tie_breaker_off")
      } else if json.isKey("monkeyTieBreakerOff", "monkey_tie_breaker_off") {
        monkeyTieBreakerOff = try json.skipNull() ? nil : try json.int64("RunResult.monkey_tie_breaker_off")
      } else if json.isKey("hasMonkeyWon", "has_monkey_won") {
        hasMonkeyWon = try json.bool("RunResult.has_monkey_won")
      } else if json.isKey("isVerified", "is_verified") {
        isVerified = try json.bool("RunResult.is_verified")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let run {
      json.key("run")
      run.write(to: &json)
    }
    if durationMs != 0 {
      json.key("durationMs")
      json.value(durationMs)
    }
    if let tieBreakerOff {
      json.key("tieBreakerOff")
      json.value(tieBreakerOff)
    }
    if let monkeyTieBreakerOff {
      json.key("monkeyTieBreakerOff")
      json.value(monkeyTieBreakerOff)
    }
    if hasMonkeyWon {
      json.key("hasMonkeyWon")
      json.value(hasMonkeyWon)
    }
    if isVerified {
      json.key("isVerified")
      json.value(isVerified)
    }
    json.endObject()
  }
}

extension StartRunRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartRunRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartRunRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("walkId", "walk_id") {
        walkID = try json.string("StartRunRequest.walk_id")
      } else if json.isKey("options") {
        options = try json.skipNull() ? nil : try RunOptions(reading: &json)
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try RunPosition(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if let options {
      json.key("options")
      options.write(to: &json)
    }
    if let position {
      json.key("position")
      position.write(to: &json)
    }
    json.endObject()
  }
}

extension StartRunResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StartRunResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StartRunResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("runId", "run_id") {
        runID = try json.string("StartRunResponse.run_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !runID.isEmpty {
      json.key("runId")
      json.value(runID)
    }
    json.endObject()
  }
}

extension GetRunRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetRunRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetRunRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("runId", "run_id") {
        runID = try json.string("GetRunRequest.run_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !runID.isEmpty {
      json.key("runId")
      json.value(runID)
    }
    json.endObject()
  }
}

extension GetRunResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetRunResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetRunResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("run") {
        run = try json.skipNull() ? nil : try Run(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let run {
      json.key("run")
      run.write(to: &json)
    }
    json.endObject()
  }
}

extension ListRunsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListRunsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListRunsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListRunsRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListRunsRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    json.endObject()
  }
}

extension RunSummary {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RunSummary(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RunSummary") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("runId", "run_id") {
        runID = try json.string("RunSummary.run_id")
      } else if json.isKey("walkId", "walk_id") {
        walkID = try json.string("RunSummary.walk_id")
      } else if json.isKey("walkTitle", "walk_title") {
        walkTitle = try json.string("RunSummary.walk_title")
      } else if json.isKey("options") {
        options = try json.skipNull() ? nil : try RunOptions(reading: &json)
      } else if json.isKey("questionCount", "question_count") {
        questionCount = try json.int32("RunSummary.question_count")
      } else if json.isKey("points") {
        points = try json.int32("RunSummary.points")
      } else if json.isKey("startTime", "start_time") {
        startTime = try json.moment("RunSummary.start_time")
      } else if json.isKey("endTime", "end_time") {
        endTime = try json.moment("RunSummary.end_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !runID.isEmpty {
      json.key("runId")
      json.value(runID)
    }
    if !walkID.isEmpty {
      json.key("walkId")
      json.value(walkID)
    }
    if !walkTitle.isEmpty, !json.redact("walkTitle") {
      json.key("walkTitle")
      json.value(walkTitle)
    }
    if let options {
      json.key("options")
      options.write(to: &json)
    }
    if questionCount != 0 {
      json.key("questionCount")
      json.value(questionCount)
    }
    if points != 0 {
      json.key("points")
      json.value(points)
    }
    if let startTime {
      json.key("startTime")
      json.value(startTime)
    }
    if let endTime {
      json.key("endTime")
      json.value(endTime)
    }
    json.endObject()
  }
}

extension ListRunsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListRunsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListRunsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("runs") {
        runs = try json.list("ListRunsResponse.runs") { (json: inout JSONReader) throws(DecodingError) in try RunSummary(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListRunsResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !runs.isEmpty {
      json.key("runs")
      json.list(runs) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}

extension TellPositionRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try TellPositionRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "TellPositionRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("runId", "run_id") {
        runID = try json.string("TellPositionRequest.run_id")
      } else if json.isKey("positions") {
        positions = try json.list("TellPositionRequest.positions") { (json: inout JSONReader) throws(DecodingError) in try RunPosition(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !runID.isEmpty {
      json.key("runId")
      json.value(runID)
    }
    if !positions.isEmpty {
      json.key("positions")
      json.list(positions) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension TellPositionResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try TellPositionResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "TellPositionResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("run") {
        run = try json.skipNull() ? nil : try Run(reading: &json)
      } else if json.isKey("heldMs", "held_ms") {
        heldMs = try json.int64("TellPositionResponse.held_ms")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let run {
      json.key("run")
      run.write(to: &json)
    }
    if heldMs != 0 {
      json.key("heldMs")
      json.value(heldMs)
    }
    json.endObject()
  }
}

extension UnlockQuestionRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UnlockQuestionRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UnlockQuestionRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("runId", "run_id") {
        runID = try json.string("UnlockQuestionRequest.run_id")
      } else if json.isKey("questionId", "question_id") {
        questionID = try json.string("UnlockQuestionRequest.question_id")
      } else if json.isKey("positions") {
        positions = try json.list("UnlockQuestionRequest.positions") { (json: inout JSONReader) throws(DecodingError) in try RunPosition(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !runID.isEmpty {
      json.key("runId")
      json.value(runID)
    }
    if !questionID.isEmpty {
      json.key("questionId")
      json.value(questionID)
    }
    if !positions.isEmpty {
      json.key("positions")
      json.list(positions) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension UnlockQuestionResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UnlockQuestionResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UnlockQuestionResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("question") {
        question = try json.skipNull() ? nil : try RunQuestion(reading: &json)
      } else if json.isKey("bundleKey", "bundle_key") {
        bundleKey = try json.bytes("UnlockQuestionResponse.bundle_key")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let question {
      json.key("question")
      question.write(to: &json)
    }
    if !bundleKey.isEmpty, !json.redact("bundleKey") {
      json.key("bundleKey")
      json.value(bundleKey)
    }
    json.endObject()
  }
}

extension AnswerQuestionRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AnswerQuestionRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AnswerQuestionRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("runId", "run_id") {
        runID = try json.string("AnswerQuestionRequest.run_id")
      } else if json.isKey("questionId", "question_id") {
        questionID = try json.string("AnswerQuestionRequest.question_id")
      } else if json.isKey("answer") {
        answer = try json.skipNull() ? nil : try Answer(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !runID.isEmpty {
      json.key("runId")
      json.value(runID)
    }
    if !questionID.isEmpty {
      json.key("questionId")
      json.value(questionID)
    }
    if let answer {
      json.key("answer")
      answer.write(to: &json)
    }
    json.endObject()
  }
}

extension AnswerQuestionResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AnswerQuestionResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AnswerQuestionResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("question") {
        question = try json.skipNull() ? nil : try RunQuestion(reading: &json)
      } else if json.isKey("points") {
        points = try json.int32("AnswerQuestionResponse.points")
      } else if json.isKey("monkeyPoints", "monkey_points") {
        monkeyPoints = try json.int32("AnswerQuestionResponse.monkey_points")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let question {
      json.key("question")
      question.write(to: &json)
    }
    if points != 0 {
      json.key("points")
      json.value(points)
    }
    if monkeyPoints != 0 {
      json.key("monkeyPoints")
      json.value(monkeyPoints)
    }
    json.endObject()
  }
}

extension AnswerTieBreakerRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AnswerTieBreakerRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AnswerTieBreakerRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("runId", "run_id") {
        runID = try json.string("AnswerTieBreakerRequest.run_id")
      } else if json.isKey("guess") {
        guess = try json.int64("AnswerTieBreakerRequest.guess")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !runID.isEmpty {
      json.key("runId")
      json.value(runID)
    }
    if guess != 0 {
      json.key("guess")
      json.value(guess)
    }
    json.endObject()
  }
}

extension AnswerTieBreakerResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AnswerTieBreakerResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AnswerTieBreakerResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension EndRunRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try EndRunRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "EndRunRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("runId", "run_id") {
        runID = try json.string("EndRunRequest.run_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !runID.isEmpty {
      json.key("runId")
      json.value(runID)
    }
    json.endObject()
  }
}

extension EndRunResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try EndRunResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "EndRunResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("result") {
        result = try json.skipNull() ? nil : try RunResult(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let result {
      json.key("result")
      result.write(to: &json)
    }
    json.endObject()
  }
}

extension GetRunResultRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetRunResultRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetRunResultRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("runId", "run_id") {
        runID = try json.string("GetRunResultRequest.run_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !runID.isEmpty {
      json.key("runId")
      json.value(runID)
    }
    json.endObject()
  }
}

extension GetRunResultResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetRunResultResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetRunResultResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("result") {
        result = try json.skipNull() ? nil : try RunResult(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let result {
      json.key("result")
      result.write(to: &json)
    }
    json.endObject()
  }
}
