// Written by protoc-gen-cairn from cairn/geo/internal/v1/locations.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.geo.internal.v1.LocationService`: known before a body is read.
public enum LocationServiceMethods {
  /// Draws random covered places of a map: uniform by area over the map's covered ground, never in the sea; where an operator has loaded a list of
  public static let drawLocations = MethodRow(
    path: "/cairn.geo.internal.v1.LocationService/DrawLocations",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.geo.internal.v1.DrawLocationsRequest", responseType: "cairn.geo.internal.v1.DrawLocationsResponse")

  /// Notes that no panorama could be shown at a place, so that it is drawn less often.
  public static let reportLocation = MethodRow(
    path: "/cairn.geo.internal.v1.LocationService/ReportLocation",
    access: .internal, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.geo.internal.v1.ReportLocationRequest", responseType: "cairn.geo.internal.v1.ReportLocationResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [drawLocations, reportLocation]
}

/// Draws the places of a game.
public protocol LocationServiceHandlers: Sendable {
  /// Draws random covered places of a map: uniform by area over the map's covered ground, never in the sea; where an operator has loaded a list of
  /// places whose imagery was seen, any of these. The same seed, map, count and excluded locations give the same places while the data is the same;
  /// clues are those of the day.
  ///
  /// Errors: NOT_FOUND MAP_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT; FAILED_PRECONDITION MAP_EXHAUSTED when the map has
  /// not enough places that are far enough apart and not excluded.
  nonisolated(nonsending) func drawLocations(_ request: DrawLocationsRequest, _ context: RequestContext) async throws -> DrawLocationsResponse

  /// Notes that no panorama could be shown at a place, so that it is drawn less often.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT.
  nonisolated(nonsending) func reportLocation(_ request: ReportLocationRequest, _ context: RequestContext) async throws -> ReportLocationResponse
}

extension LocationServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(LocationServiceMethods.drawLocations) { (request: DrawLocationsRequest, context) in
        try await self.drawLocations(request, context)
      },
      .unary(LocationServiceMethods.reportLocation) { (request: ReportLocationRequest, context) in
        try await self.reportLocation(request, context)
      },
    ]
  }
}

/// Calls `cairn.geo.internal.v1.LocationService`.
public struct LocationServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Draws random covered places of a map: uniform by area over the map's covered ground, never in the sea; where an operator has loaded a list of
  /// places whose imagery was seen, any of these. The same seed, map, count and excluded locations give the same places while the data is the same;
  /// clues are those of the day.
  ///
  /// Errors: NOT_FOUND MAP_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT; FAILED_PRECONDITION MAP_EXHAUSTED when the map has
  /// not enough places that are far enough apart and not excluded.
  public nonisolated(nonsending) func drawLocations(
    _ request: DrawLocationsRequest, _ options: CallOptions = .init()
  ) async throws -> DrawLocationsResponse {
    try await channel.unary(LocationServiceMethods.drawLocations, request, options)
  }

  /// Notes that no panorama could be shown at a place, so that it is drawn less often.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT.
  public nonisolated(nonsending) func reportLocation(
    _ request: ReportLocationRequest, _ options: CallOptions = .init()
  ) async throws -> ReportLocationResponse {
    try await channel.unary(LocationServiceMethods.reportLocation, request, options)
  }
}
