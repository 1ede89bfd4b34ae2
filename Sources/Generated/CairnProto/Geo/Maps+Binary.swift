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
    BinaryWriter.bytes { binary in write(to: &binary) }
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

  func write(to binary: inout BinaryWriter) {
    if !mapID.isEmpty {
      binary.field(1, mapID)
    }
    if !displayName.isEmpty {
      binary.field(2, displayName)
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
    if diagonalM != 0 {
      binary.field(5, diagonalM)
    }
    if let centre {
      let start = binary.begin(6)
      centre.write(to: &binary)
      binary.end(start)
    }
    if !attributions.isEmpty {
      for element in attributions {
        binary.field(7, element)
      }
    }
    if isWorld {
      binary.field(8, isWorld)
    }
  }
}

extension ListMapsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__list_maps_request__descriptor_pointer(), as: Cairn__Geo__V1__ListMapsRequest.self) {
      (c) throws(DecodingError) in try ListMapsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ListMapsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListMapsRequest.page_token")
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

extension ListMapsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__list_maps_response__descriptor_pointer(), as: Cairn__Geo__V1__ListMapsResponse.self) {
      (c) throws(DecodingError) in try ListMapsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__ListMapsResponse>) throws(DecodingError) {
    maps = try Binary.list(c.pointee.n_maps_, c.pointee.maps_, messages: { (value) throws(DecodingError) in try Map(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListMapsResponse.next_page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if !maps.isEmpty {
      for element in maps {
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

extension GetMapRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_map_request__descriptor_pointer(), as: Cairn__Geo__V1__GetMapRequest.self) {
      (c) throws(DecodingError) in try GetMapRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetMapRequest>) throws(DecodingError) {
    mapID = try Binary.string(c.pointee.map_id_, "GetMapRequest.map_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !mapID.isEmpty {
      binary.field(1, mapID)
    }
  }
}

extension GetMapResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__get_map_response__descriptor_pointer(), as: Cairn__Geo__V1__GetMapResponse.self) {
      (c) throws(DecodingError) in try GetMapResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__GetMapResponse>) throws(DecodingError) {
    if let field = c.pointee.map_ { map = try Map(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let map {
      let start = binary.begin(1)
      map.write(to: &binary)
      binary.end(start)
    }
  }
}
