/// Lays JSON out for reading: a line for each member, two spaces a level. Keeps the order and the spelling of everything; text that is not
/// JSON comes out with its characters unchanged as well.
enum JSONText {
  static func pretty(_ json: [UInt8]) -> String {
    var writer = Writer()
    for byte in json { writer.take(byte) }
    return String(decoding: writer.output, as: UTF8.self)
  }

  private struct Writer {
    var output: [UInt8] = []
    private var level = 0
    private var isInString = false
    private var isEscaped = false
    /// A bracket was opened and nothing has come since: "{}" and "[]" stay on their line.
    private var isAwaitingFirst = false

    mutating func take(_ byte: UInt8) {
      if isInString { return takeInString(byte) }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): break
      case UInt8(ascii: "}"), UInt8(ascii: "]"): close(byte)
      default: takeValue(byte)
      }
    }

    private mutating func takeInString(_ byte: UInt8) {
      output.append(byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
    }

    private mutating func takeValue(_ byte: UInt8) {
      if isAwaitingFirst { newLine() }
      isAwaitingFirst = false
      output.append(byte)
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        level += 1
        isAwaitingFirst = true
      case UInt8(ascii: ","): newLine()
      case UInt8(ascii: ":"): output.append(UInt8(ascii: " "))
      default: break
      }
    }

    private mutating func close(_ byte: UInt8) {
      level = max(0, level - 1)
      if !isAwaitingFirst { newLine() }
      isAwaitingFirst = false
      output.append(byte)
    }

    private mutating func newLine() {
      output.append(UInt8(ascii: "\n"))
      output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
    }
  }
}
