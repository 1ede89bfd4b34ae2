// Written by protoc-gen-cairn from cairn/social/internal/v1/block_lookups.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension FindBlockedRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__find_blocked_request__descriptor_pointer(), as: Cairn__Social__Internal__V1__FindBlockedRequest.self) {
      (c) throws(DecodingError) in try FindBlockedRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__FindBlockedRequest>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    others = try Binary.list(c.pointee.n_others_, c.pointee.others_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
    if !others.isEmpty {
      for element in others {
        binary.field(2, element)
      }
    }
  }
}

extension FindBlockedResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__internal__v1__find_blocked_response__descriptor_pointer(), as: Cairn__Social__Internal__V1__FindBlockedResponse.self) {
      (c) throws(DecodingError) in try FindBlockedResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Internal__V1__FindBlockedResponse>) throws(DecodingError) {
    blockedAccounts = try Binary.list(c.pointee.n_blocked_accounts_, c.pointee.blocked_accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !blockedAccounts.isEmpty {
      for element in blockedAccounts {
        binary.field(1, element)
      }
    }
  }
}
