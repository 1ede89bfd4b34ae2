// Written by protoc-gen-cairn from cairn/auth/v1/security_events.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension SecurityEvent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__security_event__descriptor_pointer(), as: Cairn__Auth__V1__SecurityEvent.self) {
      (c) throws(DecodingError) in try SecurityEvent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SecurityEvent>) throws(DecodingError) {
    eventID = try Binary.string(c.pointee.event_id_, "SecurityEvent.event_id")
    kind = SecurityEvent.Kind(rawValue: c.pointee.kind_)
    createTime = try moment(c.pointee.create_time_, "SecurityEvent.create_time")
    sessionID = try Binary.string(c.pointee.session_id_, "SecurityEvent.session_id")
    deviceName = try Binary.string(c.pointee.device_name_, "SecurityEvent.device_name")
    app = try Binary.string(c.pointee.app_, "SecurityEvent.app")
    network = try Binary.string(c.pointee.network_, "SecurityEvent.network")
    role = try Binary.string(c.pointee.role_, "SecurityEvent.role")
    suspensionReason = try Binary.string(c.pointee.suspension_reason_, "SecurityEvent.suspension_reason")
    suspensionEndTime = try moment(c.pointee.suspension_end_time_, "SecurityEvent.suspension_end_time")
    revokedCount = c.pointee.revoked_count_
    provider = try Binary.string(c.pointee.provider_, "SecurityEvent.provider")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__SecurityEvent> {
    let c = arena.make(Cairn__Auth__V1__SecurityEvent.self)
    cairn__auth__v1__security_event__init(c)
    c.pointee.event_id_ = arena.string(eventID)
    c.pointee.kind_ = kind.rawValue
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    c.pointee.session_id_ = arena.string(sessionID)
    c.pointee.device_name_ = arena.string(deviceName)
    c.pointee.app_ = arena.string(app)
    c.pointee.network_ = arena.string(network)
    c.pointee.role_ = arena.string(role)
    c.pointee.suspension_reason_ = arena.string(suspensionReason)
    if let suspensionEndTime {
      c.pointee.suspension_end_time_ = arena.timestamp(suspensionEndTime)
    }
    c.pointee.revoked_count_ = revokedCount
    c.pointee.provider_ = arena.string(provider)
    return c
  }
}

extension ListSecurityEventsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__list_security_events_request__descriptor_pointer(), as: Cairn__Auth__V1__ListSecurityEventsRequest.self) {
      (c) throws(DecodingError) in try ListSecurityEventsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ListSecurityEventsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListSecurityEventsRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ListSecurityEventsRequest> {
    let c = arena.make(Cairn__Auth__V1__ListSecurityEventsRequest.self)
    cairn__auth__v1__list_security_events_request__init(c)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension ListSecurityEventsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__list_security_events_response__descriptor_pointer(), as: Cairn__Auth__V1__ListSecurityEventsResponse.self) {
      (c) throws(DecodingError) in try ListSecurityEventsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ListSecurityEventsResponse>) throws(DecodingError) {
    events = try Binary.list(c.pointee.n_events_, c.pointee.events_, messages: { (value) throws(DecodingError) in try SecurityEvent(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListSecurityEventsResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ListSecurityEventsResponse> {
    let c = arena.make(Cairn__Auth__V1__ListSecurityEventsResponse.self)
    cairn__auth__v1__list_security_events_response__init(c)
    c.pointee.n_events_ = events.count
    c.pointee.events_ = arena.list(events) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}
