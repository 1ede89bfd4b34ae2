// Written by protoc-gen-cairn from cairn/social/v1/presence.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension Presence {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__presence__descriptor_pointer(), as: Cairn__Social__V1__Presence.self) {
      (c) throws(DecodingError) in try Presence(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Presence>) throws(DecodingError) {
    isOnline = c.pointee.is_online_ != 0
    realm = Realm(rawValue: c.pointee.realm_)
    activity = try Binary.string(c.pointee.activity_, "Presence.activity")
    lastSeen = LastSeen(rawValue: c.pointee.last_seen_)
  }

  func write(to binary: inout BinaryWriter) {
    if isOnline {
      binary.field(1, isOnline)
    }
    if realm != .unspecified {
      binary.field(2, realm)
    }
    if !activity.isEmpty {
      binary.field(3, activity)
    }
    if lastSeen != .unspecified {
      binary.field(4, lastSeen)
    }
  }
}

extension SetPresenceRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_presence_request__descriptor_pointer(), as: Cairn__Social__V1__SetPresenceRequest.self) {
      (c) throws(DecodingError) in try SetPresenceRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetPresenceRequest>) throws(DecodingError) {
    if c.pointee._appears_offline_case.rawValue == 1 { appearsOffline = c.pointee.appears_offline_ != 0 }
    deviceID = try Binary.string(c.pointee.device_id_, "SetPresenceRequest.device_id")
    if c.pointee._activity_case.rawValue == 3 { activity = try Binary.string(c.pointee.activity_, "SetPresenceRequest.activity") }
  }

  func write(to binary: inout BinaryWriter) {
    if let appearsOffline {
      binary.field(1, appearsOffline)
    }
    if !deviceID.isEmpty {
      binary.field(2, deviceID)
    }
    if let activity {
      binary.field(3, activity)
    }
  }
}

extension SetPresenceResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__set_presence_response__descriptor_pointer(), as: Cairn__Social__V1__SetPresenceResponse.self) {
      (c) throws(DecodingError) in try SetPresenceResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SetPresenceResponse>) throws(DecodingError) {
    appearsOffline = c.pointee.appears_offline_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if appearsOffline {
      binary.field(1, appearsOffline)
    }
  }
}

extension PresenceChanged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__presence_changed__descriptor_pointer(), as: Cairn__Social__V1__PresenceChanged.self) {
      (c) throws(DecodingError) in try PresenceChanged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Social__V1__PresenceChanged>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "PresenceChanged.account_id")
    if let field = c.pointee.presence_ { presence = try Presence(c: field) }
  }

  package func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if let presence {
      let start = binary.begin(2)
      presence.write(to: &binary)
      binary.end(start)
    }
  }
}
