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
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Picture>) throws(DecodingError) {
    thumbnailPath = try Binary.string(c.pointee.thumbnail_path_, "Picture.thumbnail_path")
    path = try Binary.string(c.pointee.path_, "Picture.path")
    urlExpireTime = try moment(c.pointee.url_expire_time_, "Picture.url_expire_time")
    mediaID = try Binary.string(c.pointee.media_id_, "Picture.media_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__Picture> {
    let c = arena.make(Cairn__Social__V1__Picture.self)
    cairn__social__v1__picture__init(c)
    c.pointee.thumbnail_path_ = arena.string(thumbnailPath)
    c.pointee.path_ = arena.string(path)
    if let urlExpireTime {
      c.pointee.url_expire_time_ = arena.timestamp(urlExpireTime)
    }
    c.pointee.media_id_ = arena.string(mediaID)
    return c
  }
}

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
    if let field = c.pointee.picture_ { picture = try Picture(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__Person> {
    let c = arena.make(Cairn__Social__V1__Person.self)
    cairn__social__v1__person__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.username_ = arena.string(username)
    if let picture {
      c.pointee.picture_ = picture.lower(in: arena)
    }
    return c
  }
}

extension FoundUser {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__found_user__descriptor_pointer(), as: Cairn__Social__V1__FoundUser.self) {
      (c) throws(DecodingError) in try FoundUser(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FoundUser>) throws(DecodingError) {
    if let field = c.pointee.person_ { person = try Person(c: field) }
    relationship = Relationship(rawValue: c.pointee.relationship_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__FoundUser> {
    let c = arena.make(Cairn__Social__V1__FoundUser.self)
    cairn__social__v1__found_user__init(c)
    if let person {
      c.pointee.person_ = person.lower(in: arena)
    }
    c.pointee.relationship_ = relationship.rawValue
    return c
  }
}

extension SearchUsersRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__search_users_request__descriptor_pointer(), as: Cairn__Social__V1__SearchUsersRequest.self) {
      (c) throws(DecodingError) in try SearchUsersRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SearchUsersRequest>) throws(DecodingError) {
    usernamePrefix = try Binary.string(c.pointee.username_prefix_, "SearchUsersRequest.username_prefix")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "SearchUsersRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SearchUsersRequest> {
    let c = arena.make(Cairn__Social__V1__SearchUsersRequest.self)
    cairn__social__v1__search_users_request__init(c)
    c.pointee.username_prefix_ = arena.string(usernamePrefix)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension SearchUsersResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__search_users_response__descriptor_pointer(), as: Cairn__Social__V1__SearchUsersResponse.self) {
      (c) throws(DecodingError) in try SearchUsersResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SearchUsersResponse>) throws(DecodingError) {
    users = try Binary.list(c.pointee.n_users_, c.pointee.users_, messages: { (value) throws(DecodingError) in try FoundUser(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "SearchUsersResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SearchUsersResponse> {
    let c = arena.make(Cairn__Social__V1__SearchUsersResponse.self)
    cairn__social__v1__search_users_response__init(c)
    c.pointee.n_users_ = users.count
    c.pointee.users_ = arena.list(users) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}

extension CheckViewRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__check_view_request__descriptor_pointer(), as: Cairn__Social__V1__CheckViewRequest.self) {
      (c) throws(DecodingError) in try CheckViewRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CheckViewRequest>) throws(DecodingError) {
    viewer = Binary.bytes(c.pointee.viewer_)
    account = Binary.bytes(c.pointee.account_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__CheckViewRequest> {
    let c = arena.make(Cairn__Social__V1__CheckViewRequest.self)
    cairn__social__v1__check_view_request__init(c)
    c.pointee.viewer_ = arena.bytes(viewer)
    c.pointee.account_ = arena.bytes(account)
    return c
  }
}

extension CheckViewResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__check_view_response__descriptor_pointer(), as: Cairn__Social__V1__CheckViewResponse.self) {
      (c) throws(DecodingError) in try CheckViewResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CheckViewResponse>) throws(DecodingError) {
    isFound = c.pointee.is_found_ != 0
    isShown = c.pointee.is_shown_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__CheckViewResponse> {
    let c = arena.make(Cairn__Social__V1__CheckViewResponse.self)
    cairn__social__v1__check_view_response__init(c)
    c.pointee.is_found_ = isFound ? 1 : 0
    c.pointee.is_shown_ = isShown ? 1 : 0
    return c
  }
}

extension DescribePeopleRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__describe_people_request__descriptor_pointer(), as: Cairn__Social__V1__DescribePeopleRequest.self) {
      (c) throws(DecodingError) in try DescribePeopleRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DescribePeopleRequest>) throws(DecodingError) {
    viewer = Binary.bytes(c.pointee.viewer_)
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__DescribePeopleRequest> {
    let c = arena.make(Cairn__Social__V1__DescribePeopleRequest.self)
    cairn__social__v1__describe_people_request__init(c)
    c.pointee.viewer_ = arena.bytes(viewer)
    c.pointee.n_accounts_ = accounts.count
    c.pointee.accounts_ = arena.list(accounts) { value in arena.bytes(value) }
    return c
  }
}

extension DescribePeopleResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__describe_people_response__descriptor_pointer(), as: Cairn__Social__V1__DescribePeopleResponse.self) {
      (c) throws(DecodingError) in try DescribePeopleResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DescribePeopleResponse>) throws(DecodingError) {
    persons = try Binary.list(c.pointee.n_persons_, c.pointee.persons_, messages: { (value) throws(DecodingError) in try Person(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__DescribePeopleResponse> {
    let c = arena.make(Cairn__Social__V1__DescribePeopleResponse.self)
    cairn__social__v1__describe_people_response__init(c)
    c.pointee.n_persons_ = persons.count
    c.pointee.persons_ = arena.list(persons) { value in value.lower(in: arena) }
    return c
  }
}

extension FindFriendsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__find_friends_request__descriptor_pointer(), as: Cairn__Social__V1__FindFriendsRequest.self) {
      (c) throws(DecodingError) in try FindFriendsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FindFriendsRequest>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__FindFriendsRequest> {
    let c = arena.make(Cairn__Social__V1__FindFriendsRequest.self)
    cairn__social__v1__find_friends_request__init(c)
    c.pointee.account_ = arena.bytes(account)
    return c
  }
}

extension FindFriendsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__find_friends_response__descriptor_pointer(), as: Cairn__Social__V1__FindFriendsResponse.self) {
      (c) throws(DecodingError) in try FindFriendsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FindFriendsResponse>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__FindFriendsResponse> {
    let c = arena.make(Cairn__Social__V1__FindFriendsResponse.self)
    cairn__social__v1__find_friends_response__init(c)
    c.pointee.n_accounts_ = accounts.count
    c.pointee.accounts_ = arena.list(accounts) { value in arena.bytes(value) }
    return c
  }
}

extension FindPresentRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__find_present_request__descriptor_pointer(), as: Cairn__Social__V1__FindPresentRequest.self) {
      (c) throws(DecodingError) in try FindPresentRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FindPresentRequest>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
    excludesHidden = c.pointee.excludes_hidden_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__FindPresentRequest> {
    let c = arena.make(Cairn__Social__V1__FindPresentRequest.self)
    cairn__social__v1__find_present_request__init(c)
    c.pointee.n_accounts_ = accounts.count
    c.pointee.accounts_ = arena.list(accounts) { value in arena.bytes(value) }
    c.pointee.excludes_hidden_ = excludesHidden ? 1 : 0
    return c
  }
}

extension FindPresentResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__find_present_response__descriptor_pointer(), as: Cairn__Social__V1__FindPresentResponse.self) {
      (c) throws(DecodingError) in try FindPresentResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FindPresentResponse>) throws(DecodingError) {
    accounts = try Binary.list(c.pointee.n_accounts_, c.pointee.accounts_, { (value) throws(DecodingError) in Binary.bytes(value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__FindPresentResponse> {
    let c = arena.make(Cairn__Social__V1__FindPresentResponse.self)
    cairn__social__v1__find_present_response__init(c)
    c.pointee.n_accounts_ = accounts.count
    c.pointee.accounts_ = arena.list(accounts) { value in arena.bytes(value) }
    return c
  }
}
