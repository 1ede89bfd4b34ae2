// Written by protoc-gen-cairn from cairn/social/v1/home.proto; not by hand.
// swift-format-ignore-file

public import AllAppsProto
public import RPC

/// Rows of the methods of `cairn.social.v1.HomeService`: known before a body is read.
public enum HomeServiceMethods {
  /// Gathers the beginning. Parts that cannot be had now are left out and named, so that an app starts while a part of the house is away.
  public static let getHome = MethodRow(
    path: "/cairn.social.v1.HomeService/GetHome",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.v1.GetHomeRequest", responseType: "cairn.social.v1.GetHomeResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getHome]
}

/// Everything that an app shows when it starts, in one round trip.
public protocol HomeServiceHandlers: Sendable {
  /// Gathers the beginning. Parts that cannot be had now are left out and named, so that an app starts while a part of the house is away.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func getHome(_ request: GetHomeRequest, _ context: RequestContext) async throws -> GetHomeResponse
}

extension HomeServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(HomeServiceMethods.getHome) { (request: GetHomeRequest, context) in
        try await self.getHome(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.HomeService`.
public struct HomeServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gathers the beginning. Parts that cannot be had now are left out and named, so that an app starts while a part of the house is away.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func getHome(
    _ request: GetHomeRequest, _ options: CallOptions = .init()
  ) async throws -> GetHomeResponse {
    try await channel.unary(HomeServiceMethods.getHome, request, options)
  }
}
