import Testing

/// Calls that cost far more than others stand in docs/floods.md, with what bounds them: so that whoever makes another one thinks of it, and whoever
/// wonders finds them all in one place.
@Suite struct DearCallTests {
  /// Methods of a contract file that count as several calls, or are of a class for what is dear, as "Service/Method".
  private static func dear(in file: SourceFile) -> [String] {
    var (service, method): (Substring, Substring) = ("", "")
    return file.lines.compactMap { line in
      let words = line.split { $0 == " " || $0 == "(" }
      if words.count > 1, words[0] == "service" { service = words[1] }
      if words.count > 1, words[0] == "rpc" { method = words[1] }
      let isDear = [" cost: ", "RATE_CLASS_HEAVY", "RATE_CLASS_SEARCH"].contains { line.contains($0) }
      return isDear && !words[0].hasPrefix("//") && !method.isEmpty ? "\(service)/\(method)" : nil
    }
  }

  @Test func `Every dear call stands in the table of dear calls`() {
    let files = Repository.files.filter { file in
      file.path.hasPrefix("proto/cairn/") && file.path.hasSuffix(".proto")
        && !["/rpc/", "/internal/", "/bench/", "/system/"].contains { file.path.contains($0) }
    }
    let dear = files.flatMap(Self.dear)
    #expect(dear.count >= 10)
    let text = Repository.files.first { $0.path == "docs/floods.md" }?.text ?? ""
    #expect(dear.filter { !text.contains("`\($0)`") } == [], "docs/floods.md has a table of dear calls")
  }
}
