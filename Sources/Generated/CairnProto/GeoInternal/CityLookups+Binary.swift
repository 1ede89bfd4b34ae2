// Written by protoc-gen-cairn from cairn/geo/internal/v1/city_lookups.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension FindCitiesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__find_cities_request__descriptor_pointer(), as: Cairn__Geo__Internal__V1__FindCitiesRequest.self) {
      (c) throws(DecodingError) in try FindCitiesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__FindCitiesRequest>) throws(DecodingError) {
    cityIDs = try Binary.list(c.pointee.n_city_ids_, c.pointee.city_ids_, { (value) throws(DecodingError) in value })
  }

  func write(to binary: inout BinaryWriter) {
    if !cityIDs.isEmpty {
      let start = binary.begin(1)
      for element in cityIDs { binary.element(element) }
      binary.end(start)
    }
  }
}

extension FindCitiesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__find_cities_response__descriptor_pointer(), as: Cairn__Geo__Internal__V1__FindCitiesResponse.self) {
      (c) throws(DecodingError) in try FindCitiesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__FindCitiesResponse>) throws(DecodingError) {
    cities = try Binary.list(c.pointee.n_cities_, c.pointee.cities_, messages: { (value) throws(DecodingError) in try City(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !cities.isEmpty {
      for element in cities {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension FindNearCitiesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__find_near_cities_request__descriptor_pointer(), as: Cairn__Geo__Internal__V1__FindNearCitiesRequest.self) {
      (c) throws(DecodingError) in try FindNearCitiesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__FindNearCitiesRequest>) throws(DecodingError) {
    cityID = c.pointee.city_id_
  }

  func write(to binary: inout BinaryWriter) {
    if cityID != 0 {
      binary.field(1, cityID)
    }
  }
}

extension NearCity {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__near_city__descriptor_pointer(), as: Cairn__Geo__Internal__V1__NearCity.self) {
      (c) throws(DecodingError) in try NearCity(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__NearCity>) throws(DecodingError) {
    cityID = c.pointee.city_id_
    distanceM = c.pointee.distance_m_
  }

  func write(to binary: inout BinaryWriter) {
    if cityID != 0 {
      binary.field(1, cityID)
    }
    if distanceM != 0 {
      binary.field(2, distanceM)
    }
  }
}

extension FindNearCitiesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__internal__v1__find_near_cities_response__descriptor_pointer(), as: Cairn__Geo__Internal__V1__FindNearCitiesResponse.self) {
      (c) throws(DecodingError) in try FindNearCitiesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__Internal__V1__FindNearCitiesResponse>) throws(DecodingError) {
    cities = try Binary.list(c.pointee.n_cities_, c.pointee.cities_, messages: { (value) throws(DecodingError) in try NearCity(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !cities.isEmpty {
      for element in cities {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}
