// Written by protoc-gen-cairn from cairn/social/v1/notification_preferences.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension NotificationPreference {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__notification_preference__descriptor_pointer(), as: Cairn__Social__V1__NotificationPreference.self) {
      (c) throws(DecodingError) in try NotificationPreference(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__NotificationPreference>) throws(DecodingError) {
    topic = NotificationTopic(rawValue: c.pointee.topic_)
    channel = NotificationChannel(rawValue: c.pointee.channel_)
    delivery = NotificationDelivery(rawValue: c.pointee.delivery_)
  }

  func write(to binary: inout BinaryWriter) {
    if topic != .unspecified {
      binary.field(1, topic)
    }
    if channel != .unspecified {
      binary.field(2, channel)
    }
    if delivery != .unspecified {
      binary.field(3, delivery)
    }
  }
}

extension QuietHours {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__quiet_hours__descriptor_pointer(), as: Cairn__Social__V1__QuietHours.self) {
      (c) throws(DecodingError) in try QuietHours(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__QuietHours>) throws(DecodingError) {
    startMinute = c.pointee.start_minute_
    endMinute = c.pointee.end_minute_
  }

  func write(to binary: inout BinaryWriter) {
    if startMinute != 0 {
      binary.field(1, startMinute)
    }
    if endMinute != 0 {
      binary.field(2, endMinute)
    }
  }
}

extension NotificationSchedule {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__notification_schedule__descriptor_pointer(), as: Cairn__Social__V1__NotificationSchedule.self) {
      (c) throws(DecodingError) in try NotificationSchedule(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__NotificationSchedule>) throws(DecodingError) {
    timeZone = try Binary.string(c.pointee.time_zone_, "NotificationSchedule.time_zone")
    if let field = c.pointee.quiet_hours_ { quietHours = try QuietHours(c: field) }
    digestMinute = c.pointee.digest_minute_
  }

  func write(to binary: inout BinaryWriter) {
    if !timeZone.isEmpty {
      binary.field(1, timeZone)
    }
    if let quietHours {
      let start = binary.begin(2)
      quietHours.write(to: &binary)
      binary.end(start)
    }
    if digestMinute != 0 {
      binary.field(3, digestMinute)
    }
  }
}

extension GetNotificationPreferencesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_notification_preferences_request__descriptor_pointer(), as: Cairn__Social__V1__GetNotificationPreferencesRequest.self) {
      (c) throws(DecodingError) in try GetNotificationPreferencesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetNotificationPreferencesRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetNotificationPreferencesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_notification_preferences_response__descriptor_pointer(), as: Cairn__Social__V1__GetNotificationPreferencesResponse.self) {
      (c) throws(DecodingError) in try GetNotificationPreferencesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetNotificationPreferencesResponse>) throws(DecodingError) {
    preferences = try Binary.list(c.pointee.n_preferences_, c.pointee.preferences_, messages: { (value) throws(DecodingError) in try NotificationPreference(c: value) })
    if let field = c.pointee.schedule_ { schedule = try NotificationSchedule(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !preferences.isEmpty {
      for element in preferences {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let schedule {
      let start = binary.begin(2)
      schedule.write(to: &binary)
      binary.end(start)
    }
  }
}

extension SetNotificationPreferencesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_notification_preferences_request__descriptor_pointer(), as: Cairn__Social__V1__SetNotificationPreferencesRequest.self) {
      (c) throws(DecodingError) in try SetNotificationPreferencesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetNotificationPreferencesRequest>) throws(DecodingError) {
    preferences = try Binary.list(c.pointee.n_preferences_, c.pointee.preferences_, messages: { (value) throws(DecodingError) in try NotificationPreference(c: value) })
    if let field = c.pointee.schedule_ { schedule = try NotificationSchedule(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !preferences.isEmpty {
      for element in preferences {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let schedule {
      let start = binary.begin(2)
      schedule.write(to: &binary)
      binary.end(start)
    }
  }
}

extension SetNotificationPreferencesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_notification_preferences_response__descriptor_pointer(), as: Cairn__Social__V1__SetNotificationPreferencesResponse.self) {
      (c) throws(DecodingError) in try SetNotificationPreferencesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetNotificationPreferencesResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension UnsubscribeMailsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__unsubscribe_mails_request__descriptor_pointer(), as: Cairn__Social__V1__UnsubscribeMailsRequest.self) {
      (c) throws(DecodingError) in try UnsubscribeMailsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UnsubscribeMailsRequest>) throws(DecodingError) {
    token = try Binary.string(c.pointee.token_, "UnsubscribeMailsRequest.token")
  }

  func write(to binary: inout BinaryWriter) {
    if !token.isEmpty {
      binary.field(1, token)
    }
  }
}

extension UnsubscribeMailsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__unsubscribe_mails_response__descriptor_pointer(), as: Cairn__Social__V1__UnsubscribeMailsResponse.self) {
      (c) throws(DecodingError) in try UnsubscribeMailsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UnsubscribeMailsResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}
