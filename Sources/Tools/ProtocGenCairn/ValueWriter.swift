/// Writes the Swift values: structs of the messages, enums, oneofs.
enum ValueWriter {
  static func write(_ file: File, _ others: [String]) -> String {
    let usesTime = file.messages.contains(where: \.usesTime)
    var text = SwiftText(
      from: file.path,
      imports: others.map { "public import \($0)" } + ["public import Protobuf"] + (usesTime ? ["public import Timekeeping"] : []))
    for type in file.enums { write(type, to: &text) }
    for message in file.messages { write(message, to: &text) }
    return text.text
  }

  private static func write(_ message: Message, to text: inout SwiftText) {
    text.line()
    text.doc(message.comment)
    text.block("public struct \(message.swiftName.lastName): Message") { text in
      text.line("public static let protoName = \"\(message.fullName)\"")
      for type in message.enums { write(type, to: &text) }
      for nested in message.messages where !nested.isMapEntry { write(nested, to: &text) }
      for choice in message.choices { write(choice.oneof, choice.members, to: &text) }
      writeProperties(of: message, to: &text)
      writeInitializers(of: message, to: &text)
    }
  }

  private static func write(_ oneof: Oneof, _ members: [Property], to text: inout SwiftText) {
    text.line()
    text.doc(oneof.comment)
    text.block("public enum \(oneof.swiftType): Sendable, Hashable") { text in
      for member in members {
        text.doc(member.field.comment)
        text.line("case \(member.name)(\(member.type == "Moment?" ? "Moment" : member.elementType))")
      }
    }
  }

  /// A stored property of the struct; a oneof is one property.
  private struct Stored {
    var name: String
    var type: String
    var defaultValue: String
    var comment: String
  }

  private static func stored(_ message: Message) -> [Stored] {
    var written: Set<String> = []
    return message.properties.compactMap { property in
      guard case .choice(let oneof) = property.kind else {
        return Stored(name: property.name, type: property.type, defaultValue: property.defaultValue, comment: property.field.comment)
      }
      guard written.insert(oneof.name).inserted else { return nil }
      return Stored(name: oneof.property, type: "\(oneof.swiftType)?", defaultValue: "nil", comment: oneof.comment)
    }
  }

  private static func writeProperties(of message: Message, to text: inout SwiftText) {
    for property in stored(message) {
      text.line()
      text.doc(property.comment)
      text.line("public var \(property.name): \(property.type) = \(property.defaultValue)")
    }
  }

  private static func writeInitializers(of message: Message, to text: inout SwiftText) {
    text.line()
    text.line("/// Every field at its default.")
    text.line("public init() {}")
    let properties = stored(message)
    if properties.isEmpty { return }
    text.line()
    text.line("/// Fields that are not named stay at their default.")
    let parameters = properties.map { "\($0.name): \($0.type) = \($0.defaultValue)" }
    text.block("public init(\(parameters.joined(separator: ", ")))") { text in
      for property in properties { text.line("self.\(property.name) = \(property.name)") }
    }
  }

  private static func write(_ type: Enum, to text: inout SwiftText) {
    text.line()
    text.doc(type.comment)
    let cases = type.values.map { (name: SwiftNames.enumCase($0.name, of: type.name), value: $0) }
    text.block("public enum \(type.swiftName.lastName): MessageEnum") { text in
      for (name, value) in cases {
        text.doc(value.comment)
        text.line("case \(name)")
      }
      text.line("/// A number this version does not know.")
      text.line("case unrecognized(Int32)")
      text.line()
      text.line("public static let allKnown: [Self] = [\(cases.map { ".\($0.name)" }.joined(separator: ", "))]")
      writeNumbers(cases, to: &text)
      writeNames(cases, to: &text)
    }
  }

  private typealias Cases = [(name: String, value: Enum.Value)]

  private static func writeNumbers(_ cases: Cases, to text: inout SwiftText) {
    text.line()
    text.block("public var rawValue: Int32") { text in
      text.choice(of: "self") { text in
        for (name, value) in cases { text.line("case .\(name): \(value.number)") }
        text.line("case .unrecognized(let number): number")
      }
    }
    text.line()
    text.block("public init(rawValue: Int32)") { text in
      text.choice(of: "rawValue") { text in
        for (name, value) in cases { text.line("case \(value.number): self = .\(name)") }
        text.line("default: self = .unrecognized(rawValue)")
      }
    }
  }

  private static func writeNames(_ cases: Cases, to text: inout SwiftText) {
    text.line()
    text.block("public var protoName: String?") { text in
      text.choice(of: "self") { text in
        for (name, value) in cases { text.line("case .\(name): \"\(value.name)\"") }
        text.line("case .unrecognized: nil")
      }
    }
    text.line()
    text.block("public init?(protoName: String)") { text in
      text.choice(of: "protoName") { text in
        for (name, value) in cases { text.line("case \"\(value.name)\": self = .\(name)") }
        text.line("default: return nil")
      }
    }
  }
}

extension String {
  /// "Player" of "Game.Player", which is written inside of Game.
  fileprivate var lastName: Substring { self[(lastIndex(of: ".").map { index(after: $0) } ?? startIndex)...] }
}
