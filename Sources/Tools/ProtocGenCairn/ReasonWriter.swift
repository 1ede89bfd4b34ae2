/// Writes the reasons of refusals as constants of Swift: every word that a comment of the contract names behind a code of Connect.
///
/// A handler has no other way to name one, so that a word that stands in no comment does not compile. A reason that one app alone names stands in that
/// app's module; what several name, or a package that serves all, stands in the lowest.
enum ReasonWriter {
  private static let type = "Reason"

  static func files(_ schema: Schema) -> [GeneratedFile] {
    guard schema.contract.isOwn else { return [] }
    return modules(schema).sorted { $0.key < $1.key }.map { module, reasons in
      GeneratedFile(path: "\(module)/Reasons.swift", content: write(reasons, isHome: module == home(schema)))
    }
  }

  /// The module that holds the type, and the reasons of more than one app.
  private static func home(_ schema: Schema) -> String { "\(schema.contract.module)Proto" }

  /// Codes by reason, by module.
  static func modules(_ schema: Schema) -> [String: [String: Set<String>]] {
    var codes: [String: Set<String>] = [:]
    var owners: [String: Set<String>] = [:]
    for file in schema.ownFiles {
      for named in file.comments.flatMap(ErrorTable.errors) {
        codes[named.reason, default: []].insert(named.code)
        owners[named.reason, default: []].insert(file.proto)
      }
    }
    var modules = [home(schema): [:] as [String: Set<String>]]
    for (reason, named) in codes {
      let owner = owners[reason].flatMap { $0.count == 1 ? $0.first : nil } ?? home(schema)
      let isOfAnApp = SwiftModules.apps.values.contains { owner == "\($0)Proto" }
      modules[isOfAnApp ? owner : home(schema), default: [:]][reason] = named
    }
    return modules
  }

  private static func write(_ reasons: [String: Set<String>], isHome: Bool) -> String {
    var text = SwiftText(from: "what the comments of the contract name", imports: isHome ? [] : ["public import CairnProto"])
    text.line()
    if isHome { writeType(to: &text) }
    text.block("extension \(type)") { text in
      for (reason, codes) in reasons.sorted(by: { $0.key < $1.key }) {
        text.line("/// With \(codes.sorted().joined(separator: ", ")).")
        text.line("public static var \(SwiftNames.reason(reason)): \(type) { \(type)(\"\(reason)\") }")
      }
    }
    return text.text
  }

  private static func writeType(to text: inout SwiftText) {
    text.line(
      "/// The reason of a refusal, on which clients branch: `cairn.rpc.v1.ErrorInfo` says it. Only what the contract names is one.")
    text.block("public struct \(type): Hashable, Sendable, CustomStringConvertible") { text in
      text.line("/// As it is said to clients, for example \"GAME_NOT_FOUND\".")
      text.line("public let word: String")
      text.line()
      text.line("package init(_ word: String) { self.word = word }")
      text.line()
      text.line("public var description: String { word }")
    }
    text.line()
  }
}

extension File {
  /// Everything that its comments say, of messages, fields, enums, values, services and methods.
  fileprivate var comments: [String] {
    let messages = allMessages
    let ofMessages = messages.flatMap { message in [message.comment] + message.fields.map(\.comment) + message.oneofs.map(\.comment) }
    let ofEnums = allEnums.flatMap { type in [type.comment] + type.values.map(\.comment) }
    return ofMessages + ofEnums + services.flatMap { service in [service.comment] + service.methods.map(\.comment) }
  }
}
