// Written by protoc-gen-cairn from cairn/auth/v1/kept_mails.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension KeptMail {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__kept_mail__descriptor_pointer(), as: Cairn__Auth__V1__KeptMail.self) {
      (c) throws(DecodingError) in try KeptMail(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__KeptMail>) throws(DecodingError) {
    name = try Binary.string(c.pointee.name_, "KeptMail.name")
    recipient = try Binary.string(c.pointee.recipient_, "KeptMail.recipient")
    subject = try Binary.string(c.pointee.subject_, "KeptMail.subject")
    body = try Binary.string(c.pointee.body_, "KeptMail.body")
    date = try Binary.string(c.pointee.date_, "KeptMail.date")
  }

  func write(to binary: inout BinaryWriter) {
    if !name.isEmpty {
      binary.field(1, name)
    }
    if !recipient.isEmpty {
      binary.field(2, recipient)
    }
    if !subject.isEmpty {
      binary.field(3, subject)
    }
    if !body.isEmpty {
      binary.field(4, body)
    }
    if !date.isEmpty {
      binary.field(5, date)
    }
  }
}

extension GetNewestMailsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_newest_mails_request__descriptor_pointer(), as: Cairn__Auth__V1__GetNewestMailsRequest.self) {
      (c) throws(DecodingError) in try GetNewestMailsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetNewestMailsRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetNewestMailsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_newest_mails_response__descriptor_pointer(), as: Cairn__Auth__V1__GetNewestMailsResponse.self) {
      (c) throws(DecodingError) in try GetNewestMailsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetNewestMailsResponse>) throws(DecodingError) {
    mails = try Binary.list(c.pointee.n_mails_, c.pointee.mails_, messages: { (value) throws(DecodingError) in try KeptMail(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !mails.isEmpty {
      for element in mails {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}
