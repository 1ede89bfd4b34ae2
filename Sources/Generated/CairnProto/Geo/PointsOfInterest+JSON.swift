// Written by protoc-gen-cairn from cairn/geo/v1/points_of_interest.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension PointOfInterest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PointOfInterest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PointOfInterest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pointId", "point_id") {
        pointID = try json.string("PointOfInterest.point_id")
      } else if json.isKey("name") {
        name = try json.string("PointOfInterest.name")
      } else if json.isKey("otherNames", "other_names") {
        otherNames = try json.list("PointOfInterest.other_names") { (json: inout JSONReader) throws(DecodingError) in try json.string("PointOfInterest.other_names") }
      } else if json.isKey("kind") {
        kind = try json.enumeration("PointOfInterest.kind", PointOfInterestKind.self)
      } else if json.isKey("position") {
        position = try json.skipNull() ? nil : try LatLng(reading: &json)
      } else if json.isKey("openingHours", "opening_hours") {
        openingHours = try json.string("PointOfInterest.opening_hours")
      } else if json.isKey("websiteUrl", "website_url") {
        websiteURL = try json.string("PointOfInterest.website_url")
      } else if json.isKey("wikidataId", "wikidata_id") {
        wikidataID = try json.string("PointOfInterest.wikidata_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !pointID.isEmpty {
      json.key("pointId")
      json.value(pointID)
    }
    if !name.isEmpty {
      json.key("name")
      json.value(name)
    }
    if !otherNames.isEmpty {
      json.key("otherNames")
      json.list(otherNames) { json, element in json.value(element) }
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if let position {
      json.key("position")
      position.write(to: &json)
    }
    if !openingHours.isEmpty {
      json.key("openingHours")
      json.value(openingHours)
    }
    if !websiteURL.isEmpty {
      json.key("websiteUrl")
      json.value(websiteURL)
    }
    if !wikidataID.isEmpty {
      json.key("wikidataId")
      json.value(wikidataID)
    }
    json.endObject()
  }
}

extension FindPointsOfInterestRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindPointsOfInterestRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindPointsOfInterestRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("position") {
        position = try json.skipNull() ? nil : try LatLng(reading: &json)
      } else if json.isKey("radiusM", "radius_m") {
        radiusM = try json.skipNull() ? nil : try json.double("FindPointsOfInterestRequest.radius_m")
      } else if json.isKey("kinds") {
        kinds = try json.list("FindPointsOfInterestRequest.kinds") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("FindPointsOfInterestRequest.kinds", PointOfInterestKind.self) }
      } else if json.isKey("limit") {
        limit = try json.int32("FindPointsOfInterestRequest.limit")
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
    if let radiusM {
      json.key("radiusM")
      json.value(radiusM)
    }
    if !kinds.isEmpty {
      json.key("kinds")
      json.list(kinds) { json, element in json.value(element) }
    }
    if limit != 0 {
      json.key("limit")
      json.value(limit)
    }
    json.endObject()
  }
}

extension NearbyPointOfInterest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try NearbyPointOfInterest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "NearbyPointOfInterest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("point") {
        point = try json.skipNull() ? nil : try PointOfInterest(reading: &json)
      } else if json.isKey("distanceM", "distance_m") {
        distanceM = try json.double("NearbyPointOfInterest.distance_m")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let point {
      json.key("point")
      point.write(to: &json)
    }
    if distanceM != 0 {
      json.key("distanceM")
      json.value(distanceM)
    }
    json.endObject()
  }
}

extension FindPointsOfInterestResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindPointsOfInterestResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindPointsOfInterestResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("points") {
        points = try json.list("FindPointsOfInterestResponse.points") { (json: inout JSONReader) throws(DecodingError) in try NearbyPointOfInterest(reading: &json) }
      } else if json.isKey("attributions") {
        attributions = try json.list("FindPointsOfInterestResponse.attributions") { (json: inout JSONReader) throws(DecodingError) in try json.string("FindPointsOfInterestResponse.attributions") }
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
    if !attributions.isEmpty {
      json.key("attributions")
      json.list(attributions) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension FindPointsOfInterestAlongRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindPointsOfInterestAlongRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindPointsOfInterestAlongRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("waypoints") {
        waypoints = try json.list("FindPointsOfInterestAlongRequest.waypoints") { (json: inout JSONReader) throws(DecodingError) in try LatLng(reading: &json) }
      } else if json.isKey("widthM", "width_m") {
        widthM = try json.skipNull() ? nil : try json.double("FindPointsOfInterestAlongRequest.width_m")
      } else if json.isKey("kinds") {
        kinds = try json.list("FindPointsOfInterestAlongRequest.kinds") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("FindPointsOfInterestAlongRequest.kinds", PointOfInterestKind.self) }
      } else if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("FindPointsOfInterestAlongRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("FindPointsOfInterestAlongRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !waypoints.isEmpty, !json.redact("waypoints") {
      json.key("waypoints")
      json.list(waypoints) { json, element in element.write(to: &json) }
    }
    if let widthM {
      json.key("widthM")
      json.value(widthM)
    }
    if !kinds.isEmpty {
      json.key("kinds")
      json.list(kinds) { json, element in json.value(element) }
    }
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    json.endObject()
  }
}

extension PassedPointOfInterest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PassedPointOfInterest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PassedPointOfInterest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("point") {
        point = try json.skipNull() ? nil : try PointOfInterest(reading: &json)
      } else if json.isKey("distanceM", "distance_m") {
        distanceM = try json.double("PassedPointOfInterest.distance_m")
      } else if json.isKey("alongM", "along_m") {
        alongM = try json.double("PassedPointOfInterest.along_m")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let point {
      json.key("point")
      point.write(to: &json)
    }
    if distanceM != 0 {
      json.key("distanceM")
      json.value(distanceM)
    }
    if alongM != 0 {
      json.key("alongM")
      json.value(alongM)
    }
    json.endObject()
  }
}

extension FindPointsOfInterestAlongResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindPointsOfInterestAlongResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindPointsOfInterestAlongResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("points") {
        points = try json.list("FindPointsOfInterestAlongResponse.points") { (json: inout JSONReader) throws(DecodingError) in try PassedPointOfInterest(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("FindPointsOfInterestAlongResponse.next_page_token")
      } else if json.isKey("lengthM", "length_m") {
        lengthM = try json.double("FindPointsOfInterestAlongResponse.length_m")
      } else if json.isKey("attributions") {
        attributions = try json.list("FindPointsOfInterestAlongResponse.attributions") { (json: inout JSONReader) throws(DecodingError) in try json.string("FindPointsOfInterestAlongResponse.attributions") }
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
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    if lengthM != 0 {
      json.key("lengthM")
      json.value(lengthM)
    }
    if !attributions.isEmpty {
      json.key("attributions")
      json.list(attributions) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension GetPointOfInterestRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetPointOfInterestRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetPointOfInterestRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pointId", "point_id") {
        pointID = try json.string("GetPointOfInterestRequest.point_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !pointID.isEmpty {
      json.key("pointId")
      json.value(pointID)
    }
    json.endObject()
  }
}

extension GetPointOfInterestResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetPointOfInterestResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetPointOfInterestResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("point") {
        point = try json.skipNull() ? nil : try PointOfInterest(reading: &json)
      } else if json.isKey("attributions") {
        attributions = try json.list("GetPointOfInterestResponse.attributions") { (json: inout JSONReader) throws(DecodingError) in try json.string("GetPointOfInterestResponse.attributions") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let point {
      json.key("point")
      point.write(to: &json)
    }
    if !attributions.isEmpty {
      json.key("attributions")
      json.list(attributions) { json, element in json.value(element) }
    }
    json.endObject()
  }
}
