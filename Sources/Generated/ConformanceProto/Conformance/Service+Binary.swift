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
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__UnaryResponseDefinition>) throws(DecodingError) {
    responseHeaders = try Binary.list(c.pointee.n_response_headers_, c.pointee.response_headers_, messages: { (value) throws(DecodingError) in try Header(c: value) })
    if c.pointee.response_case.rawValue == 2 { response = .responseData(Binary.bytes(c.pointee.response_data_)) }
    if c.pointee.response_case.rawValue == 3, let field = c.pointee.error_ { response = .error(try ErrorMessage(c: field)) }
    responseTrailers = try Binary.list(c.pointee.n_response_trailers_, c.pointee.response_trailers_, messages: { (value) throws(DecodingError) in try Header(c: value) })
    responseDelayMs = c.pointee.response_delay_ms_
  }

  func write(to binary: inout BinaryWriter) {
    if !responseHeaders.isEmpty {
      for element in responseHeaders {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    switch response {
    case .responseData(let value):
      binary.field(2, value)
    case .error(let value):
      let start = binary.begin(3)
      value.write(to: &binary)
      binary.end(start)
    default: break
    }
    if !responseTrailers.isEmpty {
      for element in responseTrailers {
        let start = binary.begin(4)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if responseDelayMs != 0 {
      binary.field(6, responseDelayMs)
    }
  }
}

extension StreamResponseDefinition {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__stream_response_definition__descriptor_pointer(), as: Connectrpc__Conformance__V1__StreamResponseDefinition.self) {
      (c) throws(DecodingError) in try StreamResponseDefinition(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__StreamResponseDefinition>) throws(DecodingError) {
    responseHeaders = try Binary.list(c.pointee.n_response_headers_, c.pointee.response_headers_, messages: { (value) throws(DecodingError) in try Header(c: value) })
    responseData = try Binary.list(c.pointee.n_response_data_, c.pointee.response_data_, { (value) throws(DecodingError) in Binary.bytes(value) })
    responseDelayMs = c.pointee.response_delay_ms_
    if let field = c.pointee.error_ { error = try ErrorMessage(c: field) }
    responseTrailers = try Binary.list(c.pointee.n_response_trailers_, c.pointee.response_trailers_, messages: { (value) throws(DecodingError) in try Header(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !responseHeaders.isEmpty {
      for element in responseHeaders {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !responseData.isEmpty {
      for element in responseData {
        binary.field(2, element)
      }
    }
    if responseDelayMs != 0 {
      binary.field(3, responseDelayMs)
    }
    if let error {
      let start = binary.begin(4)
      error.write(to: &binary)
      binary.end(start)
    }
    if !responseTrailers.isEmpty {
      for element in responseTrailers {
        let start = binary.begin(5)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension UnaryRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__unary_request__descriptor_pointer(), as: Connectrpc__Conformance__V1__UnaryRequest.self) {
      (c) throws(DecodingError) in try UnaryRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__UnaryRequest>) throws(DecodingError) {
    if let field = c.pointee.response_definition_ { responseDefinition = try UnaryResponseDefinition(c: field) }
    requestData = Binary.bytes(c.pointee.request_data_)
  }

  func write(to binary: inout BinaryWriter) {
    if let responseDefinition {
      let start = binary.begin(1)
      responseDefinition.write(to: &binary)
      binary.end(start)
    }
    if !requestData.isEmpty {
      binary.field(2, requestData)
    }
  }
}

extension UnaryResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__unary_response__descriptor_pointer(), as: Connectrpc__Conformance__V1__UnaryResponse.self) {
      (c) throws(DecodingError) in try UnaryResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__UnaryResponse>) throws(DecodingError) {
    if let field = c.pointee.payload_ { payload = try ConformancePayload(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let payload {
      let start = binary.begin(1)
      payload.write(to: &binary)
      binary.end(start)
    }
  }
}

extension IdempotentUnaryRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__idempotent_unary_request__descriptor_pointer(), as: Connectrpc__Conformance__V1__IdempotentUnaryRequest.self) {
      (c) throws(DecodingError) in try IdempotentUnaryRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__IdempotentUnaryRequest>) throws(DecodingError) {
    if let field = c.pointee.response_definition_ { responseDefinition = try UnaryResponseDefinition(c: field) }
    requestData = Binary.bytes(c.pointee.request_data_)
  }

  func write(to binary: inout BinaryWriter) {
    if let responseDefinition {
      let start = binary.begin(1)
      responseDefinition.write(to: &binary)
      binary.end(start)
    }
    if !requestData.isEmpty {
      binary.field(2, requestData)
    }
  }
}

extension IdempotentUnaryResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__idempotent_unary_response__descriptor_pointer(), as: Connectrpc__Conformance__V1__IdempotentUnaryResponse.self) {
      (c) throws(DecodingError) in try IdempotentUnaryResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__IdempotentUnaryResponse>) throws(DecodingError) {
    if let field = c.pointee.payload_ { payload = try ConformancePayload(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let payload {
      let start = binary.begin(1)
      payload.write(to: &binary)
      binary.end(start)
    }
  }
}

extension ServerStreamRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__server_stream_request__descriptor_pointer(), as: Connectrpc__Conformance__V1__ServerStreamRequest.self) {
      (c) throws(DecodingError) in try ServerStreamRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__ServerStreamRequest>) throws(DecodingError) {
    if let field = c.pointee.response_definition_ { responseDefinition = try StreamResponseDefinition(c: field) }
    requestData = Binary.bytes(c.pointee.request_data_)
  }

  func write(to binary: inout BinaryWriter) {
    if let responseDefinition {
      let start = binary.begin(1)
      responseDefinition.write(to: &binary)
      binary.end(start)
    }
    if !requestData.isEmpty {
      binary.field(2, requestData)
    }
  }
}

extension ServerStreamResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__server_stream_response__descriptor_pointer(), as: Connectrpc__Conformance__V1__ServerStreamResponse.self) {
      (c) throws(DecodingError) in try ServerStreamResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__ServerStreamResponse>) throws(DecodingError) {
    if let field = c.pointee.payload_ { payload = try ConformancePayload(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let payload {
      let start = binary.begin(1)
      payload.write(to: &binary)
      binary.end(start)
    }
  }
}

extension UnimplementedRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__unimplemented_request__descriptor_pointer(), as: Connectrpc__Conformance__V1__UnimplementedRequest.self) {
      (c) throws(DecodingError) in try UnimplementedRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__UnimplementedRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension UnimplementedResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__unimplemented_response__descriptor_pointer(), as: Connectrpc__Conformance__V1__UnimplementedResponse.self) {
      (c) throws(DecodingError) in try UnimplementedResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__UnimplementedResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ConformancePayload {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__conformance_payload__descriptor_pointer(), as: Connectrpc__Conformance__V1__ConformancePayload.self) {
      (c) throws(DecodingError) in try ConformancePayload(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__ConformancePayload>) throws(DecodingError) {
    data = Binary.bytes(c.pointee.data_)
    if let field = c.pointee.request_info_ { requestInfo = try ConformancePayload.RequestInfo(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !data.isEmpty {
      binary.field(1, data)
    }
    if let requestInfo {
      let start = binary.begin(2)
      requestInfo.write(to: &binary)
      binary.end(start)
    }
  }
}

extension ConformancePayload.RequestInfo {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__conformance_payload__request_info__descriptor_pointer(), as: Connectrpc__Conformance__V1__ConformancePayload__RequestInfo.self) {
      (c) throws(DecodingError) in try ConformancePayload.RequestInfo(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__ConformancePayload__RequestInfo>) throws(DecodingError) {
    requestHeaders = try Binary.list(c.pointee.n_request_headers_, c.pointee.request_headers_, messages: { (value) throws(DecodingError) in try Header(c: value) })
    if c.pointee._timeout_ms_case.rawValue == 2 { timeoutMs = c.pointee.timeout_ms_ }
    requests = try Binary.list(c.pointee.n_requests_, c.pointee.requests_, messages: { (value) throws(DecodingError) in try AnyMessage(c: value) })
    if let field = c.pointee.connect_get_info_ { connectGetInfo = try ConformancePayload.ConnectGetInfo(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !requestHeaders.isEmpty {
      for element in requestHeaders {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let timeoutMs {
      binary.field(2, timeoutMs)
    }
    if !requests.isEmpty {
      for element in requests {
        let start = binary.begin(3)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let connectGetInfo {
      let start = binary.begin(4)
      connectGetInfo.write(to: &binary)
      binary.end(start)
    }
  }
}

extension ConformancePayload.ConnectGetInfo {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__conformance_payload__connect_get_info__descriptor_pointer(), as: Connectrpc__Conformance__V1__ConformancePayload__ConnectGetInfo.self) {
      (c) throws(DecodingError) in try ConformancePayload.ConnectGetInfo(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__ConformancePayload__ConnectGetInfo>) throws(DecodingError) {
    queryParams = try Binary.list(c.pointee.n_query_params_, c.pointee.query_params_, messages: { (value) throws(DecodingError) in try Header(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !queryParams.isEmpty {
      for element in queryParams {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension ErrorMessage {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__error__descriptor_pointer(), as: Connectrpc__Conformance__V1__Error.self) {
      (c) throws(DecodingError) in try ErrorMessage(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__Error>) throws(DecodingError) {
    code = Code(rawValue: c.pointee.code_)
    if c.pointee._message_case.rawValue == 2 { message = try Binary.string(c.pointee.message_, "ErrorMessage.message") }
    details = try Binary.list(c.pointee.n_details_, c.pointee.details_, messages: { (value) throws(DecodingError) in try AnyMessage(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if code != .unspecified {
      binary.field(1, code)
    }
    if let message {
      binary.field(2, message)
    }
    if !details.isEmpty {
      for element in details {
        let start = binary.begin(3)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension Header {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__header__descriptor_pointer(), as: Connectrpc__Conformance__V1__Header.self) {
      (c) throws(DecodingError) in try Header(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__Header>) throws(DecodingError) {
    name = try Binary.string(c.pointee.name_, "Header.name")
    value = try Binary.list(c.pointee.n_value_, c.pointee.value_, { (value) throws(DecodingError) in try Binary.string(value, "Header.value") })
  }

  func write(to binary: inout BinaryWriter) {
    if !name.isEmpty {
      binary.field(1, name)
    }
    if !value.isEmpty {
      for element in value {
        binary.field(2, element)
      }
    }
  }
}
