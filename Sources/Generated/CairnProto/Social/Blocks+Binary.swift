// Written by protoc-gen-cairn from cairn/social/v1/blocks.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension Block {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__block__descriptor_pointer(), as: Cairn__Social__V1__Block.self) {
      (c) throws(DecodingError) in try Block(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Block>) throws(DecodingError) {
    if let field = c.pointee.person_ { person = try Person(c: field) }
    createTime = try moment(c.pointee.create_time_, "Block.create_time")
  }

  func write(to binary: inout BinaryWriter) {
    if let person {
      let start = binary.begin(1)
      person.write(to: &binary)
      binary.end(start)
    }
    if let createTime {
      binary.field(2, createTime)
    }
  }
}

extension BlockUserRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__block_user_request__descriptor_pointer(), as: Cairn__Social__V1__BlockUserRequest.self) {
      (c) throws(DecodingError) in try BlockUserRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__BlockUserRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "BlockUserRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension BlockUserResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__block_user_response__descriptor_pointer(), as: Cairn__Social__V1__BlockUserResponse.self) {
      (c) throws(DecodingError) in try BlockUserResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__BlockUserResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension UnblockUserRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__unblock_user_request__descriptor_pointer(), as: Cairn__Social__V1__UnblockUserRequest.self) {
      (c) throws(DecodingError) in try UnblockUserRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UnblockUserRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "UnblockUserRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension UnblockUserResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__unblock_user_response__descriptor_pointer(), as: Cairn__Social__V1__UnblockUserResponse.self) {
      (c) throws(DecodingError) in try UnblockUserResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UnblockUserResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ListBlocksRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_blocks_request__descriptor_pointer(), as: Cairn__Social__V1__ListBlocksRequest.self) {
      (c) throws(DecodingError) in try ListBlocksRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListBlocksRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListBlocksRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if pageSize != 0 {
      binary.field(1, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(2, pageToken)
    }
  }
}

extension ListBlocksResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_blocks_response__descriptor_pointer(), as: Cairn__Social__V1__ListBlocksResponse.self) {
      (c) throws(DecodingError) in try ListBlocksResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListBlocksResponse>) throws(DecodingError) {
    blocks = try Binary.list(c.pointee.n_blocks_, c.pointee.blocks_, messages: { (value) throws(DecodingError) in try Block(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListBlocksResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !blocks.isEmpty {
      for element in blocks {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}

extension BlockChanged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__block_changed__descriptor_pointer(), as: Cairn__Social__V1__BlockChanged.self) {
      (c) throws(DecodingError) in try BlockChanged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Social__V1__BlockChanged>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "BlockChanged.account_id")
    isBlocked = c.pointee.is_blocked_ != 0
  }

  package func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if isBlocked {
      binary.field(2, isBlocked)
    }
  }
}
