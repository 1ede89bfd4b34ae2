// Written by protoc-gen-cairn from cairn/internal/v1/challenge_events.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ChallengePublished {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__challenge_published__descriptor_pointer(), as: Cairn__Internal__V1__ChallengePublished.self) {
      (c) throws(DecodingError) in try ChallengePublished(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__ChallengePublished>) throws(DecodingError) {
    challenge = Binary.bytes(c.pointee.challenge_)
    parkID = try Binary.string(c.pointee.park_id_, "ChallengePublished.park_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !challenge.isEmpty {
      binary.field(1, challenge)
    }
    if !parkID.isEmpty {
      binary.field(2, parkID)
    }
  }
}

extension ChallengeUnpublished {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__challenge_unpublished__descriptor_pointer(), as: Cairn__Internal__V1__ChallengeUnpublished.self) {
      (c) throws(DecodingError) in try ChallengeUnpublished(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__ChallengeUnpublished>) throws(DecodingError) {
    challenge = Binary.bytes(c.pointee.challenge_)
    parkID = try Binary.string(c.pointee.park_id_, "ChallengeUnpublished.park_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !challenge.isEmpty {
      binary.field(1, challenge)
    }
    if !parkID.isEmpty {
      binary.field(2, parkID)
    }
  }
}
