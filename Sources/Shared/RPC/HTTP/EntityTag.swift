internal import Cryptography

/// Names of what was answered, by which clients ask whether it has changed (RFC 9110 §8.8.3).
public enum EntityTag {
  /// Longer lists of tags are nobody's, and are as if they were not there, in bytes.
  static let fieldBytesMax = 1_024

  /// Bytes of the digest in a tag: two answers of one address never have the same.
  private static let digestBytes = 16

  /// A tag of an answer, with its quotation marks. Weak: compressed or not, it is the same answer.
  static func weak(of body: [UInt8]) -> String {
    "W/\"" + Hex.encode(SHA256.digest(of: body).prefix(digestBytes)) + "\""
  }

  /// Whether what a client has is this.
  /// - Parameters:
  ///   - known: Its `if-none-match`, which compares weakly (RFC 9110 §13.1.2).
  ///   - tag: With its quotation marks.
  public static func matches(_ known: String, _ tag: String) -> Bool {
    if known == "*" { return true }
    guard known.utf8.count <= fieldBytesMax else { return false }
    return known.split(separator: ",").contains { part in
      opaque(part.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }) == opaque(tag[...])
    }
  }

  private static func opaque(_ tag: Substring) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag }
}
