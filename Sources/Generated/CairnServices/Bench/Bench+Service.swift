// Written by protoc-gen-cairn from cairn/bench/v1/bench.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.bench.v1.BenchService`: known before a body is read.
public enum BenchServiceMethods {
  /// Returns what it was sent.
  public static let echo = MethodRow(
    path: "/cairn.bench.v1.BenchService/Echo",
    access: .public, idempotency: .read,
    requestBytesMax: 1_048_576, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.bench.v1.EchoRequest", responseType: "cairn.bench.v1.EchoResponse")

  /// Returns what it was sent to a caller with a session: the same as Echo with the token check.
  public static let echoAsUser = MethodRow(
    path: "/cairn.bench.v1.BenchService/EchoAsUser",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cacheSeconds: 60, scopes: [.web],
    requestType: "cairn.bench.v1.EchoAsUserRequest", responseType: "cairn.bench.v1.EchoAsUserResponse")

  /// Reads one row by its key.
  public static let lookup = MethodRow(
    path: "/cairn.bench.v1.BenchService/Lookup",
    access: .public, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.bench.v1.LookupRequest", responseType: "cairn.bench.v1.LookupResponse")

  /// Sends count messages, interval_ms apart, then ends, with the error named if one is.
  public static let count = MethodRow(
    path: "/cairn.bench.v1.BenchService/Count",
    access: .public, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 0,
    isServerStreaming: true, rateClass: .stream,
    requestType: "cairn.bench.v1.CountRequest", responseType: "cairn.bench.v1.CountResponse")

  /// Sends count messages, interval_ms apart, to a caller with a session: a stream that the end of the session ends.
  public static let countAsUser = MethodRow(
    path: "/cairn.bench.v1.BenchService/CountAsUser",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 0,
    isServerStreaming: true, rateClass: .stream,
    requestType: "cairn.bench.v1.CountAsUserRequest", responseType: "cairn.bench.v1.CountAsUserResponse")

  /// Sends the number that was published last, then the newest whenever one is published, and ends after last_number.
  public static let subscribe = MethodRow(
    path: "/cairn.bench.v1.BenchService/Subscribe",
    access: .public, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 0,
    isServerStreaming: true, rateClass: .stream,
    requestType: "cairn.bench.v1.SubscribeRequest", responseType: "cairn.bench.v1.SubscribeResponse")

  /// Sends the same as Subscribe to a caller with a session.
  public static let subscribeAsUser = MethodRow(
    path: "/cairn.bench.v1.BenchService/SubscribeAsUser",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 0,
    isServerStreaming: true, rateClass: .stream,
    requestType: "cairn.bench.v1.SubscribeAsUserRequest", responseType: "cairn.bench.v1.SubscribeAsUserResponse")

  /// Publishes a number to all streams of Subscribe and SubscribeAsUser of this process. One that is not above the last changes nothing.
  public static let publish = MethodRow(
    path: "/cairn.bench.v1.BenchService/Publish",
    access: .public, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.bench.v1.PublishRequest", responseType: "cairn.bench.v1.PublishResponse")

  /// Fails with the code and the reason asked for, after delay_ms.
  public static let fail = MethodRow(
    path: "/cairn.bench.v1.BenchService/Fail",
    access: .public, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.bench.v1.FailRequest", responseType: "cairn.bench.v1.FailResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [echo, echoAsUser, lookup, count, countAsUser, subscribe, subscribeAsUser, publish, fail]
}

/// Methods for measuring and for testing the transport. Served by cairn-bench and by tests, never by an installation.
public protocol BenchServiceHandlers: Sendable {
  /// Returns what it was sent.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func echo(_ request: EchoRequest, _ context: RequestContext) async throws -> EchoResponse

  /// Returns what it was sent to a caller with a session: the same as Echo with the token check.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func echoAsUser(_ request: EchoAsUserRequest, _ context: RequestContext) async throws -> EchoAsUserResponse

  /// Reads one row by its key.
  ///
  /// Errors: NOT_FOUND ROW_NOT_FOUND.
  nonisolated(nonsending) func lookup(_ request: LookupRequest, _ context: RequestContext) async throws -> LookupResponse

  /// Sends count messages, interval_ms apart, then ends, with the error named if one is.
  ///
  /// Errors: the one that is asked for.
  nonisolated(nonsending) func count(_ request: CountRequest, _ context: RequestContext, _ responses: ResponseStream<CountResponse>) async throws

  /// Sends count messages, interval_ms apart, to a caller with a session: a stream that the end of the session ends.
  ///
  /// Errors: none but those of every method.
  ///
  /// Not for web pages: measures, and shows in tests what is closed.
  nonisolated(nonsending) func countAsUser(_ request: CountAsUserRequest, _ context: RequestContext, _ responses: ResponseStream<CountAsUserResponse>) async throws

  /// Sends the number that was published last, then the newest whenever one is published, and ends after last_number.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func subscribe(_ request: SubscribeRequest, _ context: RequestContext, _ responses: ResponseStream<SubscribeResponse>) async throws

  /// Sends the same as Subscribe to a caller with a session.
  ///
  /// Errors: none but those of every method.
  ///
  /// Not for web pages: measures.
  nonisolated(nonsending) func subscribeAsUser(_ request: SubscribeAsUserRequest, _ context: RequestContext, _ responses: ResponseStream<SubscribeAsUserResponse>) async throws

  /// Publishes a number to all streams of Subscribe and SubscribeAsUser of this process. One that is not above the last changes nothing.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func publish(_ request: PublishRequest, _ context: RequestContext) async throws -> PublishResponse

  /// Fails with the code and the reason asked for, after delay_ms.
  ///
  /// Errors: the one that is asked for.
  nonisolated(nonsending) func fail(_ request: FailRequest, _ context: RequestContext) async throws -> FailResponse
}

extension BenchServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(BenchServiceMethods.echo) { (request: EchoRequest, context) in
        try await self.echo(request, context)
      },
      .unary(BenchServiceMethods.echoAsUser) { (request: EchoAsUserRequest, context) in
        try await self.echoAsUser(request, context)
      },
      .unary(BenchServiceMethods.lookup) { (request: LookupRequest, context) in
        try await self.lookup(request, context)
      },
      .serverStreaming(BenchServiceMethods.count) { (request: CountRequest, context, responses: ResponseStream<CountResponse>) in
        try await self.count(request, context, responses)
      },
      .serverStreaming(BenchServiceMethods.countAsUser) { (request: CountAsUserRequest, context, responses: ResponseStream<CountAsUserResponse>) in
        try await self.countAsUser(request, context, responses)
      },
      .serverStreaming(BenchServiceMethods.subscribe) { (request: SubscribeRequest, context, responses: ResponseStream<SubscribeResponse>) in
        try await self.subscribe(request, context, responses)
      },
      .serverStreaming(BenchServiceMethods.subscribeAsUser) { (request: SubscribeAsUserRequest, context, responses: ResponseStream<SubscribeAsUserResponse>) in
        try await self.subscribeAsUser(request, context, responses)
      },
      .unary(BenchServiceMethods.publish) { (request: PublishRequest, context) in
        try await self.publish(request, context)
      },
      .unary(BenchServiceMethods.fail) { (request: FailRequest, context) in
        try await self.fail(request, context)
      },
    ]
  }
}

/// Calls `cairn.bench.v1.BenchService`.
public struct BenchServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Returns what it was sent.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func echo(
    _ request: EchoRequest, _ options: CallOptions = .init()
  ) async throws -> EchoResponse {
    try await channel.unary(BenchServiceMethods.echo, request, options)
  }

  /// Returns what it was sent to a caller with a session: the same as Echo with the token check.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func echoAsUser(
    _ request: EchoAsUserRequest, _ options: CallOptions = .init()
  ) async throws -> EchoAsUserResponse {
    try await channel.unary(BenchServiceMethods.echoAsUser, request, options)
  }

  /// Reads one row by its key.
  ///
  /// Errors: NOT_FOUND ROW_NOT_FOUND.
  public nonisolated(nonsending) func lookup(
    _ request: LookupRequest, _ options: CallOptions = .init()
  ) async throws -> LookupResponse {
    try await channel.unary(BenchServiceMethods.lookup, request, options)
  }

  /// Sends count messages, interval_ms apart, then ends, with the error named if one is.
  ///
  /// Errors: the one that is asked for.
  public nonisolated(nonsending) func count(
    _ request: CountRequest, _ options: CallOptions = .init()
  ) async throws -> RPCResponseStream<CountResponse> {
    try await channel.serverStreaming(BenchServiceMethods.count, request, options)
  }

  /// Sends count messages, interval_ms apart, to a caller with a session: a stream that the end of the session ends.
  ///
  /// Errors: none but those of every method.
  ///
  /// Not for web pages: measures, and shows in tests what is closed.
  public nonisolated(nonsending) func countAsUser(
    _ request: CountAsUserRequest, _ options: CallOptions = .init()
  ) async throws -> RPCResponseStream<CountAsUserResponse> {
    try await channel.serverStreaming(BenchServiceMethods.countAsUser, request, options)
  }

  /// Sends the number that was published last, then the newest whenever one is published, and ends after last_number.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func subscribe(
    _ request: SubscribeRequest, _ options: CallOptions = .init()
  ) async throws -> RPCResponseStream<SubscribeResponse> {
    try await channel.serverStreaming(BenchServiceMethods.subscribe, request, options)
  }

  /// Sends the same as Subscribe to a caller with a session.
  ///
  /// Errors: none but those of every method.
  ///
  /// Not for web pages: measures.
  public nonisolated(nonsending) func subscribeAsUser(
    _ request: SubscribeAsUserRequest, _ options: CallOptions = .init()
  ) async throws -> RPCResponseStream<SubscribeAsUserResponse> {
    try await channel.serverStreaming(BenchServiceMethods.subscribeAsUser, request, options)
  }

  /// Publishes a number to all streams of Subscribe and SubscribeAsUser of this process. One that is not above the last changes nothing.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func publish(
    _ request: PublishRequest, _ options: CallOptions = .init()
  ) async throws -> PublishResponse {
    try await channel.unary(BenchServiceMethods.publish, request, options)
  }

  /// Fails with the code and the reason asked for, after delay_ms.
  ///
  /// Errors: the one that is asked for.
  public nonisolated(nonsending) func fail(
    _ request: FailRequest, _ options: CallOptions = .init()
  ) async throws -> FailResponse {
    try await channel.unary(BenchServiceMethods.fail, request, options)
  }
}
