// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/offline_runs.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension LockedQuestion {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__locked_question__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__LockedQuestion.self) {
      (c) throws(DecodingError) in try LockedQuestion(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__LockedQuestion>) throws(DecodingError) {
    questionID = try Binary.string(c.pointee.question_id_, "LockedQuestion.question_id")
    number = c.pointee.number_
    if let field = c.pointee.position_ { position = try CairnProto.LatLng(c: field) }
    locked = Binary.bytes(c.pointee.locked_)
  }

  func write(to binary: inout BinaryWriter) {
    if !questionID.isEmpty {
      binary.field(1, questionID)
    }
    if number != 0 {
      binary.field(2, number)
    }
    if let position {
      let start = binary.begin(3)
      position.write(to: &binary)
      binary.end(start)
    }
    if !locked.isEmpty {
      binary.field(4, locked)
    }
  }
}

extension BundledQuestion {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__bundled_question__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__BundledQuestion.self) {
      (c) throws(DecodingError) in try BundledQuestion(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__BundledQuestion>) throws(DecodingError) {
    if let field = c.pointee.asked_ { asked = try AskedQuestion(c: field) }
    if let field = c.pointee.tie_breaker_ { tieBreaker = try AskedTieBreaker(c: field) }
    padding = Binary.bytes(c.pointee.padding_)
  }

  func write(to binary: inout BinaryWriter) {
    if let asked {
      let start = binary.begin(1)
      asked.write(to: &binary)
      binary.end(start)
    }
    if let tieBreaker {
      let start = binary.begin(2)
      tieBreaker.write(to: &binary)
      binary.end(start)
    }
    if !padding.isEmpty {
      binary.field(3, padding)
    }
  }
}

extension BundleKey {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__bundle_key__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__BundleKey.self) {
      (c) throws(DecodingError) in try BundleKey(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__BundleKey>) throws(DecodingError) {
    questionID = try Binary.string(c.pointee.question_id_, "BundleKey.question_id")
    key = Binary.bytes(c.pointee.key_)
  }

  func write(to binary: inout BinaryWriter) {
    if !questionID.isEmpty {
      binary.field(1, questionID)
    }
    if !key.isEmpty {
      binary.field(2, key)
    }
  }
}

extension GetRunBundleRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_run_bundle_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetRunBundleRequest.self) {
      (c) throws(DecodingError) in try GetRunBundleRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetRunBundleRequest>) throws(DecodingError) {
    runID = try Binary.string(c.pointee.run_id_, "GetRunBundleRequest.run_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !runID.isEmpty {
      binary.field(1, runID)
    }
  }
}

extension GetRunBundleResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__get_run_bundle_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__GetRunBundleResponse.self) {
      (c) throws(DecodingError) in try GetRunBundleResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__GetRunBundleResponse>) throws(DecodingError) {
    questions = try Binary.list(c.pointee.n_questions_, c.pointee.questions_, messages: { (value) throws(DecodingError) in try LockedQuestion(c: value) })
    lockedTieBreaker = Binary.bytes(c.pointee.locked_tie_breaker_)
  }

  func write(to binary: inout BinaryWriter) {
    if !questions.isEmpty {
      for element in questions {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !lockedTieBreaker.isEmpty {
      binary.field(2, lockedTieBreaker)
    }
  }
}

extension ReleaseRunBundleRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__release_run_bundle_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__ReleaseRunBundleRequest.self) {
      (c) throws(DecodingError) in try ReleaseRunBundleRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__ReleaseRunBundleRequest>) throws(DecodingError) {
    runID = try Binary.string(c.pointee.run_id_, "ReleaseRunBundleRequest.run_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !runID.isEmpty {
      binary.field(1, runID)
    }
  }
}

extension ReleaseRunBundleResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__release_run_bundle_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__ReleaseRunBundleResponse.self) {
      (c) throws(DecodingError) in try ReleaseRunBundleResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__ReleaseRunBundleResponse>) throws(DecodingError) {
    keys = try Binary.list(c.pointee.n_keys_, c.pointee.keys_, messages: { (value) throws(DecodingError) in try BundleKey(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !keys.isEmpty {
      for element in keys {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension OfflineStep {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__offline_step__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__OfflineStep.self) {
      (c) throws(DecodingError) in try OfflineStep(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__OfflineStep>) throws(DecodingError) {
    questionID = try Binary.string(c.pointee.question_id_, "OfflineStep.question_id")
    unlockAgeMs = c.pointee.unlock_age_ms_
    if let field = c.pointee.answer_ { answer = try Answer(c: field) }
    answerAgeMs = c.pointee.answer_age_ms_
  }

  func write(to binary: inout BinaryWriter) {
    if !questionID.isEmpty {
      binary.field(1, questionID)
    }
    if unlockAgeMs != 0 {
      binary.field(2, unlockAgeMs)
    }
    if let answer {
      let start = binary.begin(3)
      answer.write(to: &binary)
      binary.end(start)
    }
    if answerAgeMs != 0 {
      binary.field(4, answerAgeMs)
    }
  }
}

extension UploadRunRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__upload_run_request__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__UploadRunRequest.self) {
      (c) throws(DecodingError) in try UploadRunRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__UploadRunRequest>) throws(DecodingError) {
    runID = try Binary.string(c.pointee.run_id_, "UploadRunRequest.run_id")
    steps = try Binary.list(c.pointee.n_steps_, c.pointee.steps_, messages: { (value) throws(DecodingError) in try OfflineStep(c: value) })
    if c.pointee._tie_breaker_guess_case.rawValue == 3 { tieBreakerGuess = c.pointee.tie_breaker_guess_ }
  }

  func write(to binary: inout BinaryWriter) {
    if !runID.isEmpty {
      binary.field(1, runID)
    }
    if !steps.isEmpty {
      for element in steps {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let tieBreakerGuess {
      binary.field(3, tieBreakerGuess)
    }
  }
}

extension UploadRunResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__quizwalks__v1__upload_run_response__descriptor_pointer(), as: Cairn__Game__Quizwalks__V1__UploadRunResponse.self) {
      (c) throws(DecodingError) in try UploadRunResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Quizwalks__V1__UploadRunResponse>) throws(DecodingError) {
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
