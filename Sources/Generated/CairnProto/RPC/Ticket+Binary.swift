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
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Rpc__V1__Ticket>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    session = Binary.bytes(c.pointee.session_)
    roles = try Binary.list(c.pointee.n_roles_, c.pointee.roles_, { (value) throws(DecodingError) in try Binary.string(value, "Ticket.roles") })
    capabilities = try Binary.list(c.pointee.n_capabilities_, c.pointee.capabilities_, { (value) throws(DecodingError) in try Binary.string(value, "Ticket.capabilities") })
    expireTimeUs = c.pointee.expire_time_us_
    callingService = try Binary.string(c.pointee.calling_service_, "Ticket.calling_service")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Rpc__V1__Ticket> {
    let c = arena.make(Cairn__Rpc__V1__Ticket.self)
    cairn__rpc__v1__ticket__init(c)
    c.pointee.account_ = arena.bytes(account)
    c.pointee.session_ = arena.bytes(session)
    c.pointee.n_roles_ = roles.count
    c.pointee.roles_ = arena.list(roles) { value in arena.string(value) }
    c.pointee.n_capabilities_ = capabilities.count
    c.pointee.capabilities_ = arena.list(capabilities) { value in arena.string(value) }
    c.pointee.expire_time_us_ = expireTimeUs
    c.pointee.calling_service_ = arena.string(callingService)
    return c
  }
}
