// Written by protoc-gen-cairn from connectrpc/conformance/v1/service.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension UnaryResponseDefinition {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UnaryResponseDefinition(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UnaryResponseDefinition") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("responseHeaders", "response_headers") {
        responseHeaders = try json.list("UnaryResponseDefinition.response_headers") { (json: inout JSONReader) throws(DecodingError) in try Header(reading: &json) }
      } else if json.isKey("responseData", "response_data") {
        response = try json.skipNull() ? nil : .responseData(try json.bytes("UnaryResponseDefinition.response_data"))
      } else if json.isKey("error") {
        response = try json.skipNull() ? nil : .error(try ErrorMessage(reading: &json))
      } else if json.isKey("responseTrailers", "response_trailers") {
        responseTrailers = try json.list("UnaryResponseDefinition.response_trailers") { (json: inout JSONReader) throws(DecodingError) in try Header(reading: &json) }
      } else if json.isKey("responseDelayMs", "response_delay_ms") {
        responseDelayMs = try json.uint32("UnaryResponseDefinition.response_delay_ms")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !responseHeaders.isEmpty {
      json.key("responseHeaders")
      json.list(responseHeaders) { json, element in element.write(to: &json) }
    }
    if !responseTrailers.isEmpty {
      json.key("responseTrailers")
      json.list(responseTrailers) { json, element in element.write(to: &json) }
    }
    if responseDelayMs != 0 {
      json.key("responseDelayMs")
      json.value(responseDelayMs)
    }
    switch response {
    case nil: break
    case .responseData(let value):
      json.key("responseData")
      json.value(value)
    case .error(let value):
      json.key("error")
      value.write(to: &json)
    }
    json.endObject()
  }
}

extension StreamResponseDefinition {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StreamResponseDefinition(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StreamResponseDefinition") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("responseHeaders", "response_headers") {
        responseHeaders = try json.list("StreamResponseDefinition.response_headers") { (json: inout JSONReader) throws(DecodingError) in try Header(reading: &json) }
      } else if json.isKey("responseData", "response_data") {
        responseData = try json.list("StreamResponseDefinition.response_data") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("StreamResponseDefinition.response_data") }
      } else if json.isKey("responseDelayMs", "response_delay_ms") {
        responseDelayMs = try json.uint32("StreamResponseDefinition.response_delay_ms")
      } else if json.isKey("error") {
        error = try json.skipNull() ? nil : try ErrorMessage(reading: &json)
      } else if json.isKey("responseTrailers", "response_trailers") {
        responseTrailers = try json.list("StreamResponseDefinition.response_trailers") { (json: inout JSONReader) throws(DecodingError) in try Header(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !responseHeaders.isEmpty {
      json.key("responseHeaders")
      json.list(responseHeaders) { json, element in element.write(to: &json) }
    }
    if !responseData.isEmpty {
      json.key("responseData")
      json.list(responseData) { json, element in json.value(element) }
    }
    if responseDelayMs != 0 {
      json.key("responseDelayMs")
      json.value(responseDelayMs)
    }
    if let error {
      json.key("error")
      error.write(to: &json)
    }
    if !responseTrailers.isEmpty {
      json.key("responseTrailers")
      json.list(responseTrailers) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension UnaryRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UnaryRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UnaryRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("responseDefinition", "response_definition") {
        responseDefinition = try json.skipNull() ? nil : try UnaryResponseDefinition(reading: &json)
      } else if json.isKey("requestData", "request_data") {
        requestData = try json.bytes("UnaryRequest.request_data")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let responseDefinition {
      json.key("responseDefinition")
      responseDefinition.write(to: &json)
    }
    if !requestData.isEmpty {
      json.key("requestData")
      json.value(requestData)
    }
    json.endObject()
  }
}

extension UnaryResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UnaryResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UnaryResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("payload") {
        payload = try json.skipNull() ? nil : try ConformancePayload(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let payload {
      json.key("payload")
      payload.write(to: &json)
    }
    json.endObject()
  }
}

extension IdempotentUnaryRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try IdempotentUnaryRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "IdempotentUnaryRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("responseDefinition", "response_definition") {
        responseDefinition = try json.skipNull() ? nil : try UnaryResponseDefinition(reading: &json)
      } else if json.isKey("requestData", "request_data") {
        requestData = try json.bytes("IdempotentUnaryRequest.request_data")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let responseDefinition {
      json.key("responseDefinition")
      responseDefinition.write(to: &json)
    }
    if !requestData.isEmpty {
      json.key("requestData")
      json.value(requestData)
    }
    json.endObject()
  }
}

extension IdempotentUnaryResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try IdempotentUnaryResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "IdempotentUnaryResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("payload") {
        payload = try json.skipNull() ? nil : try ConformancePayload(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let payload {
      json.key("payload")
      payload.write(to: &json)
    }
    json.endObject()
  }
}

extension ServerStreamRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ServerStreamRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ServerStreamRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("responseDefinition", "response_definition") {
        responseDefinition = try json.skipNull() ? nil : try StreamResponseDefinition(reading: &json)
      } else if json.isKey("requestData", "request_data") {
        requestData = try json.bytes("ServerStreamRequest.request_data")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let responseDefinition {
      json.key("responseDefinition")
      responseDefinition.write(to: &json)
    }
    if !requestData.isEmpty {
      json.key("requestData")
      json.value(requestData)
    }
    json.endObject()
  }
}

extension ServerStreamResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ServerStreamResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ServerStreamResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("payload") {
        payload = try json.skipNull() ? nil : try ConformancePayload(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let payload {
      json.key("payload")
      payload.write(to: &json)
    }
    json.endObject()
  }
}

extension UnimplementedRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UnimplementedRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UnimplementedRequest") { json in write(to: &json) }
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

extension UnimplementedResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UnimplementedResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UnimplementedResponse") { json in write(to: &json) }
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

extension ConformancePayload {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ConformancePayload(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ConformancePayload") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("data") {
        data = try json.bytes("ConformancePayload.data")
      } else if json.isKey("requestInfo", "request_info") {
        requestInfo = try json.skipNull() ? nil : try ConformancePayload.RequestInfo(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !data.isEmpty {
      json.key("data")
      json.value(data)
    }
    if let requestInfo {
      json.key("requestInfo")
      requestInfo.write(to: &json)
    }
    json.endObject()
  }
}

extension ConformancePayload.RequestInfo {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ConformancePayload.RequestInfo(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ConformancePayload.RequestInfo") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("requestHeaders", "request_headers") {
        requestHeaders = try json.list("ConformancePayload.RequestInfo.request_headers") { (json: inout JSONReader) throws(DecodingError) in try Header(reading: &json) }
      } else if json.isKey("timeoutMs", "timeout_ms") {
        timeoutMs = try json.skipNull() ? nil : try json.int64("ConformancePayload.RequestInfo.timeout_ms")
      } else if json.isKey("requests") {
        requests = try json.list("ConformancePayload.RequestInfo.requests") { (json: inout JSONReader) throws(DecodingError) in try AnyMessage(reading: &json) }
      } else if json.isKey("connectGetInfo", "connect_get_info") {
        connectGetInfo = try json.skipNull() ? nil : try ConformancePayload.ConnectGetInfo(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !requestHeaders.isEmpty {
      json.key("requestHeaders")
      json.list(requestHeaders) { json, element in element.write(to: &json) }
    }
    if let timeoutMs {
      json.key("timeoutMs")
      json.value(timeoutMs)
    }
    if !requests.isEmpty {
      json.key("requests")
      json.list(requests) { json, element in element.write(to: &json) }
    }
    if let connectGetInfo {
      json.key("connectGetInfo")
      connectGetInfo.write(to: &json)
    }
    json.endObject()
  }
}

extension ConformancePayload.ConnectGetInfo {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ConformancePayload.ConnectGetInfo(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ConformancePayload.ConnectGetInfo") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("queryParams", "query_params") {
        queryParams = try json.list("ConformancePayload.ConnectGetInfo.query_params") { (json: inout JSONReader) throws(DecodingError) in try Header(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !queryParams.isEmpty {
      json.key("queryParams")
      json.list(queryParams) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension ErrorMessage {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ErrorMessage(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ErrorMessage") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("code") {
        code = try json.enumeration("ErrorMessage.code", Code.self)
      } else if json.isKey("message") {
        message = try json.skipNull() ? nil : try json.string("ErrorMessage.message")
      } else if json.isKey("details") {
        details = try json.list("ErrorMessage.details") { (json: inout JSONReader) throws(DecodingError) in try AnyMessage(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if code != .unspecified {
      json.key("code")
      json.value(code)
    }
    if let message {
      json.key("message")
      json.value(message)
    }
    if !details.isEmpty {
      json.key("details")
      json.list(details) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension Header {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Header(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Header") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("name") {
        name = try json.string("Header.name")
      } else if json.isKey("value") {
        value = try json.list("Header.value") { (json: inout JSONReader) throws(DecodingError) in try json.string("Header.value") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !name.isEmpty {
      json.key("name")
      json.value(name)
    }
    if !value.isEmpty {
      json.key("value")
      json.list(value) { json, element in json.value(element) }
    }
    json.endObject()
  }
}
