// Written by protoc-gen-cairn from cairn/game/expeditions/v1/challenge_events.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension ExpeditionsEvent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__expeditions_event__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ExpeditionsEvent.self) {
      (c) throws(DecodingError) in try ExpeditionsEvent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ExpeditionsEvent>) throws(DecodingError) {
    if c.pointee.content_case.rawValue == 1, let field = c.pointee.challenge_published_ { content = .challengePublished(try ChallengePublished(c: field)) }
    if c.pointee.content_case.rawValue == 2, let field = c.pointee.attempt_started_ { content = .attemptStarted(try AttemptStarted(c: field)) }
    if c.pointee.content_case.rawValue == 3, let field = c.pointee.attempt_part_completed_ { content = .attemptPartCompleted(try AttemptPartCompleted(c: field)) }
    if c.pointee.content_case.rawValue == 4, let field = c.pointee.attempt_decided_ { content = .attemptDecided(try AttemptDecided(c: field)) }
    if c.pointee.content_case.rawValue == 5, let field = c.pointee.attempt_ended_ { content = .attemptEnded(try AttemptEnded(c: field)) }
    if c.pointee.content_case.rawValue == 6, let field = c.pointee.record_beaten_ { content = .recordBeaten(try RecordBeaten(c: field)) }
    if c.pointee.content_case.rawValue == 7, let field = c.pointee.record_restored_ { content = .recordRestored(try RecordRestored(c: field)) }
    if c.pointee.content_case.rawValue == 8, let field = c.pointee.attempt_warned_ { content = .attemptWarned(try AttemptWarned(c: field)) }
  }

  package func write(to binary: inout BinaryWriter) {
    switch content {
    case .challengePublished(let value):
      let start = binary.begin(1)
      value.write(to: &binary)
      binary.end(start)
    case .attemptStarted(let value):
      let start = binary.begin(2)
      value.write(to: &binary)
      binary.end(start)
    case .attemptPartCompleted(let value):
      let start = binary.begin(3)
      value.write(to: &binary)
      binary.end(start)
    case .attemptDecided(let value):
      let start = binary.begin(4)
      value.write(to: &binary)
      binary.end(start)
    case .attemptEnded(let value):
      let start = binary.begin(5)
      value.write(to: &binary)
      binary.end(start)
    case .recordBeaten(let value):
      let start = binary.begin(6)
      value.write(to: &binary)
      binary.end(start)
    case .recordRestored(let value):
      let start = binary.begin(7)
      value.write(to: &binary)
      binary.end(start)
    case .attemptWarned(let value):
      let start = binary.begin(8)
      value.write(to: &binary)
      binary.end(start)
    default: break
    }
  }
}

extension ChallengePublished {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__challenge_published__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__ChallengePublished.self) {
      (c) throws(DecodingError) in try ChallengePublished(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__ChallengePublished>) throws(DecodingError) {
    challengeID = try Binary.string(c.pointee.challenge_id_, "ChallengePublished.challenge_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !challengeID.isEmpty {
      binary.field(1, challengeID)
    }
  }
}

extension AttemptStarted {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__attempt_started__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__AttemptStarted.self) {
      (c) throws(DecodingError) in try AttemptStarted(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__AttemptStarted>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "AttemptStarted.attempt_id")
    challengeID = try Binary.string(c.pointee.challenge_id_, "AttemptStarted.challenge_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
    if !challengeID.isEmpty {
      binary.field(2, challengeID)
    }
  }
}

extension AttemptPartCompleted {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__attempt_part_completed__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__AttemptPartCompleted.self) {
      (c) throws(DecodingError) in try AttemptPartCompleted(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__AttemptPartCompleted>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "AttemptPartCompleted.attempt_id")
    parts = try Binary.list(c.pointee.n_parts_, c.pointee.parts_, messages: { (value) throws(DecodingError) in try AttemptPart(c: value) })
    deadlineTime = try moment(c.pointee.deadline_time_, "AttemptPartCompleted.deadline_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
    if !parts.isEmpty {
      for element in parts {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let deadlineTime {
      binary.field(3, deadlineTime)
    }
  }
}

extension AttemptDecided {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__attempt_decided__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__AttemptDecided.self) {
      (c) throws(DecodingError) in try AttemptDecided(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__AttemptDecided>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "AttemptDecided.attempt_id")
    challengeID = try Binary.string(c.pointee.challenge_id_, "AttemptDecided.challenge_id")
    state = AttemptState(rawValue: c.pointee.state_)
    totalPoints = c.pointee.total_points_
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
    if !challengeID.isEmpty {
      binary.field(2, challengeID)
    }
    if state != .unspecified {
      binary.field(3, state)
    }
    if totalPoints != 0 {
      binary.field(4, totalPoints)
    }
  }
}

extension AttemptWarned {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__attempt_warned__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__AttemptWarned.self) {
      (c) throws(DecodingError) in try AttemptWarned(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__AttemptWarned>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "AttemptWarned.attempt_id")
    if let field = c.pointee.weather_ { weather = try WeatherSnapshot(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
    if let weather {
      let start = binary.begin(2)
      weather.write(to: &binary)
      binary.end(start)
    }
  }
}

extension RecordBeaten {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__record_beaten__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__RecordBeaten.self) {
      (c) throws(DecodingError) in try RecordBeaten(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__RecordBeaten>) throws(DecodingError) {
    challengeID = try Binary.string(c.pointee.challenge_id_, "RecordBeaten.challenge_id")
    accountID = try Binary.string(c.pointee.account_id_, "RecordBeaten.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !challengeID.isEmpty {
      binary.field(1, challengeID)
    }
    if !accountID.isEmpty {
      binary.field(2, accountID)
    }
  }
}

extension RecordRestored {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__record_restored__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__RecordRestored.self) {
      (c) throws(DecodingError) in try RecordRestored(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__RecordRestored>) throws(DecodingError) {
    challengeID = try Binary.string(c.pointee.challenge_id_, "RecordRestored.challenge_id")
    accountID = try Binary.string(c.pointee.account_id_, "RecordRestored.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !challengeID.isEmpty {
      binary.field(1, challengeID)
    }
    if !accountID.isEmpty {
      binary.field(2, accountID)
    }
  }
}

extension AttemptEnded {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__attempt_ended__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__AttemptEnded.self) {
      (c) throws(DecodingError) in try AttemptEnded(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__AttemptEnded>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "AttemptEnded.attempt_id")
    state = AttemptState(rawValue: c.pointee.state_)
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
    if state != .unspecified {
      binary.field(2, state)
    }
  }
}
