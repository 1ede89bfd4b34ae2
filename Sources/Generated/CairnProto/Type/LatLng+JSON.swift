// Written by protoc-gen-cairn from cairn/type/v1/lat_lng.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension LatLng {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LatLng(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LatLng") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("latitudeDegrees", "latitude_degrees") {
        latitudeDegrees = try json.double("LatLng.latitude_degrees")
      } else if json.isKey("longitudeDegrees", "longitude_degrees") {
        longitudeDegrees = try json.double("LatLng.longitude_degrees")
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if latitudeDegrees != 0 {
      json.key("latitudeDegrees")
      json.value(latitudeDegrees)
    }
    if longitudeDegrees != 0 {
      json.key("longitudeDegrees")
      json.value(longitudeDegrees)
    }
    json.endObject()
  }
}
