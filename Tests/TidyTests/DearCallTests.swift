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

  /// Calls of the table whose budget is no number of the contract, and what it is instead.
  private static let others = ["MediaService/CompleteUpload": "turns by account, network and size"]

  private static let declared = Repository.files.filter { file in
    file.path.hasPrefix("proto/cairn/") && file.path.hasSuffix(".proto")
      && !["/rpc/", "/internal/", "/bench/", "/system/"].contains { file.path.contains($0) }
  }.flatMap(dear)

  private static let text = Repository.files.first { $0.path == "docs/floods.md" }?.text ?? ""

  @Test func `Every dear call stands in the table of dear calls`() {
    #expect(Self.declared.count >= 10)
    #expect(Self.declared.filter { !Self.text.contains("`\($0)`") } == [], "docs/floods.md has a table of dear calls")
  }

  @Test func `Every call of the table of dear calls has a budget of its own`() {
    let table = Self.text.split(separator: "## Dear calls").last ?? ""
    let calls = table.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      row.split(separator: "|")[0].split(separator: "`").map(String.init).filter { $0.contains("/") }
    }
    #expect(calls.count >= 15 && Set(calls).count == calls.count)
    #expect(
      calls.filter { !Self.declared.contains($0) && Self.others[$0] == nil } == [],
      "give it a cost or a class in its contract, or say here what bounds it")
    #expect(Self.others.keys.filter { !calls.contains($0) } == [], "an exception for what is not in the table")
  }
}
