internal import CairnProto
internal import Cryptography

/// Custom metadata of a call: names and values beside its messages, as the Connect protocol has it
/// (https://connectrpc.com/docs/protocol, "Custom-Metadata"). A name may come several times; the order is kept.
///
/// Names are lower-case. A name that ends in "-bin" carries bytes as base64 (written unpadded, read either way); others carry printable
/// ASCII.
public struct RPCMetadata: Sendable, Hashable {
  /// One name and one value, as they travel.
  public struct Field: Sendable, Hashable {
    /// Lower-case.
    public let name: String
    /// ASCII; base64 of bytes where the name ends in "-bin".
    public let value: String

    init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Why a field is not taken.
  public enum Refusal: RPCErrorConvertible, Equatable {
    /// Letters, digits, "_", "-" and "." make a name, at most 256 of them.
    case name(String)
    /// The name belongs to HTTP, to the Connect protocol or to this house.
    case reserved(String)
    /// Not printable ASCII, or with a space at either end, or not base64 where the name says bytes.
    case value(of: String)
    /// All fields of a call together would be larger than `RPCMetadata.bytesMax`.
    case tooLarge

    /// A handler that sets what cannot be sent is an error of ours.
    public var rpcError: RPCError { RPCError(.internal, reason: .internal, message: "metadata that cannot be sent", cause: self) }
  }

  /// Bytes of all names and values that lead an answer, and as many that follow it: below what any client takes as its header list (8 KiB is the least in use).
  public static let bytesMax = 4_096

  /// A name is a word or some; sixteen of the longest fill `bytesMax`.
  private static let nameBytesMax = 256

  /// In the order they were appended.
  public private(set) var fields: [Field] = []

  public init() {}

  /// Metadata that a peer sent: nothing is refused, for the HTTP/2 session has checked it.
  init(received fields: [Field]) {
    self.fields = fields
  }

  /// Whether there is no field.
  public var isEmpty: Bool { fields.isEmpty }

  /// Every value of that (lower-case) name.
  public subscript(name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }

  /// Every value of that (lower-case) name, which ends in "-bin", as bytes. Values that were joined by commas are told apart; nil where one
  /// is not base64.
  public func binary(_ name: String) -> [[UInt8]]? {
    var values: [[UInt8]] = []
    for text in self[name].flatMap({ $0.split(separator: ",") }) {
      guard let bytes = Base64.decodeLenient(text.utf8.filter { $0 != UInt8(ascii: " ") }) else { return nil }
      values.append(bytes)
    }
    return values
  }

  /// Adds a field; the name is made lower-case.
  public mutating func append(_ name: String, _ value: String) throws(Refusal) {
    let name = name.lowercased()
    guard MetadataRules.isName(name), name.utf8.count <= Self.nameBytesMax else { throw .name(name) }
    guard !MetadataRules.isReserved(name) else { throw .reserved(name) }
    guard MetadataRules.isValue(value) else { throw .value(of: name) }
    if name.hasSuffix("-bin"), Base64.decodeLenient(Array(value.utf8)) == nil { throw .value(of: name) }
    guard byteCount + name.utf8.count + value.utf8.count <= Self.bytesMax else { throw .tooLarge }
    fields.append(Field(name: name, value: value))
  }

  /// Adds bytes under a name that ends in "-bin".
  public mutating func append(binary name: String, _ bytes: [UInt8]) throws(Refusal) {
    guard name.lowercased().hasSuffix("-bin") else { throw .name(name) }
    try append(name, Base64.standardUnpadded.encode(bytes))
  }

  private var byteCount: Int { fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count } }
}

/// Rules for what may stand in metadata.
enum MetadataRules {
  /// Names that HTTP and its neighbours give a meaning, besides the prefixes of `isReserved`. A handler that could set them would break the
  /// framing, the caching or the same-origin rules around its answer.
  private static let reserved: Set<String> = [
    "accept", "accept-encoding", "accept-post", "allow", "alt-svc", "connection", "content-encoding", "content-length", "content-type",
    "date", "expect", "host", "keep-alive", "location", "origin", "proxy-authenticate", "proxy-connection", "server", "set-cookie",
    "strict-transport-security", "te", "trailer", "transfer-encoding", "upgrade", "vary", "via", "www-authenticate",
  ]

  /// The protocol reserves "connect-" and uses "trailer-"; "cairn-" is what the processes of this house tell each other,
  /// "access-control-" is the gateway's word to browsers.
  private static let reservedPrefixes = ["connect-", "trailer-", "cairn-", "access-control-"]

  /// Header-Name of the protocol.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: false
        }
      }
  }

  static func isReserved(_ name: String) -> Bool {
    reserved.contains(name) || reservedPrefixes.contains(where: name.hasPrefix)
  }

  /// ASCII-Value of the protocol; HTTP takes spaces at the ends for padding (RFC 9110 §5.5), so they would not arrive.
  static func isValue(_ value: String) -> Bool {
    value.utf8.allSatisfy { 0x20...0x7E ~= $0 } && value.utf8.first != 0x20 && value.utf8.last != 0x20
  }
}

extension Base64 {
  /// Either alphabet, padded or not, as the protocol wants it read; nil for anything else.
  static func decodeLenient(_ text: [UInt8]) -> [UInt8]? {
    var letters = text[...]
    if letters.count % 4 == 0 {
      for _ in 0..<2 where letters.last == UInt8(ascii: "=") { letters.removeLast() }
    }
    let standard = letters.map { letter in
      switch letter {
      case UInt8(ascii: "-"): UInt8(ascii: "+")
      case UInt8(ascii: "_"): UInt8(ascii: "/")
      default: letter
      }
    }
    return standardUnpadded.decode(ascii: standard)
  }
}
