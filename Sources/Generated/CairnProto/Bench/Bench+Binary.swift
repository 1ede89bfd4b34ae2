// Written by protoc-gen-cairn from cairn/bench/v1/bench.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension EchoRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__echo_request__descriptor_pointer(), as: Cairn__Bench__V1__EchoRequest.self) {
      (c) throws(DecodingError) in try EchoRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__EchoRequest>) throws(DecodingError) {
    text = try Binary.string(c.pointee.text_, "EchoRequest.text")
    data = Binary.bytes(c.pointee.data_)
    number = c.pointee.number_
    delayMs = c.pointee.delay_ms_
    busyUs = c.pointee.busy_us_
  }

  func write(to binary: inout BinaryWriter) {
    if !text.isEmpty {
      binary.field(1, text)
    }
    if !data.isEmpty {
      binary.field(2, data)
    }
    if number != 0 {
      binary.field(3, number)
    }
    if delayMs != 0 {
      binary.field(4, delayMs)
    }
    if busyUs != 0 {
      binary.field(5, busyUs)
    }
  }
}

extension EchoResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__echo_response__descriptor_pointer(), as: Cairn__Bench__V1__EchoResponse.self) {
      (c) throws(DecodingError) in try EchoResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__EchoResponse>) throws(DecodingError) {
    text = try Binary.string(c.pointee.text_, "EchoResponse.text")
    data = Binary.bytes(c.pointee.data_)
    number = c.pointee.number_
  }

  func write(to binary: inout BinaryWriter) {
    if !text.isEmpty {
      binary.field(1, text)
    }
    if !data.isEmpty {
      binary.field(2, data)
    }
    if number != 0 {
      binary.field(3, number)
    }
  }
}

extension EchoAsUserRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__echo_as_user_request__descriptor_pointer(), as: Cairn__Bench__V1__EchoAsUserRequest.self) {
      (c) throws(DecodingError) in try EchoAsUserRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__EchoAsUserRequest>) throws(DecodingError) {
    text = try Binary.string(c.pointee.text_, "EchoAsUserRequest.text")
  }

  func write(to binary: inout BinaryWriter) {
    if !text.isEmpty {
      binary.field(1, text)
    }
  }
}

extension EchoAsUserResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__echo_as_user_response__descriptor_pointer(), as: Cairn__Bench__V1__EchoAsUserResponse.self) {
      (c) throws(DecodingError) in try EchoAsUserResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__EchoAsUserResponse>) throws(DecodingError) {
    text = try Binary.string(c.pointee.text_, "EchoAsUserResponse.text")
    accountID = try Binary.string(c.pointee.account_id_, "EchoAsUserResponse.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !text.isEmpty {
      binary.field(1, text)
    }
    if !accountID.isEmpty {
      binary.field(2, accountID)
    }
  }
}

extension LookupRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__lookup_request__descriptor_pointer(), as: Cairn__Bench__V1__LookupRequest.self) {
      (c) throws(DecodingError) in try LookupRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__LookupRequest>) throws(DecodingError) {
    rowID = c.pointee.row_id_
  }

  func write(to binary: inout BinaryWriter) {
    if rowID != 0 {
      binary.field(1, rowID)
    }
  }
}

extension LookupResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__lookup_response__descriptor_pointer(), as: Cairn__Bench__V1__LookupResponse.self) {
      (c) throws(DecodingError) in try LookupResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__LookupResponse>) throws(DecodingError) {
    rowID = c.pointee.row_id_
    text = try Binary.string(c.pointee.text_, "LookupResponse.text")
  }

  func write(to binary: inout BinaryWriter) {
    if rowID != 0 {
      binary.field(1, rowID)
    }
    if !text.isEmpty {
      binary.field(2, text)
    }
  }
}

extension CountRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__count_request__descriptor_pointer(), as: Cairn__Bench__V1__CountRequest.self) {
      (c) throws(DecodingError) in try CountRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__CountRequest>) throws(DecodingError) {
    count = c.pointee.count_
    intervalMs = c.pointee.interval_ms_
    paddingBytes = c.pointee.padding_bytes_
    errorCode = try Binary.string(c.pointee.error_code_, "CountRequest.error_code")
  }

  func write(to binary: inout BinaryWriter) {
    if count != 0 {
      binary.field(1, count)
    }
    if intervalMs != 0 {
      binary.field(2, intervalMs)
    }
    if paddingBytes != 0 {
      binary.field(3, paddingBytes)
    }
    if !errorCode.isEmpty {
      binary.field(4, errorCode)
    }
  }
}

extension CountResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__count_response__descriptor_pointer(), as: Cairn__Bench__V1__CountResponse.self) {
      (c) throws(DecodingError) in try CountResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__CountResponse>) throws(DecodingError) {
    number = c.pointee.number_
    padding = Binary.bytes(c.pointee.padding_)
  }

  func write(to binary: inout BinaryWriter) {
    if number != 0 {
      binary.field(1, number)
    }
    if !padding.isEmpty {
      binary.field(2, padding)
    }
  }
}

extension CountAsUserRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__count_as_user_request__descriptor_pointer(), as: Cairn__Bench__V1__CountAsUserRequest.self) {
      (c) throws(DecodingError) in try CountAsUserRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__CountAsUserRequest>) throws(DecodingError) {
    count = c.pointee.count_
    intervalMs = c.pointee.interval_ms_
  }

  func write(to binary: inout BinaryWriter) {
    if count != 0 {
      binary.field(1, count)
    }
    if intervalMs != 0 {
      binary.field(2, intervalMs)
    }
  }
}

extension CountAsUserResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__count_as_user_response__descriptor_pointer(), as: Cairn__Bench__V1__CountAsUserResponse.self) {
      (c) throws(DecodingError) in try CountAsUserResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__CountAsUserResponse>) throws(DecodingError) {
    number = c.pointee.number_
  }

  func write(to binary: inout BinaryWriter) {
    if number != 0 {
      binary.field(1, number)
    }
  }
}

extension SubscribeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__subscribe_request__descriptor_pointer(), as: Cairn__Bench__V1__SubscribeRequest.self) {
      (c) throws(DecodingError) in try SubscribeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__SubscribeRequest>) throws(DecodingError) {
    lastNumber = c.pointee.last_number_
  }

  func write(to binary: inout BinaryWriter) {
    if lastNumber != 0 {
      binary.field(1, lastNumber)
    }
  }
}

extension SubscribeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__subscribe_response__descriptor_pointer(), as: Cairn__Bench__V1__SubscribeResponse.self) {
      (c) throws(DecodingError) in try SubscribeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__SubscribeResponse>) throws(DecodingError) {
    number = c.pointee.number_
  }

  func write(to binary: inout BinaryWriter) {
    if number != 0 {
      binary.field(1, number)
    }
  }
}

extension SubscribeAsUserRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__subscribe_as_user_request__descriptor_pointer(), as: Cairn__Bench__V1__SubscribeAsUserRequest.self) {
      (c) throws(DecodingError) in try SubscribeAsUserRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__SubscribeAsUserRequest>) throws(DecodingError) {
    lastNumber = c.pointee.last_number_
  }

  func write(to binary: inout BinaryWriter) {
    if lastNumber != 0 {
      binary.field(1, lastNumber)
    }
  }
}

extension SubscribeAsUserResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__subscribe_as_user_response__descriptor_pointer(), as: Cairn__Bench__V1__SubscribeAsUserResponse.self) {
      (c) throws(DecodingError) in try SubscribeAsUserResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__SubscribeAsUserResponse>) throws(DecodingError) {
    number = c.pointee.number_
  }

  func write(to binary: inout BinaryWriter) {
    if number != 0 {
      binary.field(1, number)
    }
  }
}

extension PublishRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__publish_request__descriptor_pointer(), as: Cairn__Bench__V1__PublishRequest.self) {
      (c) throws(DecodingError) in try PublishRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__PublishRequest>) throws(DecodingError) {
    number = c.pointee.number_
  }

  func write(to binary: inout BinaryWriter) {
    if number != 0 {
      binary.field(1, number)
    }
  }
}

extension PublishResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__publish_response__descriptor_pointer(), as: Cairn__Bench__V1__PublishResponse.self) {
      (c) throws(DecodingError) in try PublishResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__PublishResponse>) throws(DecodingError) {
    waitingCount = c.pointee.waiting_count_
    publishTime = try moment(c.pointee.publish_time_, "PublishResponse.publish_time")
  }

  func write(to binary: inout BinaryWriter) {
    if waitingCount != 0 {
      binary.field(1, waitingCount)
    }
    if let publishTime {
      binary.field(2, publishTime)
    }
  }
}

extension FailRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__fail_request__descriptor_pointer(), as: Cairn__Bench__V1__FailRequest.self) {
      (c) throws(DecodingError) in try FailRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__FailRequest>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "FailRequest.code")
    reason = try Binary.string(c.pointee.reason_, "FailRequest.reason")
    delayMs = c.pointee.delay_ms_
  }

  func write(to binary: inout BinaryWriter) {
    if !code.isEmpty {
      binary.field(1, code)
    }
    if !reason.isEmpty {
      binary.field(2, reason)
    }
    if delayMs != 0 {
      binary.field(3, delayMs)
    }
  }
}

extension FailResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__fail_response__descriptor_pointer(), as: Cairn__Bench__V1__FailResponse.self) {
      (c) throws(DecodingError) in try FailResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__FailResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}
