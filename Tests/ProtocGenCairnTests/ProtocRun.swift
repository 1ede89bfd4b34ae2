import Foundation

@testable import ProtocGenCairn

/// Runs protoc over a file written for one test, beside the contract's options.proto.
struct ProtocRun {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The folder that holds proto/.
  private static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appendingPathComponent("proto/cairn").path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// The head that a well-made file of the package cairn.test.v1 has.
  static let head = """
    syntax = "proto3";
    package cairn.test.v1;
    import "cairn/rpc/v1/options.proto";
    import "google/protobuf/timestamp.proto";
    option csharp_namespace = "Cairn.Test.V1";
    option go_package = "cairn/test/v1;testv1";
    option java_multiple_files = true;
    option java_outer_classname = "ThingsProto";
    option java_package = "cairn.test.v1";
    option objc_class_prefix = "CairnTestV1";
    option php_namespace = "Cairn\\\\Test\\\\V1";
    option ruby_package = "Cairn::Test::V1";

    """

  /// The head of a file of any package of ours, with the options that generators for other languages read.
  static func head(_ package: String, path: String, imports: [String] = []) -> String {
    let options = OptionLaw.options(of: File(path: path, package: package)).sorted { $0.key < $1.key }.map { name, value in
      let text = value.replacing("\\", with: "\\\\")
      return "option \(name) = \(value == "true" ? value : "\"\(text)\"");\n"
    }
    return "syntax = \"proto3\";\npackage \(package);\n" + imports.map { "import \"\($0)\";\n" }.joined() + options.joined()
  }

  /// The schema of several files, by their paths.
  static func schema(files: [String: String]) throws -> Schema {
    try inFolder(files) { folder in
      let target = folder.appendingPathComponent("set.binpb")
      try protoc(
        folder, ["--include_imports", "--include_source_info", "--descriptor_set_out=\(target.path)"] + files.keys.sorted())
      return try Schema(descriptorSet: [UInt8](try Data(contentsOf: target)))
    }
  }

  /// The schema of a file with that body.
  static func schema(_ body: String, path: String = "cairn/test/v1/things.proto", head: String = head) throws -> Schema {
    try schema(files: [path: head + body])
  }

  /// The CodeGeneratorRequest that protoc makes for a file with that body.
  static func request(
    _ body: String, path: String = "cairn/test/v1/things.proto", head: String = head, option: String = ""
  ) throws -> [UInt8] {
    return try inFolder([path: head + body]) { folder in
      let plugin = folder.appendingPathComponent("protoc-gen-keep")
      let target = folder.appendingPathComponent("request.binpb")
      // Answers with supported_features = FEATURE_PROTO3_OPTIONAL.
      try Data("#!/bin/sh\ncat > \"\(target.path)\"\nprintf '\\020\\001'\n".utf8).write(to: plugin)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: plugin.path)
      try protoc(folder, ["--plugin=protoc-gen-keep=\(plugin.path)", "--keep_opt=\(option)", "--keep_out=\(folder.path)", path])
      return [UInt8](try Data(contentsOf: target))
    }
  }

  private static func inFolder<Value>(_ files: [String: String], _ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cairn-proto-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try body(folder)
  }

  private static func protoc(_ folder: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["protoc", "-I\(folder.path)", "-I\(root.appendingPathComponent("proto").path)", "-I/usr/include"] + arguments
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(description: String(decoding: text, as: UTF8.self)) }
  }
}
