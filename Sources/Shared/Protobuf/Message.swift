/// A message of the contract: a Swift value that knows its two encodings.
///
/// The values are written by protoc-gen-cairn. Bytes become values through protobuf-c in an arena with a budget, so that no body,
/// however it is made, costs more memory or stack than `DecodingBudget` allows; invalid UTF-8 refuses the whole message.
public protocol Message: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
  /// The full name in the contract, for example "cairn.game.whereami.v1.Game".
  static var protoName: String { get }

  /// A message with every field at its default.
  init()

  /// Reads the binary encoding. Unknown fields are dropped, unknown enum numbers kept as `.unrecognized`.
  init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError)

  /// The canonical binary encoding: fields in the order of their numbers, map entries in the order of their keys.
  func encoded() -> [UInt8]

  /// Reads the proto3 JSON mapping. Unknown fields are ignored, of a repeated key the last value counts.
  init(json bytes: UnsafeRawBufferPointer) throws(DecodingError)

  /// The proto3 JSON mapping; fields at their default are left out.
  func json() -> [UInt8]
}

extension Message {
  /// Nothing: what `dump` and a debugger show of a message is its description, in which sensitive fields are redacted.
  public var customMirror: Mirror { Mirror(self, children: []) }

  /// Reads the binary encoding.
  @inlinable
  public init(decoding bytes: [UInt8]) throws(DecodingError) {
    self = try bytes.withUnsafeBufferPointer { (bytes) throws(DecodingError) in try Self(decoding: UnsafeRawBufferPointer(bytes)) }
  }

  /// Reads the proto3 JSON mapping.
  @inlinable
  public init(json bytes: [UInt8]) throws(DecodingError) {
    self = try bytes.withUnsafeBufferPointer { (bytes) throws(DecodingError) in try Self(json: UnsafeRawBufferPointer(bytes)) }
  }
}

/// An enum of the contract. Numbers this version does not know survive as `.unrecognized`.
public protocol MessageEnum: Sendable, Hashable, CustomStringConvertible {
  /// The number on the wire.
  var rawValue: Int32 { get }

  /// The known value of that number, or `.unrecognized`.
  init(rawValue: Int32)

  /// The name in the contract, for example "STATE_LOADING"; nil for a number this version does not know.
  var protoName: String? { get }

  /// The value of that name in the contract; nil for a name this version does not know.
  init?(protoName: String)

  /// Every value this version knows, in the order of their numbers.
  static var allKnown: [Self] { get }
}

extension MessageEnum {
  /// Whether this version knows the number. Handlers refuse a request with one it does not.
  public var isKnown: Bool { protoName != nil }

  public var description: String { protoName ?? String(rawValue) }
}
