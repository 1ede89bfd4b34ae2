// Written by protoc-gen-cairn from cairn/geo/v1/zones.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.geo.v1.ZoneService`: known before a body is read.
public enum ZoneServiceMethods {
  /// Lists the zones of a zone, or the countries, by name.
  public static let listZones = MethodRow(
    path: "/cairn.geo.v1.ZoneService/ListZones",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cacheSeconds: 3_600, scopes: [.web],
    requestType: "cairn.geo.v1.ListZonesRequest", responseType: "cairn.geo.v1.ListZonesResponse")

  /// Gets one zone and those that it is in.
  public static let getZone = MethodRow(
    path: "/cairn.geo.v1.ZoneService/GetZone",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cacheSeconds: 3_600, scopes: [.web],
    requestType: "cairn.geo.v1.GetZoneRequest", responseType: "cairn.geo.v1.GetZoneResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [listZones, getZone]
}

/// Countries, their regions and provinces, by which lists of places are filtered. A position's zones are those of its city (ReverseGeocodeCity).
public protocol ZoneServiceHandlers: Sendable {
  /// Lists the zones of a zone, or the countries, by name.
  ///
  /// Errors: NOT_FOUND ZONE_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  nonisolated(nonsending) func listZones(_ request: ListZonesRequest, _ context: RequestContext) async throws -> ListZonesResponse

  /// Gets one zone and those that it is in.
  ///
  /// Errors: NOT_FOUND ZONE_NOT_FOUND.
  nonisolated(nonsending) func getZone(_ request: GetZoneRequest, _ context: RequestContext) async throws -> GetZoneResponse
}

extension ZoneServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(ZoneServiceMethods.listZones) { (request: ListZonesRequest, context) in
        try await self.listZones(request, context)
      },
      .unary(ZoneServiceMethods.getZone) { (request: GetZoneRequest, context) in
        try await self.getZone(request, context)
      },
    ]
  }
}

/// Calls `cairn.geo.v1.ZoneService`.
public struct ZoneServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Lists the zones of a zone, or the countries, by name.
  ///
  /// Errors: NOT_FOUND ZONE_NOT_FOUND; INVALID_ARGUMENT INVALID_ARGUMENT when page_size is negative or page_token is not one of ours.
  public nonisolated(nonsending) func listZones(
    _ request: ListZonesRequest, _ options: CallOptions = .init()
  ) async throws -> ListZonesResponse {
    try await channel.unary(ZoneServiceMethods.listZones, request, options)
  }

  /// Gets one zone and those that it is in.
  ///
  /// Errors: NOT_FOUND ZONE_NOT_FOUND.
  public nonisolated(nonsending) func getZone(
    _ request: GetZoneRequest, _ options: CallOptions = .init()
  ) async throws -> GetZoneResponse {
    try await channel.unary(ZoneServiceMethods.getZone, request, options)
  }
}
