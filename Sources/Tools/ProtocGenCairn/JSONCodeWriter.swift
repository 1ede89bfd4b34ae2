/// Writes the proto3 JSON mapping of each message, both ways, and its redacted description.
enum JSONCodeWriter {
  static func write(_ file: File, _ others: [String]) -> String {
    var text = SwiftText(from: file.path, imports: others.map { "internal import \($0)" } + ["public import Protobuf"])
    for message in file.messages.flatMap(\.withNested) { write(message, to: &text) }
    return text.text
  }

  private static func write(_ message: Message, to text: inout SwiftText) {
    text.line()
    text.block("extension \(message.swiftName)") { text in
      text.block("public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError)") { text in
        text.line(
          "self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try \(message.swiftName)(reading: &json) }"
        )
      }
      text.line()
      text.block("public func json() -> [UInt8]") { text in text.line("JSONWriter.json { json in write(to: &json) }") }
      text.line()
      text.line("/// For logs: sensitive fields are redacted.")
      text.block("public var description: String") { text in
        text.line("JSONWriter.description(of: \"\(message.swiftName)\") { json in write(to: &json) }")
      }
      text.line()
      text.block("\(message.access)init(reading json: inout JSONReader) throws(DecodingError)") { text in writeReading(message, to: &text) }
      text.line()
      text.block("\(message.access)func write(to json: inout JSONWriter)") { text in writeWriting(message, to: &text) }
    }
  }

  // MARK: - Reading

  private static func writeReading(_ message: Message, to text: inout SwiftText) {
    text.line("try json.beginObject()")
    text.block("while try json.nextKey()") { text in
      var keyword = "if"
      for property in message.properties {
        text.line("\(keyword) \(match(property.field)) {")
        text.line("  \(reading(property))")
        keyword = "} else if"
      }
      if message.fields.isEmpty {
        text.line("try json.skipValue()")
      } else {
        text.line("} else {")
        text.line("  try json.skipValue()")
        text.line("}")
      }
    }
  }

  private static func match(_ field: Field) -> String {
    field.jsonName == field.name ? "json.isKey(\"\(field.name)\")" : "json.isKey(\"\(field.jsonName)\", \"\(field.name)\")"
  }

  private static func reading(_ property: Property) -> String {
    switch property.kind {
    case .plain:
      return "\(property.name) = \(read(property))"
    case .optional where property.isTimestamp:
      return "\(property.name) = \(read(property))"
    case .optional:
      return "\(property.name) = try json.skipNull() ? nil : \(read(property))"
    case .list:
      let element = property.isTimestamp ? "\(read(property)) ?? Moment(microseconds: 0)" : read(property)
      return "\(property.name) = try json.list(\(property.label)) { (json: inout JSONReader) throws(DecodingError) in \(element) }"
    case .map:
      return "\(property.name) = try json.map(\(property.label))"
    case .choice(let oneof):
      let value = property.isTimestamp ? "\(read(property)).map { .\(property.name)($0) }" : ".\(property.name)(\(read(property)))"
      return "\(oneof.property) = try json.skipNull() ? nil : \(value)"
    }
  }

  private static func read(_ property: Property) -> String {
    switch property.field.type {
    case .int32: "try json.int32(\(property.label))"
    case .int64: "try json.int64(\(property.label))"
    case .uint32: "try json.uint32(\(property.label))"
    case .double: "try json.double(\(property.label))"
    case .bool: "try json.bool(\(property.label))"
    case .string: "try json.string(\(property.label))"
    case .bytes: "try json.bytes(\(property.label))"
    case .enumeration: "try json.enumeration(\(property.label), \(property.elementType).self)"
    case .message(Property.timestamp): "try json.moment(\(property.label))"
    case .message: "try \(property.elementType)(reading: &json)"
    case .refused(let name): preconditionFailure("the laws refuse \(name)")
    }
  }

  // MARK: - Writing

  private static func writeWriting(_ message: Message, to text: inout SwiftText) {
    text.line("json.beginObject()")
    for property in message.properties {
      if case .choice = property.kind { continue }
      text.block(property.presence + redaction(property.field)) { text in
        text.line("json.key(\"\(property.field.jsonName)\")")
        text.line(writing(property, property.name))
      }
    }
    for choice in message.choices { writeWriting(choice.oneof, choice.members, to: &text) }
    text.line("json.endObject()")
  }

  private static func redaction(_ field: Field) -> String {
    field.isSensitive ? ", !json.redact(\"\(field.jsonName)\")" : ""
  }

  private static func writeWriting(_ oneof: Oneof, _ members: [Property], to text: inout SwiftText) {
    text.choice(of: oneof.property) { text in
      text.line("case nil: break")
      for member in members {
        text.line("case .\(member.name)(let value):")
        if member.field.isSensitive {
          text.line("  if json.redact(\"\(member.field.jsonName)\") { break }")
        }
        text.line("  json.key(\"\(member.field.jsonName)\")")
        text.line("  \(writing(member, "value"))")
      }
    }
  }

  private static func writing(_ property: Property, _ value: String) -> String {
    let isStruct = property.field.type.isMessage && !property.isTimestamp
    switch property.kind {
    case .map: return "json.value(\(value))"
    case .list: return "json.list(\(value)) { json, element in \(isStruct ? "element.write(to: &json)" : "json.value(element)") }"
    case .plain, .optional, .choice: return isStruct ? "\(value).write(to: &json)" : "json.value(\(value))"
    }
  }
}
