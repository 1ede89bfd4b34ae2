// Written by protoc-gen-cairn from cairn/rpc/v1/ticket.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Ticket {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__rpc__v1__ticket__descriptor_pointer(), as: Cairn__Rpc__V1__Ticket.self) {
      (c) throws(DecodingError) in try Ticket(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Rpc__V1__Ticket>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    session = Binary.bytes(c.pointee.session_)
    roles = try Binary.list(c.pointee.n_roles_, c.pointee.roles_, { (value) throws(DecodingError) in try Binary.string(value, "Ticket.roles") })
    capabilities = try Binary.list(c.pointee.n_capabilities_, c.pointee.capabilities_, { (value) throws(DecodingError) in try Binary.string(value, "Ticket.capabilities") })
    expireTimeUs = c.pointee.expire_time_us_
    callingService = try Binary.string(c.pointee.calling_service_, "Ticket.calling_service")
    scope = Scope(rawValue: c.pointee.scope_)
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
    if !session.isEmpty {
      binary.field(2, session)
    }
    if !roles.isEmpty {
      for element in roles {
        binary.field(3, element)
      }
    }
    if !capabilities.isEmpty {
      for element in capabilities {
        binary.field(4, element)
      }
    }
    if expireTimeUs != 0 {
      binary.field(5, expireTimeUs)
    }
    if !callingService.isEmpty {
      binary.field(6, callingService)
    }
    if scope != .unspecified {
      binary.field(7, scope)
    }
  }
}
