// Written by protoc-gen-cairn from cairn/auth/v1/account_deletion.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.v1.AccountDeletionService`: known before a body is read.
public enum AccountDeletionServiceMethods {
  /// Deletes the caller's account: it is invisible and signed out at once, and removed from every service.
  public static let deleteAccount = MethodRow(
    path: "/cairn.auth.v1.AccountDeletionService/DeleteAccount",
    access: .guest, idempotency: .natural,
    requestBytesMax: 8_192, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive, allowsIncompleteProfile: true, allowsSuspended: true,
    requestType: "cairn.auth.v1.DeleteAccountRequest", responseType: "cairn.auth.v1.DeleteAccountResponse")

  /// Takes a deletion back whose grace is not over. The sessions it ended stay ended: log in again.
  public static let cancelDeletion = MethodRow(
    path: "/cairn.auth.v1.AccountDeletionService/CancelDeletion",
    access: .public, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.CancelDeletionRequest", responseType: "cairn.auth.v1.CancelDeletionResponse")

  /// Tells how far a deletion has come, and what each service removed. Receipts are kept for 90 days after the last one came. Changes
  public static let getDeletionReceipt = MethodRow(
    path: "/cairn.auth.v1.AccountDeletionService/GetDeletionReceipt",
    access: .public, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .sensitive,
    requestType: "cairn.auth.v1.GetDeletionReceiptRequest", responseType: "cairn.auth.v1.GetDeletionReceiptResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [deleteAccount, cancelDeletion, getDeletionReceipt]
}

/// Deletes accounts everywhere and proves it.
public protocol AccountDeletionServiceHandlers: Sendable {
  /// Deletes the caller's account: it is invisible and signed out at once, and removed from every service.
  ///
  /// By default there is no way back. An installation may grant days in which a log-in, or CancelDeletion, restores the account. Guests are
  /// removed at once everywhere: they have nothing to log in with.
  ///
  /// A suspended account may leave as everybody may.
  ///
  /// Needs fresh authentication: the password, or a session that was opened within the last ten minutes; of an account with a second factor
  /// that as well. A guest's session is all there is of a guest, and enough. Asked again, by a client that lost the answer, it answers
  /// SESSION_REVOKED: the account is deleted, only the receipt's token is lost.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; UNAUTHENTICATED SESSION_REVOKED; PERMISSION_DENIED INVALID_CREDENTIALS;
  /// UNAUTHENTICATED SECOND_FACTOR_WRONG; FAILED_PRECONDITION FRESH_LOGIN_REQUIRED; FAILED_PRECONDITION LAST_ADMIN: somebody else must have
  /// the role first; RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms; RESOURCE_EXHAUSTED OVERLOADED.
  nonisolated(nonsending) func deleteAccount(_ request: DeleteAccountRequest, _ context: RequestContext) async throws -> DeleteAccountResponse

  /// Takes a deletion back whose grace is not over. The sessions it ended stay ended: log in again.
  ///
  /// Errors: NOT_FOUND DELETION_NOT_FOUND, also when it was taken back before; FAILED_PRECONDITION DELETION_BEGUN: there is no way back.
  nonisolated(nonsending) func cancelDeletion(_ request: CancelDeletionRequest, _ context: RequestContext) async throws -> CancelDeletionResponse

  /// Tells how far a deletion has come, and what each service removed. Receipts are kept for 90 days after the last one came. Changes
  /// nothing; but its request holds a secret, which has no place in the address of a GET.
  ///
  /// Errors: NOT_FOUND DELETION_NOT_FOUND, also after the account was restored.
  nonisolated(nonsending) func getDeletionReceipt(_ request: GetDeletionReceiptRequest, _ context: RequestContext) async throws -> GetDeletionReceiptResponse
}

extension AccountDeletionServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(AccountDeletionServiceMethods.deleteAccount) { (request: DeleteAccountRequest, context) in
        try await self.deleteAccount(request, context)
      },
      .unary(AccountDeletionServiceMethods.cancelDeletion) { (request: CancelDeletionRequest, context) in
        try await self.cancelDeletion(request, context)
      },
      .unary(AccountDeletionServiceMethods.getDeletionReceipt) { (request: GetDeletionReceiptRequest, context) in
        try await self.getDeletionReceipt(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.AccountDeletionService`.
public struct AccountDeletionServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Deletes the caller's account: it is invisible and signed out at once, and removed from every service.
  ///
  /// By default there is no way back. An installation may grant days in which a log-in, or CancelDeletion, restores the account. Guests are
  /// removed at once everywhere: they have nothing to log in with.
  ///
  /// A suspended account may leave as everybody may.
  ///
  /// Needs fresh authentication: the password, or a session that was opened within the last ten minutes; of an account with a second factor
  /// that as well. A guest's session is all there is of a guest, and enough. Asked again, by a client that lost the answer, it answers
  /// SESSION_REVOKED: the account is deleted, only the receipt's token is lost.
  ///
  /// Errors: UNAUTHENTICATED UNAUTHENTICATED; UNAUTHENTICATED SESSION_REVOKED; PERMISSION_DENIED INVALID_CREDENTIALS;
  /// UNAUTHENTICATED SECOND_FACTOR_WRONG; FAILED_PRECONDITION FRESH_LOGIN_REQUIRED; FAILED_PRECONDITION LAST_ADMIN: somebody else must have
  /// the role first; RESOURCE_EXHAUSTED RATE_LIMITED with metadata retry_after_ms; RESOURCE_EXHAUSTED OVERLOADED.
  public nonisolated(nonsending) func deleteAccount(
    _ request: DeleteAccountRequest, _ options: CallOptions = .init()
  ) async throws -> DeleteAccountResponse {
    try await channel.unary(AccountDeletionServiceMethods.deleteAccount, request, options)
  }

  /// Takes a deletion back whose grace is not over. The sessions it ended stay ended: log in again.
  ///
  /// Errors: NOT_FOUND DELETION_NOT_FOUND, also when it was taken back before; FAILED_PRECONDITION DELETION_BEGUN: there is no way back.
  public nonisolated(nonsending) func cancelDeletion(
    _ request: CancelDeletionRequest, _ options: CallOptions = .init()
  ) async throws -> CancelDeletionResponse {
    try await channel.unary(AccountDeletionServiceMethods.cancelDeletion, request, options)
  }

  /// Tells how far a deletion has come, and what each service removed. Receipts are kept for 90 days after the last one came. Changes
  /// nothing; but its request holds a secret, which has no place in the address of a GET.
  ///
  /// Errors: NOT_FOUND DELETION_NOT_FOUND, also after the account was restored.
  public nonisolated(nonsending) func getDeletionReceipt(
    _ request: GetDeletionReceiptRequest, _ options: CallOptions = .init()
  ) async throws -> GetDeletionReceiptResponse {
    try await channel.unary(AccountDeletionServiceMethods.getDeletionReceipt, request, options)
  }
}
