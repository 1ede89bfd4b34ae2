// Written by protoc-gen-cairn from cairn/auth/v1/server_info.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.v1.ServerInfoService`: known before a body is read.
public enum ServerInfoServiceMethods {
  /// Gets what every client may know of the installation. The same for everybody, and another only after a restart.
  public static let getServerInfo = MethodRow(
    path: "/cairn.auth.v1.ServerInfoService/GetServerInfo",
    access: .public, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cacheSeconds: 300,
    requestType: "cairn.auth.v1.GetServerInfoRequest", responseType: "cairn.auth.v1.GetServerInfoResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getServerInfo]
}

/// Tells an app where it is before anybody has logged in: what this installation has, and what its forms must hold to.
public protocol ServerInfoServiceHandlers: Sendable {
  /// Gets what every client may know of the installation. The same for everybody, and another only after a restart.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func getServerInfo(_ request: GetServerInfoRequest, _ context: RequestContext) async throws -> GetServerInfoResponse
}

extension ServerInfoServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ServerInfoServiceMethods.getServerInfo) { (request: GetServerInfoRequest, context) in
        try await self.getServerInfo(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.ServerInfoService`.
public struct ServerInfoServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets what every client may know of the installation. The same for everybody, and another only after a restart.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func getServerInfo(
    _ request: GetServerInfoRequest, _ options: CallOptions = .init()
  ) async throws -> GetServerInfoResponse {
    try await channel.unary(ServerInfoServiceMethods.getServerInfo, request, options)
  }
}
