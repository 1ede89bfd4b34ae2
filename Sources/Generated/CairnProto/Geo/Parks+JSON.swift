// Written by protoc-gen-cairn from cairn/geo/v1/parks.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ParkSummary {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ParkSummary(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ParkSummary") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("parkId", "park_id") {
        parkID = try json.string("ParkSummary.park_id")
      } else if json.isKey("name") {
        name = try json.string("ParkSummary.name")
      } else if json.isKey("kind") {
        kind = try json.enumeration("ParkSummary.kind", ParkKind.self)
      } else if json.isKey("cityName", "city_name") {
        cityName = try json.string("ParkSummary.city_name")
      } else if json.isKey("cityId", "city_id") {
        cityID = try json.int64("ParkSummary.city_id")
      } else if json.isKey("centre") {
        centre = try json.skipNull() ? nil : try LatLng(reading: &json)
      } else if json.isKey("areaM2", "area_m2") {
        areaM2 = try json.double("ParkSummary.area_m2")
      } else if json.isKey("challengeCount", "challenge_count") {
        challengeCount = try json.int64("ParkSummary.challenge_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !parkID.isEmpty {
      json.key("parkId")
      json.value(parkID)
    }
    if !name.isEmpty {
      json.key("name")
      json.value(name)
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if !cityName.isEmpty {
      json.key("cityName")
      json.value(cityName)
    }
    if cityID != 0 {
      json.key("cityId")
      json.value(cityID)
    }
    if let centre {
      json.key("centre")
      centre.write(to: &json)
    }
    if areaM2 != 0 {
      json.key("areaM2")
      json.value(areaM2)
    }
    if challengeCount != 0 {
      json.key("challengeCount")
      json.value(challengeCount)
    }
    json.endObject()
  }
}

extension ParkRing {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ParkRing(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ParkRing") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("points") {
        points = try json.list("ParkRing.points") { (json: inout JSONReader) throws(DecodingError) in try LatLng(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !points.isEmpty {
      json.key("points")
      json.list(points) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension ParkPolygon {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ParkPolygon(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ParkPolygon") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("exterior") {
        exterior = try json.skipNull() ? nil : try ParkRing(reading: &json)
      } else if json.isKey("holes") {
        holes = try json.list("ParkPolygon.holes") { (json: inout JSONReader) throws(DecodingError) in try ParkRing(reading: &json) }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let exterior {
      json.key("exterior")
      exterior.write(to: &json)
    }
    if !holes.isEmpty {
      json.key("holes")
      json.list(holes) { json, element in element.write(to: &json) }
    }
    json.endObject()
  }
}

extension Park {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Park(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Park") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("summary") {
        summary = try json.skipNull() ? nil : try ParkSummary(reading: &json)
      } else if json.isKey("polygons") {
        polygons = try json.list("Park.polygons") { (json: inout JSONReader) throws(DecodingError) in try ParkPolygon(reading: &json) }
      } else if json.isKey("entrances") {
        entrances = try json.list("Park.entrances") { (json: inout JSONReader) throws(DecodingError) in try LatLng(reading: &json) }
      } else if json.isKey("facilities") {
        facilities = try json.list("Park.facilities") { (json: inout JSONReader) throws(DecodingError) in try json.string("Park.facilities") }
      } else if json.isKey("openingHours", "opening_hours") {
        openingHours = try json.string("Park.opening_hours")
      } else if json.isKey("websiteUrl", "website_url") {
        websiteURL = try json.string("Park.website_url")
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if let summary {
      json.key("summary")
      summary.write(to: &json)
    }
    if !polygons.isEmpty {
      json.key("polygons")
      json.list(polygons) { json, element in element.write(to: &json) }
    }
    if !entrances.isEmpty {
      json.key("entrances")
      json.list(entrances) { json, element in element.write(to: &json) }
    }
    if !facilities.isEmpty {
      json.key("facilities")
      json.list(facilities) { json, element in json.value(element) }
    }
    if !openingHours.isEmpty {
      json.key("openingHours")
      json.value(openingHours)
    }
    if !websiteURL.isEmpty {
      json.key("websiteUrl")
      json.value(websiteURL)
    }
    json.endObject()
  }
}

extension FindNearbyParksRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindNearbyParksRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindNearbyParksRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("position") {
        position = try json.skipNull() ? nil : try LatLng(reading: &json)
      } else if json.isKey("cityId", "city_id") {
        cityID = try json.int64("FindNearbyParksRequest.city_id")
      } else if json.isKey("limit") {
        limit = try json.int32("FindNearbyParksRequest.limit")
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
    if cityID != 0 {
      json.key("cityId")
      json.value(cityID)
    }
    if limit != 0 {
      json.key("limit")
      json.value(limit)
    }
    json.endObject()
  }
}

extension NearbyPark {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try NearbyPark(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "NearbyPark") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("park") {
        park = try json.skipNull() ? nil : try ParkSummary(reading: &json)
      } else if json.isKey("distanceM", "distance_m") {
        distanceM = try json.double("NearbyPark.distance_m")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let park {
      json.key("park")
      park.write(to: &json)
    }
    if distanceM != 0 {
      json.key("distanceM")
      json.value(distanceM)
    }
    json.endObject()
  }
}

extension FindNearbyParksResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindNearbyParksResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindNearbyParksResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("parks") {
        parks = try json.list("FindNearbyParksResponse.parks") { (json: inout JSONReader) throws(DecodingError) in try NearbyPark(reading: &json) }
      } else if json.isKey("attributions") {
        attributions = try json.list("FindNearbyParksResponse.attributions") { (json: inout JSONReader) throws(DecodingError) in try json.string("FindNearbyParksResponse.attributions") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !parks.isEmpty {
      json.key("parks")
      json.list(parks) { json, element in element.write(to: &json) }
    }
    if !attributions.isEmpty {
      json.key("attributions")
      json.list(attributions) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension FindParksInBoxRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindParksInBoxRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindParksInBoxRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("southWest", "south_west") {
        southWest = try json.skipNull() ? nil : try LatLng(reading: &json)
      } else if json.isKey("northEast", "north_east") {
        northEast = try json.skipNull() ? nil : try LatLng(reading: &json)
      } else if json.isKey("zoom") {
        zoom = try json.skipNull() ? nil : try json.int32("FindParksInBoxRequest.zoom")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let southWest, !json.redact("southWest") {
      json.key("southWest")
      southWest.write(to: &json)
    }
    if let northEast, !json.redact("northEast") {
      json.key("northEast")
      northEast.write(to: &json)
    }
    if let zoom {
      json.key("zoom")
      json.value(zoom)
    }
    json.endObject()
  }
}

extension ParkCluster {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ParkCluster(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ParkCluster") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("parkCount", "park_count") {
        parkCount = try json.int64("ParkCluster.park_count")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try LatLng(reading: &json)
      } else if json.isKey("southWest", "south_west") {
        southWest = try json.skipNull() ? nil : try LatLng(reading: &json)
      } else if json.isKey("northEast", "north_east") {
        northEast = try json.skipNull() ? nil : try LatLng(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if parkCount != 0 {
      json.key("parkCount")
      json.value(parkCount)
    }
    if let position {
      json.key("position")
      position.write(to: &json)
    }
    if let southWest {
      json.key("southWest")
      southWest.write(to: &json)
    }
    if let northEast {
      json.key("northEast")
      northEast.write(to: &json)
    }
    json.endObject()
  }
}

extension FindParksInBoxResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindParksInBoxResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindParksInBoxResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("parks") {
        parks = try json.list("FindParksInBoxResponse.parks") { (json: inout JSONReader) throws(DecodingError) in try ParkSummary(reading: &json) }
      } else if json.isKey("clusters") {
        clusters = try json.list("FindParksInBoxResponse.clusters") { (json: inout JSONReader) throws(DecodingError) in try ParkCluster(reading: &json) }
      } else if json.isKey("attributions") {
        attributions = try json.list("FindParksInBoxResponse.attributions") { (json: inout JSONReader) throws(DecodingError) in try json.string("FindParksInBoxResponse.attributions") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !parks.isEmpty {
      json.key("parks")
      json.list(parks) { json, element in element.write(to: &json) }
    }
    if !clusters.isEmpty {
      json.key("clusters")
      json.list(clusters) { json, element in element.write(to: &json) }
    }
    if !attributions.isEmpty {
      json.key("attributions")
      json.list(attributions) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension GetParkRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetParkRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetParkRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("parkId", "park_id") {
        parkID = try json.string("GetParkRequest.park_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !parkID.isEmpty {
      json.key("parkId")
      json.value(parkID)
    }
    json.endObject()
  }
}

extension GetParkResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetParkResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetParkResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("park") {
        park = try json.skipNull() ? nil : try Park(reading: &json)
      } else if json.isKey("attributions") {
        attributions = try json.list("GetParkResponse.attributions") { (json: inout JSONReader) throws(DecodingError) in try json.string("GetParkResponse.attributions") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let park {
      json.key("park")
      park.write(to: &json)
    }
    if !attributions.isEmpty {
      json.key("attributions")
      json.list(attributions) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension SearchParksRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SearchParksRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SearchParksRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("query") {
        query = try json.string("SearchParksRequest.query")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("SearchParksRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("SearchParksRequest.page_token")
      } else if json.isKey("nearCityId", "near_city_id") {
        nearCityID = try json.int64("SearchParksRequest.near_city_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !query.isEmpty {
      json.key("query")
      json.value(query)
    }
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    if nearCityID != 0 {
      json.key("nearCityId")
      json.value(nearCityID)
    }
    json.endObject()
  }
}

extension SearchParksResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SearchParksResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SearchParksResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("parks") {
        parks = try json.list("SearchParksResponse.parks") { (json: inout JSONReader) throws(DecodingError) in try ParkSummary(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("SearchParksResponse.next_page_token")
      } else if json.isKey("suggestions") {
        suggestions = try json.list("SearchParksResponse.suggestions") { (json: inout JSONReader) throws(DecodingError) in try json.string("SearchParksResponse.suggestions") }
      } else if json.isKey("attributions") {
        attributions = try json.list("SearchParksResponse.attributions") { (json: inout JSONReader) throws(DecodingError) in try json.string("SearchParksResponse.attributions") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !parks.isEmpty {
      json.key("parks")
      json.list(parks) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    if !suggestions.isEmpty {
      json.key("suggestions")
      json.list(suggestions) { json, element in json.value(element) }
    }
    if !attributions.isEmpty {
      json.key("attributions")
      json.list(attributions) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension CheckInParkRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CheckInParkRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CheckInParkRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("parkId", "park_id") {
        parkID = try json.string("CheckInParkRequest.park_id")
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try LatLng(reading: &json)
      } else if json.isKey("bufferM", "buffer_m") {
        bufferM = try json.skipNull() ? nil : try json.double("CheckInParkRequest.buffer_m")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !parkID.isEmpty {
      json.key("parkId")
      json.value(parkID)
    }
    if let position, !json.redact("position") {
      json.key("position")
      position.write(to: &json)
    }
    if let bufferM {
      json.key("bufferM")
      json.value(bufferM)
    }
    json.endObject()
  }
}

extension CheckInParkResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CheckInParkResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CheckInParkResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("distanceM", "distance_m") {
        distanceM = try json.double("CheckInParkResponse.distance_m")
      } else if json.isKey("isInside", "is_inside") {
        isInside = try json.bool("CheckInParkResponse.is_inside")
      } else if json.isKey("attributions") {
        attributions = try json.list("CheckInParkResponse.attributions") { (json: inout JSONReader) throws(DecodingError) in try json.string("CheckInParkResponse.attributions") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if distanceM != 0 {
      json.key("distanceM")
      json.value(distanceM)
    }
    if isInside {
      json.key("isInside")
      json.value(isInside)
    }
    if !attributions.isEmpty {
      json.key("attributions")
      json.list(attributions) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension ListParkChangesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListParkChangesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListParkChangesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("afterRevision", "after_revision") {
        afterRevision = try json.int64("ListParkChangesRequest.after_revision")
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListParkChangesRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListParkChangesRequest.page_token")
      } else if json.isKey("zoneId", "zone_id") {
        zoneID = try json.string("ListParkChangesRequest.zone_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if afterRevision != 0 {
      json.key("afterRevision")
      json.value(afterRevision)
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

extension ParkChange {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ParkChange(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ParkChange") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("park") {
        change = try json.skipNull() ? nil : .park(try Park(reading: &json))
      } else if json.isKey("removedParkId", "removed_park_id") {
        change = try json.skipNull() ? nil : .removedParkID(try json.string("ParkChange.removed_park_id"))
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    switch change {
    case nil: break
    case .park(let value):
      json.key("park")
      value.write(to: &json)
    case .removedParkID(let value):
      json.key("removedParkId")
      json.value(value)
    }
    json.endObject()
  }
}

extension ListParkChangesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListParkChangesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListParkChangesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("changes") {
        changes = try json.list("ListParkChangesResponse.changes") { (json: inout JSONReader) throws(DecodingError) in try ParkChange(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListParkChangesResponse.next_page_token")
      } else if json.isKey("revision") {
        revision = try json.int64("ListParkChangesResponse.revision")
      } else if json.isKey("attributions") {
        attributions = try json.list("ListParkChangesResponse.attributions") { (json: inout JSONReader) throws(DecodingError) in try json.string("ListParkChangesResponse.attributions") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !changes.isEmpty {
      json.key("changes")
      json.list(changes) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    if revision != 0 {
      json.key("revision")
      json.value(revision)
    }
    if !attributions.isEmpty {
      json.key("attributions")
      json.list(attributions) { json, element in json.value(element) }
    }
    json.endObject()
  }
}
