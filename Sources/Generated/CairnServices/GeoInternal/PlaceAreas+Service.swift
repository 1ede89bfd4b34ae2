// Written by protoc-gen-cairn from cairn/geo/internal/v1/place_areas.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.geo.internal.v1.PlaceAreaService`: known before a body is read.
public enum PlaceAreaServiceMethods {
  /// Finds the areas in which places lie. Changes nothing, and the places are not kept.
  public static let findPlaceAreas = MethodRow(
    path: "/cairn.geo.internal.v1.PlaceAreaService/FindPlaceAreas",
    access: .internal, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.geo.internal.v1.FindPlaceAreasRequest", responseType: "cairn.geo.internal.v1.FindPlaceAreasResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [findPlaceAreas]
}

/// Tells other services whether places lie where not everything may be done.
public protocol PlaceAreaServiceHandlers: Sendable {
  /// Finds the areas in which places lie. Changes nothing, and the places are not kept.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: positions (MISSING, TOO_MANY, OUT_OF_RANGE).
  nonisolated(nonsending) func findPlaceAreas(_ request: FindPlaceAreasRequest, _ context: RequestContext) async throws -> FindPlaceAreasResponse
}

extension PlaceAreaServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(PlaceAreaServiceMethods.findPlaceAreas) { (request: FindPlaceAreasRequest, context) in
        try await self.findPlaceAreas(request, context)
      },
    ]
  }
}

/// Calls `cairn.geo.internal.v1.PlaceAreaService`.
public struct PlaceAreaServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Finds the areas in which places lie. Changes nothing, and the places are not kept.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: positions (MISSING, TOO_MANY, OUT_OF_RANGE).
  public nonisolated(nonsending) func findPlaceAreas(
    _ request: FindPlaceAreasRequest, _ options: CallOptions = .init()
  ) async throws -> FindPlaceAreasResponse {
    try await channel.unary(PlaceAreaServiceMethods.findPlaceAreas, request, options)
  }
}
