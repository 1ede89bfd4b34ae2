// Written by protoc-gen-cairn from cairn/social/v1/people.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension FoundUser {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__found_user__descriptor_pointer(), as: Cairn__Social__V1__FoundUser.self) {
      (c) throws(DecodingError) in try FoundUser(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FoundUser>) throws(DecodingError) {
    if let field = c.pointee.person_ { person = try Person(c: field) }
    relationship = Relationship(rawValue: c.pointee.relationship_)
  }

  func write(to binary: inout BinaryWriter) {
    if let person {
      let start = binary.begin(1)
      person.write(to: &binary)
      binary.end(start)
    }
    if relationship != .unspecified {
      binary.field(2, relationship)
    }
  }
}

extension SearchUsersRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__search_users_request__descriptor_pointer(), as: Cairn__Social__V1__SearchUsersRequest.self) {
      (c) throws(DecodingError) in try SearchUsersRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SearchUsersRequest>) throws(DecodingError) {
    usernamePrefix = try Binary.string(c.pointee.username_prefix_, "SearchUsersRequest.username_prefix")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "SearchUsersRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !usernamePrefix.isEmpty {
      binary.field(1, usernamePrefix)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
  }
}

extension SearchUsersResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__search_users_response__descriptor_pointer(), as: Cairn__Social__V1__SearchUsersResponse.self) {
      (c) throws(DecodingError) in try SearchUsersResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SearchUsersResponse>) throws(DecodingError) {
    users = try Binary.list(c.pointee.n_users_, c.pointee.users_, messages: { (value) throws(DecodingError) in try FoundUser(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "SearchUsersResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !users.isEmpty {
      for element in users {
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
