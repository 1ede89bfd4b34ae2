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
    BinaryWriter.bytes { binary in write(to: &binary) }
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

  func write(to binary: inout BinaryWriter) {
    if !pointID.isEmpty {
      binary.field(1, pointID)
    }
    if !name.isEmpty {
      binary.field(2, name)
    }
    if !otherNames.isEmpty {
      for element in otherNames {
        binary.field(3, element)
      }
    }
    if kind != .unspecified {
      binary.field(4, kind)
    }
    if let position {
      let start = binary.begin(5)
      position.write(to: &binary)
      binary.end(start)
    }
    if !openingHours.isEmpty {
      binary.field(6, openingHours)
    }
    if !websiteURL.isEmpty {
      binary.field(7, websiteURL)
    }
    if !wikidataID.isEmpty {
      binary.field(8, wikidataID)
    }
  }
}

extension FindPointsOfInterestRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__find_points_of_interest_request__descriptor_pointer(), as: Cairn__Geo__V1__FindPointsOfInterestRequest.self) {
      (c) throws(DecodingError) in try FindPointsOfInterestRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__FindPointsOfInterestRequest>) throws(DecodingError) {
    if let field = c.pointee.position_ { position = try LatLng(c: field) }
    if c.pointee._radius_m_case.rawValue == 2 { radiusM = c.pointee.radius_m_ }
    kinds = try Binary.list(c.pointee.n_kinds_, c.pointee.kinds_, { (value) throws(DecodingError) in PointOfInterestKind(rawValue: value) })
    limit = c.pointee.limit_
  }

  func write(to binary: inout BinaryWriter) {
    if let position {
      let start = binary.begin(1)
      position.write(to: &binary)
      binary.end(start)
    }
    if let radiusM {
      binary.field(2, radiusM)
    }
    if !kinds.isEmpty {
      let start = binary.begin(3)
      for element in kinds { binary.element(element) }
      binary.end(start)
    }
    if limit != 0 {
      binary.field(4, limit)
    }
  }
}

extension NearbyPointOfInterest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__nearby_point_of_interest__descriptor_pointer(), as: Cairn__Geo__V1__NearbyPointOfInterest.self) {
      (c) throws(DecodingError) in try NearbyPointOfInterest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__NearbyPointOfInterest>) throws(DecodingError) {
    if let field = c.pointee.point_ { point = try PointOfInterest(c: field) }
    distanceM = c.pointee.distance_m_
  }

  func write(to binary: inout BinaryWriter) {
    if let point {
      let start = binary.begin(1)
      point.write(to: &binary)
      binary.end(start)
    }
    if distanceM != 0 {
      binary.field(2, distanceM)
    }
  }
}

extension FindPointsOfInterestResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__find_points_of_interest_response__descriptor_pointer(), as: Cairn__Geo__V1__FindPointsOfInterestResponse.self) {
      (c) throws(DecodingError) in try FindPointsOfInterestResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__FindPointsOfInterestResponse>) throws(DecodingError) {
    points = try Binary.list(c.pointee.n_points_, c.pointee.points_, messages: { (value) throws(DecodingError) in try NearbyPointOfInterest(c: value) })
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "FindPointsOfInterestResponse.attributions") })
  }

  func write(to binary: inout BinaryWriter) {
    if !points.isEmpty {
      for element in points {
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

extension FindPointsOfInterestAlongRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__find_points_of_interest_along_request__descriptor_pointer(), as: Cairn__Geo__V1__FindPointsOfInterestAlongRequest.self) {
      (c) throws(DecodingError) in try FindPointsOfInterestAlongRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__FindPointsOfInterestAlongRequest>) throws(DecodingError) {
    waypoints = try Binary.list(c.pointee.n_waypoints_, c.pointee.waypoints_, messages: { (value) throws(DecodingError) in try LatLng(c: value) })
    if c.pointee._width_m_case.rawValue == 2 { widthM = c.pointee.width_m_ }
    kinds = try Binary.list(c.pointee.n_kinds_, c.pointee.kinds_, { (value) throws(DecodingError) in PointOfInterestKind(rawValue: value) })
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "FindPointsOfInterestAlongRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !waypoints.isEmpty {
      for element in waypoints {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if let widthM {
      binary.field(2, widthM)
    }
    if !kinds.isEmpty {
      let start = binary.begin(3)
      for element in kinds { binary.element(element) }
      binary.end(start)
    }
    if pageSize != 0 {
      binary.field(4, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(5, pageToken)
    }
  }
}

extension PassedPointOfInterest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__passed_point_of_interest__descriptor_pointer(), as: Cairn__Geo__V1__PassedPointOfInterest.self) {
      (c) throws(DecodingError) in try PassedPointOfInterest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__PassedPointOfInterest>) throws(DecodingError) {
    if let field = c.pointee.point_ { point = try PointOfInterest(c: field) }
    distanceM = c.pointee.distance_m_
    alongM = c.pointee.along_m_
  }

  func write(to binary: inout BinaryWriter) {
    if let point {
      let start = binary.begin(1)
      point.write(to: &binary)
      binary.end(start)
    }
    if distanceM != 0 {
      binary.field(2, distanceM)
    }
    if alongM != 0 {
      binary.field(3, alongM)
    }
  }
}

extension FindPointsOfInterestAlongResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__find_points_of_interest_along_response__descriptor_pointer(), as: Cairn__Geo__V1__FindPointsOfInterestAlongResponse.self) {
      (c) throws(DecodingError) in try FindPointsOfInterestAlongResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__FindPointsOfInterestAlongResponse>) throws(DecodingError) {
    points = try Binary.list(c.pointee.n_points_, c.pointee.points_, messages: { (value) throws(DecodingError) in try PassedPointOfInterest(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "FindPointsOfInterestAlongResponse.next_page_token")
    lengthM = c.pointee.length_m_
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "FindPointsOfInterestAlongResponse.attributions") })
  }

  func write(to binary: inout BinaryWriter) {
    if !points.isEmpty {
      for element in points {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
    if lengthM != 0 {
      binary.field(3, lengthM)
    }
    if !attributions.isEmpty {
      for element in attributions {
        binary.field(4, element)
      }
    }
  }
}

extension GetPointOfInterestRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_point_of_interest_request__descriptor_pointer(), as: Cairn__Geo__V1__GetPointOfInterestRequest.self) {
      (c) throws(DecodingError) in try GetPointOfInterestRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetPointOfInterestRequest>) throws(DecodingError) {
    pointID = try Binary.string(c.pointee.point_id_, "GetPointOfInterestRequest.point_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !pointID.isEmpty {
      binary.field(1, pointID)
    }
  }
}

extension GetPointOfInterestResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_point_of_interest_response__descriptor_pointer(), as: Cairn__Geo__V1__GetPointOfInterestResponse.self) {
      (c) throws(DecodingError) in try GetPointOfInterestResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetPointOfInterestResponse>) throws(DecodingError) {
    if let field = c.pointee.point_ { point = try PointOfInterest(c: field) }
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "GetPointOfInterestResponse.attributions") })
  }

  func write(to binary: inout BinaryWriter) {
    if let point {
      let start = binary.begin(1)
      point.write(to: &binary)
      binary.end(start)
    }
    if !attributions.isEmpty {
      for element in attributions {
        binary.field(2, element)
      }
    }
  }
}
