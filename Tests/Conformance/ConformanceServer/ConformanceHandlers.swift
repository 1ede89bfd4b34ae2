public import ConformanceProto
public import ConformanceServices
internal import EventLoop
internal import Protobuf
public import RPC

/// Serves `connectrpc.conformance.v1.ConformanceService`: answers as each request says, and tells what it saw of the request.
public struct ConformanceHandlers: ConformanceServiceHandlers {
  public init() {}

  public func unary(_ request: UnaryRequest, _ context: RequestContext) async throws -> UnaryResponse {
    UnaryResponse(payload: try await answer(request.responseDefinition, request, context))
  }

  public func idempotentUnary(_ request: IdempotentUnaryRequest, _ context: RequestContext) async throws -> IdempotentUnaryResponse {
    IdempotentUnaryResponse(payload: try await answer(request.responseDefinition, request, context))
  }

  public func unimplemented(_ request: UnimplementedRequest, _ context: RequestContext) async throws -> UnimplementedResponse {
    throw RPCError(.unimplemented, told: "UNIMPLEMENTED", message: "not implemented, on purpose")
  }

  public func serverStream(
    _ request: ServerStreamRequest, _ context: RequestContext, _ responses: ResponseStream<ServerStreamResponse>
  ) async throws {
    guard let definition = request.responseDefinition else { return }
    try add(definition.responseHeaders, definition.responseTrailers, to: context)
    let info = Self.info(request, context)
    for (index, data) in definition.responseData.enumerated() {
      try await Self.wait(definition.responseDelayMs)
      let payload = ConformancePayload(data: data, requestInfo: index == 0 ? info : nil)
      try await responses.send(ServerStreamResponse(payload: payload))
    }
    if let error = definition.error { throw Self.error(error, seen: definition.responseData.isEmpty ? info : nil) }
  }

  // MARK: Unary

  private func answer(
    _ definition: UnaryResponseDefinition?, _ request: some Message, _ context: RequestContext
  ) async throws -> ConformancePayload {
    let info = Self.info(request, context)
    guard let definition else { return ConformancePayload(requestInfo: info) }
    try add(definition.responseHeaders, definition.responseTrailers, to: context)
    try await Self.wait(definition.responseDelayMs)
    switch definition.response {
    case .error(let error): throw Self.error(error, seen: info)
    case .responseData(let data): return ConformancePayload(data: data, requestInfo: info)
    case nil: return ConformancePayload(requestInfo: info)
    }
  }

  // MARK: What was seen of the request

  private static func info(_ request: some Message, _ context: RequestContext) -> ConformancePayload.RequestInfo {
    let headers = context.requestHeaders
    let parameters = context.queryParameters
    return ConformancePayload.RequestInfo(
      requestHeaders: grouped(headers.fields), timeoutMs: headers["connect-timeout-ms"].first.flatMap { Int64($0) },
      requests: [AnyMessage(request)], connectGetInfo: parameters.map { ConformancePayload.ConnectGetInfo(queryParams: grouped($0)) })
  }

  /// Each name once, with its values in their order.
  private static func grouped(_ fields: [RPCMetadata.Field]) -> [Header] {
    var headers: [Header] = []
    for field in fields {
      if let index = headers.firstIndex(where: { $0.name == field.name }) {
        headers[index].value.append(field.value)
      } else {
        headers.append(Header(name: field.name, value: [field.value]))
      }
    }
    return headers
  }

  // MARK: What is answered

  private func add(_ headers: [Header], _ trailers: [Header], to context: RequestContext) throws {
    for header in headers {
      for value in header.value { try context.addHeader(header.name, value) }
    }
    for trailer in trailers {
      for value in trailer.value { try context.addTrailer(trailer.name, value) }
    }
  }

  private static func error(_ error: ErrorMessage, seen info: ConformancePayload.RequestInfo?) -> RPCError {
    let asked = error.details.map { RPCErrorDetail(type: $0.messageName, value: $0.value) }
    let seen = info.map { [RPCErrorDetail($0)] } ?? []
    return RPCError(code(error.code), told: "AS_ASKED", message: error.message ?? "", details: asked + seen)
  }

  /// The suite's names are those of the protocol in capitals.
  private static func code(_ code: Code) -> RPCCode {
    let name = (code.protoName ?? "").dropFirst("CODE_".count).lowercased()
    return RPCCode(rawValue: name) ?? .unknown
  }

  private static func wait(_ milliseconds: UInt32) async throws {
    if milliseconds > 0 { try await Loop.current?.sleep(for: .milliseconds(Int64(milliseconds))) }
  }
}
