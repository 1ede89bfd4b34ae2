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
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__EchoRequest>) throws(DecodingError) {
    text = try Binary.string(c.pointee.text_, "EchoRequest.text")
    data = Binary.bytes(c.pointee.data_)
    number = c.pointee.number_
    delayMs = c.pointee.delay_ms_
    busyUs = c.pointee.busy_us_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__EchoRequest> {
    let c = arena.make(Cairn__Bench__V1__EchoRequest.self)
    cairn__bench__v1__echo_request__init(c)
    c.pointee.text_ = arena.string(text)
    c.pointee.data_ = arena.bytes(data)
    c.pointee.number_ = number
    c.pointee.delay_ms_ = delayMs
    c.pointee.busy_us_ = busyUs
    return c
  }
}

extension EchoResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__echo_response__descriptor_pointer(), as: Cairn__Bench__V1__EchoResponse.self) {
      (c) throws(DecodingError) in try EchoResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__EchoResponse>) throws(DecodingError) {
    text = try Binary.string(c.pointee.text_, "EchoResponse.text")
    data = Binary.bytes(c.pointee.data_)
    number = c.pointee.number_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__EchoResponse> {
    let c = arena.make(Cairn__Bench__V1__EchoResponse.self)
    cairn__bench__v1__echo_response__init(c)
    c.pointee.text_ = arena.string(text)
    c.pointee.data_ = arena.bytes(data)
    c.pointee.number_ = number
    return c
  }
}

extension EchoAsUserRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__echo_as_user_request__descriptor_pointer(), as: Cairn__Bench__V1__EchoAsUserRequest.self) {
      (c) throws(DecodingError) in try EchoAsUserRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__EchoAsUserRequest>) throws(DecodingError) {
    text = try Binary.string(c.pointee.text_, "EchoAsUserRequest.text")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__EchoAsUserRequest> {
    let c = arena.make(Cairn__Bench__V1__EchoAsUserRequest.self)
    cairn__bench__v1__echo_as_user_request__init(c)
    c.pointee.text_ = arena.string(text)
    return c
  }
}

extension EchoAsUserResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__echo_as_user_response__descriptor_pointer(), as: Cairn__Bench__V1__EchoAsUserResponse.self) {
      (c) throws(DecodingError) in try EchoAsUserResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__EchoAsUserResponse>) throws(DecodingError) {
    text = try Binary.string(c.pointee.text_, "EchoAsUserResponse.text")
    accountID = try Binary.string(c.pointee.account_id_, "EchoAsUserResponse.account_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__EchoAsUserResponse> {
    let c = arena.make(Cairn__Bench__V1__EchoAsUserResponse.self)
    cairn__bench__v1__echo_as_user_response__init(c)
    c.pointee.text_ = arena.string(text)
    c.pointee.account_id_ = arena.string(accountID)
    return c
  }
}

extension LookupRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__lookup_request__descriptor_pointer(), as: Cairn__Bench__V1__LookupRequest.self) {
      (c) throws(DecodingError) in try LookupRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__LookupRequest>) throws(DecodingError) {
    rowID = c.pointee.row_id_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__LookupRequest> {
    let c = arena.make(Cairn__Bench__V1__LookupRequest.self)
    cairn__bench__v1__lookup_request__init(c)
    c.pointee.row_id_ = rowID
    return c
  }
}

extension LookupResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__lookup_response__descriptor_pointer(), as: Cairn__Bench__V1__LookupResponse.self) {
      (c) throws(DecodingError) in try LookupResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__LookupResponse>) throws(DecodingError) {
    rowID = c.pointee.row_id_
    text = try Binary.string(c.pointee.text_, "LookupResponse.text")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__LookupResponse> {
    let c = arena.make(Cairn__Bench__V1__LookupResponse.self)
    cairn__bench__v1__lookup_response__init(c)
    c.pointee.row_id_ = rowID
    c.pointee.text_ = arena.string(text)
    return c
  }
}

extension CountRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__count_request__descriptor_pointer(), as: Cairn__Bench__V1__CountRequest.self) {
      (c) throws(DecodingError) in try CountRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__CountRequest>) throws(DecodingError) {
    count = c.pointee.count_
    intervalMs = c.pointee.interval_ms_
    paddingBytes = c.pointee.padding_bytes_
    errorCode = try Binary.string(c.pointee.error_code_, "CountRequest.error_code")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__CountRequest> {
    let c = arena.make(Cairn__Bench__V1__CountRequest.self)
    cairn__bench__v1__count_request__init(c)
    c.pointee.count_ = count
    c.pointee.interval_ms_ = intervalMs
    c.pointee.padding_bytes_ = paddingBytes
    c.pointee.error_code_ = arena.string(errorCode)
    return c
  }
}

extension CountResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__count_response__descriptor_pointer(), as: Cairn__Bench__V1__CountResponse.self) {
      (c) throws(DecodingError) in try CountResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__CountResponse>) throws(DecodingError) {
    number = c.pointee.number_
    padding = Binary.bytes(c.pointee.padding_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__CountResponse> {
    let c = arena.make(Cairn__Bench__V1__CountResponse.self)
    cairn__bench__v1__count_response__init(c)
    c.pointee.number_ = number
    c.pointee.padding_ = arena.bytes(padding)
    return c
  }
}

extension CountAsUserRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__count_as_user_request__descriptor_pointer(), as: Cairn__Bench__V1__CountAsUserRequest.self) {
      (c) throws(DecodingError) in try CountAsUserRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__CountAsUserRequest>) throws(DecodingError) {
    count = c.pointee.count_
    intervalMs = c.pointee.interval_ms_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__CountAsUserRequest> {
    let c = arena.make(Cairn__Bench__V1__CountAsUserRequest.self)
    cairn__bench__v1__count_as_user_request__init(c)
    c.pointee.count_ = count
    c.pointee.interval_ms_ = intervalMs
    return c
  }
}

extension CountAsUserResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__count_as_user_response__descriptor_pointer(), as: Cairn__Bench__V1__CountAsUserResponse.self) {
      (c) throws(DecodingError) in try CountAsUserResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__CountAsUserResponse>) throws(DecodingError) {
    number = c.pointee.number_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__CountAsUserResponse> {
    let c = arena.make(Cairn__Bench__V1__CountAsUserResponse.self)
    cairn__bench__v1__count_as_user_response__init(c)
    c.pointee.number_ = number
    return c
  }
}

extension SubscribeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__subscribe_request__descriptor_pointer(), as: Cairn__Bench__V1__SubscribeRequest.self) {
      (c) throws(DecodingError) in try SubscribeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__SubscribeRequest>) throws(DecodingError) {
    lastNumber = c.pointee.last_number_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__SubscribeRequest> {
    let c = arena.make(Cairn__Bench__V1__SubscribeRequest.self)
    cairn__bench__v1__subscribe_request__init(c)
    c.pointee.last_number_ = lastNumber
    return c
  }
}

extension SubscribeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__subscribe_response__descriptor_pointer(), as: Cairn__Bench__V1__SubscribeResponse.self) {
      (c) throws(DecodingError) in try SubscribeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__SubscribeResponse>) throws(DecodingError) {
    number = c.pointee.number_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__SubscribeResponse> {
    let c = arena.make(Cairn__Bench__V1__SubscribeResponse.self)
    cairn__bench__v1__subscribe_response__init(c)
    c.pointee.number_ = number
    return c
  }
}

extension SubscribeAsUserRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__subscribe_as_user_request__descriptor_pointer(), as: Cairn__Bench__V1__SubscribeAsUserRequest.self) {
      (c) throws(DecodingError) in try SubscribeAsUserRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__SubscribeAsUserRequest>) throws(DecodingError) {
    lastNumber = c.pointee.last_number_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__SubscribeAsUserRequest> {
    let c = arena.make(Cairn__Bench__V1__SubscribeAsUserRequest.self)
    cairn__bench__v1__subscribe_as_user_request__init(c)
    c.pointee.last_number_ = lastNumber
    return c
  }
}

extension SubscribeAsUserResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__subscribe_as_user_response__descriptor_pointer(), as: Cairn__Bench__V1__SubscribeAsUserResponse.self) {
      (c) throws(DecodingError) in try SubscribeAsUserResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__SubscribeAsUserResponse>) throws(DecodingError) {
    number = c.pointee.number_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__SubscribeAsUserResponse> {
    let c = arena.make(Cairn__Bench__V1__SubscribeAsUserResponse.self)
    cairn__bench__v1__subscribe_as_user_response__init(c)
    c.pointee.number_ = number
    return c
  }
}

extension PublishRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__publish_request__descriptor_pointer(), as: Cairn__Bench__V1__PublishRequest.self) {
      (c) throws(DecodingError) in try PublishRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__PublishRequest>) throws(DecodingError) {
    number = c.pointee.number_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__PublishRequest> {
    let c = arena.make(Cairn__Bench__V1__PublishRequest.self)
    cairn__bench__v1__publish_request__init(c)
    c.pointee.number_ = number
    return c
  }
}

extension PublishResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__publish_response__descriptor_pointer(), as: Cairn__Bench__V1__PublishResponse.self) {
      (c) throws(DecodingError) in try PublishResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__PublishResponse>) throws(DecodingError) {
    waitingCount = c.pointee.waiting_count_
    publishTime = try moment(c.pointee.publish_time_, "PublishResponse.publish_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__PublishResponse> {
    let c = arena.make(Cairn__Bench__V1__PublishResponse.self)
    cairn__bench__v1__publish_response__init(c)
    c.pointee.waiting_count_ = waitingCount
    if let publishTime {
      c.pointee.publish_time_ = arena.timestamp(publishTime)
    }
    return c
  }
}

extension FailRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__fail_request__descriptor_pointer(), as: Cairn__Bench__V1__FailRequest.self) {
      (c) throws(DecodingError) in try FailRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__FailRequest>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "FailRequest.code")
    reason = try Binary.string(c.pointee.reason_, "FailRequest.reason")
    delayMs = c.pointee.delay_ms_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__FailRequest> {
    let c = arena.make(Cairn__Bench__V1__FailRequest.self)
    cairn__bench__v1__fail_request__init(c)
    c.pointee.code_ = arena.string(code)
    c.pointee.reason_ = arena.string(reason)
    c.pointee.delay_ms_ = delayMs
    return c
  }
}

extension FailResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__bench__v1__fail_response__descriptor_pointer(), as: Cairn__Bench__V1__FailResponse.self) {
      (c) throws(DecodingError) in try FailResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Bench__V1__FailResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Bench__V1__FailResponse> {
    let c = arena.make(Cairn__Bench__V1__FailResponse.self)
    cairn__bench__v1__fail_response__init(c)
    return c
  }
}
