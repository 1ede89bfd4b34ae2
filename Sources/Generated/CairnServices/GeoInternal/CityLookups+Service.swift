// Written by protoc-gen-cairn from cairn/geo/internal/v1/city_lookups.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.geo.internal.v1.CityLookupService`: known before a body is read.
public enum CityLookupServiceMethods {
  /// Finds cities by their ids. Ids that no city has are left out.
  public static let findCities = MethodRow(
    path: "/cairn.geo.internal.v1.CityLookupService/FindCities",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.geo.internal.v1.FindCitiesRequest", responseType: "cairn.geo.internal.v1.FindCitiesResponse")

  /// Finds the cities whose centres lie within 50 km of a city's, the nearest 1,000, with rough distances. No position of a person is asked for or told.
  public static let findNearCities = MethodRow(
    path: "/cairn.geo.internal.v1.CityLookupService/FindNearCities",
    access: .internal, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.geo.internal.v1.FindNearCitiesRequest", responseType: "cairn.geo.internal.v1.FindNearCitiesResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [findCities, findNearCities]
}

/// Tells other services of cities by their ids.
public protocol CityLookupServiceHandlers: Sendable {
  /// Finds cities by their ids. Ids that no city has are left out.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: city_ids (TOO_MANY).
  nonisolated(nonsending) func findCities(_ request: FindCitiesRequest, _ context: RequestContext) async throws -> FindCitiesResponse

  /// Finds the cities whose centres lie within 50 km of a city's, the nearest 1,000, with rough distances. No position of a person is asked for or told.
  ///
  /// Errors: NOT_FOUND CITY_NOT_FOUND.
  nonisolated(nonsending) func findNearCities(_ request: FindNearCitiesRequest, _ context: RequestContext) async throws -> FindNearCitiesResponse
}

extension CityLookupServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(CityLookupServiceMethods.findCities) { (request: FindCitiesRequest, context) in
        try await self.findCities(request, context)
      },
      .unary(CityLookupServiceMethods.findNearCities) { (request: FindNearCitiesRequest, context) in
        try await self.findNearCities(request, context)
      },
    ]
  }
}

/// Calls `cairn.geo.internal.v1.CityLookupService`.
public struct CityLookupServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Finds cities by their ids. Ids that no city has are left out.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT with field violations: city_ids (TOO_MANY).
  public nonisolated(nonsending) func findCities(
    _ request: FindCitiesRequest, _ options: CallOptions = .init()
  ) async throws -> FindCitiesResponse {
    try await channel.unary(CityLookupServiceMethods.findCities, request, options)
  }

  /// Finds the cities whose centres lie within 50 km of a city's, the nearest 1,000, with rough distances. No position of a person is asked for or told.
  ///
  /// Errors: NOT_FOUND CITY_NOT_FOUND.
  public nonisolated(nonsending) func findNearCities(
    _ request: FindNearCitiesRequest, _ options: CallOptions = .init()
  ) async throws -> FindNearCitiesResponse {
    try await channel.unary(CityLookupServiceMethods.findNearCities, request, options)
  }
}
