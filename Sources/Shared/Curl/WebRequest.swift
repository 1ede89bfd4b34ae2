/// A request to a server of somebody else. Never printed: its address or form may hold a secret.
public struct WebRequest: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
  /// Absolute; https, or http where the client allows it.
  public var url: String
  /// Sent as "name: value". Without line breaks.
  public var headers: [String: String]
  /// The fields of a POST; nil for a GET, or one with `json` or `bytes`.
  public var form: [QueryField]?
  /// The body of a POST, of content-type application/json; nil for none.
  public var json: String?
  /// The body of a POST, of the content-type that `headers` say; nil or empty for none.
  public var bytes: [UInt8]?
  /// A file of PEM certificates, the only ones the server's may be signed by; nil for the ones of the machine.
  public var authorityFile: String?

  public init(
    url: String, headers: [String: String] = [:], form: [QueryField]? = nil, json: String? = nil, bytes: [UInt8]? = nil,
    authorityFile: String? = nil
  ) {
    self.url = url
    self.headers = headers
    self.form = form
    self.json = json
    self.bytes = bytes
    self.authorityFile = authorityFile
  }

  /// With what the body says of itself.
  var allHeaders: [String: String] {
    json == nil ? headers : headers.merging(["content-type": "application/json"]) { given, _ in given }
  }

  public var description: String { "WebRequest(redacted)" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// One name and value of a query or of a form.
public struct QueryField: Sendable, Hashable {
  fileprivate let name, value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// application/x-www-form-urlencoded: everything but the unreserved characters of RFC 3986 §2.3 as %XX.
  public static func encoded(_ fields: [QueryField]) -> String {
    fields.map { escaped($0.name) + "=" + escaped($0.value) }.joined(separator: "&")
  }

  private static func escaped(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0x0F)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// The answer of a server, whatever its status.
public struct WebResponse: Sendable {
  /// For example 200. A redirection is an answer as well: it is not followed.
  public var status: Int
  /// The value of each header by its name in lower case; of several by one name, joined by ", ".
  public var headers: [String: String]
  /// At most `WebLimits.bodyBytesMax`.
  public var body: [UInt8]
}
