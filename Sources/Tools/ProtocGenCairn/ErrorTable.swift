/// The lines of docs/errors.md: errors that methods for clients can answer, as the comments of the contract have it. Written by `make proto`, so that
/// a client finds in one place what is said at each method.
package enum ErrorTable {
  /// An error as the contract names it: a code of Connect and the reason in `cairn.rpc.v1.ErrorInfo`.
  package struct Named: Hashable, Sendable {
    package var code: String
    package var reason: String
  }

  /// Codes of Connect that a method can name.
  private static let codes: Set<String> = [
    "CANCELED", "UNKNOWN", "INVALID_ARGUMENT", "DEADLINE_EXCEEDED", "NOT_FOUND", "ALREADY_EXISTS", "PERMISSION_DENIED",
    "RESOURCE_EXHAUSTED",
    "FAILED_PRECONDITION", "ABORTED", "OUT_OF_RANGE", "UNIMPLEMENTED", "INTERNAL", "UNAVAILABLE", "DATA_LOSS", "UNAUTHENTICATED",
  ]

  /// The lines of the document.
  package static func lines(_ schema: Schema) -> [String] {
    let services = schema.ownFiles.filter { !isHidden($0.package) }.flatMap(\.services).sorted { $0.fullName < $1.fullName }
    return head + shared(schema) + index(of: services) + services.flatMap(table)
  }

  /// Packages that no client of an installation calls.
  private static func isHidden(_ package: String) -> Bool {
    package.contains(".internal.") || package.hasSuffix(".internal") || package.hasPrefix("cairn.bench.")
      || package.hasPrefix("cairn.system.")
  }

  private static let head = [
    "# Errors of every method", "",
    "Written by `make proto` from the comments of [proto/](../proto/); change it there. How errors look on the wire: [clients.md](clients.md#errors).",
    "",
  ]

  // MARK: All methods

  /// Field whose comment lists what any method may answer, each as "- CODE REASON: what to do".
  private static let sharedField = (message: "cairn.rpc.v1.ErrorInfo", field: "reason")

  private static func shared(_ schema: Schema) -> [String] {
    let field = schema.message(sharedField.message)?.fields.first { $0.name == sharedField.field }
    let rows = answers(in: field?.comment ?? "").map { "| `\($0.code.lowercased())` | `\($0.reason)` | \(cell($0.advice)) |" }
    if rows.isEmpty { return [] }
    return ["## Of every method", "", "| code | reason | what it means, and what to do |", "|---|---|---|"] + rows + [""]
  }

  /// Points of a list that begin with an error, and what is said of it.
  static func answers(in comment: String) -> [(code: String, reason: String, advice: String)] {
    let list = comment.split(separator: "\n\n").first { $0.contains("\n- ") } ?? ""
    return list.split(separator: "\n- ").dropFirst().compactMap { point in
      let parts = point.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let named = errors(in: String(parts[0])).first else { return nil }
      return (named.code, named.reason, flat(String(parts[1])))
    }
  }

  // MARK: By reason

  private static func index(of services: [Service]) -> [String] {
    var methods: [Named: Set<String>] = [:]
    for service in services {
      for method in service.methods {
        for named in errors(in: method.comment) + errors(in: service.comment) {
          methods[named, default: []].insert("\(service.name).\(method.name)")
        }
      }
    }
    let rows = methods.keys.sorted { ($0.reason, $0.code) < ($1.reason, $1.code) }.map { named in
      "| `\(named.reason)` | `\(named.code.lowercased())` | \((methods[named] ?? []).sorted().joined(separator: ", ")) |"
    }
    return ["## By reason", "", "| reason | code | methods |", "|---|---|---|"] + rows + [""]
  }

  /// Errors that a comment names: a code, then a reason.
  package static func errors(in comment: String) -> [Named] {
    let words = comment.split { $0.isNewline || $0 == " " }
    var found: [Named] = []
    for (word, next) in zip(words, words.dropFirst()) where codes.contains(String(word)) {
      let reason = next.prefix { "A"..."Z" ~= $0 || "0"..."9" ~= $0 || $0 == "_" }
      let named = Named(code: String(word), reason: String(reason))
      // A word in capitals, not the beginning of a sentence.
      if reason.count > 2, !found.contains(named) { found.append(named) }
    }
    return found
  }

  // MARK: By method

  private static func table(_ service: Service) -> [String] {
    let rows = service.methods.map { method in
      let access = MethodPolicy.accessLevels[clamped: Int(method.policy.access)]
      let repeated = MethodPolicy.idempotencies[clamped: Int(method.policy.idempotency)]
      return "| \(method.name) | \(access) | \(repeated) | \(cell(told(by: method.comment))) |"
    }
    let shared = common(to: service)
    return ["## \(service.fullName)", ""] + (shared.isEmpty ? [] : [cell(shared), ""])
      + ["| method | for | repeated | errors |", "|---|---|---|---|"] + rows + [""]
  }

  /// The words behind "Errors:".
  static func told(by comment: String) -> String {
    guard let range = comment.firstRange(of: "Errors:") else { return "none but those of every method" }
    return flat(String(comment[range.upperBound...]))
  }

  /// Paragraphs of a service's comment that name errors of its methods.
  private static func common(to service: Service) -> String {
    service.comment.split(separator: "\n\n").map { flat(String($0)) }.filter { !errors(in: $0).isEmpty }.joined(separator: " ")
  }

  private static func flat(_ text: String) -> String {
    text.split { $0.isNewline || $0 == " " }.joined(separator: " ")
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}

extension [String] {
  fileprivate subscript(clamped index: Int) -> String { self[Swift.min(Swift.max(index, 0), count - 1)] }
}
