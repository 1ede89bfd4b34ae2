// Written by protoc-gen-cairn from cairn/game/whereami/v1/invitations.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// An open invitation.
public struct Invitation: Message {
  public static let protoName = "cairn.game.whereami.v1.Invitation"

  /// UUID.
  public var invitationID: String = ""

  /// The account that invites. UUID.
  public var inviterAccountID: String = ""

  /// The account that is invited. UUID.
  public var friendAccountID: String = ""

  /// The map.
  public var mapID: String = ""

  /// When it ends without an answer.
  public var expireTime: Moment? = nil

  /// Name of the one of the two who is not the caller; empty while it cannot be asked for.
  public var otherUsername: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(invitationID: String = "", inviterAccountID: String = "", friendAccountID: String = "", mapID: String = "", expireTime: Moment? = nil, otherUsername: String = "") {
    self.invitationID = invitationID
    self.inviterAccountID = inviterAccountID
    self.friendAccountID = friendAccountID
    self.mapID = mapID
    self.expireTime = expireTime
    self.otherUsername = otherUsername
  }
}

/// The friend to invite.
public struct InviteToGameRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.InviteToGameRequest"

  /// The friend. UUID.
  public var accountID: String = ""

  /// The map; empty for "world".
  public var mapID: String = ""

  /// The caller's IANA time zone, as in StartSingle.
  public var timeZone: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", mapID: String = "", timeZone: String = "") {
    self.accountID = accountID
    self.mapID = mapID
    self.timeZone = timeZone
  }
}

/// The invitation.
public struct InviteToGameResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.InviteToGameResponse"

  /// Absent when the game has begun.
  public var invitation: Invitation? = nil

  /// The game, when the friend had invited the caller; empty otherwise. UUID.
  public var gameID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(invitation: Invitation? = nil, gameID: String = "") {
    self.invitation = invitation
    self.gameID = gameID
  }
}

/// Which invitation.
public struct CancelInvitationRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.CancelInvitationRequest"

  /// UUID.
  public var invitationID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(invitationID: String = "") {
    self.invitationID = invitationID
  }
}

/// It is open no more.
public struct CancelInvitationResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.CancelInvitationResponse"

  /// The caller's unfinished game against others; empty when there is none. UUID.
  public var gameID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "") {
    self.gameID = gameID
  }
}

/// The answer to an invitation.
public struct RespondInvitationRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.RespondInvitationRequest"

  /// The invitation. UUID.
  public var invitationID: String = ""

  /// Whether to play.
  public var accepts: Bool = false

  /// The caller's IANA time zone, as in StartSingle.
  public var timeZone: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(invitationID: String = "", accepts: Bool = false, timeZone: String = "") {
    self.invitationID = invitationID
    self.accepts = accepts
    self.timeZone = timeZone
  }
}

/// It is answered.
public struct RespondInvitationResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.RespondInvitationResponse"

  /// The game; empty when it was declined. UUID.
  public var gameID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "") {
    self.gameID = gameID
  }
}

/// Asks for the caller's open invitations.
public struct GetInvitationsRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.GetInvitationsRequest"

  /// Every field at its default.
  public init() {}
}

/// The open invitations.
public struct GetInvitationsResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.GetInvitationsResponse"

  /// Invitations to and from the caller, the latest first; at most 100.
  public var invitations: [Invitation] = []

  /// The other people, with their pictures; none while they cannot be asked for.
  public var persons: [CairnProto.Person] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(invitations: [Invitation] = [], persons: [CairnProto.Person] = []) {
    self.invitations = invitations
    self.persons = persons
  }
}
