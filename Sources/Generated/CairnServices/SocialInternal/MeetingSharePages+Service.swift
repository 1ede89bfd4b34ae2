// Written by protoc-gen-cairn from cairn/social/internal/v1/meeting_share_pages.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.internal.v1.MeetingSharePageService`: known before a body is read.
public enum MeetingSharePageServiceMethods {
  /// Gets the page of a link.
  public static let readMeetingSharePage = MethodRow(
    path: "/cairn.social.internal.v1.MeetingSharePageService/ReadMeetingSharePage",
    access: .internal, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.internal.v1.ReadMeetingSharePageRequest", responseType: "cairn.social.internal.v1.ReadMeetingSharePageResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [readMeetingSharePage]
}

/// Hands the pages of meetings to the gateway, which serves them to everybody who has a link to one.
public protocol MeetingSharePageServiceHandlers: Sendable {
  /// Gets the page of a link.
  ///
  /// Errors: NOT_FOUND MEETING_SHARE_NOT_FOUND for a token that was not made here, and for a link that is forgotten; UNAVAILABLE UNAVAILABLE when nobody can
  /// say who meets; PERMISSION_DENIED PERMISSION_DENIED for every service but the gateway.
  nonisolated(nonsending) func readMeetingSharePage(_ request: ReadMeetingSharePageRequest, _ context: RequestContext) async throws -> ReadMeetingSharePageResponse
}

extension MeetingSharePageServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(MeetingSharePageServiceMethods.readMeetingSharePage) { (request: ReadMeetingSharePageRequest, context) in
        try await self.readMeetingSharePage(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.internal.v1.MeetingSharePageService`.
public struct MeetingSharePageServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets the page of a link.
  ///
  /// Errors: NOT_FOUND MEETING_SHARE_NOT_FOUND for a token that was not made here, and for a link that is forgotten; UNAVAILABLE UNAVAILABLE when nobody can
  /// say who meets; PERMISSION_DENIED PERMISSION_DENIED for every service but the gateway.
  public nonisolated(nonsending) func readMeetingSharePage(
    _ request: ReadMeetingSharePageRequest, _ options: CallOptions = .init()
  ) async throws -> ReadMeetingSharePageResponse {
    try await channel.unary(MeetingSharePageServiceMethods.readMeetingSharePage, request, options)
  }
}
