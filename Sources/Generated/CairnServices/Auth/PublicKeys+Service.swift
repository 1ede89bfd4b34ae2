// Written by protoc-gen-cairn from cairn/auth/v1/public_keys.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.v1.PublicKeyService`: known before a body is read.
public enum PublicKeyServiceMethods {
  /// Gets every key whose tokens may still be valid, newest first.
  public static let getPublicKeys = MethodRow(
    path: "/cairn.auth.v1.PublicKeyService/GetPublicKeys",
    access: .public, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, isNeverShedForServices: true,
    requestType: "cairn.auth.v1.GetPublicKeysRequest", responseType: "cairn.auth.v1.GetPublicKeysResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getPublicKeys]
}

/// Publishes the keys by which access tokens are checked. The gateway serves the same as JWKS.
public protocol PublicKeyServiceHandlers: Sendable {
  /// Gets every key whose tokens may still be valid, newest first.
  ///
  /// Errors: none but those of every method.
  nonisolated(nonsending) func getPublicKeys(_ request: GetPublicKeysRequest, _ context: RequestContext) async throws -> GetPublicKeysResponse
}

extension PublicKeyServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(PublicKeyServiceMethods.getPublicKeys) { (request: GetPublicKeysRequest, context) in
        try await self.getPublicKeys(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.PublicKeyService`.
public struct PublicKeyServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets every key whose tokens may still be valid, newest first.
  ///
  /// Errors: none but those of every method.
  public nonisolated(nonsending) func getPublicKeys(
    _ request: GetPublicKeysRequest, _ options: CallOptions = .init()
  ) async throws -> GetPublicKeysResponse {
    try await channel.unary(PublicKeyServiceMethods.getPublicKeys, request, options)
  }
}
