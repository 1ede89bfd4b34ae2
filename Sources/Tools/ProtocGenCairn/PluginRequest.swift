/// protoc's request to a plugin and the answer to it, as protobuf-c keeps them. Each owns its struct and frees it.
internal import CPluginProto
internal import CProtobufC

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Fault of the contract, for the author of the .proto file.
package struct GeneratorError: Error, CustomStringConvertible {
  package var description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// A CodeGeneratorRequest (plugin.proto).
struct PluginRequest: ~Copyable {
  typealias Struct = Google__Protobuf__Compiler__CodeGeneratorRequest

  let pointer: UnsafeMutablePointer<Struct>

  init(_ bytes: [UInt8]) throws {
    guard let message = protobuf_c_message_unpack(plugin_request_descriptor(), nil, bytes.count, bytes) else {
      throw GeneratorError("standard input is not a CodeGeneratorRequest: protoc starts this program")
    }
    // The unpacker made a struct of the type its descriptor names.
    pointer = UnsafeMutableRawPointer(message).assumingMemoryBound(to: Struct.self)
  }

  deinit {
    google__protobuf__compiler__code_generator_request__free_unpacked(pointer, nil)
  }

  func packed() -> [UInt8] {
    let size = google__protobuf__compiler__code_generator_request__get_packed_size(pointer)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = google__protobuf__compiler__code_generator_request__pack(pointer, buffer.baseAddress)
    }
  }
}

/// A file to write.
package struct GeneratedFile: Hashable, Sendable {
  /// Relative to Sources/Generated.
  package var path: String
  package var content: String

  package init(path: String, content: String) {
    self.path = path
    self.content = content
  }
}

/// A CodeGeneratorResponse (plugin.proto).
enum PluginResponse {
  private typealias Struct = Google__Protobuf__Compiler__CodeGeneratorResponse
  private typealias CFile = Google__Protobuf__Compiler__CodeGeneratorResponse__File

  /// The files another plugin wrote, or the error it found.
  static func files(_ bytes: [UInt8]) throws -> [GeneratedFile] {
    guard let message = protobuf_c_message_unpack(plugin_response_descriptor(), nil, bytes.count, bytes) else {
      throw GeneratorError("protoc-gen-c did not answer with a CodeGeneratorResponse")
    }
    defer { protobuf_c_message_free_unpacked(message, nil) }
    // The unpacker made a struct of the type its descriptor names.
    let response = UnsafeMutableRawPointer(message).assumingMemoryBound(to: Struct.self).pointee
    if let error = response.error { throw GeneratorError("protoc-gen-c: \(text(error))") }
    return elements(response.n_file, response.file).map { file in
      GeneratedFile(path: text(file.pointee.name), content: text(file.pointee.content))
    }
  }

  /// The answer to protoc: files, or an error that it prints.
  static func packed(_ result: Result<[GeneratedFile], GeneratorError>) -> [UInt8] {
    let response = UnsafeMutablePointer<Struct>.allocate(capacity: 1)
    defer { response.deallocate() }
    google__protobuf__compiler__code_generator_response__init(response)
    response.pointee.has_supported_features = 1
    response.pointee.supported_features = UInt64(
      GOOGLE__PROTOBUF__COMPILER__CODE_GENERATOR_RESPONSE__FEATURE__FEATURE_PROTO3_OPTIONAL.rawValue)
    switch result {
    case .failure(let error): response.pointee.error = strdup(error.description)
    case .success(let files): add(files, to: response)
    }
    defer { release(response) }
    let size = google__protobuf__compiler__code_generator_response__get_packed_size(response)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = google__protobuf__compiler__code_generator_response__pack(response, buffer.baseAddress)
    }
  }

  private static func add(_ files: [GeneratedFile], to response: UnsafeMutablePointer<Struct>) {
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CFile>?>.allocate(capacity: max(files.count, 1))
    for (index, file) in files.enumerated() {
      let target = UnsafeMutablePointer<CFile>.allocate(capacity: 1)
      google__protobuf__compiler__code_generator_response__file__init(target)
      target.pointee.name = strdup(file.path)
      target.pointee.content = strdup(file.content)
      list[index] = target
    }
    response.pointee.n_file = files.count
    response.pointee.file = list
  }

  private static func release(_ response: UnsafeMutablePointer<Struct>) {
    free(response.pointee.error)
    for file in elements(response.pointee.n_file, response.pointee.file) {
      free(file.pointee.name)
      free(file.pointee.content)
      file.deallocate()
    }
    response.pointee.file?.deallocate()
  }
}
