/// Leaves out of protobuf-c's files what nothing calls: messages are written by Swift and read by their descriptors, which need `init` alone.
enum CTrimming {
  /// Functions that are left out, by the ends of their names.
  private static let unused = ["__get_packed_size", "__pack", "__pack_to_buffer", "__unpack", "__free_unpacked"]

  /// The file without those functions, their declarations, and the types of closures that nobody has.
  static func trimmed(_ content: String) -> String {
    var kept: [Substring] = []
    var lines = content.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      if isClosure(line) {
        while let next = lines.popFirst(), !next.hasSuffix(");") {}
      } else if isUnused(line) {
        removeResultType(of: line, from: &kept)
        dropFunction(&lines)
      } else {
        kept.append(line)
      }
    }
    return kept.joined(separator: "\n")
  }

  /// A declaration ends with its parameters, a definition with its body.
  private static func dropFunction(_ lines: inout ArraySlice<Substring>) {
    var isBody = false
    while let line = lines.popFirst(), line != "}", isBody || !line.hasSuffix(");") {
      if line == "{" { isBody = true }
    }
  }

  private static func isClosure(_ line: Substring) -> Bool { line.hasPrefix("typedef void (*") && line.hasSuffix("_Closure)") }

  /// The line with a function's name, alone or behind the type of its result: "size_t cairn__type__v1__lat_lng__pack".
  private static func isUnused(_ line: Substring) -> Bool {
    unused.contains { line.hasSuffix($0) } && !line.contains("(") && !line.contains("=")
  }

  /// The type of what `unpack` makes stands in the line before its name.
  private static func removeResultType(of line: Substring, from kept: inout [Substring]) {
    if line.hasPrefix(" "), kept.last?.hasSuffix(" *") == true { kept.removeLast() }
  }
}
