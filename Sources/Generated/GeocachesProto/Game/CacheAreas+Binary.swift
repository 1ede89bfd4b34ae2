// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_areas.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import CairnProto
public import Protobuf

extension WatchedArea {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__watched_area__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__WatchedArea.self) {
      (c) throws(DecodingError) in try WatchedArea(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__WatchedArea>) throws(DecodingError) {
    areaID = try Binary.string(c.pointee.area_id_, "WatchedArea.area_id")
    name = try Binary.string(c.pointee.name_, "WatchedArea.name")
    if let field = c.pointee.centre_ { centre = try CairnProto.LatLng(c: field) }
    radiusM = c.pointee.radius_m_
    zoneID = try Binary.string(c.pointee.zone_id_, "WatchedArea.zone_id")
    if let field = c.pointee.filter_ { filter = try CacheFilter(c: field) }
    delivery = AreaDelivery(rawValue: c.pointee.delivery_)
  }

  func write(to binary: inout BinaryWriter) {
    if !areaID.isEmpty {
      binary.field(1, areaID)
    }
    if !name.isEmpty {
      binary.field(2, name)
    }
    if let centre {
      let start = binary.begin(3)
      centre.write(to: &binary)
      binary.end(start)
    }
    if radiusM != 0 {
      binary.field(4, radiusM)
    }
    if !zoneID.isEmpty {
      binary.field(5, zoneID)
    }
    if let filter {
      let start = binary.begin(6)
      filter.write(to: &binary)
      binary.end(start)
    }
    if delivery != .unspecified {
      binary.field(7, delivery)
    }
  }
}

extension WatchAreaRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__watch_area_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__WatchAreaRequest.self) {
      (c) throws(DecodingError) in try WatchAreaRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__WatchAreaRequest>) throws(DecodingError) {
    if let field = c.pointee.area_ { area = try WatchedArea(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let area {
      let start = binary.begin(1)
      area.write(to: &binary)
      binary.end(start)
    }
  }
}

extension WatchAreaResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__watch_area_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__WatchAreaResponse.self) {
      (c) throws(DecodingError) in try WatchAreaResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__WatchAreaResponse>) throws(DecodingError) {
    areaID = try Binary.string(c.pointee.area_id_, "WatchAreaResponse.area_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !areaID.isEmpty {
      binary.field(1, areaID)
    }
  }
}

extension UnwatchAreaRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__unwatch_area_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__UnwatchAreaRequest.self) {
      (c) throws(DecodingError) in try UnwatchAreaRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__UnwatchAreaRequest>) throws(DecodingError) {
    areaID = try Binary.string(c.pointee.area_id_, "UnwatchAreaRequest.area_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !areaID.isEmpty {
      binary.field(1, areaID)
    }
  }
}

extension UnwatchAreaResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__unwatch_area_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__UnwatchAreaResponse.self) {
      (c) throws(DecodingError) in try UnwatchAreaResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__UnwatchAreaResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ListWatchedAreasRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__list_watched_areas_request__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ListWatchedAreasRequest.self) {
      (c) throws(DecodingError) in try ListWatchedAreasRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ListWatchedAreasRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListWatchedAreasRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if pageSize != 0 {
      binary.field(1, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(2, pageToken)
    }
  }
}

extension ListWatchedAreasResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__game__geocaches__v1__list_watched_areas_response__descriptor_pointer(), as: Cairn__Game__Geocaches__V1__ListWatchedAreasResponse.self) {
      (c) throws(DecodingError) in try ListWatchedAreasResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Game__Geocaches__V1__ListWatchedAreasResponse>) throws(DecodingError) {
    areas = try Binary.list(c.pointee.n_areas_, c.pointee.areas_, messages: { (value) throws(DecodingError) in try WatchedArea(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListWatchedAreasResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !areas.isEmpty {
      for element in areas {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
  }
}
