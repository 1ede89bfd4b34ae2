// Written by protoc-gen-cairn from connectrpc/conformance/v1/service.proto; not by hand.
// swift-format-ignore-file

public import ConformanceProto
public import RPC

/// Rows of the methods of `connectrpc.conformance.v1.ConformanceService`: known before a body is read.
public enum ConformanceServiceMethods {
  /// Answers as the request says, and tells what the server saw of the request.
  public static let unary = MethodRow(
    path: "/connectrpc.conformance.v1.ConformanceService/Unary",
    access: .public, idempotency: .natural,
    requestBytesMax: 4_194_304, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "connectrpc.conformance.v1.UnaryRequest", responseType: "connectrpc.conformance.v1.UnaryResponse")

  /// Sends as many messages as the request says, the first with what the server saw of the request.
  public static let serverStream = MethodRow(
    path: "/connectrpc.conformance.v1.ConformanceService/ServerStream",
    access: .public, idempotency: .natural,
    requestBytesMax: 4_194_304, timeoutMsMax: 0,
    isServerStreaming: true, rateClass: .stream,
    requestType: "connectrpc.conformance.v1.ServerStreamRequest", responseType: "connectrpc.conformance.v1.ServerStreamResponse")

  /// Fails with `unimplemented`, always.
  public static let unimplemented = MethodRow(
    path: "/connectrpc.conformance.v1.ConformanceService/Unimplemented",
    access: .public, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "connectrpc.conformance.v1.UnimplementedRequest", responseType: "connectrpc.conformance.v1.UnimplementedResponse")

  /// Answers as Unary does; may be called by GET.
  public static let idempotentUnary = MethodRow(
    path: "/connectrpc.conformance.v1.ConformanceService/IdempotentUnary",
    access: .public, idempotency: .read,
    requestBytesMax: 4_194_304, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "connectrpc.conformance.v1.IdempotentUnaryRequest", responseType: "connectrpc.conformance.v1.IdempotentUnaryResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [unary, serverStream, unimplemented, idempotentUnary]
}

/// What the public conformance suite of the Connect protocol calls on a server under test, as far as Cairn speaks it: names, numbers and
/// types are the suite's, the words are ours. ClientStream and BidiStream are left out on purpose: a method that is not there answers
/// `unimplemented`, as any unknown one does. Not a part of Cairn's contract.
public protocol ConformanceServiceHandlers: Sendable {
  /// Answers as the request says, and tells what the server saw of the request.
  nonisolated(nonsending) func unary(_ request: UnaryRequest, _ context: RequestContext) async throws -> UnaryResponse

  /// Sends as many messages as the request says, the first with what the server saw of the request.
  nonisolated(nonsending) func serverStream(_ request: ServerStreamRequest, _ context: RequestContext, _ responses: ResponseStream<ServerStreamResponse>) async throws

  /// Fails with `unimplemented`, always.
  nonisolated(nonsending) func unimplemented(_ request: UnimplementedRequest, _ context: RequestContext) async throws -> UnimplementedResponse

  /// Answers as Unary does; may be called by GET.
  nonisolated(nonsending) func idempotentUnary(_ request: IdempotentUnaryRequest, _ context: RequestContext) async throws -> IdempotentUnaryResponse
}

extension ConformanceServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ConformanceServiceMethods.unary) { (request: UnaryRequest, context) in
        try await self.unary(request, context)
      },
      .serverStreaming(ConformanceServiceMethods.serverStream) { (request: ServerStreamRequest, context, responses: ResponseStream<ServerStreamResponse>) in
        try await self.serverStream(request, context, responses)
      },
      .unary(ConformanceServiceMethods.unimplemented) { (request: UnimplementedRequest, context) in
        try await self.unimplemented(request, context)
      },
      .unary(ConformanceServiceMethods.idempotentUnary) { (request: IdempotentUnaryRequest, context) in
        try await self.idempotentUnary(request, context)
      },
    ]
  }
}

/// Calls `connectrpc.conformance.v1.ConformanceService`.
public struct ConformanceServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Answers as the request says, and tells what the server saw of the request.
  public nonisolated(nonsending) func unary(
    _ request: UnaryRequest, _ options: CallOptions = .init()
  ) async throws -> UnaryResponse {
    try await channel.unary(ConformanceServiceMethods.unary, request, options)
  }

  /// Sends as many messages as the request says, the first with what the server saw of the request.
  public nonisolated(nonsending) func serverStream(
    _ request: ServerStreamRequest, _ options: CallOptions = .init()
  ) async throws -> RPCResponseStream<ServerStreamResponse> {
    try await channel.serverStreaming(ConformanceServiceMethods.serverStream, request, options)
  }

  /// Fails with `unimplemented`, always.
  public nonisolated(nonsending) func unimplemented(
    _ request: UnimplementedRequest, _ options: CallOptions = .init()
  ) async throws -> UnimplementedResponse {
    try await channel.unary(ConformanceServiceMethods.unimplemented, request, options)
  }

  /// Answers as Unary does; may be called by GET.
  public nonisolated(nonsending) func idempotentUnary(
    _ request: IdempotentUnaryRequest, _ options: CallOptions = .init()
  ) async throws -> IdempotentUnaryResponse {
    try await channel.unary(ConformanceServiceMethods.idempotentUnary, request, options)
  }
}
