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
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__ServerCompatRequest>) throws(DecodingError) {
    `protocol` = c.pointee.protocol_
    httpVersion = c.pointee.http_version_
    useTls = c.pointee.use_tls_ != 0
    clientTlsCert = Binary.bytes(c.pointee.client_tls_cert_)
    messageReceiveLimit = c.pointee.message_receive_limit_
    if let field = c.pointee.server_creds_ { serverCreds = try TLSCreds(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__ServerCompatRequest> {
    let c = arena.make(Connectrpc__Conformance__V1__ServerCompatRequest.self)
    connectrpc__conformance__v1__server_compat_request__init(c)
    c.pointee.protocol_ = `protocol`
    c.pointee.http_version_ = httpVersion
    c.pointee.use_tls_ = useTls ? 1 : 0
    c.pointee.client_tls_cert_ = arena.bytes(clientTlsCert)
    c.pointee.message_receive_limit_ = messageReceiveLimit
    if let serverCreds {
      c.pointee.server_creds_ = serverCreds.lower(in: arena)
    }
    return c
  }
}

extension TLSCreds {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__tlscreds__descriptor_pointer(), as: Connectrpc__Conformance__V1__TLSCreds.self) {
      (c) throws(DecodingError) in try TLSCreds(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__TLSCreds>) throws(DecodingError) {
    cert = Binary.bytes(c.pointee.cert_)
    key = Binary.bytes(c.pointee.key_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__TLSCreds> {
    let c = arena.make(Connectrpc__Conformance__V1__TLSCreds.self)
    connectrpc__conformance__v1__tlscreds__init(c)
    c.pointee.cert_ = arena.bytes(cert)
    c.pointee.key_ = arena.bytes(key)
    return c
  }
}

extension ServerCompatResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: connectrpc__conformance__v1__server_compat_response__descriptor_pointer(), as: Connectrpc__Conformance__V1__ServerCompatResponse.self) {
      (c) throws(DecodingError) in try ServerCompatResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Connectrpc__Conformance__V1__ServerCompatResponse>) throws(DecodingError) {
    host = try Binary.string(c.pointee.host_, "ServerCompatResponse.host")
    port = c.pointee.port_
    pemCert = Binary.bytes(c.pointee.pem_cert_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Connectrpc__Conformance__V1__ServerCompatResponse> {
    let c = arena.make(Connectrpc__Conformance__V1__ServerCompatResponse.self)
    connectrpc__conformance__v1__server_compat_response__init(c)
    c.pointee.host_ = arena.string(host)
    c.pointee.port_ = port
    c.pointee.pem_cert_ = arena.bytes(pemCert)
    return c
  }
}
