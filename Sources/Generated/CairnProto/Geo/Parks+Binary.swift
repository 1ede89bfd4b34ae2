// Written by protoc-gen-cairn from cairn/geo/v1/parks.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ParkSummary {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__park_summary__descriptor_pointer(), as: Cairn__Geo__V1__ParkSummary.self) {
      (c) throws(DecodingError) in try ParkSummary(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
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

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__ParkSummary> {
    let c = arena.make(Cairn__Geo__V1__ParkSummary.self)
    cairn__geo__v1__park_summary__init(c)
    c.pointee.park_id_ = arena.string(parkID)
    c.pointee.name_ = arena.string(name)
    c.pointee.kind_ = kind.rawValue
    c.pointee.city_name_ = arena.string(cityName)
    c.pointee.city_id_ = cityID
    if let centre {
      c.pointee.centre_ = centre.lower(in: arena)
    }
    c.pointee.area_m2_ = areaM2
    c.pointee.challenge_count_ = challengeCount
    return c
  }
}

extension ParkRing {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__park_ring__descriptor_pointer(), as: Cairn__Geo__V1__ParkRing.self) {
      (c) throws(DecodingError) in try ParkRing(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ParkRing>) throws(DecodingError) {
    points = try Binary.list(c.pointee.n_points_, c.pointee.points_, messages: { (value) throws(DecodingError) in try LatLng(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__ParkRing> {
    let c = arena.make(Cairn__Geo__V1__ParkRing.self)
    cairn__geo__v1__park_ring__init(c)
    c.pointee.n_points_ = points.count
    c.pointee.points_ = arena.list(points) { value in value.lower(in: arena) }
    return c
  }
}

extension ParkPolygon {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__park_polygon__descriptor_pointer(), as: Cairn__Geo__V1__ParkPolygon.self) {
      (c) throws(DecodingError) in try ParkPolygon(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ParkPolygon>) throws(DecodingError) {
    if let field = c.pointee.exterior_ { exterior = try ParkRing(c: field) }
    holes = try Binary.list(c.pointee.n_holes_, c.pointee.holes_, messages: { (value) throws(DecodingError) in try ParkRing(c: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__ParkPolygon> {
    let c = arena.make(Cairn__Geo__V1__ParkPolygon.self)
    cairn__geo__v1__park_polygon__init(c)
    if let exterior {
      c.pointee.exterior_ = exterior.lower(in: arena)
    }
    c.pointee.n_holes_ = holes.count
    c.pointee.holes_ = arena.list(holes) { value in value.lower(in: arena) }
    return c
  }
}

extension Park {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__park__descriptor_pointer(), as: Cairn__Geo__V1__Park.self) {
      (c) throws(DecodingError) in try Park(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__Park>) throws(DecodingError) {
    if let field = c.pointee.summary_ { summary = try ParkSummary(c: field) }
    polygons = try Binary.list(c.pointee.n_polygons_, c.pointee.polygons_, messages: { (value) throws(DecodingError) in try ParkPolygon(c: value) })
    entrances = try Binary.list(c.pointee.n_entrances_, c.pointee.entrances_, messages: { (value) throws(DecodingError) in try LatLng(c: value) })
    facilities = try Binary.list(c.pointee.n_facilities_, c.pointee.facilities_, { (value) throws(DecodingError) in try Binary.string(value, "Park.facilities") })
    openingHours = try Binary.string(c.pointee.opening_hours_, "Park.opening_hours")
    websiteURL = try Binary.string(c.pointee.website_url_, "Park.website_url")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__Park> {
    let c = arena.make(Cairn__Geo__V1__Park.self)
    cairn__geo__v1__park__init(c)
    if let summary {
      c.pointee.summary_ = summary.lower(in: arena)
    }
    c.pointee.n_polygons_ = polygons.count
    c.pointee.polygons_ = arena.list(polygons) { value in value.lower(in: arena) }
    c.pointee.n_entrances_ = entrances.count
    c.pointee.entrances_ = arena.list(entrances) { value in value.lower(in: arena) }
    c.pointee.n_facilities_ = facilities.count
    c.pointee.facilities_ = arena.list(facilities) { value in arena.string(value) }
    c.pointee.opening_hours_ = arena.string(openingHours)
    c.pointee.website_url_ = arena.string(websiteURL)
    return c
  }
}

extension FindNearbyParksRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__find_nearby_parks_request__descriptor_pointer(), as: Cairn__Geo__V1__FindNearbyParksRequest.self) {
      (c) throws(DecodingError) in try FindNearbyParksRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__FindNearbyParksRequest>) throws(DecodingError) {
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
    cityID = c.pointee.city_id_
    limit = c.pointee.limit_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__FindNearbyParksRequest> {
    let c = arena.make(Cairn__Geo__V1__FindNearbyParksRequest.self)
    cairn__geo__v1__find_nearby_parks_request__init(c)
    if let position {
      c.pointee.position_ = position.lower(in: arena)
    }
    c.pointee.city_id_ = cityID
    c.pointee.limit_ = limit
    return c
  }
}

extension NearbyPark {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__nearby_park__descriptor_pointer(), as: Cairn__Geo__V1__NearbyPark.self) {
      (c) throws(DecodingError) in try NearbyPark(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__NearbyPark>) throws(DecodingError) {
    if let field = c.pointee.park_ { park = try ParkSummary(c: field) }
    distanceM = c.pointee.distance_m_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__NearbyPark> {
    let c = arena.make(Cairn__Geo__V1__NearbyPark.self)
    cairn__geo__v1__nearby_park__init(c)
    if let park {
      c.pointee.park_ = park.lower(in: arena)
    }
    c.pointee.distance_m_ = distanceM
    return c
  }
}

extension FindNearbyParksResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__find_nearby_parks_response__descriptor_pointer(), as: Cairn__Geo__V1__FindNearbyParksResponse.self) {
      (c) throws(DecodingError) in try FindNearbyParksResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__FindNearbyParksResponse>) throws(DecodingError) {
    parks = try Binary.list(c.pointee.n_parks_, c.pointee.parks_, messages: { (value) throws(DecodingError) in try NearbyPark(c: value) })
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "FindNearbyParksResponse.attributions") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__FindNearbyParksResponse> {
    let c = arena.make(Cairn__Geo__V1__FindNearbyParksResponse.self)
    cairn__geo__v1__find_nearby_parks_response__init(c)
    c.pointee.n_parks_ = parks.count
    c.pointee.parks_ = arena.list(parks) { value in value.lower(in: arena) }
    c.pointee.n_attributions_ = attributions.count
    c.pointee.attributions_ = arena.list(attributions) { value in arena.string(value) }
    return c
  }
}

extension FindParksInBoxRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__find_parks_in_box_request__descriptor_pointer(), as: Cairn__Geo__V1__FindParksInBoxRequest.self) {
      (c) throws(DecodingError) in try FindParksInBoxRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__FindParksInBoxRequest>) throws(DecodingError) {
    if let field = c.pointee.south_west_ { southWest = try LatLng(c: field) }
    if let field = c.pointee.north_east_ { northEast = try LatLng(c: field) }
    if c.pointee._zoom_case.rawValue == 3 { zoom = c.pointee.zoom_ }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__FindParksInBoxRequest> {
    let c = arena.make(Cairn__Geo__V1__FindParksInBoxRequest.self)
    cairn__geo__v1__find_parks_in_box_request__init(c)
    if let southWest {
      c.pointee.south_west_ = southWest.lower(in: arena)
    }
    if let northEast {
      c.pointee.north_east_ = northEast.lower(in: arena)
    }
    if let zoom {
      c.pointee._zoom_case = .init(rawValue: 3)
      c.pointee.zoom_ = zoom
    }
    return c
  }
}

extension ParkCluster {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__park_cluster__descriptor_pointer(), as: Cairn__Geo__V1__ParkCluster.self) {
      (c) throws(DecodingError) in try ParkCluster(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ParkCluster>) throws(DecodingError) {
    parkCount = c.pointee.park_count_
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
    if let field = c.pointee.south_west_ { southWest = try LatLng(c: field) }
    if let field = c.pointee.north_east_ { northEast = try LatLng(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__ParkCluster> {
    let c = arena.make(Cairn__Geo__V1__ParkCluster.self)
    cairn__geo__v1__park_cluster__init(c)
    c.pointee.park_count_ = parkCount
    if let position {
      c.pointee.position_ = position.lower(in: arena)
    }
    if let southWest {
      c.pointee.south_west_ = southWest.lower(in: arena)
    }
    if let northEast {
      c.pointee.north_east_ = northEast.lower(in: arena)
    }
    return c
  }
}

extension FindParksInBoxResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__find_parks_in_box_response__descriptor_pointer(), as: Cairn__Geo__V1__FindParksInBoxResponse.self) {
      (c) throws(DecodingError) in try FindParksInBoxResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__FindParksInBoxResponse>) throws(DecodingError) {
    parks = try Binary.list(c.pointee.n_parks_, c.pointee.parks_, messages: { (value) throws(DecodingError) in try ParkSummary(c: value) })
    clusters = try Binary.list(c.pointee.n_clusters_, c.pointee.clusters_, messages: { (value) throws(DecodingError) in try ParkCluster(c: value) })
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "FindParksInBoxResponse.attributions") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__FindParksInBoxResponse> {
    let c = arena.make(Cairn__Geo__V1__FindParksInBoxResponse.self)
    cairn__geo__v1__find_parks_in_box_response__init(c)
    c.pointee.n_parks_ = parks.count
    c.pointee.parks_ = arena.list(parks) { value in value.lower(in: arena) }
    c.pointee.n_clusters_ = clusters.count
    c.pointee.clusters_ = arena.list(clusters) { value in value.lower(in: arena) }
    c.pointee.n_attributions_ = attributions.count
    c.pointee.attributions_ = arena.list(attributions) { value in arena.string(value) }
    return c
  }
}

extension GetParkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_park_request__descriptor_pointer(), as: Cairn__Geo__V1__GetParkRequest.self) {
      (c) throws(DecodingError) in try GetParkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetParkRequest>) throws(DecodingError) {
    parkID = try Binary.string(c.pointee.park_id_, "GetParkRequest.park_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__GetParkRequest> {
    let c = arena.make(Cairn__Geo__V1__GetParkRequest.self)
    cairn__geo__v1__get_park_request__init(c)
    c.pointee.park_id_ = arena.string(parkID)
    return c
  }
}

extension GetParkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_park_response__descriptor_pointer(), as: Cairn__Geo__V1__GetParkResponse.self) {
      (c) throws(DecodingError) in try GetParkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetParkResponse>) throws(DecodingError) {
    if let field = c.pointee.park_ { park = try Park(c: field) }
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "GetParkResponse.attributions") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__GetParkResponse> {
    let c = arena.make(Cairn__Geo__V1__GetParkResponse.self)
    cairn__geo__v1__get_park_response__init(c)
    if let park {
      c.pointee.park_ = park.lower(in: arena)
    }
    c.pointee.n_attributions_ = attributions.count
    c.pointee.attributions_ = arena.list(attributions) { value in arena.string(value) }
    return c
  }
}

extension SearchParksRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__search_parks_request__descriptor_pointer(), as: Cairn__Geo__V1__SearchParksRequest.self) {
      (c) throws(DecodingError) in try SearchParksRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__SearchParksRequest>) throws(DecodingError) {
    query = try Binary.string(c.pointee.query_, "SearchParksRequest.query")
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "SearchParksRequest.page_token")
    nearCityID = c.pointee.near_city_id_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__SearchParksRequest> {
    let c = arena.make(Cairn__Geo__V1__SearchParksRequest.self)
    cairn__geo__v1__search_parks_request__init(c)
    c.pointee.query_ = arena.string(query)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    c.pointee.near_city_id_ = nearCityID
    return c
  }
}

extension SearchParksResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__search_parks_response__descriptor_pointer(), as: Cairn__Geo__V1__SearchParksResponse.self) {
      (c) throws(DecodingError) in try SearchParksResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__SearchParksResponse>) throws(DecodingError) {
    parks = try Binary.list(c.pointee.n_parks_, c.pointee.parks_, messages: { (value) throws(DecodingError) in try ParkSummary(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "SearchParksResponse.next_page_token")
    suggestions = try Binary.list(c.pointee.n_suggestions_, c.pointee.suggestions_, { (value) throws(DecodingError) in try Binary.string(value, "SearchParksResponse.suggestions") })
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "SearchParksResponse.attributions") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__SearchParksResponse> {
    let c = arena.make(Cairn__Geo__V1__SearchParksResponse.self)
    cairn__geo__v1__search_parks_response__init(c)
    c.pointee.n_parks_ = parks.count
    c.pointee.parks_ = arena.list(parks) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    c.pointee.n_suggestions_ = suggestions.count
    c.pointee.suggestions_ = arena.list(suggestions) { value in arena.string(value) }
    c.pointee.n_attributions_ = attributions.count
    c.pointee.attributions_ = arena.list(attributions) { value in arena.string(value) }
    return c
  }
}

extension CheckInParkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__check_in_park_request__descriptor_pointer(), as: Cairn__Geo__V1__CheckInParkRequest.self) {
      (c) throws(DecodingError) in try CheckInParkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__CheckInParkRequest>) throws(DecodingError) {
    parkID = try Binary.string(c.pointee.park_id_, "CheckInParkRequest.park_id")
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
    if c.pointee._buffer_m_case.rawValue == 3 { bufferM = c.pointee.buffer_m_ }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__CheckInParkRequest> {
    let c = arena.make(Cairn__Geo__V1__CheckInParkRequest.self)
    cairn__geo__v1__check_in_park_request__init(c)
    c.pointee.park_id_ = arena.string(parkID)
    if let position {
      c.pointee.position_ = position.lower(in: arena)
    }
    if let bufferM {
      c.pointee._buffer_m_case = .init(rawValue: 3)
      c.pointee.buffer_m_ = bufferM
    }
    return c
  }
}

extension CheckInParkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__check_in_park_response__descriptor_pointer(), as: Cairn__Geo__V1__CheckInParkResponse.self) {
      (c) throws(DecodingError) in try CheckInParkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__CheckInParkResponse>) throws(DecodingError) {
    distanceM = c.pointee.distance_m_
    isInside = c.pointee.is_inside_ != 0
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "CheckInParkResponse.attributions") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__CheckInParkResponse> {
    let c = arena.make(Cairn__Geo__V1__CheckInParkResponse.self)
    cairn__geo__v1__check_in_park_response__init(c)
    c.pointee.distance_m_ = distanceM
    c.pointee.is_inside_ = isInside ? 1 : 0
    c.pointee.n_attributions_ = attributions.count
    c.pointee.attributions_ = arena.list(attributions) { value in arena.string(value) }
    return c
  }
}

extension ListParkChangesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__list_park_changes_request__descriptor_pointer(), as: Cairn__Geo__V1__ListParkChangesRequest.self) {
      (c) throws(DecodingError) in try ListParkChangesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ListParkChangesRequest>) throws(DecodingError) {
    afterRevision = c.pointee.after_revision_
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListParkChangesRequest.page_token")
    zoneID = try Binary.string(c.pointee.zone_id_, "ListParkChangesRequest.zone_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__ListParkChangesRequest> {
    let c = arena.make(Cairn__Geo__V1__ListParkChangesRequest.self)
    cairn__geo__v1__list_park_changes_request__init(c)
    c.pointee.after_revision_ = afterRevision
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    c.pointee.zone_id_ = arena.string(zoneID)
    return c
  }
}

extension ParkChange {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__park_change__descriptor_pointer(), as: Cairn__Geo__V1__ParkChange.self) {
      (c) throws(DecodingError) in try ParkChange(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ParkChange>) throws(DecodingError) {
    if c.pointee.change_case.rawValue == 1, let field = c.pointee.park_ { change = .park(try Park(c: field)) }
    if c.pointee.change_case.rawValue == 2 { change = .removedParkID(try Binary.string(c.pointee.removed_park_id_, "ParkChange.removed_park_id")) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__ParkChange> {
    let c = arena.make(Cairn__Geo__V1__ParkChange.self)
    cairn__geo__v1__park_change__init(c)
    switch change {
    case nil: break
    case .park(let value):
      c.pointee.change_case = .init(rawValue: 1)
      c.pointee.park_ = value.lower(in: arena)
    case .removedParkID(let value):
      c.pointee.change_case = .init(rawValue: 2)
      c.pointee.removed_park_id_ = arena.string(value)
    }
    return c
  }
}

extension ListParkChangesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__list_park_changes_response__descriptor_pointer(), as: Cairn__Geo__V1__ListParkChangesResponse.self) {
      (c) throws(DecodingError) in try ListParkChangesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ListParkChangesResponse>) throws(DecodingError) {
    changes = try Binary.list(c.pointee.n_changes_, c.pointee.changes_, messages: { (value) throws(DecodingError) in try ParkChange(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListParkChangesResponse.next_page_token")
    revision = c.pointee.revision_
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "ListParkChangesResponse.attributions") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__ListParkChangesResponse> {
    let c = arena.make(Cairn__Geo__V1__ListParkChangesResponse.self)
    cairn__geo__v1__list_park_changes_response__init(c)
    c.pointee.n_changes_ = changes.count
    c.pointee.changes_ = arena.list(changes) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    c.pointee.revision_ = revision
    c.pointee.n_attributions_ = attributions.count
    c.pointee.attributions_ = arena.list(attributions) { value in arena.string(value) }
    return c
  }
}
