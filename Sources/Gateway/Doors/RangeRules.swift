/// Wishes of a request for a file (RFC 9110 §13, §14). Pure.
enum RangeRules {
  /// Headers that a client has sent besides the path.
  struct Asked: Sendable, Hashable {
    /// `range`; nil without one.
    var range: String?
    /// `if-range`; nil without one.
    var ifRange: String?
  }

  /// Answer to the request.
  enum Answer: Sendable, Hashable {
    /// 200.
    case whole
    /// 206, with the bytes of the closed range.
    case part(ClosedRange<Int64>)
    /// 304: the client has it.
    case notModified
    /// 416.
    case unsatisfiable
  }

  /// A range as it is written.
  enum ByteRange: Sendable, Hashable {
    /// From a byte on, to one at most.
    case from(Int64, to: Int64?)
    /// The last so many bytes.
    case last(Int64)
  }

  /// Longer ones are nobody's, and are as if they were not there.
  static let fieldBytesMax = 1_024

  /// - Parameters:
  ///   - isKnown: Whether the client has it, as `if-none-match` says.
  ///   - tag: The file's, with its quotation marks.
  ///   - sizeBytes: At least 1.
  static func answer(_ asked: Asked, isKnown: Bool, tag: String, sizeBytes: Int64) -> Answer {
    if isKnown { return .notModified }
    guard let text = asked.range, let range = range(text) else { return .whole }
    // A client whose part is of another file is given this one whole. A date is no tag of ours.
    if let condition = asked.ifRange, condition != tag { return .whole }
    switch range {
    case .from(let first, let last):
      return first < sizeBytes ? .part(first...min(last ?? .max, sizeBytes - 1)) : .unsatisfiable
    case .last(let count):
      return count > 0 ? .part(max(0, sizeBytes - count)...sizeBytes - 1) : .unsatisfiable
    }
  }

  /// Nil for what is no range of bytes, and for several: who asks for those may be given the whole (RFC 9110 §14.2).
  static func range(_ text: String) -> ByteRange? {
    let unit = text.prefix { $0 != "=" }
    guard text.utf8.count <= fieldBytesMax, unit.lowercased() == "bytes", text.utf8.count > unit.utf8.count else { return nil }
    let parts = text.dropFirst(unit.count + 1).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    if parts[0].isEmpty { return number(parts[1]).map { .last($0) } }
    guard let first = number(parts[0]) else { return nil }
    if parts[1].isEmpty { return .from(first, to: nil) }
    guard let last = number(parts[1]), last >= first else { return nil }
    return .from(first, to: last)
  }

  /// Digits alone; more than there can be bytes count as that many.
  private static func number(_ text: Substring) -> Int64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return text.utf8.count > 18 ? Int64.max : Int64(text)
  }
}
