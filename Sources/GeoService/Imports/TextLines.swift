/// The columns of a text of lines with tabs between them, with their line numbers.
struct TextLines: Sequence, IteratorProtocol {
  private let text: [UInt8]
  private var index = 0
  private var number = 0

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// Empty lines are passed over.
  mutating func next() -> (number: Int, columns: [ArraySlice<UInt8>])? {
    while index < text.count {
      let end = text[index...].firstIndex(of: 0x0A) ?? text.endIndex
      let line = text[index..<end]
      index = end + 1
      number += 1
      if !line.isEmpty { return (number, line.split(separator: 0x09, omittingEmptySubsequences: false)) }
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// As UTF-8; what is not becomes replacement characters.
  var string: String { String(decoding: self, as: UTF8.self) }
}
