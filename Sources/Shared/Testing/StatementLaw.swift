package import Postgres

/// The law that every statement fits the schema: each SQL literal of a store is prepared on a migrated database, whether or not another
/// test runs it.
///
/// It reads the sources: what follows `query(`, `slowQuery(`, `dearQuery(`, `execute(` or `executeLater(` and begins with a quotation mark is a statement; `\(…)` becomes a
/// parameter, unless it names a fragment, a `let` of type SQL in the same file, which is put in its place.
public enum StatementLaw {
  /// A statement that does not fit.
  public struct Violation: Sendable, Hashable, CustomStringConvertible {
    /// The source file, below the repository's root.
    public let path: String
    /// From 1: where the literal begins.
    public let line: Int
    public let message: String

    public var description: String { "\(path):\(line): \(message)" }
  }

  /// Prepares every statement of the Swift files below the folders.
  /// - Returns: How many statements there are, and those that do not fit.
  public static func check(folders: [String], in scratch: ScratchDatabase) throws -> (statementCount: Int, violations: [Violation]) {
    let connection = try BlockingConnection(scratch.connectionString)
    var count = 0
    var violations: [Violation] = []
    for folder in folders {
      for path in Repository.files(below: folder, endingWith: ".swift") {
        for statement in statements(in: Repository.text(of: path)) {
          count += 1
          if let message = refusal(of: statement, connection) {
            violations.append(Violation(path: path, line: statement.line, message: message))
          }
        }
      }
    }
    return (count, violations)
  }

  /// A statement of a store, to be executed by its name.
  public struct Prepared: Sendable {
    /// "OutboxStore.oldest": the file and the function it stands in.
    public let place: String
    /// As it stands in the source.
    public let text: String
    /// By which the session executes it; nil where the types of its values cannot be told from its text.
    public let name: String?
  }

  /// Prepares every statement of the Swift files below the folders, under names of their own, and leaves them so.
  package static func prepare(folders: [String], _ connection: BlockingConnection) -> [Prepared] {
    var prepared: [Prepared] = []
    for path in folders.flatMap({ Repository.files(below: $0, endingWith: ".swift") }) {
      let source = Repository.text(of: path)
      for statement in statements(in: source) where !statement.text.hasPrefix("ANALYZE ") {
        let name = "law\(prepared.count + 1)"
        let isPrepared = refusal(of: statement, as: name, keeps: true, connection) == nil
        let file = path.split(separator: "/").last.map { $0.dropLast(6) } ?? ""
        let place = "\(file).\(function(at: statement.line, in: source))"
        prepared.append(Prepared(place: place, text: statement.text, name: isPrepared ? name : nil))
      }
    }
    return prepared
  }

  /// The name of the function that a line stands in.
  private static func function(at line: Int, in source: String) -> Substring {
    let before = source.split(separator: "\n", omittingEmptySubsequences: false).prefix(line)
    let head = before.last { $0.contains("func ") } ?? ""
    return head.split(separator: "func ").last?.prefix { $0.isLetter || $0.isNumber } ?? ""
  }

  // MARK: Reading sources

  struct Statement {
    let line: Int
    let text: String
    let parameterCount: Int
  }

  static func statements(in source: String) -> [Statement] {
    let fragments = fragments(in: source)
    return ["query(", "slowQuery(", "dearQuery(", "execute(", "executeLater("].flatMap { call in
      literals(after: call, in: source).map { literal in
        let (text, count) = parametrized(literal.text, fragments)
        return Statement(line: literal.line, text: text, parameterCount: count)
      }
    }
  }

  /// `let columns: SQL = "…"`, by name.
  private static func fragments(in source: String) -> [String: String] {
    var fragments: [String: String] = [:]
    for mark in source.ranges(of: ": SQL") {
      let name = source[..<mark.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed()
      let rest = source[mark.upperBound...].drop { $0.isWhitespace || $0 == "=" || $0 == "{" }
      if let literal = literal(at: rest) { fragments[String(name)] = literal }
    }
    return fragments
  }

  private static func literals(after call: String, in source: String) -> [(line: Int, text: String)] {
    source.ranges(of: call).compactMap { range in
      // "query(" is also the end of "slowQuery(".
      if let before = source[..<range.lowerBound].last, before.isLetter { return nil }
      let rest = source[range.upperBound...].drop(while: \.isWhitespace)
      guard let text = literal(at: rest) else { return nil }
      return (1 + source[..<rest.startIndex].count { $0 == "\n" }, text)
    }
  }

  /// The content of a string literal that begins here; nil when none does.
  private static func literal(at text: Substring) -> String? {
    let quote = text.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    guard text.hasPrefix(quote) else { return nil }
    var rest = text.dropFirst(quote.count)
    var content = ""
    while let character = rest.first {
      if rest.hasPrefix(quote) { return content }
      if rest.hasPrefix("\\(") {
        let interpolation = balanced(rest.dropFirst(1))
        content += "\\" + interpolation
        rest = rest.dropFirst(1 + interpolation.count)
      } else if character == "\\" {
        content += unescaped(rest.dropFirst().first)
        rest = rest.dropFirst(2)
      } else {
        content.append(character)
        rest = rest.dropFirst()
      }
    }
    return nil
  }

  private static func unescaped(_ character: Character?) -> String {
    switch character {
    case "n": "\n"
    case "t": "\t"
    // At the end of a line: the line goes on.
    case "\n", nil: ""
    case let character?: String(character)
    }
  }

  /// From "(" to its ")".
  private static func balanced(_ text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        depth -= 1
        if depth == 0 { return text[...index] }
      }
    }
    return text
  }

  private static func parametrized(_ literal: String, _ fragments: [String: String]) -> (String, Int) {
    var text = ""
    var count = 0
    var rest = Substring(literal)
    while let mark = rest.firstRange(of: "\\(") {
      text += rest[..<mark.lowerBound]
      let interpolation = balanced(rest[rest.index(after: mark.lowerBound)...])
      let name = interpolation.dropFirst().dropLast().split(separator: ".").last.map(String.init) ?? ""
      if let fragment = fragments[name] {
        // A fragment's own values are not looked for: it is text shared by statements.
        text += fragment
      } else {
        count += 1
        text += "$\(count)"
      }
      rest = rest[interpolation.endIndex...]
    }
    return (text + rest, count)
  }

  // MARK: Asking the database

  /// - Returns: The objection of the database; nil when it prepares the statement.
  private static func refusal(
    of statement: Statement, as name: String = "law", keeps: Bool = false, _ connection: BlockingConnection
  ) -> String? {
    let types = [String](repeating: "unknown", count: statement.parameterCount)
    return refusal(of: statement, as: name, keeps: keeps, types: types, connection)
  }

  /// Types tried for a parameter whose place does not tell its type; the store itself always names one.
  private static let candidates = ["text", "bigint", "timestamptz", "uuid", "double precision", "boolean", "bytea", "text[]"]

  private static func refusal(
    of statement: Statement, as name: String, keeps: Bool, types: [String], _ connection: BlockingConnection
  ) -> String? {
    let list = types.isEmpty ? "" : "(\(types.joined(separator: ", ")))"
    do throws(PostgresError) {
      // It counts rows, and cannot be prepared by a statement.
      if statement.text.hasPrefix("ANALYZE ") {
        try connection.run(script: statement.text)
        return nil
      }
      try connection.run(script: "PREPARE \(name) \(list) AS \(statement.text)")
      if !keeps { try connection.run(script: "DEALLOCATE \(name)") }
      return nil
    } catch {
      let message = error.report?.message ?? error.description
      if error.report?.sqlState == "42725", message.contains("unnest") {
        return refusalOfArrays(statement, as: name, keeps: keeps, types, connection)
      }
      guard error.report?.sqlState == "42P18", let number = parameter(in: message), types.indices.contains(number - 1) else {
        return message
      }
      var types = types
      for candidate in candidates {
        types[number - 1] = candidate
        if refusal(of: statement, as: name, keeps: keeps, types: types, connection) == nil { return nil }
      }
      return message
    }
  }

  /// unnest() of a parameter does not tell the type of its elements. With every array of one type, what remains are objections to types:
  /// those are the store's business, names and syntax are in order.
  /// - Parameter keeps: Whether it has to be prepared in the end: then arrays of other types are tried too, and objections to types count.
  private static func refusalOfArrays(
    _ statement: Statement, as name: String, keeps: Bool, _ types: [String], _ connection: BlockingConnection
  ) -> String? {
    var refusal: String?
    for type in keeps ? ["text[]", "uuid[]"] : ["text[]"] {
      var text = statement.text
      for call in text.ranges(of: "unnest(").reversed() {
        let list = balanced(text[text.index(before: call.upperBound)...])
        let typed = list.split(separator: ",").map { part in part.contains("::") ? String(part) : typedArray(part, type) }
        text.replaceSubrange(list.startIndex..<list.endIndex, with: typed.joined(separator: ","))
      }
      do throws(PostgresError) {
        try connection.run(script: "PREPARE \(name) AS \(text)")
        if !keeps { try connection.run(script: "DEALLOCATE \(name)") }
        return nil
      } catch {
        let report = error.report
        refusal = !keeps && report.map { isAboutTypes($0.sqlState) } == true ? nil : report?.message ?? error.description
      }
    }
    return refusal
  }

  private static func typedArray(_ part: Substring, _ type: String) -> String {
    let end = part.lastIndex { $0 != ")" && !$0.isWhitespace }.map { part.index(after: $0) } ?? part.endIndex
    return part[..<end] + "::\(type)" + part[end...]
  }

  /// datatype_mismatch, undefined_function, ambiguous_function, cannot_coerce, indeterminate_datatype.
  private static func isAboutTypes(_ sqlState: String) -> Bool {
    ["42804", "42883", "42725", "42846", "42P18"].contains(sqlState)
  }

  /// "could not determine data type of parameter $2": 2.
  private static func parameter(in message: String) -> Int? {
    guard let mark = message.firstIndex(of: "$") else { return nil }
    return Int(message[message.index(after: mark)...].prefix(while: \.isNumber))
  }
}
