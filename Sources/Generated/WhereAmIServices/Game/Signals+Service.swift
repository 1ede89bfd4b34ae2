// Written by protoc-gen-cairn from cairn/game/whereami/v1/signals.proto; not by hand.
// swift-format-ignore-file

public import WhereAmIProto
public import RPC

/// Rows of the methods of `cairn.game.whereami.v1.SignalService`: known before a body is read.
public enum SignalServiceMethods {
  /// Lists signals of the last year, the latest first: of one player, or of all but the caller. Each look is kept for a year, with the looker and the player looked at.
  public static let listSignals = MethodRow(
    path: "/cairn.game.whereami.v1.SignalService/ListSignals",
    access: .user, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.game.whereami.v1.ListSignalsRequest", responseType: "cairn.game.whereami.v1.ListSignalsResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [listSignals]
}

/// Shows moderators signals: signs in games of Where am I that look like cheating. A signal is a reason to look, no verdict: nothing follows from it
/// by itself.
///
/// For moderators and admins: the caller is looked up at AuthService with each call, as well as the second factor of the session, unless the operator
/// has switched that off. PERMISSION_DENIED PERMISSION_DENIED for everybody else; FAILED_PRECONDITION SECOND_FACTOR_MISSING; UNAVAILABLE when AuthService
/// does not answer.
///
/// Not for web pages: moderators work with the whole scope.
public protocol SignalServiceHandlers: Sendable {
  /// Lists signals of the last year, the latest first: of one player, or of all but the caller. Each look is kept for a year, with the looker and the player looked at.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, OUT_OF_RANGE, PAGE_TOKEN_INVALID).
  nonisolated(nonsending) func listSignals(_ request: ListSignalsRequest, _ context: RequestContext) async throws -> ListSignalsResponse
}

extension SignalServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(SignalServiceMethods.listSignals) { (request: ListSignalsRequest, context) in
        try await self.listSignals(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.whereami.v1.SignalService`.
public struct SignalServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Lists signals of the last year, the latest first: of one player, or of all but the caller. Each look is kept for a year, with the looker and the player looked at.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations (INVALID_UUID, OUT_OF_RANGE, PAGE_TOKEN_INVALID).
  public nonisolated(nonsending) func listSignals(
    _ request: ListSignalsRequest, _ options: CallOptions = .init()
  ) async throws -> ListSignalsResponse {
    try await channel.unary(SignalServiceMethods.listSignals, request, options)
  }
}
