// Written by protoc-gen-cairn from cairn/geo/v1/maps.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.geo.v1.MapService`: known before a body is read.
public enum MapServiceMethods {
  /// Lists the maps, the world first, then by name.
  public static let listMaps = MethodRow(
    path: "/cairn.geo.v1.MapService/ListMaps",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cacheSeconds: 300, scopes: [.web],
    requestType: "cairn.geo.v1.ListMapsRequest", responseType: "cairn.geo.v1.ListMapsResponse")

  /// Gets one map.
  public static let getMap = MethodRow(
    path: "/cairn.geo.v1.MapService/GetMap",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cacheSeconds: 300, scopes: [.web],
    requestType: "cairn.geo.v1.GetMapRequest", responseType: "cairn.geo.v1.GetMapResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [listMaps, getMap]
}

/// Tells which parts of the world a game can be played on.
public protocol MapServiceHandlers: Sendable {
  /// Lists the maps, the world first, then by name.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  nonisolated(nonsending) func listMaps(_ request: ListMapsRequest, _ context: RequestContext) async throws -> ListMapsResponse

  /// Gets one map.
  ///
  /// Errors: NOT_FOUND MAP_NOT_FOUND.
  nonisolated(nonsending) func getMap(_ request: GetMapRequest, _ context: RequestContext) async throws -> GetMapResponse
}

extension MapServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(MapServiceMethods.listMaps) { (request: ListMapsRequest, context) in
        try await self.listMaps(request, context)
      },
      .unary(MapServiceMethods.getMap) { (request: GetMapRequest, context) in
        try await self.getMap(request, context)
      },
    ]
  }
}

/// Calls `cairn.geo.v1.MapService`.
public struct MapServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Lists the maps, the world first, then by name.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  public nonisolated(nonsending) func listMaps(
    _ request: ListMapsRequest, _ options: CallOptions = .init()
  ) async throws -> ListMapsResponse {
    try await channel.unary(MapServiceMethods.listMaps, request, options)
  }

  /// Gets one map.
  ///
  /// Errors: NOT_FOUND MAP_NOT_FOUND.
  public nonisolated(nonsending) func getMap(
    _ request: GetMapRequest, _ options: CallOptions = .init()
  ) async throws -> GetMapResponse {
    try await channel.unary(MapServiceMethods.getMap, request, options)
  }
}
