import CairnProto
import CairnServices
import Geodesy
import Identity
import RPC
import Spatial

/// Finds cities by name and by place.
struct CityHandlers: CityServiceHandlers {
  let store: CityStore
  let countries: CountryShelf
  let pageTokens: PageTokenKey
  private let guesses: GuessGate

  init(store: CityStore, countries: CountryShelf, pageTokens: PageTokenKey, guesses: GuessGate = GuessGate()) {
    self.guesses = guesses
    self.store = store
    self.countries = countries
    self.pageTokens = pageTokens
  }

  func autocompleteCity(_ request: AutocompleteCityRequest, _ context: RequestContext) async throws -> AutocompleteCityResponse {
    let (prefix, limit, language) = try Self.checked(request)
    let asker = Asker(prefix: prefix, spokenIn: try await countries(speaking: language, context))
    // Cities with a letter that was typed with its accent come first, also from behind.
    let isAccented = CityRules.isAccented(prefix)
    let (found, isGuess) = try await meant(
      by: asker, inCity: request.nearCityID, isAccented ? Int32(CityRules.limitMax) : limit, context)
    let names = try await names(of: found)
    let cities = (isAccented && !isGuess ? CityRules.literalFirst(found, names) : found).prefix(Int(limit)).map(\.city)
    return AutocompleteCityResponse(
      cities: cities.map { CityMessages.city($0, matchedName: names[$0.cityID]?.name ?? $0.name) }, attribution: CityRules.attribution,
      isGuess: isGuess)
  }

  /// The names by which cities were found. Most are found by their first one, letter by letter: nobody needs to look that up.
  private func names(of found: [FoundCity]) async throws -> [Int64: MatchedName] {
    let others = found.filter { !CityRules.isLiteral($0.city.name, $0.text) }
    let names = Dictionary(
      found.map { ($0.city.cityID, MatchedName(name: $0.city.name, isOwn: true)) }, uniquingKeysWith: { first, _ in first })
    return others.isEmpty ? names : names.merging(try await store.matchedNames(of: others)) { $1 }
  }

  /// Cities that short prefixes begin were ranked before, where they are many. Prefixes of a few names are without a rank, and those that become longer by
  /// folding: "ﬃ" is three letters.
  private func meant(
    by asker: Asker, inCity cityID: Int64, _ limit: Int32, _ context: RequestContext
  ) async throws -> (cities: [FoundCity], isGuess: Bool) {
    var asker = asker
    var hints: CityHints?
    if cityID != 0 || (CityRules.isShort(asker.prefix) && !asker.spokenIn.isEmpty) {
      hints = try await store.hints(prefix: asker.prefix, near: cityID)
      asker.near = hints?.near
    }
    if let hints, hints.crowd != nil { return (Self.found(try await likeliest(of: hints, [], for: asker, limit), asker), false) }
    if hints == nil, CityRules.isShort(asker.prefix) {
      let ranked = try await store.ranked(prefix: asker.prefix, limit: limit)
      if !ranked.isEmpty { return (Self.found(ranked, asker), false) }
    }
    let named = try await store.all(prefix: asker.prefix, limit: CityRules.candidateCountMax)
    if named.isEmpty {
      let located = try await located(asker, limit, context)
      if !located.isEmpty || !CityRules.mayBeMistyped(asker.prefix) { return (located, false) }
      return try await guesses.withPlace(of: context.clientAddress) { try await guessed(asker, limit, at: $0) }
    }
    // Cities nearby are among them already, unless there are more.
    guard let hints, named.count == Int(CityRules.candidateCountMax) else {
      return (Self.found(CityRules.ranked(named, for: asker, limit: Int(limit)), asker), false)
    }
    return (Self.found(try await likeliest(of: hints, named, for: asker, limit), asker), false)
  }

  private static func found(_ cities: [GazetteerCity], _ asker: Asker) -> [FoundCity] {
    cities.map { FoundCity(city: $0, text: asker.prefix) }
  }

  /// Weighs what is packed, and reads of these cities only those that are shown.
  /// - Parameter named: Others, which have been read.
  private func likeliest(
    of hints: CityHints, _ named: [CityCandidate], for asker: Asker, _ limit: Int32
  ) async throws -> [GazetteerCity] {
    let cityIDs = try hints.likeliest(named, for: asker, limit: Int(limit))
    var cities = Dictionary(named.map { ($0.city.cityID, $0.city) }, uniquingKeysWith: { first, _ in first })
    let unread = cityIDs.filter { cities[$0] == nil }
    if !unread.isEmpty { for city in try await store.cities(unread) { cities[city.cityID] = city } }
    return cityIDs.compactMap { cities[$0] }
  }

  /// Cities that are found by the name in "London, uk"; none where there is no such name.
  private func located(_ asker: Asker, _ limit: Int32, _ context: RequestContext) async throws -> [FoundCity] {
    guard let (name, area) = CityRules.named(asker.prefix) else { return [] }
    var asker = asker
    asker.prefix = name
    let candidates = try await store.all(prefix: name, limit: CityRules.candidateCountMax)
    let cities = CityRules.areaFirst(
      CityRules.ranked(candidates, for: asker, limit: candidates.count), name, area,
      names: try await countries.current(at: context.now).names)
    return Self.found(Array(cities.prefix(Int(limit))), asker)
  }

  private func guessed(_ asker: Asker, _ limit: Int32, at place: GuessPlace) async throws -> (cities: [FoundCity], isGuess: Bool) {
    let names = try await store.alike(asker.prefix, limit: CityRules.guessNameCountMax, at: place)
    let cities = CityRules.guessed(names, for: asker, limit: Int(limit))
    return (cities, !cities.isEmpty)
  }

  private func countries(speaking language: String?, _ context: RequestContext) async throws -> [String: Int] {
    guard let language else { return [:] }
    return try await countries.current(at: context.now).countries(speaking: language)
  }

  private static func checked(_ request: AutocompleteCityRequest) throws(RPCError) -> (prefix: String, limit: Int32, language: String?) {
    do {
      return (
        try CityRules.prefix(request.prefix), try CityRules.limit(request.limit), try CityRules.language(request.languageCode)
      )
    } catch {
      throw RPCError(error)
    }
  }

  func getCity(_ request: GetCityRequest, _ context: RequestContext) async throws -> GetCityResponse {
    guard let city = try await store.city(request.cityID) else { throw RPCError(.notFound, reason: .cityNotFound) }
    return GetCityResponse(city: CityMessages.city(city), attribution: CityRules.attribution)
  }

  // MARK: Featured

  func listFeaturedCities(_ request: ListFeaturedCitiesRequest, _ context: RequestContext) async throws -> ListFeaturedCitiesResponse {
    let code = request.countryCode
    guard code.isEmpty || CityRules.isCountryCode(code) else { throw RPCError.invalid("country_code", .malformed) }
    let size = try Field.pageSize(request.pageSize, default: CityRules.pageSizeDefault, max: CityRules.pageSizeMax)
    guard request.zoneID.isEmpty || code.isEmpty else { throw RPCError.invalid("zone_id", .notApplicable) }
    guard ZoneRules.isZoneID(request.zoneID) else { throw RPCError.invalid("zone_id", .tooLong) }
    let filter = code.isEmpty ? request.zoneID : code
    let last = try CityPageTokens.place(request.pageToken, of: filter, pageTokens)
    // One more than the page holds says whether there is another.
    let cities = try await largest(of: code, inZone: request.zoneID, after: last, limit: Int32(size) + 1)
    let page = cities.prefix(size)
    let next = cities.count > page.count ? page.last.map { CityPageTokens.token(after: $0, of: filter, pageTokens) } : nil
    return ListFeaturedCitiesResponse(
      cities: page.map { CityMessages.city($0) }, nextPageToken: next ?? "", attribution: CityRules.attribution)
  }

  private func largest(of countryCode: String, inZone zoneID: String, after last: CityPlace?, limit: Int32) async throws -> [GazetteerCity]
  {
    if !zoneID.isEmpty { return try await store.largest(inZone: zoneID, after: last, limit: limit) }
    if !countryCode.isEmpty { return try await store.largest(of: countryCode, after: last, limit: limit) }
    return try await store.largest(after: last, limit: limit)
  }

  // MARK: By place

  func reverseGeocodeCity(_ request: ReverseGeocodeCityRequest, _ context: RequestContext) async throws -> ReverseGeocodeCityResponse {
    let position = try Field.position(request.position)
    let around = try await store.cities(in: SpatialBox.around(position, radius: CityRules.reachMax))
    let map = try await countries.current(at: context.now)
    let place = Whereabouts(of: position, among: around, on: map)
    let nearest = try await nearest(to: position, among: around)
    let country = place.countryCode.map { Country(countryCode: $0, name: map.names[$0] ?? "") }
    return ReverseGeocodeCityResponse(
      city: place.city.map { CityMessages.city($0) }, nearestCity: nearest.map { CityMessages.city($0) },
      nearestCityDistanceM: nearest.map { position.distance(to: $0.position) } ?? 0, country: country, attributions: DataCredits.maps)
  }

  /// The nearest of all: of those around, when there is one.
  private func nearest(to position: GeoPoint, among around: [GazetteerCity]) async throws -> GazetteerCity? {
    let close = around.map { (city: $0, distance: position.distance(to: $0.position)) }
      .min { ($0.distance, $0.city.cityID) < ($1.distance, $1.city.cityID) }
    // In the corners of a box something may be that is farther than another one outside of it.
    if let close, close.distance <= CityRules.reachMax { return close.city }
    guard let found = try await store.nearest(1, to: position).first else { return nil }
    return try await store.city(found.id)
  }
}
