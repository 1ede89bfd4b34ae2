// Written by protoc-gen-cairn from cairn/social/v1/blocks.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Block {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__block__descriptor_pointer(), as: Cairn__Social__V1__Block.self) {
      (c) throws(DecodingError) in try Block(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Block>) throws(DecodingError) {
    if let field = c.pointee.person_ { person = try Person(c: field) }
    createTime = try moment(c.pointee.create_time_, "Block.create_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__Block> {
    let c = arena.make(Cairn__Social__V1__Block.self)
    cairn__social__v1__block__init(c)
    if let person {
      c.pointee.person_ = person.lower(in: arena)
    }
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    return c
  }
}

extension BlockUserRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__block_user_request__descriptor_pointer(), as: Cairn__Social__V1__BlockUserRequest.self) {
      (c) throws(DecodingError) in try BlockUserRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__BlockUserRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "BlockUserRequest.account_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__BlockUserRequest> {
    let c = arena.make(Cairn__Social__V1__BlockUserRequest.self)
    cairn__social__v1__block_user_request__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    return c
  }
}

extension BlockUserResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__block_user_response__descriptor_pointer(), as: Cairn__Social__V1__BlockUserResponse.self) {
      (c) throws(DecodingError) in try BlockUserResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__BlockUserResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__BlockUserResponse> {
    let c = arena.make(Cairn__Social__V1__BlockUserResponse.self)
    cairn__social__v1__block_user_response__init(c)
    return c
  }
}

extension UnblockUserRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__unblock_user_request__descriptor_pointer(), as: Cairn__Social__V1__UnblockUserRequest.self) {
      (c) throws(DecodingError) in try UnblockUserRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UnblockUserRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "UnblockUserRequest.account_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__UnblockUserRequest> {
    let c = arena.make(Cairn__Social__V1__UnblockUserRequest.self)
    cairn__social__v1__unblock_user_request__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    return c
  }
}

extension UnblockUserResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__unblock_user_response__descriptor_pointer(), as: Cairn__Social__V1__UnblockUserResponse.self) {
      (c) throws(DecodingError) in try UnblockUserResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__UnblockUserResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__UnblockUserResponse> {
    let c = arena.make(Cairn__Social__V1__UnblockUserResponse.self)
    cairn__social__v1__unblock_user_response__init(c)
    return c
  }
}

extension ListBlocksRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_blocks_request__descriptor_pointer(), as: Cairn__Social__V1__ListBlocksRequest.self) {
      (c) throws(DecodingError) in try ListBlocksRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListBlocksRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListBlocksRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListBlocksRequest> {
    let c = arena.make(Cairn__Social__V1__ListBlocksRequest.self)
    cairn__social__v1__list_blocks_request__init(c)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension ListBlocksResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_blocks_response__descriptor_pointer(), as: Cairn__Social__V1__ListBlocksResponse.self) {
      (c) throws(DecodingError) in try ListBlocksResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListBlocksResponse>) throws(DecodingError) {
    blocks = try Binary.list(c.pointee.n_blocks_, c.pointee.blocks_, messages: { (value) throws(DecodingError) in try Block(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListBlocksResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListBlocksResponse> {
    let c = arena.make(Cairn__Social__V1__ListBlocksResponse.self)
    cairn__social__v1__list_blocks_response__init(c)
    c.pointee.n_blocks_ = blocks.count
    c.pointee.blocks_ = arena.list(blocks) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}

extension FindBlockedRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__find_blocked_request__descriptor_pointer(), as: Cairn__Social__V1__FindBlockedRequest.self) {
      (c) throws(DecodingError) in try FindBlockedRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FindBlockedRequest>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    others = try Binary.list(c.pointee.n_others_, c.pointee.others_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__FindBlockedRequest> {
    let c = arena.make(Cairn__Social__V1__FindBlockedRequest.self)
    cairn__social__v1__find_blocked_request__init(c)
    c.pointee.account_ = arena.bytes(account)
    c.pointee.n_others_ = others.count
    c.pointee.others_ = arena.list(others) { value in arena.bytes(value) }
    return c
  }
}

extension FindBlockedResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__find_blocked_response__descriptor_pointer(), as: Cairn__Social__V1__FindBlockedResponse.self) {
      (c) throws(DecodingError) in try FindBlockedResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FindBlockedResponse>) throws(DecodingError) {
    blockedAccounts = try Binary.list(c.pointee.n_blocked_accounts_, c.pointee.blocked_accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__FindBlockedResponse> {
    let c = arena.make(Cairn__Social__V1__FindBlockedResponse.self)
    cairn__social__v1__find_blocked_response__init(c)
    c.pointee.n_blocked_accounts_ = blockedAccounts.count
    c.pointee.blocked_accounts_ = arena.list(blockedAccounts) { value in arena.bytes(value) }
    return c
  }
}

extension BlockChanged {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__block_changed__descriptor_pointer(), as: Cairn__Social__V1__BlockChanged.self) {
      (c) throws(DecodingError) in try BlockChanged(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__BlockChanged>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "BlockChanged.account_id")
    isBlocked = c.pointee.is_blocked_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__BlockChanged> {
    let c = arena.make(Cairn__Social__V1__BlockChanged.self)
    cairn__social__v1__block_changed__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.is_blocked_ = isBlocked ? 1 : 0
    return c
  }
}
