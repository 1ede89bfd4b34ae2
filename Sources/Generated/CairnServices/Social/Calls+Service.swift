// Written by protoc-gen-cairn from cairn/social/v1/calls.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.CallService`: known before a body is read.
public enum CallServiceMethods {
  /// Calls the other one of a conversation. It rings for 45 seconds. When the other one is in a call, this one has ended with CALL_OUTCOME_BUSY. When two call
  public static let startCall = MethodRow(
    path: "/cairn.social.v1.CallService/StartCall",
    access: .user, idempotency: .natural,
    requestBytesMax: 32_768, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.StartCallRequest", responseType: "cairn.social.v1.StartCallResponse")

  /// Tells the other phone something, or that the call lasts: without a word of each side within 90 seconds it is over. The first CALL_SIGNAL_KIND_ANSWER of the
  public static let sendCallSignal = MethodRow(
    path: "/cairn.social.v1.CallService/SendCallSignal",
    access: .user, idempotency: .natural,
    requestBytesMax: 32_768, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.SendCallSignalRequest", responseType: "cairn.social.v1.SendCallSignalResponse")

  /// Ends a call: hangs up, gives up before it was answered, or declines it. A call that rings ends with CALL_OUTCOME_CANCELLED by the one who calls and with
  public static let endCall = MethodRow(
    path: "/cairn.social.v1.CallService/EndCall",
    access: .user, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.EndCallRequest", responseType: "cairn.social.v1.EndCallResponse")

  /// Gets a call of the caller and what the other side has said, or the call that they are in now.
  public static let getCall = MethodRow(
    path: "/cairn.social.v1.CallService/GetCall",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.v1.GetCallRequest", responseType: "cairn.social.v1.GetCallResponse")

  /// Gets what a phone needs to use the installation's TURN servers for six hours: they are asked for before each call. No servers where the installation has
  public static let getTurnServers = MethodRow(
    path: "/cairn.social.v1.CallService/GetTurnServers",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.social.v1.GetTurnServersRequest", responseType: "cairn.social.v1.GetTurnServersResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [startCall, sendCallSignal, endCall, getCall, getTurnServers]
}

/// Calls of two people: who calls whom, and what their phones tell each other before and while they talk (offer, answer, candidates of WebRTC). Voice and
/// pictures are the phones' own: they go from one to the other, or over a TURN server, and never through Cairn.
///
/// People call each other who have a conversation of two, and are friends or, of age, have both written in it; a block ends a call. All phones of both hear of
/// each change by "conversation.call", an ephemeral event, and ask GetCall for what was said: what is kept of a call is forgotten at its end, and that there was
/// one after an hour. The one who is called is notified by "call.ringing" unless they have muted the conversation. A call that was not answered stands in the
/// conversation as an entry (ChatMessage.missed_call).
///
/// Not for web pages: people call each other in the apps.
public protocol CallServiceHandlers: Sendable {
  /// Calls the other one of a conversation. It rings for 45 seconds. When the other one is in a call, this one has ended with CALL_OUTCOME_BUSY. When two call
  /// each other at once, one is rung, and the other is told IN_CALL: it finds by GetCall what rings, and answers. Safe to repeat: a call is known by its id.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; PERMISSION_DENIED CHAT_NOT_ALLOWED for a caller who may write to nobody; PERMISSION_DENIED CALL_NOT_ALLOWED for a
  /// group, when the other one is no friend and has never written in the conversation, or either is not of age, and when they may write to nobody;
  /// FAILED_PRECONDITION IN_CALL when the caller is in another call; ALREADY_EXISTS CALL_ID_USED; RESOURCE_EXHAUSTED TOO_MANY_CALLS with retry_after_ms, after
  /// five calls to the same person within an hour that nobody answered; UNAVAILABLE UNAVAILABLE when nobody can say who they are; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations: call_id
  /// and conversation_id (INVALID_UUID), offer (MISSING, TOO_LONG, NOT_WRITING).
  nonisolated(nonsending) func startCall(_ request: StartCallRequest, _ context: RequestContext) async throws -> StartCallResponse

  /// Tells the other phone something, or that the call lasts: without a word of each side within 90 seconds it is over. The first CALL_SIGNAL_KIND_ANSWER of the
  /// one who is called answers the call; a second phone of theirs is told that it was answered. Safe to repeat: a signal is known by its id.
  ///
  /// Errors: NOT_FOUND CALL_NOT_FOUND; FAILED_PRECONDITION CALL_ENDED; FAILED_PRECONDITION CALL_ANSWERED for the answer of another phone; FAILED_PRECONDITION
  /// CALL_NOT_ACTIVE for what cannot be said before the answer; PERMISSION_DENIED CALL_NOT_ALLOWED for the caller's own answer; RESOURCE_EXHAUSTED
  /// TOO_MANY_SIGNALS after 200, or 256 KiB, of one call; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: call_id and signal_id (INVALID_UUID), kind
  /// (MISSING, UNKNOWN_VALUE), payload (MISSING, TOO_LONG, NOT_WRITING, NOT_APPLICABLE with CALL_SIGNAL_KIND_KEEP_ALIVE).
  nonisolated(nonsending) func sendCallSignal(_ request: SendCallSignalRequest, _ context: RequestContext) async throws -> SendCallSignalResponse

  /// Ends a call: hangs up, gives up before it was answered, or declines it. A call that rings ends with CALL_OUTCOME_CANCELLED by the one who calls and with
  /// CALL_OUTCOME_DECLINED by the one who is called. Safe to repeat: a call ends once.
  ///
  /// Errors: NOT_FOUND CALL_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation call_id INVALID_UUID.
  nonisolated(nonsending) func endCall(_ request: EndCallRequest, _ context: RequestContext) async throws -> EndCallResponse

  /// Gets a call of the caller and what the other side has said, or the call that they are in now.
  ///
  /// Errors: NOT_FOUND CALL_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: call_id (INVALID_UUID), after_number (OUT_OF_RANGE).
  nonisolated(nonsending) func getCall(_ request: GetCallRequest, _ context: RequestContext) async throws -> GetCallResponse

  /// Gets what a phone needs to use the installation's TURN servers for six hours: they are asked for before each call. No servers where the installation has
  /// none, and for somebody who may write to nobody: they call nobody, and a relay is dear.
  ///
  /// Errors: none of its own.
  nonisolated(nonsending) func getTurnServers(_ request: GetTurnServersRequest, _ context: RequestContext) async throws -> GetTurnServersResponse
}

extension CallServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(CallServiceMethods.startCall) { (request: StartCallRequest, context) in
        try await self.startCall(request, context)
      },
      .unary(CallServiceMethods.sendCallSignal) { (request: SendCallSignalRequest, context) in
        try await self.sendCallSignal(request, context)
      },
      .unary(CallServiceMethods.endCall) { (request: EndCallRequest, context) in
        try await self.endCall(request, context)
      },
      .unary(CallServiceMethods.getCall) { (request: GetCallRequest, context) in
        try await self.getCall(request, context)
      },
      .unary(CallServiceMethods.getTurnServers) { (request: GetTurnServersRequest, context) in
        try await self.getTurnServers(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.CallService`.
public struct CallServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Calls the other one of a conversation. It rings for 45 seconds. When the other one is in a call, this one has ended with CALL_OUTCOME_BUSY. When two call
  /// each other at once, one is rung, and the other is told IN_CALL: it finds by GetCall what rings, and answers. Safe to repeat: a call is known by its id.
  ///
  /// Errors: NOT_FOUND CONVERSATION_NOT_FOUND; PERMISSION_DENIED CHAT_NOT_ALLOWED for a caller who may write to nobody; PERMISSION_DENIED CALL_NOT_ALLOWED for a
  /// group, when the other one is no friend and has never written in the conversation, or either is not of age, and when they may write to nobody;
  /// FAILED_PRECONDITION IN_CALL when the caller is in another call; ALREADY_EXISTS CALL_ID_USED; RESOURCE_EXHAUSTED TOO_MANY_CALLS with retry_after_ms, after
  /// five calls to the same person within an hour that nobody answered; UNAVAILABLE UNAVAILABLE when nobody can say who they are; INVALID_ARGUMENT
  /// INVALID_ARGUMENT with field violations: call_id
  /// and conversation_id (INVALID_UUID), offer (MISSING, TOO_LONG, NOT_WRITING).
  public nonisolated(nonsending) func startCall(
    _ request: StartCallRequest, _ options: CallOptions = .init()
  ) async throws -> StartCallResponse {
    try await channel.unary(CallServiceMethods.startCall, request, options)
  }

  /// Tells the other phone something, or that the call lasts: without a word of each side within 90 seconds it is over. The first CALL_SIGNAL_KIND_ANSWER of the
  /// one who is called answers the call; a second phone of theirs is told that it was answered. Safe to repeat: a signal is known by its id.
  ///
  /// Errors: NOT_FOUND CALL_NOT_FOUND; FAILED_PRECONDITION CALL_ENDED; FAILED_PRECONDITION CALL_ANSWERED for the answer of another phone; FAILED_PRECONDITION
  /// CALL_NOT_ACTIVE for what cannot be said before the answer; PERMISSION_DENIED CALL_NOT_ALLOWED for the caller's own answer; RESOURCE_EXHAUSTED
  /// TOO_MANY_SIGNALS after 200, or 256 KiB, of one call; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: call_id and signal_id (INVALID_UUID), kind
  /// (MISSING, UNKNOWN_VALUE), payload (MISSING, TOO_LONG, NOT_WRITING, NOT_APPLICABLE with CALL_SIGNAL_KIND_KEEP_ALIVE).
  public nonisolated(nonsending) func sendCallSignal(
    _ request: SendCallSignalRequest, _ options: CallOptions = .init()
  ) async throws -> SendCallSignalResponse {
    try await channel.unary(CallServiceMethods.sendCallSignal, request, options)
  }

  /// Ends a call: hangs up, gives up before it was answered, or declines it. A call that rings ends with CALL_OUTCOME_CANCELLED by the one who calls and with
  /// CALL_OUTCOME_DECLINED by the one who is called. Safe to repeat: a call ends once.
  ///
  /// Errors: NOT_FOUND CALL_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with the field violation call_id INVALID_UUID.
  public nonisolated(nonsending) func endCall(
    _ request: EndCallRequest, _ options: CallOptions = .init()
  ) async throws -> EndCallResponse {
    try await channel.unary(CallServiceMethods.endCall, request, options)
  }

  /// Gets a call of the caller and what the other side has said, or the call that they are in now.
  ///
  /// Errors: NOT_FOUND CALL_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: call_id (INVALID_UUID), after_number (OUT_OF_RANGE).
  public nonisolated(nonsending) func getCall(
    _ request: GetCallRequest, _ options: CallOptions = .init()
  ) async throws -> GetCallResponse {
    try await channel.unary(CallServiceMethods.getCall, request, options)
  }

  /// Gets what a phone needs to use the installation's TURN servers for six hours: they are asked for before each call. No servers where the installation has
  /// none, and for somebody who may write to nobody: they call nobody, and a relay is dear.
  ///
  /// Errors: none of its own.
  public nonisolated(nonsending) func getTurnServers(
    _ request: GetTurnServersRequest, _ options: CallOptions = .init()
  ) async throws -> GetTurnServersResponse {
    try await channel.unary(CallServiceMethods.getTurnServers, request, options)
  }
}
