/// protoc's descriptors (structs of protobuf-c) → `Schema`.
internal import CPluginProto
internal import CProtobufC

private typealias CFile = Google__Protobuf__FileDescriptorProto
private typealias CMessage = Google__Protobuf__DescriptorProto
private typealias CField = Google__Protobuf__FieldDescriptorProto
private typealias CEnum = Google__Protobuf__EnumDescriptorProto
private typealias CService = Google__Protobuf__ServiceDescriptorProto
private typealias CMethod = Google__Protobuf__MethodDescriptorProto

/// A counted array of pointers, as protobuf-c keeps repeated messages.
func elements<Element>(_ count: Int, _ first: UnsafeMutablePointer<UnsafeMutablePointer<Element>?>?) -> [UnsafeMutablePointer<Element>] {
  guard let first else { return [] }
  return (0..<count).compactMap { first[$0] }
}

func text(_ pointer: UnsafePointer<CChar>?) -> String {
  pointer.map { String(cString: $0) } ?? ""
}

extension Schema {
  /// Reads what protoc sends to a plugin.
  init(_ request: borrowing PluginRequest) {
    files = elements(request.pointer.pointee.n_proto_file, request.pointer.pointee.proto_file).map { FileReader($0).file() }
  }

  /// Reads what protoc sends to a plugin, and for whose contract it does.
  init(for request: borrowing PluginRequest) throws {
    self.init(request)
    contract = try Contract(parameter: text(request.pointer.pointee.parameter))
    nameForSwift()
  }

  /// Reads the output of `protoc --descriptor_set_out --include_imports --include_source_info`.
  package init(descriptorSet bytes: [UInt8]) throws {
    guard let message = protobuf_c_message_unpack(plugin_descriptor_set_descriptor(), nil, bytes.count, bytes) else {
      throw GeneratorError("not a descriptor set")
    }
    defer { protobuf_c_message_free_unpacked(message, nil) }
    // The unpacker made a struct of the type its descriptor names.
    message.withMemoryRebound(to: Google__Protobuf__FileDescriptorSet.self, capacity: 1) { set in
      files = elements(set.pointee.n_file, set.pointee.file).map { FileReader($0).file() }
    }
    nameForSwift()
  }
}

/// Reads one file; holds its comments, which protoc keeps by path (descriptor.proto, SourceCodeInfo.Location).
private struct FileReader {
  let source: UnsafeMutablePointer<CFile>
  var comments: [[Int32]: String] = [:]

  init(_ source: UnsafeMutablePointer<CFile>) {
    self.source = source
    guard let info = source.pointee.source_code_info else { return }
    for location in elements(info.pointee.n_location, info.pointee.location) {
      let path = (0..<location.pointee.n_path).map { location.pointee.path[$0] }
      let comment = location.pointee.leading_comments ?? location.pointee.trailing_comments
      comments[path] = Self.trimmed(text(comment))
    }
  }

  /// Without the space after "//" and without empty lines at either end.
  private static func trimmed(_ comment: String) -> String {
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.hasPrefix(" ") ? line.dropFirst() : line)
    }
    let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let last = lines.lastIndex { !$0.isEmpty } ?? lines.startIndex
    return first <= last ? lines[first...last].joined(separator: "\n") : ""
  }

  private func comment(_ path: [Int32]) -> String { comments[path] ?? "" }

  // The numbers below are field numbers of descriptor.proto; a path is made of them and of indices.
  func file() -> File {
    let file = source.pointee
    let package = text(file.package)
    return File(
      path: text(file.name), package: package,
      dependencies: (0..<file.n_dependency).map { text(file.dependency[$0]) },
      options: file.options.map { Self.options($0.pointee) } ?? [:],
      messages: elements(file.n_message_type, file.message_type).enumerated().map { message($1, in: package, [4, Int32($0)]) },
      enums: elements(file.n_enum_type, file.enum_type).enumerated().map { enumeration($1, in: package, [5, Int32($0)]) },
      services: elements(file.n_service, file.service).enumerated().map { service($1, in: package, [6, Int32($0)]) })
  }

  /// A text that is not set is NULL.
  private static func options(_ options: Google__Protobuf__FileOptions) -> [String: String] {
    let texts = [
      ("csharp_namespace", options.csharp_namespace), ("go_package", options.go_package),
      ("java_outer_classname", options.java_outer_classname), ("java_package", options.java_package),
      ("objc_class_prefix", options.objc_class_prefix), ("php_namespace", options.php_namespace), ("ruby_package", options.ruby_package),
    ]
    var set: [String: String] = [:]
    for (name, value) in texts { set[name] = value.map { text($0) } }
    if options.has_java_multiple_files != 0 { set["java_multiple_files"] = options.java_multiple_files != 0 ? "true" : "false" }
    return set
  }

  private func message(_ source: UnsafeMutablePointer<CMessage>, in scope: String, _ path: [Int32]) -> Message {
    let message = source.pointee
    let fullName = "\(scope).\(text(message.name))"
    let fields = elements(message.n_field, message.field)
    let optional = fields.filter { $0.pointee.proto3_optional != 0 }.map { Int($0.pointee.oneof_index) }
    return Message(
      fullName: fullName, name: text(message.name), comment: comment(path),
      fields: fields.enumerated().map { field($1, path + [2, Int32($0)]) },
      oneofs: elements(message.n_oneof_decl, message.oneof_decl).enumerated().map { index, oneof in
        Oneof(name: text(oneof.pointee.name), comment: comment(path + [8, Int32(index)]), isSynthetic: optional.contains(index))
      },
      messages: elements(message.n_nested_type, message.nested_type).enumerated().map {
        self.message($1, in: fullName, path + [3, Int32($0)])
      },
      enums: elements(message.n_enum_type, message.enum_type).enumerated().map { enumeration($1, in: fullName, path + [4, Int32($0)]) },
      isMapEntry: message.options.map { $0.pointee.map_entry != 0 } ?? false)
  }

  private func field(_ source: UnsafeMutablePointer<CField>, _ path: [Int32]) -> Field {
    let field = source.pointee
    return Field(
      name: text(field.name), jsonName: text(field.json_name), number: field.number, type: FieldType(field),
      comment: comment(path), isRepeated: field.label == GOOGLE__PROTOBUF__FIELD_DESCRIPTOR_PROTO__LABEL__LABEL_REPEATED,
      oneofIndex: field.has_oneof_index != 0 ? Int(field.oneof_index) : nil, isOptional: field.proto3_optional != 0,
      isSensitive: field.options.map { CustomOptions.isSensitive($0.pointee.base) } ?? false)
  }

  private func enumeration(_ source: UnsafeMutablePointer<CEnum>, in scope: String, _ path: [Int32]) -> Enum {
    let name = text(source.pointee.name)
    let values = elements(source.pointee.n_value, source.pointee.value).enumerated().map { index, value in
      Enum.Value(name: text(value.pointee.name), number: value.pointee.number, comment: comment(path + [2, Int32(index)]))
    }
    return Enum(fullName: "\(scope).\(name)", name: name, comment: comment(path), values: values)
  }

  private func service(_ source: UnsafeMutablePointer<CService>, in scope: String, _ path: [Int32]) -> Service {
    let name = text(source.pointee.name)
    let methods = elements(source.pointee.n_method, source.pointee.method).enumerated().map { method($1, path + [2, Int32($0)]) }
    return Service(fullName: "\(scope).\(name)", name: name, comment: comment(path), methods: methods)
  }

  private func method(_ source: UnsafeMutablePointer<CMethod>, _ path: [Int32]) -> Method {
    let method = source.pointee
    return Method(
      name: text(method.name), comment: comment(path),
      requestType: String(text(method.input_type).dropFirst()), responseType: String(text(method.output_type).dropFirst()),
      isClientStreaming: method.client_streaming != 0, isServerStreaming: method.server_streaming != 0,
      hasNoSideEffects: method.options.map {
        $0.pointee.idempotency_level == GOOGLE__PROTOBUF__METHOD_OPTIONS__IDEMPOTENCY_LEVEL__NO_SIDE_EFFECTS
      } ?? false,
      policy: method.options.map { CustomOptions.policy($0.pointee.base) } ?? MethodPolicy())
  }
}

extension FieldType {
  fileprivate init(_ field: CField) {
    // Names of types begin with a dot.
    let name = String(text(field.type_name).dropFirst())
    switch field.type {
    case GOOGLE__PROTOBUF__FIELD_DESCRIPTOR_PROTO__TYPE__TYPE_INT32: self = .int32
    case GOOGLE__PROTOBUF__FIELD_DESCRIPTOR_PROTO__TYPE__TYPE_INT64: self = .int64
    case GOOGLE__PROTOBUF__FIELD_DESCRIPTOR_PROTO__TYPE__TYPE_UINT32: self = .uint32
    case GOOGLE__PROTOBUF__FIELD_DESCRIPTOR_PROTO__TYPE__TYPE_DOUBLE: self = .double
    case GOOGLE__PROTOBUF__FIELD_DESCRIPTOR_PROTO__TYPE__TYPE_BOOL: self = .bool
    case GOOGLE__PROTOBUF__FIELD_DESCRIPTOR_PROTO__TYPE__TYPE_STRING: self = .string
    case GOOGLE__PROTOBUF__FIELD_DESCRIPTOR_PROTO__TYPE__TYPE_BYTES: self = .bytes
    case GOOGLE__PROTOBUF__FIELD_DESCRIPTOR_PROTO__TYPE__TYPE_ENUM: self = .enumeration(name)
    case GOOGLE__PROTOBUF__FIELD_DESCRIPTOR_PROTO__TYPE__TYPE_MESSAGE: self = .message(name)
    default: self = .refused("type \(field.type.rawValue) of descriptor.proto")
    }
  }
}
