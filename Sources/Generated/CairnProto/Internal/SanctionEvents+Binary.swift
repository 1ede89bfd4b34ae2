// Written by protoc-gen-cairn from cairn/internal/v1/sanction_events.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension AccountSanctioned {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__account_sanctioned__descriptor_pointer(), as: Cairn__Internal__V1__AccountSanctioned.self) {
      (c) throws(DecodingError) in try AccountSanctioned(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__AccountSanctioned>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "AccountSanctioned.account_id")
    actorAccountID = try Binary.string(c.pointee.actor_account_id_, "AccountSanctioned.actor_account_id")
    isLifted = c.pointee.is_lifted_ != 0
    reason = try Binary.string(c.pointee.reason_, "AccountSanctioned.reason")
    startTime = try moment(c.pointee.start_time_, "AccountSanctioned.start_time")
    endTime = try moment(c.pointee.end_time_, "AccountSanctioned.end_time")
    actorRole = try Binary.string(c.pointee.actor_role_, "AccountSanctioned.actor_role")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__AccountSanctioned> {
    let c = arena.make(Cairn__Internal__V1__AccountSanctioned.self)
    cairn__internal__v1__account_sanctioned__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.actor_account_id_ = arena.string(actorAccountID)
    c.pointee.is_lifted_ = isLifted ? 1 : 0
    c.pointee.reason_ = arena.string(reason)
    if let startTime {
      c.pointee.start_time_ = arena.timestamp(startTime)
    }
    if let endTime {
      c.pointee.end_time_ = arena.timestamp(endTime)
    }
    c.pointee.actor_role_ = arena.string(actorRole)
    return c
  }
}
