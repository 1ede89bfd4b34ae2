// Written by protoc-gen-cairn from cairn/social/v1/push_devices.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension RegisterDeviceRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__register_device_request__descriptor_pointer(), as: Cairn__Social__V1__RegisterDeviceRequest.self) {
      (c) throws(DecodingError) in try RegisterDeviceRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RegisterDeviceRequest>) throws(DecodingError) {
    deviceID = try Binary.string(c.pointee.device_id_, "RegisterDeviceRequest.device_id")
    platform = RegisterDeviceRequest.Platform(rawValue: c.pointee.platform_)
    if c.pointee.address_case.rawValue == 3 { address = .token(try Binary.string(c.pointee.token_, "RegisterDeviceRequest.token")) }
    if c.pointee.address_case.rawValue == 5, let field = c.pointee.apns_ { address = .apns(try ApnsToken(c: field)) }
    if c.pointee.address_case.rawValue == 6, let field = c.pointee.web_push_ { address = .webPush(try WebPushSubscription(c: field)) }
    topics = try Binary.list(c.pointee.n_topics_, c.pointee.topics_, { (value) throws(DecodingError) in NotificationTopic(rawValue: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !deviceID.isEmpty {
      binary.field(1, deviceID)
    }
    if platform != .unspecified {
      binary.field(2, platform)
    }
    switch address {
    case .token(let value):
      binary.field(3, value)
    default: break
    }
    if !topics.isEmpty {
      let start = binary.begin(4)
      for element in topics { binary.element(element) }
      binary.end(start)
    }
    switch address {
    case .apns(let value):
      let start = binary.begin(5)
      value.write(to: &binary)
      binary.end(start)
    case .webPush(let value):
      let start = binary.begin(6)
      value.write(to: &binary)
      binary.end(start)
    default: break
    }
  }
}

extension ApnsToken {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__apns_token__descriptor_pointer(), as: Cairn__Social__V1__ApnsToken.self) {
      (c) throws(DecodingError) in try ApnsToken(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ApnsToken>) throws(DecodingError) {
    token = try Binary.string(c.pointee.token_, "ApnsToken.token")
    bundleID = try Binary.string(c.pointee.bundle_id_, "ApnsToken.bundle_id")
    callToken = try Binary.string(c.pointee.call_token_, "ApnsToken.call_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !token.isEmpty {
      binary.field(1, token)
    }
    if !bundleID.isEmpty {
      binary.field(2, bundleID)
    }
    if !callToken.isEmpty {
      binary.field(3, callToken)
    }
  }
}

extension WebPushSubscription {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__web_push_subscription__descriptor_pointer(), as: Cairn__Social__V1__WebPushSubscription.self) {
      (c) throws(DecodingError) in try WebPushSubscription(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__WebPushSubscription>) throws(DecodingError) {
    endpoint = try Binary.string(c.pointee.endpoint_, "WebPushSubscription.endpoint")
    p256dh = Binary.bytes(c.pointee.p256dh_)
    auth = Binary.bytes(c.pointee.auth_)
  }

  func write(to binary: inout BinaryWriter) {
    if !endpoint.isEmpty {
      binary.field(1, endpoint)
    }
    if !p256dh.isEmpty {
      binary.field(2, p256dh)
    }
    if !auth.isEmpty {
      binary.field(3, auth)
    }
  }
}

extension RegisterDeviceResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__register_device_response__descriptor_pointer(), as: Cairn__Social__V1__RegisterDeviceResponse.self) {
      (c) throws(DecodingError) in try RegisterDeviceResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RegisterDeviceResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension UnregisterDeviceRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__unregister_device_request__descriptor_pointer(), as: Cairn__Social__V1__UnregisterDeviceRequest.self) {
      (c) throws(DecodingError) in try UnregisterDeviceRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UnregisterDeviceRequest>) throws(DecodingError) {
    deviceID = try Binary.string(c.pointee.device_id_, "UnregisterDeviceRequest.device_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !deviceID.isEmpty {
      binary.field(1, deviceID)
    }
  }
}

extension UnregisterDeviceResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__unregister_device_response__descriptor_pointer(), as: Cairn__Social__V1__UnregisterDeviceResponse.self) {
      (c) throws(DecodingError) in try UnregisterDeviceResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UnregisterDeviceResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}
