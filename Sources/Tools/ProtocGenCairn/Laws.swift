/// The laws of the contract. The generator writes nothing while one is broken; each violation names file, element and reason.
///
/// They come from the house style for .proto files: comments everywhere, access and idempotency on every method, no message that
/// contains itself (protobuf-c recurses without limit), one service per file, one request and one response per method, units in names.
package struct Violation: Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// For example "Game.game_id".
  package var element: String
  package var reason: String

  package var description: String { "\(file): \(element): \(reason)" }
}

package enum Laws {
  /// Every violation in our own files, in the order of the files.
  package static func violations(of schema: Schema) -> [Violation] {
    guard schema.contract.isOwn else { return violationsOfOthers(schema) }
    let perFile = schema.ownFiles.flatMap { file in
      let found =
        CommentLaws.broken(by: file) + NamingLaws.broken(by: file) + FieldLaws.broken(by: file)
        + MethodLaws.broken(by: file, in: schema) + RecursionLaw.broken(by: file, in: schema) + OptionLaw.broken(by: file)
        + AppLaw.broken(by: file, in: schema)
      return found.map { Violation(file: file.path, element: $0.element, reason: $0.reason) }
    }
    return perFile + SwiftNameLaw.broken(by: schema)
  }
}

extension Laws {
  /// In a contract of others: only what cannot be written, what would run out of stack, and methods that could not be served.
  private static func violationsOfOthers(_ schema: Schema) -> [Violation] {
    schema.ownFiles.flatMap { file in
      let found = FieldLaws.unwritable(in: file) + RecursionLaw.broken(by: file, in: schema) + MethodLaws.unservable(in: file)
      return found.map { Violation(file: file.path, element: $0.element, reason: $0.reason) }
    }
  }
}

/// Finding of a law in one file.
struct Finding {
  var element: String
  var reason: String
}

extension File {
  /// Every message of the file, nested ones included.
  var allMessages: [Message] { messages.flatMap(\.withNested) }

  /// Every enum of the file, nested ones included.
  var allEnums: [Enum] { enums + allMessages.flatMap(\.enums) }
}

// MARK: - Comments

enum CommentLaws {
  static func broken(by file: File) -> [Finding] {
    let missing = uncommented(file).map { Finding(element: $0, reason: "has no comment") }
    return missing + file.services.flatMap(openings)
  }

  private static func uncommented(_ file: File) -> [String] {
    var elements: [(String, String)] = []
    for message in file.allMessages {
      elements.append((message.swiftName, message.comment))
      elements += message.fields.map { ("\(message.swiftName).\($0.name)", $0.comment) }
      elements += message.oneofs.filter { !$0.isSynthetic }.map { ("\(message.swiftName).\($0.name)", $0.comment) }
    }
    for type in file.allEnums {
      elements.append((type.swiftName, type.comment))
      elements += type.values.map { ($0.name, $0.comment) }
    }
    for service in file.services {
      elements.append((service.name, service.comment))
      elements += service.methods.map { ("\(service.name).\($0.name)", $0.comment) }
    }
    return elements.filter(\.1.isEmpty).map(\.0)
  }

  /// A method's comment begins with what it does: "Starts …", "Lists …".
  private static func openings(_ service: Service) -> [Finding] {
    service.methods.compactMap { method in
      let verb = method.comment.prefix { !$0.isWhitespace }
      guard !method.comment.isEmpty, !verb.hasSuffix("s") else { return nil }
      return Finding(element: "\(service.name).\(method.name)", reason: "its comment does not begin with a verb in the third person")
    }
  }
}

// MARK: - Recursion

enum RecursionLaw {
  static func broken(by file: File, in schema: Schema) -> [Finding] {
    file.allMessages.compactMap { message in
      guard reaches(message.fullName, from: message, in: schema) else { return nil }
      return Finding(element: message.swiftName, reason: "contains itself, directly or through others; keep an id instead")
    }
  }

  private static func reaches(_ target: String, from start: Message, in schema: Schema) -> Bool {
    var seen: Set<String> = []
    var waiting = [start]
    while let message = waiting.popLast() {
      for case .message(let name) in message.fields.map(\.type) {
        if name == target { return true }
        if seen.insert(name).inserted, let next = schema.message(name) { waiting.append(next) }
      }
    }
    return false
  }
}

// MARK: - Names in Swift

/// A message hides no type of Swift's own. Its name is one of a kind in its package, which protoc sees to; `Schema.nameForSwift()` parts those
/// that meet in one module of Swift.
enum SwiftNameLaw {
  static func broken(by schema: Schema) -> [Violation] {
    schema.ownFiles.flatMap { file in
      (file.messages.map(\.name) + file.enums.map(\.name)).filter(SwiftNames.hidden.contains).map {
        Violation(file: file.path, element: $0, reason: "hides a type of Swift; choose another name")
      }
    }
  }
}
