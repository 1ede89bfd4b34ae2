// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/meeting_shares.proto; not by hand.
// swift-format-ignore-file

public import LocalBuddyProto
public import RPC

/// Rows of the methods of `cairn.social.localbuddy.v1.MeetingShareService`: known before a body is read.
public enum MeetingShareServiceMethods {
  /// Makes a link to a fixed meeting of the caller that is not over.
  public static let shareMeeting = MethodRow(
    path: "/cairn.social.localbuddy.v1.MeetingShareService/ShareMeeting",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.localbuddy.v1.ShareMeetingRequest", responseType: "cairn.social.localbuddy.v1.ShareMeetingResponse")

  /// Tells those who have the caller's links to a meeting that the caller is home: all of these links are over. Once said it stays so.
  public static let sayHome = MethodRow(
    path: "/cairn.social.localbuddy.v1.MeetingShareService/SayHome",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.localbuddy.v1.SayHomeRequest", responseType: "cairn.social.localbuddy.v1.SayHomeResponse")

  /// Takes a link of the caller back, for example one that went to somebody else by mistake: its page says that it is over, and nothing of where the caller is.
  public static let revokeMeetingShare = MethodRow(
    path: "/cairn.social.localbuddy.v1.MeetingShareService/RevokeMeetingShare",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.localbuddy.v1.RevokeMeetingShareRequest", responseType: "cairn.social.localbuddy.v1.RevokeMeetingShareResponse")

  /// Gets the caller's links to a meeting, the earliest first: at most ten, those that are over included.
  public static let getMeetingShares = MethodRow(
    path: "/cairn.social.localbuddy.v1.MeetingShareService/GetMeetingShares",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.localbuddy.v1.GetMeetingSharesRequest", responseType: "cairn.social.localbuddy.v1.GetMeetingSharesResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [shareMeeting, sayHome, revokeMeetingShare, getMeetingShares]
}

/// Lets somebody show a fixed meeting to people whom they trust, by links that need no account: with whom they meet (user name and picture), when by the clock at
/// the place, and where the two have agreed to meet. Nothing else is shown, and nothing is ever sent to anybody: the caller gives the link away.
///
/// The other one who meets is not told. It is a precaution, and a precaution that is announced to the person against whom it is taken invites them to talk one out
/// of it; what is shown is no more than one would say to a friend before leaving the house.
///
/// A link ends when its maker says "home", takes it back, or twelve hours after the end of the meeting; the page says which. A meeting that is called off or moved
/// is shown as such, without the other's name. So is one of two between whom there is a block that was made before the meeting began; a later one takes
/// nothing from the page, for whoever has bad intentions would make one. A meeting that went with the account of the other one is told as
/// one of which nothing is known any more, and the page says to ask who has made the link.
///
/// Not for web pages: a path that needs no session outlives the page's.
public protocol MeetingShareServiceHandlers: Sendable {
  /// Makes a link to a fixed meeting of the caller that is not over.
  ///
  /// Errors: NOT_FOUND MEETING_NOT_FOUND; FAILED_PRECONDITION MEETING_NOT_FIXED with metadata state; FAILED_PRECONDITION MEETING_OVER for one that has ended;
  /// RESOURCE_EXHAUSTED SHARE_LIMIT_REACHED with metadata max, for links that the caller has made of the meeting, those that are over included;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations: meeting_id (INVALID_UUID), language (MALFORMED); ABORTED REQUEST_IN_PROGRESS;
  /// ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func shareMeeting(_ request: ShareMeetingRequest, _ context: RequestContext) async throws -> ShareMeetingResponse

  /// Tells those who have the caller's links to a meeting that the caller is home: all of these links are over. Once said it stays so.
  ///
  /// Errors: NOT_FOUND MEETING_SHARE_NOT_FOUND when the caller has shown the meeting to nobody; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation
  /// meeting_id INVALID_UUID.
  nonisolated(nonsending) func sayHome(_ request: SayHomeRequest, _ context: RequestContext) async throws -> SayHomeResponse

  /// Takes a link of the caller back, for example one that went to somebody else by mistake: its page says that it is over, and nothing of where the caller is.
  /// One that is over stays as it is.
  ///
  /// Errors: NOT_FOUND MEETING_SHARE_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation share_id INVALID_UUID.
  nonisolated(nonsending) func revokeMeetingShare(_ request: RevokeMeetingShareRequest, _ context: RequestContext) async throws -> RevokeMeetingShareResponse

  /// Gets the caller's links to a meeting, the earliest first: at most ten, those that are over included.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation meeting_id INVALID_UUID.
  nonisolated(nonsending) func getMeetingShares(_ request: GetMeetingSharesRequest, _ context: RequestContext) async throws -> GetMeetingSharesResponse
}

extension MeetingShareServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(MeetingShareServiceMethods.shareMeeting) { (request: ShareMeetingRequest, context) in
        try await self.shareMeeting(request, context)
      },
      .unary(MeetingShareServiceMethods.sayHome) { (request: SayHomeRequest, context) in
        try await self.sayHome(request, context)
      },
      .unary(MeetingShareServiceMethods.revokeMeetingShare) { (request: RevokeMeetingShareRequest, context) in
        try await self.revokeMeetingShare(request, context)
      },
      .unary(MeetingShareServiceMethods.getMeetingShares) { (request: GetMeetingSharesRequest, context) in
        try await self.getMeetingShares(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.localbuddy.v1.MeetingShareService`.
public struct MeetingShareServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Makes a link to a fixed meeting of the caller that is not over.
  ///
  /// Errors: NOT_FOUND MEETING_NOT_FOUND; FAILED_PRECONDITION MEETING_NOT_FIXED with metadata state; FAILED_PRECONDITION MEETING_OVER for one that has ended;
  /// RESOURCE_EXHAUSTED SHARE_LIMIT_REACHED with metadata max, for links that the caller has made of the meeting, those that are over included;
  /// INVALID_ARGUMENT INVALID_ARGUMENT with field violations: meeting_id (INVALID_UUID), language (MALFORMED); ABORTED REQUEST_IN_PROGRESS;
  /// ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func shareMeeting(
    _ request: ShareMeetingRequest, _ options: CallOptions = .init()
  ) async throws -> ShareMeetingResponse {
    try await channel.unary(MeetingShareServiceMethods.shareMeeting, request, options)
  }

  /// Tells those who have the caller's links to a meeting that the caller is home: all of these links are over. Once said it stays so.
  ///
  /// Errors: NOT_FOUND MEETING_SHARE_NOT_FOUND when the caller has shown the meeting to nobody; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation
  /// meeting_id INVALID_UUID.
  public nonisolated(nonsending) func sayHome(
    _ request: SayHomeRequest, _ options: CallOptions = .init()
  ) async throws -> SayHomeResponse {
    try await channel.unary(MeetingShareServiceMethods.sayHome, request, options)
  }

  /// Takes a link of the caller back, for example one that went to somebody else by mistake: its page says that it is over, and nothing of where the caller is.
  /// One that is over stays as it is.
  ///
  /// Errors: NOT_FOUND MEETING_SHARE_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation share_id INVALID_UUID.
  public nonisolated(nonsending) func revokeMeetingShare(
    _ request: RevokeMeetingShareRequest, _ options: CallOptions = .init()
  ) async throws -> RevokeMeetingShareResponse {
    try await channel.unary(MeetingShareServiceMethods.revokeMeetingShare, request, options)
  }

  /// Gets the caller's links to a meeting, the earliest first: at most ten, those that are over included.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with the field violation meeting_id INVALID_UUID.
  public nonisolated(nonsending) func getMeetingShares(
    _ request: GetMeetingSharesRequest, _ options: CallOptions = .init()
  ) async throws -> GetMeetingSharesResponse {
    try await channel.unary(MeetingShareServiceMethods.getMeetingShares, request, options)
  }
}
