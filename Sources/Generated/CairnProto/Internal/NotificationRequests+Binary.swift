// Written by protoc-gen-cairn from cairn/internal/v1/notification_requests.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension NotificationRequested {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__notification_requested__descriptor_pointer(), as: Cairn__Internal__V1__NotificationRequested.self) {
      (c) throws(DecodingError) in try NotificationRequested(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__NotificationRequested>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
    kind = NotificationKind(rawValue: c.pointee.kind_)
    subject = Binary.bytes(c.pointee.subject_)
    objectID = try Binary.string(c.pointee.object_id_, "NotificationRequested.object_id")
    objectName = try Binary.string(c.pointee.object_name_, "NotificationRequested.object_name")
    expireTime = try moment(c.pointee.expire_time_, "NotificationRequested.expire_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__NotificationRequested> {
    let c = arena.make(Cairn__Internal__V1__NotificationRequested.self)
    cairn__internal__v1__notification_requested__init(c)
    c.pointee.n_accounts_ = accounts.count
    c.pointee.accounts_ = arena.list(accounts) { value in arena.bytes(value) }
    c.pointee.kind_ = kind.rawValue
    c.pointee.subject_ = arena.bytes(subject)
    c.pointee.object_id_ = arena.string(objectID)
    c.pointee.object_name_ = arena.string(objectName)
    if let expireTime {
      c.pointee.expire_time_ = arena.timestamp(expireTime)
    }
    return c
  }
}

extension NotificationWithdrawn {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__notification_withdrawn__descriptor_pointer(), as: Cairn__Internal__V1__NotificationWithdrawn.self) {
      (c) throws(DecodingError) in try NotificationWithdrawn(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__NotificationWithdrawn>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
    kind = NotificationKind(rawValue: c.pointee.kind_)
    objectID = try Binary.string(c.pointee.object_id_, "NotificationWithdrawn.object_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Internal__V1__NotificationWithdrawn> {
    let c = arena.make(Cairn__Internal__V1__NotificationWithdrawn.self)
    cairn__internal__v1__notification_withdrawn__init(c)
    c.pointee.n_accounts_ = accounts.count
    c.pointee.accounts_ = arena.list(accounts) { value in arena.bytes(value) }
    c.pointee.kind_ = kind.rawValue
    c.pointee.object_id_ = arena.string(objectID)
    return c
  }
}
