// Written by protoc-gen-cairn from cairn/geo/v1/cities.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension City {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try City(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "City") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cityId", "city_id") {
        cityID = try json.int64("City.city_id")
      } else if json.isKey("name") {
        name = try json.string("City.name")
      } else if json.isKey("countryCode", "country_code") {
        countryCode = try json.string("City.country_code")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try LatLng(reading: &json)
      } else if json.isKey("populationCount", "population_count") {
        populationCount = try json.int64("City.population_count")
      } else if json.isKey("timeZone", "time_zone") {
        timeZone = try json.string("City.time_zone")
      } else if json.isKey("regionName", "region_name") {
        regionName = try json.string("City.region_name")
      } else if json.isKey("provinceName", "province_name") {
        provinceName = try json.string("City.province_name")
      } else if json.isKey("zoneId", "zone_id") {
        zoneID = try json.string("City.zone_id")
      } else if json.isKey("matchedName", "matched_name") {
        matchedName = try json.string("City.matched_name")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if cityID != 0 {
      json.key("cityId")
      json.value(cityID)
    }
    if !name.isEmpty {
      json.key("name")
      json.value(name)
    }
    if !countryCode.isEmpty {
      json.key("countryCode")
      json.value(countryCode)
    }
    if let position {
      json.key("position")
      position.write(to: &json)
    }
    if populationCount != 0 {
      json.key("populationCount")
      json.value(populationCount)
    }
    if !timeZone.isEmpty {
      json.key("timeZone")
      json.value(timeZone)
    }
    if !regionName.isEmpty {
      json.key("regionName")
      json.value(regionName)
    }
    if !provinceName.isEmpty {
      json.key("provinceName")
      json.value(provinceName)
    }
    if !zoneID.isEmpty {
      json.key("zoneId")
      json.value(zoneID)
    }
    if !matchedName.isEmpty {
      json.key("matchedName")
      json.value(matchedName)
    }
    json.endObject()
  }
}

extension AutocompleteCityRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AutocompleteCityRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AutocompleteCityRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("prefix") {
        prefix = try json.string("AutocompleteCityRequest.prefix")
      } else if json.isKey("limit") {
        limit = try json.int32("AutocompleteCityRequest.limit")
      } else if json.isKey("nearCityId", "near_city_id") {
        nearCityID = try json.int64("AutocompleteCityRequest.near_city_id")
      } else if json.isKey("languageCode", "language_code") {
        languageCode = try json.string("AutocompleteCityRequest.language_code")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !prefix.isEmpty {
      json.key("prefix")
      json.value(prefix)
    }
    if limit != 0 {
      json.key("limit")
      json.value(limit)
    }
    if nearCityID != 0 {
      json.key("nearCityId")
      json.value(nearCityID)
    }
    if !languageCode.isEmpty {
      json.key("languageCode")
      json.value(languageCode)
    }
    json.endObject()
  }
}

extension AutocompleteCityResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AutocompleteCityResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AutocompleteCityResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cities") {
        cities = try json.list("AutocompleteCityResponse.cities") { (json: inout JSONReader) throws(DecodingError) in try City(reading: &json) }
      } else if json.isKey("attribution") {
        attribution = try json.string("AutocompleteCityResponse.attribution")
      } else if json.isKey("isGuess", "is_guess") {
        isGuess = try json.bool("AutocompleteCityResponse.is_guess")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cities.isEmpty {
      json.key("cities")
      json.list(cities) { json, element in element.write(to: &json) }
    }
    if !attribution.isEmpty {
      json.key("attribution")
      json.value(attribution)
    }
    if isGuess {
      json.key("isGuess")
      json.value(isGuess)
    }
    json.endObject()
  }
}

extension GetCityRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetCityRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetCityRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cityId", "city_id") {
        cityID = try json.int64("GetCityRequest.city_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if cityID != 0 {
      json.key("cityId")
      json.value(cityID)
    }
    json.endObject()
  }
}

extension GetCityResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetCityResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetCityResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("city") {
        city = try json.skipNull() ? nil : try City(reading: &json)
      } else if json.isKey("attribution") {
        attribution = try json.string("GetCityResponse.attribution")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let city {
      json.key("city")
      city.write(to: &json)
    }
    if !attribution.isEmpty {
      json.key("attribution")
      json.value(attribution)
    }
    json.endObject()
  }
}

extension ListFeaturedCitiesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListFeaturedCitiesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListFeaturedCitiesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("countryCode", "country_code") {
        countryCode = try json.string("ListFeaturedCitiesRequest.country_code")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListFeaturedCitiesRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListFeaturedCitiesRequest.page_token")
      } else if json.isKey("zoneId", "zone_id") {
        zoneID = try json.string("ListFeaturedCitiesRequest.zone_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !countryCode.isEmpty {
      json.key("countryCode")
      json.value(countryCode)
    }
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    if !zoneID.isEmpty {
      json.key("zoneId")
      json.value(zoneID)
    }
    json.endObject()
  }
}

extension ListFeaturedCitiesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListFeaturedCitiesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListFeaturedCitiesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cities") {
        cities = try json.list("ListFeaturedCitiesResponse.cities") { (json: inout JSONReader) throws(DecodingError) in try City(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListFeaturedCitiesResponse.next_page_token")
      } else if json.isKey("attribution") {
        attribution = try json.string("ListFeaturedCitiesResponse.attribution")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cities.isEmpty {
      json.key("cities")
      json.list(cities) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    if !attribution.isEmpty {
      json.key("attribution")
      json.value(attribution)
    }
    json.endObject()
  }
}

extension ReverseGeocodeCityRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReverseGeocodeCityRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReverseGeocodeCityRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("position") {
        position = try json.skipNull() ? nil : try LatLng(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    json.endObject()
  }
}

extension Country {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Country(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Country") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("countryCode", "country_code") {
        countryCode = try json.string("Country.country_code")
      } else if json.isKey("name") {
        name = try json.string("Country.name")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !countryCode.isEmpty {
      json.key("countryCode")
      json.value(countryCode)
    }
    if !name.isEmpty {
      json.key("name")
      json.value(name)
    }
    json.endObject()
  }
}

extension ReverseGeocodeCityResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReverseGeocodeCityResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReverseGeocodeCityResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("city") {
        city = try json.skipNull() ? nil : try City(reading: &json)
      } else if json.isKey("nearestCity", "nearest_city") {
        nearestCity = try json.skipNull() ? nil : try City(reading: &json)
      } else if json.isKey("nearestCityDistanceM", "nearest_city_distance_m") {
        nearestCityDistanceM = try json.double("ReverseGeocodeCityResponse.nearest_city_distance_m")
      } else if json.isKey("country") {
        country = try json.skipNull() ? nil : try Country(reading: &json)
      } else if json.isKey("attributions") {
        attributions = try json.list("ReverseGeocodeCityResponse.attributions") { (json: inout JSONReader) throws(DecodingError) in try json.string("ReverseGeocodeCityResponse.attributions") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let city {
      json.key("city")
      city.write(to: &json)
    }
    if let nearestCity {
      json.key("nearestCity")
      nearestCity.write(to: &json)
    }
    if nearestCityDistanceM != 0 {
      json.key("nearestCityDistanceM")
      json.value(nearestCityDistanceM)
    }
    if let country {
      json.key("country")
      country.write(to: &json)
    }
    if !attributions.isEmpty {
      json.key("attributions")
      json.list(attributions) { json, element in json.value(element) }
    }
    json.endObject()
  }
}
