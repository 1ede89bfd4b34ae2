// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/buddies.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Buddy {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__buddy__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__Buddy.self) {
      (c) throws(DecodingError) in try Buddy(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__Buddy>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "Buddy.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension GetBuddyRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__get_buddy_request__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GetBuddyRequest.self) {
      (c) throws(DecodingError) in try GetBuddyRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GetBuddyRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "GetBuddyRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension GetBuddyResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__localbuddy__v1__get_buddy_response__descriptor_pointer(), as: Cairn__Social__Localbuddy__V1__GetBuddyResponse.self) {
      (c) throws(DecodingError) in try GetBuddyResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__Localbuddy__V1__GetBuddyResponse>) throws(DecodingError) {
    if let field = c.pointee.buddy_ { buddy = try Buddy(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let buddy {
      let start = binary.begin(1)
      buddy.write(to: &binary)
      binary.end(start)
    }
  }
}
