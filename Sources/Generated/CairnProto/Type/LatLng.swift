// Written by protoc-gen-cairn from cairn/type/v1/lat_lng.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// A place on Earth, WGS 84.
public struct LatLng: Message {
  public static let protoName = "cairn.type.v1.LatLng"

  /// Degrees north of the equator, in [-90, 90]. NaN and infinities are refused.
  public var latitudeDegrees: Double = 0

  /// Degrees east of Greenwich, in [-180, 180]. NaN and infinities are refused.
  public var longitudeDegrees: Double = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(latitudeDegrees: Double = 0, longitudeDegrees: Double = 0) {
    self.latitudeDegrees = latitudeDegrees
    self.longitudeDegrees = longitudeDegrees
  }
}
