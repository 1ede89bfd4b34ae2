// Written by protoc-gen-cairn from cairn/game/expeditions/v1/attempt_moderation.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension ListWaitingAttemptsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__list_waiting_attempts_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ListWaitingAttemptsRequest.self) {
      (c) throws(DecodingError) in try ListWaitingAttemptsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ListWaitingAttemptsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListWaitingAttemptsRequest.page_token")
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

extension WaitingAttempt {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__waiting_attempt__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__WaitingAttempt.self) {
      (c) throws(DecodingError) in try WaitingAttempt(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__WaitingAttempt>) throws(DecodingError) {
    if let field = c.pointee.attempt_ { attempt = try Attempt(c: field) }
    accountID = try Binary.string(c.pointee.account_id_, "WaitingAttempt.account_id")
    appeal = try Binary.string(c.pointee.appeal_, "WaitingAttempt.appeal")
    chunkCount = c.pointee.chunk_count_
    if let field = c.pointee.person_ { person = try CairnProto.Person(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let attempt {
      let start = binary.begin(1)
      attempt.write(to: &binary)
      binary.end(start)
    }
    if !accountID.isEmpty {
      binary.field(2, accountID)
    }
    if !appeal.isEmpty {
      binary.field(3, appeal)
    }
    if chunkCount != 0 {
      binary.field(4, chunkCount)
    }
    if let person {
      let start = binary.begin(5)
      person.write(to: &binary)
      binary.end(start)
    }
  }
}

extension ListWaitingAttemptsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__list_waiting_attempts_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ListWaitingAttemptsResponse.self) {
      (c) throws(DecodingError) in try ListWaitingAttemptsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ListWaitingAttemptsResponse>) throws(DecodingError) {
    attempts = try Binary.list(c.pointee.n_attempts_, c.pointee.attempts_, messages: { (value) throws(DecodingError) in try WaitingAttempt(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListWaitingAttemptsResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !attempts.isEmpty {
      for element in attempts {
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

extension GetWaitingAttemptRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_waiting_attempt_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetWaitingAttemptRequest.self) {
      (c) throws(DecodingError) in try GetWaitingAttemptRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetWaitingAttemptRequest>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "GetWaitingAttemptRequest.attempt_id")
    sequence = c.pointee.sequence_
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
    if sequence != 0 {
      binary.field(2, sequence)
    }
  }
}

extension GetWaitingAttemptResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_waiting_attempt_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetWaitingAttemptResponse.self) {
      (c) throws(DecodingError) in try GetWaitingAttemptResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetWaitingAttemptResponse>) throws(DecodingError) {
    if let field = c.pointee.waiting_attempt_ { waitingAttempt = try WaitingAttempt(c: field) }
    samples = try Binary.list(c.pointee.n_samples_, c.pointee.samples_, messages: { (value) throws(DecodingError) in try TrackSample(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if let waitingAttempt {
      let start = binary.begin(1)
      waitingAttempt.write(to: &binary)
      binary.end(start)
    }
    if !samples.isEmpty {
      for element in samples {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension DecideAttemptRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__decide_attempt_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__DecideAttemptRequest.self) {
      (c) throws(DecodingError) in try DecideAttemptRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__DecideAttemptRequest>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "DecideAttemptRequest.attempt_id")
    isAccepted = c.pointee.is_accepted_ != 0
    note = try Binary.string(c.pointee.note_, "DecideAttemptRequest.note")
    overrules = c.pointee.overrules_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
    if isAccepted {
      binary.field(2, isAccepted)
    }
    if !note.isEmpty {
      binary.field(3, note)
    }
    if overrules {
      binary.field(4, overrules)
    }
  }
}

extension DecideAttemptResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__decide_attempt_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__DecideAttemptResponse.self) {
      (c) throws(DecodingError) in try DecideAttemptResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__DecideAttemptResponse>) throws(DecodingError) {
    if let field = c.pointee.waiting_attempt_ { waitingAttempt = try WaitingAttempt(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let waitingAttempt {
      let start = binary.begin(1)
      waitingAttempt.write(to: &binary)
      binary.end(start)
    }
  }
}
