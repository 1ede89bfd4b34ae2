// Written by protoc-gen-cairn from cairn/social/v1/home.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
internal import ExpeditionsProto
internal import QuizWalksProto
internal import WhereAmIProto
public import Protobuf

extension GetHomeRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetHomeRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetHomeRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension GetHomeResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetHomeResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetHomeResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cursor") {
        cursor = try json.skipNull() ? nil : try Cursor(reading: &json)
      } else if json.isKey("profile") {
        profile = try json.skipNull() ? nil : try CairnProto.MyProfile(reading: &json)
      } else if json.isKey("preferences") {
        preferences = try json.skipNull() ? nil : try CairnProto.Preferences(reading: &json)
      } else if json.isKey("appearsOffline", "appears_offline") {
        appearsOffline = try json.bool("GetHomeResponse.appears_offline")
      } else if json.isKey("friendCount", "friend_count") {
        friendCount = try json.int32("GetHomeResponse.friend_count")
      } else if json.isKey("onlineFriendCount", "online_friend_count") {
        onlineFriendCount = try json.int32("GetHomeResponse.online_friend_count")
      } else if json.isKey("onlineFriends", "online_friends") {
        onlineFriends = try json.list("GetHomeResponse.online_friends") { (json: inout JSONReader) throws(DecodingError) in try CairnProto.Friend(reading: &json) }
      } else if json.isKey("receivedRequestCount", "received_request_count") {
        receivedRequestCount = try json.int32("GetHomeResponse.received_request_count")
      } else if json.isKey("missingParts", "missing_parts") {
        missingParts = try json.list("GetHomeResponse.missing_parts") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("GetHomeResponse.missing_parts", GetHomeResponse.Part.self) }
      } else if json.isKey("unreadNotificationCount", "unread_notification_count") {
        unreadNotificationCount = try json.int32("GetHomeResponse.unread_notification_count")
      } else if json.isKey("whereAmI", "where_am_i") {
        whereAmI = try json.skipNull() ? nil : try WhereAmIProto.OpenPlay(reading: &json)
      } else if json.isKey("expeditions") {
        expeditions = try json.skipNull() ? nil : try ExpeditionsProto.OpenPlay(reading: &json)
      } else if json.isKey("qwalk") {
        qwalk = try json.skipNull() ? nil : try QuizWalksProto.OpenPlay(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let cursor {
      json.key("cursor")
      cursor.write(to: &json)
    }
    if let profile {
      json.key("profile")
      profile.write(to: &json)
    }
    if let preferences {
      json.key("preferences")
      preferences.write(to: &json)
    }
    if appearsOffline {
      json.key("appearsOffline")
      json.value(appearsOffline)
    }
    if friendCount != 0 {
      json.key("friendCount")
      json.value(friendCount)
    }
    if onlineFriendCount != 0 {
      json.key("onlineFriendCount")
      json.value(onlineFriendCount)
    }
    if !onlineFriends.isEmpty {
      json.key("onlineFriends")
      json.list(onlineFriends) { json, element in element.write(to: &json) }
    }
    if receivedRequestCount != 0 {
      json.key("receivedRequestCount")
      json.value(receivedRequestCount)
    }
    if !missingParts.isEmpty {
      json.key("missingParts")
      json.list(missingParts) { json, element in json.value(element) }
    }
    if unreadNotificationCount != 0 {
      json.key("unreadNotificationCount")
      json.value(unreadNotificationCount)
    }
    if let whereAmI {
      json.key("whereAmI")
      whereAmI.write(to: &json)
    }
    if let expeditions {
      json.key("expeditions")
      expeditions.write(to: &json)
    }
    if let qwalk {
      json.key("qwalk")
      qwalk.write(to: &json)
    }
    json.endObject()
  }
}
