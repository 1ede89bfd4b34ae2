/// How a field of the contract is a property of Swift: its kind decides its type, its default, and when it is left out.

/// A field with everything the writers ask of it.
struct Property {
  enum Kind {
    /// A scalar, string, bytes or enum without presence.
    case plain
    /// A message, a timestamp, or a proto3 `optional`.
    case optional
    case list
    /// `map<string, string>`.
    case map
    /// A member of a real oneof.
    case choice(Oneof)
  }

  static let timestamp = "google.protobuf.Timestamp"
  static let any = "google.protobuf.Any"

  let field: Field
  let kind: Kind
  /// The message it is a field of, as Swift names it.
  let owner: String

  init(_ field: Field, of message: Message) {
    self.field = field
    owner = message.swiftName
    let oneof = field.oneofIndex.map { message.oneofs[$0] }
    if field.isRepeated {
      kind = message.isMap(field) ? .map : .list
    } else if let oneof, !oneof.isSynthetic {
      kind = .choice(oneof)
    } else {
      kind = field.isOptional || field.type.isMessage ? .optional : .plain
    }
  }

  var name: String { SwiftNames.field(field.name) }

  /// In errors: "Game.game_id".
  var label: String { "\"\(owner).\(field.name)\"" }

  var isTimestamp: Bool { field.type == .message(Self.timestamp) }

  /// Whether values in a list lie side by side, without a tag each.
  var isPacked: Bool {
    switch field.type {
    case .int32, .int64, .uint32, .double, .bool, .enumeration: true
    case .string, .bytes, .message, .refused: false
    }
  }

  /// The type of one value.
  var elementType: String {
    switch field.type {
    case .int32: "Int32"
    case .int64: "Int64"
    case .uint32: "UInt32"
    case .double: "Double"
    case .bool: "Bool"
    case .string: "String"
    case .bytes: "[UInt8]"
    case .enumeration: field.swiftType
    case .message(Self.timestamp): "Moment"
    case .message(Self.any): "AnyMessage"
    case .message: field.swiftType
    case .refused(let name): preconditionFailure("the laws refuse \(name)")
    }
  }

  var type: String {
    switch kind {
    case .plain, .choice: elementType
    case .optional: "\(elementType)?"
    case .list: "[\(elementType)]"
    case .map: "[String: String]"
    }
  }

  var defaultValue: String {
    switch kind {
    case .optional: return "nil"
    case .list: return "[]"
    case .map: return "[:]"
    case .plain, .choice:
      switch field.type {
      case .int32, .int64, .uint32, .double: return "0"
      case .bool: return "false"
      case .string: return "\"\""
      case .bytes: return "[]"
      case .enumeration: return ".unspecified"
      case .message, .refused: return "nil"
      }
    }
  }

  /// When the field is written at all, as the head of an `if`.
  var presence: String {
    switch kind {
    case .optional: return "if let \(name)"
    case .list, .map: return "if !\(name).isEmpty"
    case .plain, .choice:
      switch field.type {
      case .string, .bytes: return "if !\(name).isEmpty"
      case .bool: return "if \(name)"
      case .enumeration: return "if \(name) != .unspecified"
      default: return "if \(name) != 0"
      }
    }
  }
}

extension FieldType {
  var isMessage: Bool {
    if case .message = self { return true }
    return false
  }
}

extension Message {
  /// The entry that protoc made for a map field.
  package func mapEntry(of field: Field) -> Message? {
    guard case .message(let name) = field.type else { return nil }
    return messages.first { $0.isMapEntry && $0.fullName == name }
  }

  func isMap(_ field: Field) -> Bool { mapEntry(of: field) != nil }

  var properties: [Property] { fields.map { Property($0, of: self) } }

  /// The oneofs that the contract says, each with its members.
  var choices: [(oneof: Oneof, members: [Property])] {
    oneofs.enumerated().filter { !$0.element.isSynthetic }.map { index, oneof in
      (oneof, fields.filter { $0.oneofIndex == index }.map { Property($0, of: self) })
    }
  }

  /// How far the functions are seen that read and write the message.
  var access: String { isShared ? "package " : "" }

  var usesTime: Bool { withNested.contains { $0.properties.contains(where: \.isTimestamp) } }
}

extension Oneof {
  var property: String { SwiftNames.field(name) }
  var swiftType: String { "OneOf\(SwiftNames.upperCamel(name))" }
}
