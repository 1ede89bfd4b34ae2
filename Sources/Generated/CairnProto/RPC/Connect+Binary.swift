// Written by protoc-gen-cairn from cairn/rpc/v1/connect.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ConnectError {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__rpc__v1__connect_error__descriptor_pointer(), as: Cairn__Rpc__V1__ConnectError.self) {
      (c) throws(DecodingError) in try ConnectError(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Rpc__V1__ConnectError>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "ConnectError.code")
    message = try Binary.string(c.pointee.message_, "ConnectError.message")
    details = try Binary.list(c.pointee.n_details_, c.pointee.details_, messages: { (value) throws(DecodingError) in try ConnectErrorDetail(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Rpc__V1__ConnectError> {
    let c = arena.make(Cairn__Rpc__V1__ConnectError.self)
    cairn__rpc__v1__connect_error__init(c)
    c.pointee.code_ = arena.string(code)
    c.pointee.message_ = arena.string(message)
    c.pointee.n_details_ = details.count
    c.pointee.details_ = arena.list(details) { value in value.lower(in: arena) }
    return c
  }
}

extension ConnectErrorDetail {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__rpc__v1__connect_error_detail__descriptor_pointer(), as: Cairn__Rpc__V1__ConnectErrorDetail.self) {
      (c) throws(DecodingError) in try ConnectErrorDetail(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Rpc__V1__ConnectErrorDetail>) throws(DecodingError) {
    type = try Binary.string(c.pointee.type_, "ConnectErrorDetail.type")
    value = try Binary.string(c.pointee.value_, "ConnectErrorDetail.value")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Rpc__V1__ConnectErrorDetail> {
    let c = arena.make(Cairn__Rpc__V1__ConnectErrorDetail.self)
    cairn__rpc__v1__connect_error_detail__init(c)
    c.pointee.type_ = arena.string(type)
    c.pointee.value_ = arena.string(value)
    return c
  }
}

extension ConnectEndStream {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__rpc__v1__connect_end_stream__descriptor_pointer(), as: Cairn__Rpc__V1__ConnectEndStream.self) {
      (c) throws(DecodingError) in try ConnectEndStream(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Rpc__V1__ConnectEndStream>) throws(DecodingError) {
    if let field = c.pointee.error_ { error = try ConnectError(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Rpc__V1__ConnectEndStream> {
    let c = arena.make(Cairn__Rpc__V1__ConnectEndStream.self)
    cairn__rpc__v1__connect_end_stream__init(c)
    if let error {
      c.pointee.error_ = error.lower(in: arena)
    }
    return c
  }
}
