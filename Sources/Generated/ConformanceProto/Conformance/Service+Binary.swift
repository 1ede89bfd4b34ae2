// Written by protoc-gen-cairn from connectrpc/conformance/v1/service.proto; not by hand.
// swift-format-ignore-file

internal import CConformanceProto
internal import CProtobufC
public import Protobuf

extension UnaryResponseDefinition {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__unary_response_definition__descriptor_pointer(), as: Connectrpc__Conformance__V1__UnaryResponseDefinition.self) {
      (c) throws(DecodingError) in try UnaryResponseDefinition(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__UnaryResponseDefinition>) throws(DecodingError) {
    responseHeaders = try Binary.list(c.pointee.n_response_headers_, c.pointee.response_headers_, messages: { (value) throws(DecodingError) in try Header(c: value) })
    if c.pointee.response_case.rawValue == 2 { response = .responseData(Binary.bytes(c.pointee.response_data_)) }
    if c.pointee.response_case.rawValue == 3, let field = c.pointee.error_ { response = .error(try ErrorMessage(c: field)) }
    responseTrailers = try Binary.list(c.pointee.n_response_trailers_, c.pointee.response_trailers_, messages: { (value) throws(DecodingError) in try Header(c: value) })
    responseDelayMs = c.pointee.response_delay_ms_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__UnaryResponseDefinition> {
    let c = arena.make(Connectrpc__Conformance__V1__UnaryResponseDefinition.self)
    connectrpc__conformance__v1__unary_response_definition__init(c)
    c.pointee.n_response_headers_ = responseHeaders.count
    c.pointee.response_headers_ = arena.list(responseHeaders) { value in value.lower(in: arena) }
    c.pointee.n_response_trailers_ = responseTrailers.count
    c.pointee.response_trailers_ = arena.list(responseTrailers) { value in value.lower(in: arena) }
    c.pointee.response_delay_ms_ = responseDelayMs
    switch response {
    case nil: break
    case .responseData(let value):
      c.pointee.response_case = .init(rawValue: 2)
      c.pointee.response_data_ = arena.bytes(value)
    case .error(let value):
      c.pointee.response_case = .init(rawValue: 3)
      c.pointee.error_ = value.lower(in: arena)
    }
    return c
  }
}

extension StreamResponseDefinition {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__stream_response_definition__descriptor_pointer(), as: Connectrpc__Conformance__V1__StreamResponseDefinition.self) {
      (c) throws(DecodingError) in try StreamResponseDefinition(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__StreamResponseDefinition>) throws(DecodingError) {
    responseHeaders = try Binary.list(c.pointee.n_response_headers_, c.pointee.response_headers_, messages: { (value) throws(DecodingError) in try Header(c: value) })
    responseData = try Binary.list(c.pointee.n_response_data_, c.pointee.response_data_, { (value) throws(DecodingError) in Binary.bytes(value) })
    responseDelayMs = c.pointee.response_delay_ms_
    if let field = c.pointee.error_ { error = try ErrorMessage(c: field) }
    responseTrailers = try Binary.list(c.pointee.n_response_trailers_, c.pointee.response_trailers_, messages: { (value) throws(DecodingError) in try Header(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__StreamResponseDefinition> {
    let c = arena.make(Connectrpc__Conformance__V1__StreamResponseDefinition.self)
    connectrpc__conformance__v1__stream_response_definition__init(c)
    c.pointee.n_response_headers_ = responseHeaders.count
    c.pointee.response_headers_ = arena.list(responseHeaders) { value in value.lower(in: arena) }
    c.pointee.n_response_data_ = responseData.count
    c.pointee.response_data_ = arena.list(responseData) { value in arena.bytes(value) }
    c.pointee.response_delay_ms_ = responseDelayMs
    if let error {
      c.pointee.error_ = error.lower(in: arena)
    }
    c.pointee.n_response_trailers_ = responseTrailers.count
    c.pointee.response_trailers_ = arena.list(responseTrailers) { value in value.lower(in: arena) }
    return c
  }
}

extension UnaryRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__unary_request__descriptor_pointer(), as: Connectrpc__Conformance__V1__UnaryRequest.self) {
      (c) throws(DecodingError) in try UnaryRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__UnaryRequest>) throws(DecodingError) {
    if let field = c.pointee.response_definition_ { responseDefinition = try UnaryResponseDefinition(c: field) }
    requestData = Binary.bytes(c.pointee.request_data_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__UnaryRequest> {
    let c = arena.make(Connectrpc__Conformance__V1__UnaryRequest.self)
    connectrpc__conformance__v1__unary_request__init(c)
    if let responseDefinition {
      c.pointee.response_definition_ = responseDefinition.lower(in: arena)
    }
    c.pointee.request_data_ = arena.bytes(requestData)
    return c
  }
}

extension UnaryResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__unary_response__descriptor_pointer(), as: Connectrpc__Conformance__V1__UnaryResponse.self) {
      (c) throws(DecodingError) in try UnaryResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__UnaryResponse>) throws(DecodingError) {
    if let field = c.pointee.payload_ { payload = try ConformancePayload(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__UnaryResponse> {
    let c = arena.make(Connectrpc__Conformance__V1__UnaryResponse.self)
    connectrpc__conformance__v1__unary_response__init(c)
    if let payload {
      c.pointee.payload_ = payload.lower(in: arena)
    }
    return c
  }
}

extension IdempotentUnaryRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__idempotent_unary_request__descriptor_pointer(), as: Connectrpc__Conformance__V1__IdempotentUnaryRequest.self) {
      (c) throws(DecodingError) in try IdempotentUnaryRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__IdempotentUnaryRequest>) throws(DecodingError) {
    if let field = c.pointee.response_definition_ { responseDefinition = try UnaryResponseDefinition(c: field) }
    requestData = Binary.bytes(c.pointee.request_data_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__IdempotentUnaryRequest> {
    let c = arena.make(Connectrpc__Conformance__V1__IdempotentUnaryRequest.self)
    connectrpc__conformance__v1__idempotent_unary_request__init(c)
    if let responseDefinition {
      c.pointee.response_definition_ = responseDefinition.lower(in: arena)
    }
    c.pointee.request_data_ = arena.bytes(requestData)
    return c
  }
}

extension IdempotentUnaryResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__idempotent_unary_response__descriptor_pointer(), as: Connectrpc__Conformance__V1__IdempotentUnaryResponse.self) {
      (c) throws(DecodingError) in try IdempotentUnaryResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__IdempotentUnaryResponse>) throws(DecodingError) {
    if let field = c.pointee.payload_ { payload = try ConformancePayload(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__IdempotentUnaryResponse> {
    let c = arena.make(Connectrpc__Conformance__V1__IdempotentUnaryResponse.self)
    connectrpc__conformance__v1__idempotent_unary_response__init(c)
    if let payload {
      c.pointee.payload_ = payload.lower(in: arena)
    }
    return c
  }
}

extension ServerStreamRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__server_stream_request__descriptor_pointer(), as: Connectrpc__Conformance__V1__ServerStreamRequest.self) {
      (c) throws(DecodingError) in try ServerStreamRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__ServerStreamRequest>) throws(DecodingError) {
    if let field = c.pointee.response_definition_ { responseDefinition = try StreamResponseDefinition(c: field) }
    requestData = Binary.bytes(c.pointee.request_data_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__ServerStreamRequest> {
    let c = arena.make(Connectrpc__Conformance__V1__ServerStreamRequest.self)
    connectrpc__conformance__v1__server_stream_request__init(c)
    if let responseDefinition {
      c.pointee.response_definition_ = responseDefinition.lower(in: arena)
    }
    c.pointee.request_data_ = arena.bytes(requestData)
    return c
  }
}

extension ServerStreamResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__server_stream_response__descriptor_pointer(), as: Connectrpc__Conformance__V1__ServerStreamResponse.self) {
      (c) throws(DecodingError) in try ServerStreamResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__ServerStreamResponse>) throws(DecodingError) {
    if let field = c.pointee.payload_ { payload = try ConformancePayload(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__ServerStreamResponse> {
    let c = arena.make(Connectrpc__Conformance__V1__ServerStreamResponse.self)
    connectrpc__conformance__v1__server_stream_response__init(c)
    if let payload {
      c.pointee.payload_ = payload.lower(in: arena)
    }
    return c
  }
}

extension UnimplementedRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__unimplemented_request__descriptor_pointer(), as: Connectrpc__Conformance__V1__UnimplementedRequest.self) {
      (c) throws(DecodingError) in try UnimplementedRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__UnimplementedRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__UnimplementedRequest> {
    let c = arena.make(Connectrpc__Conformance__V1__UnimplementedRequest.self)
    connectrpc__conformance__v1__unimplemented_request__init(c)
    return c
  }
}

extension UnimplementedResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__unimplemented_response__descriptor_pointer(), as: Connectrpc__Conformance__V1__UnimplementedResponse.self) {
      (c) throws(DecodingError) in try UnimplementedResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__UnimplementedResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__UnimplementedResponse> {
    let c = arena.make(Connectrpc__Conformance__V1__UnimplementedResponse.self)
    connectrpc__conformance__v1__unimplemented_response__init(c)
    return c
  }
}

extension ConformancePayload {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__conformance_payload__descriptor_pointer(), as: Connectrpc__Conformance__V1__ConformancePayload.self) {
      (c) throws(DecodingError) in try ConformancePayload(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__ConformancePayload>) throws(DecodingError) {
    data = Binary.bytes(c.pointee.data_)
    if let field = c.pointee.request_info_ { requestInfo = try ConformancePayload.RequestInfo(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__ConformancePayload> {
    let c = arena.make(Connectrpc__Conformance__V1__ConformancePayload.self)
    connectrpc__conformance__v1__conformance_payload__init(c)
    c.pointee.data_ = arena.bytes(data)
    if let requestInfo {
      c.pointee.request_info_ = requestInfo.lower(in: arena)
    }
    return c
  }
}

extension ConformancePayload.RequestInfo {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__conformance_payload__request_info__descriptor_pointer(), as: Connectrpc__Conformance__V1__ConformancePayload__RequestInfo.self) {
      (c) throws(DecodingError) in try ConformancePayload.RequestInfo(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__ConformancePayload__RequestInfo>) throws(DecodingError) {
    requestHeaders = try Binary.list(c.pointee.n_request_headers_, c.pointee.request_headers_, messages: { (value) throws(DecodingError) in try Header(c: value) })
    if c.pointee._timeout_ms_case.rawValue == 2 { timeoutMs = c.pointee.timeout_ms_ }
    requests = try Binary.list(c.pointee.n_requests_, c.pointee.requests_, messages: { (value) throws(DecodingError) in try AnyMessage(c: value) })
    if let field = c.pointee.connect_get_info_ { connectGetInfo = try ConformancePayload.ConnectGetInfo(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__ConformancePayload__RequestInfo> {
    let c = arena.make(Connectrpc__Conformance__V1__ConformancePayload__RequestInfo.self)
    connectrpc__conformance__v1__conformance_payload__request_info__init(c)
    c.pointee.n_request_headers_ = requestHeaders.count
    c.pointee.request_headers_ = arena.list(requestHeaders) { value in value.lower(in: arena) }
    if let timeoutMs {
      c.pointee._timeout_ms_case = .init(rawValue: 2)
      c.pointee.timeout_ms_ = timeoutMs
    }
    c.pointee.n_requests_ = requests.count
    c.pointee.requests_ = arena.list(requests) { value in value.lower(in: arena) }
    if let connectGetInfo {
      c.pointee.connect_get_info_ = connectGetInfo.lower(in: arena)
    }
    return c
  }
}

extension ConformancePayload.ConnectGetInfo {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__conformance_payload__connect_get_info__descriptor_pointer(), as: Connectrpc__Conformance__V1__ConformancePayload__ConnectGetInfo.self) {
      (c) throws(DecodingError) in try ConformancePayload.ConnectGetInfo(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__ConformancePayload__ConnectGetInfo>) throws(DecodingError) {
    queryParams = try Binary.list(c.pointee.n_query_params_, c.pointee.query_params_, messages: { (value) throws(DecodingError) in try Header(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__ConformancePayload__ConnectGetInfo> {
    let c = arena.make(Connectrpc__Conformance__V1__ConformancePayload__ConnectGetInfo.self)
    connectrpc__conformance__v1__conformance_payload__connect_get_info__init(c)
    c.pointee.n_query_params_ = queryParams.count
    c.pointee.query_params_ = arena.list(queryParams) { value in value.lower(in: arena) }
    return c
  }
}

extension ErrorMessage {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__error__descriptor_pointer(), as: Connectrpc__Conformance__V1__Error.self) {
      (c) throws(DecodingError) in try ErrorMessage(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__Error>) throws(DecodingError) {
    code = Code(rawValue: c.pointee.code_)
    if c.pointee._message_case.rawValue == 2 { message = try Binary.string(c.pointee.message_, "ErrorMessage.message") }
    details = try Binary.list(c.pointee.n_details_, c.pointee.details_, messages: { (value) throws(DecodingError) in try AnyMessage(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__Error> {
    let c = arena.make(Connectrpc__Conformance__V1__Error.self)
    connectrpc__conformance__v1__error__init(c)
    c.pointee.code_ = code.rawValue
    if let message {
      c.pointee._message_case = .init(rawValue: 2)
      c.pointee.message_ = arena.string(message)
    }
    c.pointee.n_details_ = details.count
    c.pointee.details_ = arena.list(details) { value in value.lower(in: arena) }
    return c
  }
}

extension Header {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__header__descriptor_pointer(), as: Connectrpc__Conformance__V1__Header.self) {
      (c) throws(DecodingError) in try Header(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__Header>) throws(DecodingError) {
    name = try Binary.string(c.pointee.name_, "Header.name")
    value = try Binary.list(c.pointee.n_value_, c.pointee.value_, { (value) throws(DecodingError) in try Binary.string(value, "Header.value") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__Header> {
    let c = arena.make(Connectrpc__Conformance__V1__Header.self)
    connectrpc__conformance__v1__header__init(c)
    c.pointee.name_ = arena.string(name)
    c.pointee.n_value_ = value.count
    c.pointee.value_ = arena.list(value) { value in arena.string(value) }
    return c
  }
}
