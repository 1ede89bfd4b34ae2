// Written by protoc-gen-cairn from cairn/social/v1/push_devices.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension RegisterDeviceRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RegisterDeviceRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RegisterDeviceRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("deviceId", "device_id") {
        deviceID = try json.string("RegisterDeviceRequest.device_id")
      } else if json.isKey("platform") {
        platform = try json.enumeration("RegisterDeviceRequest.platform", RegisterDeviceRequest.Platform.self)
      } else if json.isKey("token") {
        address = try json.skipNull() ? nil : .token(try json.string("RegisterDeviceRequest.token"))
      } else if json.isKey("apns") {
        address = try json.skipNull() ? nil : .apns(try ApnsToken(reading: &json))
      } else if json.isKey("webPush", "web_push") {
        address = try json.skipNull() ? nil : .webPush(try WebPushSubscription(reading: &json))
      } else if json.isKey("topics") {
        topics = try json.list("RegisterDeviceRequest.topics") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("RegisterDeviceRequest.topics", NotificationTopic.self) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !deviceID.isEmpty {
      json.key("deviceId")
      json.value(deviceID)
    }
    if platform != .unspecified {
      json.key("platform")
      json.value(platform)
    }
    if !topics.isEmpty {
      json.key("topics")
      json.list(topics) { json, element in json.value(element) }
    }
    switch address {
    case nil: break
    case .token(let value):
      if json.redact("token") { break }
      json.key("token")
      json.value(value)
    case .apns(let value):
      json.key("apns")
      value.write(to: &json)
    case .webPush(let value):
      json.key("webPush")
      value.write(to: &json)
    }
    json.endObject()
  }
}

extension ApnsToken {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ApnsToken(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ApnsToken") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("token") {
        token = try json.string("ApnsToken.token")
      } else if json.isKey("bundleId", "bundle_id") {
        bundleID = try json.string("ApnsToken.bundle_id")
      } else if json.isKey("callToken", "call_token") {
        callToken = try json.string("ApnsToken.call_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !token.isEmpty, !json.redact("token") {
      json.key("token")
      json.value(token)
    }
    if !bundleID.isEmpty {
      json.key("bundleId")
      json.value(bundleID)
    }
    if !callToken.isEmpty, !json.redact("callToken") {
      json.key("callToken")
      json.value(callToken)
    }
    json.endObject()
  }
}

extension WebPushSubscription {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WebPushSubscription(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WebPushSubscription") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("endpoint") {
        endpoint = try json.string("WebPushSubscription.endpoint")
      } else if json.isKey("p256dh") {
        p256dh = try json.bytes("WebPushSubscription.p256dh")
      } else if json.isKey("auth") {
        auth = try json.bytes("WebPushSubscription.auth")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !endpoint.isEmpty, !json.redact("endpoint") {
      json.key("endpoint")
      json.value(endpoint)
    }
    if !p256dh.isEmpty, !json.redact("p256dh") {
      json.key("p256dh")
      json.value(p256dh)
    }
    if !auth.isEmpty, !json.redact("auth") {
      json.key("auth")
      json.value(auth)
    }
    json.endObject()
  }
}

extension RegisterDeviceResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RegisterDeviceResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RegisterDeviceResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension UnregisterDeviceRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UnregisterDeviceRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UnregisterDeviceRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("deviceId", "device_id") {
        deviceID = try json.string("UnregisterDeviceRequest.device_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !deviceID.isEmpty {
      json.key("deviceId")
      json.value(deviceID)
    }
    json.endObject()
  }
}

extension UnregisterDeviceResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UnregisterDeviceResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UnregisterDeviceResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}
