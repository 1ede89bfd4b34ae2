// Written by protoc-gen-cairn from cairn/game/expeditions/v1/open_play.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension OpenPlay {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__open_play__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__OpenPlay.self) {
      (c) throws(DecodingError) in try OpenPlay(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Game__Expeditions__V1__OpenPlay>) throws(DecodingError) {
    attempts = try Binary.list(c.pointee.n_attempts_, c.pointee.attempts_, messages: { (value) throws(DecodingError) in try OpenAttempt(c: value) })
  }

  package func write(to binary: inout BinaryWriter) {
    if !attempts.isEmpty {
      for element in attempts {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension OpenAttempt {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__open_attempt__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__OpenAttempt.self) {
      (c) throws(DecodingError) in try OpenAttempt(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__OpenAttempt>) throws(DecodingError) {
    attemptID = try Binary.string(c.pointee.attempt_id_, "OpenAttempt.attempt_id")
    challengeID = try Binary.string(c.pointee.challenge_id_, "OpenAttempt.challenge_id")
    challengeVersion = c.pointee.challenge_version_
    startTime = try moment(c.pointee.start_time_, "OpenAttempt.start_time")
    expireTime = try moment(c.pointee.expire_time_, "OpenAttempt.expire_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !attemptID.isEmpty {
      binary.field(1, attemptID)
    }
    if !challengeID.isEmpty {
      binary.field(2, challengeID)
    }
    if challengeVersion != 0 {
      binary.field(3, challengeVersion)
    }
    if let startTime {
      binary.field(4, startTime)
    }
    if let expireTime {
      binary.field(5, expireTime)
    }
  }
}
