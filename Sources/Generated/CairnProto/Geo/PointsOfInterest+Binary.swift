// Written by protoc-gen-cairn from cairn/geo/v1/points_of_interest.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension PointOfInterest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__point_of_interest__descriptor_pointer(), as: Cairn__Geo__V1__PointOfInterest.self) {
      (c) throws(DecodingError) in try PointOfInterest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__PointOfInterest>) throws(DecodingError) {
    pointID = try Binary.string(c.pointee.point_id_, "PointOfInterest.point_id")
    name = try Binary.string(c.pointee.name_, "PointOfInterest.name")
    otherNames = try Binary.list(c.pointee.n_other_names_, c.pointee.other_names_, { (value) throws(DecodingError) in try Binary.string(value, "PointOfInterest.other_names") })
    kind = PointOfInterestKind(rawValue: c.pointee.kind_)
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
    openingHours = try Binary.string(c.pointee.opening_hours_, "PointOfInterest.opening_hours")
    websiteURL = try Binary.string(c.pointee.website_url_, "PointOfInterest.website_url")
    wikidataID = try Binary.string(c.pointee.wikidata_id_, "PointOfInterest.wikidata_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__PointOfInterest> {
    let c = arena.make(Cairn__Geo__V1__PointOfInterest.self)
    cairn__geo__v1__point_of_interest__init(c)
    c.pointee.point_id_ = arena.string(pointID)
    c.pointee.name_ = arena.string(name)
    c.pointee.n_other_names_ = otherNames.count
    c.pointee.other_names_ = arena.list(otherNames) { value in arena.string(value) }
    c.pointee.kind_ = kind.rawValue
    if let position {
      c.pointee.position_ = position.lower(in: arena)
    }
    c.pointee.opening_hours_ = arena.string(openingHours)
    c.pointee.website_url_ = arena.string(websiteURL)
    c.pointee.wikidata_id_ = arena.string(wikidataID)
    return c
  }
}

extension FindPointsOfInterestRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__find_points_of_interest_request__descriptor_pointer(), as: Cairn__Geo__V1__FindPointsOfInterestRequest.self) {
      (c) throws(DecodingError) in try FindPointsOfInterestRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__FindPointsOfInterestRequest>) throws(DecodingError) {
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
    if c.pointee._radius_m_case.rawValue == 2 { radiusM = c.pointee.radius_m_ }
    kinds = try Binary.list(c.pointee.n_kinds_, c.pointee.kinds_, { (value) throws(DecodingError) in PointOfInterestKind(rawValue: value) })
    limit = c.pointee.limit_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__FindPointsOfInterestRequest> {
    let c = arena.make(Cairn__Geo__V1__FindPointsOfInterestRequest.self)
    cairn__geo__v1__find_points_of_interest_request__init(c)
    if let position {
      c.pointee.position_ = position.lower(in: arena)
    }
    if let radiusM {
      c.pointee._radius_m_case = .init(rawValue: 2)
      c.pointee.radius_m_ = radiusM
    }
    c.pointee.n_kinds_ = kinds.count
    c.pointee.kinds_ = arena.list(kinds) { value in value.rawValue }
    c.pointee.limit_ = limit
    return c
  }
}

extension NearbyPointOfInterest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__nearby_point_of_interest__descriptor_pointer(), as: Cairn__Geo__V1__NearbyPointOfInterest.self) {
      (c) throws(DecodingError) in try NearbyPointOfInterest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__NearbyPointOfInterest>) throws(DecodingError) {
    if let field = c.pointee.point_ { point = try PointOfInterest(c: field) }
    distanceM = c.pointee.distance_m_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__NearbyPointOfInterest> {
    let c = arena.make(Cairn__Geo__V1__NearbyPointOfInterest.self)
    cairn__geo__v1__nearby_point_of_interest__init(c)
    if let point {
      c.pointee.point_ = point.lower(in: arena)
    }
    c.pointee.distance_m_ = distanceM
    return c
  }
}

extension FindPointsOfInterestResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__find_points_of_interest_response__descriptor_pointer(), as: Cairn__Geo__V1__FindPointsOfInterestResponse.self) {
      (c) throws(DecodingError) in try FindPointsOfInterestResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__FindPointsOfInterestResponse>) throws(DecodingError) {
    points = try Binary.list(c.pointee.n_points_, c.pointee.points_, messages: { (value) throws(DecodingError) in try NearbyPointOfInterest(c: value) })
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "FindPointsOfInterestResponse.attributions") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__FindPointsOfInterestResponse> {
    let c = arena.make(Cairn__Geo__V1__FindPointsOfInterestResponse.self)
    cairn__geo__v1__find_points_of_interest_response__init(c)
    c.pointee.n_points_ = points.count
    c.pointee.points_ = arena.list(points) { value in value.lower(in: arena) }
    c.pointee.n_attributions_ = attributions.count
    c.pointee.attributions_ = arena.list(attributions) { value in arena.string(value) }
    return c
  }
}

extension FindPointsOfInterestAlongRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__find_points_of_interest_along_request__descriptor_pointer(), as: Cairn__Geo__V1__FindPointsOfInterestAlongRequest.self) {
      (c) throws(DecodingError) in try FindPointsOfInterestAlongRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__FindPointsOfInterestAlongRequest>) throws(DecodingError) {
    waypoints = try Binary.list(c.pointee.n_waypoints_, c.pointee.waypoints_, messages: { (value) throws(DecodingError) in try LatLng(c: value) })
    if c.pointee._width_m_case.rawValue == 2 { widthM = c.pointee.width_m_ }
    kinds = try Binary.list(c.pointee.n_kinds_, c.pointee.kinds_, { (value) throws(DecodingError) in PointOfInterestKind(rawValue: value) })
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "FindPointsOfInterestAlongRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__FindPointsOfInterestAlongRequest> {
    let c = arena.make(Cairn__Geo__V1__FindPointsOfInterestAlongRequest.self)
    cairn__geo__v1__find_points_of_interest_along_request__init(c)
    c.pointee.n_waypoints_ = waypoints.count
    c.pointee.waypoints_ = arena.list(waypoints) { value in value.lower(in: arena) }
    if let widthM {
      c.pointee._width_m_case = .init(rawValue: 2)
      c.pointee.width_m_ = widthM
    }
    c.pointee.n_kinds_ = kinds.count
    c.pointee.kinds_ = arena.list(kinds) { value in value.rawValue }
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension PassedPointOfInterest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__passed_point_of_interest__descriptor_pointer(), as: Cairn__Geo__V1__PassedPointOfInterest.self) {
      (c) throws(DecodingError) in try PassedPointOfInterest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__PassedPointOfInterest>) throws(DecodingError) {
    if let field = c.pointee.point_ { point = try PointOfInterest(c: field) }
    distanceM = c.pointee.distance_m_
    alongM = c.pointee.along_m_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__PassedPointOfInterest> {
    let c = arena.make(Cairn__Geo__V1__PassedPointOfInterest.self)
    cairn__geo__v1__passed_point_of_interest__init(c)
    if let point {
      c.pointee.point_ = point.lower(in: arena)
    }
    c.pointee.distance_m_ = distanceM
    c.pointee.along_m_ = alongM
    return c
  }
}

extension FindPointsOfInterestAlongResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__find_points_of_interest_along_response__descriptor_pointer(), as: Cairn__Geo__V1__FindPointsOfInterestAlongResponse.self) {
      (c) throws(DecodingError) in try FindPointsOfInterestAlongResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__FindPointsOfInterestAlongResponse>) throws(DecodingError) {
    points = try Binary.list(c.pointee.n_points_, c.pointee.points_, messages: { (value) throws(DecodingError) in try PassedPointOfInterest(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "FindPointsOfInterestAlongResponse.next_page_token")
    lengthM = c.pointee.length_m_
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "FindPointsOfInterestAlongResponse.attributions") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__FindPointsOfInterestAlongResponse> {
    let c = arena.make(Cairn__Geo__V1__FindPointsOfInterestAlongResponse.self)
    cairn__geo__v1__find_points_of_interest_along_response__init(c)
    c.pointee.n_points_ = points.count
    c.pointee.points_ = arena.list(points) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    c.pointee.length_m_ = lengthM
    c.pointee.n_attributions_ = attributions.count
    c.pointee.attributions_ = arena.list(attributions) { value in arena.string(value) }
    return c
  }
}

extension GetPointOfInterestRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_point_of_interest_request__descriptor_pointer(), as: Cairn__Geo__V1__GetPointOfInterestRequest.self) {
      (c) throws(DecodingError) in try GetPointOfInterestRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetPointOfInterestRequest>) throws(DecodingError) {
    pointID = try Binary.string(c.pointee.point_id_, "GetPointOfInterestRequest.point_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__GetPointOfInterestRequest> {
    let c = arena.make(Cairn__Geo__V1__GetPointOfInterestRequest.self)
    cairn__geo__v1__get_point_of_interest_request__init(c)
    c.pointee.point_id_ = arena.string(pointID)
    return c
  }
}

extension GetPointOfInterestResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_point_of_interest_response__descriptor_pointer(), as: Cairn__Geo__V1__GetPointOfInterestResponse.self) {
      (c) throws(DecodingError) in try GetPointOfInterestResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetPointOfInterestResponse>) throws(DecodingError) {
    if let field = c.pointee.point_ { point = try PointOfInterest(c: field) }
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "GetPointOfInterestResponse.attributions") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__GetPointOfInterestResponse> {
    let c = arena.make(Cairn__Geo__V1__GetPointOfInterestResponse.self)
    cairn__geo__v1__get_point_of_interest_response__init(c)
    if let point {
      c.pointee.point_ = point.lower(in: arena)
    }
    c.pointee.n_attributions_ = attributions.count
    c.pointee.attributions_ = arena.list(attributions) { value in arena.string(value) }
    return c
  }
}
