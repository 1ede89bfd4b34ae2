// Written by protoc-gen-cairn from cairn/internal/v1/friend_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension BlockMade {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try BlockMade(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "BlockMade") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.bytes("BlockMade.account")
      } else if json.isKey("blockedAccount", "blocked_account") {
        blockedAccount = try json.bytes("BlockMade.blocked_account")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !account.isEmpty {
      json.key("account")
      json.value(account)
    }
    if !blockedAccount.isEmpty {
      json.key("blockedAccount")
      json.value(blockedAccount)
    }
    json.endObject()
  }
}

extension FriendsCounted {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FriendsCounted(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FriendsCounted") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.bytes("FriendsCounted.account")
      } else if json.isKey("friendCount", "friend_count") {
        friendCount = try json.int64("FriendsCounted.friend_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !account.isEmpty {
      json.key("account")
      json.value(account)
    }
    if friendCount != 0 {
      json.key("friendCount")
      json.value(friendCount)
    }
    json.endObject()
  }
}
