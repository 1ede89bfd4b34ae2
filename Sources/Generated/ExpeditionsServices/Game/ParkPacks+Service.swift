// Written by protoc-gen-cairn from cairn/game/expeditions/v1/park_packs.proto; not by hand.
// swift-format-ignore-file

public import ExpeditionsProto
public import RPC

/// Rows of the methods of `cairn.game.expeditions.v1.ParkPackService`: known before a body is read.
public enum ParkPackServiceMethods {
  /// Gets a park with its published challenges in the versions that are run now: all that is needed to start one without a network, to record it and to upload
  public static let getParkPack = MethodRow(
    path: "/cairn.game.expeditions.v1.ParkPackService/GetParkPack",
    access: .guest, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cost: 5, scopes: [.web],
    requestType: "cairn.game.expeditions.v1.GetParkPackRequest", responseType: "cairn.game.expeditions.v1.GetParkPackResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [getParkPack]
}

/// Packs parks with their challenges, for a phone that goes where there is no network (requirements E-14, E-16, E-S3).
public protocol ParkPackServiceHandlers: Sendable {
  /// Gets a park with its published challenges in the versions that are run now: all that is needed to start one without a network, to record it and to upload
  /// it afterwards (StartAttempt.record_start_time and version). The same for everybody: positions that clues alone lead to are not in it.
  ///
  /// Errors: NOT_FOUND PARK_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: park_id (MALFORMED), etag (TOO_LONG); UNAVAILABLE UNAVAILABLE
  /// when the park cannot be asked for.
  nonisolated(nonsending) func getParkPack(_ request: GetParkPackRequest, _ context: RequestContext) async throws -> GetParkPackResponse
}

extension ParkPackServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ParkPackServiceMethods.getParkPack) { (request: GetParkPackRequest, context) in
        try await self.getParkPack(request, context)
      },
    ]
  }
}

/// Calls `cairn.game.expeditions.v1.ParkPackService`.
public struct ParkPackServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Gets a park with its published challenges in the versions that are run now: all that is needed to start one without a network, to record it and to upload
  /// it afterwards (StartAttempt.record_start_time and version). The same for everybody: positions that clues alone lead to are not in it.
  ///
  /// Errors: NOT_FOUND PARK_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT with field violations: park_id (MALFORMED), etag (TOO_LONG); UNAVAILABLE UNAVAILABLE
  /// when the park cannot be asked for.
  public nonisolated(nonsending) func getParkPack(
    _ request: GetParkPackRequest, _ options: CallOptions = .init()
  ) async throws -> GetParkPackResponse {
    try await channel.unary(ParkPackServiceMethods.getParkPack, request, options)
  }
}
