// Written by protoc-gen-cairn from cairn/social/v1/presence.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension Presence {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Presence(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Presence") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("isOnline", "is_online") {
        isOnline = try json.bool("Presence.is_online")
      } else if json.isKey("realm") {
        realm = try json.enumeration("Presence.realm", Realm.self)
      } else if json.isKey("activity") {
        activity = try json.string("Presence.activity")
      } else if json.isKey("lastSeen", "last_seen") {
        lastSeen = try json.enumeration("Presence.last_seen", LastSeen.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if isOnline {
      json.key("isOnline")
      json.value(isOnline)
    }
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    if !activity.isEmpty, !json.redact("activity") {
      json.key("activity")
      json.value(activity)
    }
    if lastSeen != .unspecified {
      json.key("lastSeen")
      json.value(lastSeen)
    }
    json.endObject()
  }
}

extension SetPresenceRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetPresenceRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetPresenceRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("appearsOffline", "appears_offline") {
        appearsOffline = try json.skipNull() ? nil : try json.bool("SetPresenceRequest.appears_offline")
      } else if json.isKey("deviceId", "device_id") {
        deviceID = try json.string("SetPresenceRequest.device_id")
      } else if json.isKey("activity") {
        activity = try json.skipNull() ? nil : try json.string("SetPresenceRequest.activity")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let appearsOffline {
      json.key("appearsOffline")
      json.value(appearsOffline)
    }
    if !deviceID.isEmpty {
      json.key("deviceId")
      json.value(deviceID)
    }
    if let activity, !json.redact("activity") {
      json.key("activity")
      json.value(activity)
    }
    json.endObject()
  }
}

extension SetPresenceResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetPresenceResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetPresenceResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("appearsOffline", "appears_offline") {
        appearsOffline = try json.bool("SetPresenceResponse.appears_offline")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if appearsOffline {
      json.key("appearsOffline")
      json.value(appearsOffline)
    }
    json.endObject()
  }
}

extension PresenceChanged {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PresenceChanged(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PresenceChanged") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("PresenceChanged.account_id")
      } else if json.isKey("presence") {
        presence = try json.skipNull() ? nil : try Presence(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if let presence {
      json.key("presence")
      presence.write(to: &json)
    }
    json.endObject()
  }
}
