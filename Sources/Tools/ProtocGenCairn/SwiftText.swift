/// Swift source under construction: lines with their indentation.
struct SwiftText {
  private(set) var text = ""
  private var level = 0

  /// A file that says where it comes from. `imports` are whole lines.
  init(from proto: String, imports: [String]) {
    line("// Written by protoc-gen-cairn from \(proto); not by hand.")
    line("// swift-format-ignore-file")
    line()
    for name in imports { line(name) }
  }

  mutating func line(_ content: String = "") {
    text += content.isEmpty ? "\n" : String(repeating: "  ", count: level) + content + "\n"
  }

  /// `head {`, the lines of `body` indented, `}`.
  mutating func block(_ head: String, _ body: (inout SwiftText) -> Void) {
    line(head + " {")
    indented(body)
    line("}")
  }

  /// The lines of `body`, indented.
  mutating func indented(_ body: (inout SwiftText) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }

  /// `switch value {`, the cases as `body` writes them, `}`.
  mutating func choice(of value: String, _ body: (inout SwiftText) -> Void) {
    line("switch \(value) {")
    body(&self)
    line("}")
  }

  /// A comment of the contract as a doc comment.
  mutating func doc(_ comment: String) {
    for part in comment.split(separator: "\n", omittingEmptySubsequences: false) {
      line(part.isEmpty ? "///" : "/// \(part)")
    }
  }
}
