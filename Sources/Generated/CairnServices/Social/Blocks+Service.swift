// Written by protoc-gen-cairn from cairn/social/v1/blocks.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.social.v1.BlockService`: known before a body is read.
public enum BlockServiceMethods {
  /// Blocks somebody. A friendship and requests between the two end, and events about the other one that wait in the caller's stream are taken back.
  public static let blockUser = MethodRow(
    path: "/cairn.social.v1.BlockService/BlockUser",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.social.v1.BlockUserRequest", responseType: "cairn.social.v1.BlockUserResponse")

  /// Ends a block. A person who is not blocked stays so.
  public static let unblockUser = MethodRow(
    path: "/cairn.social.v1.BlockService/UnblockUser",
    access: .user, idempotency: .key,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.social.v1.UnblockUserRequest", responseType: "cairn.social.v1.UnblockUserResponse")

  /// Lists the people whom the caller has blocked, the latest first. Accounts that are leaving are left out.
  public static let listBlocks = MethodRow(
    path: "/cairn.social.v1.BlockService/ListBlocks",
    access: .user, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, scopes: [.web],
    requestType: "cairn.social.v1.ListBlocksRequest", responseType: "cairn.social.v1.ListBlocksResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [blockUser, unblockUser, listBlocks]
}

/// Keeps people apart: a blocked person finds, asks and reaches the caller in no app, and is not told.
public protocol BlockServiceHandlers: Sendable {
  /// Blocks somebody. A friendship and requests between the two end, and events about the other one that wait in the caller's stream are taken back.
  /// A person who is blocked already stays so.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND; INVALID_ARGUMENT SELF; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; RESOURCE_EXHAUSTED
  /// BLOCKS_FULL at 1,000; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func blockUser(_ request: BlockUserRequest, _ context: RequestContext) async throws -> BlockUserResponse

  /// Ends a block. A person who is not blocked stays so.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  nonisolated(nonsending) func unblockUser(_ request: UnblockUserRequest, _ context: RequestContext) async throws -> UnblockUserResponse

  /// Lists the people whom the caller has blocked, the latest first. Accounts that are leaving are left out.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  nonisolated(nonsending) func listBlocks(_ request: ListBlocksRequest, _ context: RequestContext) async throws -> ListBlocksResponse
}

extension BlockServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(BlockServiceMethods.blockUser) { (request: BlockUserRequest, context) in
        try await self.blockUser(request, context)
      },
      .unary(BlockServiceMethods.unblockUser) { (request: UnblockUserRequest, context) in
        try await self.unblockUser(request, context)
      },
      .unary(BlockServiceMethods.listBlocks) { (request: ListBlocksRequest, context) in
        try await self.listBlocks(request, context)
      },
    ]
  }
}

/// Calls `cairn.social.v1.BlockService`.
public struct BlockServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Blocks somebody. A friendship and requests between the two end, and events about the other one that wait in the caller's stream are taken back.
  /// A person who is blocked already stays so.
  ///
  /// Errors: NOT_FOUND USER_NOT_FOUND; INVALID_ARGUMENT SELF; INVALID_ARGUMENT INVALID_ARGUMENT with field violations; RESOURCE_EXHAUSTED
  /// BLOCKS_FULL at 1,000; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func blockUser(
    _ request: BlockUserRequest, _ options: CallOptions = .init()
  ) async throws -> BlockUserResponse {
    try await channel.unary(BlockServiceMethods.blockUser, request, options)
  }

  /// Ends a block. A person who is not blocked stays so.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations; ABORTED REQUEST_IN_PROGRESS; ABORTED IDEMPOTENCY_MISMATCH.
  public nonisolated(nonsending) func unblockUser(
    _ request: UnblockUserRequest, _ options: CallOptions = .init()
  ) async throws -> UnblockUserResponse {
    try await channel.unary(BlockServiceMethods.unblockUser, request, options)
  }

  /// Lists the people whom the caller has blocked, the latest first. Accounts that are leaving are left out.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  public nonisolated(nonsending) func listBlocks(
    _ request: ListBlocksRequest, _ options: CallOptions = .init()
  ) async throws -> ListBlocksResponse {
    try await channel.unary(BlockServiceMethods.listBlocks, request, options)
  }
}
