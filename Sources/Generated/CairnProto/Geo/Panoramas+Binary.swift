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
  }
}
