// Written by protoc-gen-cairn from cairn/social/v1/people.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Picture {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__picture__descriptor_pointer(), as: Cairn__Social__V1__Picture.self) {
      (c) throws(DecodingError) in try Picture(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Picture>) throws(DecodingError) {
    thumbnailPath = try Binary.string(c.pointee.thumbnail_path_, "Picture.thumbnail_path")
    path = try Binary.string(c.pointee.path_, "Picture.path")
    urlExpireTime = try moment(c.pointee.url_expire_time_, "Picture.url_expire_time")
    mediaID = try Binary.string(c.pointee.media_id_, "Picture.media_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !thumbnailPath.isEmpty {
      binary.field(1, thumbnailPath)
    }
    if !path.isEmpty {
      binary.field(2, path)
    }
    if let urlExpireTime {
      binary.field(3, urlExpireTime)
    }
    if !mediaID.isEmpty {
      binary.field(4, mediaID)
    }
  }
}

extension Person {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__person__descriptor_pointer(), as: Cairn__Social__V1__Person.self) {
      (c) throws(DecodingError) in try Person(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Person>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "Person.account_id")
    username = try Binary.string(c.pointee.username_, "Person.username")
    if let field = c.pointee.picture_ { picture = try Picture(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !username.isEmpty {
      binary.field(2, username)
    }
    if let picture {
      let start = binary.begin(3)
      picture.write(to: &binary)
      binary.end(start)
    }
  }
}

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

extension CheckViewRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__check_view_request__descriptor_pointer(), as: Cairn__Social__V1__CheckViewRequest.self) {
      (c) throws(DecodingError) in try CheckViewRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CheckViewRequest>) throws(DecodingError) {
    viewer = Binary.bytes(c.pointee.viewer_)
    account = Binary.bytes(c.pointee.account_)
  }

  func write(to binary: inout BinaryWriter) {
    if !viewer.isEmpty {
      binary.field(1, viewer)
    }
    if !account.isEmpty {
      binary.field(2, account)
    }
  }
}

extension CheckViewResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__check_view_response__descriptor_pointer(), as: Cairn__Social__V1__CheckViewResponse.self) {
      (c) throws(DecodingError) in try CheckViewResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CheckViewResponse>) throws(DecodingError) {
    isFound = c.pointee.is_found_ != 0
    isShown = c.pointee.is_shown_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if isFound {
      binary.field(1, isFound)
    }
    if isShown {
      binary.field(2, isShown)
    }
  }
}

extension DescribePeopleRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__describe_people_request__descriptor_pointer(), as: Cairn__Social__V1__DescribePeopleRequest.self) {
      (c) throws(DecodingError) in try DescribePeopleRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DescribePeopleRequest>) throws(DecodingError) {
    viewer = Binary.bytes(c.pointee.viewer_)
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !viewer.isEmpty {
      binary.field(1, viewer)
    }
    if !accounts.isEmpty {
      for element in accounts {
        binary.field(2, element)
      }
    }
  }
}

extension DescribePeopleResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__describe_people_response__descriptor_pointer(), as: Cairn__Social__V1__DescribePeopleResponse.self) {
      (c) throws(DecodingError) in try DescribePeopleResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DescribePeopleResponse>) throws(DecodingError) {
    persons = try Binary.list(c.pointee.n_persons_, c.pointee.persons_, messages: { (value) throws(DecodingError) in try Person(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !persons.isEmpty {
      for element in persons {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension FindFriendsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__find_friends_request__descriptor_pointer(), as: Cairn__Social__V1__FindFriendsRequest.self) {
      (c) throws(DecodingError) in try FindFriendsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FindFriendsRequest>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
  }
}

extension FindFriendsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__find_friends_response__descriptor_pointer(), as: Cairn__Social__V1__FindFriendsResponse.self) {
      (c) throws(DecodingError) in try FindFriendsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FindFriendsResponse>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !accounts.isEmpty {
      for element in accounts {
        binary.field(1, element)
      }
    }
  }
}

extension FindPresentRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__find_present_request__descriptor_pointer(), as: Cairn__Social__V1__FindPresentRequest.self) {
      (c) throws(DecodingError) in try FindPresentRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FindPresentRequest>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
    excludesHidden = c.pointee.excludes_hidden_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !accounts.isEmpty {
      for element in accounts {
        binary.field(1, element)
      }
    }
    if excludesHidden {
      binary.field(2, excludesHidden)
    }
  }
}

extension FindPresentResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__find_present_response__descriptor_pointer(), as: Cairn__Social__V1__FindPresentResponse.self) {
      (c) throws(DecodingError) in try FindPresentResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FindPresentResponse>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !accounts.isEmpty {
      for element in accounts {
        binary.field(1, element)
      }
    }
  }
}
