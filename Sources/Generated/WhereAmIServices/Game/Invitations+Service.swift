// Written by protoc-gen-cairn from cairn/game/whereami/v1/invitations.proto; not by hand.
// swift-format-ignore-file

public import WhereAmIProto
public import RPC

/// Rows of the methods of `cairn.game.whereami.v1.InvitationService`: known before a body is read.
public enum InvitationServiceMethods {
  /// Invites a friend who is online. Called again while the invitation is open it is the same one. When the friend has an open invitation to the
  public static let inviteToGame = MethodRow(
    path: "/cairn.game.whereami.v1.InvitationService/InviteToGame",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.InviteToGameRequest", responseType: "cairn.game.whereami.v1.InviteToGameResponse")

  /// Takes an invitation of the caller back. Safe to repeat. The friend may have accepted at this very moment: then game_id says so.
  public static let cancelInvitation = MethodRow(
    path: "/cairn.game.whereami.v1.InvitationService/CancelInvitation",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.CancelInvitationRequest", responseType: "cairn.game.whereami.v1.CancelInvitationResponse")

  /// Accepts or declines an invitation to the caller. Accepted, the game begins: both hear of it by "match.found".
  public static let respondInvitation = MethodRow(
    path: "/cairn.game.whereami.v1.InvitationService/RespondInvitation",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.RespondInvitationRequest", responseType: "cairn.game.whereami.v1.RespondInvitationResponse")

  /// Gets the open invitations of the caller, for an app that starts anew, without those between two people who have blocked each other since.
  public static let getInvitations = MethodRow(
    path: "/cairn.game.whereami.v1.InvitationService/GetInvitations",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.whereami.v1.GetInvitationsRequest", responseType: "cairn.game.whereami.v1.GetInvitationsResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [inviteToGame, cancelInvitation, respondInvitation, getInvitations]
}

/// Invites friends to a game of Where am I. An invitation is open for a minute, unless the operator has set another time; two people have one at a
/// time between them, and two who invite each other play at once. Such a game does not count for the rating.
///
/// Not for web pages: belongs to playing.
public protocol InvitationServiceHandlers: Sendable {
  /// Invites a friend who is online. Called again while the invitation is open it is the same one. When the friend has an open invitation to the
  /// caller, that one is accepted: then game_id says so.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: account_id (INVALID_UUID, SELF), map_id, time_zone; FAILED_PRECONDITION NOT_FRIENDS;
  /// FAILED_PRECONDITION FRIEND_OFFLINE, also of a friend who appears so; FAILED_PRECONDITION BUSY_IN_GAME while one of the two plays against others,
  /// with game_id in the metadata when it is the caller; FAILED_PRECONDITION MAP_EXHAUSTED when a game would begin and the map has not enough places;
  /// UNAVAILABLE UNAVAILABLE when it cannot be found out now who are friends, or no places can be drawn; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func inviteToGame(_ request: InviteToGameRequest, _ context: RequestContext) async throws -> InviteToGameResponse

  /// Takes an invitation of the caller back. Safe to repeat. The friend may have accepted at this very moment: then game_id says so.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: invitation_id (INVALID_UUID).
  nonisolated(nonsending) func cancelInvitation(_ request: CancelInvitationRequest, _ context: RequestContext) async throws -> CancelInvitationResponse

  /// Accepts or declines an invitation to the caller. Accepted, the game begins: both hear of it by "match.found".
  ///
  /// Errors: NOT_FOUND INVITATION_NOT_FOUND when it is not open, is not the caller's to answer, or the two are no friends any more; FAILED_PRECONDITION
  /// FRIEND_OFFLINE when the inviter is not there any more; the rest as InviteToGame; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func respondInvitation(_ request: RespondInvitationRequest, _ context: RequestContext) async throws -> RespondInvitationResponse

  /// Gets the open invitations of the caller, for an app that starts anew, without those between two people who have blocked each other since.
  ///
  /// Errors: UNAVAILABLE UNAVAILABLE when it cannot be found out now who is blocked.
  nonisolated(nonsending) func getInvitations(_ request: GetInvitationsRequest, _ context: RequestContext) async throws -> GetInvitationsResponse
}

extension InvitationServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(InvitationServiceMethods.inviteToGame) { (request: InviteToGameRequest, context) in
        try await self.inviteToGame(request, context)
      },
      .unary(InvitationServiceMethods.cancelInvitation) { (request: CancelInvitationRequest, context) in
        try await self.cancelInvitation(request, context)
      },
      .unary(InvitationServiceMethods.respondInvitation) { (request: RespondInvitationRequest, context) in
        try await self.respondInvitation(request, context)
      },
      .unary(InvitationServiceMethods.getInvitations) { (request: GetInvitationsRequest, context) in
        try await self.getInvitations(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.whereami.v1.InvitationService`.
public struct InvitationServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Invites a friend who is online. Called again while the invitation is open it is the same one. When the friend has an open invitation to the
  /// caller, that one is accepted: then game_id says so.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: account_id (INVALID_UUID, SELF), map_id, time_zone; FAILED_PRECONDITION NOT_FRIENDS;
  /// FAILED_PRECONDITION FRIEND_OFFLINE, also of a friend who appears so; FAILED_PRECONDITION BUSY_IN_GAME while one of the two plays against others,
  /// with game_id in the metadata when it is the caller; FAILED_PRECONDITION MAP_EXHAUSTED when a game would begin and the map has not enough places;
  /// UNAVAILABLE UNAVAILABLE when it cannot be found out now who are friends, or no places can be drawn; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func inviteToGame(
    _ request: InviteToGameRequest, _ options: CallOptions = .init()
  ) async throws -> InviteToGameResponse {
    try await channel.unary(InvitationServiceMethods.inviteToGame, request, options)
  }

  /// Takes an invitation of the caller back. Safe to repeat. The friend may have accepted at this very moment: then game_id says so.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: invitation_id (INVALID_UUID).
  public nonisolated(nonsending) func cancelInvitation(
    _ request: CancelInvitationRequest, _ options: CallOptions = .init()
  ) async throws -> CancelInvitationResponse {
    try await channel.unary(InvitationServiceMethods.cancelInvitation, request, options)
  }

  /// Accepts or declines an invitation to the caller. Accepted, the game begins: both hear of it by "match.found".
  ///
  /// Errors: NOT_FOUND INVITATION_NOT_FOUND when it is not open, is not the caller's to answer, or the two are no friends any more; FAILED_PRECONDITION
  /// FRIEND_OFFLINE when the inviter is not there any more; the rest as InviteToGame; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func respondInvitation(
    _ request: RespondInvitationRequest, _ options: CallOptions = .init()
  ) async throws -> RespondInvitationResponse {
    try await channel.unary(InvitationServiceMethods.respondInvitation, request, options)
  }

  /// Gets the open invitations of the caller, for an app that starts anew, without those between two people who have blocked each other since.
  ///
  /// Errors: UNAVAILABLE UNAVAILABLE when it cannot be found out now who is blocked.
  public nonisolated(nonsending) func getInvitations(
    _ request: GetInvitationsRequest, _ options: CallOptions = .init()
  ) async throws -> GetInvitationsResponse {
    try await channel.unary(InvitationServiceMethods.getInvitations, request, options)
  }
}
