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
    token = try Binary.string(c.pointee.token_, "RegisterDeviceRequest.token")
    topics = try Binary.list(c.pointee.n_topics_, c.pointee.topics_, { (value) throws(DecodingError) in NotificationTopic(rawValue: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !deviceID.isEmpty {
      binary.field(1, deviceID)
    }
    if platform != .unspecified {
      binary.field(2, platform)
    }
    if !token.isEmpty {
      binary.field(3, token)
    }
    if !topics.isEmpty {
      let start = binary.begin(4)
      for element in topics { binary.element(element) }
      binary.end(start)
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
