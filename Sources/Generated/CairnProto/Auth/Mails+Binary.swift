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
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SealedMail>) throws(DecodingError) {
    sealedMail = Binary.bytes(c.pointee.sealed_mail_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__SealedMail> {
    let c = arena.make(Cairn__Auth__V1__SealedMail.self)
    cairn__auth__v1__sealed_mail__init(c)
    c.pointee.sealed_mail_ = arena.bytes(sealedMail)
    return c
  }
}

extension QueuedMail {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__queued_mail__descriptor_pointer(), as: Cairn__Auth__V1__QueuedMail.self) {
      (c) throws(DecodingError) in try QueuedMail(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
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

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__QueuedMail> {
    let c = arena.make(Cairn__Auth__V1__QueuedMail.self)
    cairn__auth__v1__queued_mail__init(c)
    c.pointee.template_ = arena.string(template)
    c.pointee.recipient_ = arena.string(recipient)
    c.pointee.language_ = arena.string(language)
    c.pointee.n_values_ = values.count
    c.pointee.values_ = arena.list(Binary.sorted(values)) { entry in
      let lowered = arena.make(Cairn__Auth__V1__QueuedMail__ValuesEntry.self)
      cairn__auth__v1__queued_mail__values_entry__init(lowered)
      lowered.pointee.key_ = arena.string(entry.key)
      lowered.pointee.value_ = arena.string(entry.value)
      return lowered
    }
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    if let expireTime {
      c.pointee.expire_time_ = arena.timestamp(expireTime)
    }
    return c
  }
}

extension SealedResetRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__sealed_reset_request__descriptor_pointer(), as: Cairn__Auth__V1__SealedResetRequest.self) {
      (c) throws(DecodingError) in try SealedResetRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SealedResetRequest>) throws(DecodingError) {
    sealedEmail = Binary.bytes(c.pointee.sealed_email_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__SealedResetRequest> {
    let c = arena.make(Cairn__Auth__V1__SealedResetRequest.self)
    cairn__auth__v1__sealed_reset_request__init(c)
    c.pointee.sealed_email_ = arena.bytes(sealedEmail)
    return c
  }
}
