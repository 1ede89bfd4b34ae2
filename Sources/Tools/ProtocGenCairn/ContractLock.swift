/// proto/contract.lock: one line for everything a client may have compiled in. Lines are added and never changed or removed.
package enum ContractLock {
  /// The lines of a contract, sorted.
  package static func lines(_ schema: Schema) -> [String] {
    schema.ownFiles.flatMap(lines).sorted()
  }

  private static func lines(_ file: File) -> [String] {
    file.messages.flatMap(\.withNested).flatMap { message in
      ["message \(message.fullName)"] + message.fields.map { line($0, of: message) } + message.enums.flatMap(lines)
    } + file.enums.flatMap(lines) + file.services.flatMap(lines)
  }

  private static func line(_ field: Field, of message: Message) -> String {
    let label = message.isMap(field) ? "" : field.isRepeated ? "repeated " : field.isOptional ? "optional " : ""
    let oneof = field.isOptional ? nil : field.oneofIndex.map { " in \(message.oneofs[$0].name)" }
    return "field \(message.fullName).\(field.name) \(field.number) \(label)\(typeName(field, of: message))\(oneof ?? "")"
  }

  private static func typeName(_ field: Field, of message: Message) -> String {
    if message.isMap(field) { return "map<string,string>" }
    switch field.type {
    case .int32: return "int32"
    case .int64: return "int64"
    case .uint32: return "uint32"
    case .double: return "double"
    case .bool: return "bool"
    case .string: return "string"
    case .bytes: return "bytes"
    case .enumeration(let name), .message(let name), .refused(let name): return name
    }
  }

  private static func lines(_ type: Enum) -> [String] {
    type.values.map { "value \(type.fullName).\($0.name) \($0.number)" }
  }

  private static func lines(_ service: Service) -> [String] {
    service.methods.map { method in
      let stream = method.isServerStreaming ? "stream " : ""
      return "method \(service.fullName)/\(method.name) \(method.requestType) -> \(stream)\(method.responseType)"
    }
  }
}
