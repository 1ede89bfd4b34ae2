// Written by protoc-gen-cairn from cairn/social/v1/presence.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Presence {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__presence__descriptor_pointer(), as: Cairn__Social__V1__Presence.self) {
      (c) throws(DecodingError) in try Presence(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Presence>) throws(DecodingError) {
    isOnline = c.pointee.is_online_ != 0
    realm = Realm(rawValue: c.pointee.realm_)
    activity = try Binary.string(c.pointee.activity_, "Presence.activity")
    lastSeen = LastSeen(rawValue: c.pointee.last_seen_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__Presence> {
    let c = arena.make(Cairn__Social__V1__Presence.self)
    cairn__social__v1__presence__init(c)
    c.pointee.is_online_ = isOnline ? 1 : 0
    c.pointee.realm_ = realm.rawValue
    c.pointee.activity_ = arena.string(activity)
    c.pointee.last_seen_ = lastSeen.rawValue
    return c
  }
}

extension SetPresenceRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_presence_request__descriptor_pointer(), as: Cairn__Social__V1__SetPresenceRequest.self) {
      (c) throws(DecodingError) in try SetPresenceRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetPresenceRequest>) throws(DecodingError) {
    if c.pointee._appears_offline_case.rawValue == 1 { appearsOffline = c.pointee.appears_offline_ != 0 }
    deviceID = try Binary.string(c.pointee.device_id_, "SetPresenceRequest.device_id")
    if c.pointee._activity_case.rawValue == 3 { activity = try Binary.string(c.pointee.activity_, "SetPresenceRequest.activity") }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SetPresenceRequest> {
    let c = arena.make(Cairn__Social__V1__SetPresenceRequest.self)
    cairn__social__v1__set_presence_request__init(c)
    if let appearsOffline {
      c.pointee._appears_offline_case = .init(rawValue: 1)
      c.pointee.appears_offline_ = appearsOffline ? 1 : 0
    }
    c.pointee.device_id_ = arena.string(deviceID)
    if let activity {
      c.pointee._activity_case = .init(rawValue: 3)
      c.pointee.activity_ = arena.string(activity)
    }
    return c
  }
}

extension SetPresenceResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_presence_response__descriptor_pointer(), as: Cairn__Social__V1__SetPresenceResponse.self) {
      (c) throws(DecodingError) in try SetPresenceResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetPresenceResponse>) throws(DecodingError) {
    appearsOffline = c.pointee.appears_offline_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SetPresenceResponse> {
    let c = arena.make(Cairn__Social__V1__SetPresenceResponse.self)
    cairn__social__v1__set_presence_response__init(c)
    c.pointee.appears_offline_ = appearsOffline ? 1 : 0
    return c
  }
}

extension PresenceChanged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__presence_changed__descriptor_pointer(), as: Cairn__Social__V1__PresenceChanged.self) {
      (c) throws(DecodingError) in try PresenceChanged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__PresenceChanged>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "PresenceChanged.account_id")
    if let field = c.pointee.presence_ { presence = try Presence(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__PresenceChanged> {
    let c = arena.make(Cairn__Social__V1__PresenceChanged.self)
    cairn__social__v1__presence_changed__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    if let presence {
      c.pointee.presence_ = presence.lower(in: arena)
    }
    return c
  }
}
