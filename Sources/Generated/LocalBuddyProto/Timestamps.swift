// Written by protoc-gen-cairn from google/protobuf/timestamp.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
internal import Protobuf
internal import Timekeeping

func moment(
  _ timestamp: UnsafePointer<Google__Protobuf__Timestamp>, _ field: StaticString
) throws(DecodingError) -> Moment {
  try Timestamps.moment(seconds: timestamp.pointee.seconds_, nanos: timestamp.pointee.nanos_, field)
}

func moment(
  _ timestamp: UnsafeMutablePointer<Google__Protobuf__Timestamp>?, _ field: StaticString
) throws(DecodingError) -> Moment? {
  guard let timestamp else { return nil }
  return try moment(UnsafePointer(timestamp), field)
}
