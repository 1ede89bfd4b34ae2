import Foundation
import ProtocGenCairn

/// The contract as protoc reads it: the descriptor set, and protoc itself as the other implementation of the encodings.
enum Contract {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The folder that holds proto/.
  static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appendingPathComponent("proto/cairn").path) {
      folder.deleteLastPathComponent()
    }
    return folder
  }()

  /// Relative to proto/, sorted.
  static let files: [String] = {
    let folder = root.appendingPathComponent("proto/cairn")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".proto") }.map { "cairn/\($0)" }.sorted()
  }()

  static let schema = Result { () throws -> Schema in
    let target = FileManager.default.temporaryDirectory.appendingPathComponent("cairn-contract-\(UUID().uuidString).binpb")
    defer { try? FileManager.default.removeItem(at: target) }
    _ = try protoc(["--include_imports", "--include_source_info", "--descriptor_set_out=\(target.path)"], input: [])
    return try Schema(descriptorSet: [UInt8](try Data(contentsOf: target)))
  }

  /// Runs protoc over all files of the contract.
  static func protoc(_ arguments: [String], input: [UInt8], environment: [String: String] = [:]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["protoc", "-I\(root.appendingPathComponent("proto").path)", "-I/usr/include"] + arguments + files
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    try process.run()
    // protoc reads all of its input before it writes.
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input))
    try standardInput.fileHandleForWriting.close()
    let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "protoc failed with status \(process.terminationStatus); it needs the package protobuf-compiler")
    }
    return [UInt8](output)
  }
}
