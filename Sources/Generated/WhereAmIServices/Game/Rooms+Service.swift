// Written by protoc-gen-cairn from cairn/game/whereami/v1/rooms.proto; not by hand.
// swift-format-ignore-file

public import WhereAmIProto
public import RPC

/// Rows of the methods of `cairn.game.whereami.v1.RoomService`: known before a body is read.
public enum RoomServiceMethods {
  /// Opens a room, with the caller as host. An app tells its code to others.
  public static let createRoom = MethodRow(
    path: "/cairn.game.whereami.v1.RoomService/CreateRoom",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.CreateRoomRequest", responseType: "cairn.game.whereami.v1.CreateRoomResponse")

  /// Comes into a room. A caller who is in it already gets it as it is.
  public static let joinRoom = MethodRow(
    path: "/cairn.game.whereami.v1.RoomService/JoinRoom",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.JoinRoomRequest", responseType: "cairn.game.whereami.v1.JoinRoomResponse")

  /// Gets the room the caller is in, for an app that starts anew or has heard "room.changed".
  public static let getRoom = MethodRow(
    path: "/cairn.game.whereami.v1.RoomService/GetRoom",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.whereami.v1.GetRoomRequest", responseType: "cairn.game.whereami.v1.GetRoomResponse")

  /// Goes out of a room. The next player is host where the host goes; with its last player a room ends. A game of the room goes on: LeaveGame leaves it;
  public static let leaveRoom = MethodRow(
    path: "/cairn.game.whereami.v1.RoomService/LeaveRoom",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.LeaveRoomRequest", responseType: "cairn.game.whereami.v1.LeaveRoomResponse")

  /// Sends somebody away for good; the host may. A game that goes on is played to its end. Safe to repeat.
  public static let kickMember = MethodRow(
    path: "/cairn.game.whereami.v1.RoomService/KickMember",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.KickMemberRequest", responseType: "cairn.game.whereami.v1.KickMemberResponse")

  /// Says whether the caller is ready for the next game. Before each game all are asked anew. Safe to repeat.
  public static let setRoomReady = MethodRow(
    path: "/cairn.game.whereami.v1.RoomService/SetRoomReady",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.SetRoomReadyRequest", responseType: "cairn.game.whereami.v1.SetRoomReadyResponse")

  /// Begins a game of all players of the room; the host may. All hear of it by "room.changed". Two players who have blocked each other meanwhile do
  public static let startRoom = MethodRow(
    path: "/cairn.game.whereami.v1.RoomService/StartRoom",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.StartRoomRequest", responseType: "cairn.game.whereami.v1.StartRoomResponse")

  /// Shows one of the fixed emotes to all others of the room who are there and have not blocked the caller. Nothing keeps it; a repetition is
  public static let sendEmote = MethodRow(
    path: "/cairn.game.whereami.v1.RoomService/SendEmote",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.whereami.v1.SendEmoteRequest", responseType: "cairn.game.whereami.v1.SendEmoteResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [createRoom, joinRoom, getRoom, leaveRoom, kickMember, setRoomReady, startRoom, sendEmote]
}

/// Brings people together by a code that one tells the others: two to eight play Where am I, a few more look on. A room stays for the next game. Such
/// a game does not count for the rating. Each account is in one room at most. The host of a room is the player who has been in it longest.
///
/// Every method that names a room answers NOT_FOUND ROOM_NOT_FOUND where the caller is not in it, and INVALID_ARGUMENT INVALID_ARGUMENT with field
/// violations: room_id (INVALID_UUID). Methods for the host alone answer PERMISSION_DENIED NOT_HOST to others.
///
/// Not for web pages: belongs to playing.
public protocol RoomServiceHandlers: Sendable {
  /// Opens a room, with the caller as host. An app tells its code to others.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: map_id, time_zone, player_count_max, moving_ms, guess_ms (OUT_OF_RANGE),
  /// provider (UNKNOWN_VALUE);
  /// FAILED_PRECONDITION BUSY_IN_ROOM, with room_id in the metadata; NOT_FOUND MAP_NOT_FOUND; FAILED_PRECONDITION MAP_EXHAUSTED when the map has not
  /// enough places for a game; UNAVAILABLE UNAVAILABLE when the map cannot be asked for; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func createRoom(_ request: CreateRoomRequest, _ context: RequestContext) async throws -> CreateRoomResponse

  /// Comes into a room. A caller who is in it already gets it as it is.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: code (MALFORMED), time_zone; NOT_FOUND ROOM_NOT_FOUND when no room has the code,
  /// when somebody in it has blocked the caller or is blocked by the caller, and when the host has sent the caller away; RESOURCE_EXHAUSTED
  /// TOO_MANY_CODES after ten codes in ten minutes that no room has; FAILED_PRECONDITION ROOM_FULL; FAILED_PRECONDITION BUSY_IN_ROOM, with room_id in the
  /// metadata; UNAVAILABLE UNAVAILABLE when it cannot be found out now who is blocked; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func joinRoom(_ request: JoinRoomRequest, _ context: RequestContext) async throws -> JoinRoomResponse

  /// Gets the room the caller is in, for an app that starts anew or has heard "room.changed".
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func getRoom(_ request: GetRoomRequest, _ context: RequestContext) async throws -> GetRoomResponse

  /// Goes out of a room. The next player is host where the host goes; with its last player a room ends. A game of the room goes on: LeaveGame leaves it;
  /// a spectator sees it no more. Safe to repeat: nothing happens to a room that the caller is not in.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: room_id (INVALID_UUID).
  nonisolated(nonsending) func leaveRoom(_ request: LeaveRoomRequest, _ context: RequestContext) async throws -> LeaveRoomResponse

  /// Sends somebody away for good; the host may. A game that goes on is played to its end. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: account_id (INVALID_UUID, SELF).
  nonisolated(nonsending) func kickMember(_ request: KickMemberRequest, _ context: RequestContext) async throws -> KickMemberResponse

  /// Says whether the caller is ready for the next game. Before each game all are asked anew. Safe to repeat.
  ///
  /// Errors: FAILED_PRECONDITION NOT_A_PLAYER for a spectator.
  nonisolated(nonsending) func setRoomReady(_ request: SetRoomReadyRequest, _ context: RequestContext) async throws -> SetRoomReadyResponse

  /// Begins a game of all players of the room; the host may. All hear of it by "room.changed". Two players who have blocked each other meanwhile do
  /// not play together: the one who came later is put out of the room first.
  ///
  /// Errors: FAILED_PRECONDITION NOT_ENOUGH_PLAYERS; FAILED_PRECONDITION PLAYERS_NOT_READY, where others than the host are not; FAILED_PRECONDITION
  /// BUSY_IN_GAME while a player plays against others, or the room's game goes on; FAILED_PRECONDITION MAP_EXHAUSTED when the map has not enough places;
  /// UNAVAILABLE UNAVAILABLE when no places can be drawn now, or it cannot be found out who is blocked; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func startRoom(_ request: StartRoomRequest, _ context: RequestContext) async throws -> StartRoomResponse

  /// Shows one of the fixed emotes to all others of the room who are there and have not blocked the caller. Nothing keeps it; a repetition is
  /// another one.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: emote (UNKNOWN_VALUE); RESOURCE_EXHAUSTED TOO_MANY_EMOTES within two seconds of the
  /// one before.
  nonisolated(nonsending) func sendEmote(_ request: SendEmoteRequest, _ context: RequestContext) async throws -> SendEmoteResponse
}

extension RoomServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(RoomServiceMethods.createRoom) { (request: CreateRoomRequest, context) in
        try await self.createRoom(request, context)
      },
      .unary(RoomServiceMethods.joinRoom) { (request: JoinRoomRequest, context) in
        try await self.joinRoom(request, context)
      },
      .unary(RoomServiceMethods.getRoom) { (request: GetRoomRequest, context) in
        try await self.getRoom(request, context)
      },
      .unary(RoomServiceMethods.leaveRoom) { (request: LeaveRoomRequest, context) in
        try await self.leaveRoom(request, context)
      },
      .unary(RoomServiceMethods.kickMember) { (request: KickMemberRequest, context) in
        try await self.kickMember(request, context)
      },
      .unary(RoomServiceMethods.setRoomReady) { (request: SetRoomReadyRequest, context) in
        try await self.setRoomReady(request, context)
      },
      .unary(RoomServiceMethods.startRoom) { (request: StartRoomRequest, context) in
        try await self.startRoom(request, context)
      },
      .unary(RoomServiceMethods.sendEmote) { (request: SendEmoteRequest, context) in
        try await self.sendEmote(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.whereami.v1.RoomService`.
public struct RoomServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Opens a room, with the caller as host. An app tells its code to others.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: map_id, time_zone, player_count_max, moving_ms, guess_ms (OUT_OF_RANGE),
  /// provider (UNKNOWN_VALUE);
  /// FAILED_PRECONDITION BUSY_IN_ROOM, with room_id in the metadata; NOT_FOUND MAP_NOT_FOUND; FAILED_PRECONDITION MAP_EXHAUSTED when the map has not
  /// enough places for a game; UNAVAILABLE UNAVAILABLE when the map cannot be asked for; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func createRoom(
    _ request: CreateRoomRequest, _ options: CallOptions = .init()
  ) async throws -> CreateRoomResponse {
    try await channel.unary(RoomServiceMethods.createRoom, request, options)
  }

  /// Comes into a room. A caller who is in it already gets it as it is.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: code (MALFORMED), time_zone; NOT_FOUND ROOM_NOT_FOUND when no room has the code,
  /// when somebody in it has blocked the caller or is blocked by the caller, and when the host has sent the caller away; RESOURCE_EXHAUSTED
  /// TOO_MANY_CODES after ten codes in ten minutes that no room has; FAILED_PRECONDITION ROOM_FULL; FAILED_PRECONDITION BUSY_IN_ROOM, with room_id in the
  /// metadata; UNAVAILABLE UNAVAILABLE when it cannot be found out now who is blocked; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func joinRoom(
    _ request: JoinRoomRequest, _ options: CallOptions = .init()
  ) async throws -> JoinRoomResponse {
    try await channel.unary(RoomServiceMethods.joinRoom, request, options)
  }

  /// Gets the room the caller is in, for an app that starts anew or has heard "room.changed".
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func getRoom(
    _ request: GetRoomRequest, _ options: CallOptions = .init()
  ) async throws -> GetRoomResponse {
    try await channel.unary(RoomServiceMethods.getRoom, request, options)
  }

  /// Goes out of a room. The next player is host where the host goes; with its last player a room ends. A game of the room goes on: LeaveGame leaves it;
  /// a spectator sees it no more. Safe to repeat: nothing happens to a room that the caller is not in.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: room_id (INVALID_UUID).
  public nonisolated(nonsending) func leaveRoom(
    _ request: LeaveRoomRequest, _ options: CallOptions = .init()
  ) async throws -> LeaveRoomResponse {
    try await channel.unary(RoomServiceMethods.leaveRoom, request, options)
  }

  /// Sends somebody away for good; the host may. A game that goes on is played to its end. Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: account_id (INVALID_UUID, SELF).
  public nonisolated(nonsending) func kickMember(
    _ request: KickMemberRequest, _ options: CallOptions = .init()
  ) async throws -> KickMemberResponse {
    try await channel.unary(RoomServiceMethods.kickMember, request, options)
  }

  /// Says whether the caller is ready for the next game. Before each game all are asked anew. Safe to repeat.
  ///
  /// Errors: FAILED_PRECONDITION NOT_A_PLAYER for a spectator.
  public nonisolated(nonsending) func setRoomReady(
    _ request: SetRoomReadyRequest, _ options: CallOptions = .init()
  ) async throws -> SetRoomReadyResponse {
    try await channel.unary(RoomServiceMethods.setRoomReady, request, options)
  }

  /// Begins a game of all players of the room; the host may. All hear of it by "room.changed". Two players who have blocked each other meanwhile do
  /// not play together: the one who came later is put out of the room first.
  ///
  /// Errors: FAILED_PRECONDITION NOT_ENOUGH_PLAYERS; FAILED_PRECONDITION PLAYERS_NOT_READY, where others than the host are not; FAILED_PRECONDITION
  /// BUSY_IN_GAME while a player plays against others, or the room's game goes on; FAILED_PRECONDITION MAP_EXHAUSTED when the map has not enough places;
  /// UNAVAILABLE UNAVAILABLE when no places can be drawn now, or it cannot be found out who is blocked; ABORTED REQUEST_IN_PROGRESS; ABORTED
  /// IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func startRoom(
    _ request: StartRoomRequest, _ options: CallOptions = .init()
  ) async throws -> StartRoomResponse {
    try await channel.unary(RoomServiceMethods.startRoom, request, options)
  }

  /// Shows one of the fixed emotes to all others of the room who are there and have not blocked the caller. Nothing keeps it; a repetition is
  /// another one.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: emote (UNKNOWN_VALUE); RESOURCE_EXHAUSTED TOO_MANY_EMOTES within two seconds of the
  /// one before.
  public nonisolated(nonsending) func sendEmote(
    _ request: SendEmoteRequest, _ options: CallOptions = .init()
  ) async throws -> SendEmoteResponse {
    try await channel.unary(RoomServiceMethods.sendEmote, request, options)
  }
}
