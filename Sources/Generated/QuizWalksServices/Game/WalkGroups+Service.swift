// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walk_groups.proto; not by hand.
// swift-format-ignore-file

public import QuizWalksProto
public import RPC

/// Rows of the methods of `cairn.game.quizwalks.v1.WalkGroupService`: known before a body is read.
public enum WalkGroupServiceMethods {
  /// Makes a group that takes the latest version of a walk. Makers and editors of the walk take others along on any version; everybody else on one that is
  public static let createWalkGroup = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkGroupService/CreateWalkGroup",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.CreateWalkGroupRequest", responseType: "cairn.game.quizwalks.v1.CreateWalkGroupResponse")

  /// Comes into a group by its code, or back into it. A member who is in it already is told the group.
  public static let joinWalkGroup = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkGroupService/JoinWalkGroup",
    access: .guest, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.JoinWalkGroupRequest", responseType: "cairn.game.quizwalks.v1.JoinWalkGroupResponse")

  /// Gets a group as the caller sees it. People who have blocked the caller, or are blocked, are left out of a group that is no class.
  public static let getWalkGroup = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkGroupService/GetWalkGroup",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.GetWalkGroupRequest", responseType: "cairn.game.quizwalks.v1.GetWalkGroupResponse")

  /// Lists groups that the caller is in, those that have ended among them; the last that was joined comes first.
  public static let listWalkGroups = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkGroupService/ListWalkGroups",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.game.quizwalks.v1.ListWalkGroupsRequest", responseType: "cairn.game.quizwalks.v1.ListWalkGroupsResponse")

  /// Sends a group to friends of the caller, who hear of it by "walk_group.invited" and are notified: once, and none who is or was in it.
  public static let inviteToWalkGroup = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkGroupService/InviteToWalkGroup",
    access: .user, idempotency: .key,
    requestBytesMax: 4_096, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.InviteToWalkGroupRequest", responseType: "cairn.game.quizwalks.v1.InviteToWalkGroupResponse")

  /// Lets a class begin; a group has begun from its first moment. Safe to repeat.
  public static let startWalkGroup = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkGroupService/StartWalkGroup",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.StartWalkGroupRequest", responseType: "cairn.game.quizwalks.v1.StartWalkGroupResponse")

  /// Begins the caller's run in a group, with the group's options. It is walked as any other, by RunService. There is one for each who is in the group:
  public static let startGroupRun = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkGroupService/StartGroupRun",
    access: .guest, idempotency: .natural,
    requestBytesMax: 2_048, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.StartGroupRunRequest", responseType: "cairn.game.quizwalks.v1.StartGroupRunResponse")

  /// Leaves a group. The caller's run goes on, as one of nobody else's business. The group ends when its maker leaves. Safe to repeat.
  public static let leaveWalkGroup = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkGroupService/LeaveWalkGroup",
    access: .guest, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.LeaveWalkGroupRequest", responseType: "cairn.game.quizwalks.v1.LeaveWalkGroupResponse")

  /// Sends somebody away, for good. The name is forgotten, and the group has another code, so that nobody comes back as somebody else:
  public static let removeFromWalkGroup = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkGroupService/RemoveFromWalkGroup",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.RemoveFromWalkGroupRequest", responseType: "cairn.game.quizwalks.v1.RemoveFromWalkGroupResponse")

  /// Ends a group, with all runs in it that go on. Safe to repeat.
  public static let endWalkGroup = MethodRow(
    path: "/cairn.game.quizwalks.v1.WalkGroupService/EndWalkGroup",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.game.quizwalks.v1.EndWalkGroupRequest", responseType: "cairn.game.quizwalks.v1.EndWalkGroupResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [createWalkGroup, joinWalkGroup, getWalkGroup, listWalkGroups, inviteToWalkGroup, startWalkGroup, startGroupRun, leaveWalkGroup, removeFromWalkGroup, endWalkGroup]
}

/// Serves groups of Qwalk: several people who take a walk together, each in a run of their own, with a code to come in by and results in common. A class is a
/// group whose maker, a teacher, does not walk: it begins when the teacher says so, pupils come without an account and write a name that the class alone
/// sees, and the teacher alone sees how far each of them is. Nobody is ever told where anybody is. A group ends when its maker ends it, and by itself after 24
/// hours; its code ends with it. Its members, and their names, are gone after 90 days.
///
/// Methods that name a group answer NOT_FOUND WALK_GROUP_NOT_FOUND where there is none that the caller is in, and INVALID_ARGUMENT INVALID_ARGUMENT with the
/// field violation group_id (INVALID_UUID).
public protocol WalkGroupServiceHandlers: Sendable {
  /// Makes a group that takes the latest version of a walk. Makers and editors of the walk take others along on any version; everybody else on one that is
  /// public or for those with the link.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: walk_id (INVALID_UUID), kind (MISSING, UNKNOWN_VALUE), options.question_timer_seconds
  /// (OUT_OF_RANGE), options.monkey (UNKNOWN_VALUE); NOT_FOUND WALK_NOT_FOUND; FAILED_PRECONDITION WALK_NOT_PUBLISHED; FAILED_PRECONDITION WALK_HIDDEN by
  /// moderators; FAILED_PRECONDITION WALK_NOT_FOR_GROUPS where it is for friends of its maker; RESOURCE_EXHAUSTED TOO_MANY_WALK_GROUPS above 10 that go on;
  /// UNAVAILABLE UNAVAILABLE when it cannot be found out who is blocked, or no code is free; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func createWalkGroup(_ request: CreateWalkGroupRequest, _ context: RequestContext) async throws -> CreateWalkGroupResponse

  /// Comes into a group by its code, or back into it. A member who is in it already is told the group.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: code (MALFORMED), name (MISSING in a class and for guests, TOO_LONG above 40,
  /// NOT_WRITING); NOT_FOUND WALK_GROUP_NOT_FOUND, also to whoever was sent away, or is blocked by or has blocked the maker of the group or of the
  /// walk; RESOURCE_EXHAUSTED WALK_GROUP_FULL above 20 people in a group and 60 pupils in a class; RESOURCE_EXHAUSTED TOO_MANY_CODES as FindWalkByCode, whose
  /// tries are counted together with these; UNAVAILABLE UNAVAILABLE when it cannot be found out who is blocked.
  nonisolated(nonsending) func joinWalkGroup(_ request: JoinWalkGroupRequest, _ context: RequestContext) async throws -> JoinWalkGroupResponse

  /// Gets a group as the caller sees it. People who have blocked the caller, or are blocked, are left out of a group that is no class.
  ///
  /// Errors: UNAVAILABLE UNAVAILABLE when it cannot be found out who is blocked.
  nonisolated(nonsending) func getWalkGroup(_ request: GetWalkGroupRequest, _ context: RequestContext) async throws -> GetWalkGroupResponse

  /// Lists groups that the caller is in, those that have ended among them; the last that was joined comes first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: page_size (OUT_OF_RANGE), page_token (PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func listWalkGroups(_ request: ListWalkGroupsRequest, _ context: RequestContext) async throws -> ListWalkGroupsResponse

  /// Sends a group to friends of the caller, who hear of it by "walk_group.invited" and are notified: once, and none who is or was in it.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: account_ids (MISSING, TOO_MANY above 50, INVALID_UUID); FAILED_PRECONDITION
  /// WALK_GROUP_ENDED; FAILED_PRECONDITION NOT_FRIENDS; FAILED_PRECONDITION IS_CLASS, to which nobody is invited; FAILED_PRECONDITION WALK_HIDDEN by
  /// moderators; UNAVAILABLE UNAVAILABLE when it cannot be found out who are friends; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func inviteToWalkGroup(_ request: InviteToWalkGroupRequest, _ context: RequestContext) async throws -> InviteToWalkGroupResponse

  /// Lets a class begin; a group has begun from its first moment. Safe to repeat.
  ///
  /// Errors: PERMISSION_DENIED NOT_WALK_GROUP_MAKER; FAILED_PRECONDITION WALK_GROUP_ENDED.
  nonisolated(nonsending) func startWalkGroup(_ request: StartWalkGroupRequest, _ context: RequestContext) async throws -> StartWalkGroupResponse

  /// Begins the caller's run in a group, with the group's options. It is walked as any other, by RunService. There is one for each who is in the group:
  /// again it tells the same.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: position (MISSING where there is a monkey, OUT_OF_RANGE); FAILED_PRECONDITION
  /// POSITION_MOCK as StartRun; FAILED_PRECONDITION WALK_GROUP_NOT_STARTED; FAILED_PRECONDITION WALK_GROUP_ENDED; FAILED_PRECONDITION NOT_A_WALKER to a
  /// teacher; FAILED_PRECONDITION WALK_GONE where the walk is not there any more, or not for the maker of the group; RESOURCE_EXHAUSTED TOO_MANY_RUNS as
  /// StartRun; UNAVAILABLE UNAVAILABLE when it cannot be found out who is blocked.
  nonisolated(nonsending) func startGroupRun(_ request: StartGroupRunRequest, _ context: RequestContext) async throws -> StartGroupRunResponse

  /// Leaves a group. The caller's run goes on, as one of nobody else's business. The group ends when its maker leaves. Safe to repeat.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func leaveWalkGroup(_ request: LeaveWalkGroupRequest, _ context: RequestContext) async throws -> LeaveWalkGroupResponse

  /// Sends somebody away, for good. The name is forgotten, and the group has another code, so that nobody comes back as somebody else:
  /// whoever was invited and has not come yet hears of it by "walk_group.invited". Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: number (OUT_OF_RANGE for nobody's, SELF); PERMISSION_DENIED NOT_WALK_GROUP_MAKER.
  nonisolated(nonsending) func removeFromWalkGroup(_ request: RemoveFromWalkGroupRequest, _ context: RequestContext) async throws -> RemoveFromWalkGroupResponse

  /// Ends a group, with all runs in it that go on. Safe to repeat.
  ///
  /// Errors: PERMISSION_DENIED NOT_WALK_GROUP_MAKER.
  nonisolated(nonsending) func endWalkGroup(_ request: EndWalkGroupRequest, _ context: RequestContext) async throws -> EndWalkGroupResponse
}

extension WalkGroupServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(WalkGroupServiceMethods.createWalkGroup) { (request: CreateWalkGroupRequest, context) in
        try await self.createWalkGroup(request, context)
      },
      .unary(WalkGroupServiceMethods.joinWalkGroup) { (request: JoinWalkGroupRequest, context) in
        try await self.joinWalkGroup(request, context)
      },
      .unary(WalkGroupServiceMethods.getWalkGroup) { (request: GetWalkGroupRequest, context) in
        try await self.getWalkGroup(request, context)
      },
      .unary(WalkGroupServiceMethods.listWalkGroups) { (request: ListWalkGroupsRequest, context) in
        try await self.listWalkGroups(request, context)
      },
      .unary(WalkGroupServiceMethods.inviteToWalkGroup) { (request: InviteToWalkGroupRequest, context) in
        try await self.inviteToWalkGroup(request, context)
      },
      .unary(WalkGroupServiceMethods.startWalkGroup) { (request: StartWalkGroupRequest, context) in
        try await self.startWalkGroup(request, context)
      },
      .unary(WalkGroupServiceMethods.startGroupRun) { (request: StartGroupRunRequest, context) in
        try await self.startGroupRun(request, context)
      },
      .unary(WalkGroupServiceMethods.leaveWalkGroup) { (request: LeaveWalkGroupRequest, context) in
        try await self.leaveWalkGroup(request, context)
      },
      .unary(WalkGroupServiceMethods.removeFromWalkGroup) { (request: RemoveFromWalkGroupRequest, context) in
        try await self.removeFromWalkGroup(request, context)
      },
      .unary(WalkGroupServiceMethods.endWalkGroup) { (request: EndWalkGroupRequest, context) in
        try await self.endWalkGroup(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.quizwalks.v1.WalkGroupService`.
public struct WalkGroupServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Makes a group that takes the latest version of a walk. Makers and editors of the walk take others along on any version; everybody else on one that is
  /// public or for those with the link.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: walk_id (INVALID_UUID), kind (MISSING, UNKNOWN_VALUE), options.question_timer_seconds
  /// (OUT_OF_RANGE), options.monkey (UNKNOWN_VALUE); NOT_FOUND WALK_NOT_FOUND; FAILED_PRECONDITION WALK_NOT_PUBLISHED; FAILED_PRECONDITION WALK_HIDDEN by
  /// moderators; FAILED_PRECONDITION WALK_NOT_FOR_GROUPS where it is for friends of its maker; RESOURCE_EXHAUSTED TOO_MANY_WALK_GROUPS above 10 that go on;
  /// UNAVAILABLE UNAVAILABLE when it cannot be found out who is blocked, or no code is free; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func createWalkGroup(
    _ request: CreateWalkGroupRequest, _ options: CallOptions = .init()
  ) async throws -> CreateWalkGroupResponse {
    try await channel.unary(WalkGroupServiceMethods.createWalkGroup, request, options)
  }

  /// Comes into a group by its code, or back into it. A member who is in it already is told the group.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: code (MALFORMED), name (MISSING in a class and for guests, TOO_LONG above 40,
  /// NOT_WRITING); NOT_FOUND WALK_GROUP_NOT_FOUND, also to whoever was sent away, or is blocked by or has blocked the maker of the group or of the
  /// walk; RESOURCE_EXHAUSTED WALK_GROUP_FULL above 20 people in a group and 60 pupils in a class; RESOURCE_EXHAUSTED TOO_MANY_CODES as FindWalkByCode, whose
  /// tries are counted together with these; UNAVAILABLE UNAVAILABLE when it cannot be found out who is blocked.
  public nonisolated(nonsending) func joinWalkGroup(
    _ request: JoinWalkGroupRequest, _ options: CallOptions = .init()
  ) async throws -> JoinWalkGroupResponse {
    try await channel.unary(WalkGroupServiceMethods.joinWalkGroup, request, options)
  }

  /// Gets a group as the caller sees it. People who have blocked the caller, or are blocked, are left out of a group that is no class.
  ///
  /// Errors: UNAVAILABLE UNAVAILABLE when it cannot be found out who is blocked.
  public nonisolated(nonsending) func getWalkGroup(
    _ request: GetWalkGroupRequest, _ options: CallOptions = .init()
  ) async throws -> GetWalkGroupResponse {
    try await channel.unary(WalkGroupServiceMethods.getWalkGroup, request, options)
  }

  /// Lists groups that the caller is in, those that have ended among them; the last that was joined comes first.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: page_size (OUT_OF_RANGE), page_token (PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func listWalkGroups(
    _ request: ListWalkGroupsRequest, _ options: CallOptions = .init()
  ) async throws -> ListWalkGroupsResponse {
    try await channel.unary(WalkGroupServiceMethods.listWalkGroups, request, options)
  }

  /// Sends a group to friends of the caller, who hear of it by "walk_group.invited" and are notified: once, and none who is or was in it.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: account_ids (MISSING, TOO_MANY above 50, INVALID_UUID); FAILED_PRECONDITION
  /// WALK_GROUP_ENDED; FAILED_PRECONDITION NOT_FRIENDS; FAILED_PRECONDITION IS_CLASS, to which nobody is invited; FAILED_PRECONDITION WALK_HIDDEN by
  /// moderators; UNAVAILABLE UNAVAILABLE when it cannot be found out who are friends; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func inviteToWalkGroup(
    _ request: InviteToWalkGroupRequest, _ options: CallOptions = .init()
  ) async throws -> InviteToWalkGroupResponse {
    try await channel.unary(WalkGroupServiceMethods.inviteToWalkGroup, request, options)
  }

  /// Lets a class begin; a group has begun from its first moment. Safe to repeat.
  ///
  /// Errors: PERMISSION_DENIED NOT_WALK_GROUP_MAKER; FAILED_PRECONDITION WALK_GROUP_ENDED.
  public nonisolated(nonsending) func startWalkGroup(
    _ request: StartWalkGroupRequest, _ options: CallOptions = .init()
  ) async throws -> StartWalkGroupResponse {
    try await channel.unary(WalkGroupServiceMethods.startWalkGroup, request, options)
  }

  /// Begins the caller's run in a group, with the group's options. It is walked as any other, by RunService. There is one for each who is in the group:
  /// again it tells the same.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: position (MISSING where there is a monkey, OUT_OF_RANGE); FAILED_PRECONDITION
  /// POSITION_MOCK as StartRun; FAILED_PRECONDITION WALK_GROUP_NOT_STARTED; FAILED_PRECONDITION WALK_GROUP_ENDED; FAILED_PRECONDITION NOT_A_WALKER to a
  /// teacher; FAILED_PRECONDITION WALK_GONE where the walk is not there any more, or not for the maker of the group; RESOURCE_EXHAUSTED TOO_MANY_RUNS as
  /// StartRun; UNAVAILABLE UNAVAILABLE when it cannot be found out who is blocked.
  public nonisolated(nonsending) func startGroupRun(
    _ request: StartGroupRunRequest, _ options: CallOptions = .init()
  ) async throws -> StartGroupRunResponse {
    try await channel.unary(WalkGroupServiceMethods.startGroupRun, request, options)
  }

  /// Leaves a group. The caller's run goes on, as one of nobody else's business. The group ends when its maker leaves. Safe to repeat.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func leaveWalkGroup(
    _ request: LeaveWalkGroupRequest, _ options: CallOptions = .init()
  ) async throws -> LeaveWalkGroupResponse {
    try await channel.unary(WalkGroupServiceMethods.leaveWalkGroup, request, options)
  }

  /// Sends somebody away, for good. The name is forgotten, and the group has another code, so that nobody comes back as somebody else:
  /// whoever was invited and has not come yet hears of it by "walk_group.invited". Safe to repeat.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: number (OUT_OF_RANGE for nobody's, SELF); PERMISSION_DENIED NOT_WALK_GROUP_MAKER.
  public nonisolated(nonsending) func removeFromWalkGroup(
    _ request: RemoveFromWalkGroupRequest, _ options: CallOptions = .init()
  ) async throws -> RemoveFromWalkGroupResponse {
    try await channel.unary(WalkGroupServiceMethods.removeFromWalkGroup, request, options)
  }

  /// Ends a group, with all runs in it that go on. Safe to repeat.
  ///
  /// Errors: PERMISSION_DENIED NOT_WALK_GROUP_MAKER.
  public nonisolated(nonsending) func endWalkGroup(
    _ request: EndWalkGroupRequest, _ options: CallOptions = .init()
  ) async throws -> EndWalkGroupResponse {
    try await channel.unary(WalkGroupServiceMethods.endWalkGroup, request, options)
  }
}
