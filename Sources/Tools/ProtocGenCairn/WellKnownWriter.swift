/// Writes the ways between messages of protobuf's own and their Swift values: the only files that know their structs of C.
enum WellKnownWriter {
  /// google.protobuf.Timestamp is a `Moment`.
  static func timestamps(_ contract: Contract, in module: String) -> GeneratedFile {
    GeneratedFile(
      path: "\(module)/Timestamps.swift",
      content: """
        // Written by protoc-gen-cairn from google/protobuf/timestamp.proto; not by hand.
        // swift-format-ignore-file

        internal import \(contract.cProto)
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

        """)
  }

  /// google.protobuf.Any is an `AnyMessage`; the contract's own messages are what it may hold in JSON.
  static func any(_ contract: Contract) -> GeneratedFile {
    GeneratedFile(
      path: "\(contract.module)Proto/Any.swift",
      content: """
        // Written by protoc-gen-cairn from google/protobuf/any.proto; not by hand.
        // swift-format-ignore-file

        internal import \(contract.cProto)
        internal import CProtobufC
        public import Protobuf

        extension \(contract.messages) {
          /// The messages that an `AnyMessage` of this contract may hold in JSON.
          public static let registry = MessageRegistry(all)
        }

        extension AnyMessage {
          init(c: UnsafePointer<Google__Protobuf__Any>) throws(DecodingError) {
            self.init(typeURL: try Binary.string(c.pointee.type_url_, "Any.type_url"), value: Binary.bytes(c.pointee.value_))
          }

          func write(to binary: inout BinaryWriter) {
            if !typeURL.isEmpty { binary.field(1, typeURL) }
            if !value.isEmpty { binary.field(2, value) }
          }

          init(reading json: inout JSONReader) throws(DecodingError) { self = try json.any(\(contract.messages).registry) }

          func write(to json: inout JSONWriter) { json.any(self, \(contract.messages).registry) }
        }

        """)
  }
}
