// Written by protoc-gen-cairn from connectrpc/conformance/v1/server_compat.proto; not by hand.
// swift-format-ignore-file

internal import CConformanceProto
internal import CProtobufC
public import Protobuf

extension ServerCompatRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__server_compat_request__descriptor_pointer(), as: Connectrpc__Conformance__V1__ServerCompatRequest.self) {
      (c) throws(DecodingError) in try ServerCompatRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__ServerCompatRequest>) throws(DecodingError) {
    `protocol` = c.pointee.protocol_
    httpVersion = c.pointee.http_version_
    useTls = c.pointee.use_tls_ != 0
    clientTlsCert = Binary.bytes(c.pointee.client_tls_cert_)
    messageReceiveLimit = c.pointee.message_receive_limit_
    if let field = c.pointee.server_creds_ { serverCreds = try TLSCreds(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if `protocol` != 0 {
      binary.field(1, `protocol`)
    }
    if httpVersion != 0 {
      binary.field(2, httpVersion)
    }
    if useTls {
      binary.field(4, useTls)
    }
    if !clientTlsCert.isEmpty {
      binary.field(5, clientTlsCert)
    }
    if messageReceiveLimit != 0 {
      binary.field(6, messageReceiveLimit)
    }
    if let serverCreds {
      let start = binary.begin(7)
      serverCreds.write(to: &binary)
      binary.end(start)
    }
  }
}

extension TLSCreds {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__tlscreds__descriptor_pointer(), as: Connectrpc__Conformance__V1__TLSCreds.self) {
      (c) throws(DecodingError) in try TLSCreds(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__TLSCreds>) throws(DecodingError) {
    cert = Binary.bytes(c.pointee.cert_)
    key = Binary.bytes(c.pointee.key_)
  }

  func write(to binary: inout BinaryWriter) {
    if !cert.isEmpty {
      binary.field(1, cert)
    }
    if !key.isEmpty {
      binary.field(2, key)
    }
  }
}

extension ServerCompatResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__server_compat_response__descriptor_pointer(), as: Connectrpc__Conformance__V1__ServerCompatResponse.self) {
      (c) throws(DecodingError) in try ServerCompatResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__ServerCompatResponse>) throws(DecodingError) {
    host = try Binary.string(c.pointee.host_, "ServerCompatResponse.host")
    port = c.pointee.port_
    pemCert = Binary.bytes(c.pointee.pem_cert_)
  }

  func write(to binary: inout BinaryWriter) {
    if !host.isEmpty {
      binary.field(1, host)
    }
    if port != 0 {
      binary.field(2, port)
    }
    if !pemCert.isEmpty {
      binary.field(3, pemCert)
    }
  }
}
