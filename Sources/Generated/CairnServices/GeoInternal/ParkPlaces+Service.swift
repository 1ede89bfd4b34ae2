// Written by protoc-gen-cairn from cairn/geo/internal/v1/park_places.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.geo.internal.v1.ParkPlaceService`: known before a body is read.
public enum ParkPlaceServiceMethods {
  /// Tells how far places are from a park. Changes nothing, and the places are not kept.
  public static let measurePlaces = MethodRow(
    path: "/cairn.geo.internal.v1.ParkPlaceService/MeasurePlaces",
    access: .internal, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.geo.internal.v1.MeasurePlacesRequest", responseType: "cairn.geo.internal.v1.MeasurePlacesResponse")

  /// Gets all that is known of a park.
  public static let loadPark = MethodRow(
    path: "/cairn.geo.internal.v1.ParkPlaceService/LoadPark",
    access: .internal, idempotency: .read,
    requestBytesMax: 1_024, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.geo.internal.v1.LoadParkRequest", responseType: "cairn.geo.internal.v1.LoadParkResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [measurePlaces, loadPark]
}

/// Tells other services of a park, and how places lie to it.
public protocol ParkPlaceServiceHandlers: Sendable {
  /// Tells how far places are from a park. Changes nothing, and the places are not kept.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: positions (TOO_MANY, OUT_OF_RANGE); NOT_FOUND PARK_NOT_FOUND,
  /// with when it went in the metadata ("remove_time_ms", milliseconds since 1970), where it was there and that is known.
  nonisolated(nonsending) func measurePlaces(_ request: MeasurePlacesRequest, _ context: RequestContext) async throws -> MeasurePlacesResponse

  /// Gets all that is known of a park.
  ///
  /// Errors: NOT_FOUND PARK_NOT_FOUND.
  nonisolated(nonsending) func loadPark(_ request: LoadParkRequest, _ context: RequestContext) async throws -> LoadParkResponse
}

extension ParkPlaceServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ParkPlaceServiceMethods.measurePlaces) { (request: MeasurePlacesRequest, context) in
        try await self.measurePlaces(request, context)
      },
      .unary(ParkPlaceServiceMethods.loadPark) { (request: LoadParkRequest, context) in
        try await self.loadPark(request, context)
      },
    ]
  }
}

/// Calls `cairn.geo.internal.v1.ParkPlaceService`.
public struct ParkPlaceServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Tells how far places are from a park. Changes nothing, and the places are not kept.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: positions (TOO_MANY, OUT_OF_RANGE); NOT_FOUND PARK_NOT_FOUND,
  /// with when it went in the metadata ("remove_time_ms", milliseconds since 1970), where it was there and that is known.
  public nonisolated(nonsending) func measurePlaces(
    _ request: MeasurePlacesRequest, _ options: CallOptions = .init()
  ) async throws -> MeasurePlacesResponse {
    try await channel.unary(ParkPlaceServiceMethods.measurePlaces, request, options)
  }

  /// Gets all that is known of a park.
  ///
  /// Errors: NOT_FOUND PARK_NOT_FOUND.
  public nonisolated(nonsending) func loadPark(
    _ request: LoadParkRequest, _ options: CallOptions = .init()
  ) async throws -> LoadParkResponse {
    try await channel.unary(ParkPlaceServiceMethods.loadPark, request, options)
  }
}
