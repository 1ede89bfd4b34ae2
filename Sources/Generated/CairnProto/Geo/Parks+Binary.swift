// Written by protoc-gen-cairn from cairn/geo/v1/parks.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension ParkSummary {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__park_summary__descriptor_pointer(), as: Cairn__Geo__V1__ParkSummary.self) {
      (c) throws(DecodingError) in try ParkSummary(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ParkSummary>) throws(DecodingError) {
    parkID = try Binary.string(c.pointee.park_id_, "ParkSummary.park_id")
    name = try Binary.string(c.pointee.name_, "ParkSummary.name")
    kind = ParkKind(rawValue: c.pointee.kind_)
    cityName = try Binary.string(c.pointee.city_name_, "ParkSummary.city_name")
    cityID = c.pointee.city_id_
    if let field = c.pointee.centre_ { centre = try LatLng(c: field) }
    areaM2 = c.pointee.area_m2_
    challengeCount = c.pointee.challenge_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !parkID.isEmpty {
      binary.field(1, parkID)
    }
    if !name.isEmpty {
      binary.field(2, name)
    }
    if kind != .unspecified {
      binary.field(3, kind)
    }
    if !cityName.isEmpty {
      binary.field(4, cityName)
    }
    if cityID != 0 {
      binary.field(5, cityID)
    }
    if let centre {
      let start = binary.begin(6)
      centre.write(to: &binary)
      binary.end(start)
    }
    if areaM2 != 0 {
      binary.field(7, areaM2)
    }
    if challengeCount != 0 {
      binary.field(8, challengeCount)
    }
  }
}

extension ParkRing {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__park_ring__descriptor_pointer(), as: Cairn__Geo__V1__ParkRing.self) {
      (c) throws(DecodingError) in try ParkRing(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ParkRing>) throws(DecodingError) {
    points = try Binary.list(c.pointee.n_points_, c.pointee.points_, messages: { (value) throws(DecodingError) in try LatLng(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !points.isEmpty {
      for element in points {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension ParkPolygon {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__park_polygon__descriptor_pointer(), as: Cairn__Geo__V1__ParkPolygon.self) {
      (c) throws(DecodingError) in try ParkPolygon(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ParkPolygon>) throws(DecodingError) {
    if let field = c.pointee.exterior_ { exterior = try ParkRing(c: field) }
    holes = try Binary.list(c.pointee.n_holes_, c.pointee.holes_, messages: { (value) throws(DecodingError) in try ParkRing(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if let exterior {
      let start = binary.begin(1)
      exterior.write(to: &binary)
      binary.end(start)
    }
    if !holes.isEmpty {
      for element in holes {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension Park {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__park__descriptor_pointer(), as: Cairn__Geo__V1__Park.self) {
      (c) throws(DecodingError) in try Park(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Geo__V1__Park>) throws(DecodingError) {
    if let field = c.pointee.summary_ { summary = try ParkSummary(c: field) }
    polygons = try Binary.list(c.pointee.n_polygons_, c.pointee.polygons_, messages: { (value) throws(DecodingError) in try ParkPolygon(c: value) })
    entrances = try Binary.list(c.pointee.n_entrances_, c.pointee.entrances_, messages: { (value) throws(DecodingError) in try LatLng(c: value) })
    facilities = try Binary.list(c.pointee.n_facilities_, c.pointee.facilities_, { (value) throws(DecodingError) in try Binary.string(value, "Park.facilities") })
    openingHours = try Binary.string(c.pointee.opening_hours_, "Park.opening_hours")
    websiteURL = try Binary.string(c.pointee.website_url_, "Park.website_url")
  }

  package func write(to binary: inout BinaryWriter) {
    if let summary {
      let start = binary.begin(1)
      summary.write(to: &binary)
      binary.end(start)
    }
    if !polygons.isEmpty {
      for element in polygons {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !entrances.isEmpty {
      for element in entrances {
        let start = binary.begin(3)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !facilities.isEmpty {
      for element in facilities {
        binary.field(4, element)
      }
    }
    if !openingHours.isEmpty {
      binary.field(5, openingHours)
    }
    if !websiteURL.isEmpty {
      binary.field(6, websiteURL)
    }
  }
}

extension FindNearbyParksRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__find_nearby_parks_request__descriptor_pointer(), as: Cairn__Geo__V1__FindNearbyParksRequest.self) {
      (c) throws(DecodingError) in try FindNearbyParksRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__FindNearbyParksRequest>) throws(DecodingError) {
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
    cityID = c.pointee.city_id_
    limit = c.pointee.limit_
  }

  func write(to binary: inout BinaryWriter) {
    if let position {
      let start = binary.begin(1)
      position.write(to: &binary)
      binary.end(start)
    }
    if cityID != 0 {
      binary.field(2, cityID)
    }
    if limit != 0 {
      binary.field(3, limit)
    }
  }
}

extension NearbyPark {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__nearby_park__descriptor_pointer(), as: Cairn__Geo__V1__NearbyPark.self) {
      (c) throws(DecodingError) in try NearbyPark(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__NearbyPark>) throws(DecodingError) {
    if let field = c.pointee.park_ { park = try ParkSummary(c: field) }
    distanceM = c.pointee.distance_m_
  }

  func write(to binary: inout BinaryWriter) {
    if let park {
      let start = binary.begin(1)
      park.write(to: &binary)
      binary.end(start)
    }
    if distanceM != 0 {
      binary.field(2, distanceM)
    }
  }
}

extension FindNearbyParksResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__find_nearby_parks_response__descriptor_pointer(), as: Cairn__Geo__V1__FindNearbyParksResponse.self) {
      (c) throws(DecodingError) in try FindNearbyParksResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__FindNearbyParksResponse>) throws(DecodingError) {
    parks = try Binary.list(c.pointee.n_parks_, c.pointee.parks_, messages: { (value) throws(DecodingError) in try NearbyPark(c: value) })
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "FindNearbyParksResponse.attributions") })
  }

  func write(to binary: inout BinaryWriter) {
    if !parks.isEmpty {
      for element in parks {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !attributions.isEmpty {
      for element in attributions {
        binary.field(2, element)
      }
    }
  }
}

extension FindParksInBoxRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__find_parks_in_box_request__descriptor_pointer(), as: Cairn__Geo__V1__FindParksInBoxRequest.self) {
      (c) throws(DecodingError) in try FindParksInBoxRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__FindParksInBoxRequest>) throws(DecodingError) {
    if let field = c.pointee.south_west_ { southWest = try LatLng(c: field) }
    if let field = c.pointee.north_east_ { northEast = try LatLng(c: field) }
    if c.pointee._zoom_case.rawValue == 3 { zoom = c.pointee.zoom_ }
  }

  func write(to binary: inout BinaryWriter) {
    if let southWest {
      let start = binary.begin(1)
      southWest.write(to: &binary)
      binary.end(start)
    }
    if let northEast {
      let start = binary.begin(2)
      northEast.write(to: &binary)
      binary.end(start)
    }
    if let zoom {
      binary.field(3, zoom)
    }
  }
}

extension ParkCluster {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__park_cluster__descriptor_pointer(), as: Cairn__Geo__V1__ParkCluster.self) {
      (c) throws(DecodingError) in try ParkCluster(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ParkCluster>) throws(DecodingError) {
    parkCount = c.pointee.park_count_
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
    if let field = c.pointee.south_west_ { southWest = try LatLng(c: field) }
    if let field = c.pointee.north_east_ { northEast = try LatLng(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if parkCount != 0 {
      binary.field(1, parkCount)
    }
    if let position {
      let start = binary.begin(2)
      position.write(to: &binary)
      binary.end(start)
    }
    if let southWest {
      let start = binary.begin(3)
      southWest.write(to: &binary)
      binary.end(start)
    }
    if let northEast {
      let start = binary.begin(4)
      northEast.write(to: &binary)
      binary.end(start)
    }
  }
}

extension FindParksInBoxResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__find_parks_in_box_response__descriptor_pointer(), as: Cairn__Geo__V1__FindParksInBoxResponse.self) {
      (c) throws(DecodingError) in try FindParksInBoxResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__FindParksInBoxResponse>) throws(DecodingError) {
    parks = try Binary.list(c.pointee.n_parks_, c.pointee.parks_, messages: { (value) throws(DecodingError) in try ParkSummary(c: value) })
    clusters = try Binary.list(c.pointee.n_clusters_, c.pointee.clusters_, messages: { (value) throws(DecodingError) in try ParkCluster(c: value) })
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "FindParksInBoxResponse.attributions") })
  }

  func write(to binary: inout BinaryWriter) {
    if !parks.isEmpty {
      for element in parks {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !clusters.isEmpty {
      for element in clusters {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !attributions.isEmpty {
      for element in attributions {
        binary.field(3, element)
      }
    }
  }
}

extension GetParkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_park_request__descriptor_pointer(), as: Cairn__Geo__V1__GetParkRequest.self) {
      (c) throws(DecodingError) in try GetParkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetParkRequest>) throws(DecodingError) {
    parkID = try Binary.string(c.pointee.park_id_, "GetParkRequest.park_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !parkID.isEmpty {
      binary.field(1, parkID)
    }
  }
}

extension GetParkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_park_response__descriptor_pointer(), as: Cairn__Geo__V1__GetParkResponse.self) {
      (c) throws(DecodingError) in try GetParkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetParkResponse>) throws(DecodingError) {
    if let field = c.pointee.park_ { park = try Park(c: field) }
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "GetParkResponse.attributions") })
  }

  func write(to binary: inout BinaryWriter) {
    if let park {
      let start = binary.begin(1)
      park.write(to: &binary)
      binary.end(start)
    }
    if !attributions.isEmpty {
      for element in attributions {
        binary.field(2, element)
      }
    }
  }
}

extension SearchParksRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__search_parks_request__descriptor_pointer(), as: Cairn__Geo__V1__SearchParksRequest.self) {
      (c) throws(DecodingError) in try SearchParksRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__SearchParksRequest>) throws(DecodingError) {
    query = try Binary.string(c.pointee.query_, "SearchParksRequest.query")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "SearchParksRequest.page_token")
    nearCityID = c.pointee.near_city_id_
  }

  func write(to binary: inout BinaryWriter) {
    if !query.isEmpty {
      binary.field(1, query)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
    if nearCityID != 0 {
      binary.field(4, nearCityID)
    }
  }
}

extension SearchParksResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__search_parks_response__descriptor_pointer(), as: Cairn__Geo__V1__SearchParksResponse.self) {
      (c) throws(DecodingError) in try SearchParksResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__SearchParksResponse>) throws(DecodingError) {
    parks = try Binary.list(c.pointee.n_parks_, c.pointee.parks_, messages: { (value) throws(DecodingError) in try ParkSummary(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "SearchParksResponse.next_page_token")
    suggestions = try Binary.list(c.pointee.n_suggestions_, c.pointee.suggestions_, { (value) throws(DecodingError) in try Binary.string(value, "SearchParksResponse.suggestions") })
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "SearchParksResponse.attributions") })
  }

  func write(to binary: inout BinaryWriter) {
    if !parks.isEmpty {
      for element in parks {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
    if !suggestions.isEmpty {
      for element in suggestions {
        binary.field(3, element)
      }
    }
    if !attributions.isEmpty {
      for element in attributions {
        binary.field(4, element)
      }
    }
  }
}

extension CheckInParkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__check_in_park_request__descriptor_pointer(), as: Cairn__Geo__V1__CheckInParkRequest.self) {
      (c) throws(DecodingError) in try CheckInParkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__CheckInParkRequest>) throws(DecodingError) {
    parkID = try Binary.string(c.pointee.park_id_, "CheckInParkRequest.park_id")
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
    if c.pointee._buffer_m_case.rawValue == 3 { bufferM = c.pointee.buffer_m_ }
  }

  func write(to binary: inout BinaryWriter) {
    if !parkID.isEmpty {
      binary.field(1, parkID)
    }
    if let position {
      let start = binary.begin(2)
      position.write(to: &binary)
      binary.end(start)
    }
    if let bufferM {
      binary.field(3, bufferM)
    }
  }
}

extension CheckInParkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__check_in_park_response__descriptor_pointer(), as: Cairn__Geo__V1__CheckInParkResponse.self) {
      (c) throws(DecodingError) in try CheckInParkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__CheckInParkResponse>) throws(DecodingError) {
    distanceM = c.pointee.distance_m_
    isInside = c.pointee.is_inside_ != 0
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "CheckInParkResponse.attributions") })
  }

  func write(to binary: inout BinaryWriter) {
    if distanceM != 0 {
      binary.field(1, distanceM)
    }
    if isInside {
      binary.field(2, isInside)
    }
    if !attributions.isEmpty {
      for element in attributions {
        binary.field(3, element)
      }
    }
  }
}

extension ListParkChangesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__list_park_changes_request__descriptor_pointer(), as: Cairn__Geo__V1__ListParkChangesRequest.self) {
      (c) throws(DecodingError) in try ListParkChangesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ListParkChangesRequest>) throws(DecodingError) {
    afterRevision = c.pointee.after_revision_
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListParkChangesRequest.page_token")
    zoneID = try Binary.string(c.pointee.zone_id_, "ListParkChangesRequest.zone_id")
  }

  func write(to binary: inout BinaryWriter) {
    if afterRevision != 0 {
      binary.field(1, afterRevision)
    }
    if pageSize != 0 {
      binary.field(2, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(3, pageToken)
    }
    if !zoneID.isEmpty {
      binary.field(4, zoneID)
    }
  }
}

extension ParkChange {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__park_change__descriptor_pointer(), as: Cairn__Geo__V1__ParkChange.self) {
      (c) throws(DecodingError) in try ParkChange(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ParkChange>) throws(DecodingError) {
    if c.pointee.change_case.rawValue == 1, let field = c.pointee.park_ { change = .park(try Park(c: field)) }
    if c.pointee.change_case.rawValue == 2 { change = .removedParkID(try Binary.string(c.pointee.removed_park_id_, "ParkChange.removed_park_id")) }
  }

  func write(to binary: inout BinaryWriter) {
    switch change {
    case .park(let value):
      let start = binary.begin(1)
      value.write(to: &binary)
      binary.end(start)
    case .removedParkID(let value):
      binary.field(2, value)
    default: break
    }
  }
}

extension ListParkChangesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__list_park_changes_response__descriptor_pointer(), as: Cairn__Geo__V1__ListParkChangesResponse.self) {
      (c) throws(DecodingError) in try ListParkChangesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ListParkChangesResponse>) throws(DecodingError) {
    changes = try Binary.list(c.pointee.n_changes_, c.pointee.changes_, messages: { (value) throws(DecodingError) in try ParkChange(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListParkChangesResponse.next_page_token")
    revision = c.pointee.revision_
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "ListParkChangesResponse.attributions") })
  }

  func write(to binary: inout BinaryWriter) {
    if !changes.isEmpty {
      for element in changes {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
    if revision != 0 {
      binary.field(3, revision)
    }
    if !attributions.isEmpty {
      for element in attributions {
        binary.field(4, element)
      }
    }
  }
}
