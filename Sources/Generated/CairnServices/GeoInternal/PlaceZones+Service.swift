// Written by protoc-gen-cairn from cairn/geo/internal/v1/place_zones.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.geo.internal.v1.PlaceZoneService`: known before a body is read.
public enum PlaceZoneServiceMethods {
  /// Finds the smallest zone of the city that a place belongs to. Changes nothing, and the place is not kept.
  public static let findPlaceZone = MethodRow(
    path: "/cairn.geo.internal.v1.PlaceZoneService/FindPlaceZone",
    access: .internal, idempotency: .natural,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.geo.internal.v1.FindPlaceZoneRequest", responseType: "cairn.geo.internal.v1.FindPlaceZoneResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [findPlaceZone]
}

/// Tells other services in which zone a place is.
public protocol PlaceZoneServiceHandlers: Sendable {
  /// Finds the smallest zone of the city that a place belongs to. Changes nothing, and the place is not kept.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: position (MISSING, OUT_OF_RANGE).
  nonisolated(nonsending) func findPlaceZone(_ request: FindPlaceZoneRequest, _ context: RequestContext) async throws -> FindPlaceZoneResponse
}

extension PlaceZoneServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(PlaceZoneServiceMethods.findPlaceZone) { (request: FindPlaceZoneRequest, context) in
        try await self.findPlaceZone(request, context)
      },
    ]
  }
}

/// Calls `cairn.geo.internal.v1.PlaceZoneService`.
public struct PlaceZoneServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Finds the smallest zone of the city that a place belongs to. Changes nothing, and the place is not kept.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: position (MISSING, OUT_OF_RANGE).
  public nonisolated(nonsending) func findPlaceZone(
    _ request: FindPlaceZoneRequest, _ options: CallOptions = .init()
  ) async throws -> FindPlaceZoneResponse {
    try await channel.unary(PlaceZoneServiceMethods.findPlaceZone, request, options)
  }
}
