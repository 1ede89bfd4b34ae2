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
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__UserEventSent>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
    if let field = c.pointee.event_ { event = try UserEvent(c: field) }
    subject = Binary.bytes(c.pointee.subject_)
    coalesceKey = try Binary.string(c.pointee.coalesce_key_, "UserEventSent.coalesce_key")
    ephemeralEndTime = try moment(c.pointee.ephemeral_end_time_, "UserEventSent.ephemeral_end_time")
    if let field = c.pointee.event_for_blockers_ { eventForBlockers = try UserEvent(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__UserEventSent> {
    let c = arena.make(Cairn__Internal__V1__UserEventSent.self)
    cairn__internal__v1__user_event_sent__init(c)
    c.pointee.n_accounts_ = accounts.count
    c.pointee.accounts_ = arena.list(accounts) { value in arena.bytes(value) }
    if let event {
      c.pointee.event_ = event.lower(in: arena)
    }
    c.pointee.subject_ = arena.bytes(subject)
    c.pointee.coalesce_key_ = arena.string(coalesceKey)
    if let ephemeralEndTime {
      c.pointee.ephemeral_end_time_ = arena.timestamp(ephemeralEndTime)
    }
    if let eventForBlockers {
      c.pointee.event_for_blockers_ = eventForBlockers.lower(in: arena)
    }
    return c
  }
}
