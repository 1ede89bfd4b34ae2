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
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Rpc__V1__ConnectError>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "ConnectError.code")
    message = try Binary.string(c.pointee.message_, "ConnectError.message")
    details = try Binary.list(c.pointee.n_details_, c.pointee.details_, messages: { (value) throws(DecodingError) in try ConnectErrorDetail(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !code.isEmpty {
      binary.field(1, code)
    }
    if !message.isEmpty {
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

extension ConnectErrorDetail {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__rpc__v1__connect_error_detail__descriptor_pointer(), as: Cairn__Rpc__V1__ConnectErrorDetail.self) {
      (c) throws(DecodingError) in try ConnectErrorDetail(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Rpc__V1__ConnectErrorDetail>) throws(DecodingError) {
    type = try Binary.string(c.pointee.type_, "ConnectErrorDetail.type")
    value = try Binary.string(c.pointee.value_, "ConnectErrorDetail.value")
  }

  func write(to binary: inout BinaryWriter) {
    if !type.isEmpty {
      binary.field(1, type)
    }
    if !value.isEmpty {
      binary.field(2, value)
    }
  }
}

extension ConnectEndStream {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__rpc__v1__connect_end_stream__descriptor_pointer(), as: Cairn__Rpc__V1__ConnectEndStream.self) {
      (c) throws(DecodingError) in try ConnectEndStream(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Rpc__V1__ConnectEndStream>) throws(DecodingError) {
    if let field = c.pointee.error_ { error = try ConnectError(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let error {
      let start = binary.begin(1)
      error.write(to: &binary)
      binary.end(start)
    }
  }
}
