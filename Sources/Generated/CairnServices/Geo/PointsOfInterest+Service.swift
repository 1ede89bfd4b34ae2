// Written by protoc-gen-cairn from cairn/geo/v1/points_of_interest.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.geo.v1.PointOfInterestService`: known before a body is read.
public enum PointOfInterestServiceMethods {
  /// Finds the points of interest around a position, nearest first; of those equally far the smaller id comes first. Only the nearest are told,
  public static let findPointsOfInterest = MethodRow(
    path: "/cairn.geo.v1.PointOfInterestService/FindPointsOfInterest",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.geo.v1.FindPointsOfInterestRequest", responseType: "cairn.geo.v1.FindPointsOfInterestResponse")

  /// Lists the points of interest along a path, in the order in which a traveller on it comes past them; of those passed at the same place the
  public static let findPointsOfInterestAlong = MethodRow(
    path: "/cairn.geo.v1.PointOfInterestService/FindPointsOfInterestAlong",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .heavy, scopes: [.web],
    requestType: "cairn.geo.v1.FindPointsOfInterestAlongRequest", responseType: "cairn.geo.v1.FindPointsOfInterestAlongResponse")

  /// Gets one point of interest.
  public static let getPointOfInterest = MethodRow(
    path: "/cairn.geo.v1.PointOfInterestService/GetPointOfInterest",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cacheSeconds: 3_600, scopes: [.web],
    requestType: "cairn.geo.v1.GetPointOfInterestRequest", responseType: "cairn.geo.v1.GetPointOfInterestResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [findPointsOfInterest, findPointsOfInterestAlong, getPointOfInterest]
}

/// Finds points of interest: sights that people travel to see, around a place or along a way. Points without a name and private ones are nowhere in
/// it.
public protocol PointOfInterestServiceHandlers: Sendable {
  /// Finds the points of interest around a position, nearest first; of those equally far the smaller id comes first. Only the nearest are told,
  /// however many there are: a client that wants to see more asks within a smaller radius, or for fewer kinds. Changes nothing, and the position
  /// is not kept. None found is an empty list.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when position is missing or no position, radius_m is not above 0 and at most 50,000, kinds has
  /// one that is not known, or limit is negative.
  nonisolated(nonsending) func findPointsOfInterest(_ request: FindPointsOfInterestRequest, _ context: RequestContext) async throws -> FindPointsOfInterestResponse

  /// Lists the points of interest along a path, in the order in which a traveller on it comes past them; of those passed at the same place the
  /// smaller id comes first. The path is the shortest way on the ground from one position to the next. A point that is near the path more than
  /// once is listed where it is nearest. Changes nothing, and the path is not kept.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when waypoints are fewer than 2 or more than 200, one of them is no position, the path is longer
  /// than 100 km, width_m is not above 0 and at most 5,000, kinds has one that is not known, page_size is negative or page_token is not one
  /// of ours for the same path, width and kinds.
  nonisolated(nonsending) func findPointsOfInterestAlong(_ request: FindPointsOfInterestAlongRequest, _ context: RequestContext) async throws -> FindPointsOfInterestAlongResponse

  /// Gets one point of interest.
  ///
  /// Errors: NOT_FOUND POINT_OF_INTEREST_NOT_FOUND.
  nonisolated(nonsending) func getPointOfInterest(_ request: GetPointOfInterestRequest, _ context: RequestContext) async throws -> GetPointOfInterestResponse
}

extension PointOfInterestServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(PointOfInterestServiceMethods.findPointsOfInterest) { (request: FindPointsOfInterestRequest, context) in
        try await self.findPointsOfInterest(request, context)
      },
      .unary(PointOfInterestServiceMethods.findPointsOfInterestAlong) { (request: FindPointsOfInterestAlongRequest, context) in
        try await self.findPointsOfInterestAlong(request, context)
      },
      .unary(PointOfInterestServiceMethods.getPointOfInterest) { (request: GetPointOfInterestRequest, context) in
        try await self.getPointOfInterest(request, context)
      },
    ]
  }
}

/// Calls `cairn.geo.v1.PointOfInterestService`.
public struct PointOfInterestServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Finds the points of interest around a position, nearest first; of those equally far the smaller id comes first. Only the nearest are told,
  /// however many there are: a client that wants to see more asks within a smaller radius, or for fewer kinds. Changes nothing, and the position
  /// is not kept. None found is an empty list.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when position is missing or no position, radius_m is not above 0 and at most 50,000, kinds has
  /// one that is not known, or limit is negative.
  public nonisolated(nonsending) func findPointsOfInterest(
    _ request: FindPointsOfInterestRequest, _ options: CallOptions = .init()
  ) async throws -> FindPointsOfInterestResponse {
    try await channel.unary(PointOfInterestServiceMethods.findPointsOfInterest, request, options)
  }

  /// Lists the points of interest along a path, in the order in which a traveller on it comes past them; of those passed at the same place the
  /// smaller id comes first. The path is the shortest way on the ground from one position to the next. A point that is near the path more than
  /// once is listed where it is nearest. Changes nothing, and the path is not kept.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when waypoints are fewer than 2 or more than 200, one of them is no position, the path is longer
  /// than 100 km, width_m is not above 0 and at most 5,000, kinds has one that is not known, page_size is negative or page_token is not one
  /// of ours for the same path, width and kinds.
  public nonisolated(nonsending) func findPointsOfInterestAlong(
    _ request: FindPointsOfInterestAlongRequest, _ options: CallOptions = .init()
  ) async throws -> FindPointsOfInterestAlongResponse {
    try await channel.unary(PointOfInterestServiceMethods.findPointsOfInterestAlong, request, options)
  }

  /// Gets one point of interest.
  ///
  /// Errors: NOT_FOUND POINT_OF_INTEREST_NOT_FOUND.
  public nonisolated(nonsending) func getPointOfInterest(
    _ request: GetPointOfInterestRequest, _ options: CallOptions = .init()
  ) async throws -> GetPointOfInterestResponse {
    try await channel.unary(PointOfInterestServiceMethods.getPointOfInterest, request, options)
  }
}
