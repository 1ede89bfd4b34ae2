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
    BinaryWriter.bytes { binary in write(to: &binary) }
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

  func write(to binary: inout BinaryWriter) {
    if !eventID.isEmpty {
      binary.field(1, eventID)
    }
    if kind != .unspecified {
      binary.field(2, kind)
    }
    if let createTime {
      binary.field(3, createTime)
    }
    if !sessionID.isEmpty {
      binary.field(4, sessionID)
    }
    if !deviceName.isEmpty {
      binary.field(5, deviceName)
    }
    if !app.isEmpty {
      binary.field(6, app)
    }
    if !network.isEmpty {
      binary.field(7, network)
    }
    if !role.isEmpty {
      binary.field(8, role)
    }
    if !suspensionReason.isEmpty {
      binary.field(9, suspensionReason)
    }
    if let suspensionEndTime {
      binary.field(10, suspensionEndTime)
    }
    if revokedCount != 0 {
      binary.field(11, revokedCount)
    }
    if !provider.isEmpty {
      binary.field(12, provider)
    }
  }
}

extension ListSecurityEventsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__list_security_events_request__descriptor_pointer(), as: Cairn__Auth__V1__ListSecurityEventsRequest.self) {
      (c) throws(DecodingError) in try ListSecurityEventsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ListSecurityEventsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListSecurityEventsRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if pageSize != 0 {
      binary.field(1, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(2, pageToken)
    }
  }
}

extension ListSecurityEventsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__list_security_events_response__descriptor_pointer(), as: Cairn__Auth__V1__ListSecurityEventsResponse.self) {
      (c) throws(DecodingError) in try ListSecurityEventsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ListSecurityEventsResponse>) throws(DecodingError) {
    events = try Binary.list(c.pointee.n_events_, c.pointee.events_, messages: { (value) throws(DecodingError) in try SecurityEvent(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListSecurityEventsResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !events.isEmpty {
      for element in events {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}
