// Written by protoc-gen-cairn from cairn/geo/v1/cities.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// What is known of the methods of `cairn.geo.v1.CityService` before a body is read.
public enum CityServiceMethods {
  /// Lists the cities whose name, or one of whose alternate names, begins with the text, largest first, without regard to
  public static let autocompleteCity = MethodRow(
    path: "/cairn.geo.v1.CityService/AutocompleteCity",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read,
    requestType: "cairn.geo.v1.AutocompleteCityRequest", responseType: "cairn.geo.v1.AutocompleteCityResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [autocompleteCity]
}

/// Finds cities by name.
public protocol CityServiceHandlers: Sendable {
  /// Lists the cities whose name, or one of whose alternate names, begins with the text, largest first, without regard to
  /// case and accents. No city found is an empty list.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when prefix is empty or longer than 100 scalars, or limit is negative.
  nonisolated(nonsending) func autocompleteCity(_ request: AutocompleteCityRequest, _ context: RequestContext) async throws -> AutocompleteCityResponse
}

extension CityServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(CityServiceMethods.autocompleteCity) { (request: AutocompleteCityRequest, context) in
        try await self.autocompleteCity(request, context)
      },
    ]
  }
}

/// Calls `cairn.geo.v1.CityService`.
public struct CityServiceClient: Sendable {
  private let channel: any RPCChannel

  public init(_ channel: any RPCChannel) {
    self.channel = channel
  }

  /// Lists the cities whose name, or one of whose alternate names, begins with the text, largest first, without regard to
  /// case and accents. No city found is an empty list.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when prefix is empty or longer than 100 scalars, or limit is negative.
  public nonisolated(nonsending) func autocompleteCity(
    _ request: AutocompleteCityRequest, _ options: CallOptions = .init()
  ) async throws -> AutocompleteCityResponse {
    try await channel.unary(CityServiceMethods.autocompleteCity, request, options)
  }
}
