// Written by protoc-gen-cairn from cairn/auth/v1/directory.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// What is known of the methods of `cairn.auth.v1.DirectoryService` before a body is read.
public enum DirectoryServiceMethods {
  /// Finds people by their accounts or by their exact user names. Whoever has no name, or is leaving, is not found.
  public static let findPeople = MethodRow(
    path: "/cairn.auth.v1.DirectoryService/FindPeople",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.auth.v1.FindPeopleRequest", responseType: "cairn.auth.v1.FindPeopleResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [findPeople]
}

/// Tells other services who somebody is.
public protocol DirectoryServiceHandlers: Sendable {
  /// Finds people by their accounts or by their exact user names. Whoever has no name, or is leaving, is not found.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY).
  nonisolated(nonsending) func findPeople(_ request: FindPeopleRequest, _ context: RequestContext) async throws -> FindPeopleResponse
}

extension DirectoryServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(DirectoryServiceMethods.findPeople) { (request: FindPeopleRequest, context) in
        try await self.findPeople(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.DirectoryService`.
public struct DirectoryServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Finds people by their accounts or by their exact user names. Whoever has no name, or is leaving, is not found.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, TOO_MANY).
  public nonisolated(nonsending) func findPeople(
    _ request: FindPeopleRequest, _ options: CallOptions = .init()
  ) async throws -> FindPeopleResponse {
    try await channel.unary(DirectoryServiceMethods.findPeople, request, options)
  }
}
