// Written by protoc-gen-cairn from cairn/game/whereami/v1/invitations.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension Invitation {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__invitation__descriptor_pointer(), as: Cairn__Game__Whereami__V1__Invitation.self) {
      (c) throws(DecodingError) in try Invitation(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__Invitation>) throws(DecodingError) {
    invitationID = try Binary.string(c.pointee.invitation_id_, "Invitation.invitation_id")
    inviterAccountID = try Binary.string(c.pointee.inviter_account_id_, "Invitation.inviter_account_id")
    friendAccountID = try Binary.string(c.pointee.friend_account_id_, "Invitation.friend_account_id")
    mapID = try Binary.string(c.pointee.map_id_, "Invitation.map_id")
    expireTime = try moment(c.pointee.expire_time_, "Invitation.expire_time")
    otherUsername = try Binary.string(c.pointee.other_username_, "Invitation.other_username")
  }

  func write(to binary: inout BinaryWriter) {
    if !invitationID.isEmpty {
      binary.field(1, invitationID)
    }
    if !inviterAccountID.isEmpty {
      binary.field(2, inviterAccountID)
    }
    if !friendAccountID.isEmpty {
      binary.field(3, friendAccountID)
    }
    if !mapID.isEmpty {
      binary.field(4, mapID)
    }
    if let expireTime {
      binary.field(5, expireTime)
    }
    if !otherUsername.isEmpty {
      binary.field(6, otherUsername)
    }
  }
}

extension InviteToGameRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__invite_to_game_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__InviteToGameRequest.self) {
      (c) throws(DecodingError) in try InviteToGameRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__InviteToGameRequest>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "InviteToGameRequest.account_id")
    mapID = try Binary.string(c.pointee.map_id_, "InviteToGameRequest.map_id")
    timeZone = try Binary.string(c.pointee.time_zone_, "InviteToGameRequest.time_zone")
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !mapID.isEmpty {
      binary.field(2, mapID)
    }
    if !timeZone.isEmpty {
      binary.field(3, timeZone)
    }
  }
}

extension InviteToGameResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__invite_to_game_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__InviteToGameResponse.self) {
      (c) throws(DecodingError) in try InviteToGameResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__InviteToGameResponse>) throws(DecodingError) {
    if let field = c.pointee.invitation_ { invitation = try Invitation(c: field) }
    gameID = try Binary.string(c.pointee.game_id_, "InviteToGameResponse.game_id")
  }

  func write(to binary: inout BinaryWriter) {
    if let invitation {
      let start = binary.begin(1)
      invitation.write(to: &binary)
      binary.end(start)
    }
    if !gameID.isEmpty {
      binary.field(2, gameID)
    }
  }
}

extension CancelInvitationRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__cancel_invitation_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__CancelInvitationRequest.self) {
      (c) throws(DecodingError) in try CancelInvitationRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__CancelInvitationRequest>) throws(DecodingError) {
    invitationID = try Binary.string(c.pointee.invitation_id_, "CancelInvitationRequest.invitation_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !invitationID.isEmpty {
      binary.field(1, invitationID)
    }
  }
}

extension CancelInvitationResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__cancel_invitation_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__CancelInvitationResponse.self) {
      (c) throws(DecodingError) in try CancelInvitationResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__CancelInvitationResponse>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "CancelInvitationResponse.game_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
  }
}

extension RespondInvitationRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__respond_invitation_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__RespondInvitationRequest.self) {
      (c) throws(DecodingError) in try RespondInvitationRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__RespondInvitationRequest>) throws(DecodingError) {
    invitationID = try Binary.string(c.pointee.invitation_id_, "RespondInvitationRequest.invitation_id")
    accepts = c.pointee.accepts_ != 0
    timeZone = try Binary.string(c.pointee.time_zone_, "RespondInvitationRequest.time_zone")
  }

  func write(to binary: inout BinaryWriter) {
    if !invitationID.isEmpty {
      binary.field(1, invitationID)
    }
    if accepts {
      binary.field(2, accepts)
    }
    if !timeZone.isEmpty {
      binary.field(3, timeZone)
    }
  }
}

extension RespondInvitationResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__respond_invitation_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__RespondInvitationResponse.self) {
      (c) throws(DecodingError) in try RespondInvitationResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__RespondInvitationResponse>) throws(DecodingError) {
    gameID = try Binary.string(c.pointee.game_id_, "RespondInvitationResponse.game_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !gameID.isEmpty {
      binary.field(1, gameID)
    }
  }
}

extension GetInvitationsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_invitations_request__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetInvitationsRequest.self) {
      (c) throws(DecodingError) in try GetInvitationsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetInvitationsRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetInvitationsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__whereami__v1__get_invitations_response__descriptor_pointer(), as: Cairn__Game__Whereami__V1__GetInvitationsResponse.self) {
      (c) throws(DecodingError) in try GetInvitationsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Whereami__V1__GetInvitationsResponse>) throws(DecodingError) {
    invitations = try Binary.list(c.pointee.n_invitations_, c.pointee.invitations_, messages: { (value) throws(DecodingError) in try Invitation(c: value) })
    persons = try Binary.list(c.pointee.n_persons_, c.pointee.persons_, messages: { (value) throws(DecodingError) in try CairnProto.Person(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !invitations.isEmpty {
      for element in invitations {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !persons.isEmpty {
      for element in persons {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}
