// Written by protoc-gen-cairn from cairn/internal/v1/user_events.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension UserEventSent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__user_event_sent__descriptor_pointer(), as: Cairn__Internal__V1__UserEventSent.self) {
      (c) throws(DecodingError) in try UserEventSent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__UserEventSent>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
    if let field = c.pointee.event_ { event = try UserEvent(c: field) }
    subject = Binary.bytes(c.pointee.subject_)
    coalesceKey = try Binary.string(c.pointee.coalesce_key_, "UserEventSent.coalesce_key")
    ephemeralEndTime = try moment(c.pointee.ephemeral_end_time_, "UserEventSent.ephemeral_end_time")
    if let field = c.pointee.event_for_blockers_ { eventForBlockers = try UserEvent(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !accounts.isEmpty {
      for element in accounts {
        binary.field(1, element)
      }
    }
    if let event {
      let start = binary.begin(2)
      event.write(to: &binary)
      binary.end(start)
    }
    if !subject.isEmpty {
      binary.field(3, subject)
    }
    if !coalesceKey.isEmpty {
      binary.field(4, coalesceKey)
    }
    if let ephemeralEndTime {
      binary.field(5, ephemeralEndTime)
    }
    if let eventForBlockers {
      let start = binary.begin(6)
      eventForBlockers.write(to: &binary)
      binary.end(start)
    }
  }
}
