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
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__NotificationPreference>) throws(DecodingError) {
    topic = NotificationTopic(rawValue: c.pointee.topic_)
    channel = NotificationChannel(rawValue: c.pointee.channel_)
    delivery = NotificationDelivery(rawValue: c.pointee.delivery_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__NotificationPreference> {
    let c = arena.make(Cairn__Social__V1__NotificationPreference.self)
    cairn__social__v1__notification_preference__init(c)
    c.pointee.topic_ = topic.rawValue
    c.pointee.channel_ = channel.rawValue
    c.pointee.delivery_ = delivery.rawValue
    return c
  }
}

extension QuietHours {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__quiet_hours__descriptor_pointer(), as: Cairn__Social__V1__QuietHours.self) {
      (c) throws(DecodingError) in try QuietHours(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__QuietHours>) throws(DecodingError) {
    startMinute = c.pointee.start_minute_
    endMinute = c.pointee.end_minute_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__QuietHours> {
    let c = arena.make(Cairn__Social__V1__QuietHours.self)
    cairn__social__v1__quiet_hours__init(c)
    c.pointee.start_minute_ = startMinute
    c.pointee.end_minute_ = endMinute
    return c
  }
}

extension NotificationSchedule {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__notification_schedule__descriptor_pointer(), as: Cairn__Social__V1__NotificationSchedule.self) {
      (c) throws(DecodingError) in try NotificationSchedule(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__NotificationSchedule>) throws(DecodingError) {
    timeZone = try Binary.string(c.pointee.time_zone_, "NotificationSchedule.time_zone")
    if let field = c.pointee.quiet_hours_ { quietHours = try QuietHours(c: field) }
    digestMinute = c.pointee.digest_minute_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__NotificationSchedule> {
    let c = arena.make(Cairn__Social__V1__NotificationSchedule.self)
    cairn__social__v1__notification_schedule__init(c)
    c.pointee.time_zone_ = arena.string(timeZone)
    if let quietHours {
      c.pointee.quiet_hours_ = quietHours.lower(in: arena)
    }
    c.pointee.digest_minute_ = digestMinute
    return c
  }
}

extension GetNotificationPreferencesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_notification_preferences_request__descriptor_pointer(), as: Cairn__Social__V1__GetNotificationPreferencesRequest.self) {
      (c) throws(DecodingError) in try GetNotificationPreferencesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetNotificationPreferencesRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__GetNotificationPreferencesRequest> {
    let c = arena.make(Cairn__Social__V1__GetNotificationPreferencesRequest.self)
    cairn__social__v1__get_notification_preferences_request__init(c)
    return c
  }
}

extension GetNotificationPreferencesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_notification_preferences_response__descriptor_pointer(), as: Cairn__Social__V1__GetNotificationPreferencesResponse.self) {
      (c) throws(DecodingError) in try GetNotificationPreferencesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetNotificationPreferencesResponse>) throws(DecodingError) {
    preferences = try Binary.list(c.pointee.n_preferences_, c.pointee.preferences_, messages: { (value) throws(DecodingError) in try NotificationPreference(c: value) })
    if let field = c.pointee.schedule_ { schedule = try NotificationSchedule(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__GetNotificationPreferencesResponse> {
    let c = arena.make(Cairn__Social__V1__GetNotificationPreferencesResponse.self)
    cairn__social__v1__get_notification_preferences_response__init(c)
    c.pointee.n_preferences_ = preferences.count
    c.pointee.preferences_ = arena.list(preferences) { value in value.lower(in: arena) }
    if let schedule {
      c.pointee.schedule_ = schedule.lower(in: arena)
    }
    return c
  }
}

extension SetNotificationPreferencesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_notification_preferences_request__descriptor_pointer(), as: Cairn__Social__V1__SetNotificationPreferencesRequest.self) {
      (c) throws(DecodingError) in try SetNotificationPreferencesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetNotificationPreferencesRequest>) throws(DecodingError) {
    preferences = try Binary.list(c.pointee.n_preferences_, c.pointee.preferences_, messages: { (value) throws(DecodingError) in try NotificationPreference(c: value) })
    if let field = c.pointee.schedule_ { schedule = try NotificationSchedule(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SetNotificationPreferencesRequest> {
    let c = arena.make(Cairn__Social__V1__SetNotificationPreferencesRequest.self)
    cairn__social__v1__set_notification_preferences_request__init(c)
    c.pointee.n_preferences_ = preferences.count
    c.pointee.preferences_ = arena.list(preferences) { value in value.lower(in: arena) }
    if let schedule {
      c.pointee.schedule_ = schedule.lower(in: arena)
    }
    return c
  }
}

extension SetNotificationPreferencesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_notification_preferences_response__descriptor_pointer(), as: Cairn__Social__V1__SetNotificationPreferencesResponse.self) {
      (c) throws(DecodingError) in try SetNotificationPreferencesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetNotificationPreferencesResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SetNotificationPreferencesResponse> {
    let c = arena.make(Cairn__Social__V1__SetNotificationPreferencesResponse.self)
    cairn__social__v1__set_notification_preferences_response__init(c)
    return c
  }
}

extension UnsubscribeMailsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__unsubscribe_mails_request__descriptor_pointer(), as: Cairn__Social__V1__UnsubscribeMailsRequest.self) {
      (c) throws(DecodingError) in try UnsubscribeMailsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UnsubscribeMailsRequest>) throws(DecodingError) {
    token = try Binary.string(c.pointee.token_, "UnsubscribeMailsRequest.token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__UnsubscribeMailsRequest> {
    let c = arena.make(Cairn__Social__V1__UnsubscribeMailsRequest.self)
    cairn__social__v1__unsubscribe_mails_request__init(c)
    c.pointee.token_ = arena.string(token)
    return c
  }
}

extension UnsubscribeMailsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__unsubscribe_mails_response__descriptor_pointer(), as: Cairn__Social__V1__UnsubscribeMailsResponse.self) {
      (c) throws(DecodingError) in try UnsubscribeMailsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UnsubscribeMailsResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__UnsubscribeMailsResponse> {
    let c = arena.make(Cairn__Social__V1__UnsubscribeMailsResponse.self)
    cairn__social__v1__unsubscribe_mails_response__init(c)
    return c
  }
}
