// Written by protoc-gen-cairn from cairn/social/v1/friends.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension Friend {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__friend__descriptor_pointer(), as: Cairn__Social__V1__Friend.self) {
      (c) throws(DecodingError) in try Friend(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Social__V1__Friend>) throws(DecodingError) {
    if let field = c.pointee.person_ { person = try Person(c: field) }
    friendTime = try moment(c.pointee.friend_time_, "Friend.friend_time")
    if let field = c.pointee.presence_ { presence = try Presence(c: field) }
    if c.pointee._score_case.rawValue == 4 { score = c.pointee.score_ }
  }

  package func write(to binary: inout BinaryWriter) {
    if let person {
      let start = binary.begin(1)
      person.write(to: &binary)
      binary.end(start)
    }
    if let friendTime {
      binary.field(2, friendTime)
    }
    if let presence {
      let start = binary.begin(3)
      presence.write(to: &binary)
      binary.end(start)
    }
    if let score {
      binary.field(4, score)
    }
  }
}

extension FriendRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__friend_request__descriptor_pointer(), as: Cairn__Social__V1__FriendRequest.self) {
      (c) throws(DecodingError) in try FriendRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__FriendRequest>) throws(DecodingError) {
    if let field = c.pointee.person_ { person = try Person(c: field) }
    createTime = try moment(c.pointee.create_time_, "FriendRequest.create_time")
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

extension SendFriendRequestRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__send_friend_request_request__descriptor_pointer(), as: Cairn__Social__V1__SendFriendRequestRequest.self) {
      (c) throws(DecodingError) in try SendFriendRequestRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SendFriendRequestRequest>) throws(DecodingError) {
    username = try Binary.string(c.pointee.username_, "SendFriendRequestRequest.username")
  }

  func write(to binary: inout BinaryWriter) {
    if !username.isEmpty {
      binary.field(1, username)
    }
  }
}

extension SendFriendRequestResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__send_friend_request_response__descriptor_pointer(), as: Cairn__Social__V1__SendFriendRequestResponse.self) {
      (c) throws(DecodingError) in try SendFriendRequestResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__SendFriendRequestResponse>) throws(DecodingError) {
    state = SendFriendRequestResponse.State(rawValue: c.pointee.state_)
  }

  func write(to binary: inout BinaryWriter) {
    if state != .unspecified {
      binary.field(1, state)
    }
  }
}

extension RespondFriendRequestRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__respond_friend_request_request__descriptor_pointer(), as: Cairn__Social__V1__RespondFriendRequestRequest.self) {
      (c) throws(DecodingError) in try RespondFriendRequestRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RespondFriendRequestRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "RespondFriendRequestRequest.account_id")
    answer = RespondFriendRequestRequest.Answer(rawValue: c.pointee.answer_)
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if answer != .unspecified {
      binary.field(2, answer)
    }
  }
}

extension RespondFriendRequestResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__respond_friend_request_response__descriptor_pointer(), as: Cairn__Social__V1__RespondFriendRequestResponse.self) {
      (c) throws(DecodingError) in try RespondFriendRequestResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RespondFriendRequestResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension CancelFriendRequestRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__cancel_friend_request_request__descriptor_pointer(), as: Cairn__Social__V1__CancelFriendRequestRequest.self) {
      (c) throws(DecodingError) in try CancelFriendRequestRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CancelFriendRequestRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "CancelFriendRequestRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension CancelFriendRequestResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__cancel_friend_request_response__descriptor_pointer(), as: Cairn__Social__V1__CancelFriendRequestResponse.self) {
      (c) throws(DecodingError) in try CancelFriendRequestResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__CancelFriendRequestResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension DeclineAllFriendRequestsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__decline_all_friend_requests_request__descriptor_pointer(), as: Cairn__Social__V1__DeclineAllFriendRequestsRequest.self) {
      (c) throws(DecodingError) in try DeclineAllFriendRequestsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DeclineAllFriendRequestsRequest>) throws(DecodingError) {
    latestCreateTime = try moment(c.pointee.latest_create_time_, "DeclineAllFriendRequestsRequest.latest_create_time")
  }

  func write(to binary: inout BinaryWriter) {
    if let latestCreateTime {
      binary.field(1, latestCreateTime)
    }
  }
}

extension DeclineAllFriendRequestsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__decline_all_friend_requests_response__descriptor_pointer(), as: Cairn__Social__V1__DeclineAllFriendRequestsResponse.self) {
      (c) throws(DecodingError) in try DeclineAllFriendRequestsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DeclineAllFriendRequestsResponse>) throws(DecodingError) {
    declinedCount = c.pointee.declined_count_
    hasMore = c.pointee.has_more_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if declinedCount != 0 {
      binary.field(1, declinedCount)
    }
    if hasMore {
      binary.field(2, hasMore)
    }
  }
}

extension RemoveFriendRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__remove_friend_request__descriptor_pointer(), as: Cairn__Social__V1__RemoveFriendRequest.self) {
      (c) throws(DecodingError) in try RemoveFriendRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RemoveFriendRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "RemoveFriendRequest.account_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension RemoveFriendResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__remove_friend_response__descriptor_pointer(), as: Cairn__Social__V1__RemoveFriendResponse.self) {
      (c) throws(DecodingError) in try RemoveFriendResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__RemoveFriendResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ListFriendsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_friends_request__descriptor_pointer(), as: Cairn__Social__V1__ListFriendsRequest.self) {
      (c) throws(DecodingError) in try ListFriendsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListFriendsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListFriendsRequest.page_token")
    withPresence = c.pointee.with_presence_ != 0
    scoreRealm = Realm(rawValue: c.pointee.score_realm_)
    order = ListFriendsRequest.Order(rawValue: c.pointee.order_)
  }

  func write(to binary: inout BinaryWriter) {
    if pageSize != 0 {
      binary.field(1, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(2, pageToken)
    }
    if withPresence {
      binary.field(3, withPresence)
    }
    if scoreRealm != .unspecified {
      binary.field(4, scoreRealm)
    }
    if order != .unspecified {
      binary.field(5, order)
    }
  }
}

extension ListFriendsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_friends_response__descriptor_pointer(), as: Cairn__Social__V1__ListFriendsResponse.self) {
      (c) throws(DecodingError) in try ListFriendsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListFriendsResponse>) throws(DecodingError) {
    friends = try Binary.list(c.pointee.n_friends_, c.pointee.friends_, messages: { (value) throws(DecodingError) in try Friend(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListFriendsResponse.next_page_token")
    hasScores = c.pointee.has_scores_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !friends.isEmpty {
      for element in friends {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
    if hasScores {
      binary.field(3, hasScores)
    }
  }
}

extension ListFriendRequestsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_friend_requests_request__descriptor_pointer(), as: Cairn__Social__V1__ListFriendRequestsRequest.self) {
      (c) throws(DecodingError) in try ListFriendRequestsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListFriendRequestsRequest>) throws(DecodingError) {
    direction = ListFriendRequestsRequest.Direction(rawValue: c.pointee.direction_)
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListFriendRequestsRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if direction != .unspecified {
      binary.field(1, direction)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
  }
}

extension ListFriendRequestsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_friend_requests_response__descriptor_pointer(), as: Cairn__Social__V1__ListFriendRequestsResponse.self) {
      (c) throws(DecodingError) in try ListFriendRequestsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListFriendRequestsResponse>) throws(DecodingError) {
    requests = try Binary.list(c.pointee.n_requests_, c.pointee.requests_, messages: { (value) throws(DecodingError) in try FriendRequest(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListFriendRequestsResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !requests.isEmpty {
      for element in requests {
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

extension FriendRequested {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__friend_requested__descriptor_pointer(), as: Cairn__Social__V1__FriendRequested.self) {
      (c) throws(DecodingError) in try FriendRequested(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Social__V1__FriendRequested>) throws(DecodingError) {
    if let field = c.pointee.person_ { person = try Person(c: field) }
    notificationID = try Binary.string(c.pointee.notification_id_, "FriendRequested.notification_id")
  }

  package func write(to binary: inout BinaryWriter) {
    if let person {
      let start = binary.begin(1)
      person.write(to: &binary)
      binary.end(start)
    }
    if !notificationID.isEmpty {
      binary.field(2, notificationID)
    }
  }
}

extension FriendAccepted {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__friend_accepted__descriptor_pointer(), as: Cairn__Social__V1__FriendAccepted.self) {
      (c) throws(DecodingError) in try FriendAccepted(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Social__V1__FriendAccepted>) throws(DecodingError) {
    if let field = c.pointee.person_ { person = try Person(c: field) }
    notificationID = try Binary.string(c.pointee.notification_id_, "FriendAccepted.notification_id")
  }

  package func write(to binary: inout BinaryWriter) {
    if let person {
      let start = binary.begin(1)
      person.write(to: &binary)
      binary.end(start)
    }
    if !notificationID.isEmpty {
      binary.field(2, notificationID)
    }
  }
}

extension FriendRequestClosed {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__friend_request_closed__descriptor_pointer(), as: Cairn__Social__V1__FriendRequestClosed.self) {
      (c) throws(DecodingError) in try FriendRequestClosed(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Social__V1__FriendRequestClosed>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "FriendRequestClosed.account_id")
  }

  package func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}

extension FriendRemoved {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__friend_removed__descriptor_pointer(), as: Cairn__Social__V1__FriendRemoved.self) {
      (c) throws(DecodingError) in try FriendRemoved(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Social__V1__FriendRemoved>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "FriendRemoved.account_id")
  }

  package func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
  }
}
