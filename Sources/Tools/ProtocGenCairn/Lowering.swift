/// Makes the contract digestible for protobuf-c 1.4 without changing a byte on the wire.
///
/// | in the .proto | for protoc-gen-c | because |
/// |---|---|---|
/// | `string` | `bytes` | C strings end at a NUL and are not checked for UTF-8 |
/// | `optional` | a oneof of one | proto3 `optional` is refused |
/// | `map` | a repeated entry | bytes are refused as keys of a map |
/// | an enum | `int32` | an enum of C cannot hold a number it does not know |
/// | field `x` | `x_` | `n_x`, `base`, `x_case` and macros of C headers can then never be in the way |
/// | services, extensions, options.proto | dropped | they have no bytes; descriptor.proto would come along |
internal import CPluginProto
internal import CProtobufC

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension PluginRequest {
  /// Files that exist for protoc and this generator alone.
  private static let compileTimeFiles: Set<String> = ["cairn/rpc/v1/options.proto", "google/protobuf/descriptor.proto"]

  /// Files that the contract leans on; their C is generated along.
  static let timestampFile = "google/protobuf/timestamp.proto"
  static let anyFile = "google/protobuf/any.proto"

  /// Lowers the request in place.
  mutating func lower() {
    var keptCount = 0
    for index in 0..<pointer.pointee.n_proto_file {
      guard let file = pointer.pointee.proto_file[index] else { continue }
      if Self.compileTimeFiles.contains(text(file.pointee.name)) {
        google__protobuf__file_descriptor_proto__free_unpacked(file, nil)
      } else {
        Self.lower(file)
        pointer.pointee.proto_file[keptCount] = file
        keptCount += 1
      }
    }
    pointer.pointee.n_proto_file = keptCount
    // Our options are none of protoc-gen-c's.
    free(pointer.pointee.parameter)
    pointer.pointee.parameter = nil
    generateEverything()
  }

  /// Asks for the C of every file that is left, the timestamp's included.
  private func generateEverything() {
    for index in 0..<pointer.pointee.n_file_to_generate { free(pointer.pointee.file_to_generate[index]) }
    free(pointer.pointee.file_to_generate)
    let files = elements(pointer.pointee.n_proto_file, pointer.pointee.proto_file)
    // By malloc, because protobuf-c frees it.
    let list = malloc(max(files.count, 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride)!
    let names = list.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: files.count)
    for (index, file) in files.enumerated() { (names + index).initialize(to: strdup(file.pointee.name)) }
    pointer.pointee.n_file_to_generate = files.count
    pointer.pointee.file_to_generate = names
  }

  private static func lower(_ file: UnsafeMutablePointer<Google__Protobuf__FileDescriptorProto>) {
    dropCompileTimeDependencies(of: file)
    dropAll(&file.pointee.n_service, file.pointee.service) { google__protobuf__service_descriptor_proto__free_unpacked($0, nil) }
    dropAll(&file.pointee.n_extension, file.pointee.extension) { google__protobuf__field_descriptor_proto__free_unpacked($0, nil) }
    dropAll(&file.pointee.n_enum_type, file.pointee.enum_type) { google__protobuf__enum_descriptor_proto__free_unpacked($0, nil) }
    for message in elements(file.pointee.n_message_type, file.pointee.message_type) { lower(message) }
  }

  private static func dropAll<Element>(
    _ count: inout Int, _ list: UnsafeMutablePointer<UnsafeMutablePointer<Element>?>?, _ release: (UnsafeMutablePointer<Element>) -> Void
  ) {
    for element in elements(count, list) { release(element) }
    // The array itself stays with the struct, which frees it.
    count = 0
  }

  private static func dropCompileTimeDependencies(of file: UnsafeMutablePointer<Google__Protobuf__FileDescriptorProto>) {
    var keptCount = 0
    for index in 0..<file.pointee.n_dependency {
      let dependency = file.pointee.dependency[index]
      if compileTimeFiles.contains(text(dependency)) {
        free(dependency)
      } else {
        file.pointee.dependency[keptCount] = dependency
        keptCount += 1
      }
    }
    file.pointee.n_dependency = keptCount
  }

  private static func lower(_ message: UnsafeMutablePointer<Google__Protobuf__DescriptorProto>) {
    if let options = message.pointee.options { options.pointee.has_map_entry = 0 }
    dropAll(&message.pointee.n_enum_type, message.pointee.enum_type) { google__protobuf__enum_descriptor_proto__free_unpacked($0, nil) }
    for field in elements(message.pointee.n_field, message.pointee.field) { lower(field) }
    for nested in elements(message.pointee.n_nested_type, message.pointee.nested_type) { lower(nested) }
  }

  private static func lower(_ field: UnsafeMutablePointer<Google__Protobuf__FieldDescriptorProto>) {
    let name = strdup(CNames.field(text(field.pointee.name)))
    free(field.pointee.name)
    field.pointee.name = name
    field.pointee.has_proto3_optional = 0
    switch field.pointee.type {
    case GOOGLE__PROTOBUF__FIELD_DESCRIPTOR_PROTO__TYPE__TYPE_STRING:
      field.pointee.type = GOOGLE__PROTOBUF__FIELD_DESCRIPTOR_PROTO__TYPE__TYPE_BYTES
    case GOOGLE__PROTOBUF__FIELD_DESCRIPTOR_PROTO__TYPE__TYPE_ENUM:
      field.pointee.type = GOOGLE__PROTOBUF__FIELD_DESCRIPTOR_PROTO__TYPE__TYPE_INT32
      free(field.pointee.type_name)
      field.pointee.type_name = nil
    default: break
    }
  }
}
