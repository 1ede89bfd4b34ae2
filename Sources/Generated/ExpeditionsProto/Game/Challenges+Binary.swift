// Written by protoc-gen-cairn from cairn/game/expeditions/v1/challenges.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Challenge {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__challenge__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__Challenge.self) {
      (c) throws(DecodingError) in try Challenge(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__Challenge>) throws(DecodingError) {
    challengeID = try Binary.string(c.pointee.challenge_id_, "Challenge.challenge_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !challengeID.isEmpty {
      binary.field(1, challengeID)
    }
  }
}

extension GetChallengeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_challenge_request__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetChallengeRequest.self) {
      (c) throws(DecodingError) in try GetChallengeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetChallengeRequest>) throws(DecodingError) {
    challengeID = try Binary.string(c.pointee.challenge_id_, "GetChallengeRequest.challenge_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !challengeID.isEmpty {
      binary.field(1, challengeID)
    }
  }
}

extension GetChallengeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__expeditions__v1__get_challenge_response__descriptor_pointer(), as: Cairn__Game__Expeditions__V1__GetChallengeResponse.self) {
      (c) throws(DecodingError) in try GetChallengeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Expeditions__V1__GetChallengeResponse>) throws(DecodingError) {
    if let field = c.pointee.challenge_ { challenge = try Challenge(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let challenge {
      let start = binary.begin(1)
      challenge.write(to: &binary)
      binary.end(start)
    }
  }
}
