// Written by protoc-gen-cairn from cairn/geo/v1/parks.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.geo.v1.ParkService`: known before a body is read.
public enum ParkServiceMethods {
  /// Finds the parks whose boundary is nearest, nearest first, at most 50 km away; a position inside a park is 0 m from it. The larger one of parks
  public static let findNearbyParks = MethodRow(
    path: "/cairn.geo.v1.ParkService/FindNearbyParks",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.geo.v1.FindNearbyParksRequest", responseType: "cairn.geo.v1.FindNearbyParksResponse")

  /// Finds the parks of a part of the map: those whose land may touch the box, or, where these are more than 200, how many there are in each of its
  public static let findParksInBox = MethodRow(
    path: "/cairn.geo.v1.ParkService/FindParksInBox",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.geo.v1.FindParksInBoxRequest", responseType: "cairn.geo.v1.FindParksInBoxResponse")

  /// Gets all that is known of one park.
  public static let getPark = MethodRow(
    path: "/cairn.geo.v1.ParkService/GetPark",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cacheSeconds: 3_600, scopes: [.web],
    requestType: "cairn.geo.v1.GetParkRequest", responseType: "cairn.geo.v1.GetParkResponse")

  /// Lists the parks with a word in one of their names that begins with the text, without regard to case and accents, and those of cities whose name
  public static let searchParks = MethodRow(
    path: "/cairn.geo.v1.ParkService/SearchParks",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cacheSeconds: 3_600, cost: 4, scopes: [.web],
    requestType: "cairn.geo.v1.SearchParksRequest", responseType: "cairn.geo.v1.SearchParksResponse")

  /// Tells how far a position is from a park, and whether it counts as being in it. Changes nothing, and the position is not kept.
  public static let checkInPark = MethodRow(
    path: "/cairn.geo.v1.ParkService/CheckInPark",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write,
    requestType: "cairn.geo.v1.CheckInParkRequest", responseType: "cairn.geo.v1.CheckInParkResponse")

  /// Lists what has changed of parks since a revision, with all that is known of them: from revision 0 on, everything a phone needs to find parks
  public static let listParkChanges = MethodRow(
    path: "/cairn.geo.v1.ParkService/ListParkChanges",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cacheSeconds: 300, scopes: [.web],
    requestType: "cairn.geo.v1.ListParkChangesRequest", responseType: "cairn.geo.v1.ListParkChangesResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [findNearbyParks, findParksInBox, getPark, searchParks, checkInPark, listParkChanges]
}

/// Finds parks: by place, by name and for a phone without a network. Parks without a name and private ones are nowhere in it.
public protocol ParkServiceHandlers: Sendable {
  /// Finds the parks whose boundary is nearest, nearest first, at most 50 km away; a position inside a park is 0 m from it. The larger one of parks
  /// equally far comes first. Changes nothing, and the position is not kept. No park found is an empty list.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when neither or both of position and city_id are given, position is no position, or limit
  /// is negative; NOT_FOUND CITY_NOT_FOUND.
  nonisolated(nonsending) func findNearbyParks(_ request: FindNearbyParksRequest, _ context: RequestContext) async throws -> FindNearbyParksResponse

  /// Finds the parks of a part of the map: those whose land may touch the box, or, where these are more than 200, how many there are in each of its
  /// tiles. Changes nothing, and the box is not kept.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when a corner is missing or no position, south_west is north of north_east, or zoom is not in 0 … 30.
  nonisolated(nonsending) func findParksInBox(_ request: FindParksInBoxRequest, _ context: RequestContext) async throws -> FindParksInBoxResponse

  /// Gets all that is known of one park.
  ///
  /// Errors: NOT_FOUND PARK_NOT_FOUND.
  nonisolated(nonsending) func getPark(_ request: GetParkRequest, _ context: RequestContext) async throws -> GetParkResponse

  /// Lists the parks with a word in one of their names that begins with the text, without regard to case and accents, and those of cities whose name
  /// does: first those whose whole name begins so, then those with such a word, then those of such cities; each the larger first, or the nearer to
  /// near_city_id. When there are none, those with a name like it; when there are none of these either, names are suggested: of cities with parks that may
  /// have been mistyped, then of the parks that are least unlike it.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when query has fewer than 2 or more than 100 scalars, page_size is negative or page_token is
  /// not one of ours. RESOURCE_EXHAUSTED OVERLOADED when too many mistyped names are guessed at once: come again in a second.
  nonisolated(nonsending) func searchParks(_ request: SearchParksRequest, _ context: RequestContext) async throws -> SearchParksResponse

  /// Tells how far a position is from a park, and whether it counts as being in it. Changes nothing, and the position is not kept.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when position is missing or no position, or buffer_m is not in 0 … 1,000;
  /// NOT_FOUND PARK_NOT_FOUND.
  nonisolated(nonsending) func checkInPark(_ request: CheckInParkRequest, _ context: RequestContext) async throws -> CheckInParkResponse

  /// Lists what has changed of parks since a revision, with all that is known of them: from revision 0 on, everything a phone needs to find parks
  /// without a network, of everywhere or of one zone. A park may be told more than once; the last counts.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when after_revision or page_size is negative, zone_id is longer than 300 scalars, or page_token is
  /// not one of ours.
  nonisolated(nonsending) func listParkChanges(_ request: ListParkChangesRequest, _ context: RequestContext) async throws -> ListParkChangesResponse
}

extension ParkServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ParkServiceMethods.findNearbyParks) { (request: FindNearbyParksRequest, context) in
        try await self.findNearbyParks(request, context)
      },
      .unary(ParkServiceMethods.findParksInBox) { (request: FindParksInBoxRequest, context) in
        try await self.findParksInBox(request, context)
      },
      .unary(ParkServiceMethods.getPark) { (request: GetParkRequest, context) in
        try await self.getPark(request, context)
      },
      .unary(ParkServiceMethods.searchParks) { (request: SearchParksRequest, context) in
        try await self.searchParks(request, context)
      },
      .unary(ParkServiceMethods.checkInPark) { (request: CheckInParkRequest, context) in
        try await self.checkInPark(request, context)
      },
      .unary(ParkServiceMethods.listParkChanges) { (request: ListParkChangesRequest, context) in
        try await self.listParkChanges(request, context)
      },
    ]
  }
}

/// Calls `cairn.geo.v1.ParkService`.
public struct ParkServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Finds the parks whose boundary is nearest, nearest first, at most 50 km away; a position inside a park is 0 m from it. The larger one of parks
  /// equally far comes first. Changes nothing, and the position is not kept. No park found is an empty list.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when neither or both of position and city_id are given, position is no position, or limit
  /// is negative; NOT_FOUND CITY_NOT_FOUND.
  public nonisolated(nonsending) func findNearbyParks(
    _ request: FindNearbyParksRequest, _ options: CallOptions = .init()
  ) async throws -> FindNearbyParksResponse {
    try await channel.unary(ParkServiceMethods.findNearbyParks, request, options)
  }

  /// Finds the parks of a part of the map: those whose land may touch the box, or, where these are more than 200, how many there are in each of its
  /// tiles. Changes nothing, and the box is not kept.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when a corner is missing or no position, south_west is north of north_east, or zoom is not in 0 … 30.
  public nonisolated(nonsending) func findParksInBox(
    _ request: FindParksInBoxRequest, _ options: CallOptions = .init()
  ) async throws -> FindParksInBoxResponse {
    try await channel.unary(ParkServiceMethods.findParksInBox, request, options)
  }

  /// Gets all that is known of one park.
  ///
  /// Errors: NOT_FOUND PARK_NOT_FOUND.
  public nonisolated(nonsending) func getPark(
    _ request: GetParkRequest, _ options: CallOptions = .init()
  ) async throws -> GetParkResponse {
    try await channel.unary(ParkServiceMethods.getPark, request, options)
  }

  /// Lists the parks with a word in one of their names that begins with the text, without regard to case and accents, and those of cities whose name
  /// does: first those whose whole name begins so, then those with such a word, then those of such cities; each the larger first, or the nearer to
  /// near_city_id. When there are none, those with a name like it; when there are none of these either, names are suggested: of cities with parks that may
  /// have been mistyped, then of the parks that are least unlike it.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when query has fewer than 2 or more than 100 scalars, page_size is negative or page_token is
  /// not one of ours. RESOURCE_EXHAUSTED OVERLOADED when too many mistyped names are guessed at once: come again in a second.
  public nonisolated(nonsending) func searchParks(
    _ request: SearchParksRequest, _ options: CallOptions = .init()
  ) async throws -> SearchParksResponse {
    try await channel.unary(ParkServiceMethods.searchParks, request, options)
  }

  /// Tells how far a position is from a park, and whether it counts as being in it. Changes nothing, and the position is not kept.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when position is missing or no position, or buffer_m is not in 0 … 1,000;
  /// NOT_FOUND PARK_NOT_FOUND.
  public nonisolated(nonsending) func checkInPark(
    _ request: CheckInParkRequest, _ options: CallOptions = .init()
  ) async throws -> CheckInParkResponse {
    try await channel.unary(ParkServiceMethods.checkInPark, request, options)
  }

  /// Lists what has changed of parks since a revision, with all that is known of them: from revision 0 on, everything a phone needs to find parks
  /// without a network, of everywhere or of one zone. A park may be told more than once; the last counts.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when after_revision or page_size is negative, zone_id is longer than 300 scalars, or page_token is
  /// not one of ours.
  public nonisolated(nonsending) func listParkChanges(
    _ request: ListParkChangesRequest, _ options: CallOptions = .init()
  ) async throws -> ListParkChangesResponse {
    try await channel.unary(ParkServiceMethods.listParkChanges, request, options)
  }
}
