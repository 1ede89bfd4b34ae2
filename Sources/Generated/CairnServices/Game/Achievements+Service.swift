// Written by protoc-gen-cairn from cairn/game/v1/achievements.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.game.v1.AchievementService`: known before a body is read.
public enum AchievementServiceMethods {
  /// Lists the badges there are, with how far a player has come with each. Callers who may see only the name of the player's profile get an empty
  public static let listBadges = MethodRow(
    path: "/cairn.game.v1.AchievementService/ListBadges",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.v1.ListBadgesRequest", responseType: "cairn.game.v1.ListBadgesResponse")

  /// Hides a badge that only the caller sees, "quitter" or "real_quitter", from the caller too, or shows it again. While it is hidden its unlocking is
  public static let setBadgeHidden = MethodRow(
    path: "/cairn.game.v1.AchievementService/SetBadgeHidden",
    access: .guest, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.game.v1.SetBadgeHiddenRequest", responseType: "cairn.game.v1.SetBadgeHiddenResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [listBadges, setBadgeHidden]
}

/// Tells which badges of all apps there are and which player has which. A badge is unlocked by what happens, once. One that is revocable is revoked when it
/// turns out that what it was given for is not so: a find that was deleted, an attempt that was rejected; and is there again when that was wrong. Others are
/// never lost. A medal is a badge with levels, which are unlocked and revoked one by one.
public protocol AchievementServiceHandlers: Sendable {
  /// Lists the badges there are, with how far a player has come with each. Callers who may see only the name of the player's profile get an empty
  /// list: those who have blocked the player, and strangers if the player is a minor. Guests see their own badges only. Badges of another player than
  /// the caller are told as they were when the day began (UTC), and their unlock_time is the day on which they were unlocked.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND, also when the player has blocked the caller; PERMISSION_DENIED GUEST_NOT_ALLOWED when a guest asks for
  /// somebody else's; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, OUT_OF_RANGE, PAGE_TOKEN_INVALID); UNAVAILABLE
  /// UNAVAILABLE when it cannot be found out now what the caller may see.
  nonisolated(nonsending) func listBadges(_ request: ListBadgesRequest, _ context: RequestContext) async throws -> ListBadgesResponse

  /// Hides a badge that only the caller sees, "quitter" or "real_quitter", from the caller too, or shows it again. While it is hidden its unlocking is
  /// not told either. A badge that was unlocked stays unlocked.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation badge_id UNKNOWN_VALUE when it is no badge that only its owner sees; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func setBadgeHidden(_ request: SetBadgeHiddenRequest, _ context: RequestContext) async throws -> SetBadgeHiddenResponse
}

extension AchievementServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(AchievementServiceMethods.listBadges) { (request: ListBadgesRequest, context) in
        try await self.listBadges(request, context)
      },
      .unary(AchievementServiceMethods.setBadgeHidden) { (request: SetBadgeHiddenRequest, context) in
        try await self.setBadgeHidden(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.v1.AchievementService`.
public struct AchievementServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Lists the badges there are, with how far a player has come with each. Callers who may see only the name of the player's profile get an empty
  /// list: those who have blocked the player, and strangers if the player is a minor. Guests see their own badges only. Badges of another player than
  /// the caller are told as they were when the day began (UTC), and their unlock_time is the day on which they were unlocked.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND, also when the player has blocked the caller; PERMISSION_DENIED GUEST_NOT_ALLOWED when a guest asks for
  /// somebody else's; INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, OUT_OF_RANGE, PAGE_TOKEN_INVALID); UNAVAILABLE
  /// UNAVAILABLE when it cannot be found out now what the caller may see.
  public nonisolated(nonsending) func listBadges(
    _ request: ListBadgesRequest, _ options: CallOptions = .init()
  ) async throws -> ListBadgesResponse {
    try await channel.unary(AchievementServiceMethods.listBadges, request, options)
  }

  /// Hides a badge that only the caller sees, "quitter" or "real_quitter", from the caller too, or shows it again. While it is hidden its unlocking is
  /// not told either. A badge that was unlocked stays unlocked.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation badge_id UNKNOWN_VALUE when it is no badge that only its owner sees; ABORTED
  /// REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func setBadgeHidden(
    _ request: SetBadgeHiddenRequest, _ options: CallOptions = .init()
  ) async throws -> SetBadgeHiddenResponse {
    try await channel.unary(AchievementServiceMethods.setBadgeHidden, request, options)
  }
}
