/// A message of any type: its type's name and its bytes (google.protobuf.Any).
public struct AnyMessage: Sendable, Hashable {
  /// Prefix of names of types where nothing else was agreed.
  private static let prefix = "type.googleapis.com/"

  /// Ends in "/" and the full name of the message, for example "type.googleapis.com/cairn.game.whereami.v1.Game".
  public var typeURL: String
  /// The message in binary.
  public var value: [UInt8]

  public init(typeURL: String, value: [UInt8]) {
    self.typeURL = typeURL
    self.value = value
  }

  /// Packs a message.
  public init<Packed: Message>(_ message: Packed) {
    self.init(typeURL: Self.prefix + Packed.protoName, value: message.encoded())
  }

  /// The full name of the message: what follows the last slash.
  public var messageName: String {
    typeURL.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? ""
  }

  /// The message, when it is of that type; nil when it is of another.
  public func unpacked<Packed: Message>(as type: Packed.Type = Packed.self) throws(DecodingError) -> Packed? {
    messageName == Packed.protoName ? try Packed(decoding: value) : nil
  }
}

/// Finds the types of messages by their names: what JSON needs to write and to read an `AnyMessage`, which names its type in the middle of
/// its fields.
public struct MessageRegistry: Sendable {
  private let types: [String: any Message.Type]

  public init(_ types: [any Message.Type]) {
    self.types = Dictionary(types.map { ($0.protoName, $0) }) { first, _ in first }
  }

  /// The message of that full name; nil for one that is not here.
  public func type(named name: String) -> (any Message.Type)? { types[name] }
}

extension JSONReader {
  /// An Any: an object with "@type" and the fields of that message. A type that is not in the registry cannot be read.
  ///
  /// Messages within messages are read one inside the other; the whole text was counted against the limit of depth before, which bounds that.
  public mutating func any(_ registry: MessageRegistry) throws(DecodingError) -> AnyMessage {
    guard peek() == UInt8(ascii: "{") else { throw Self.malformed("a JSON object was expected", "Any") }
    let start = position
    try skipValue()
    let text = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[start..<position]))
    // Text that is read again is paid for again.
    try charge(text.count)
    let typeURL = try Self.read(text) { (json: inout JSONReader) throws(DecodingError) in try json.typeURL() }
    var any = AnyMessage(typeURL: typeURL, value: [])
    if typeURL.isEmpty { return any }
    guard let type = registry.type(named: any.messageName) else { throw Self.malformed("an unknown type", "Any.@type") }
    any.value = try type.init(json: text).encoded()
    return any
  }

  private mutating func typeURL() throws(DecodingError) -> String {
    var typeURL = ""
    try beginObject()
    while try nextKey() {
      if isKey("@type") { typeURL = try string("Any.@type") } else { try skipValue() }
    }
    return typeURL
  }
}

extension JSONWriter {
  /// An Any: "@type" and the fields of the message. The type alone is told where it is not in the registry, or where the bytes are not of it: JSON has no words
  /// for the rest.
  public mutating func any(_ any: AnyMessage, _ registry: MessageRegistry) {
    beginObject()
    if !any.typeURL.isEmpty {
      key("@type")
      value(any.typeURL)
    }
    if let type = registry.type(named: any.messageName), let message = try? type.init(decoding: any.value) {
      members(of: message.json())
    }
    endObject()
  }
}
