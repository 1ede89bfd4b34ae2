// Written by protoc-gen-cairn from cairn/geo/v1/cities.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import RPC

/// Rows of the methods of `cairn.geo.v1.CityService`: known before a body is read.
public enum CityServiceMethods {
  /// Lists the cities whose name, or one of whose alternate names, begins with the text, without regard to case and accents, likeliest first. Cities
  public static let autocompleteCity = MethodRow(
    path: "/cairn.geo.v1.CityService/AutocompleteCity",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cacheSeconds: 3_600, cost: 4, scopes: [.web],
    requestType: "cairn.geo.v1.AutocompleteCityRequest", responseType: "cairn.geo.v1.AutocompleteCityResponse")

  /// Gets one city.
  public static let getCity = MethodRow(
    path: "/cairn.geo.v1.CityService/GetCity",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cacheSeconds: 3_600, scopes: [.web],
    requestType: "cairn.geo.v1.GetCityRequest", responseType: "cairn.geo.v1.GetCityResponse")

  /// Lists the cities to choose from where nothing has been typed yet, the largest first: those above a million inhabitants or, of one country or
  public static let listFeaturedCities = MethodRow(
    path: "/cairn.geo.v1.CityService/ListFeaturedCities",
    access: .guest, idempotency: .read,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .read, cacheSeconds: 3_600, scopes: [.web],
    requestType: "cairn.geo.v1.ListFeaturedCitiesRequest", responseType: "cairn.geo.v1.ListFeaturedCitiesResponse")

  /// Tells in which city, areas and country a position is. Changes nothing, and the position is not kept.
  public static let reverseGeocodeCity = MethodRow(
    path: "/cairn.geo.v1.CityService/ReverseGeocodeCity",
    access: .guest, idempotency: .natural,
    requestBytesMax: 65_536, timeoutMsMax: 10_000,
    isServerStreaming: false, rateClass: .write, scopes: [.web],
    requestType: "cairn.geo.v1.ReverseGeocodeCityRequest", responseType: "cairn.geo.v1.ReverseGeocodeCityResponse")

  /// In the order of the contract.
  public static let all: [MethodRow] = [autocompleteCity, getCity, listFeaturedCities, reverseGeocodeCity]
}

/// Finds cities by name and by place.
public protocol CityServiceHandlers: Sendable {
  /// Lists the cities whose name, or one of whose alternate names, begins with the text, without regard to case and accents, likeliest first. Cities
  /// whose own name, as it is called there or in English, is the whole text come before all others; those whose own name begins with it, or that have
  /// some name that is the whole text, are far likelier than those that are so called elsewhere. Where the text has accents, those come first that have them.
  /// Large cities are likelier than small ones. near_city_id and language_code make cities likelier, too. A text that finds none may hold a comma: then
  /// the cities named by the part before it are listed, first those in the country (English name or code) or region behind it, "London, uk". A text of
  /// at least 5 scalars that finds none of these either gets the larger cities whose name begins nearly so, as somebody mistypes it. No city found is an
  /// empty list.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when prefix is empty or longer than 100 scalars, limit is negative, or language_code
  /// is no language tag. RESOURCE_EXHAUSTED OVERLOADED when too many mistyped names are guessed at once: come again in a second.
  nonisolated(nonsending) func autocompleteCity(_ request: AutocompleteCityRequest, _ context: RequestContext) async throws -> AutocompleteCityResponse

  /// Gets one city.
  ///
  /// Errors: NOT_FOUND CITY_NOT_FOUND.
  nonisolated(nonsending) func getCity(_ request: GetCityRequest, _ context: RequestContext) async throws -> GetCityResponse

  /// Lists the cities to choose from where nothing has been typed yet, the largest first: those above a million inhabitants or, of one country or
  /// zone, all of its cities.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when country_code is no code, both country_code and zone_id are given, zone_id is longer than 300
  /// scalars, page_size is negative or page_token is not one of ours.
  nonisolated(nonsending) func listFeaturedCities(_ request: ListFeaturedCitiesRequest, _ context: RequestContext) async throws -> ListFeaturedCitiesResponse

  /// Tells in which city, areas and country a position is. Changes nothing, and the position is not kept.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when position is missing or no position.
  nonisolated(nonsending) func reverseGeocodeCity(_ request: ReverseGeocodeCityRequest, _ context: RequestContext) async throws -> ReverseGeocodeCityResponse
}

extension CityServiceHandlers {
  /// The methods as the RPC server takes them: message types erased, both codecs.
  public var methods: [RPCMethod] {
    [
      .unary(CityServiceMethods.autocompleteCity) { (request: AutocompleteCityRequest, context) in
        try await self.autocompleteCity(request, context)
      },
      .unary(CityServiceMethods.getCity) { (request: GetCityRequest, context) in
        try await self.getCity(request, context)
      },
      .unary(CityServiceMethods.listFeaturedCities) { (request: ListFeaturedCitiesRequest, context) in
        try await self.listFeaturedCities(request, context)
      },
      .unary(CityServiceMethods.reverseGeocodeCity) { (request: ReverseGeocodeCityRequest, context) in
        try await self.reverseGeocodeCity(request, context)
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

  /// Lists the cities whose name, or one of whose alternate names, begins with the text, without regard to case and accents, likeliest first. Cities
  /// whose own name, as it is called there or in English, is the whole text come before all others; those whose own name begins with it, or that have
  /// some name that is the whole text, are far likelier than those that are so called elsewhere. Where the text has accents, those come first that have them.
  /// Large cities are likelier than small ones. near_city_id and language_code make cities likelier, too. A text that finds none may hold a comma: then
  /// the cities named by the part before it are listed, first those in the country (English name or code) or region behind it, "London, uk". A text of
  /// at least 5 scalars that finds none of these either gets the larger cities whose name begins nearly so, as somebody mistypes it. No city found is an
  /// empty list.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when prefix is empty or longer than 100 scalars, limit is negative, or language_code
  /// is no language tag. RESOURCE_EXHAUSTED OVERLOADED when too many mistyped names are guessed at once: come again in a second.
  public nonisolated(nonsending) func autocompleteCity(
    _ request: AutocompleteCityRequest, _ options: CallOptions = .init()
  ) async throws -> AutocompleteCityResponse {
    try await channel.unary(CityServiceMethods.autocompleteCity, request, options)
  }

  /// Gets one city.
  ///
  /// Errors: NOT_FOUND CITY_NOT_FOUND.
  public nonisolated(nonsending) func getCity(
    _ request: GetCityRequest, _ options: CallOptions = .init()
  ) async throws -> GetCityResponse {
    try await channel.unary(CityServiceMethods.getCity, request, options)
  }

  /// Lists the cities to choose from where nothing has been typed yet, the largest first: those above a million inhabitants or, of one country or
  /// zone, all of its cities.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when country_code is no code, both country_code and zone_id are given, zone_id is longer than 300
  /// scalars, page_size is negative or page_token is not one of ours.
  public nonisolated(nonsending) func listFeaturedCities(
    _ request: ListFeaturedCitiesRequest, _ options: CallOptions = .init()
  ) async throws -> ListFeaturedCitiesResponse {
    try await channel.unary(CityServiceMethods.listFeaturedCities, request, options)
  }

  /// Tells in which city, areas and country a position is. Changes nothing, and the position is not kept.
  ///
  /// Errors: INVALID_ARGUMENT INVALID_ARGUMENT when position is missing or no position.
  public nonisolated(nonsending) func reverseGeocodeCity(
    _ request: ReverseGeocodeCityRequest, _ options: CallOptions = .init()
  ) async throws -> ReverseGeocodeCityResponse {
    try await channel.unary(CityServiceMethods.reverseGeocodeCity, request, options)
  }
}
