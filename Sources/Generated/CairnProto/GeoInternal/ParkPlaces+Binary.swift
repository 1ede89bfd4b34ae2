// Written by protoc-gen-cairn from cairn/geo/internal/v1/park_places.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension LoadParkRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__load_park_request__descriptor_pointer(), as: Cairn__Geo__Internal__V1__LoadParkRequest.self) {
      (c) throws(DecodingError) in try LoadParkRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__LoadParkRequest>) throws(DecodingError) {
    parkID = try Binary.string(c.pointee.park_id_, "LoadParkRequest.park_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !parkID.isEmpty {
      binary.field(1, parkID)
    }
  }
}

extension LoadParkResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__load_park_response__descriptor_pointer(), as: Cairn__Geo__Internal__V1__LoadParkResponse.self) {
      (c) throws(DecodingError) in try LoadParkResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__LoadParkResponse>) throws(DecodingError) {
    if let field = c.pointee.park_ { park = try Park(c: field) }
    attributions = try Binary.list(c.pointee.n_attributions_, c.pointee.attributions_, { (value) throws(DecodingError) in try Binary.string(value, "LoadParkResponse.attributions") })
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

extension MeasurePlacesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__measure_places_request__descriptor_pointer(), as: Cairn__Geo__Internal__V1__MeasurePlacesRequest.self) {
      (c) throws(DecodingError) in try MeasurePlacesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__MeasurePlacesRequest>) throws(DecodingError) {
    parkID = try Binary.string(c.pointee.park_id_, "MeasurePlacesRequest.park_id")
    positions = try Binary.list(c.pointee.n_positions_, c.pointee.positions_, messages: { (value) throws(DecodingError) in try LatLng(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !parkID.isEmpty {
      binary.field(1, parkID)
    }
    if !positions.isEmpty {
      for element in positions {
        let start = binary.begin(2)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension MeasurePlacesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__measure_places_response__descriptor_pointer(), as: Cairn__Geo__Internal__V1__MeasurePlacesResponse.self) {
      (c) throws(DecodingError) in try MeasurePlacesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__MeasurePlacesResponse>) throws(DecodingError) {
    measures = try Binary.list(c.pointee.n_measures_, c.pointee.measures_, messages: { (value) throws(DecodingError) in try PlaceMeasure(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !measures.isEmpty {
      for element in measures {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension PlaceMeasure {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__place_measure__descriptor_pointer(), as: Cairn__Geo__Internal__V1__PlaceMeasure.self) {
      (c) throws(DecodingError) in try PlaceMeasure(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__PlaceMeasure>) throws(DecodingError) {
    distanceM = c.pointee.distance_m_
  }

  func write(to binary: inout BinaryWriter) {
    if distanceM != 0 {
      binary.field(1, distanceM)
    }
  }
}
