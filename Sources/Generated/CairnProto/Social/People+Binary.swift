// Written by protoc-gen-cairn from cairn/social/v1/people.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Person {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__person__descriptor_pointer(), as: Cairn__Social__V1__Person.self) {
      (c) throws(DecodingError) in try Person(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Person>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "Person.account_id")
    username = try Binary.string(c.pointee.username_, "Person.username")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__Person> {
    let c = arena.make(Cairn__Social__V1__Person.self)
    cairn__social__v1__person__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.username_ = arena.string(username)
    return c
  }
}
