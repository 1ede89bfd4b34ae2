// Written by protoc-gen-cairn from cairn/social/v1/home.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension GetHomeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_home_request__descriptor_pointer(), as: Cairn__Social__V1__GetHomeRequest.self) {
      (c) throws(DecodingError) in try GetHomeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetHomeRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__GetHomeRequest> {
    let c = arena.make(Cairn__Social__V1__GetHomeRequest.self)
    cairn__social__v1__get_home_request__init(c)
    return c
  }
}

extension GetHomeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_home_response__descriptor_pointer(), as: Cairn__Social__V1__GetHomeResponse.self) {
      (c) throws(DecodingError) in try GetHomeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetHomeResponse>) throws(DecodingError) {
    if let field = c.pointee.cursor_ { cursor = try Cursor(c: field) }
    if let field = c.pointee.profile_ { profile = try MyProfile(c: field) }
    if let field = c.pointee.preferences_ { preferences = try Preferences(c: field) }
    appearsOffline = c.pointee.appears_offline_ != 0
    friendCount = c.pointee.friend_count_
    onlineFriendCount = c.pointee.online_friend_count_
    onlineFriends = try Binary.list(c.pointee.n_online_friends_, c.pointee.online_friends_, messages: { (value) throws(DecodingError) in try Friend(c: value) })
    receivedRequestCount = c.pointee.received_request_count_
    missingParts = try Binary.list(c.pointee.n_missing_parts_, c.pointee.missing_parts_, { (value) throws(DecodingError) in GetHomeResponse.Part(rawValue: value) })
    unreadNotificationCount = c.pointee.unread_notification_count_
    openGames = try Binary.list(c.pointee.n_open_games_, c.pointee.open_games_, messages: { (value) throws(DecodingError) in try OpenGame(c: value) })
    invitations = try Binary.list(c.pointee.n_invitations_, c.pointee.invitations_, messages: { (value) throws(DecodingError) in try Invitation(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__GetHomeResponse> {
    let c = arena.make(Cairn__Social__V1__GetHomeResponse.self)
    cairn__social__v1__get_home_response__init(c)
    if let cursor {
      c.pointee.cursor_ = cursor.lower(in: arena)
    }
    if let profile {
      c.pointee.profile_ = profile.lower(in: arena)
    }
    if let preferences {
      c.pointee.preferences_ = preferences.lower(in: arena)
    }
    c.pointee.appears_offline_ = appearsOffline ? 1 : 0
    c.pointee.friend_count_ = friendCount
    c.pointee.online_friend_count_ = onlineFriendCount
    c.pointee.n_online_friends_ = onlineFriends.count
    c.pointee.online_friends_ = arena.list(onlineFriends) { value in value.lower(in: arena) }
    c.pointee.received_request_count_ = receivedRequestCount
    c.pointee.n_missing_parts_ = missingParts.count
    c.pointee.missing_parts_ = arena.list(missingParts) { value in value.rawValue }
    c.pointee.unread_notification_count_ = unreadNotificationCount
    c.pointee.n_open_games_ = openGames.count
    c.pointee.open_games_ = arena.list(openGames) { value in value.lower(in: arena) }
    c.pointee.n_invitations_ = invitations.count
    c.pointee.invitations_ = arena.list(invitations) { value in value.lower(in: arena) }
    return c
  }
}
