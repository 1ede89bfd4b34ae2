// Written by protoc-gen-cairn from cairn/game/whereami/v1/invitations.proto; not by hand.
// swift-format-ignore-file

internal import CairnProto
public import Protobuf

extension Invitation {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Invitation(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Invitation") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("invitationId", "invitation_id") {
        invitationID = try json.string("Invitation.invitation_id")
      } else if json.isKey("inviterAccountId", "inviter_account_id") {
        inviterAccountID = try json.string("Invitation.inviter_account_id")
      } else if json.isKey("friendAccountId", "friend_account_id") {
        friendAccountID = try json.string("Invitation.friend_account_id")
      } else if json.isKey("mapId", "map_id") {
        mapID = try json.string("Invitation.map_id")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("Invitation.expire_time")
      } else if json.isKey("otherUsername", "other_username") {
        otherUsername = try json.string("Invitation.other_username")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !invitationID.isEmpty {
      json.key("invitationId")
      json.value(invitationID)
    }
    if !inviterAccountID.isEmpty {
      json.key("inviterAccountId")
      json.value(inviterAccountID)
    }
    if !friendAccountID.isEmpty {
      json.key("friendAccountId")
      json.value(friendAccountID)
    }
    if !mapID.isEmpty {
      json.key("mapId")
      json.value(mapID)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    if !otherUsername.isEmpty {
      json.key("otherUsername")
      json.value(otherUsername)
    }
    json.endObject()
  }
}

extension InviteToGameRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try InviteToGameRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "InviteToGameRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("InviteToGameRequest.account_id")
      } else if json.isKey("mapId", "map_id") {
        mapID = try json.string("InviteToGameRequest.map_id")
      } else if json.isKey("timeZone", "time_zone") {
        timeZone = try json.string("InviteToGameRequest.time_zone")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if !mapID.isEmpty {
      json.key("mapId")
      json.value(mapID)
    }
    if !timeZone.isEmpty {
      json.key("timeZone")
      json.value(timeZone)
    }
    json.endObject()
  }
}

extension InviteToGameResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try InviteToGameResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "InviteToGameResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("invitation") {
        invitation = try json.skipNull() ? nil : try Invitation(reading: &json)
      } else if json.isKey("gameId", "game_id") {
        gameID = try json.string("InviteToGameResponse.game_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let invitation {
      json.key("invitation")
      invitation.write(to: &json)
    }
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    json.endObject()
  }
}

extension CancelInvitationRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CancelInvitationRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CancelInvitationRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("invitationId", "invitation_id") {
        invitationID = try json.string("CancelInvitationRequest.invitation_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !invitationID.isEmpty {
      json.key("invitationId")
      json.value(invitationID)
    }
    json.endObject()
  }
}

extension CancelInvitationResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CancelInvitationResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CancelInvitationResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("CancelInvitationResponse.game_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    json.endObject()
  }
}

extension RespondInvitationRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RespondInvitationRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RespondInvitationRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("invitationId", "invitation_id") {
        invitationID = try json.string("RespondInvitationRequest.invitation_id")
      } else if json.isKey("accepts") {
        accepts = try json.bool("RespondInvitationRequest.accepts")
      } else if json.isKey("timeZone", "time_zone") {
        timeZone = try json.string("RespondInvitationRequest.time_zone")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !invitationID.isEmpty {
      json.key("invitationId")
      json.value(invitationID)
    }
    if accepts {
      json.key("accepts")
      json.value(accepts)
    }
    if !timeZone.isEmpty {
      json.key("timeZone")
      json.value(timeZone)
    }
    json.endObject()
  }
}

extension RespondInvitationResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RespondInvitationResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RespondInvitationResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("gameId", "game_id") {
        gameID = try json.string("RespondInvitationResponse.game_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !gameID.isEmpty {
      json.key("gameId")
      json.value(gameID)
    }
    json.endObject()
  }
}

extension GetInvitationsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetInvitationsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetInvitationsRequest") { json in write(to: &json) }
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

extension GetInvitationsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetInvitationsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetInvitationsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("invitations") {
        invitations = try json.list("GetInvitationsResponse.invitations") { (json: inout JSONReader) throws(DecodingError) in try Invitation(reading: &json) }
      } else if json.isKey("persons") {
        persons = try json.list("GetInvitationsResponse.persons") { (json: inout JSONReader) throws(DecodingError) in try CairnProto.Person(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !invitations.isEmpty {
      json.key("invitations")
      json.list(invitations) { json, element in element.write(to: &json) }
    }
    if !persons.isEmpty {
      json.key("persons")
      json.list(persons) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}
