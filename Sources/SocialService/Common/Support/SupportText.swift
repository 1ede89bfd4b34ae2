import CairnProto
import RPC

/// Reading of what people write in tickets.
enum SupportText {
  /// A text that says something, as it is kept: in NFC.
  /// - Throws: `invalid_argument` MISSING for an empty one or one of spaces, TOO_LONG, NOT_WRITING.
  static func read(_ text: String, _ field: String, max most: Int, isMultiline: Bool = false) throws(RPCError) -> String {
    let kept = try Field.text(text, field, length: 1...most, isMultiline: isMultiline)
    guard kept.contains(where: { !$0.isWhitespace }) else { throw .invalid(field, .missing) }
    return kept
  }
}
