/// One SQL statement: its text and the values bound to it.
///
///     let sql: SQL = "SELECT name FROM players WHERE id = \(id)"
///
/// The text comes from literals of the program alone, taken as `StaticString`: a string that exists only at run time can become a value
/// and never SQL. A literal never moves, so where it lies and how long it is says which text it is: a connection recognises a statement
/// it has prepared without reading it.
public struct SQL: Sendable, ExpressibleByStringInterpolation {
  /// A piece of literal text, or the place of a bound value.
  struct Segment: Hashable, Sendable {
    /// Where the text lies; of a value the OID of its type.
    let address: UInt
    /// Bytes of the text; of a value `valueMark`.
    let count: Int

    static let valueMark = -1
  }

  /// A bound value: a part of `bytes`.
  struct Parameter: Sendable {
    let typeOID: UInt32
    let offset: Int
    /// Bytes; −1 for NULL.
    let count: Int32
  }

  private(set) var segments: [Segment]
  private(set) var parameters: [Parameter]
  private(set) var values: SQLBytes
  private(set) var hash: UInt

  /// Statements without values.
  public init(stringLiteral literal: StaticString) {
    self.init(valueCount: 0)
    append(literal)
  }

  /// Statements with values.
  public init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.sql
  }

  private init(valueCount: Int) {
    segments = []
    parameters = []
    values = SQLBytes()
    hash = 0
    if valueCount == 0 { return }
    segments.reserveCapacity(2 * valueCount + 1)
    parameters.reserveCapacity(valueCount)
    values.reserve(valueCount * 16)
  }

  /// Builds a statement while the compiler walks through its literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sql: SQL

    public init(literalCapacity: Int, interpolationCount: Int) {
      sql = SQL(valueCount: interpolationCount)
    }

    public mutating func appendLiteral(_ literal: StaticString) {
      sql.append(literal)
    }

    /// Binds a value: it travels beside the text, never in it.
    public mutating func appendInterpolation<Value: SQLValue>(_ value: Value) {
      sql.append(value)
    }

    /// Binds a value or NULL.
    public mutating func appendInterpolation<Value: SQLValue>(_ value: Value?) {
      sql.append(value)
    }

    /// Includes another statement, for example a list of columns that several statements share.
    public mutating func appendInterpolation(_ other: SQL) {
      sql.append(other)
    }
  }
}

extension SQL {
  /// Two statements one after the other.
  public static func + (left: SQL, right: SQL) -> SQL {
    var sum = left
    sum.append(right)
    return sum
  }

  private mutating func append(_ literal: StaticString) {
    // A literal of type StaticString without a pointer is a single Unicode scalar literal, which this type cannot be made from.
    precondition(literal.hasPointerRepresentation)
    if literal.utf8CodeUnitCount == 0 { return }
    append(Segment(address: UInt(bitPattern: literal.utf8Start), count: literal.utf8CodeUnitCount))
  }

  private mutating func append<Value: SQLValue>(_ value: Value) {
    let type = Value.sqlType.oid
    append(Segment(address: UInt(type), count: Segment.valueMark))
    let offset = values.count
    if value.isSQLNull {
      parameters.append(Parameter(typeOID: type, offset: offset, count: -1))
      return
    }
    value.encode(into: &values)
    parameters.append(Parameter(typeOID: type, offset: offset, count: Int32(clamping: values.count - offset)))
  }

  private mutating func append(_ other: SQL) {
    let shift = values.count
    values.append(contentsOf: other.values)
    for segment in other.segments { append(segment) }
    for parameter in other.parameters {
      parameters.append(Parameter(typeOID: parameter.typeOID, offset: parameter.offset + shift, count: parameter.count))
    }
  }

  private mutating func append(_ segment: Segment) {
    segments.append(segment)
    // Any mixing will do: equality is decided by the segments.
    hash = (hash ^ segment.address ^ UInt(bitPattern: segment.count)) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
  }

  /// The text as PostgreSQL reads it, with $1, $2, … for the values.
  var text: String {
    var text = ""
    var number = 0
    for segment in segments {
      if segment.count == Segment.valueMark {
        number += 1
        text += "$\(number)"
      } else if let start = UnsafePointer<UInt8>(bitPattern: segment.address) {
        let piece = String(decoding: UnsafeBufferPointer(start: start, count: segment.count), as: UTF8.self)
        // "\(a)0" must not become "$10".
        if let first = piece.utf8.first, text.utf8.last.map(Self.isDigit) == true, Self.isDigit(first), number > 0 { text += " " }
        text += piece
      }
    }
    return text
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether every value can be sent: PostgreSQL keeps no NUL in text, and the protocol counts values and bytes in 16 and 32 bits.
  func checked() throws(PostgresError) {
    if values.hasNULInText { throw PostgresError(.invalidValue(reason: "text with a NUL character")) }
    if values.count > Self.valueBytesMax { throw PostgresError(.invalidValue(reason: "values too large")) }
    if parameters.count > Self.valuesMax { throw PostgresError(.invalidValue(reason: "too many values")) }
  }

  /// Bytes of values that one statement may carry: a mistake in a loop that gathers values must not fill the memory of the database as well.
  static let valueBytesMax = 64 * 1_048_576

  /// The protocol's own limit on parameters (an unsigned 16-bit count).
  static let valuesMax = 65_535
}

/// The key by which two statements are the same one: the same literals with values of the same types between them.
struct StatementKey: Hashable {
  private let segments: [SQL.Segment]
  private let precomputed: UInt

  init(_ sql: SQL) {
    segments = sql.segments
    precomputed = sql.hash
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(precomputed)
  }

  static func == (left: StatementKey, right: StatementKey) -> Bool {
    left.precomputed == right.precomputed && left.segments == right.segments
  }
}
