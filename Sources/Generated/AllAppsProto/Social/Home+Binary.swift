// Written by protoc-gen-cairn from cairn/social/v1/home.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
internal import ExpeditionsProto
internal import QuizWalksProto
internal import WhereAmIProto
public import Protobuf

extension GetHomeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_home_request__descriptor_pointer(), as: Cairn__Social__V1__GetHomeRequest.self) {
      (c) throws(DecodingError) in try GetHomeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetHomeRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetHomeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__get_home_response__descriptor_pointer(), as: Cairn__Social__V1__GetHomeResponse.self) {
      (c) throws(DecodingError) in try GetHomeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__GetHomeResponse>) throws(DecodingError) {
    if let field = c.pointee.cursor_ { cursor = try Cursor(c: field) }
    if let field = c.pointee.profile_ { profile = try CairnProto.MyProfile(c: field) }
    if let field = c.pointee.preferences_ { preferences = try CairnProto.Preferences(c: field) }
    appearsOffline = c.pointee.appears_offline_ != 0
    friendCount = c.pointee.friend_count_
    onlineFriendCount = c.pointee.online_friend_count_
    onlineFriends = try Binary.list(c.pointee.n_online_friends_, c.pointee.online_friends_, messages: { (value) throws(DecodingError) in try CairnProto.Friend(c: value) })
    receivedRequestCount = c.pointee.received_request_count_
    missingParts = try Binary.list(c.pointee.n_missing_parts_, c.pointee.missing_parts_, { (value) throws(DecodingError) in GetHomeResponse.Part(rawValue: value) })
    unreadNotificationCount = c.pointee.unread_notification_count_
    if let field = c.pointee.where_am_i_ { whereAmI = try WhereAmIProto.OpenPlay(c: field) }
    if let field = c.pointee.expeditions_ { expeditions = try ExpeditionsProto.OpenPlay(c: field) }
    if let field = c.pointee.qwalk_ { qwalk = try QuizWalksProto.OpenPlay(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let cursor {
      let start = binary.begin(1)
      cursor.write(to: &binary)
      binary.end(start)
    }
    if let profile {
      let start = binary.begin(2)
      profile.write(to: &binary)
      binary.end(start)
    }
    if let preferences {
      let start = binary.begin(3)
      preferences.write(to: &binary)
      binary.end(start)
    }
    if appearsOffline {
      binary.field(4, appearsOffline)
    }
    if friendCount != 0 {
      binary.field(5, friendCount)
    }
    if onlineFriendCount != 0 {
      binary.field(6, onlineFriendCount)
    }
    if !onlineFriends.isEmpty {
      for element in onlineFriends {
        let start = binary.begin(7)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if receivedRequestCount != 0 {
      binary.field(8, receivedRequestCount)
    }
    if !missingParts.isEmpty {
      let start = binary.begin(9)
      for element in missingParts { binary.element(element) }
      binary.end(start)
    }
    if unreadNotificationCount != 0 {
      binary.field(10, unreadNotificationCount)
    }
    if let whereAmI {
      let start = binary.begin(100)
      whereAmI.write(to: &binary)
      binary.end(start)
    }
    if let expeditions {
      let start = binary.begin(101)
      expeditions.write(to: &binary)
      binary.end(start)
    }
    if let qwalk {
      let start = binary.begin(102)
      qwalk.write(to: &binary)
      binary.end(start)
    }
  }
}
