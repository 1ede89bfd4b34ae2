/// Runs protobuf-c's own generator over the lowered contract and lays its files out as a target of SwiftPM.
internal import Foundation

enum CGenerator {
  /// Debian's package protobuf-c-compiler puts it there; on macOS it is found by PROTOC_GEN_C.
  static var path: String { ProcessInfo.processInfo.environment["PROTOC_GEN_C"] ?? "/usr/bin/protoc-gen-c" }

  /// The C target of the contract, for example CCairnProto.
  static func files(for request: borrowing PluginRequest, _ schema: Schema) throws -> [GeneratedFile] {
    let answer = try run(request.packed())
    let files = try PluginResponse.files(answer).map { file in
      let isHeader = file.path.hasSuffix(".h")
      return GeneratedFile(
        path: "\(schema.contract.cProto)/\(isHeader ? "include/" : "")\(file.path)", content: CTrimming.trimmed(file.content))
    }
    return files + [umbrella(files, schema), moduleMap(schema.contract)]
  }

  private static func run(_ input: [UInt8]) throws -> [UInt8] {
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw GeneratorError("\(path) is missing: apt-get install protobuf-c-compiler")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    try process.run()
    // A plugin reads its whole request before it writes a byte, so the two pipes cannot wait for each other.
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input))
    try standardInput.fileHandleForWriting.close()
    let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw GeneratorError("\(path) failed with status \(process.terminationStatus)") }
    return [UInt8](output)
  }

  private static func umbrella(_ files: [GeneratedFile], _ schema: Schema) -> GeneratedFile {
    let prefix = "\(schema.contract.cProto)/include/"
    let includes = files.map(\.path).filter { $0.hasPrefix(prefix) }.map { "#include \"\($0.dropFirst(prefix.count))\"" }.sorted()
    let accessors = schema.ownFiles.flatMap(\.messages).flatMap(\.withNested).filter { !$0.isCompileTime }.map { message in
      let name = CNames.lower(message.fullName)
      return """
        static inline const ProtobufCMessageDescriptor *\(CNames.descriptorAccessor(message.fullName))(void) {
          return &\(name)__descriptor;
        }
        """
    }
    let content = """
      // Written by protoc-gen-cairn; not by hand.
      #pragma once
      \(includes.joined(separator: "\n"))

      // Swift sees a constant of C as a value; the unpacker needs its address.

      \(accessors.joined(separator: "\n\n"))

      """
    return GeneratedFile(path: prefix + "\(schema.contract.cProto).h", content: content)
  }

  private static func moduleMap(_ contract: Contract) -> GeneratedFile {
    GeneratedFile(
      path: "\(contract.cProto)/include/module.modulemap",
      content: """
        module \(contract.cProto) {
          header "\(contract.cProto).h"
          export *
        }

        """)
  }
}

extension Message {
  /// Messages of options.proto exist for protoc and this generator alone.
  var isCompileTime: Bool { fullName == "cairn.rpc.v1.MethodPolicy" }
}
