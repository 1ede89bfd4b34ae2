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
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__NotificationRequested>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
    kind = NotificationKind(rawValue: c.pointee.kind_)
    subject = Binary.bytes(c.pointee.subject_)
    objectID = try Binary.string(c.pointee.object_id_, "NotificationRequested.object_id")
    objectName = try Binary.string(c.pointee.object_name_, "NotificationRequested.object_name")
    expireTime = try moment(c.pointee.expire_time_, "NotificationRequested.expire_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !accounts.isEmpty {
      for element in accounts {
        binary.field(1, element)
      }
    }
    if kind != .unspecified {
      binary.field(2, kind)
    }
    if !subject.isEmpty {
      binary.field(3, subject)
    }
    if !objectID.isEmpty {
      binary.field(4, objectID)
    }
    if !objectName.isEmpty {
      binary.field(5, objectName)
    }
    if let expireTime {
      binary.field(6, expireTime)
    }
  }
}

extension NotificationWithdrawn {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__notification_withdrawn__descriptor_pointer(), as: Cairn__Internal__V1__NotificationWithdrawn.self) {
      (c) throws(DecodingError) in try NotificationWithdrawn(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__NotificationWithdrawn>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
    kind = NotificationKind(rawValue: c.pointee.kind_)
    objectID = try Binary.string(c.pointee.object_id_, "NotificationWithdrawn.object_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accounts.isEmpty {
      for element in accounts {
        binary.field(1, element)
      }
    }
    if kind != .unspecified {
      binary.field(2, kind)
    }
    if !objectID.isEmpty {
      binary.field(3, objectID)
    }
  }
}
