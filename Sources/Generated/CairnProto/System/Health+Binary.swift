// Written by protoc-gen-cairn from cairn/system/v1/health.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Health {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__system__v1__health__descriptor_pointer(), as: Cairn__System__V1__Health.self) {
      (c) throws(DecodingError) in try Health(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__System__V1__Health>) throws(DecodingError) {
    state = Health.State(rawValue: c.pointee.state_)
    service = try Binary.string(c.pointee.service_, "Health.service")
    version = try Binary.string(c.pointee.version_, "Health.version")
    startTime = try moment(c.pointee.start_time_, "Health.start_time")
    reasons = try Binary.list(c.pointee.n_reasons_, c.pointee.reasons_, { (value) throws(DecodingError) in try Binary.string(value, "Health.reasons") })
  }

  func write(to binary: inout BinaryWriter) {
    if state != .unspecified {
      binary.field(1, state)
    }
    if !service.isEmpty {
      binary.field(2, service)
    }
    if !version.isEmpty {
      binary.field(3, version)
    }
    if let startTime {
      binary.field(4, startTime)
    }
    if !reasons.isEmpty {
      for element in reasons {
        binary.field(5, element)
      }
    }
  }
}

extension CheckRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__system__v1__check_request__descriptor_pointer(), as: Cairn__System__V1__CheckRequest.self) {
      (c) throws(DecodingError) in try CheckRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__System__V1__CheckRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension CheckResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__system__v1__check_response__descriptor_pointer(), as: Cairn__System__V1__CheckResponse.self) {
      (c) throws(DecodingError) in try CheckResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__System__V1__CheckResponse>) throws(DecodingError) {
    if let field = c.pointee.health_ { health = try Health(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let health {
      let start = binary.begin(1)
      health.write(to: &binary)
      binary.end(start)
    }
  }
}

extension WatchRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__system__v1__watch_request__descriptor_pointer(), as: Cairn__System__V1__WatchRequest.self) {
      (c) throws(DecodingError) in try WatchRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__System__V1__WatchRequest>) throws(DecodingError) {
    heartbeatMs = c.pointee.heartbeat_ms_
  }

  func write(to binary: inout BinaryWriter) {
    if heartbeatMs != 0 {
      binary.field(1, heartbeatMs)
    }
  }
}

extension WatchResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__system__v1__watch_response__descriptor_pointer(), as: Cairn__System__V1__WatchResponse.self) {
      (c) throws(DecodingError) in try WatchResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__System__V1__WatchResponse>) throws(DecodingError) {
    if let field = c.pointee.health_ { health = try Health(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let health {
      let start = binary.begin(1)
      health.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetReadingsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__system__v1__get_readings_request__descriptor_pointer(), as: Cairn__System__V1__GetReadingsRequest.self) {
      (c) throws(DecodingError) in try GetReadingsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__System__V1__GetReadingsRequest>) throws(DecodingError) {
    families = try Binary.list(c.pointee.n_families_, c.pointee.families_, { (value) throws(DecodingError) in try Binary.string(value, "GetReadingsRequest.families") })
    summedFamilies = try Binary.list(c.pointee.n_summed_families_, c.pointee.summed_families_, { (value) throws(DecodingError) in try Binary.string(value, "GetReadingsRequest.summed_families") })
  }

  func write(to binary: inout BinaryWriter) {
    if !families.isEmpty {
      for element in families {
        binary.field(1, element)
      }
    }
    if !summedFamilies.isEmpty {
      for element in summedFamilies {
        binary.field(2, element)
      }
    }
  }
}

extension GetReadingsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__system__v1__get_readings_response__descriptor_pointer(), as: Cairn__System__V1__GetReadingsResponse.self) {
      (c) throws(DecodingError) in try GetReadingsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__System__V1__GetReadingsResponse>) throws(DecodingError) {
    if let field = c.pointee.health_ { health = try Health(c: field) }
    page = try Binary.string(c.pointee.page_, "GetReadingsResponse.page")
  }

  func write(to binary: inout BinaryWriter) {
    if let health {
      let start = binary.begin(1)
      health.write(to: &binary)
      binary.end(start)
    }
    if !page.isEmpty {
      binary.field(2, page)
    }
  }
}
