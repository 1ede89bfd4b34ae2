/// Writes the way between a Swift value and protobuf-c's struct.
enum BinaryWriter {
  static func write(_ file: File, _ contract: Contract) -> String {
    var text = SwiftText(
      from: file.path, imports: ["internal import \(contract.cProto)", "internal import CProtobufC", "public import Protobuf"])
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
      text.block("public func encoded() -> [UInt8]") { text in text.line("Binary.encode { arena in lower(in: arena) }") }
      text.line()
      text.block("init(c: UnsafePointer<\(structure)>) throws(DecodingError)") { text in
        for property in message.properties { writeDecoding(property, of: message, to: &text) }
      }
      text.line()
      text.block("func lower(in arena: Arena) -> UnsafeMutablePointer<\(structure)>") { text in
        text.line("let c = arena.make(\(structure).self)")
        text.line("\(CNames.lower(message.fullName))__init(c)")
        for property in message.properties { writeEncoding(property, of: message, to: &text) }
        for choice in message.choices { writeEncoding(choice.oneof, choice.members, to: &text) }
        text.line("return c")
      }
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

  private static func writeEncoding(_ property: Property, of message: Message, to text: inout SwiftText) {
    let target = "c.pointee.\(CNames.field(property.field.name))"
    switch property.kind {
    case .plain:
      text.line("\(target) = \(lowered(property, property.name))")
    case .optional:
      text.block(property.presence) { text in
        if !property.field.type.isMessage {
          let name = message.oneofs[property.field.oneofIndex ?? 0].name
          text.line("c.pointee.\(CNames.oneofCase(name)) = .init(rawValue: \(property.field.number))")
        }
        text.line("\(target) = \(lowered(property, property.name))")
      }
    case .list:
      text.line("\(count(property)) = \(property.name).count")
      text.line("\(target) = arena.list(\(property.name)) { value in \(lowered(property, "value")) }")
    case .map:
      writeMapEncoding(property, of: message, target, to: &text)
    case .choice:
      break
    }
  }

  private static func writeMapEncoding(_ property: Property, of message: Message, _ target: String, to text: inout SwiftText) {
    guard let entry = message.mapEntry(of: property.field) else { return }
    text.line("\(count(property)) = \(property.name).count")
    text.line("\(target) = arena.list(Binary.sorted(\(property.name))) { entry in")
    text.line("  let lowered = arena.make(\(CNames.structure(entry.fullName)).self)")
    text.line("  \(CNames.lower(entry.fullName))__init(lowered)")
    text.line("  lowered.pointee.key_ = arena.string(entry.key)")
    text.line("  lowered.pointee.value_ = arena.string(entry.value)")
    text.line("  return lowered")
    text.line("}")
  }

  private static func writeEncoding(_ oneof: Oneof, _ members: [Property], to text: inout SwiftText) {
    text.choice(of: oneof.property) { text in
      text.line("case nil: break")
      for member in members {
        text.line("case .\(member.name)(let value):")
        text.line("  c.pointee.\(CNames.oneofCase(oneof.name)) = .init(rawValue: \(member.field.number))")
        text.line("  c.pointee.\(CNames.field(member.field.name)) = \(lowered(member, "value"))")
      }
    }
  }

  /// One value, as C has it.
  private static func lowered(_ property: Property, _ value: String) -> String {
    switch property.field.type {
    case .int32, .int64, .uint32, .double: value
    case .bool: "\(value) ? 1 : 0"
    case .string: "arena.string(\(value))"
    case .bytes: "arena.bytes(\(value))"
    case .enumeration: "\(value).rawValue"
    case .message(Property.timestamp): "arena.timestamp(\(value))"
    case .message: "\(value).lower(in: arena)"
    case .refused(let name): preconditionFailure("the laws refuse \(name)")
    }
  }
}
