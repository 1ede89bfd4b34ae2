/// Writes the binary encoding of each message: read through protobuf-c's struct, written by itself.
enum BinaryCodeWriter {
  static func write(_ file: File, _ others: [String], _ contract: Contract) -> String {
    let access = file.allMessages.contains(where: \.isShared) ? "package" : "internal"
    let imports = ["\(access) import \(contract.cProto)", "internal import CProtobufC"] + others.map { "internal import \($0)" }
    var text = SwiftText(from: file.path, imports: imports + ["public import Protobuf"])
    for message in file.messages.flatMap(\.withNested) { write(message, to: &text) }
    return text.text
  }

  private static func write(_ message: Message, to text: inout SwiftText) {
    let structure = CNames.structure(message.fullName)
    text.line()
    text.block("extension \(message.swiftName)") { text in
      text.block("public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError)") { text in
        text.line("self = try Binary.decode(bytes, by: \(CNames.descriptorAccessor(message.fullName))(), as: \(structure).self) {")
        text.line("  (c) throws(DecodingError) in try \(message.swiftName)(c: c)")
        text.line("}")
      }
      text.line()
      text.block("public func encoded() -> [UInt8]") { text in text.line("BinaryWriter.bytes { binary in write(to: &binary) }") }
      text.line()
      text.block("\(message.access)init(c: UnsafePointer<\(structure)>) throws(DecodingError)") { text in
        for property in message.properties { writeDecoding(property, of: message, to: &text) }
      }
      text.line()
      text.block("\(message.access)func write(to binary: inout BinaryWriter)") { text in writeWriting(message, to: &text) }
    }
  }

  // MARK: - Decoding

  private static func writeDecoding(_ property: Property, of message: Message, to text: inout SwiftText) {
    let source = "c.pointee.\(CNames.field(property.field.name))"
    let number = property.field.number
    switch property.kind {
    case .plain:
      text.line("\(property.name) = \(decoded(property, source))")
    case .optional where property.isTimestamp:
      text.line("\(property.name) = try moment(\(source), \(property.label))")
    case .optional where property.field.type.isMessage:
      text.line("if let field = \(source) { \(property.name) = try \(property.elementType)(c: field) }")
    case .optional:
      let discriminator = "c.pointee.\(CNames.oneofCase(message.oneofs[property.field.oneofIndex ?? 0].name)).rawValue"
      text.line("if \(discriminator) == \(number) { \(property.name) = \(decoded(property, source)) }")
    case .list:
      writeListDecoding(property, source, to: &text)
    case .map:
      text.block("for index in 0..<\(count(property))") { text in
        text.line("guard let entry = \(source)[index] else { continue }")
        text.line("let key = try Binary.string(entry.pointee.key_, \(property.label))")
        text.line("\(property.name)[key] = try Binary.string(entry.pointee.value_, \(property.label))")
      }
    case .choice(let oneof):
      let discriminator = "c.pointee.\(CNames.oneofCase(oneof.name)).rawValue"
      let value = property.isTimestamp ? "try moment(field, \(property.label))" : "try \(property.elementType)(c: field)"
      if property.field.type.isMessage {
        text.line("if \(discriminator) == \(number), let field = \(source) { \(oneof.property) = .\(property.name)(\(value)) }")
      } else {
        text.line("if \(discriminator) == \(number) { \(oneof.property) = .\(property.name)(\(decoded(property, source))) }")
      }
    }
  }

  private static func count(_ property: Property) -> String { "c.pointee.n_\(CNames.field(property.field.name))" }

  /// One value without presence.
  private static func decoded(_ property: Property, _ source: String) -> String {
    switch property.field.type {
    case .int32, .int64, .uint32, .double: source
    case .bool: "\(source) != 0"
    case .string: "try Binary.string(\(source), \(property.label))"
    case .bytes: "Binary.bytes(\(source))"
    case .enumeration: "\(property.elementType)(rawValue: \(source))"
    case .message: "try \(property.elementType)(c: \(source))"
    case .refused(let name): preconditionFailure("the laws refuse \(name)")
    }
  }

  private static func writeListDecoding(_ property: Property, _ source: String, to text: inout SwiftText) {
    let isMessage = property.field.type.isMessage
    let value = property.isTimestamp ? "try moment(value, \(property.label))" : decoded(property, isMessage ? "value" : "value")
    let label = isMessage ? "messages: " : ""
    text.line("\(property.name) = try Binary.list(\(count(property)), \(source), \(label){ (value) throws(DecodingError) in \(value) })")
  }

  // MARK: - Encoding

  /// In the order of their numbers, which makes the encoding canonical.
  private static func writeWriting(_ message: Message, to text: inout SwiftText) {
    var rest = message.properties.sorted { $0.field.number < $1.field.number }[...]
    while let property = rest.first {
      if case .choice(let oneof) = property.kind {
        let members = rest.prefix { $0.field.oneofIndex == property.field.oneofIndex }
        writeWriting(oneof, Array(members), to: &text)
        rest = rest.dropFirst(members.count)
      } else {
        text.block(property.presence) { text in writeWriting(property, of: message, to: &text) }
        rest = rest.dropFirst()
      }
    }
  }

  private static func writeWriting(_ property: Property, of message: Message, to text: inout SwiftText) {
    let number = property.field.number
    switch property.kind {
    case .plain, .optional, .choice:
      write(property, property.name, to: &text)
    case .list where property.isPacked:
      text.line("let start = binary.begin(\(number))")
      text.line("for element in \(property.name) { binary.element(element) }")
      text.line("binary.end(start)")
    case .list:
      text.block("for element in \(property.name)") { text in write(property, "element", to: &text) }
    case .map:
      text.block("for entry in Binary.sorted(\(property.name))") { text in
        text.line("let start = binary.begin(\(number))")
        text.line("if !entry.key.isEmpty { binary.field(1, entry.key) }")
        text.line("if !entry.value.isEmpty { binary.field(2, entry.value) }")
        text.line("binary.end(start)")
      }
    }
  }

  /// Members that follow each other; others of the oneof may come behind another field.
  private static func writeWriting(_ oneof: Oneof, _ members: [Property], to text: inout SwiftText) {
    text.choice(of: oneof.property) { text in
      for member in members {
        text.line("case .\(member.name)(let value):")
        text.indented { text in write(member, "value", to: &text) }
      }
      text.line("default: break")
    }
  }

  /// One value, with its number.
  private static func write(_ property: Property, _ value: String, to text: inout SwiftText) {
    let number = property.field.number
    guard property.field.type.isMessage, !property.isTimestamp else { return text.line("binary.field(\(number), \(value))") }
    text.line("let start = binary.begin(\(number))")
    text.line("\(value).write(to: &binary)")
    text.line("binary.end(start)")
  }
}
