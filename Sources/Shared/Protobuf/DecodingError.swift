/// Why bytes are not a message. The RPC server answers `budgetExceeded` with RESOURCE_EXHAUSTED, everything else with INVALID_ARGUMENT.
public enum DecodingError: Error, Hashable, Sendable {
  /// Not the encoding of this message. `field` is "Message.field", empty where no field can be named.
  case malformed(field: String, reason: String)
  /// Decoding would have taken more memory than `DecodingBudget` allows for a body of this size.
  case budgetExceeded
  /// A string is not UTF-8. `field` is "Message.field", empty where no field can be named.
  case invalidUTF8(field: String)
  /// A string holds U+0000. `field` is "Message.field", empty where no field can be named.
  case nulInText(field: String)
  /// JSON nested deeper than `DecodingBudget.jsonDepthMax`.
  case nestingTooDeep
}

extension DecodingError: CustomStringConvertible {
  /// A sentence for a developer; never quotes what was sent.
  public var description: String {
    switch self {
    case .malformed(let field, let reason): field.isEmpty ? reason : "\(field): \(reason)"
    case .budgetExceeded: "the message takes too much memory for its size"
    case .invalidUTF8(let field): field.isEmpty ? "invalid UTF-8" : "\(field): invalid UTF-8"
    case .nulInText(let field): field.isEmpty ? "U+0000 in a text" : "\(field): U+0000 in a text"
    case .nestingTooDeep: "nested too deeply"
    }
  }
}
