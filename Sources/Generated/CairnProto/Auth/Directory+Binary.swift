// Written by protoc-gen-cairn from cairn/auth/v1/directory.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension FindPeopleRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__find_people_request__descriptor_pointer(), as: Cairn__Auth__V1__FindPeopleRequest.self) {
      (c) throws(DecodingError) in try FindPeopleRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__FindPeopleRequest>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
    usernames = try Binary.list(c.pointee.n_usernames_, c.pointee.usernames_, { (value) throws(DecodingError) in try Binary.string(value, "FindPeopleRequest.usernames") })
    includesLeaving = c.pointee.includes_leaving_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__FindPeopleRequest> {
    let c = arena.make(Cairn__Auth__V1__FindPeopleRequest.self)
    cairn__auth__v1__find_people_request__init(c)
    c.pointee.n_accounts_ = accounts.count
    c.pointee.accounts_ = arena.list(accounts) { value in arena.bytes(value) }
    c.pointee.n_usernames_ = usernames.count
    c.pointee.usernames_ = arena.list(usernames) { value in arena.string(value) }
    c.pointee.includes_leaving_ = includesLeaving ? 1 : 0
    return c
  }
}

extension DirectoryEntry {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__directory_entry__descriptor_pointer(), as: Cairn__Auth__V1__DirectoryEntry.self) {
      (c) throws(DecodingError) in try DirectoryEntry(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__DirectoryEntry>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    username = try Binary.string(c.pointee.username_, "DirectoryEntry.username")
    capabilities = try Binary.list(c.pointee.n_capabilities_, c.pointee.capabilities_, { (value) throws(DecodingError) in try Binary.string(value, "DirectoryEntry.capabilities") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__DirectoryEntry> {
    let c = arena.make(Cairn__Auth__V1__DirectoryEntry.self)
    cairn__auth__v1__directory_entry__init(c)
    c.pointee.account_ = arena.bytes(account)
    c.pointee.username_ = arena.string(username)
    c.pointee.n_capabilities_ = capabilities.count
    c.pointee.capabilities_ = arena.list(capabilities) { value in arena.string(value) }
    return c
  }
}

extension FindPeopleResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__find_people_response__descriptor_pointer(), as: Cairn__Auth__V1__FindPeopleResponse.self) {
      (c) throws(DecodingError) in try FindPeopleResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__FindPeopleResponse>) throws(DecodingError) {
    entries = try Binary.list(c.pointee.n_entries_, c.pointee.entries_, messages: { (value) throws(DecodingError) in try DirectoryEntry(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__FindPeopleResponse> {
    let c = arena.make(Cairn__Auth__V1__FindPeopleResponse.self)
    cairn__auth__v1__find_people_response__init(c)
    c.pointee.n_entries_ = entries.count
    c.pointee.entries_ = arena.list(entries) { value in value.lower(in: arena) }
    return c
  }
}

extension SearchPeopleRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__search_people_request__descriptor_pointer(), as: Cairn__Auth__V1__SearchPeopleRequest.self) {
      (c) throws(DecodingError) in try SearchPeopleRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SearchPeopleRequest>) throws(DecodingError) {
    usernamePrefix = try Binary.string(c.pointee.username_prefix_, "SearchPeopleRequest.username_prefix")
    after = try Binary.string(c.pointee.after_, "SearchPeopleRequest.after")
    limit = c.pointee.limit_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__SearchPeopleRequest> {
    let c = arena.make(Cairn__Auth__V1__SearchPeopleRequest.self)
    cairn__auth__v1__search_people_request__init(c)
    c.pointee.username_prefix_ = arena.string(usernamePrefix)
    c.pointee.after_ = arena.string(after)
    c.pointee.limit_ = limit
    return c
  }
}

extension SearchPeopleResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__search_people_response__descriptor_pointer(), as: Cairn__Auth__V1__SearchPeopleResponse.self) {
      (c) throws(DecodingError) in try SearchPeopleResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SearchPeopleResponse>) throws(DecodingError) {
    entries = try Binary.list(c.pointee.n_entries_, c.pointee.entries_, messages: { (value) throws(DecodingError) in try DirectoryEntry(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__SearchPeopleResponse> {
    let c = arena.make(Cairn__Auth__V1__SearchPeopleResponse.self)
    cairn__auth__v1__search_people_response__init(c)
    c.pointee.n_entries_ = entries.count
    c.pointee.entries_ = arena.list(entries) { value in value.lower(in: arena) }
    return c
  }
}
