/// protoc-gen-cairn: from the contract to C (through protobuf-c's own generator), Swift values, services and method tables.
package enum Generator {
  /// Answers a CodeGeneratorRequest. Faults of the contract are part of the answer; protoc prints them.
  package static func answer(_ input: [UInt8]) -> [UInt8] {
    do {
      return PluginResponse.packed(.success(try files(for: input)))
    } catch let error as GeneratorError {
      return PluginResponse.packed(.failure(error))
    } catch {
      return PluginResponse.packed(.failure(GeneratorError("\(error)")))
    }
  }

  /// The files for a CodeGeneratorRequest.
  package static func files(for input: [UInt8]) throws -> [GeneratedFile] {
    var request = try PluginRequest(input)
    let schema = try Schema(for: request)
    let violations = Laws.violations(of: schema)
    guard violations.isEmpty else {
      throw GeneratorError(violations.map(\.description).joined(separator: "\n"))
    }
    request.lower()
    return try CGenerator.files(for: request, schema) + swiftFiles(schema)
  }

  /// The Swift of a contract that keeps the laws.
  package static func swiftFiles(_ schema: Schema) -> [GeneratedFile] {
    let files = schema.ownFiles.filter { !$0.path.hasSuffix("/options.proto") }
    let contract = schema.contract
    var known = [allMessages(files, contract)]
    if contract.isOwn || schema.includes(PluginRequest.timestampFile) {
      known += Set(files.map(\.proto)).sorted().map { WellKnownWriter.timestamps(contract, in: $0) }
    }
    if schema.includes(PluginRequest.anyFile) { known.append(WellKnownWriter.any(contract)) }
    return files.flatMap { messageFiles($0, schema) } + known + ReasonWriter.files(schema) + ServiceWriter.files(files, contract)
  }

  /// A contract of one module lists its messages there; where there are several, a module above them does.
  static func imports(_ contract: Contract, of modules: [String], as access: String) -> [String] {
    contract.isOwn ? Set(modules).sorted().map { "\(access) import \($0)" } : []
  }

  private static func allMessages(_ files: [File], _ contract: Contract) -> GeneratedFile {
    let imports = imports(contract, of: files.filter { !$0.messages.isEmpty }.map(\.proto), as: "internal") + ["public import Protobuf"]
    var text = SwiftText(from: "every file of the contract", imports: imports)
    text.line()
    text.line("/// Every message of the contract, for tools and tests that find a type by its name.")
    text.block("public enum \(contract.messages)") { text in
      text.line("/// In the order of the contract.")
      text.line("public static let all: [any Message.Type] = [")
      for file in files {
        let module = contract.isOwn ? "\(file.proto)." : ""
        for message in file.allMessages { text.line("  \(module)\(message.swiftName).self,") }
      }
      text.line("]")
      text.line()
      text.line("/// The message of that full name, for example \"cairn.game.whereami.v1.Game\"; nil when the contract has none.")
      text.block("public static func named(_ protoName: String) -> (any Message.Type)?") { text in
        text.line("all.first { $0.protoName == protoName }")
      }
    }
    return GeneratedFile(
      path: "\(contract.isOwn ? contract.whole : "\(contract.module)Proto")/\(contract.messages).swift", content: text.text)
  }

  private static func messageFiles(_ file: File, _ schema: Schema) -> [GeneratedFile] {
    let stem = "\(file.proto)/\(file.folder)/\(file.swiftStem)"
    let others = schema.modulesNamed(by: file)
    var files = [GeneratedFile(path: "\(stem).swift", content: ValueWriter.write(file, others))]
    if !file.messages.isEmpty {
      files.append(GeneratedFile(path: "\(stem)+Binary.swift", content: BinaryCodeWriter.write(file, others, schema.contract)))
      files.append(GeneratedFile(path: "\(stem)+JSON.swift", content: JSONCodeWriter.write(file, others)))
    }
    return files
  }
}

extension File {
  /// "Game" of "cairn/game/v1/achievements.proto" and of an app's "cairn/game/whereami/v1/geo_guess.proto", which has a module of its own.
  var folder: String {
    guard SwiftModules.apps.values.contains(module) else { return SwiftModules.camel(package) }
    return SwiftNames.upperCamel(package.split(separator: ".").dropFirst().first.map(String.init) ?? "")
  }

  /// The module of its messages.
  var proto: String { "\(module)Proto" }
  /// The module of its services.
  var servicesModule: String { "\(module)Services" }
}

extension Schema {
  /// The other modules whose messages or enums are fields of a file's messages.
  func modulesNamed(by file: File) -> [String] {
    let names = file.allMessages.flatMap(\.fields).map(\.swiftType)
    return Set(files.map(\.proto)).filter { module in module != file.proto && names.contains { $0.hasPrefix("\(module).") } }.sorted()
  }
}
