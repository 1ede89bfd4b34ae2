// Written by protoc-gen-cairn from cairn/auth/v1/kept_mails.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.auth.v1.KeptMailService`: known before a body is read.
public enum KeptMailServiceMethods {
  /// Gets the newest mails. Each look is kept for the audit, with the admin's own account.
  public static let getNewestMails = MethodRow(
    path: "/cairn.auth.v1.KeptMailService/GetNewestMails",
    access: .admin, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.auth.v1.GetNewestMailsRequest", responseType: "cairn.auth.v1.GetNewestMailsResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getNewestMails]
}

/// Shows the mails of an installation that sends none and keeps them as files: one for development, or to try things out.
///
/// The caller must also have shown a second factor in the session, unless the operator has switched that off: without it every method answers
/// FAILED_PRECONDITION SECOND_FACTOR_MISSING.
///
/// Not for web pages: admins work with the whole scope.
public protocol KeptMailServiceHandlers: Sendable {
  /// Gets the newest mails. Each look is kept for the audit, with the admin's own account.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; FAILED_PRECONDITION MAILS_NOT_KEPT where a server sends the mails; UNAVAILABLE UNAVAILABLE when
  /// the files cannot be read now.
  nonisolated(nonsending) func getNewestMails(_ request: GetNewestMailsRequest, _ context: RequestContext) async throws -> GetNewestMailsResponse
}

extension KeptMailServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(KeptMailServiceMethods.getNewestMails) { (request: GetNewestMailsRequest, context) in
        try await self.getNewestMails(request, context)
      },
    ]
  }
}

/// Calls `cairn.auth.v1.KeptMailService`.
public struct KeptMailServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets the newest mails. Each look is kept for the audit, with the admin's own account.
  ///
  /// Errors: PERMISSION_DENIED PERMISSION_DENIED; FAILED_PRECONDITION MAILS_NOT_KEPT where a server sends the mails; UNAVAILABLE UNAVAILABLE when
  /// the files cannot be read now.
  public nonisolated(nonsending) func getNewestMails(
    _ request: GetNewestMailsRequest, _ options: CallOptions = .init()
  ) async throws -> GetNewestMailsResponse {
    try await channel.unary(KeptMailServiceMethods.getNewestMails, request, options)
  }
}
