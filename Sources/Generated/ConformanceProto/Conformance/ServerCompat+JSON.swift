// Written by protoc-gen-cairn from connectrpc/conformance/v1/server_compat.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ServerCompatRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ServerCompatRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ServerCompatRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("protocol") {
        `protocol` = try json.int32("ServerCompatRequest.protocol")
      } else if json.isKey("httpVersion", "http_version") {
        httpVersion = try json.int32("ServerCompatRequest.http_version")
      } else if json.isKey("useTls", "use_tls") {
        useTls = try json.bool("ServerCompatRequest.use_tls")
      } else if json.isKey("clientTlsCert", "client_tls_cert") {
        clientTlsCert = try json.bytes("ServerCompatRequest.client_tls_cert")
      } else if json.isKey("messageReceiveLimit", "message_receive_limit") {
        messageReceiveLimit = try json.uint32("ServerCompatRequest.message_receive_limit")
      } else if json.isKey("serverCreds", "server_creds") {
        serverCreds = try json.skipNull() ? nil : try TLSCreds(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if `protocol` != 0 {
      json.key("protocol")
      json.value(`protocol`)
    }
    if httpVersion != 0 {
      json.key("httpVersion")
      json.value(httpVersion)
    }
    if useTls {
      json.key("useTls")
      json.value(useTls)
    }
    if !clientTlsCert.isEmpty {
      json.key("clientTlsCert")
      json.value(clientTlsCert)
    }
    if messageReceiveLimit != 0 {
      json.key("messageReceiveLimit")
      json.value(messageReceiveLimit)
    }
    if let serverCreds {
      json.key("serverCreds")
      serverCreds.write(to: &json)
    }
    json.endObject()
  }
}

extension TLSCreds {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try TLSCreds(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "TLSCreds") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cert") {
        cert = try json.bytes("TLSCreds.cert")
      } else if json.isKey("key") {
        key = try json.bytes("TLSCreds.key")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cert.isEmpty {
      json.key("cert")
      json.value(cert)
    }
    if !key.isEmpty {
      json.key("key")
      json.value(key)
    }
    json.endObject()
  }
}

extension ServerCompatResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ServerCompatResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ServerCompatResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("host") {
        host = try json.string("ServerCompatResponse.host")
      } else if json.isKey("port") {
        port = try json.uint32("ServerCompatResponse.port")
      } else if json.isKey("pemCert", "pem_cert") {
        pemCert = try json.bytes("ServerCompatResponse.pem_cert")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !host.isEmpty {
      json.key("host")
      json.value(host)
    }
    if port != 0 {
      json.key("port")
      json.value(port)
    }
    if !pemCert.isEmpty {
      json.key("pemCert")
      json.value(pemCert)
    }
    json.endObject()
  }
}
