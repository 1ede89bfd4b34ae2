// Written by protoc-gen-cairn from cairn/social/v1/friends.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Friend {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__friend__descriptor_pointer(), as: Cairn__Social__V1__Friend.self) {
      (c) throws(DecodingError) in try Friend(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Friend>) throws(DecodingError) {
    if let field = c.pointee.person_ { person = try Person(c: field) }
    friendTime = try moment(c.pointee.friend_time_, "Friend.friend_time")
    if let field = c.pointee.presence_ { presence = try Presence(c: field) }
    if c.pointee._score_case.rawValue == 4 { score = c.pointee.score_ }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__Friend> {
    let c = arena.make(Cairn__Social__V1__Friend.self)
    cairn__social__v1__friend__init(c)
    if let person {
      c.pointee.person_ = person.lower(in: arena)
    }
    if let friendTime {
      c.pointee.friend_time_ = arena.timestamp(friendTime)
    }
    if let presence {
      c.pointee.presence_ = presence.lower(in: arena)
    }
    if let score {
      c.pointee._score_case = .init(rawValue: 4)
      c.pointee.score_ = score
    }
    return c
  }
}

extension FriendRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__friend_request__descriptor_pointer(), as: Cairn__Social__V1__FriendRequest.self) {
      (c) throws(DecodingError) in try FriendRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FriendRequest>) throws(DecodingError) {
    if let field = c.pointee.person_ { person = try Person(c: field) }
    createTime = try moment(c.pointee.create_time_, "FriendRequest.create_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__FriendRequest> {
    let c = arena.make(Cairn__Social__V1__FriendRequest.self)
    cairn__social__v1__friend_request__init(c)
    if let person {
      c.pointee.person_ = person.lower(in: arena)
    }
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    return c
  }
}

extension SendFriendRequestRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__send_friend_request_request__descriptor_pointer(), as: Cairn__Social__V1__SendFriendRequestRequest.self) {
      (c) throws(DecodingError) in try SendFriendRequestRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SendFriendRequestRequest>) throws(DecodingError) {
    username = try Binary.string(c.pointee.username_, "SendFriendRequestRequest.username")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SendFriendRequestRequest> {
    let c = arena.make(Cairn__Social__V1__SendFriendRequestRequest.self)
    cairn__social__v1__send_friend_request_request__init(c)
    c.pointee.username_ = arena.string(username)
    return c
  }
}

extension SendFriendRequestResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__send_friend_request_response__descriptor_pointer(), as: Cairn__Social__V1__SendFriendRequestResponse.self) {
      (c) throws(DecodingError) in try SendFriendRequestResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SendFriendRequestResponse>) throws(DecodingError) {
    state = SendFriendRequestResponse.State(rawValue: c.pointee.state_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__SendFriendRequestResponse> {
    let c = arena.make(Cairn__Social__V1__SendFriendRequestResponse.self)
    cairn__social__v1__send_friend_request_response__init(c)
    c.pointee.state_ = state.rawValue
    return c
  }
}

extension RespondFriendRequestRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__respond_friend_request_request__descriptor_pointer(), as: Cairn__Social__V1__RespondFriendRequestRequest.self) {
      (c) throws(DecodingError) in try RespondFriendRequestRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RespondFriendRequestRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "RespondFriendRequestRequest.account_id")
    answer = RespondFriendRequestRequest.Answer(rawValue: c.pointee.answer_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__RespondFriendRequestRequest> {
    let c = arena.make(Cairn__Social__V1__RespondFriendRequestRequest.self)
    cairn__social__v1__respond_friend_request_request__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.answer_ = answer.rawValue
    return c
  }
}

extension RespondFriendRequestResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__respond_friend_request_response__descriptor_pointer(), as: Cairn__Social__V1__RespondFriendRequestResponse.self) {
      (c) throws(DecodingError) in try RespondFriendRequestResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RespondFriendRequestResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__RespondFriendRequestResponse> {
    let c = arena.make(Cairn__Social__V1__RespondFriendRequestResponse.self)
    cairn__social__v1__respond_friend_request_response__init(c)
    return c
  }
}

extension CancelFriendRequestRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__cancel_friend_request_request__descriptor_pointer(), as: Cairn__Social__V1__CancelFriendRequestRequest.self) {
      (c) throws(DecodingError) in try CancelFriendRequestRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CancelFriendRequestRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "CancelFriendRequestRequest.account_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__CancelFriendRequestRequest> {
    let c = arena.make(Cairn__Social__V1__CancelFriendRequestRequest.self)
    cairn__social__v1__cancel_friend_request_request__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    return c
  }
}

extension CancelFriendRequestResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__cancel_friend_request_response__descriptor_pointer(), as: Cairn__Social__V1__CancelFriendRequestResponse.self) {
      (c) throws(DecodingError) in try CancelFriendRequestResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CancelFriendRequestResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__CancelFriendRequestResponse> {
    let c = arena.make(Cairn__Social__V1__CancelFriendRequestResponse.self)
    cairn__social__v1__cancel_friend_request_response__init(c)
    return c
  }
}

extension RemoveFriendRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__remove_friend_request__descriptor_pointer(), as: Cairn__Social__V1__RemoveFriendRequest.self) {
      (c) throws(DecodingError) in try RemoveFriendRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RemoveFriendRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "RemoveFriendRequest.account_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__RemoveFriendRequest> {
    let c = arena.make(Cairn__Social__V1__RemoveFriendRequest.self)
    cairn__social__v1__remove_friend_request__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    return c
  }
}

extension RemoveFriendResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__remove_friend_response__descriptor_pointer(), as: Cairn__Social__V1__RemoveFriendResponse.self) {
      (c) throws(DecodingError) in try RemoveFriendResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RemoveFriendResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__RemoveFriendResponse> {
    let c = arena.make(Cairn__Social__V1__RemoveFriendResponse.self)
    cairn__social__v1__remove_friend_response__init(c)
    return c
  }
}

extension ListFriendsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_friends_request__descriptor_pointer(), as: Cairn__Social__V1__ListFriendsRequest.self) {
      (c) throws(DecodingError) in try ListFriendsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListFriendsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListFriendsRequest.page_token")
    withPresence = c.pointee.with_presence_ != 0
    scoreRealm = Realm(rawValue: c.pointee.score_realm_)
    order = ListFriendsRequest.Order(rawValue: c.pointee.order_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListFriendsRequest> {
    let c = arena.make(Cairn__Social__V1__ListFriendsRequest.self)
    cairn__social__v1__list_friends_request__init(c)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    c.pointee.with_presence_ = withPresence ? 1 : 0
    c.pointee.score_realm_ = scoreRealm.rawValue
    c.pointee.order_ = order.rawValue
    return c
  }
}

extension ListFriendsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_friends_response__descriptor_pointer(), as: Cairn__Social__V1__ListFriendsResponse.self) {
      (c) throws(DecodingError) in try ListFriendsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListFriendsResponse>) throws(DecodingError) {
    friends = try Binary.list(c.pointee.n_friends_, c.pointee.friends_, messages: { (value) throws(DecodingError) in try Friend(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListFriendsResponse.next_page_token")
    hasScores = c.pointee.has_scores_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListFriendsResponse> {
    let c = arena.make(Cairn__Social__V1__ListFriendsResponse.self)
    cairn__social__v1__list_friends_response__init(c)
    c.pointee.n_friends_ = friends.count
    c.pointee.friends_ = arena.list(friends) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    c.pointee.has_scores_ = hasScores ? 1 : 0
    return c
  }
}

extension ListFriendRequestsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_friend_requests_request__descriptor_pointer(), as: Cairn__Social__V1__ListFriendRequestsRequest.self) {
      (c) throws(DecodingError) in try ListFriendRequestsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListFriendRequestsRequest>) throws(DecodingError) {
    direction = ListFriendRequestsRequest.Direction(rawValue: c.pointee.direction_)
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListFriendRequestsRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListFriendRequestsRequest> {
    let c = arena.make(Cairn__Social__V1__ListFriendRequestsRequest.self)
    cairn__social__v1__list_friend_requests_request__init(c)
    c.pointee.direction_ = direction.rawValue
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension ListFriendRequestsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_friend_requests_response__descriptor_pointer(), as: Cairn__Social__V1__ListFriendRequestsResponse.self) {
      (c) throws(DecodingError) in try ListFriendRequestsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListFriendRequestsResponse>) throws(DecodingError) {
    requests = try Binary.list(c.pointee.n_requests_, c.pointee.requests_, messages: { (value) throws(DecodingError) in try FriendRequest(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListFriendRequestsResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListFriendRequestsResponse> {
    let c = arena.make(Cairn__Social__V1__ListFriendRequestsResponse.self)
    cairn__social__v1__list_friend_requests_response__init(c)
    c.pointee.n_requests_ = requests.count
    c.pointee.requests_ = arena.list(requests) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}

extension FriendRequested {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__friend_requested__descriptor_pointer(), as: Cairn__Social__V1__FriendRequested.self) {
      (c) throws(DecodingError) in try FriendRequested(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FriendRequested>) throws(DecodingError) {
    if let field = c.pointee.person_ { person = try Person(c: field) }
    notificationID = try Binary.string(c.pointee.notification_id_, "FriendRequested.notification_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__FriendRequested> {
    let c = arena.make(Cairn__Social__V1__FriendRequested.self)
    cairn__social__v1__friend_requested__init(c)
    if let person {
      c.pointee.person_ = person.lower(in: arena)
    }
    c.pointee.notification_id_ = arena.string(notificationID)
    return c
  }
}

extension FriendAccepted {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__friend_accepted__descriptor_pointer(), as: Cairn__Social__V1__FriendAccepted.self) {
      (c) throws(DecodingError) in try FriendAccepted(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FriendAccepted>) throws(DecodingError) {
    if let field = c.pointee.person_ { person = try Person(c: field) }
    notificationID = try Binary.string(c.pointee.notification_id_, "FriendAccepted.notification_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__FriendAccepted> {
    let c = arena.make(Cairn__Social__V1__FriendAccepted.self)
    cairn__social__v1__friend_accepted__init(c)
    if let person {
      c.pointee.person_ = person.lower(in: arena)
    }
    c.pointee.notification_id_ = arena.string(notificationID)
    return c
  }
}

extension FriendRequestClosed {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__friend_request_closed__descriptor_pointer(), as: Cairn__Social__V1__FriendRequestClosed.self) {
      (c) throws(DecodingError) in try FriendRequestClosed(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FriendRequestClosed>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "FriendRequestClosed.account_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__FriendRequestClosed> {
    let c = arena.make(Cairn__Social__V1__FriendRequestClosed.self)
    cairn__social__v1__friend_request_closed__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    return c
  }
}

extension FriendRemoved {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__friend_removed__descriptor_pointer(), as: Cairn__Social__V1__FriendRemoved.self) {
      (c) throws(DecodingError) in try FriendRemoved(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FriendRemoved>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "FriendRemoved.account_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__FriendRemoved> {
    let c = arena.make(Cairn__Social__V1__FriendRemoved.self)
    cairn__social__v1__friend_removed__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    return c
  }
}
