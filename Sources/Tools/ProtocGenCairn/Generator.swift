/// protoc-gen-cairn: from the contract to C (through protobuf-c's own generator), Swift values, services and method tables.
package enum Generator {
  /// Answers a CodeGeneratorRequest. What is wrong with the contract is part of the answer; protoc prints it.
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
    if contract.isOwn || schema.includes(PluginRequest.timestampFile) { known.append(WellKnownWriter.timestamps(contract)) }
    if schema.includes(PluginRequest.anyFile) { known.append(WellKnownWriter.any(contract)) }
    return files.flatMap { messageFiles($0, contract) } + known + ServiceWriter.files(files, contract)
  }

  private static func allMessages(_ files: [File], _ contract: Contract) -> GeneratedFile {
    var text = SwiftText(from: "every file of the contract", imports: ["public import Protobuf"])
    text.line()
    text.line("/// Every message of the contract, for tools and tests that find a type by its name.")
    text.block("public enum \(contract.messages)") { text in
      text.line("/// In the order of the contract.")
      text.line("public static let all: [any Message.Type] = [")
      for message in files.flatMap(\.allMessages) { text.line("  \(message.swiftName).self,") }
      text.line("]")
      text.line()
      text.line("/// The message of that full name, for example \"cairn.game.v1.Game\"; nil when the contract has none.")
      text.block("public static func named(_ protoName: String) -> (any Message.Type)?") { text in
        text.line("all.first { $0.protoName == protoName }")
      }
    }
    return GeneratedFile(path: "\(contract.proto)/\(contract.messages).swift", content: text.text)
  }

  private static func messageFiles(_ file: File, _ contract: Contract) -> [GeneratedFile] {
    let stem = "\(contract.proto)/\(file.folder)/\(file.swiftStem)"
    var files = [GeneratedFile(path: "\(stem).swift", content: ValueWriter.write(file))]
    if !file.messages.isEmpty {
      files.append(GeneratedFile(path: "\(stem)+Binary.swift", content: BinaryCodeWriter.write(file, contract)))
      files.append(GeneratedFile(path: "\(stem)+JSON.swift", content: JSONCodeWriter.write(file, contract)))
    }
    return files
  }
}

extension File {
  /// "Game" of "cairn/game/v1/geo_guess.proto".
  var folder: String { SwiftNames.upperCamel(package.split(separator: ".").dropFirst().dropLast().joined(separator: "_")) }

  /// "GeoGuess" of "cairn/game/v1/geo_guess.proto".
  var swiftStem: String {
    let name = path.split(separator: "/").last ?? ""
    return SwiftNames.upperCamel(name.split(separator: ".").first.map(String.init) ?? "")
  }
}
