// Written by protoc-gen-cairn from cairn/auth/v1/mails.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension SealedMail {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__sealed_mail__descriptor_pointer(), as: Cairn__Auth__V1__SealedMail.self) {
      (c) throws(DecodingError) in try SealedMail(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SealedMail>) throws(DecodingError) {
    sealedMail = Binary.bytes(c.pointee.sealed_mail_)
  }

  func write(to binary: inout BinaryWriter) {
    if !sealedMail.isEmpty {
      binary.field(1, sealedMail)
    }
  }
}

extension QueuedMail {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__queued_mail__descriptor_pointer(), as: Cairn__Auth__V1__QueuedMail.self) {
      (c) throws(DecodingError) in try QueuedMail(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__QueuedMail>) throws(DecodingError) {
    template = try Binary.string(c.pointee.template_, "QueuedMail.template")
    recipient = try Binary.string(c.pointee.recipient_, "QueuedMail.recipient")
    language = try Binary.string(c.pointee.language_, "QueuedMail.language")
    for index in 0..<c.pointee.n_values_ {
      guard let entry = c.pointee.values_[index] else { continue }
      let key = try Binary.string(entry.pointee.key_, "QueuedMail.values")
      values[key] = try Binary.string(entry.pointee.value_, "QueuedMail.values")
    }
    createTime = try moment(c.pointee.create_time_, "QueuedMail.create_time")
    expireTime = try moment(c.pointee.expire_time_, "QueuedMail.expire_time")
  }

  func write(to binary: inout BinaryWriter) {
    if !template.isEmpty {
      binary.field(1, template)
    }
    if !recipient.isEmpty {
      binary.field(2, recipient)
    }
    if !language.isEmpty {
      binary.field(3, language)
    }
    if !values.isEmpty {
      for entry in Binary.sorted(values) {
        let start = binary.begin(4)
        if !entry.key.isEmpty { binary.field(1, entry.key) }
        if !entry.value.isEmpty { binary.field(2, entry.value) }
        binary.end(start)
      }
    }
    if let createTime {
      binary.field(5, createTime)
    }
    if let expireTime {
      binary.field(6, expireTime)
    }
  }
}

extension SealedResetRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__sealed_reset_request__descriptor_pointer(), as: Cairn__Auth__V1__SealedResetRequest.self) {
      (c) throws(DecodingError) in try SealedResetRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SealedResetRequest>) throws(DecodingError) {
    sealedEmail = Binary.bytes(c.pointee.sealed_email_)
  }

  func write(to binary: inout BinaryWriter) {
    if !sealedEmail.isEmpty {
      binary.field(1, sealedEmail)
    }
  }
}
