// Written by protoc-gen-cairn from cairn/geo/v1/panoramas.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension Panorama {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__panorama__descriptor_pointer(), as: Cairn__Geo__V1__Panorama.self) {
      (c) throws(DecodingError) in try Panorama(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Geo__V1__Panorama>) throws(DecodingError) {
    provider = PanoramaProvider(rawValue: c.pointee.provider_)
    if c.pointee.target_case.rawValue == 2 { target = .panoramaID(try Binary.string(c.pointee.panorama_id_, "Panorama.panorama_id")) }
    if c.pointee.target_case.rawValue == 3, let field = c.pointee.position_ { target = .position(try LatLng(c: field)) }
    if c.pointee.target_case.rawValue == 7, let field = c.pointee.clues_ { target = .clues(try Clues(c: field)) }
    headingDegrees = c.pointee.heading_degrees_
    if c.pointee._search_radius_m_case.rawValue == 5 { searchRadiusM = c.pointee.search_radius_m_ }
    attribution = try Binary.string(c.pointee.attribution_, "Panorama.attribution")
  }

  package func write(to binary: inout BinaryWriter) {
    if provider != .unspecified {
      binary.field(1, provider)
    }
    switch target {
    case .panoramaID(let value):
      binary.field(2, value)
    case .position(let value):
      let start = binary.begin(3)
      value.write(to: &binary)
      binary.end(start)
    default: break
    }
    if headingDegrees != 0 {
      binary.field(4, headingDegrees)
    }
    if let searchRadiusM {
      binary.field(5, searchRadiusM)
    }
    if !attribution.isEmpty {
      binary.field(6, attribution)
    }
    switch target {
    case .clues(let value):
      let start = binary.begin(7)
      value.write(to: &binary)
      binary.end(start)
    default: break
    }
  }
}

extension Clues {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__clues__descriptor_pointer(), as: Cairn__Geo__V1__Clues.self) {
      (c) throws(DecodingError) in try Clues(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__Clues>) throws(DecodingError) {
    clues = try Binary.list(c.pointee.n_clues_, c.pointee.clues_, messages: { (value) throws(DecodingError) in try Clue(c: value) })
  }

  func write(to binary: inout BinaryWriter) {
    if !clues.isEmpty {
      for element in clues {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
  }
}

extension Clue {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__geo__v1__clue__descriptor_pointer(), as: Cairn__Geo__V1__Clue.self) {
      (c) throws(DecodingError) in try Clue(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Geo__V1__Clue>) throws(DecodingError) {
    kind = Clue.Kind(rawValue: c.pointee.kind_)
    number = c.pointee.number_
    codes = try Binary.list(c.pointee.n_codes_, c.pointee.codes_, { (value) throws(DecodingError) in try Binary.string(value, "Clue.codes") })
    populationCountMin = c.pointee.population_count_min_
  }

  func write(to binary: inout BinaryWriter) {
    if kind != .unspecified {
      binary.field(1, kind)
    }
    if number != 0 {
      binary.field(2, number)
    }
    if !codes.isEmpty {
      for element in codes {
        binary.field(3, element)
      }
    }
    if populationCountMin != 0 {
      binary.field(4, populationCountMin)
    }
  }
}
