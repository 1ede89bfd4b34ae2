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
  }

  package func write(to binary: inout BinaryWriter) {
    switch content {
    case .challengePublished(let value):
      let start = binary.begin(1)
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
