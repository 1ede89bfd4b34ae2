// Written by protoc-gen-cairn from cairn/social/v1/streams.proto; not by hand.
// swift-format-ignore-file

public import AllAppsProto
public import RPC

/// Rows of the methods of `cairn.social.v1.StreamService`: known before a body is read.
public enum StreamServiceMethods {
  /// Sends every event behind a cursor, in order, then each new one as it happens. Without events, a message at least every 25 seconds: a
  public static let subscribeEvents = MethodRow(
    path: "/cairn.social.v1.StreamService/SubscribeEvents",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 0,
    isServerStreaming: true, rateClass: .stream, scopes: [.web],
    requestType: "cairn.social.v1.SubscribeEventsRequest", responseType: "cairn.social.v1.SubscribeEventsResponse")

  /// Gets a page of the events behind a cursor without waiting for more. Where they are not kept any more it says so and tells where to go
  public static let sync = MethodRow(
    path: "/cairn.social.v1.StreamService/Sync",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.v1.SyncRequest", responseType: "cairn.social.v1.SyncResponse")

  /// Tells how far a device has worked in its stream, and what it shows. Safe to repeat. An older cursor of the same epoch than the device has told of
  public static let acknowledge = MethodRow(
    path: "/cairn.social.v1.StreamService/Acknowledge",
    access: .guest, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.social.v1.AcknowledgeRequest", responseType: "cairn.social.v1.AcknowledgeResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [subscribeEvents, sync, acknowledge]
}

/// Events of a person, in one stream over all apps, each event with a number.
///
/// A client that starts for the first time calls Sync without a cursor, loads its lists, and subscribes after the cursor it was given. Later it
/// keeps the cursor of the last answer it has worked in and subscribes after that, whatever has ended the stream before: nothing is left out,
/// nothing comes twice, and the numbers tell. An event that is worked in twice, because the client has forgotten its cursor, does no harm.
public protocol StreamServiceHandlers: Sendable {
  /// Sends every event behind a cursor, in order, then each new one as it happens. Without events, a message at least every 25 seconds: a
  /// client that hears nothing for 60 seconds calls again.
  ///
  /// A device has one such stream at one process of the service: another call of it that reaches the same process ends the one before with ABORTED
  /// STREAM_REPLACED. Likewise, with an account's ninth device at one process, the stream that was subscribed the longest ago ends with
  /// RESOURCE_EXHAUSTED TOO_MANY_STREAMS. Streams at different processes do not end each other, and each gives all events: a client ends its own
  /// former stream. A client that does not read for 30 seconds is reset. The end of the access token does not end a stream; the end of the session
  /// does.
  ///
  /// Errors: OUT_OF_RANGE CURSOR_TOO_OLD when events behind the cursor are not kept any more, or it is of another epoch or ahead of the
  /// stream, as after the restoring of a backup: call Sync; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED STREAM_REPLACED;
  /// RESOURCE_EXHAUSTED TOO_MANY_STREAMS; UNAVAILABLE UNAVAILABLE when the service restarts: call again.
  nonisolated(nonsending) func subscribeEvents(_ request: SubscribeEventsRequest, _ context: RequestContext, _ responses: ResponseStream<SubscribeEventsResponse>) async throws

  /// Gets a page of the events behind a cursor without waiting for more. Where they are not kept any more it says so and tells where to go
  /// on: the client loads its lists anew and subscribes after the cursor of the answer.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  nonisolated(nonsending) func sync(_ request: SyncRequest, _ context: RequestContext) async throws -> SyncResponse

  /// Tells how far a device has worked in its stream, and what it shows. Safe to repeat. An older cursor of the same epoch than the device has told of
  /// changes neither: the call comes late. That the device is there, and by which session, is noted all the same.
  ///
  /// Errors: OUT_OF_RANGE CURSOR_TOO_OLD when the cursor is of another epoch or ahead of the stream; INVALID_ARGUMENT INVALID_ARGUMENT with
  /// field violations.
  nonisolated(nonsending) func acknowledge(_ request: AcknowledgeRequest, _ context: RequestContext) async throws -> AcknowledgeResponse
}

extension StreamServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .serverStreaming(StreamServiceMethods.subscribeEvents) { (request: SubscribeEventsRequest, context, responses: ResponseStream<SubscribeEventsResponse>) in
        try await self.subscribeEvents(request, context, responses)
      },
      .unary(StreamServiceMethods.sync) { (request: SyncRequest, context) in
        try await self.sync(request, context)
      },
      .unary(StreamServiceMethods.acknowledge) { (request: AcknowledgeRequest, context) in
        try await self.acknowledge(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.StreamService`.
public struct StreamServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Sends every event behind a cursor, in order, then each new one as it happens. Without events, a message at least every 25 seconds: a
  /// client that hears nothing for 60 seconds calls again.
  ///
  /// A device has one such stream at one process of the service: another call of it that reaches the same process ends the one before with ABORTED
  /// STREAM_REPLACED. Likewise, with an account's ninth device at one process, the stream that was subscribed the longest ago ends with
  /// RESOURCE_EXHAUSTED TOO_MANY_STREAMS. Streams at different processes do not end each other, and each gives all events: a client ends its own
  /// former stream. A client that does not read for 30 seconds is reset. The end of the access token does not end a stream; the end of the session
  /// does.
  ///
  /// Errors: OUT_OF_RANGE CURSOR_TOO_OLD when events behind the cursor are not kept any more, or it is of another epoch or ahead of the
  /// stream, as after the restoring of a backup: call Sync; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED STREAM_REPLACED;
  /// RESOURCE_EXHAUSTED TOO_MANY_STREAMS; UNAVAILABLE UNAVAILABLE when the service restarts: call again.
  public nonisolated(nonsending) func subscribeEvents(
    _ request: SubscribeEventsRequest, _ options: CallOptions = .init()
  ) async throws -> RPCResponseStream<SubscribeEventsResponse> {
    try await channel.serverStreaming(StreamServiceMethods.subscribeEvents, request, options)
  }

  /// Gets a page of the events behind a cursor without waiting for more. Where they are not kept any more it says so and tells where to go
  /// on: the client loads its lists anew and subscribes after the cursor of the answer.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations.
  public nonisolated(nonsending) func sync(
    _ request: SyncRequest, _ options: CallOptions = .init()
  ) async throws -> SyncResponse {
    try await channel.unary(StreamServiceMethods.sync, request, options)
  }

  /// Tells how far a device has worked in its stream, and what it shows. Safe to repeat. An older cursor of the same epoch than the device has told of
  /// changes neither: the call comes late. That the device is there, and by which session, is noted all the same.
  ///
  /// Errors: OUT_OF_RANGE CURSOR_TOO_OLD when the cursor is of another epoch or ahead of the stream; INVALID_ARGUMENT INVALID_ARGUMENT with
  /// field violations.
  public nonisolated(nonsending) func acknowledge(
    _ request: AcknowledgeRequest, _ options: CallOptions = .init()
  ) async throws -> AcknowledgeResponse {
    try await channel.unary(StreamServiceMethods.acknowledge, request, options)
  }
}
