// Written by protoc-gen-cairn from cairn/auth/internal/v1/directory.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension FindPeopleRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__internal__v1__find_people_request__descriptor_pointer(), as: Cairn__Auth__Internal__V1__FindPeopleRequest.self) {
      (c) throws(DecodingError) in try FindPeopleRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__Internal__V1__FindPeopleRequest>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
    usernames = try Binary.list(c.pointee.n_usernames_, c.pointee.usernames_, { (value) throws(DecodingError) in try Binary.string(value, "FindPeopleRequest.usernames") })
    includesLeaving = c.pointee.includes_leaving_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !accounts.isEmpty {
      for element in accounts {
        binary.field(1, element)
      }
    }
    if !usernames.isEmpty {
      for element in usernames {
        binary.field(2, element)
      }
    }
    if includesLeaving {
      binary.field(3, includesLeaving)
    }
  }
}

extension DirectoryEntry {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__internal__v1__directory_entry__descriptor_pointer(), as: Cairn__Auth__Internal__V1__DirectoryEntry.self) {
      (c) throws(DecodingError) in try DirectoryEntry(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__Internal__V1__DirectoryEntry>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    username = try Binary.string(c.pointee.username_, "DirectoryEntry.username")
    capabilities = try Binary.list(c.pointee.n_capabilities_, c.pointee.capabilities_, { (value) throws(DecodingError) in try Binary.string(value, "DirectoryEntry.capabilities") })
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
    if !username.isEmpty {
      binary.field(2, username)
    }
    if !capabilities.isEmpty {
      for element in capabilities {
        binary.field(3, element)
      }
    }
  }
}

extension FindPeopleResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__internal__v1__find_people_response__descriptor_pointer(), as: Cairn__Auth__Internal__V1__FindPeopleResponse.self) {
      (c) throws(DecodingError) in try FindPeopleResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__Internal__V1__FindPeopleResponse>) throws(DecodingError) {
    entries = try Binary.list(c.pointee.n_entries_, c.pointee.entries_, messages: { (value) throws(DecodingError) in try DirectoryEntry(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !entries.isEmpty {
      for element in entries {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension SearchPeopleRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__internal__v1__search_people_request__descriptor_pointer(), as: Cairn__Auth__Internal__V1__SearchPeopleRequest.self) {
      (c) throws(DecodingError) in try SearchPeopleRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__Internal__V1__SearchPeopleRequest>) throws(DecodingError) {
    usernamePrefix = try Binary.string(c.pointee.username_prefix_, "SearchPeopleRequest.username_prefix")
    after = try Binary.string(c.pointee.after_, "SearchPeopleRequest.after")
    limit = c.pointee.limit_
  }

  func write(to binary: inout BinaryWriter) {
    if !usernamePrefix.isEmpty {
      binary.field(1, usernamePrefix)
    }
    if !after.isEmpty {
      binary.field(2, after)
    }
    if limit != 0 {
      binary.field(3, limit)
    }
  }
}

extension SearchPeopleResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__internal__v1__search_people_response__descriptor_pointer(), as: Cairn__Auth__Internal__V1__SearchPeopleResponse.self) {
      (c) throws(DecodingError) in try SearchPeopleResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__Internal__V1__SearchPeopleResponse>) throws(DecodingError) {
    entries = try Binary.list(c.pointee.n_entries_, c.pointee.entries_, messages: { (value) throws(DecodingError) in try DirectoryEntry(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !entries.isEmpty {
      for element in entries {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension GetAccountAgeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__internal__v1__get_account_age_request__descriptor_pointer(), as: Cairn__Auth__Internal__V1__GetAccountAgeRequest.self) {
      (c) throws(DecodingError) in try GetAccountAgeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__Internal__V1__GetAccountAgeRequest>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
  }
}

extension GetAccountAgeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__internal__v1__get_account_age_response__descriptor_pointer(), as: Cairn__Auth__Internal__V1__GetAccountAgeResponse.self) {
      (c) throws(DecodingError) in try GetAccountAgeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__Internal__V1__GetAccountAgeResponse>) throws(DecodingError) {
    createTime = try moment(c.pointee.create_time_, "GetAccountAgeResponse.create_time")
    isEmailConfirmed = c.pointee.is_email_confirmed_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if let createTime {
      binary.field(1, createTime)
    }
    if isEmailConfirmed {
      binary.field(2, isEmailConfirmed)
    }
  }
}

extension GetPersonalFactsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__internal__v1__get_personal_facts_request__descriptor_pointer(), as: Cairn__Auth__Internal__V1__GetPersonalFactsRequest.self) {
      (c) throws(DecodingError) in try GetPersonalFactsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__Internal__V1__GetPersonalFactsRequest>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
  }
}

extension GetPersonalFactsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__internal__v1__get_personal_facts_response__descriptor_pointer(), as: Cairn__Auth__Internal__V1__GetPersonalFactsResponse.self) {
      (c) throws(DecodingError) in try GetPersonalFactsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__Internal__V1__GetPersonalFactsResponse>) throws(DecodingError) {
    if c.pointee._age_years_case.rawValue == 1 { ageYears = c.pointee.age_years_ }
    gender = Gender(rawValue: c.pointee.gender_)
  }

  func write(to binary: inout BinaryWriter) {
    if let ageYears {
      binary.field(1, ageYears)
    }
    if gender != .unspecified {
      binary.field(2, gender)
    }
  }
}
