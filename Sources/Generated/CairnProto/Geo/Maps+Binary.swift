// Written by protoc-gen-cairn from cairn/geo/v1/maps.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Map {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__map__descriptor_pointer(), as: Cairn__Geo__V1__Map.self) {
      (c) throws(DecodingError) in try Map(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__Map>) throws(DecodingError) {
    mapID = try Binary.string(c.pointee.map_id_, "Map.map_id")
    displayName = try Binary.string(c.pointee.display_name_, "Map.display_name")
    if let field = c.pointee.south_west_ { southWest = try LatLng(c: field) }
    if let field = c.pointee.north_east_ { northEast = try LatLng(c: field) }
    diagonalM = c.pointee.diagonal_m_
    if let field = c.pointee.centre_ { centre = try LatLng(c: field) }
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "Map.attributions") })
    isWorld = c.pointee.is_world_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__Map> {
    let c = arena.make(Cairn__Geo__V1__Map.self)
    cairn__geo__v1__map__init(c)
    c.pointee.map_id_ = arena.string(mapID)
    c.pointee.display_name_ = arena.string(displayName)
    if let southWest {
      c.pointee.south_west_ = southWest.lower(in: arena)
    }
    if let northEast {
      c.pointee.north_east_ = northEast.lower(in: arena)
    }
    c.pointee.diagonal_m_ = diagonalM
    if let centre {
      c.pointee.centre_ = centre.lower(in: arena)
    }
    c.pointee.n_attributions_ = attributions.count
    c.pointee.attributions_ = arena.list(attributions) { value in arena.string(value) }
    c.pointee.is_world_ = isWorld ? 1 : 0
    return c
  }
}

extension ListMapsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__list_maps_request__descriptor_pointer(), as: Cairn__Geo__V1__ListMapsRequest.self) {
      (c) throws(DecodingError) in try ListMapsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ListMapsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMapsRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__ListMapsRequest> {
    let c = arena.make(Cairn__Geo__V1__ListMapsRequest.self)
    cairn__geo__v1__list_maps_request__init(c)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension ListMapsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__list_maps_response__descriptor_pointer(), as: Cairn__Geo__V1__ListMapsResponse.self) {
      (c) throws(DecodingError) in try ListMapsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ListMapsResponse>) throws(DecodingError) {
    maps = try Binary.list(c.pointee.n_maps_, c.pointee.maps_, messages: { (value) throws(DecodingError) in try Map(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMapsResponse.next_page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__ListMapsResponse> {
    let c = arena.make(Cairn__Geo__V1__ListMapsResponse.self)
    cairn__geo__v1__list_maps_response__init(c)
    c.pointee.n_maps_ = maps.count
    c.pointee.maps_ = arena.list(maps) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    return c
  }
}

extension GetMapRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_map_request__descriptor_pointer(), as: Cairn__Geo__V1__GetMapRequest.self) {
      (c) throws(DecodingError) in try GetMapRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetMapRequest>) throws(DecodingError) {
    mapID = try Binary.string(c.pointee.map_id_, "GetMapRequest.map_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__GetMapRequest> {
    let c = arena.make(Cairn__Geo__V1__GetMapRequest.self)
    cairn__geo__v1__get_map_request__init(c)
    c.pointee.map_id_ = arena.string(mapID)
    return c
  }
}

extension GetMapResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_map_response__descriptor_pointer(), as: Cairn__Geo__V1__GetMapResponse.self) {
      (c) throws(DecodingError) in try GetMapResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetMapResponse>) throws(DecodingError) {
    if let field = c.pointee.map_ { map = try Map(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Geo__V1__GetMapResponse> {
    let c = arena.make(Cairn__Geo__V1__GetMapResponse.self)
    cairn__geo__v1__get_map_response__init(c)
    if let map {
      c.pointee.map_ = map.lower(in: arena)
    }
    return c
  }
}
