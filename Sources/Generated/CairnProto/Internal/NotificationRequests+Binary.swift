// Written by protoc-gen-cairn from cairn/internal/v1/notification_requests.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension NotificationKind {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__notification_kind__descriptor_pointer(), as: Cairn__Internal__V1__NotificationKind.self) {
      (c) throws(DecodingError) in try NotificationKind(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__NotificationKind>) throws(DecodingError) {
    realm = Realm(rawValue: c.pointee.realm_)
    name = try Binary.string(c.pointee.name_, "NotificationKind.name")
    topic = NotificationTopic(rawValue: c.pointee.topic_)
    wakes = c.pointee.wakes_ != 0
    ringsAlways = c.pointee.rings_always_ != 0
    lifetimeSeconds = c.pointee.lifetime_seconds_
    isNeverMailed = c.pointee.is_never_mailed_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if realm != .unspecified {
      binary.field(1, realm)
    }
    if !name.isEmpty {
      binary.field(2, name)
    }
    if topic != .unspecified {
      binary.field(3, topic)
    }
    if wakes {
      binary.field(4, wakes)
    }
    if ringsAlways {
      binary.field(5, ringsAlways)
    }
    if lifetimeSeconds != 0 {
      binary.field(6, lifetimeSeconds)
    }
    if isNeverMailed {
      binary.field(7, isNeverMailed)
    }
  }
}

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
    if let field = c.pointee.kind_ { kind = try NotificationKind(c: field) }
    subject = Binary.bytes(c.pointee.subject_)
    objectID = try Binary.string(c.pointee.object_id_, "NotificationRequested.object_id")
    objectName = try Binary.string(c.pointee.object_name_, "NotificationRequested.object_name")
    expireTime = try moment(c.pointee.expire_time_, "NotificationRequested.expire_time")
    contentID = try Binary.string(c.pointee.content_id_, "NotificationRequested.content_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accounts.isEmpty {
      for element in accounts {
        binary.field(1, element)
      }
    }
    if let kind {
      let start = binary.begin(2)
      kind.write(to: &binary)
      binary.end(start)
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
    if !contentID.isEmpty {
      binary.field(7, contentID)
    }
  }
}

extension NotificationContentHidden {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__internal__v1__notification_content_hidden__descriptor_pointer(), as: Cairn__Internal__V1__NotificationContentHidden.self) {
      (c) throws(DecodingError) in try NotificationContentHidden(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Internal__V1__NotificationContentHidden>) throws(DecodingError) {
    if let field = c.pointee.content_ { content = try ContentRef(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let content {
      let start = binary.begin(1)
      content.write(to: &binary)
      binary.end(start)
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
    if let field = c.pointee.kind_ { kind = try NotificationKind(c: field) }
    objectID = try Binary.string(c.pointee.object_id_, "NotificationWithdrawn.object_id")
    subject = Binary.bytes(c.pointee.subject_)
  }

  func write(to binary: inout BinaryWriter) {
    if !accounts.isEmpty {
      for element in accounts {
        binary.field(1, element)
      }
    }
    if let kind {
      let start = binary.begin(2)
      kind.write(to: &binary)
      binary.end(start)
    }
    if !objectID.isEmpty {
      binary.field(3, objectID)
    }
    if !subject.isEmpty {
      binary.field(4, subject)
    }
  }
}
